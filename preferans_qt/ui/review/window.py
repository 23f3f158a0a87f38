"""The window of the review: decisions at the left, the table in the middle, the verdict right."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.bots.player import Candidate
from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Action
from preferans_qt.game.reasons import Reason
from preferans_qt.game.seats import Seat
from preferans_qt.match.course import going_on
from preferans_qt.match.file import MatchFileError, read_text, salvage
from preferans_qt.match.log import Header, LogEntry
from preferans_qt.match.session import Session
from preferans_qt.store.matches import Summary
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.dialogs.last_match import USUAL_OPPONENTS
from preferans_qt.ui.file_drop import TakesFiles
from preferans_qt.ui.review.board import Board
from preferans_qt.ui.review.choice import MatchChoice
from preferans_qt.ui.review.decisions import DecisionList
from preferans_qt.ui.review.pictures import Steps
from preferans_qt.ui.review.reviewer import Reviewer
from preferans_qt.ui.review.searching import Search
from preferans_qt.ui.review.shown import ShownMatch
from preferans_qt.ui.review.verdict import VerdictPane
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.texts.opponents import shown_names
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.review import place_text, verdict_text
from preferans_qt.ui.texts.status import hand_text, trick_text
from preferans_qt.ui.texts.words import Names, joined
from preferans_qt.ui.theme import SIZES, Theme

_SIZE = QSize(1180, 720)
_COLUMNS = (270, 600, 310)  # logical pixels
_NARROWEST = 190  # of a column beside the table; all fits on a screen of 1024 x 640


class ReviewWindow(TakesFiles, Retranslated, QWidget):
    """Looks into one match at a time.

    ``match_wanted`` carries the id of a saved match to be shown; ``going_on_wanted`` the header
    and the entries of a match that begins where the review stands.
    """

    match_wanted = Signal(str)
    going_on_wanted = Signal(object, object)

    def __init__(self, theme: Theme, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._shown: ShownMatch | None = None
        self._names = Names(())
        self._searches: dict[int, Search] = {}  # by the entry of the decision
        self._seat: Seat = 0
        self._strictness = Strictness.CLUB
        self.reviewer = Reviewer(self)
        self.choice = MatchChoice()
        self.decisions = DecisionList(theme.palette)
        self.board = Board(theme, deck)
        self.verdict = VerdictPane(theme.palette)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()
        self._make_keys()
        self.setAcceptDrops(True)
        self.resize(_SIZE)
        self.retranslate()
        self._show_step(None, 0)

    def _lay_out(self) -> None:
        panes = QSplitter()
        for pane in (self.decisions, self.board, self.verdict):
            panes.addWidget(pane)
        self.decisions.setMinimumWidth(_NARROWEST)
        self.verdict.setMinimumWidth(_NARROWEST)
        panes.setStretchFactor(1, 1)
        panes.setSizes(list(_COLUMNS))
        panes.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIZES.gap, SIZES.gap, SIZES.gap, SIZES.gap)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.choice)
        column.addWidget(panes, 1)
        column.addWidget(self.status)

    def _connect(self) -> None:
        self.choice.match_chosen.connect(self.match_wanted)
        self.choice.file_chosen.connect(self.open_file)
        self.choice.seats_chosen.connect(self._review)
        self.decisions.chosen.connect(self.go_to)
        self.board.step_changed.connect(self._stepped)
        self.board.tried.connect(self._try)
        self.board.refused.connect(self._refuse)
        self.verdict.hint_wanted.connect(self._hint)
        self.verdict.answer_wanted.connect(self._answer)
        self.verdict.next_wanted.connect(self._next)
        self.verdict.going_on_wanted.connect(self._go_on)
        self.reviewer.found.connect(self._found)
        self.reviewer.progressed.connect(self.decisions.show_progress)
        self.reviewer.failed.connect(self.say)

    def _make_keys(self) -> None:
        for keys, act in (
            (QKeySequence.StandardKey.Open, self.choice.ask_for_file),
            (QKeySequence.StandardKey.Back, lambda: self.board.go_by(-1)),
            (QKeySequence.StandardKey.Forward, lambda: self.board.go_by(+1)),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence(Qt.Key.Key_F2), self.read_situation),
            (QKeySequence(Qt.Key.Key_F3), self.read_hand),
            (QKeySequence(Qt.Key.Key_F4), self.read_trick),
            (QKeySequence(Qt.Key.Key_F6), self.focus_next_pane),
        ):
            QShortcut(keys, self, act)

    # Which match

    @property
    def entry(self) -> int | None:
        """The log entry whose decision is shown, None where there is none."""
        return self._entry

    def offer_matches(self, summaries: Sequence[Summary]) -> None:
        """Let the person choose among these saved matches."""
        self.choice.offer_matches(summaries)

    def show_match(self, header: Header, entries: Sequence[LogEntry]) -> None:
        """Look into a match, unless it is open already and has not grown.

        Raises LogError when its entries do not hold together.
        """
        shown = ShownMatch.of(Session(header, entries))
        if self._shown is not None and self._shown.is_like(shown):
            return
        self._shown, self._names = shown, shown.names()
        self.board.seat_players(self._names, header.kinds)
        self.verdict.speak(self._names, self._strictness)
        self.choice.show_match(shown, self._names)
        self._review()
        if not shown.places:
            self.say(self.tr("No deal of this match is over yet."))

    def open_file(self, path: Path) -> None:
        """Look into a match file; of a damaged one the sound part, with a remark."""
        try:
            header, entries, problem = salvage(read_text(path))
        except MatchFileError as error:
            self.say(f"{path}: {error}" if error.line else str(error))
            return
        self.show_match(header, entries)
        if problem:
            damaged = self.tr("{path} is damaged, and is shown as far as it is sound: {problem}")
            self.say(damaged.format(path=path, problem=problem))

    def _review(self) -> None:
        """Look into the decisions of the chosen seats from the beginning."""
        if self._shown is None:
            return
        seats = self.choice.chosen_seats()
        self._seat = seats[0]
        self._searches.clear()
        self.decisions.start()
        entry = self._shown.first_entry()
        self._show_step(None if entry is None else self._shown.steps(entry), 0)
        self.reviewer.review(self._shown.header.id, self._shown.moments(seats))

    def _found(self, decision: ReviewedDecision) -> None:
        entry = decision.moment.entry
        self._searches[entry] = Search.of(decision)
        self.decisions.add(decision)
        if entry == self._entry:
            self._show_step(self.board.steps, self.board.step)
        elif decision.is_error:
            has_next = self.decisions.next_error(self._entry) is not None
            self.verdict.offer_next(is_there=has_next)

    # Which step

    @property
    def _entry(self) -> int | None:
        """The entry before which the table stands."""
        steps = self.board.steps
        place = None if steps is None else steps.place(self.board.step)
        return None if place is None else place.entry.index

    @property
    def search(self) -> Search | None:
        """The verdict on what was done at the step that is shown, and the search for better."""
        return None if self._entry is None else self._searches.get(self._entry)

    def go_to(self, entry: int) -> None:
        """Show the moment before an entry, and have it looked into before others."""
        self.reviewer.prefer(entry)
        steps = None if self._shown is None else self._shown.steps(entry)
        step = None if steps is None else steps.step_of(entry)
        if step is not None:
            self._show_step(steps, step)

    def _stepped(self, step: int) -> None:
        self._show_step(self.board.steps, step)
        self._announce(self.board.caption.text())

    def _show_step(self, steps: Steps | None, step: int) -> None:
        place = None if steps is None else steps.place(step)
        search = None if place is None else self._searches.get(place.entry.index)
        if search is not None:
            self._seat = search.decision.moment.seat
        self.status.clear()
        self.board.show_step(steps, step, self._seat)
        self.decisions.select(self._entry)
        self._show_search()

    def _show_search(self) -> None:
        """Show the verdict, and let the decision be made anew while better is looked for."""
        search, steps = self.search, self.board.steps
        has_next = self.decisions.next_error(self._entry) is not None
        self.verdict.show_search(search, has_next=has_next)
        self.verdict.offer_chairs(self._chairs())
        if search is None or steps is None or not search.is_open:
            self.board.ask(None)
            return
        match, moment = steps.match(self.board.step), search.decision.moment

        def why_not(action: Action) -> Reason | None:
            return rules_of_match.why_not(match, moment.seat, action)

        self.board.ask(Turn(moment.view, moment.legal, why_not, self._names))

    def _chairs(self) -> tuple[Seat, tuple[Seat, ...]] | None:
        """Where one can sit down to play on from here: first in the chair that is shown."""
        steps = self.board.steps
        place = None if steps is None else steps.place(self.board.step)
        if place is None or place.match.deal is None:
            return None
        active = place.match.deal.seating.active
        return self._seat, tuple(seat for seat in active if seat != self._seat)

    # Something better is looked for

    def _try(self, action: Action) -> None:
        search = self.search
        if search is None:
            return
        option = search.decision.assessment.option(action)
        if option is not None:
            self._judge(search, option)
            return
        self.say(self.tr("The coach is looking into it."))
        moment = search.decision.moment
        self.reviewer.look_into(moment, action, lambda found: self._judge(search, found))

    def _judge(self, search: Search, option: Candidate | None) -> None:
        """Say what an attempt is worth; the better one ends the search."""
        if option is None:
            self.say(self.tr("The coach can say nothing about that. Try another."))
            self._show_search()
        else:
            self._go_on_with(search.tried(option))

    def _refuse(self, reason: Reason) -> None:
        self.say(reason_text(reason))

    def _hint(self) -> None:
        if self.search is not None:
            self._go_on_with(self.search.hinted())

    def _answer(self) -> None:
        if self.search is not None:
            self._go_on_with(self.search.answered())

    def _go_on_with(self, search: Search) -> None:
        """Keep how far a search has come, and show it if it is the one that is shown."""
        self._searches[search.decision.moment.entry] = search
        if self.search is search:
            self.status.clear()
            self._show_search()
            self._announce(self.verdict.news())

    def _next(self) -> None:
        entry = self.decisions.next_error(self._entry)
        if entry is not None:
            self.go_to(entry)

    def _go_on(self, seat: Seat) -> None:
        """Ask for a match that goes on from this step."""
        steps = self.board.steps
        place = None if steps is None else steps.place(self.board.step)
        if self._shown is None or place is None:
            return
        created = datetime.now(UTC).isoformat(timespec="seconds")
        stand_in = str(USUAL_OPPONENTS[0])
        self.going_on_wanted.emit(
            *going_on(self._shown.header, self._shown.places, place, seat, created, stand_in)
        )

    # Reading out

    def say(self, sentence: str) -> None:
        """Say a sentence in the line below and to a screen reader."""
        self.status.setText(sentence)
        self._announce(sentence)

    def _announce(self, sentence: str) -> None:
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def read_situation(self) -> None:
        """Say what is shown: what happened, whose turn it is, and the verdict."""
        search, verdict = self.search, ""
        if search is not None:
            decision = search.decision
            verdict = joined(f"{place_text(decision)}.", verdict_text(decision))
        self.say(joined(self.board.caption.text(), verdict))

    def read_hand(self) -> None:
        """Say which cards the seat holds that is shown."""
        steps = self.board.steps
        if steps is not None:
            self.say(hand_text(steps.view(self.board.step, self._seat)))

    def read_trick(self) -> None:
        """Say which cards lie on the table."""
        if self.board.picture is not None:
            self.say(trick_text(self.board.picture, self._names))

    # The window

    def focus_next_pane(self) -> None:
        """Give the focus to the next part of the window."""
        parts: list[QWidget] = [self.decisions.list, self.board.view]
        if self.board.panel is not None:
            parts.append(self.board.panel)
        parts.append(self.verdict)
        focus = QApplication.focusWidget()
        inside = [
            number
            for number, part in enumerate(parts)
            if focus is not None and (part is focus or part.isAncestorOf(focus))
        ]
        following = parts[(inside[-1] + 1) % len(parts)] if inside else parts[0]
        if following is self.board.panel:
            self.board.focus_panel()
        else:
            following.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_strictness(self, strictness: Strictness) -> None:
        """Explain in the words of another level."""
        self._strictness = strictness
        self.verdict.speak(self._names, strictness)
        self._show_search()

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        self.board.set_look(theme, deck)
        self.decisions.set_palette(theme.palette)
        self.verdict.set_palette(theme.palette)
        self._show_step(self.board.steps, self.board.step)

    def shut_down(self) -> None:
        """End the coach's thread; the window cannot be used afterwards."""
        self.reviewer.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reviewer.resume()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.reviewer.pause()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def take_file(self, path: Path) -> None:
        self.open_file(path)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review"))
        if self._shown is not None:
            header = self._shown.header
            self._names.rename(shown_names(header.names, header.kinds))
            self._show_step(self.board.steps, self.board.step)
