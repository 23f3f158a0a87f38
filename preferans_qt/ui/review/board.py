"""The table of a moment, with what leads through the deal below it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.deal import Exchange, TrickPlay
from preferans_qt.game.match import current_actor
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import actor_in
from preferans_qt.ui.bidding.discard import USUAL, DiscardPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.dialogs.basics import Retranslated, paragraph
from preferans_qt.ui.review.pictures import Steps
from preferans_qt.ui.review.signs import step_icon
from preferans_qt.ui.table import accessible
from preferans_qt.ui.table.asking import panel_for
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.table.labels import show_banner, show_plates
from preferans_qt.ui.table.overlay import Overlay
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.texts.review import step_text
from preferans_qt.ui.texts.status import turn_text
from preferans_qt.ui.texts.words import Names, joined
from preferans_qt.ui.theme import SIZES, Theme

_FIRST, _LAST = -(10**6), 10**6  # steps beyond either end of a deal
_STEP_KEYS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: +1,
    Qt.Key.Key_Home: _FIRST,
    Qt.Key.Key_End: _LAST,
}


class SteppedView(TableView):
    """A table whose arrow keys lead through the deal while no card is asked for."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = 0 if self.offered or event.modifiers() else _STEP_KEYS.get(event.key(), 0)
        if step:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)


