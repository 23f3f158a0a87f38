"""The panels with the ladder: calls of the auction, and the name of the final contract."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from preferans_qt.game.actions import (
    Action,
    Bid,
    Concede,
    Here,
    Look,
    Name,
    OfferShare,
    Pass,
    TakeTalon,
)
from preferans_qt.game.auction import next_raise
from preferans_qt.game.contracts import (
    MISERE,
    MISERE_WITHOUT_TALON,
    NINE_WITHOUT_TALON,
    Contract,
)
from preferans_qt.game.deal import Auction, Naming
from preferans_qt.game.events import ShareAnswered
from preferans_qt.ui.bidding.answers import Answers
from preferans_qt.ui.bidding.buttons import ChoiceButton, ContractButton, in_button
from preferans_qt.ui.bidding.ladder import LadderPanel
from preferans_qt.ui.bidding.panel import LINE, row, sentence
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts import dark as dark_texts
from preferans_qt.ui.texts import stakes
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.words import contract_name, joined
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate

LINE_IN_THE_DARK = 84  # more is to be said then, and the panel must not grow over the hand


class CallsPanel(LadderPanel):
    """The calls of the auction: the ladder, with Pass, Here and Misère beside it.

    Calls that only some tables know stand with them, and below the ladder. The focus starts on
    Pass: the one call that is always allowed and promises no trick, should a key be pressed too
    many; in the dark on the look at one's cards, which is no call at all.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        for contract, cell in self.grid.buttons.items():
            self.choice(cell, Bid(contract))
        self._beside: dict[ChoiceButton, Action] = {}
        self.misere = self._button(Bid(MISERE))
        self.misere_without_talon = self._button(Bid(MISERE_WITHOUT_TALON))
        self.nine_without_talon = self._button(Bid(NINE_WITHOUT_TALON))
        self.here = self._button(Here())
        self.pass_ = self._button(Pass())
        self.look = self._button(Look())
        self.share = self._button(OfferShare())
        self.talon = self._button(TakeTalon())
        self.side.addStrut(2 * SIZES.touch)
        for button in (
            self.misere,
            self.misere_without_talon,
            self.nine_without_talon,
            self.here,
        ):
            self.side.addWidget(button)
        self.side.addStretch(1)
        self.side.addWidget(self.pass_)
        self.in_the_dark = sentence()
        self.rows.addWidget(self.in_the_dark)
        below = row(self.look, self.share, self.talon, first=3)
        below.addStretch(1)
        self.rows.addLayout(below)

    def _button(self, action: Action) -> ChoiceButton:
        button = self.choice(ChoiceButton(), action)
        self._beside[button] = action
        return button

    def action_of(self, contract: Contract) -> Bid:
        return Bid(contract)

    def default_button(self) -> QWidget:
        return self.look if self.look.isEnabled() and not self.look.isHidden() else self.pass_

    def prepare(self, turn: Turn) -> None:
        rules, auction = turn.view.rules, _auction(turn)
        self.line = LINE_IN_THE_DARK if auction.actor_is_in_the_dark else LINE
        shares = rules.misere_share_with_dealer and turn.view.seating.sitting_dealer is not None
        for button, played in (
            (self.misere, rules.misere_in_game),
            (self.misere_without_talon, rules.no_talon_bids != "off"),
            (self.nine_without_talon, rules.no_talon_bids != "off"),
            (self.here, rules.here != "none"),
            (self.look, auction.actor_is_in_the_dark),
            (self.share, bool(shares)),
            (self.talon, rules.third_hand_takes_talon_silently),
        ):
            button.setVisible(played)
        self.grid.bar(lambda contract: turn.reason_against(Bid(contract)))
        for button, action in self._beside.items():
            button.bar(turn.reason_against(action))
        self.grid.mark_bid(auction.high)

    def retranslate(self) -> None:
        dark = self.turn is not None and _auction(self.turn).actor_is_in_the_dark
        self._retranslate_calls(dark)
        self.grid.retranslate(dark)
        self.in_the_dark.setVisible(dark)
        if self.turn is not None:
            self._retranslate_rare(self.turn, dark)
            self._retranslate_bid(self.turn, dark)

    def _retranslate_calls(self, dark: bool) -> None:
        """The calls beside the ladder; in the dark each says that it would be made so."""
        if dark:
            self.misere.setText(translate("Panels", "M&isère in the dark"))
            self.here.setText(translate("Panels", "H&ere in the dark"))
            self.pass_.setText(translate("Panels", "&Pass in the dark"))
        else:
            self.misere.setText(translate("Panels", "M&isère"))
            self.here.setText(translate("Panels", "H&ere"))
            self.pass_.setText(translate("Panels", "&Pass"))
        self.misere.describe(translate("Panels", "Take no trick at all."))
        self.pass_.describe(translate("Panels", "You make no further call in this deal."))
        self.misere_without_talon.setText(translate("Panels", "Misère &without talon"))
        self.misere_without_talon.describe(
            translate("Panels", "Take no trick at all with the cards dealt.")
        )
        self.nine_without_talon.setText(translate("Panels", "&Nine without talon"))
        self.nine_without_talon.describe(
            translate("Panels", "Play nine or ten with the cards dealt; you name it afterwards.")
        )
        self.look.setText(translate("Panels", "&Look at my cards"))
        self.look.describe(translate("Panels", "What you call then is no call in the dark."))
        self.talon.setText(translate("Panels", "&Take the talon"))

    def _retranslate_rare(self, turn: Turn, dark: bool) -> None:
        """What the calls mean that only some tables know."""
        view, names = turn.view, turn.names
        dealer = view.seating.sitting_dealer
        if dealer is not None:
            share = translate("Panels", "O&ffer half to {name}")
            self.share.setText(share.format(name=in_button(names[dealer])))
            if self.share.reason is None:
                shown = translate("Panels", "{name} sees your hand, and may take half of a misère.")
                half = stakes.half_misere_text(view, view.seat)
                self.share.describe(f"{shown.format(name=names[dealer])} {half}")
        lowest = next_raise(view.rules, view.run, _auction(turn))
        if self.talon.reason is None and lowest is not None:
            as_bid = translate("Panels", "It counts as a bid of {contract}.")
            self.talon.describe(as_bid.format(contract=contract_name(lowest)))
        if dark:
            self.misere.describe(dark_texts.misere_text())
            self.pass_.describe(dark_texts.pass_text(view, names))
            told = dark_texts.bid_text(view), dark_texts.pass_text(view, names)
            self.in_the_dark.setText("\n".join(told))

    def _retranslate_bid(self, turn: Turn, dark: bool) -> None:
        auction, names = _auction(turn), turn.names
        your_call = translate("Panels", "It is your call.")
        if dark:
            your_call = translate("Panels", "You have not looked at your cards.")
        subline = joined(your_call, dark_texts.bar_text(turn.view, names), _share_text(turn))
        if auction.high is None or auction.holder is None:
            self.here.describe("")
            self.say(translate("Panels", "Nobody has bid yet"), subline)
            return
        bid = contract_name(auction.high)
        here = translate("Panels", "The bid stays at {contract}, and you hold it.")
        self.here.describe(here.format(contract=bid))
        stands = translate("Panels", "{name} holds the bid at {contract}")
        if auction.is_held_in_the_dark:
            stands = translate("Panels", "{name} holds the bid at {contract}, in the dark")
        self.say(stands.format(name=names[auction.holder], contract=bid), subline, auction.high)


