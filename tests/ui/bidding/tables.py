"""Tables with rare agreements, and the decisions that only they know."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.calls import CallsPanel, ContractPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.panel import DecisionPanel
from preferans_qt.ui.bidding.rare import DarkWinPanel, EnteringPanel, ShareAnswerPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.bidding.whist import DefencePanel, WhistPanel
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import (
    EAST_WINS,
    PALETTE,
    WEST_WINS,
    YOU,
    YOU_WIN_SIX_CLUBS,
    after,
    dealt,
    show,
    turn_after,
    turn_of,
    your_turn_in_play,
)

DARK = rules_of("sochi-guide", dark_and_bombs="classic")
CODEX = rules_of("sochi-codex")  # a misère may be shared with a sitting dealer
CHAIN = rules_of("sochi-guide", no_talon_bids="codex_chain")
SILENT = rules_of("sochi-guide", third_hand_takes_talon_silently=True)
COSTLY = rules_of("sochi-guide", concede_without_three=True, talon_refusal_penalty=5)
WRITE_OFF = rules_of("sochi-guide", unwhisted_may_write_off_mountain=True)
POLISH = rules_of("polish", end_limit="max_deals:9")
EVERYTHING = rules_of(
    "sochi-codex",
    dark_and_bombs="classic",
    no_talon_bids="codex_chain",
    third_hand_takes_talon_silently=True,
    concede_without_three=True,
    talon_refusal_penalty=5,
    unwhisted_may_write_off_mountain=True,
)

WEST_DECLARES = ("bid 6S", "pass", "pass", "discard")  # of four, and you deal
UNWHISTED = (*WEST_DECLARES, "name 8S", "pass", "pass")


def you_deal(*codes: str, rules: Rules = GUIDE) -> Turn:
    """Your decision as the sitting dealer of four."""
    return turn_of(dealt(*codes, rules=rules, players=4, dealer=YOU))


def half_of_a_misere() -> Turn:
    return you_deal("share", rules=CODEX)


def won_in_the_dark() -> Turn:
    return turn_after("bid 6S", "pass", "pass", rules=DARK)


def nobody_whists(rules: Rules = WRITE_OFF) -> Turn:
    return turn_after("bid 6S", "pass", "pass", "discard", "name 6S", "pass", "pass", rules=rules)


def the_dealer_is_asked(rules: Rules = GUIDE) -> Turn:
    return you_deal(*UNWHISTED, rules=rules)


def the_dealer_has_looked(rules: Rules = GUIDE) -> Turn:
    """At the hand of North, the first defender."""
    return you_deal(*UNWHISTED, "inspect C", rules=rules)


def polish_choice(contract: str = "6H") -> Turn:
    return turn_after(*WEST_WINS, f"name {contract}", "pass", "whist", rules=POLISH)


def talon_and_costs(rules: Rules = COSTLY) -> Turn:
    """You hold twelve cards at six clubs; East deals."""
    return turn_after(*YOU_WIN_SIX_CLUBS, rules=rules)


def naming_with_costs(rules: Rules = COSTLY) -> Turn:
    return turn_after(*YOU_WIN_SIX_CLUBS, "discard", rules=rules)


def the_dealer_plays() -> Match:
    """You deal, and play the hand of North against West."""
    match = dealt(*UNWHISTED, "inspect C", "whist", "closed", players=4, dealer=YOU)
    while matches.controller(match) != YOU:
        match = after(match, "play")
    return match


def you_play_alone() -> Match:
    """A Polish whister who has left East's hand out."""
    return your_turn_in_play(*WEST_WINS, "name 6H", "pass", "whist", "alone", rules=POLISH)


def turn_after_two(*codes: str, rules: Rules) -> Turn:
    """Your decision as third hand of three."""
    return turn_of(dealt(*codes, rules=rules, players=3, dealer=0))


def shown(qtbot: QtBot, kind: type[DecisionPanel], turn: Turn) -> DecisionPanel:
    panel = kind(PALETTE)
    panel.present(turn)
    show(qtbot, panel)
    return panel


def case_of(qtbot: QtBot, case: str) -> DecisionPanel:
    kind, turn = CASES[case]
    return shown(qtbot, kind, turn())


def visible(panel: DecisionPanel) -> list[ChoiceButton]:
    return [button for button in panel.findChildren(ChoiceButton) if button.isVisible()]


def said(panel: DecisionPanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def caption(button: ChoiceButton) -> str:
    return button.text().replace("&", "")


def captions(panel: DecisionPanel) -> list[str]:
    return [caption(button) for button in visible(panel) if button.text()]


CASES: dict[str, tuple[type[DecisionPanel], Callable[[], Turn]]] = {
    "dark": (CallsPanel, lambda: turn_after(rules=DARK)),
    "looked": (CallsPanel, lambda: turn_after("look", rules=DARK)),
    "after dark passes": (CallsPanel, lambda: turn_after_two("pass", "pass", rules=DARK)),
    "over a dark bid": (CallsPanel, lambda: turn_after_two("bid 6S", "pass", rules=DARK)),
    "without talon": (CallsPanel, lambda: turn_after(rules=CHAIN)),
    "third hand": (CallsPanel, lambda: turn_after_two("pass", "pass", rules=SILENT)),
    "share": (CallsPanel, lambda: turn_after(rules=CODEX, players=4)),
    "shared": (CallsPanel, lambda: turn_after("share", "accept", rules=CODEX, players=4)),
    "everything": (CallsPanel, lambda: turn_after(rules=EVERYTHING, players=4)),
    "everything looked": (CallsPanel, lambda: turn_after("look", rules=EVERYTHING, players=4)),
    "half": (ShareAnswerPanel, half_of_a_misere),
    "dark win": (DarkWinPanel, won_in_the_dark),
    "entering": (EnteringPanel, nobody_whists),
    "dealer": (WhistPanel, the_dealer_is_asked),
    "dealer looked": (WhistPanel, the_dealer_has_looked),
    "polish whist": (WhistPanel, lambda: turn_after(*EAST_WINS, "name 7H", rules=POLISH)),
    "polish choice": (DefencePanel, polish_choice),
    "dealer's choice": (
        DefencePanel,
        lambda: you_deal(*UNWHISTED, "inspect C", "whist"),
    ),
    "talon": (DiscardPanel, talon_and_costs),
    "naming": (ContractPanel, naming_with_costs),
    "nine named": (
        ContractPanel,
        lambda: turn_after("bid 9 without talon", "pass", "pass", rules=CHAIN),
    ),
}