class Board(Retranslated, QWidget):
    """Shows the steps of one deal and lets a decision be tried anew.

    ``step_changed`` carries the step; ``tried`` an action that was chosen, ``refused`` the reason
    against one.
    """

    step_changed = Signal(int)
    tried = Signal(object)
    refused = Signal(object)

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        accessible.install()
        self._theme, self._deck = theme, deck
        self._steps: Steps | None = None
        self._step = 0
        self._seat: Seat = 0
        self._names = Names(())
        self._kinds: tuple[str, ...] = ()
        self._turn: Turn | None = None
        self._chosen: list[Card] = []
        self.scene = TableScene(theme, deck)
        self.view = SteppedView(self.scene)
        self.view.stepped.connect(self.go_by)
        self.view.card_activated.connect(self._card_activated)
        self.view.cancelled.connect(self._forget_chosen)
        self.view.cursor_moved.connect(lambda card: accessible.tell_cursor(self.view, card))
        self._overlay = Overlay(self.view)
        self.view.resized.connect(self._overlay.place)
        self.caption = paragraph()
        self.all_hands = QCheckBox()
        self.all_hands.toggled.connect(lambda _: self._show())
        self.first, self.back, self.forward, self.last = (QPushButton() for _ in range(4))
        for button, by in (
            (self.first, _FIRST),
            (self.back, -1),
            (self.forward, +1),
            (self.last, _LAST),
        ):
            button.clicked.connect(lambda _=False, by=by: self.go_by(by))
        self._lay_out()
        self._draw_signs()
        self.retranslate()
        self._show()

    def _lay_out(self) -> None:
        controls = QHBoxLayout()
        controls.setSpacing(SIZES.grid)
        for button in (self.first, self.back, self.forward, self.last):
            controls.addWidget(button)
        controls.addStretch(1)
        controls.addWidget(self.all_hands)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.view, 1)
        column.addWidget(self.caption)
        column.addLayout(controls)

    def _draw_signs(self) -> None:
        palette = self._theme.palette
        for button, way in (
            (self.first, "first"),
            (self.back, "back"),
            (self.forward, "forward"),
            (self.last, "last"),
        ):
            button.setIcon(step_icon(way, palette))

    # What is shown

    @property
    def step(self) -> int:
        """The step that is shown."""
        return self._step

    @property
    def steps(self) -> Steps | None:
        """The steps of the deal that is shown."""
        return self._steps

    @property
    def picture(self) -> Picture | None:
        """The table that is shown."""
        return self.scene.picture

    @property
    def panel(self) -> QWidget | None:
        """The panel that asks for another decision, if any."""
        return self._overlay.panel

    def focus_panel(self) -> None:
        """Give the panel over the table the focus, at its usual answer."""
        self._overlay.focus()

    def seat_players(self, names: Names, kinds: Sequence[str]) -> None:
        """Who plays the match that is shown."""
        self._names, self._kinds = names, tuple(kinds)

    def show_step(self, steps: Steps | None, step: int, seat: Seat) -> None:
        """Show a step of a deal from a seat's chair; nothing is asked then, and nobody is told."""
        self._steps, self._step, self._seat = steps, step, seat
        self.ask(None)
        self._show()

    def go_by(self, by: int) -> None:
        """Go some steps on or back, as far as the deal goes."""
        if self._steps is None:
            return
        step = min(max(self._step + by, 0), len(self._steps) - 1)
        if step != self._step:
            self.step_changed.emit(step)

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        self._theme, self._deck = theme, deck
        self.scene.set_look(theme, deck)
        self._draw_signs()
        if self._overlay.panel is not None:
            self._overlay.panel.dress(theme.palette, deck.style.four_colour)

    def _show(self) -> None:
        steps = self._steps
        for button in (self.first, self.back):
            button.setEnabled(steps is not None and self._step > 0)
        for button in (self.forward, self.last):
            button.setEnabled(steps is not None and self._step < len(steps) - 1)
        self.view.setVisible(steps is not None)
        self.all_hands.setEnabled(steps is not None)
        self.caption.setText("" if steps is None else self._happenings(steps))
        if steps is None:
            return
        picture = steps.picture(self._step, self._seat, all_hands=self.all_hands.isChecked())
        self.scene.show_picture(picture)
        self.view.refresh_marks()
        self._write(steps, picture, steps.match(self._step).rules)

    def _write(self, steps: Steps, picture: Picture, rules: Rules) -> None:
        is_running = steps.place(self._step) is not None
        acting = actor_in(steps.view(self._step, self._seat)) if is_running else None
        show_plates(self.scene, picture, self._names, self._kinds, acting=acting, thinking=None)
        show_banner(self.scene, picture, self._names, rules)

    def _happenings(self, steps: Steps) -> str:
        """What happened last, and who is to do something now."""
        before, place = steps.before(self._step), steps.place(self._step)
        happened = "" if before is None else step_text(before.events, self._names)
        if place is None or place.match.deal is None or place.entry.seat is None:
            return happened
        actor = current_actor(place.match)
        assert actor is not None, "somebody has acted here"
        phase = place.match.deal.phase
        return joined(happened, turn_text(phase, actor, place.entry.seat, self._names))

    # Another decision is asked for

    def ask(self, turn: Turn | None) -> None:
        """Let the decision of this step be made anew; with None nothing is asked."""
        self._turn = turn
        self._chosen.clear()
        self._overlay.show(None)
        self.view.offer(())
        if turn is None:
            return
        panel = panel_for(turn, self._theme.palette, self._deck.style.four_colour)
        if panel is not None:
            panel.chosen.connect(self.tried)
            panel.refused.connect(self.refused)
            self._overlay.show(panel)
        match turn.view.phase:
            case Exchange():
                self.view.offer(tuple(cards_in(turn.view.hand)))
            case TrickPlay(actor=actor):
                legal = [action.card for action in turn.legal if isinstance(action, Play)]
                hand = cards_in(turn.view.hands[actor] or 0)
                self.view.offer(legal, [card for card in hand if card not in legal])

    def _card_activated(self, card: Card) -> None:
        turn = self._turn
        if turn is None or card not in self.view.offered:
            return
        if isinstance(turn.view.phase, Exchange):
            self._choose(card)
        else:
            self.tried.emit(Play(card))

    def _choose(self, card: Card) -> None:
        """Choose a card to lay away, or take it back."""
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            self._chosen = [*self._chosen[1 - USUAL :], card]
        self._show_chosen()
        if len(self._chosen) == USUAL and self.view.is_used_by_keyboard:
            self._overlay.focus()

    def _forget_chosen(self) -> None:
        self._chosen.clear()
        self._show_chosen()

    def _show_chosen(self) -> None:
        self.view.set_raised(self._chosen)
        if isinstance(self._overlay.panel, DiscardPanel):
            self._overlay.panel.set_chosen(tuple(self._chosen))

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.tr("Table"))
        self.all_hands.setText(self.tr("All &hands open"))
        for button, name in (
            (self.first, self.tr("First step")),
            (self.back, self.tr("One step back")),
            (self.forward, self.tr("One step on")),
            (self.last, self.tr("Last step")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        if self._steps is not None:
            self._show()
