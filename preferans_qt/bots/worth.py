"""What the outcomes of a deal are worth, in whists: the score sheet's own arithmetic.

Values are what the deal adds to the settlement (D.5), in whists or, in the Polish ledger, in
signed points. Roles stand for seats: 0 the declarer, 1 and 2 the first and second defender
clockwise from him, 3 a sitting dealer.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import comb

from preferans_qt.game.cards import Card
from preferans_qt.game.contracts import Contract, Strain, trick_contract
from preferans_qt.game.deal import TRICKS, Seating, TrickPlay, taken
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    Terms,
)
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries, talon_tricks
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import balance, empty_sheet, post
from preferans_qt.game.view import PlayerView

DECLARER, FIRST_DEFENDER, SECOND_DEFENDER, SITTING_DEALER = range(4)
ORDINARY = Terms()
NOT_WHISTED = Defence()
SOLE_WHIST = Defence((FIRST_DEFENDER,))
BOTH_WHIST = Defence((FIRST_DEFENDER, SECOND_DEFENDER))

ACES = (7, 15, 23, 31)
# Nothing, a marriage, an ace, an ace with its king, two aces
_TALONS: tuple[tuple[Card, Card], ...] = ((0, 8), (5, 6), (7, 8), (6, 7), (7, 15))

Worth = tuple[float, ...]  # whists, one number a role or seat


@dataclass(frozen=True, slots=True)
class Stakes:
    """All that decides what is written for a deal, beside its outcome; seats are roles.

    ``talon`` holds the cards that a declarer has taken, or like ones, once they are known.
    ``pools`` tells full ones from others, () where they do not matter.
    """

    rules: Rules
    players: int
    terms: Terms = ORDINARY
    talon: tuple[Card, ...] = ()
    pools: tuple[int, ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Hash once: the rules are long, and many tables are kept by stakes."""
        key = self.rules, self.players, self.terms, self.talon, self.pools
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash


def roles_of(seating: Seating, declarer: Seat) -> tuple[Seat, ...]:
    """The seats in the order of their roles."""
    dealer = seating.sitting_dealer
    return (declarer, *seating.defenders(declarer), *(() if dealer is None else (dealer,)))


def in_roles(defence: Defence, roles: Sequence[Seat]) -> Defence:
    """A defence with roles for seats."""
    half, played = defence.half_whister, defence.dealer_plays
    return replace(
        defence,
        whisters=tuple(roles.index(seat) for seat in defence.whisters),
        half_whister=None if half is None else roles.index(half),
        dealer_plays=None if played is None else roles.index(played),
    )


def stakes_of(view: PlayerView, declarer: Seat) -> Stakes:
    """What a deal is about if ``declarer`` plays it; at raspasy any active seat will do."""
    rules, seating, terms = view.rules, view.seating, view.terms
    roles = roles_of(seating, declarer)
    bomb = terms.bombs[declarer] if terms.bombs else 1
    by_role = Terms(
        bombs=(bomb,) * seating.players if bomb > 1 else (),
        dark=terms.dark,
        dark_passers=terms.dark_passers,
        without_talon=terms.without_talon,
        rejected=terms.rejected,
        sharer=None if terms.sharer is None else SITTING_DEALER,
    )
    pools, target = pools_that_matter(view), rules.pool_target or 0
    is_taken = len(view.talon) == 2 and not view.talon_in_sight and not terms.rejected
    has_bonus = rules.talon_bonus != "off" and seating.sitting_dealer is not None
    return Stakes(
        rules,
        seating.players,
        by_role,
        _like(view.talon) if has_bonus and is_taken else (),
        tuple(target if pools[seat] >= target else 0 for seat in roles) if pools else (),
    )


def _like(talon: tuple[Card, ...]) -> tuple[Card, ...]:
    """A talon that brings the sitting dealer the same bonus as this one (A-n6)."""
    same = (like for like in _TALONS if _bonuses(like) == _bonuses(talon))
    return next(same, talon)


def _bonuses(talon: tuple[Card, ...]) -> tuple[int, int]:
    aces = sum(1 for card in talon if card in ACES)
    return aces, talon_tricks(talon)


def pools_that_matter(view: PlayerView) -> tuple[int, ...]:
    """The pools by seat, () where a deal is worth the same beside any."""
    return view.sheet.pool if _pools_matter(view.rules) else ()


