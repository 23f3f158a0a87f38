"""The table with everything that is asked on it: scene, presentation queue and decision panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Exchange, TrickPlay
from preferans_qt.game.reasons import Reason
from preferans_qt.game.seats import Seat
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.panel import DecisionPanel, TablePanel
from preferans_qt.ui.table import accessible
from preferans_qt.ui.table.banner import BannerContent
from preferans_qt.ui.table.choreography import PresentationQueue
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.table.labels import show_banner, show_plates
from preferans_qt.ui.table.notice import Notice
from preferans_qt.ui.table.offering import cards_to_play, legal_cards, most_discards
from preferans_qt.ui.table.overlay import Overlay, take_focus
from preferans_qt.ui.table.picture import (
    Picture,
    empty_picture,
    is_running,
    picture_of,
    with_trick,
)
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.table.watching import WatchBar, is_watching
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import Durations, Theme

if TYPE_CHECKING:  # known only once a match is open; kept off the start-up path
    from preferans_qt.game.view import PlayerView
    from preferans_qt.match.drivers import Request

WhyNot = Callable[[Action], Reason | None]
_THINKING_STEP_MILLISECONDS = 40
_PEEK_MILLISECONDS = 1800  # how long the last trick lies open once more


class GameTable(QWidget):
    """Shows one person's table and lets him decide.

    ``decided`` carries an action; ``tried`` a reason when something not allowed was attempted on
    a panel; ``showing`` an event as it begins to show; ``settled`` fires when the picture has
    caught up, with input open if a question waits; ``inspected`` carries a card.
    """

    decided = Signal(object)
    tried = Signal(object)
    showing = Signal(object)
    settled = Signal()
    inspected = Signal(int)

    def __init__(self, theme: Theme, deck: Deck, durations: Durations) -> None:
        super().__init__()
        accessible.install()
        self._theme = theme
        self._deck = deck
        self.scene = TableScene(theme, deck)
        self.queue = PresentationQueue(self.scene, durations)
        self.view = TableView(self.scene, self.queue.hurry)
        self.watch_bar = WatchBar(self.queue, self.view)
        self._names = Names(())
        self._kinds: Sequence[str] = ()
        self._view: PlayerView | None = None
        self._request: Request | None = None
        self._why_not: WhyNot = lambda action: None
        self._is_open = False
        self._thinking: Seat | None = None
        self._chosen: list[Card] = []
        self._conduct = Conduct.LEARNING
        self._notice = Notice()
        self.confirm_cards = False
        self._overlay = Overlay(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.queue.showing.connect(self._shows)
        self.queue.picture_changed.connect(self._picture_changed)
        self.queue.idle.connect(self._queue_idle)
        self.view.card_activated.connect(self._card_activated)
        self.view.card_inspected.connect(self.inspected)
        self.view.cancelled.connect(self._cancel)
        self.view.cursor_moved.connect(self._tell_cursor)
        self.view.resized.connect(self._overlay.place)
        self.view.resized.connect(self._offer_pace)
        self._thinking_timer = QTimer(self, interval=_THINKING_STEP_MILLISECONDS)
        self._thinking_timer.timeout.connect(self._think)
        self._thinking_phase = 0.0
        self._peek = QTimer(self, singleShot=True, interval=_PEEK_MILLISECONDS)
        self._peek.timeout.connect(self._end_peek)

    # What is shown

    @property
    def names(self) -> Names:
        """The names of the players."""
        return self._names

    @property
    def picture(self) -> Picture | None:
        """The table as it is shown now."""
        return self.queue.picture

    @property
    def overlay(self) -> TablePanel | None:
        """The panel that lies over the table, if any."""
        return self._overlay.panel

    @property
    def request(self) -> Request | None:
        """The question that waits for the person, whether input is open yet or not."""
        return self._request

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen so far, to be laid away or to be confirmed."""
        return tuple(self._chosen)

    @property
    def is_open(self) -> bool:
        """Whether the person can decide now."""
        return self._is_open

    @property
    def theme(self) -> Theme:
        """The look of the table."""
        return self._theme

    @property
    def four_colour(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._deck.style.four_colour

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        self._theme, self._deck = theme, deck
        self.scene.set_look(theme, deck)
        if self.overlay is not None:
            self.overlay.dress(theme.palette, self.four_colour)

    def start_match(
        self,
        names: Names,
        kinds: Sequence[str],
        view: PlayerView,
        conduct: Conduct = Conduct.LEARNING,
    ) -> None:
        """Show a match as it stands; ``kinds`` tells who plays each seat, as its header does."""
        self._names, self._kinds, self._conduct = names, tuple(kinds), conduct
        self.show_as_it_is(view)

    def show_as_it_is(self, view: PlayerView) -> None:
        """Show a view at once, without presenting how it came about."""
        self._view = view
        self._notice.clear()
        self.withdraw()
        self.queue.start_from(picture_of(view) if is_running(view) else empty_picture(view))
        self._queue_idle()

    def present(self, events: tuple[facts.Event, ...], view: PlayerView) -> None:
        """Show what has happened, one event after the other."""
        self._view = view
        self.withdraw()
        self.queue.enqueue(events, view)

    def _shows(self, event: facts.Event) -> None:
        if self._view is not None:
            self._notice.hear(event, self._view.seat)
        self.showing.emit(event)

    def set_thinking(self, seat: Seat | None) -> None:
        """Whose bot is at work."""
        self._thinking = seat
        if seat is None:
            self._thinking_timer.stop()
        else:
            self._thinking_timer.start()
        self._refresh_plates()

    def _think(self) -> None:
        self._thinking_phase = (self._thinking_phase + 0.02) % 1.0
        self.scene.set_thinking_phase(self._thinking_phase)

    def peek_at_last_trick(self) -> None:
        """Lay the last trick on the table again for a moment, while no other lies there."""
        picture = self.queue.picture
        last = None if picture is None or picture.trick else picture.last_trick
        if picture is not None and last is not None and not self._peek.isActive():
            self.peek(with_trick(picture, last))

    def peek(self, picture: Picture) -> None:
        """Show another picture of a table at rest for a moment."""
        if self.queue.is_idle:
            self.scene.show_picture(picture)
            self.view.refresh_marks()
            self._peek.start()

    def _end_peek(self) -> None:
        if self.queue.is_idle and self.queue.picture is not None:
            self.scene.show_picture(self.queue.picture)
            self.view.refresh_marks()

    # Whose turn it is

    def ask(self, request: Request, why_not: WhyNot) -> None:
        """Let the person answer a question as soon as the picture has caught up."""
        self.withdraw()
        self._request, self._why_not = request, why_not
        if self.queue.is_idle:
            self._queue_idle()

    def withdraw(self) -> None:
        """The question no longer stands."""
        self._request = None
        self._close_turn()
        self.set_overlay(None)

    def _queue_idle(self) -> None:
        self._refresh_plates()
        if self._request is not None:
            self._open_turn()
        self.settled.emit()

    def _open_turn(self) -> None:
        request = self._request
        if request is None or self._is_open:
            return
        self._is_open = True
        self._offer_pace()
        phase = request.view.phase
        panel = self._panel_for(request)
        self.set_overlay(panel)
        if isinstance(phase, Exchange):
            self.view.offer(tuple(cards_in(request.view.hand)))
        elif isinstance(phase, TrickPlay) and panel is None:
            self.view.offer(*cards_to_play(request, phase, self._conduct))
        if self.view.offered:
            take_focus(self.view, self.view)
        self._refresh_plates()

    def _close_turn(self) -> None:
        self._is_open = False
        self._offer_pace()
        self._chosen.clear()
        self.view.offer(())

    def _panel_for(self, request: Request) -> DecisionPanel | None:
        """The panel that asks the question; None when a card on the table answers it."""
        from preferans_qt.ui.bidding.turn import Turn
        from preferans_qt.ui.table.asking import panel_for

        turn = Turn(request.view, request.legal, self._why_not, self._names)
        panel = panel_for(turn, self._theme.palette, self.four_colour)
        if panel is not None:
            panel.chosen.connect(self._panel_chosen)
            panel.refused.connect(self.tried)
        return panel

    def _panel_chosen(self, action: Action) -> None:
        if self._is_open:
            self.decided.emit(action)

    # Cards

    def _card_activated(self, card: Card) -> None:
        request = self._request
        if request is None or not self._is_open:
            self.decided.emit(Play(card))
            return
        if isinstance(request.view.phase, Exchange):
            self._toggle(card)
        elif self.confirm_cards and self._chosen != [card] and card in self.view.offered:
            self._chosen = [card]
            self.view.set_raised(self._chosen)
        else:
            self._play(card, request)

    def _play(self, card: Card, request: Request) -> None:
        self.decided.emit(Play(card))
        legal = legal_cards(request)
        is_refused = self._request is request and card not in legal
        if is_refused and self._conduct is Conduct.LEARNING:
            self.view.hint_cards(legal)

    def _toggle(self, card: Card) -> None:
        """Choose a card to lay away, or take it back."""
        if card not in self.view.offered:
            return
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            most = most_discards(self._conduct)
            self._chosen = [*self._chosen[1 - most :], card]
        self._show_chosen()
        if len(self._chosen) >= 2 and self.view.is_used_by_keyboard:
            self.focus_overlay()  # Enter now lays them away

    def _cancel(self) -> None:
        self._chosen.clear()
        self._show_chosen()

    def _show_chosen(self) -> None:
        self.view.set_raised(self._chosen)
        if isinstance(self.overlay, DiscardPanel):
            self.overlay.set_chosen(tuple(self._chosen))

    # Panels over the table

    def set_overlay(self, panel: TablePanel | None, *, slides: bool = False) -> None:
        """Lay a panel over the table, in place of the one that is there; it may slide in."""
        self._overlay.show(panel, self.queue.durations.sheet_slide if slides else 0)
        self._offer_pace()

    def focus_overlay(self) -> None:
        """Give the panel over the table the focus, at its usual answer."""
        self._overlay.focus()

    def _offer_pace(self) -> None:
        """Let the person who has nothing to play choose how fast he watches."""
        picture = self.queue.picture
        is_free = self.overlay is None and not self._is_open
        self.watch_bar.offer(is_free and picture is not None and is_watching(picture))
        self.watch_bar.fit(self.scene.table_layout.watch_area())

    # Plates and banner

    def _picture_changed(self, picture: Picture) -> None:
        self.view.refresh_marks()
        self._refresh_plates()
        self._offer_pace()

    def _tell_cursor(self, card: Card) -> None:
        accessible.tell_cursor(self.view, card)

    def _refresh_plates(self) -> None:
        picture = self.queue.picture
        if picture is None or not self._kinds or self._view is None:
            return
        is_idle = self.queue.is_idle
        show_plates(
            self.scene,
            picture,
            self._names,
            self._kinds,
            acting=self._acting_seat() if is_idle else None,
            thinking=self._thinking if is_idle else None,
        )
        headline, detail = self._notice.lines(self._names)
        if headline:
            self.scene.set_banner(BannerContent(None, headline, detail))
        else:
            show_banner(self.scene, picture, self._names, self._view.rules)

    def _acting_seat(self) -> Seat | None:
        """Whose card or call is awaited: the hand to move, where a bot plays another's."""
        from preferans_qt.game.claims import controller_of
        from preferans_qt.game.view import actor_in

        if self._request is not None:
            return actor_in(self._request.view)
        match None if self._view is None else self._view.phase:
            case TrickPlay(claim=None, actor=hand) as phase:
                return hand if controller_of(phase, hand) == self._thinking else self._thinking
        return self._thinking

    def retranslate(self) -> None:
        """Say everything in the language that is now set."""
        self._refresh_plates()
