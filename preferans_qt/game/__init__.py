"""The rules of Preferans as pure functions: no window, no clock, no chance, no files."""
