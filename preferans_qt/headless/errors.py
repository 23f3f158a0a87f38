"""What can go wrong between a command and its user."""


class InputError(ValueError):
    """Something a user gave cannot be used; the message is one line: what is wrong, and where."""
