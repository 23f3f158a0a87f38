"""How the remaining tricks are shared without play: the offer, and the answer to one."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from preferans_qt.game.actions import Accept, Claim, Refuse
from preferans_qt.game.claims import dealer_tricks_left, tricks_left
from preferans_qt.game.deal import PendingClaim, TrickPlay, taken
from preferans_qt.game.events import ClaimMade
from preferans_qt.game.outcome import ContractResult, MisereResult, Result
from preferans_qt.game.seats import Seat, clockwise_from
from preferans_qt.ui.bidding.amounts import player_caption
from preferans_qt.ui.bidding.buttons import ChoiceButton, TouchButton, in_button
from preferans_qt.ui.bidding.panel import DecisionPanel, row, sentence
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts.events import event_text, result_text
from preferans_qt.ui.texts.factors import terms_text
from preferans_qt.ui.texts.words import joined, tricks_text
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate

ROWS = 4  # three players, and a sitting dealer whose talon cards may take tricks
CENTRE = Qt.AlignmentFlag.AlignCenter


def outcome_text(turn: Turn, further: Sequence[int]) -> str:
    """What the deal would come to with these further tricks; empty for raspasy."""
    phase = _play(turn)
    if phase.declarer is None or phase.contract is None:
        return ""
    so_far = taken(phase, turn.view.seating.players)
    tricks = tuple(a + b for a, b in zip(so_far, further, strict=True))
    if phase.defence is None:
        misere = MisereResult(phase.declarer, tricks[phase.declarer], turn.view.terms)
        return _told(turn, misere)
    return _told(
        turn,
        ContractResult(phase.declarer, phase.contract, phase.defence, tricks, turn.view.terms),
    )


def _told(turn: Turn, result: Result) -> str:
    """A result with what multiplies it."""
    factors = terms_text(turn.view.seating, result, turn.names)
    return joined(result_text(result, turn.names), factors)


def own_hand(turn: Turn) -> Seat:
    """The hand that counts as the person's: a whisting dealer has the one he took over (C6.6)."""
    seat, defence = turn.view.seat, _play(turn).defence
    if seat in turn.view.seating.active or defence is None or defence.dealer_plays is None:
        return seat
    return defence.dealer_plays


class TrickStepper(QWidget):
    """A number of tricks: typed, stepped by the arrow keys, or by two buttons for the mouse."""

    changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.spin = QSpinBox()
        self.spin.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.spin.setAlignment(CENTRE)
        self.spin.setMinimumSize(SIZES.touch, SIZES.touch)
        self.spin.valueChanged.connect(self.changed)
        self.less = _step_button("−")
        self.less.clicked.connect(self.spin.stepDown)
        self.more = _step_button("+")
        self.more.clicked.connect(self.spin.stepUp)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SIZES.grid)
        for widget in (self.less, self.spin, self.more):
            line.addWidget(widget)
        self.setFocusProxy(self.spin)

    def show_number(self, number: int, most: int) -> None:
        """Set the number without telling of a change."""
        with QSignalBlocker(self.spin):
            self.spin.setRange(0, most)
            self.spin.setValue(number)
            self.spin.selectAll()
        self.less.setEnabled(number > 0)
        self.more.setEnabled(number < most)

    def retranslate(self, player: str) -> None:
        """Name the parts for a player."""
        name = translate("Panels", "Further tricks: {name}").format(name=player)
        self.spin.setAccessibleName(name)
        self.less.setAccessibleName(translate("Panels", "One less: {what}").format(what=name))
        self.more.setAccessibleName(translate("Panels", "One more: {what}").format(what=name))


def _step_button(sign: str) -> TouchButton:
    """A button for the mouse; the keyboard steps in the number itself."""
    button = TouchButton(sign)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


