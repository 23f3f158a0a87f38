"""Practice: the tutor beside the table, and what the learner sets for him."""
