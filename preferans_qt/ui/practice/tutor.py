"""The tutor between the person and the match: he holds errors back, or speaks of them later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_qt.coach.assessment import Assessment, Verdict, verdict_on
from preferans_qt.coach.grades import SPOKEN_OF, Strictness
from preferans_qt.coach.subjects import subject_now, subject_of
from preferans_qt.coach.tutor import (
    GivenHint,
    Moment,
    Telling,
    TutorSettings,
    key_of,
    next_hint,
)
from preferans_qt.game import events as facts
from preferans_qt.game.actions import Action, Play, parse_action
from preferans_qt.ui.practice.content import (
    Judged,
    held_content,
    hint_content,
    told_content,
)
from preferans_qt.ui.practice.ledger import Ledger, Notebook
from preferans_qt.ui.practice.speaker import Speaker
from preferans_qt.ui.practice.worker import Coach, Inquiry
from preferans_qt.ui.texts.words import joined

if TYPE_CHECKING:
    from preferans_qt.game.view import PlayerView
    from preferans_qt.match.drivers import Request
    from preferans_qt.match.session import Undone
    from preferans_qt.ui.practice.panel import PanelContent
    from preferans_qt.ui.window.match_control import MatchControl

PATIENCE_MILLISECONDS = 400


class Tutor(QObject):
    """Looks over the person's shoulder; at a live table he does nothing.

    ``changed`` fires when ``content``, what the panel should say, has changed, and
    ``review_wanted`` carries the log entry of a decision to be gone through again. ``patience``
    is the time in milliseconds for which an action waits for its verdict.
    """

    changed = Signal()
    review_wanted = Signal(int)

    def __init__(
        self, control: MatchControl, coach: Coach, notebook: Notebook, settings: TutorSettings
    ) -> None:
        super().__init__(control)
        self._control, self._coach = control, coach
        self._engine, self._table = control.engine, control.table
        self._settings = settings
        self._deals = Ledger(notebook, control.engine)
        self._speaker = Speaker(control, coach, self._deals, settings)
        self._marks = self._speaker.marks
        self._inquiry: Inquiry | None = None  # into the question that stands
        self._waiting: Action | None = None
        self._held: Judged | None = None
        self._hint: GivenHint | None = None
        self._heard = 0  # entries of the log
        self.patience = PATIENCE_MILLISECONDS
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._stop_waiting)
        control.carry_out = self.decide
        self._speaker.told.connect(self._told)
        self._engine.opened.connect(self._opened)
        self._engine.asked.connect(self._asked)
        self._engine.happened.connect(self._happened)
        self._engine.undone.connect(self._undone)

    # What is chosen and shown

    @property
    def settings(self) -> TutorSettings:
        """What the learner has chosen."""
        return self._settings

    def set_settings(self, settings: TutorSettings) -> None:
        """Other settings, at once; a held action is not played."""
        if settings == self._settings:
            return
        self._settings = self._speaker.settings = settings
        self._release()
        if not settings.is_on:
            self._stop_waiting()
            self._marks.put_away()
        elif self._inquiry is None and self._engine.request is not None:
            self._asked(self._engine.request)
        self.changed.emit()

    @property
    def content(self) -> PanelContent | None:
        """What the panel says; None when there is nothing to say."""
        strictness = self._settings.strictness
        if self._held is not None:
            is_first = self._deals.current.may_be_put_right(self._held.key)
            return held_content(self._held, self._hint, strictness, is_first=is_first)
        if self._hint is not None:
            return hint_content(self._hint, strictness)
        mark = self._marks.shown
        if mark is None:
            return None
        return told_content(
            mark.error,
            strictness,
            can_be_taken_back=self._deals.current.may_be_put_right(mark.error.key),
            can_be_reviewed=self._is_deal_over,
            place=self._marks.place,
            places=len(self._marks.told),
        )

    @property
    def is_holding(self) -> bool:
        """Whether an action waits, for its verdict or for the learner's word."""
        return self._waiting is not None or self._held is not None

    @property
    def _is_deal_over(self) -> bool:
        """Whether all cards may be seen."""
        match = self._engine.match
        return match is not None and match.deal is None

    @property
    def is_waiting(self) -> bool:
        """Whether verdicts on decisions that count are still to come."""
        return self._speaker.is_waiting

    @property
    def is_exam(self) -> bool:
        """Whether the learner wants to be helped by nothing and nobody."""
        return self._settings.is_on and self._settings.strictness is Strictness.EXAM

    def can_hint(self) -> bool:
        """Whether a hint may be taken now."""
        request = self._engine.request
        return request is not None and not self.is_exam and self._is_judged(request)

    # What the person does

    def decide(self, action: Action) -> None:
        """Carry a decision out, unless it is an error that the learner wants to hear of before."""
        if self._waiting is not None:
            return
        if self._held is not None:
            if action == self._held.verdict.action:
                return  # the panel asks whether this is meant
            self.think_again()
        inquiry = self._inquiry
        if inquiry is None or not self._may_hold(inquiry.request, action):
            self._engine.decide(action)
            return
        self._waiting = action
        self._patience.start(self.patience)
        inquiry.ask(action, lambda found: self._weigh(inquiry, action, found))

    def press(self, button: str) -> None:
        """Do what a button of the panel says."""
        shown = self._marks.shown
        match button:
            case "think_again":
                self.think_again()
            case "play_anyway":
                self.play_anyway()
            case "quiet":
                self.quiet()
            case "hint":
                self.give_hint()
            case "close":
                self.dismiss()
            case "take_back" if shown is not None:
                self.take_back(shown.entry)
            case "review" if shown is not None:
                self.review_wanted.emit(shown.entry)

    def think_again(self) -> None:
        """The held action is not played; the table is open for another."""
        self._release()
        self.changed.emit()

    def play_anyway(self) -> None:
        """The held action is played after all."""
        if self._held is not None:
            self._engine.decide(self._held.verdict.action)
            self._control.changed.emit()
            self.changed.emit()

    def quiet(self) -> None:
        """Say nothing more in this deal; the held action is not played."""
        self._release()
        self._deals.current = self._deals.current.quiet()
        self.changed.emit()

    def dismiss(self) -> None:
        """Close the panel, which never plays anything."""
        if self._waiting is not None:
            self._patience.stop()
            self._waiting = None
            self._ask_anew()
        self._release()
        self._hint = None
        self._marks.put_away()
        self.changed.emit()

    def undo(self) -> None:
        """Take back what is held, else the last decision."""
        if self.is_holding:
            self.dismiss()
        else:
            self._engine.undo()

    def take_back(self, entry: int) -> None:
        """Go back to before a decision of this deal."""
        session = self._engine.session
        while session is not None:
            decision = session.undoable(self._engine.seat)
            if decision is None or decision.index < entry or not self._engine.undo():
                return

    def turn_to(self, place: int) -> None:
        """Show another of the errors that were told."""
        self._marks.turn_to(place)
        self.changed.emit()

    def give_hint(self) -> None:
        """Say more about what is to be decided now."""
        request = self._engine.request
        if request is None or not self.can_hint():
            return
        if self._inquiry is None:
            self._inquiry = self._inquire(request)
        inquiry = self._inquiry
        inquiry.ask(None, lambda found: self._give_hint(inquiry, found))

    def close(self) -> None:
        """Let nobody think any more."""
        self._forget_inquiry()
        self._speaker.forget()
        self._coach.close()

    # Before an action counts

    def _may_hold(self, request: Request, action: Action) -> bool:
        """Whether the verdict on an action is waited for."""
        chosen, deal = self._settings, self._deals.current
        subject = subject_of(request.view, action)
        return (
            chosen.is_on
            and chosen.moment is Moment.BEFORE
            and chosen.strictness in SPOKEN_OF
            and not deal.is_quiet
            and action in request.legal
            and subject is not None
            and subject not in chosen.silent
            and not deal.has_insisted(request.log_length, action)
        )

    def _weigh(self, inquiry: Inquiry, action: Action, found: Assessment | None) -> None:
        """The verdict has come; if in time, hold the action or carry it out."""
        if inquiry is not self._inquiry or self._waiting != action:
            return
        verdict = None if found is None else verdict_on(found, action)
        if found is not None and verdict is not None:
            telling = self._deals.current.telling(
                self._settings, verdict, is_card=isinstance(action, Play), is_played=False
            )
            if telling is Telling.HOLD:
                self._patience.stop()
                self._waiting = None
                self._hold(inquiry, found, verdict)
                return
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        """Carry out the action that has waited for its verdict."""
        self._patience.stop()
        action, self._waiting = self._waiting, None
        if action is not None:
            self._engine.decide(action)
            self._control.changed.emit()

    def _hold(self, inquiry: Inquiry, found: Assessment, verdict: Verdict) -> None:
        occasion = self._deals.occasion(inquiry.request.log_length, inquiry.deal)
        deal = self._deals.current.judged(occasion, verdict, is_told=True, is_held=True)
        self._deals.current = deal
        self._held = error = Judged(key_of(deal.notes[-1]), found, verdict)
        self._coach.think(lambda: error.causes, lambda _: None)  # it may have to be explained
        self._ask_anew()
        self._announce(lambda content: joined(content.headline, content.subline))

    def _ask_anew(self) -> None:
        """Let the table show the position as it was."""
        request = self._engine.request
        if request is not None:
            self._table.ask(request, self._engine.why_not)

    def _release(self) -> None:
        """What is held is not played."""
        if self._held is not None:
            self._held = None
            self._deals.current = self._deals.current.thought_again()

    # Hints

    def _give_hint(self, inquiry: Inquiry, found: Assessment | None) -> None:
        if inquiry is not self._inquiry:
            return
        taken = self._deals.current.rung(inquiry.request.log_length)
        if found is None:
            self._show_hint(inquiry, GivenHint(None, taken))
            return
        self._coach.think(
            lambda: next_hint(found, taken), lambda given: self._show_hint(inquiry, given)
        )

    def _show_hint(self, inquiry: Inquiry, given: GivenHint | None) -> None:
        if inquiry is not self._inquiry or given is None:
            return
        self._hint = given
        if given.hint is not None:
            entry = inquiry.request.log_length
            self._deals.current = self._deals.current.hinted(entry, given.rung)
        self._announce(lambda content: content.text)

    # What the engine says

    def _opened(self) -> None:
        self._patience.stop()
        self._waiting = self._held = self._hint = None
        self._forget_inquiry()
        self._speaker.forget()
        self._deals.open()
        session = self._engine.session
        self._heard = 0 if session is None else session.log_length
        self.changed.emit()

    def _asked(self, request: Request) -> None:
        self._patience.stop()
        self._waiting = None
        self._release()
        standing = self._inquiry
        if standing is None or standing.request.log_length != request.log_length:
            self._forget_inquiry()
            self._hint = None
            if self._settings.is_on and self._is_judged(request):
                self._inquiry = self._inquire(request)
        self.changed.emit()

    def _happened(self, events: tuple[facts.Event, ...], view: PlayerView) -> None:
        session = self._engine.session
        if session is None:
            return
        if isinstance(events[0], facts.Dealt):
            self._marks.clear()
            self.changed.emit()
        for entry in session.entries[self._heard :]:
            if entry.seat == self._engine.seat:
                self._decided(parse_action(entry.code), entry.index)
        self._heard = session.log_length

    def _decided(self, action: Action, entry: int) -> None:
        """A decision of the person counts."""
        self._marks.put_away()
        self._hint = None
        inquiry, self._inquiry = self._inquiry, None
        held, self._held = self._held, None
        if inquiry is not None and inquiry.request.log_length == entry and self._settings.is_on:
            if held is not None and held.verdict.action == action:
                self._speaker.played_anyway(inquiry, held)
            else:
                self._deals.current = self._deals.current.thought_again()
                self._speaker.decided(inquiry, action)
        self.changed.emit()

    def _undone(self, undone: Undone) -> None:
        session = self._engine.session
        self._heard = 0 if session is None else session.log_length
        self._speaker.undone(undone)
        self.changed.emit()

    def _told(self) -> None:
        self._announce(lambda content: content.headline)

    def _announce(self, text: Callable[[PanelContent], str]) -> None:
        """Show the panel, and say the gist of it in the line of status."""
        self.changed.emit()
        content = self.content
        if content is not None:
            self._control.announce(" ".join(text(content).splitlines()))

    # Inquiries

    def _is_judged(self, request: Request) -> bool:
        """Whether there is anything to be judged in a decision."""
        has_choice = len(request.legal) > 1 and subject_now(request.view) is not None
        return has_choice and not self._engine.is_live

    def _inquire(self, request: Request) -> Inquiry:
        return Inquiry(request, self._deals.number, self._coach)

    def _forget_inquiry(self) -> None:
        if self._inquiry is not None:
            self._inquiry.cancel()
            self._inquiry = None
