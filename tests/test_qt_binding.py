"""PySide6 counts its references to None, True and False correctly.

PySide6 6.12.0 gives one away at most calls, and Python 3.11, where these objects are not immortal,
then aborts after a few thousand of them. Hence the upper bound in pyproject.toml.
"""

import sys

import pytest
from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QColor, QTransform
from PySide6.QtWidgets import QWidget

# Few enough that a wrong count fails here, and does not abort the process
CALLS = 200
# From Python 3.12 on the counts start in the billions, wander, and release nothing
IMMORTAL = 2**30


def use_qt(widget: QWidget) -> None:
    """Calls that answer None, True and False, of the kinds that a program makes all day."""
    widget.setObjectName("table")
    widget.setEnabled(False)
    widget.setEnabled(True)
    widget.resize(QSize(20, 10))
    widget.isVisible()
    widget.isEnabled()
    widget.layout()
    widget.parentWidget()
    QObject(widget).setParent(None)
    QRect(0, 0, 10, 10).contains(5, 5)
    QColor("red").isValid()
    QTransform().isIdentity()


@pytest.mark.parametrize("constant", [None, True, False])
def test_calls_leave_the_reference_counts_of_constants_alone(
    qapp: object, constant: bool | None
) -> None:
    widget = QWidget()
    use_qt(widget)
    before = sys.getrefcount(constant)
    for _ in range(CALLS):
        use_qt(widget)
    after = sys.getrefcount(constant)
    assert before - after < CALLS // 2 or after > IMMORTAL
