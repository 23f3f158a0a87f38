"""What is said where the program is slower than it could be.

Importing this imports the solver, so nothing on the way to the first paint may do it.
"""

from PySide6.QtCore import QCoreApplication

from preferans_qt.solver.search import COMPILED


def speed_note() -> str:
    """A sentence on what makes the program faster; empty where the solver is compiled."""
    if COMPILED:
        return ""
    return QCoreApplication.translate(
        "Program",
        "The program calculates slowly on this computer: install a C compiler, "
        "then run start.py or install Preferans again.",
    )
