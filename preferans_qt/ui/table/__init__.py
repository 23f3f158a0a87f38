"""The table: cards, seats, the trick and how they move."""
