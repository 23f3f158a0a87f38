"""Exact play with all cards known."""
