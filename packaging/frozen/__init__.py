"""The frozen program: one folder with Python, Qt and the compiled solver."""
