"""The commands of ``preferans`` as functions: what they read, compute and report."""
