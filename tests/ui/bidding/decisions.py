"""Matches played up to a decision of the person in seat 0, for the panels that ask for it."""

from random import Random

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action, Discard, Play, StartDeal, parse_action
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet, empty_sheet
from preferans_qt.game.view import view_for
from preferans_qt.ui.bidding.panel import DecisionPanel, TablePanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import theme_for
from tests.strategies import GUIDE

YOU = 0
PALETTE = theme_for("light", "green").palette

# Calls of a deal for three after which somebody else or you are declarer; East deals
YOU_WIN_SIX_CLUBS = ("bid 6S", "bid 6C", "pass", "here", "pass")
WEST_WINS = ("pass", "bid 6S", "pass", "discard")  # you are the second defender
EAST_WINS = ("pass", "pass", "bid 6S", "discard")  # you are the first defender


class Marked(QTranslator):
    """Another language: every text in angle quotes."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"«{source}»"


def names_of(players: int) -> Names:
    """You, and the seats clockwise from your left."""
    others = ("West", "East") if players == 3 else ("West", "North", "East")
    return Names(("You", *others), YOU)


def after(match: Match, *codes: str) -> Match:
    """The match after actions in their text codes; each by whoever moves.

    ``discard`` and ``play`` by themselves stand for the first of these that is legal.
    """
    for code in codes:
        kind = {"discard": Discard, "play": Play}.get(code)
        action: Action
        if kind is None:
            action = parse_action(code)
        else:
            action = next(action for action in matches.legal(match) if isinstance(action, kind))
        match, _ = matches.apply(match, matches.controller(match), action)
    return match


def dealt(
    *codes: str, rules: Rules = GUIDE, players: int = 3, dealer: int | None = None, number: int = 7
) -> Match:
    """A new match after its first deal and some actions; the last seat deals unless told."""
    match = matches.new_match(rules, players, players - 1 if dealer is None else dealer)
    match, _ = matches.apply(match, None, StartDeal(number, ""))
    return after(match, *codes)


def turn_of(match: Match) -> Turn:
    """The decision that you have to take."""
    assert matches.controller(match) == YOU, "it is not the person's turn"
    return Turn(
        view_for(match, YOU),
        matches.legal(match),
        lambda action: matches.why_not(match, YOU, action),
        names_of(match.players),
    )


def turn_after(*codes: str, rules: Rules = GUIDE, players: int = 3) -> Turn:
    """The decision that you have to take after some actions of a first deal."""
    return turn_of(dealt(*codes, rules=rules, players=players))


def your_turn_in_play(
    *codes: str, tricks: int = 0, rules: Rules = GUIDE, players: int = 3
) -> Match:
    """A match in which it is your turn to play, with some tricks complete."""
    match = dealt(*codes, rules=rules, players=players)
    while len(match.deal.phase.tricks) < tricks or matches.controller(match) != YOU:
        match = after(match, "play")
    return match


def show(qtbot: QtBot, panel: TablePanel) -> None:
    """The panel as a window with the focus, at the size it asks for."""
    qtbot.addWidget(panel)
    panel.resize(panel.sizeHint())
    with qtbot.waitActive(panel):
        panel.show()
    panel.setFocus()


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Keys, each sent to whatever has the focus."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the focus"
        qtbot.keyClick(focused, key)


class Heard:
    """What a panel has said: actions chosen and reasons of refusals, in order."""

    def __init__(self, panel: DecisionPanel) -> None:
        self.chosen: list[Action] = []
        self.refusals: list[str] = []
        panel.chosen.connect(self.chosen.append)
        panel.refused.connect(lambda reason: self.refusals.append(reason.refusal.value))


def play_by_chance(rules: Rules, players: int, seed: int, deals: int) -> Match:
    """A match after some deals in which everybody does anything that is allowed."""
    chance = Random(seed)
    match = matches.new_match(rules, players, players - 1)
    while len(match.finished) < deals and not match.is_over:
        match, _ = matches.apply(match, None, StartDeal(chance.randrange(10**6), ""))
        while match.deal is not None:
            action = chance.choice(matches.legal(match))
            match, _ = matches.apply(match, matches.controller(match), action)
    return match


def sheets_of(match: Match) -> list[Sheet]:
    """The sheet before the first deal and after each."""
    sheets = [empty_sheet(match.players)]
    for deal in match.finished:
        sheets.append(sheets[-1].with_entries(deal.entries))
    return sheets
