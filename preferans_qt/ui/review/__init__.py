"""The window in which a match that was played is looked into."""
