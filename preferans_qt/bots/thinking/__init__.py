"""The thinking player: imagines what the hidden cards may be, and solves each case."""
