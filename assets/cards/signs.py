"""The outlines that the cards share with the program, read without importing the program."""

import runpy
from pathlib import Path

_OUTLINES = runpy.run_path(
    str(Path(__file__).resolve().parents[2] / "preferans_qt" / "ui" / "outlines.py")
)
SUITS: tuple[str, str, str, str] = _OUTLINES["SUITS"]
circle = _OUTLINES["circle"]
hole = _OUTLINES["hole"]