class SharesPanel(DecisionPanel):
    """A table of the players: tricks taken, further tricks, and both together.

    ``further`` are the widgets that show the further tricks, one a row.
    """

    def __init__(
        self,
        further: Sequence[QWidget],
        palette: Palette,
        four_colour: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.cells = QGridLayout()
        self.cells.setHorizontalSpacing(SIZES.margin)
        self.cells.setVerticalSpacing(SIZES.grid)
        self.cells.setColumnStretch(0, 1)
        self._captions = [sentence(muted=True) for _ in range(4)]
        self._players = [QLabel() for _ in range(ROWS)]
        self._taken = [QLabel() for _ in range(ROWS)]
        self._totals = [QLabel() for _ in range(ROWS)]
        for column, caption in enumerate(self._captions):
            self._put(caption, 0, column)
        self._lines = list(zip(self._players, self._taken, further, self._totals, strict=True))
        for place, line in enumerate(self._lines, start=1):
            for column, widget in enumerate(line):
                self._put(widget, place, column)
        self.outcome = sentence()
        self.rows.addLayout(self.cells)
        self.rows.addWidget(self.outcome)

    def _put(self, widget: QWidget, line: int, column: int) -> None:
        if column and isinstance(widget, QLabel):
            widget.setAlignment(CENTRE)
            widget.setWordWrap(False)
        self.cells.addWidget(widget, line, column)

    def seats(self, turn: Turn) -> tuple[Seat, ...]:
        """Who stands in which row: the person first, then clockwise; nobody whose hand rests."""
        around = clockwise_from(own_hand(turn), turn.view.seating.players)
        return tuple(seat for seat in around if self._most(turn, seat))

    def caption(self, turn: Turn, seat: Seat) -> str:
        """Whose hand stands in a row."""
        if seat == own_hand(turn) != turn.view.seat:
            return translate("Panels", "{name}, played by you").format(name=turn.names[seat])
        return player_caption(turn.names, seat)

    def _most(self, turn: Turn, seat: Seat) -> int:
        """How many further tricks a player may take at most."""
        view, phase = turn.view, _play(turn)
        if seat in view.seating.in_play:
            return tricks_left(phase)
        return dealer_tricks_left(view.rules, view.seating, phase)

    def show_shares(self, turn: Turn, further: Sequence[int]) -> None:
        """Write the table for further tricks by seat."""
        captions = (
            "",
            translate("Panels", "taken", "tricks of a player"),
            translate("Panels", "further", "tricks of a player"),
            translate("Panels", "together", "tricks of a player"),
        )
        for label, caption in zip(self._captions, captions, strict=True):
            label.setText(caption)
        seats = self.seats(turn)
        for place, line in enumerate(self._lines):
            for widget in line:
                widget.setVisible(place < len(seats))
        so_far = taken(_play(turn), turn.view.seating.players)
        for place, seat in enumerate(seats):
            self._players[place].setText(self.caption(turn, seat))
            self._taken[place].setText(str(so_far[seat]))
            self._totals[place].setText(str(so_far[seat] + further[seat]))
        outcome = outcome_text(turn, further)
        if_agreed = translate("Panels", "If all agree: {outcome}")
        self.outcome.setText(if_agreed.format(outcome=outcome))
        self.outcome.setVisible(bool(outcome))


class ClaimPanel(SharesPanel):
    """An offer. The numbers always add up to the tricks that are left: what one player gets, the
    one whose number was changed longest ago gives."""

    cancelled = Signal()  # play on

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        steppers = [TrickStepper() for _ in range(ROWS)]
        super().__init__(steppers, palette, four_colour, parent)
        self.steppers = steppers
        # By row; the rows in the order of their last change, the one changed longest ago first
        self._shares: list[int] = []
        self._limits: list[int] = []
        self._changed: list[int] = []
        self.all_to = [ChoiceButton() for _ in range(ROWS)]
        for place, (stepper, button) in enumerate(zip(self.steppers, self.all_to, strict=True)):
            stepper.changed.connect(lambda number, place=place: self.share(place, number))
            button.clicked.connect(lambda _=False, place=place: self.share(place, self._left()))
        self.claim = ChoiceButton()
        self.claim.make_primary()
        self.claim.clicked.connect(self._claim)
        self.claim.refused.connect(self.refused)
        for stepper in steppers:  # Enter in a number goes on to the button that claims
            stepper.spin.lineEdit().returnPressed.connect(self.claim.setFocus)
        self.cancel = ChoiceButton()
        self.cancel.clicked.connect(self.cancelled)
        self.all_to[-1].hide()
        self.rows.addLayout(row(*self.all_to, first=ROWS))
        self.rows.addLayout(row(self.cancel, self.claim))

    @property
    def offer(self) -> Claim:
        """The claim that the numbers stand for."""
        turn = self.turn
        if turn is None:
            raise ValueError("no turn is shown")
        shares = dict(zip(self.seats(turn), self._shares, strict=True))
        players = turn.view.seating.players
        return Claim(tuple(shares.get(seat, 0) for seat in range(players)))

    def share(self, place: int, number: int) -> None:
        """Give a number of tricks to the player in a row; the others make up for it."""
        self._changed.remove(place)
        rest = self._left() - number
        for other in reversed(self._changed):
            self._shares[other] = min(self._shares[other], rest)
            rest -= self._shares[other]
        for other in self._changed:
            gained = min(rest, self._limits[other] - self._shares[other])
            self._shares[other] += gained
            rest -= gained
        self._shares[place] = number
        self._changed.append(place)
        self.retranslate()

    def default_button(self) -> QWidget:
        return self.steppers[0]

    def prepare(self, turn: Turn) -> None:
        self._limits = [self._most(turn, seat) for seat in self.seats(turn)]
        self._shares = [self._left()] + [0] * (len(self._limits) - 1)
        self._changed = [*range(1, len(self._limits)), 0]

    def retranslate(self) -> None:
        self.claim.setText(translate("Panels", "&Claim"))
        self.cancel.setText(translate("Panels", "Play &on"))
        turn = self.turn
        if turn is None:
            return
        offer = self.offer
        for button in self.all_to:
            button.hide()
        for place, seat in enumerate(self.seats(turn)):
            caption = self.caption(turn, seat)
            self.all_to[place].setVisible(seat in turn.view.seating.in_play)
            self.steppers[place].show_number(self._shares[place], self._limits[place])
            self.steppers[place].retranslate(caption)
            if seat == own_hand(turn):
                self.all_to[place].setText(translate("Panels", "I take the rest"))
            else:
                text = translate("Panels", "The rest to {name}")
                self.all_to[place].setText(text.format(name=in_button(caption)))
        self.show_shares(turn, offer.tricks)
        self.claim.bar(turn.reason_against(offer))
        self.say(
            translate("Panels", "How shall the rest be shared?"),
            self._remaining(turn),
            _play(turn).contract,
        )

    def _remaining(self, turn: Turn) -> str:
        """What is still to be played, and whose hand a claim shows."""
        text = translate("Panels", "Still to come: {tricks}. Your hand will be shown.")
        hand = own_hand(turn)
        if hand != turn.view.seat:
            text = translate("Panels", "Still to come: {tricks}. The hand of {name} will be shown.")
        return text.format(tricks=tricks_text(self._left()), name=turn.names[hand])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _claim(self) -> None:
        self.decide(self.offer)

    def _left(self) -> int:
        return 0 if self.turn is None else tricks_left(_play(self.turn))


class ClaimAnswerPanel(SharesPanel):
    """Another player's claim. The focus starts on Refuse: play simply goes on."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        further = [QLabel() for _ in range(ROWS)]
        super().__init__(further, palette, four_colour, parent)
        self._further = further
        self.accept = self.choice(ChoiceButton(), Accept())
        self.refuse = self.choice(ChoiceButton(), Refuse())
        self.rows.addLayout(row(self.accept, self.refuse))

    def default_button(self) -> QWidget:
        return self.refuse

    def prepare(self, turn: Turn) -> None:
        self.accept.bar(turn.reason_against(Accept()))
        self.refuse.bar(turn.reason_against(Refuse()))

    def retranslate(self) -> None:
        self.accept.setText(translate("Panels", "&Accept"))
        self.refuse.setText(translate("Panels", "&Refuse"))
        self.refuse.describe(translate("Panels", "Play goes on with the hand of the claim open."))
        turn = self.turn
        if turn is None:
            return
        claim = _claim(turn)
        for place, seat in enumerate(self.seats(turn)):
            self._further[place].setText(str(claim.tricks[seat]))
        self.show_shares(turn, claim.tricks)
        headline = translate("Panels", "{name} makes a claim")
        self.say(
            headline.format(name=turn.names[claim.claimant]),
            event_text(ClaimMade(claim), turn.names),
            _play(turn).contract,
        )


def _play(turn: Turn) -> TrickPlay:
    if not isinstance(turn.view.phase, TrickPlay):
        raise ValueError("tricks are claimed while cards are played")
    return turn.view.phase


def _claim(turn: Turn) -> PendingClaim:
    claim = _play(turn).claim
    if claim is None:
        raise ValueError("there is no claim to answer")
    return claim
