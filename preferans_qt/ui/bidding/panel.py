"""What all panels over the table share: frame, colours, headline, keys, and the one answer."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from preferans_qt.game.actions import Action
from preferans_qt.game.contracts import Contract
from preferans_qt.ui.bidding.buttons import PRESSING_KEYS, ChoiceButton
from preferans_qt.ui.bidding.signs import Colours, ContractMark
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.theme import SIZES, Palette

MUTED = QPalette.ColorRole.PlaceholderText
HEADLINE = 1.2  # size of a headline, in sizes of the program's font
DIRECTIONS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
LINE = 66  # width of a panel, in average characters; a few need more


class TablePanel(QFrame):
    """A sheet of the club laid over the table: a headline, and what the panel is for.

    Arrow keys move the focus to the nearest button that may be pressed.
    """

    line = LINE

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # no click reaches the cards
        self.colours = Colours(palette, four_colour)
        self.mark = ContractMark(self.colours)
        self.headline = Headline()
        self.subline = sentence(muted=True)
        words = QVBoxLayout()
        words.setSpacing(SIZES.grid // 2)
        words.addWidget(self.headline)
        words.addWidget(self.subline)
        head = QHBoxLayout()
        head.setSpacing(SIZES.margin)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.rows = QVBoxLayout(self)
        margin = 3 * SIZES.grid
        self.rows.setContentsMargins(margin, margin, margin, margin)
        self.rows.setSpacing(SIZES.gap)
        self.rows.addLayout(head)

    def dress(self, palette: Palette, four_colour: bool = False) -> None:
        """Show the panel in the colours of another theme."""
        self.colours.dress(palette, four_colour)
        self.retranslate()  # amounts get their colours with their text
        self.update()
        for child in self.findChildren(QWidget):
            QWidget.update(child)  # views of items have another `update` in older PySide6

    def retranslate(self) -> None:
        """Say everything in the language that is now set."""
        raise NotImplementedError

    def say(self, headline: str, subline: str = "", contract: Contract | None = None) -> None:
        """Set the head of the panel, which is also its name for a screen reader."""
        self.mark.show_contract(contract)
        self.headline.setText(headline)
        self.subline.setText(subline)
        self.subline.setVisible(bool(subline))
        self.setAccessibleName(headline)
        self.setAccessibleDescription(subline)

    def slide_to(self, position: QPoint, milliseconds: int) -> None:
        """Move from where the panel is to a position in its parent; at once for 0 ms."""
        if not milliseconds:
            self.move(position)
            return
        slide = QPropertyAnimation(self, b"pos", self)
        slide.setDuration(milliseconds)
        slide.setEndValue(position)
        slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        slide.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def sizeHint(self) -> QSize:
        """The size for the usual length of a line: wrapped sentences need the right height."""
        usual = self.line * self.fontMetrics().averageCharWidth()
        width = max(self.rows.minimumSize().width(), usual)
        if self.rows.hasHeightForWidth():
            return QSize(width, self.rows.totalHeightForWidth(width))
        return QSize(width, self.rows.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        width = self.sizeHint().width()
        if self.rows.hasHeightForWidth():
            return QSize(width, self.rows.totalMinimumHeightForWidth(width))
        return self.rows.minimumSize()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in DIRECTIONS:
            self.move_focus(event.key())
        elif event.key() not in PRESSING_KEYS:  # or they would play a card on the table
            super().keyPressEvent(event)

    def move_focus(self, key: int) -> None:
        """Give the focus to the nearest button in the direction of an arrow key."""
        current = self.focusWidget()
        buttons = [
            button
            for button in self.findChildren(ChoiceButton)
            if button.isVisible() and button.isEnabled() and button is not current
        ]
        if current is None or not self.isAncestorOf(current):
            return
        following = nearest(current, buttons, key)
        if following is not None:
            following.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.colours.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(palette.surface)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, SIZES.radius, SIZES.radius)


class DecisionPanel(TablePanel):
    """A panel that asks the person for one decision, and takes one answer for each turn shown."""

    chosen = Signal(object)  # the Action
    refused = Signal(object)  # the Reason, when what was tried is not allowed

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._turn: Turn | None = None
        self._is_open = False

    @property
    def turn(self) -> Turn | None:
        """The turn that is shown, None before the first."""
        return self._turn

    def present(self, turn: Turn) -> None:
        """Ask for the decision of a turn. The panel then has its focus on the safe answer."""
        self._turn = turn
        self._is_open = True
        self.prepare(turn)
        self.retranslate()
        self.setFocusProxy(self.default_button())

    def prepare(self, turn: Turn) -> None:
        """Open or bar the choices for a turn."""
        raise NotImplementedError

    def default_button(self) -> QWidget:
        """What has the focus when the panel gets it."""
        raise NotImplementedError

    def decide(self, action: Action) -> None:
        """Answer with an action, once; what is not allowed is refused."""
        if self._turn is None or not self._is_open:
            return
        reason = self._turn.reason_against(action)
        if reason is not None:
            self.refused.emit(reason)
            return
        self._is_open = False
        self.chosen.emit(action)

    def choice(self, button: ChoiceButton, action: Action) -> ChoiceButton:
        """Let a button answer with an action."""
        button.clicked.connect(lambda: self.decide(action))
        button.refused.connect(self.refused)
        return button


class Headline(QLabel):
    """The first line of a panel, larger than the rest by the same part at every size of text."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._enlarge()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(HEADLINE * font.pointSizeF())
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)


def sentence(text: str = "", *, muted: bool = False) -> QLabel:
    """A label of wrapped text."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)  # names may hold anything
    label.setWordWrap(True)
    if muted:
        label.setForegroundRole(MUTED)
    return label


def row(*widgets: QWidget, first: int = 0) -> QHBoxLayout:
    """Widgets side by side at the right edge; the leading ``first`` of them at the left."""
    layout = QHBoxLayout()
    layout.setSpacing(SIZES.gap)
    for place, widget in enumerate(widgets):
        if place == first:
            layout.addStretch(1)
        layout.addWidget(widget)
    return layout


def nearest(current: QWidget, buttons: Sequence[ChoiceButton], key: int) -> ChoiceButton | None:
    """The button to go to from a widget by an arrow key: straight ahead before aside."""
    right, down = DIRECTIONS[key]
    here = current.mapToGlobal(current.rect().center())
    reached = []
    for place, button in enumerate(buttons):
        way = button.mapToGlobal(button.rect().center()) - here
        ahead = way.x() * right + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * right)
        if ahead > 0:
            reached.append((ahead + 3 * aside, place))
    return buttons[min(reached)[1]] if reached else None
