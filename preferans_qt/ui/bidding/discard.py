"""The discard: two cards, chosen on the table, to be laid away."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from preferans_qt.game.actions import Concede, Discard, RejectTalon
from preferans_qt.game.cards import Card, card_set, count, suit_of
from preferans_qt.game.deal import Exchange
from preferans_qt.ui.bidding.answers import Answers
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.panel import DecisionPanel, sentence
from preferans_qt.ui.bidding.signs import Colours, SuitSign
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts.words import card_name, contract_name
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate

DASHED = Qt.PenStyle.DashLine
USUAL, MOST = 2, 3  # cards laid away; at a live table one may take too many


class CardSlot(QWidget):
    """A place for one card to be laid away, in words beside its sign."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._card: Card | None = None
        self._sign = SuitSign(colours)
        self._name = QLabel()
        content = QHBoxLayout(self)
        content.setContentsMargins(SIZES.gap, SIZES.grid, SIZES.gap, SIZES.grid)
        content.setSpacing(SIZES.gap)
        content.addWidget(self._sign)
        content.addWidget(self._name, 1)
        self.setMinimumHeight(SIZES.touch)

    def show_card(self, card: Card | None) -> None:
        self._card = card
        self._sign.show_suit(None if card is None else suit_of(card))
        self._name.setText("" if card is None else card_name(card))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The outline of a card, broken while the place is empty."""
        palette = self._colours.palette
        empty = self._card is None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.line, 1, DASHED if empty else Qt.PenStyle.SolidLine))
        painter.setBrush(palette.surface if empty else palette.raised)
        outline = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(outline, SIZES.radius / 2, SIZES.radius / 2)


class DiscardPanel(DecisionPanel):
    """What is to be laid away. The cards themselves are chosen on the table: see set_chosen."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.cards: tuple[Card, ...] = ()
        self._slots = tuple(CardSlot(self.colours) for _ in range(MOST))
        places = QHBoxLayout()
        places.setSpacing(SIZES.gap)
        for slot in self._slots:
            places.addWidget(slot, 1)
        self._remaining = sentence(muted=True)
        self.confirm = ChoiceButton()
        self.confirm.make_primary()
        self.confirm.clicked.connect(self.lay_away)
        self.confirm.refused.connect(self.refused)
        self.reject = self.choice(ChoiceButton(), RejectTalon())
        self.concede = self.choice(ChoiceButton(), Concede())
        self._answers = Answers()
        self._answers.add(self.reject)
        self._answers.add(self.concede)
        self.rows.addLayout(places)
        foot = QHBoxLayout()
        foot.setSpacing(SIZES.gap)
        foot.addWidget(self._remaining, 1)
        foot.addWidget(self.confirm)
        self.rows.addLayout(foot)
        self.rows.addLayout(self._answers)

    def set_chosen(self, cards: tuple[Card, ...]) -> None:
        """Show the cards that are raised on the table, in the order in which they were chosen."""
        self.cards = cards
        self._bar()
        self.retranslate()

    def lay_away(self) -> None:
        """Lay the chosen cards away, if so many may be."""
        self.decide(_discard(self.cards))

    def default_button(self) -> QWidget:
        return self.confirm

    def prepare(self, turn: Turn) -> None:
        self.cards = ()
        self._bar()
        rules = turn.view.rules
        self._answers.show_answer(self.reject, bool(rules.talon_refusal_penalty))
        self._answers.show_answer(self.concede, rules.concede_without_three)
        self.reject.bar(turn.reason_against(RejectTalon()))
        self.concede.bar(turn.reason_against(Concede()))

    def retranslate(self) -> None:
        self.confirm.setText(translate("Panels", "&Lay away"))
        self.reject.setText(translate("Panels", "Leave the &talon"))
        self.concede.setText(translate("Panels", "Without th&ree"))
        for place, slot in enumerate(self._slots):
            slot.show_card(self.cards[place] if place < len(self.cards) else None)
            slot.setVisible(place < max(USUAL, len(self.cards)))
        if self.turn is None:
            return
        self._retranslate_costs(self.turn)
        left = count(self.turn.view.hand) - len(self.cards)
        # A plural: lupdate knows one by its number only where it is said by tr
        self._remaining.setText(self.tr("%n card(s) in your hand", "", left))
        bid = _exchange(self.turn).bid
        if bid.is_misere:
            headline = translate("Panels", "You play misère")
        else:
            headline = translate("Panels", "You won the bidding at {contract}")
        self.say(headline.format(contract=contract_name(bid)), self._wanted(), bid)

    def _retranslate_costs(self, turn: Turn) -> None:
        """What it costs to leave the talon, or to give up."""
        # Not before the first deal: the window is painted before the rules are imported
        from preferans_qt.ui.texts import stakes

        view, names = turn.view, turn.names
        reject = "" if self.reject.reason else stakes.reject_text(view, names)
        concede = "" if self.concede.reason else stakes.concede_text(view, names)
        self._answers.explain(self.reject, reject)
        self._answers.explain(self.concede, concede)

    def _wanted(self) -> str:
        """What to do. At a live table nobody is told that he has miscounted (E.2)."""
        is_live = self.turn is not None and self.turn.view.terms.live
        match len(self.cards):
            case 0:
                return translate("Panels", "Choose two cards to lay away.")
            case 1 if is_live:
                return translate("Panels", "This card goes out of play.")
            case 1:
                return translate("Panels", "Choose one more card.")
            case 2:
                return translate("Panels", "These two cards go out of play.")
        return translate("Panels", "These cards go out of play.")

    def _bar(self) -> None:
        if self.turn is not None:
            self.confirm.bar(self.turn.reason_against(_discard(self.cards)))


def _discard(cards: tuple[Card, ...]) -> Discard:
    return Discard(card_set(cards))


def _exchange(turn: Turn) -> Exchange:
    if not isinstance(turn.view.phase, Exchange):
        raise ValueError("the panel of the discard is for the declarer with twelve cards")
    return turn.view.phase