class ContractPanel(LadderPanel):
    """The final contract: one is selected, and a second step confirms it (C4.6).

    The winning bid is selected at first. Arrows, level keys and a click select; pressing what is
    selected, by key or mouse, confirms it as the button below does.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._is_second_press = False
        self._cells = QButtonGroup(self)
        for button in self.grid.buttons.values():
            button.setCheckable(True)
            button.refused.connect(self.refused)
            button.toggled.connect(self._retranslate_confirm)
            button.pressed.connect(self._cell_pressed)
            button.clicked.connect(self._cell_clicked)
            self._cells.addButton(button)
        self.concede = self.choice(ChoiceButton(), Concede())
        self._answers = Answers()
        self._answers.add(self.concede)
        self.rows.addLayout(self._answers)
        self.confirm = ChoiceButton()
        self.confirm.make_primary()
        self.confirm.clicked.connect(self._confirm_selected)
        self.rows.addLayout(row(self.confirm))

    @property
    def selected(self) -> Contract | None:
        """The contract that would be named."""
        cell = self._cells.checkedButton()
        return cell.contract if isinstance(cell, ContractButton) else None

    def action_of(self, contract: Contract) -> Name:
        return Name(contract)

    def default_button(self) -> QWidget:
        return self._cells.checkedButton() or self.confirm

    def prepare(self, turn: Turn) -> None:
        self.grid.bar(lambda contract: turn.reason_against(Name(contract)))
        self.grid.mark_bid(_naming(turn).bid)
        lowest = next(self.grid.open_cells(), None)
        if lowest is not None:
            lowest.setChecked(True)
        self._answers.show_answer(self.concede, turn.view.rules.concede_without_three)
        self.concede.bar(turn.reason_against(Concede()))

    def retranslate(self) -> None:
        self.grid.retranslate()
        self._retranslate_confirm()
        self.concede.setText(translate("Panels", "Without th&ree"))
        turn = self.turn
        if turn is None:
            return
        cost = "" if self.concede.reason else stakes.concede_text(turn.view, turn.names)
        self._answers.explain(self.concede, cost)
        bid = _naming(turn).bid
        wanted = translate("Panels", "Name your contract: this one or a higher one.")
        if bid.without_talon:
            wanted = translate("Panels", "Name your contract: a nine or a ten.")
        elif turn.view.terms.dark:
            wanted = joined(wanted, dark_texts.six_text(bid))
        headline = translate("Panels", "You won the bidding at {contract}")
        self.say(headline.format(contract=contract_name(bid)), wanted, bid)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        focused = self.focusWidget()
        if isinstance(focused, ContractButton):
            focused.setChecked(True)

    def _cell_pressed(self) -> None:
        """Remember, before the press selects it, whether the cell was selected already."""
        cell = self.sender()
        self._is_second_press = isinstance(cell, ContractButton) and cell.isChecked()

    def _cell_clicked(self) -> None:
        if self._is_second_press:
            self._confirm_selected()

    def _confirm_selected(self) -> None:
        if self.selected is not None:
            self.decide(Name(self.selected))

    def _retranslate_confirm(self) -> None:
        if self.selected is None:
            self.confirm.setText(translate("Panels", "&Play this contract"))
            return
        text = translate("Panels", "&Play {contract}")
        self.confirm.setText(text.format(contract=contract_name(self.selected)))


def _auction(turn: Turn) -> Auction:
    if not isinstance(turn.view.phase, Auction):
        raise ValueError("the panel of calls is for the auction")
    return turn.view.phase


def _share_text(turn: Turn) -> str:
    """What the sitting dealer has answered to the offer of half a misère."""
    share, dealer = _auction(turn).share, turn.view.seating.sitting_dealer
    if share is None or share.accepted is None or dealer is None:
        return ""
    return event_text(ShareAnswered(dealer, share.accepted), turn.names)


def _naming(turn: Turn) -> Naming:
    if not isinstance(turn.view.phase, Naming):
        raise ValueError("the panel of contracts is for naming one after the discard")
    return turn.view.phase
