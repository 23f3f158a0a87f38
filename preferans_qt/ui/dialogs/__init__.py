"""The dialogs of the program; none of them changes anything but by a signal or a result."""
