"""A small field for one number of the score sheet, with room for a mark beside the digits."""

from enum import Enum

from PySide6.QtCore import QPointF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QLineEdit

from preferans_qt.ui.bidding.buttons import ENTER_KEYS
from preferans_qt.ui.bidding.panel import DIRECTIONS
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.sheet.content import number_text
from preferans_qt.ui.theme import SIZES

_NUMBER = "[-−]?[0-9]{0,4}"
_USUAL = "−000"  # longer numbers scroll
_TICK = ((0.0, 0.55), (0.38, 0.95), (1.0, 0.05))  # in sides of its square
_CROSS = (((0.0, 0.0), (1.0, 1.0)), ((1.0, 0.0), (0.0, 1.0)))
_SIDE = 0.5  # of a mark, in heights of the text


class Mark(Enum):
    """What is said of a number by a sign."""

    NONE = "none"
    RIGHT = "right"
    WRONG = "wrong"


class NumberField(QLineEdit):
    """Takes a whole number, or nothing. Arrow keys that lead out of it are told by ``left``."""

    left = Signal(int)  # an arrow key
    entered = Signal()  # it has got the focus

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._mark = Mark.NONE
        self.setValidator(QRegularExpressionValidator(QRegularExpression(_NUMBER), self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.textEdited.connect(lambda: self.set_mark(Mark.NONE))

    @property
    def number(self) -> int:
        """What is written; 0 for nothing."""
        text = self.text().replace("−", "-")
        return int(text) if text.strip("-") else 0

    def show_number(self, number: int) -> None:
        """Write a number; nothing for 0."""
        self.setText(number_text(number) if number else "")

    @property
    def mark(self) -> Mark:
        return self._mark

    def set_mark(self, mark: Mark) -> None:
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(_USUAL) + round(_SIDE * metrics.height())
        return QSize(width + 2 * SIZES.gap, max(SIZES.touch, metrics.height() + SIZES.gap))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            event.ignore()  # the panel checks the numbers
        elif event.key() in DIRECTIONS and self._leads_out(event):
            self.left.emit(event.key())
        else:
            super().keyPressEvent(event)

    def _leads_out(self, event: QKeyEvent) -> bool:
        """Whether an arrow key does not just move the cursor within the number."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if self.hasSelectedText() and self.selectedText() == self.text():
            return True
        match event.key():
            case Qt.Key.Key_Left:
                return self.cursorPosition() == 0
            case Qt.Key.Key_Right:
                return self.cursorPosition() == len(self.text())
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._mark is Mark.NONE:
            return
        palette = self._colours.palette
        side = _SIDE * self.fontMetrics().height()
        corner = QPointF(SIZES.gap, (self.height() - side) / 2)
        is_right = self._mark is Mark.RIGHT
        lines = (_TICK,) if is_right else _CROSS
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.positive if is_right else palette.negative, side / 5))
            for line in lines:
                painter.drawPolyline([corner + QPointF(x, y) * side for x, y in line])
