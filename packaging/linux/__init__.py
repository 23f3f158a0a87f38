"""The packages for Linux, and their trial in clean systems."""
