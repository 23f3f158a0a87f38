"""The main window: its parts, its commands, and the match shown in it."""
