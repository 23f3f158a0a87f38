"""Deals that go as they are told, so that a test can bring about any situation at the table.

A script lists the actions of a deal in their order, as they are written in match files; what it
does not say is done in the plainest way. Bots and person keep to the same script.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from preferans_qt.bots.player import Budget, Cancel, Decision
from preferans_qt.game.actions import (
    Action,
    Defend,
    Discard,
    EnterContract,
    Pass,
    Play,
    parse_action,
)
from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import PlayerView
from preferans_qt.match.log import Header
from preferans_qt.ui.window.program import Program

NAMES = ("Anna", "Boris", "Clara", "Dora")


@dataclass(frozen=True)
class Script:
    """A deal: its rules and number, who deals, and what is said before the cards are played.

    The person has seat A. ``discard`` stands for the two lowest cards.
    """

    rules: Rules
    dealer: int
    codes: str  # parted by commas
    players: int = 4
    number: int = 1
    overrides: dict[str, object] = field(default_factory=dict)
    conduct: Conduct = Conduct.LEARNING

    def action(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """What is done now, by whoever is to decide."""
        codes = [code.strip() for code in self.codes.split(",")]
        place = len(view.record)
        if place >= len(codes):
            return plainest(legal)
        if codes[place] == "discard":
            return lowest_discard(view)
        action = parse_action(codes[place])
        assert action in legal, f"{codes[place]!r} is not allowed; allowed: {[*map(str, legal)]}"
        return action

    def begin(self, program: Program) -> None:
        """Begin a match with this deal in a window."""
        limit = {"end_limit": "max_deals:2"}
        header = Header.new(
            created="2020-01-01T00:00:00+00:00",
            program="test",
            profile="custom",
            rules=with_overrides(self.rules, {**self.overrides, **limit}),
            names=NAMES[: self.players],
            kinds=("human", *("heuristic",) * (self.players - 1)),
            first_dealer=self.dealer,
            conduct=self.conduct,
        )
        engine = program.control.engine
        engine.open(header, (), program.matches.create(header))
        engine.choose_next_deal(self.number)
        engine.next_deal()


def lowest_discard(view: PlayerView) -> Discard:
    """The two lowest cards of the own hand."""
    return Discard(card_set(list(cards_in(view.hand))[:2]))


def plainest(legal: Sequence[Action]) -> Action:
    """The lowest card, a pass, or whatever shows and changes least."""
    cards = [action for action in legal if isinstance(action, Play)]
    if cards:
        return min(cards, key=lambda action: action.card)
    for action in (Pass(), Defend(openly=False), EnterContract(off_mountain=False)):
        if action in legal:
            return action
    return legal[0]


class ScriptedBot:
    """A bot that keeps to a script."""

    name = "scripted"

    def __init__(self, script: Script) -> None:
        self._script = script

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        return Decision(self._script.action(view, legal), ())
