"""What a person sets to taste, and the dialogs for it."""
