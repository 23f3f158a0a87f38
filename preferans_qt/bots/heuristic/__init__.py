"""A player that counts tricks and goes by rules of thumb, as a sensible beginner does."""