def _pools_matter(rules: Rules) -> bool:
    """Whether what is written is worth more or less beside full pools (D6.2)."""
    if rules.responsibility == "half_until_own_pool_closed":
        return True
    if rules.pool_recording == "uncapped":
        return False
    even_help = rules.pool_help == "none" or rules.help_whists_per_point == 10
    return rules.last_overflow == "discard" or rules.pool_point_as_mountain != 1 or not even_help


@lru_cache(maxsize=2**14)
def result_worth(
    rules: Rules, seating: Seating, result: Result, pools: tuple[int, ...] = ()
) -> Worth:
    """What a finished deal is worth to each seat, where the pools hold so much before it."""
    before = empty_sheet(seating.players)
    if pools:
        before = replace(before, pool=pools)
    sheet, _ = post(rules, seating, before, entries(rules, seating, before, result))
    pairs = zip(balance(rules, before), balance(rules, sheet), strict=True)
    return tuple(float(later - earlier) for earlier, later in pairs)


@lru_cache(maxsize=2**14)
def contract_worth(
    stakes: Stakes,
    level: int,
    tricks: tuple[int, int, int],
    defence: Defence = NOT_WHISTED,
) -> Worth:
    """What a contract is worth to each role; ``tricks`` and ``defence`` are by role.

    Without whisters nothing is played and the tricks do not matter.
    """
    checked = level == TRICKS and stakes.rules.ten_mode != "whist_quota_1"  # C5.7
    if checked and defence.whisters:
        defence = replace(defence, without_quota=True)
    by_seat = (*tricks, *_sitting_out(stakes)) if defence.whisters else (0,) * stakes.players
    contract = trick_contract(level, Strain.SPADES)  # the trump suit has no price
    result = ContractResult(DECLARER, contract, defence, by_seat, stakes.terms, stakes.talon)
    return _worth(stakes, result)


def shared_out(tricks: int) -> tuple[int, int, int]:
    """Tricks by role when the declarer takes so many and the defenders take equal shares."""
    left = TRICKS - tricks
    return tricks, left - left // 2, left // 2


@lru_cache(maxsize=2**8)
def trick_price(stakes: Stakes, level: int) -> float:
    """Whists that one trick more or less means to the declarer of a failing contract."""
    one_down, two_down = (
        contract_worth(stakes, level, shared_out(tricks), SOLE_WHIST)[DECLARER]
        for tricks in (level - 1, level - 2)
    )
    return one_down - two_down


def misere_worth(stakes: Stakes, taken: int) -> Worth:
    """What a misere with ``taken`` tricks is worth to each role."""
    return _worth(stakes, MisereResult(DECLARER, taken, stakes.terms))


def conceded_worth(stakes: Stakes, bid: Contract) -> Worth:
    """What it is worth to each role to write three undertricks instead of playing (C4.8)."""
    return _worth(stakes, ConcededResult(DECLARER, bid, stakes.terms))


@lru_cache(maxsize=2**10)
def raspasy_worth(stakes: Stakes, own: int, number: int) -> float:
    """What ``own`` tricks are worth at the ``number``-th raspasy in a row.

    The others share the rest as chance will have it.
    """
    if stakes.rules.raspasy_scoring == "redeal":
        return 0.0
    others = TRICKS - own
    total = 0.0
    for first in range(others + 1):
        tricks = (own, first, others - first, *_sitting_out(stakes))
        result = RaspasyResult(tricks, number, stakes.terms)
        total += comb(others, first) * _worth(stakes, result)[DECLARER]
    return total / (1 << others)


def worth_of_rest(view: PlayerView, phase: TrickPlay, further: Sequence[int]) -> float:
    """What the deal is worth to this seat when the further tricks are counted so."""
    so_far, terms = taken(phase, view.seating.players), view.terms
    tricks = tuple(won + more for won, more in zip(so_far, further, strict=True))
    result: Result
    if phase.contract is None or phase.declarer is None:
        result = RaspasyResult(tricks, view.run + 1, terms)
    elif phase.defence is None:
        result = MisereResult(phase.declarer, tricks[phase.declarer], terms)
    else:
        result = ContractResult(phase.declarer, phase.contract, phase.defence, tricks, terms)
    return result_worth(view.rules, view.seating, result, pools_that_matter(view))[view.seat]


def _worth(stakes: Stakes, result: Result) -> Worth:
    """Chairs numbered like roles: the last one deals."""
    seating = Seating(stakes.players, stakes.players - 1)
    return result_worth(stakes.rules, seating, result, stakes.pools)


def _sitting_out(stakes: Stakes) -> Sequence[int]:
    """The tricks of a sitting dealer."""
    return (0,) * (stakes.players - 3)
