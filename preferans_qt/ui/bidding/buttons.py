"""Buttons of the panels. One that may not be pressed says why, when it is pressed all the same."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from preferans_qt.game.contracts import Contract
from preferans_qt.game.reasons import Reason
from preferans_qt.ui.bidding.signs import Colours, contract_width, paint_contract
from preferans_qt.ui.held_keys import is_repeat
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.theme import SIZES

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING_KEYS = (*ENTER_KEYS, Qt.Key.Key_Space, Qt.Key.Key_Select)
_STYLED = (QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange)
ARROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def in_button(text: str) -> str:
    """A text that may hold anything, for the caption of a button: ``&`` marks no access key."""
    return text.replace("&", "&&")


class TouchButton(QPushButton):
    """A button that no layout makes lower than a finger needs."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, SIZES.touch))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in _STYLED:  # a style sheet has set a least height of its own
            self.setMinimumHeight(self.minimumSizeHint().height())
        return handled


class ChoiceButton(TouchButton):
    """A choice: pressed by mouse, touch, Space or Enter.

    A key held down from an earlier decision and the second half of a double click do nothing.
    While a reason bars the choice the button is disabled: Tab passes over it, a screen reader
    calls it unavailable, the tooltip tells the reason, and a click asks for it by ``refused``.
    """

    refused = Signal(object)  # a Reason

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason: Reason | None = None
        self._description = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def reason(self) -> Reason | None:
        """Why the choice is barred, or None."""
        return self._reason

    def bar(self, reason: Reason | None) -> None:
        """Bar the choice for a reason, or open it with None."""
        self._reason = reason
        self.setEnabled(reason is None)
        self.describe(self._description)

    def describe(self, description: str) -> None:
        """What the choice means; while it is barred, the reason is told instead."""
        self._description = description
        told = description if self._reason is None else reason_text(self._reason)
        self.setToolTip(told)
        self.setAccessibleDescription(told)

    def make_primary(self) -> None:
        """Dress the button as the one that Enter presses."""
        self.setProperty("primary", True)

    def event(self, event: QEvent) -> bool:
        if self._reason is not None and isinstance(event, QMouseEvent):
            return self._tell_reason(event, self._reason)
        return super().event(event)

    def _tell_reason(self, event: QMouseEvent, reason: Reason) -> bool:
        """Qt keeps clicks from disabled widgets; here a click gets the reason for an answer."""
        event.accept()
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and event.button() == Qt.MouseButton.LeftButton:
            self.refused.emit(reason)
        return True

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the second click would answer the next question too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in PRESSING_KEYS:
            if not is_repeat(event):
                self.click()
        elif key in ARROW_KEYS:
            event.ignore()  # the panel moves among its buttons
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the press has done it all


class ContractButton(ChoiceButton):
    """A choice shown as a drawn contract; ``marked`` puts a frame of the accent around it."""

    LEAST, USUAL = QSize(48, 36), QSize(64, SIZES.touch)

    def __init__(self, contract: Contract, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contract = contract
        self.marked = False
        self._colours = colours
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def mark(self, marked: bool) -> None:
        self.marked = marked
        self.update()

    def sizeHint(self) -> QSize:
        return self.USUAL.expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        height = self._height()
        width = contract_width(self.contract, height) + 2 * SIZES.gap
        return self.LEAST.expandedTo(QSize(round(width), round(height) + 2 * SIZES.gap))

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        palette = self._colours.palette
        if not self.isEnabled():
            ink = sign = palette.disabled
        elif self.isChecked() or self.isDown():
            ink = sign = palette.accent_ink
        else:
            ink, sign = palette.ink, self._colours.strain(self.contract.strain)
        centre = QPointF(self.rect().toRectF().center())
        paint_contract(painter, centre, self.contract, self._height(), ink, sign)
        if self.marked:
            self._paint_frame(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        ring = SIZES.focus_ring
        frame = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        painter.setPen(QPen(self._colours.palette.accent, ring))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, SIZES.radius / 2, SIZES.radius / 2)

    def _height(self) -> float:
        return 1.1 * self.fontMetrics().ascent()
