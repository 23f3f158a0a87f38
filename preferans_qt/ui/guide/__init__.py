"""The guide: the rules as the match plays them, and how to use the program."""
