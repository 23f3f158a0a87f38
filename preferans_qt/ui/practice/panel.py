"""The tutor's panel beside the table: what it says it is told, and it tells what is pressed."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.panel import MUTED, Headline, sentence
from preferans_qt.ui.theme import SIZES

BUTTONS = ("think_again", "take_back", "hint", "play_anyway", "quiet", "review", "close")
_COLUMNS = 2
_PAGES: dict[int, int] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_MOST_LINES, _LEAST_LINES = 12, 2  # of text that are shown without scrolling


@dataclass(frozen=True, slots=True)
class PanelContent:
    """What the panel says, and which of its BUTTONS it offers, the first for Enter.

    ``numbers`` are shown when they are asked for; ``place`` is the place of what is said among
    ``places`` that one can turn to, from 0; ``rung`` is the next hint's.
    """

    headline: str
    subline: str = ""
    text: str = ""
    remark: str = ""
    numbers: str = ""
    buttons: tuple[str, ...] = ()
    rung: int = 1
    place: int = 0
    places: int = 1


class _Words(QScrollArea):
    """As high as its sentences, up to a measure; beyond that they can be scrolled."""

    def __init__(self, words: QWidget, column: QVBoxLayout) -> None:
        super().__init__()
        self._column = column
        self._lacking = 0
        self._first: QWidget | None = None
        self.setWidget(words)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._go_to_first)

    def sizeHint(self) -> QSize:
        height = self._column.totalHeightForWidth(self.viewport().width())
        line = self.fontMetrics().lineSpacing()
        height = max(min(height, _MOST_LINES * line) - self._lacking, _LEAST_LINES * line)
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def limit(self, lacking: int) -> None:
        """Be lower by so many pixels than wanted, as far as can be."""
        self._lacking = lacking
        self.updateGeometry()

    def begin_with(self, label: QWidget) -> None:
        """Scroll to a label, now and when the words have been laid out anew."""
        self._first = label
        self._go_to_first()

    def turn(self, pages: int) -> None:
        """Scroll by so many pages."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _go_to_first(self) -> None:
        if self._first is not None:
            self.verticalScrollBar().setValue(self._first.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class TutorPanel(QFrame):
    """``pressed`` carries the name of a button, ``turned`` the place that is wanted.

    ``grown`` fires when the panel wants another height, because numbers are shown or not.

    Escape means the same as the safe answer: think again, or close. Page Up and Page Down scroll.
    """

    pressed = Signal(str)
    turned = Signal(int)
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = PanelContent("")
        self.headline = Headline()
        self.subline = sentence(muted=True)
        self.text = sentence()
        self._newest: QLabel = self.headline
        self.remark = sentence(muted=True)
        self.numbers = sentence()
        self.more = QToolButton()
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.toggled.connect(self._show_numbers)
        self.more.toggled.connect(self.grown)
        self.earlier, self.counted, self.later = QToolButton(), QLabel(), QToolButton()
        self.counted.setForegroundRole(MUTED)
        self.earlier.setArrowType(Qt.ArrowType.LeftArrow)
        self.later.setArrowType(Qt.ArrowType.RightArrow)
        self.earlier.clicked.connect(lambda: self.turned.emit(self.content.place - 1))
        for arrow in (self.earlier, self.later):
            arrow.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            arrow.setStyleSheet("padding: 0; margin: 0")  # no higher than the headline
        self.later.clicked.connect(lambda: self.turned.emit(self.content.place + 1))
        self.buttons = {name: ChoiceButton(self) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.headline, 1, Qt.AlignmentFlag.AlignTop)
        for widget in (self.earlier, self.counted, self.later):
            head.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addLayout(head)
        for widget in (self.subline, self.text, self.more, self.numbers, self.remark):
            column.addWidget(widget)
        column.addStretch(1)
        self._words = _Words(words, column)
        self._grid = QGridLayout()
        self._grid.setSpacing(SIZES.grid)
        for place in range(_COLUMNS):
            self._grid.setColumnStretch(place, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(SIZES.gap + SIZES.grid, SIZES.gap, SIZES.gap, SIZES.gap)
        rows.setSpacing(SIZES.gap)
        rows.addWidget(self._words, 1)
        rows.addLayout(self._grid)

    def show_content(self, content: PanelContent) -> None:
        """Say something else. The numbers are folded in again, unless the place is the same."""
        if (content.headline, content.place) != (self.content.headline, self.content.place):
            self.more.setChecked(False)
        if content.headline != self.content.headline:
            self._newest = self.headline
        elif content.text != self.content.text:
            self._newest = self.text
        self.content = content
        self.headline.setText(content.headline)
        for label, text in (
            (self.subline, content.subline),
            (self.text, content.text),
            (self.remark, content.remark),
            (self.numbers, content.numbers),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.more.setVisible(bool(content.numbers))
        self._show_numbers(self.more.isChecked())
        self.counted.setText(f"{content.place + 1} / {content.places}")
        for widget in (self.earlier, self.counted, self.later):
            widget.setVisible(content.places > 1)
        self.earlier.setEnabled(content.place > 0)
        self.later.setEnabled(content.place + 1 < content.places)
        self.setAccessibleName(content.headline)
        self.setAccessibleDescription(" ".join(filter(None, (content.subline, content.text))))
        self._offer(content.buttons)
        self.retranslate()
        self._words.updateGeometry()

    def limit(self, lacking: int) -> None:
        """Make do with so many pixels less than wanted, as far as can be.

        Where not all is in sight, what is new is.
        """
        self._words.limit(lacking)
        self._words.begin_with(self._newest if lacking else self.headline)

    def _show_numbers(self, wanted: bool) -> None:
        self.numbers.setVisible(wanted and bool(self.content.numbers))
        self._words.updateGeometry()
        self.more.setArrowType(Qt.ArrowType.DownArrow if wanted else Qt.ArrowType.RightArrow)

    def _offer(self, names: tuple[str, ...]) -> None:
        """Put the buttons that are offered into their places, and take the others away."""
        pressed = next((each for each in self.buttons.values() if each.hasFocus()), None)
        for name, button in self.buttons.items():
            self._grid.removeWidget(button)
            button.setVisible(name in names)
            button.setProperty("primary", name in names[:1] and name != "close")
            button.style().unpolish(button)
            button.style().polish(button)
        first = _COLUMNS - 1 if len(names) == 1 else 0  # a single one stands at the right
        for number, name in enumerate(names, first):
            self._grid.addWidget(self.buttons[name], *divmod(number, _COLUMNS))
        if names:
            self.setFocusProxy(self.buttons[names[0]])
            if pressed is not None and pressed.isHidden():
                self.buttons[names[0]].setFocus()
        following: QWidget = self.more
        for name in names:
            self.setTabOrder(following, self.buttons[name])
            following = self.buttons[name]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        safe = self.content.buttons[:1]
        if event.key() == Qt.Key.Key_Escape and safe:
            self.pressed.emit("close" if "close" in self.content.buttons else safe[0])
        elif event.key() in _PAGES:
            self._words.turn(_PAGES[event.key()])
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(False)
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Name the buttons in the present language; what is said is told anew by the tutor."""
        texts = {
            "think_again": self.tr("&Think again"),
            "take_back": self.tr("&Take it back"),
            "hint": self.tr("H&int {rung} of 4").format(rung=self.content.rung),
            "play_anyway": self.tr("Do it &anyway"),
            "quiet": self.tr("&Quiet for this deal"),
            "review": self.tr("&Review…"),
            "close": self.tr("&Close"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        self.buttons["think_again"].describe(self.tr("Nothing has been done yet; choose anew"))
        self.buttons["quiet"].describe(
            self.tr("Choose anew; in this deal the tutor says nothing more")
        )
        self.buttons["take_back"].describe(
            self.tr("Go back to this decision; the first error of a deal does not count then")
        )
        self.more.setText(self.tr("Numbers"))
        self.more.setAccessibleName(self.tr("Numbers behind this"))
        for arrow, text in (
            (self.earlier, self.tr("The error before")),
            (self.later, self.tr("The next error")),
        ):
            arrow.setToolTip(text)
            arrow.setAccessibleName(text)
