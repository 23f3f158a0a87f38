"""The score sheet as it is drawn on paper."""
