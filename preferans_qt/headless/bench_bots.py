"""What ``bench bots`` measures of thinking players: decisions of the strongest, deals a minute."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

from preferans_qt.bots.player import Budget, Cancel, Decision, Player
from preferans_qt.bots.registry import HEURISTIC, LEVELS, player
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.game.actions import Action, Bid, Pass, StartDeal
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import (
    Auction,
    DefenceChoice,
    Exchange,
    Naming,
    Phase,
    Seating,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.match import apply, controller, legal, new_match
from preferans_qt.game.presets import preset
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.headless.percentiles import within_95
from preferans_qt.headless.playing import Arrangement, arrange
from preferans_qt.match.drivers import Driver, NeverCancelled, PlayerDriver
from preferans_qt.match.playing import play_deals
from preferans_qt.match.session import Session

RULES = "sochi-guide"
STRONGEST = LEVELS[-1]
DEALT = 200  # deals of which the likeliest miseres are played
_SEATING = Seating(players=3, dealer=2)

Figures = dict[str, object]


class Spent(NamedTuple):
    """The kind of a decision and what it took: seconds of this thread's processor, and in all."""

    kind: str
    thread: float
    wall: float


class _Watched:
    """A player of whose decisions is written down what they take, where there is a choice."""

    def __init__(self, inner: Player, spent: list[Spent]) -> None:
        self.name = inner.name
        self._inner = inner
        self._spent = spent

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        wall, thread = perf_counter(), thread_time()
        decision = self._inner.decide(view, legal, budget, cancel)
        if len(legal) > 1:
            taken = thread_time() - thread, perf_counter() - wall
            self._spent.append(Spent(_kind_of(view.phase), *taken))
        return decision


def _kind_of(phase: Phase) -> str:
    match phase:
        case Auction():
            return "call"
        case Exchange():
            return "discard"
        case Naming():
            return "name"
        case Whisting():
            return "whist"
        case DefenceChoice():
            return "open_or_closed"
        case TrickPlay() if phase.claim is not None:
            return "claim"
        case TrickPlay(contract=None):
            return "raspasy_card"
        case TrickPlay():
            return "misere_card" if phase.is_misere else "contract_card"
    return type(phase).__name__.lower()


def thinking_figures(deals: int) -> Figures:
    """Milliseconds of each kind of decision of the strongest level, then whole deals a minute.

    So many deals are played at each level, and by the strongest half as many miseres besides, for
    they are rare. A discard includes the naming of the contract. Deals a minute, and milliseconds
    unless it says ``wall``, are processor time of one thread.
    """
    spent: list[Spent] = []
    a_minute = {name: _deals_a_minute(name, deals, spent) for name in (HEURISTIC, *LEVELS)}
    bot = _Watched(player(STRONGEST), spent)
    for number in _likely_miseres((deals + 1) // 2):
        _play_misere(bot, number)
    by_kind: dict[str, list[Spent]] = defaultdict(list)
    for one in with_names(spent):
        by_kind[one.kind].append(one)
    figures: Figures = {kind: _milliseconds(taken) for kind, taken in sorted(by_kind.items())}
    return {**figures, "deals_per_minute": a_minute}


def with_names(spent: Sequence[Spent]) -> Iterator[Spent]:
    """The same with the naming of a contract added to the discard before it."""
    for before, one, after in zip((None, *spent), spent, (*spent[1:], None), strict=False):
        if one.kind == "discard" and after is not None and after.kind == "name":
            yield Spent(one.kind, one.thread + after.thread, one.wall + after.wall)
        elif not (one.kind == "name" and before is not None and before.kind == "discard"):
            yield one


def _milliseconds(spent: Sequence[Spent]) -> Figures:
    thread, wall = [one.thread for one in spent], [one.wall for one in spent]
    return {
        "decisions": len(spent),
        "median_ms": round(1e3 * median(thread), 3),
        "p95_ms": round(1e3 * within_95(thread), 3),
        "wall_median_ms": round(1e3 * median(wall), 3),
        "wall_p95_ms": round(1e3 * within_95(wall), 3),
    }


def _deals_a_minute(name: str, deals: int, spent: list[Spent]) -> float:
    """Whole deals of one kind of player, logs and views included, after one to warm up."""
    arrangement = arrange(RULES, 3, name, deals, "bench")
    bot = player(name)
    _play(arrangement, bot, 1)
    start = thread_time()
    _play(arrangement, _Watched(bot, spent) if name == STRONGEST else bot, deals)
    return round(60 * deals / (thread_time() - start), 1)


def _play(arrangement: Arrangement, bot: Player, deals: int) -> None:
    """Play deals with one player in every chair."""

    def sit_down(number: int) -> tuple[Session, Sequence[Driver]]:
        driver = PlayerDriver(bot, lambda seed: Budget(seed=seed), f"bench match {number}")
        return Session(arrangement.header(number)), [driver] * arrangement.players

    for _ in play_deals(deals, arrangement.seed, sit_down):
        pass


def _likely_miseres(number: int) -> list[int]:
    """Numbers of deals in which the first hand is good for a misere, the best first."""

    def odds(deal: int) -> float:
        hands, _ = dealt_hands(_SEATING, shuffled_deck(deal))
        worth: float = hand_values().misere(hands[_SEATING.active[0]])
        return worth

    return sorted(range(DEALT), key=odds, reverse=True)[:number]


def _play_misere(bot: Player, number: int) -> None:
    """Play a deal in which the first hand has called misere."""
    match = new_match(preset(RULES), _SEATING.players, _SEATING.dealer)
    match, _ = apply(match, None, StartDeal(number, ""))
    for call in (Bid(MISERE), Pass(), Pass()):
        match, _ = apply(match, controller(match), call)
    while (seat := controller(match)) is not None:
        budget = Budget(seed=len(view_for(match, seat).record))
        decision = bot.decide(view_for(match, seat), legal(match), budget, NeverCancelled())
        match, _ = apply(match, seat, decision.action)
