"""The coach: what decisions were worth, what was wrong with them, and how one learns from it."""
