"""Progress: what decisions lose by subject and over time, as pictures and as a table."""
