"""The application and the disk image for macOS."""
