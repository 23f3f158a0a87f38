"""The verdict on a decision, and the question for something better that comes before it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.coach.causes import causes_of
from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.game.seats import Seat
from preferans_qt.ui.bidding.buttons import in_button
from preferans_qt.ui.dialogs.basics import Retranslated, heading
from preferans_qt.ui.review.options import Options
from preferans_qt.ui.review.searching import Search
from preferans_qt.ui.review.signs import decision_pixmap
from preferans_qt.ui.texts.coaching import explanation_text
from preferans_qt.ui.texts.hints import hint_text
from preferans_qt.ui.texts.review import (
    attempt_text,
    best_text,
    done_text,
    luck_text,
    place_text,
    verdict_text,
)
from preferans_qt.ui.texts.words import Names, joined
from preferans_qt.ui.theme import SIZES, Palette


class VerdictPane(Retranslated, QWidget):
    """It is told what to show, and tells which button was pressed.

    ``going_on_wanted`` carries the seat in which the person wants to play on.
    """

    hint_wanted = Signal()
    answer_wanted = Signal()
    next_wanted = Signal()
    going_on_wanted = Signal(int)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._colours = palette
        self._names = Names(())
        self._strictness = Strictness.CLUB
        self._search: Search | None = None
        self._chairs: tuple[Seat, tuple[Seat, ...]] | None = None
        self.place = heading()
        self.done, self.verdict = _sentence(), _sentence()
        self.sign = QLabel()
        self.question = heading()
        self.said = _sentence()
        self.best, self.explanation, self.luck = _sentence(), _sentence(), _sentence()
        self.known, self.opened = Options(with_open_cards=False), Options(with_open_cards=True)
        self.hint, self.show_answer, self.next = (QPushButton() for _ in range(3))
        self.hint.clicked.connect(self.hint_wanted)
        self.show_answer.clicked.connect(self.answer_wanted)
        self.next.clicked.connect(self.next_wanted)
        self.go_on, self.other_chair = QPushButton(), QPushButton()
        self.go_on.clicked.connect(self._go_on)
        self._menu = QMenu(self.other_chair)
        self.other_chair.setMenu(self._menu)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        graded = QHBoxLayout()
        graded.setSpacing(SIZES.gap)
        graded.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        graded.addWidget(self.verdict, 1)
        self._told = QWidget()
        column = QVBoxLayout(self._told)
        column.setContentsMargins(SIZES.gap, 0, SIZES.gap, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.place)
        column.addWidget(self.done)
        column.addLayout(graded)
        column.addWidget(self.question)
        column.addWidget(self.said)
        for button in (self.hint, self.show_answer):
            column.addWidget(button)
        for part in (self.best, self.explanation, self.luck, self.known, self.opened):
            column.addWidget(part)
        column.addWidget(self.next)
        column.addStretch(1)
        self.scrolled = QScrollArea()
        self.scrolled.setWidget(self._told)
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self.scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SIZES.gap)
        whole.addWidget(self.scrolled, 1)
        whole.addWidget(self.go_on)
        whole.addWidget(self.other_chair)
        self.setFocusProxy(self.scrolled)

    def speak(self, names: Names, strictness: Strictness) -> None:
        """Whose names to use, and words of which level."""
        self._names, self._strictness = names, strictness

    def offer_chairs(self, chairs: tuple[Seat, tuple[Seat, ...]] | None) -> None:
        """From here one may play on in the first seat, or in one of the others; None: nowhere."""
        self._chairs = chairs
        self.go_on.setVisible(chairs is not None)
        self.other_chair.setVisible(chairs is not None)
        self._menu.clear()
        for seat in () if chairs is None else chairs[1]:
            name = in_button(self._names[seat])
            self._menu.addAction(name, partial(self.going_on_wanted.emit, seat))

    def show_search(self, search: Search | None, *, has_next: bool) -> None:
        """Show a verdict, or ask for something better first; None where nothing was decided."""
        is_other = _decision_of(search) is not _decision_of(self._search)
        self._search = search
        asks, tells = search is not None and search.is_open, search is not None
        tells = tells and not asks
        if search is not None:
            self._tell(search)
        _set_visible((self.place, self.done, self.sign, self.verdict), search is not None)
        _set_visible((self.question, self.hint, self.show_answer), asks)
        _set_visible((self.known, self.opened), tells)
        self.said.setVisible(search is not None and bool(self.said.text()))
        for label in (self.best, self.explanation, self.luck):
            label.setVisible(tells and bool(label.text()))
        self.hint.setEnabled(search is not None and search.has_hints)
        self.next.setText(self.tr("S&kip") if asks else self.tr("Ne&xt error"))
        self.offer_next(is_there=has_next)
        if is_other:
            self.scrolled.verticalScrollBar().setValue(0)

    def offer_next(self, *, is_there: bool) -> None:
        """Whether there is a next error to go to."""
        self.next.setVisible(is_there)

    def news(self) -> str:
        """What is new in the pane, to be read out."""
        if self._search is None:
            return ""
        if self._search.is_open:
            return self.said.text()
        return joined(self.said.text(), self.best.text(), self.explanation.text())

    def _tell(self, search: Search) -> None:
        decision = search.decision
        self.place.setText(place_text(decision))
        self.done.setText(done_text(decision, self._names))
        self.verdict.setText(verdict_text(decision))
        self.sign.setPixmap(decision_pixmap(decision, self._colours, self.devicePixelRatioF()))
        self.said.setText("\n\n".join(self._sayings(search)))
        self.best.setText(best_text(decision))
        causes = causes_of(decision.assessment, decision.verdict.action)
        self.explanation.setText(explanation_text(causes, self._strictness))
        self.luck.setText(luck_text(decision.luck))
        self.known.show_decision(decision)
        self.opened.show_decision(decision)

    def _sayings(self, search: Search) -> Sequence[str]:
        """The hint that was given, and what is said of the last attempt."""
        said = []
        if search.hint is not None and search.is_open:
            said.append(hint_text(search.hint, self._strictness))
        if search.attempt is not None:
            said.append(attempt_text(search.attempt, search.decision))
        return said

    def set_palette(self, palette: Palette) -> None:
        """Draw the sign in the colours of another theme."""
        self._colours = palette
        self.retranslate()

    def _go_on(self) -> None:
        if self._chairs is not None:
            self.going_on_wanted.emit(self._chairs[0])

    def retranslate(self) -> None:
        self.scrolled.setAccessibleName(self.tr("Verdict"))
        self.question.setText(self.tr("Find something better"))
        self.hint.setText(self.tr("Hi&nt"))
        self.show_answer.setText(self.tr("&Show"))
        self.go_on.setText(self.tr("Pla&y on from here"))
        self.other_chair.setText(self.tr("In &another chair"))
        self.go_on.setToolTip(self.tr("The same cards from this moment on, against the bots."))
        self.show_search(self._search, has_next=not self.next.isHidden())
        self.offer_chairs(self._chairs)


def _decision_of(search: Search | None) -> ReviewedDecision | None:
    return None if search is None else search.decision


def _sentence() -> QLabel:
    """A label of wrapped text, as narrow as the pane."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _set_visible(widgets: Sequence[QWidget], is_visible: bool) -> None:
    for widget in widgets:
        widget.setVisible(is_visible)
