"""What deals of bots tell of how well they judge; see ``strength_report.py``."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from preferans_qt.bots.player import Budget, Player
from preferans_qt.bots.registry import CHARACTERS, Kind, player
from preferans_qt.bots.thinking import levels
from preferans_qt.bots.thinking.contracts import leading_role, position_of
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import roles_of
from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action, Discard, Name, StartDeal, Whist
from preferans_qt.game.cards import CardSet
from preferans_qt.game.deal import Deal, Exchange, Naming, TrickPlay, Whisting
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import ContractResult, MisereResult, RaspasyResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import undertricks
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import balance
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.deals import seeded_number
from preferans_qt.solver.position import Hands, Position
from preferans_qt.solver.search import Flag

STRONGEST = "master"
TEMPERED = "club"  # the level at which characters are compared


@dataclass(frozen=True, slots=True)
class Arranged:
    """What is played: rules, chairs, and the seed of all chance."""

    rules: Rules
    players: int
    seed: str


class Foreseen(NamedTuple):
    """How likely a declarer held it that his game is made, and whether it is with open cards."""

    chance: float
    in_truth: bool


class Contract(NamedTuple):
    """A contract that was named; ``made`` is None where it was not played."""

    level: int
    foreseen: Foreseen
    made: bool | None


class Misere(NamedTuple):
    foreseen: Foreseen
    made: bool


class Raspasy(NamedTuple):
    """Tricks of the three hands, and what simulated players take with the same cards."""

    tricks: tuple[int, ...]
    simulated: tuple[int, ...]


class Manner(NamedTuple):
    """What a character did in a deal, and what it won, in whists."""

    whists: float
    declared: bool
    misere: bool
    asked: int  # times it might whist
    whisted: int


Game = Contract | Misere | Raspasy
Watch = Callable[[Match, PlayerView, Action, int], None]  # a decision, with its seed


def played(arranged: Arranged, number: int, bots: Sequence[Player], watch: Watch) -> Match:
    """The match after a deal; who deals and all chance depend on its number alone."""
    source = f"{arranged.seed} {number}"
    match = matches.new_match(arranged.rules, arranged.players, number % arranged.players)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(f"{source} cards"), ""))
    while match.deal is not None:
        seat = matches.controller(match)
        assert seat is not None
        seed = seeded_number(f"{source} decision {len(match.deal.record)}")
        view = view_for(match, seat)
        decision = bots[seat].decide(view, matches.legal(match), Budget(seed=seed), Flag())
        watch(match, view, decision.action, seed)
        match, _ = matches.apply(match, seat, decision.action)
    return match


# ------------------------------------------------------------------ what masters foresee


class Forecaster:
    """Looks on, and keeps what was foreseen of the game of a deal."""

    def __init__(self) -> None:
        self._tools = Tools()
        self.foreseen: Foreseen | None = None
        self.simulated: tuple[int, ...] = ()

    def __call__(self, match: Match, view: PlayerView, action: Action, seed: int) -> None:
        deal, phase = match.deal, view.phase
        assert deal is not None
        match phase, action:
            case Naming(), Name(contract):
                layouts, roles = self._layouts(match, view, view.hand, seed)
                position = position_of(view.rules, view.seating, roles, layouts[0], contract.trump)
                tricks = self._tools.solver.batch_values(position, layouts).answers
                self.foreseen = _foreseen([taken >= contract.level for taken in tricks])
            case Exchange(), Discard(cards) if phase.bid.is_misere:
                layouts, roles = self._layouts(match, view, view.hand & ~cards, seed)
                leader = leading_role(view.rules, view.seating, roles)
                position = Position(layouts[0], leader, misere=True)
                caught = self._tools.solver.batch_at_least(position, layouts, 1).answers
                self.foreseen = _foreseen([not one for one in caught])
            case TrickPlay(contract=None, tricks=()), _ if not phase.trick.cards:
                self.simulated = self._simulated(view, phase, deal)

    def _layouts(
        self, match: Match, view: PlayerView, kept: CardSet, seed: int
    ) -> tuple[list[Hands], tuple[Seat, ...]]:
        """The hands by role in the worlds that the declarer imagined, and last the true ones."""
        assert match.deal is not None
        roles = roles_of(view.seating, view.seat)
        thought = Thought(view, matches.legal(match), levels.LEVELS[STRONGEST], seed, self._tools)
        dealt = [*(world.hands for world in thought.call_worlds), match.deal.hands]
        return [(kept, hands[roles[1]], hands[roles[2]]) for hands in dealt], roles

    def _simulated(self, view: PlayerView, phase: TrickPlay, deal: Deal) -> tuple[int, ...]:
        position = Table.of(view, phase).position(World(deal.hands, deal.talon, deal.discard))
        line = self._tools.raspasy.line(position)
        outcomes = self._tools.raspasy.all_moves(position, [position.hands])
        return outcomes[line[0]].splits[0][:3]


def _foreseen(made: Sequence[bool]) -> Foreseen:
    *imagined, in_truth = made
    return Foreseen(fmean(imagined), in_truth)


def masters_game(arranged: Arranged, number: int) -> Game | None:
    """What a deal of masters came to; None where there was no game."""
    forecaster = Forecaster()
    bots = [player(STRONGEST)] * arranged.players
    scored = played(arranged, number, bots, forecaster).finished[-1]
    match scored.result, forecaster.foreseen:
        case ContractResult() as result, Foreseen() as foreseen:
            made = undertricks(result) == 0 if result.defence.whisters else None
            return Contract(result.contract.level, foreseen, made)
        case MisereResult(taken=taken), Foreseen() as foreseen:
            return Misere(foreseen, taken == 0)
        case RaspasyResult(tricks=tricks), _:
            order = scored.seating.active
            return Raspasy(tuple(tricks[seat] for seat in order), forecaster.simulated)
    return None


# ------------------------------------------------------------------ characters


def manners(arranged: Arranged, number: int) -> dict[str, Manner]:
    """What each character, and one of an even temper, does with the same deal."""
    return {name: _manner(arranged, number, name) for name in tempers()}


def tempers() -> list[str]:
    return [TEMPERED, *(str(Kind(TEMPERED, character)) for character in CHARACTERS)]


def _manner(arranged: Arranged, number: int, name: str) -> Manner:
    """The character sits in every chair in turn, from deal to deal."""
    seat = number // arranged.players % arranged.players
    bots = [player(TEMPERED)] * arranged.players
    bots[seat] = player(name)
    whisted: list[bool] = []

    def watch(match: Match, view: PlayerView, action: Action, seed: int) -> None:
        if view.seat == seat and isinstance(view.phase, Whisting):
            whisted.append(isinstance(action, Whist))

    match = played(arranged, number, bots, watch)
    result = match.finished[-1].result
    declared = getattr(result, "declarer", None) == seat
    whists = float(balance(arranged.rules, match.sheet)[seat])
    misere = declared and isinstance(result, MisereResult)
    return Manner(whists, declared, misere, len(whisted), sum(whisted))
