"""Decisions that only some tables know: half of a misère, a bid won in the dark, writing off."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from preferans_qt.game.actions import (
    Accept,
    Action,
    Bid,
    EnterContract,
    Refuse,
    TakeTalon,
)
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import Auction, DarkWin, Entering
from preferans_qt.game.events import ContractNamed, ShareOffered
from preferans_qt.ui.bidding.answers import AnswersPanel
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts import dark, stakes
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.factors import factor_text
from preferans_qt.ui.texts.words import contract_name, joined
from preferans_qt.ui.theme import Palette

translate = QCoreApplication.translate


class TwoAnswersPanel(AnswersPanel):
    """Two answers that are always open; the focus starts on the one that changes least."""

    choices: tuple[Action, Action]
    default = 0

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.buttons = tuple(self.choice(ChoiceButton(), action) for action in self.choices)
        for button in self.buttons:
            self.answers.add(button)

    def default_button(self) -> QWidget:
        return self.buttons[self.default]

    def prepare(self, turn: Turn) -> None:
        for button, action in zip(self.buttons, self.choices, strict=True):
            button.bar(turn.reason_against(action))

    def set_texts(self, *texts: str) -> None:
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)

    def explain(self, *texts: str) -> None:
        for button, text in zip(self.buttons, texts, strict=True):
            self.answers.explain(button, text)


class ShareAnswerPanel(TwoAnswersPanel):
    """Half of a misère is offered to the sitting dealer, who sees the hand on the table (C8.4)."""

    choices = (Accept(), Refuse())
    default = 1

    def retranslate(self) -> None:
        self.set_texts(translate("Panels", "&Take half"), translate("Panels", "&Decline"))
        turn = self.turn
        if turn is None:
            return
        view = turn.view
        share = view.phase.share if isinstance(view.phase, Auction) else None
        if share is None:
            raise ValueError("nobody has offered half of a misère")
        self.explain(
            stakes.half_misere_text(view, share.seat),
            translate("Panels", "You write nothing for a misère."),
        )
        subline = translate("Panels", "The hand lies before you.")
        if view.rules.sitting_dealer_whist != "off":
            no_whist = translate("Panels", "Having seen it, you cannot whist in this deal.")
            subline = joined(subline, no_whist)
        self.say(event_text(ShareOffered(share.seat, view.seat), turn.names), subline)


class DarkWinPanel(TwoAnswersPanel):
    """An auction won in the dark: the talon, unseen by the others, or an open misère (A.1)."""

    choices = (TakeTalon(), Bid(MISERE))

    def retranslate(self) -> None:
        self.set_texts(translate("Panels", "&Take the talon"), translate("Panels", "M&isère"))
        turn = self.turn
        if turn is None:
            return
        view = turn.view
        if not isinstance(view.phase, DarkWin):
            raise ValueError("no auction was won in the dark")
        bid = view.phase.bid
        unseen = translate("Panels", "Nobody else sees it.")
        opened = translate("Panels", "The talon is shown, and the bid in the dark is forgotten.")
        self.explain(
            joined(unseen, factor_text(view.terms, view.seat), dark.six_text(bid)),
            joined(opened, stakes.whole_misere_text(view, view.seat)),
        )
        headline = translate("Panels", "You won the bidding at {contract}, in the dark")
        self.say(
            headline.format(contract=contract_name(bid)),
            translate("Panels", "You see your cards now, and not yet the talon."),
            bid,
        )


class EnteringPanel(TwoAnswersPanel):
    """Nobody has whisted: the contract goes in the pool, or off the mountain (A18)."""

    choices = (EnterContract(off_mountain=False), EnterContract(off_mountain=True))

    def retranslate(self) -> None:
        self.set_texts(
            translate("Panels", "In the &pool"), translate("Panels", "Off the &mountain")
        )
        turn = self.turn
        if turn is None:
            return
        phase = turn.view.phase
        if not isinstance(phase, Entering):
            raise ValueError("no contract is to be written now")
        self.explain(
            stakes.entering_text(turn.view, turn.names, off_mountain=False),
            stakes.entering_text(turn.view, turn.names, off_mountain=True),
        )
        self.say(
            event_text(ContractNamed(phase.declarer, phase.contract), turn.names),
            translate("Panels", "Nobody whists. Where do you write it?"),
            phase.contract,
        )
