"""A running match: its log of actions, its current state and who decides for each seat."""
