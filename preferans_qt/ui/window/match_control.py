"""Connects the engine of a match with what shows it: table, score sheet, log and status line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Action, Play, parse_action
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.entries import Entry
from preferans_qt.game.match import Match, controller, current_actor
from preferans_qt.game.match import apply as apply_to_match
from preferans_qt.game.reasons import Reason
from preferans_qt.game.sheet import Sheet, empty_sheet, is_complete
from preferans_qt.match.session import Session, Undone
from preferans_qt.ui.bidding.claims import ClaimPanel
from preferans_qt.ui.bidding.deal_end import DealEndPanel, Following
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.engine import GameEngine
from preferans_qt.ui.log_panel import LogPanel
from preferans_qt.ui.sheet.panel import ScoreSheetPanel
from preferans_qt.ui.sheet.written import sheet_content
from preferans_qt.ui.slips import Slips
from preferans_qt.ui.table.choreography import Pace
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import event_text, result_text
from preferans_qt.ui.texts.irregular import slip_text
from preferans_qt.ui.texts.opponents import shown_names
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.status import last_trick_text, turn_text
from preferans_qt.ui.texts.words import Names, card_name

if TYPE_CHECKING:
    from preferans_qt.game.view import PlayerView
    from preferans_qt.match.drivers import Request
    from preferans_qt.ui.practice.record_keeper import RecordKeeper


class MatchControl(QObject):
    """One match on one table.

    ``said`` carries a sentence for the status line, ``failed`` one about an error after which
    the engine can be started again; ``changed`` fires when commands may have become possible or
    impossible; ``new_match_wanted`` and ``copy_wanted`` come from the last panel of a match.
    ``slipped`` fires at each slip of a person who learns.

    ``carry_out`` is what a decision is given to: the engine, or a tutor before it. ``keeper`` lets
    the person write the score sheet.
    """

    said = Signal(str)
    failed = Signal(str)
    changed = Signal()
    new_match_wanted = Signal()
    copy_wanted = Signal()
    back_wanted = Signal()
    slipped = Signal()

    def __init__(
        self,
        engine: GameEngine,
        table: GameTable,
        sheet: ScoreSheetPanel,
        log: LogPanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.engine = engine
        self.table = table
        self.sheet = sheet
        self.log = log
        self._names = Names(())
        self.is_replay = False  # a deal played once more, beside the match it belongs to
        self._deal_is_told = True  # whether the panel of the last finished deal has been seen
        self.last_reason: Reason | None = None
        self._slips = Slips()
        self.carry_out: Callable[[Action], object] = engine.decide
        self.keeper: RecordKeeper | None = None
        engine.haste = lambda: table.queue.pace.value
        sheet.set_explain(lambda entry: entry_text(entry, self._names))
        sheet.entries_activated.connect(self._explain_entries)
        engine.opened.connect(self._opened)
        engine.happened.connect(self._happened)
        engine.undone.connect(self._undone)
        engine.asked.connect(self._asked)
        engine.refused.connect(self._refused)
        engine.failed.connect(self._failed)
        table.decided.connect(self.decide)
        table.tried.connect(self._refused)
        table.showing.connect(self._showing)
        table.settled.connect(self._settled)
        table.inspected.connect(self._inspect)

    @property
    def names(self) -> Names:
        """The names of the open match as they are shown."""
        return self._names

    # Opening

    def _opened(self) -> None:
        session = self.engine.session
        if session is None:
            return
        if self.keeper is not None:
            self.keeper.open(session.match)
        header = session.header
        self._names = Names(shown_names(header.names, header.kinds), self.engine.seat)
        self.last_reason = None
        self._deal_is_told = True
        self._slips.clear()
        self._write_anew(session)
        view = session.view(self.engine.seat)
        self.table.start_match(self._names, header.kinds, view, header.conduct)

    def _write_anew(self, session: Session) -> None:
        """Write log and sheet as if the match had run without undos."""
        self.log.start(self._names)
        for event in _history(session):
            self.log.add(event)
        for number, reason in self._slips:
            self.log.add(slip_text(reason, number))
        self._show_sheet(session.match)

    # What the engine says

    def _happened(self, events: tuple[facts.Event, ...], view: PlayerView) -> None:
        self.last_reason = None
        if isinstance(events[0], facts.Dealt):
            self._slips.clear()
            self._leave_record()
        self.table.present(events, view)
        self._follow_thinking()

    def _asked(self, request: Request) -> None:
        self.table.ask(request, self.engine.why_not)
        self._follow_thinking()

    def _undone(self, undone: Undone) -> None:
        session = self.engine.session
        if session is None:
            return
        self._write_anew(session)
        self.table.show_as_it_is(session.view(self.engine.seat))
        sentence = self._names.say(
            undone.seat,
            self.tr("You take your last decision back."),
            self.tr("{name} takes the last decision back."),
        )
        self.log.add(sentence)
        self.announce(sentence)
        self.changed.emit()

    def _refused(self, reason: Reason) -> None:
        """Say why something is not done; who learns has his slips noted (E7.1)."""
        self.last_reason = reason
        match = self.engine.match
        is_learning = match is not None and match.conduct is Conduct.LEARNING
        number = self._slips.note(reason) if is_learning else 0
        sentence = slip_text(reason, number) if number else reason_text(reason)
        if number:
            self.log.add(sentence)
            self.slipped.emit()
        self.announce(sentence)

    def _failed(self, sentence: str) -> None:
        self.log.add(sentence)
        if self.table.queue.is_idle:
            self._settled()  # a panel that has given its answer is made anew
        self.announce(sentence)
        self.failed.emit(sentence)

    def _follow_thinking(self) -> None:
        self.table.set_thinking(self.engine.thinking_seat)

    # What the person wants

    def decide(self, action: Action) -> None:
        """Carry a decision out; a card played out of turn is told why it stays.

        Between two deals a card brings the panel back that was put away.
        """
        if not (isinstance(action, Play) and self.next_deal_waits):
            self.carry_out(action)
        elif self.table.overlay is None:
            self._settled()
        self.changed.emit()

    def next_deal(self) -> None:
        """Deal the next cards, or let the picture catch up first."""
        if not self.table.queue.is_idle:
            self.table.queue.hurry()
        elif self.next_deal_waits:
            self.engine.next_deal()
        self.changed.emit()

    def open_claim(self) -> None:
        """Let the person say how the remaining tricks will fall."""
        request = self.engine.request
        if request is None or not self.table.is_open:
            return
        panel = ClaimPanel(self.table.theme.palette, self.table.four_colour)
        panel.present(Turn(request.view, request.legal, self.engine.why_not, self._names))
        panel.chosen.connect(self.decide)
        panel.refused.connect(self._refused)
        panel.cancelled.connect(lambda: self.table.set_overlay(None))
        self.table.set_overlay(panel)

    def show_last_trick(self) -> None:
        """Show the last trick once more, and say it (only the last one may be looked at)."""
        picture = self.table.picture
        if picture is None or picture.last_trick is None:
            return
        self.table.peek_at_last_trick()
        self.announce(last_trick_text(picture, self._names))

    @property
    def last_paragraph(self) -> str:
        """The paragraph of the guide that the last refusal belongs to, or an empty text."""
        return "" if self.last_reason is None else self.last_reason.paragraph

    @property
    def next_deal_waits(self) -> bool:
        """Whether the next cards may be dealt."""
        match = self.engine.match
        return match is not None and match.deal is None and not match.is_over and not match.stop

    # What the table shows

    def _showing(self, event: facts.Event) -> None:
        self.log.add(event)
        text = event_text(event, self._names)
        is_skipped = self.table.queue.pace is Pace.AT_ONCE and not isinstance(
            event, facts.DealScored
        )
        if text and not is_skipped:
            self.announce(text)
        if isinstance(event, facts.DealScored):
            self._deal_is_told = False
        if isinstance(event, facts.DealScored | facts.MatchEnded):
            match = self.engine.match
            if match is not None:
                self._show_sheet(match)

    def _settled(self) -> None:
        """The picture has caught up: say whose turn it is, or lay the end of the deal open."""
        match = self.engine.match
        if match is None:
            return
        if match.is_over and self._deal_is_told:
            self._show_settlement(match)
        elif match.finished and (match.is_over or self.next_deal_waits):
            self._show_deal_end(match)
        self.said.emit(self.situation(match))
        self._follow_thinking()
        self.changed.emit()

    def situation(self, match: Match) -> str:
        """Whose turn it is and what is asked for, or what has come out."""
        if match.is_over:
            return self.tr("The match is over.")
        actor, mover = current_actor(match), controller(match)
        if actor is None or mover is None:
            return result_text(match.finished[-1].result, self._names) if match.finished else ""
        if match.deal is None:
            return self._names.say(
                mover, self.tr("End the match here?"), self.tr("{name} considers ending the match.")
            )
        return turn_text(match.deal.phase, actor, mover, self._names)

    def _leave_record(self) -> None:
        """The next cards are dealt: what the person has not written the program writes."""
        match = self.engine.match
        if self.keeper is not None and match is not None:
            self.keeper.pass_over(match)
            self._show_sheet(match)

    def record_written(self) -> None:
        """The person has written the numbers of the last deal."""
        match = self.engine.match
        if match is not None:
            self._show_sheet(match)
            self._settled()

    def _show_deal_end(self, match: Match) -> None:
        if self.keeper is not None and not self.is_replay and self.keeper.is_owed(match):
            self.keeper.ask(match, self._names, _sheet_before(match))
            return
        panel = DealEndPanel(self.table.theme.palette, self.table.four_colour)
        scored, before = match.finished[-1], _sheet_before(match)
        following = Following.NEXT_DEAL
        if match.is_over:
            following = Following.MATCH if self.is_replay else Following.SETTLEMENT
        panel.present(scored, self._names, before, match.sheet, match.rules, following=following)
        if following is Following.NEXT_DEAL:
            self._deal_is_told = True
            panel.next_deal.connect(self.next_deal)
            panel.dismissed.connect(lambda: self.table.set_overlay(None))
        else:
            go_on = self.back_wanted if self.is_replay else self._go_to_settlement
            panel.next_deal.connect(go_on)
            panel.dismissed.connect(go_on)
        self.table.set_overlay(panel, slides=True)

    def _go_to_settlement(self) -> None:
        """The last deal has been read."""
        self._deal_is_told = True
        self._settled()

    def _show_settlement(self, match: Match) -> None:
        panel = SettlementPanel(self.table.theme.palette, self.table.four_colour)
        panel.present(
            self._names,
            match.sheet,
            match.rules,
            early=_was_stopped(match),
            out_of_time=match.is_out_of_time,
        )
        panel.new_match.connect(self.new_match_wanted)
        panel.save_copy.connect(self.copy_wanted)
        self.table.set_overlay(panel)

    def _show_sheet(self, match: Match) -> None:
        match = self.as_written(match)
        self.sheet.show_content(*sheet_content(match, self._names))

    def as_written(self, match: Match) -> Match:
        """A match with the numbers on its sheet that the person may see."""
        if self.keeper is None or self.is_replay:
            return match
        return self.keeper.covered(match, _sheet_before(match))

    def _inspect(self, card: int) -> None:
        """Tell what a card is, and why it may not be played now."""
        is_asked = card in self.table.view.offered or card in self.table.view.dimmed
        reason = self.engine.why_not(Play(card)) if is_asked else None
        name = card_name(card)
        sentence = name[:1].upper() + name[1:] + "."
        self.announce(sentence if reason is None else f"{sentence} {reason_text(reason)}")

    def _explain_entries(self, index: int, entries: list[Entry]) -> None:
        """Tell what a number of the sheet is for."""
        deal = self.tr("Deal {number}:").format(number=index + 1)
        self.announce(" ".join((deal, *(entry_text(entry, self._names) for entry in entries))))

    def announce(self, sentence: str) -> None:
        """Say a sentence in the status line and to a screen reader."""
        self.said.emit(sentence)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.table.view, sentence)
            QAccessible.updateAccessibility(event)

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        session = self.engine.session
        if session is None:
            return
        self._names.rename(shown_names(session.header.names, session.header.kinds))
        self._show_sheet(session.match)
        self.table.retranslate()
        if self.table.queue.is_idle:
            self.said.emit(self.situation(session.match))
        self.changed.emit()


def _history(session: Session) -> list[facts.Event]:
    """Every event of a match so far, made again from its log."""
    match = session.header.opening()
    history: list[facts.Event] = []
    for entry in session.effective_entries():
        match, events = apply_to_match(match, entry.seat, parse_action(entry.code))
        history += events
    return history


def _was_stopped(match: Match) -> bool:
    """Whether a match that is over ended by agreement, before its sheet or its deals were full."""
    rules = match.rules
    all_played = rules.max_deals is not None and len(match.finished) >= rules.max_deals
    return not (all_played or is_complete(rules, match.sheet))


def _sheet_before(match: Match) -> Sheet:
    """The sheet as it was before the last finished deal."""
    earlier = (entry for deal in match.finished[:-1] for entry in deal.entries)
    return empty_sheet(match.players).with_entries(earlier)
