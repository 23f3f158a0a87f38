"""What is kept on disk: matches, settings and statistics."""
