"""How a named contract will be defended, and what that is worth to everybody.

All is in roles, as in ``worth.py``: seats of a table at which the declarer is 0. A defender is
taken to weigh his calls by the tricks that his hand promises, and to choose a better one more
often, not always: so the same model foretells a call and tells what a call says of a hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from typing import NamedTuple

from preferans_qt.bots.heuristic.hand_value import trick_chances
from preferans_qt.bots.tables import hand_tables
from preferans_qt.bots.thinking.tendencies import whisting
from preferans_qt.bots.worth import DECLARER, SITTING_DEALER, Stakes, Worth, contract_worth
from preferans_qt.game.contracts import LEVELS, Contract
from preferans_qt.game.deal import TRICKS, Seating, WhistCallBy
from preferans_qt.game.outcome import Defence
from preferans_qt.game.whist import (
    ALL_WHIST_CALLS,
    defence,
    forced_defence,
    is_whisted_by_force,
    speaker,
    why_not_whist_call,
)

Calls = tuple[WhistCallBy, ...]  # by role

WAVERING = (
    0.5  # in prices of a whist trick: how unlike two calls must be that one is clearly chosen
)
SHARES = 10  # steps in which the defenders' shares are told


@dataclass(frozen=True, slots=True)
class Slip:
    """How often real play brings the declarer a trick more or less than play with open cards."""

    more: float
    less: float


CLOSED_PLAY = Slip(0.2, 0.1)
OPEN_PLAY = Slip(0.01, 0.0)


def _table(players: int) -> Seating:
    """A table whose seats are roles."""
    return Seating(players, players - 1)


def word_of(calls: Calls) -> str:
    """Calls as a word of their first letters, such as ``pw``."""
    return "".join(str(made.call)[0] for made in calls)


@lru_cache(maxsize=2**12)
def next_speaker(stakes: Stakes, contract: Contract, calls: Calls) -> int | None:
    """The role that speaks after these calls; None when all has been said."""
    if not calls and is_whisted_by_force(stakes.rules, contract, dark=stakes.terms.dark):
        return None
    return speaker(stakes.rules, _table(stakes.players), DECLARER, contract, calls)


@lru_cache(maxsize=2**12)
def possible_calls(stakes: Stakes, contract: Contract, calls: Calls) -> tuple[WhistCallBy, ...]:
    """What the next speaker may say."""
    role = next_speaker(stakes, contract, calls)
    if role is None:
        return ()
    return tuple(
        WhistCallBy(role, call)
        for call in ALL_WHIST_CALLS
        if why_not_whist_call(stakes.rules, contract, calls, call) is None
    )


@lru_cache(maxsize=2**10)
def settled(stakes: Stakes, contract: Contract, calls: Calls) -> Defence:
    """The defence that complete calls amount to; a whisting dealer plays the second hand."""
    table = _table(stakes.players)
    if not calls and is_whisted_by_force(stakes.rules, contract, dark=stakes.terms.dark):
        return forced_defence(stakes.rules, table, DECLARER, contract)
    agreed = defence(stakes.rules, table, DECLARER, contract, calls)
    if agreed.whisters == (SITTING_DEALER,):
        return replace(agreed, dealer_plays=2)
    return agreed


def expected_defence(contract: Contract, promise: float) -> float:
    """Tricks both defenders will take when one of them holds a hand of this promise."""
    tables = hand_tables()
    base = tables.defence_base if contract.trump is not None else tables.defence_no_trump_base
    return base[contract.level - LEVELS[0]] + promise


def _usual(contract: Contract) -> int:
    """The same, in tenths, for a hand one knows nothing of."""
    return round(10 * expected_defence(contract, 0.0))


@lru_cache(maxsize=2**15)
def call_values(stakes: Stakes, contract: Contract, calls: Calls, tenths: int) -> tuple[float, ...]:
    """What each possible call is worth to the speaker, who counts on ``tenths`` of joint tricks."""
    role = next_speaker(stakes, contract, calls)
    assert role is not None
    return tuple(
        _value_after(stakes, contract, (*calls, call), role, tenths)
        for call in possible_calls(stakes, contract, calls)
    )


def _value_after(stakes: Stakes, contract: Contract, calls: Calls, role: int, tenths: int) -> float:
    other = next_speaker(stakes, contract, calls)
    if other is None:
        return _defended_by_chance(
            stakes, contract.level, settled(stakes, contract, calls), role, tenths
        )
    following = [(*calls, call) for call in possible_calls(stakes, contract, calls)]
    values = [_value_after(stakes, contract, one, role, tenths) for one in following]
    if other == role:
        return max(values)
    chances = call_chances(stakes, contract, calls, _usual(contract))
    return sum(chance * value for chance, value in zip(chances, values, strict=True))


@lru_cache(maxsize=2**15)
def call_chances(
    stakes: Stakes, contract: Contract, calls: Calls, tenths: int
) -> tuple[float, ...]:
    """How likely each possible call is of one who counts on so many joint tricks, in tenths."""
    odds = call_odds(stakes, contract, calls, tenths)
    best = max(odds)
    chances = [exp(one - best) for one in odds]
    return tuple(chance / sum(chances) for chance in chances)


def call_odds(stakes: Stakes, contract: Contract, calls: Calls, tenths: int) -> tuple[float, ...]:
    """The log-odds of each possible call."""
    rules = stakes.rules
    wavering = WAVERING * rules.contract_value[contract.level] * rules.whist_trick_factor
    tendency = whisting(contract.level, word_of(calls))
    return tuple(
        tendency.odds(made.call, value / wavering)
        for made, value in zip(
            possible_calls(stakes, contract, calls),
            call_values(stakes, contract, calls, tenths),
            strict=True,
        )
    )


@lru_cache(maxsize=2**15)
def _defended_by_chance(
    stakes: Stakes, level: int, agreed: Defence, role: int, tenths: int
) -> float:
    """What a defence is worth when so many joint tricks are expected."""
    if not agreed.whisters:
        return contract_worth(stakes, level, (0, 0, 0), agreed)[role]
    return sum(
        chance * defended_worth(stakes, level, agreed, TRICKS - tricks, SHARES // 2)[role]
        for tricks, chance in enumerate(trick_chances(tenths / 10, hand_tables().defence_spread))
    )


@lru_cache(maxsize=2**16)
def defended_worth(
    stakes: Stakes,
    level: int,
    agreed: Defence,
    tricks: int,
    share: int,
    won: tuple[int, int, int] = (0, 0, 0),
) -> Worth:
    """What a contract is worth to each role when the declarer takes so many further tricks.

    ``share`` is the first defender's part of the others, in tenths; ``won`` are the tricks taken
    already, by role.
    """
    if not agreed.whisters:
        return contract_worth(stakes, level, (0, 0, 0), agreed)
    own, first, second = won
    left = TRICKS - sum(won) - tricks
    whole, rest = divmod(left * share, SHARES)

    def shared(mine: int) -> Worth:
        taken = (own + tricks, first + mine, second + left - mine)
        return contract_worth(stakes, level, taken, agreed)

    lower = shared(whole)
    if not rest:
        return lower
    upper = shared(whole + 1)
    part = rest / SHARES
    return tuple(one + part * (other - one) for one, other in zip(lower, upper, strict=True))


class Range(NamedTuple):
    """The fewest and the most tricks that the declarer takes in any imagined deal."""

    least: int = 0
    most: int = TRICKS


ANY_TRICKS = Range()


@lru_cache(maxsize=2**16)
def played_worth(
    stakes: Stakes, level: int, agreed: Defence, tricks: int, share: int, among: Range = ANY_TRICKS
) -> Worth:
    """The same when ``tricks`` is what open cards would bring, and real play is uncertain; but
    not beyond what open cards would bring in some deal."""
    worth = defended_worth(stakes, level, agreed, tricks, share)
    if not agreed.whisters:
        return worth
    slip = OPEN_PLAY if agreed.openly else CLOSED_PLAY
    more = defended_worth(stakes, level, agreed, min(among.most, tricks + 1), share)
    less = defended_worth(stakes, level, agreed, max(among.least, tricks - 1), share)
    return tuple(
        same + slip.more * (above - same) + slip.less * (below - same)
        for same, above, below in zip(worth, more, less, strict=True)
    )


def first_share(promises: Sequence[float]) -> int:
    """The first defender's part of the defence's tricks, in tenths, by what both hands promise."""
    lead = (promises[0] - promises[1]) / 6
    return round(SHARES * min(0.9, max(0.1, 0.5 + lead)))


def expected_worth(
    stakes: Stakes,
    contract: Contract,
    tricks: int,
    promises: Sequence[float],
    among: Range = ANY_TRICKS,
) -> Worth:
    """What a contract is worth to each role, over all that the defenders may still say.

    ``tricks`` are the declarer's with open cards; ``promises`` what the two defending hands say
    of the tricks of both (DEFENCE of the tables).
    """
    tenths = tuple(2 * round(5 * expected_defence(contract, promise)) for promise in promises)
    return _expected(stakes, contract, tricks, tenths, first_share(promises), among)


@lru_cache(maxsize=2**15)
def _expected(
    stakes: Stakes,
    contract: Contract,
    tricks: int,
    tenths: tuple[int, ...],
    share: int,
    among: Range,
) -> Worth:
    total = [0.0] * stakes.players
    for agreed, chance in _agreements(stakes, contract, tenths, ()):
        worth = played_worth(stakes, contract.level, agreed, tricks, share, among)
        total = [before + chance * one for before, one in zip(total, worth, strict=True)]
    return tuple(total)


@lru_cache(maxsize=2**13)
def _agreements(
    stakes: Stakes, contract: Contract, tenths: tuple[int, ...], calls: Calls
) -> tuple[tuple[Defence, float], ...]:
    """What the defenders may yet agree on after these calls, and how likely each is."""
    role = next_speaker(stakes, contract, calls)
    if role is None:
        return ((settled(stakes, contract, calls), 1.0),)
    counted = _usual(contract) if role == SITTING_DEALER else tenths[role - 1]
    chances = call_chances(stakes, contract, calls, counted)
    found: dict[Defence, float] = {}
    for call, chance in zip(possible_calls(stakes, contract, calls), chances, strict=True):
        for agreed, further in _agreements(stakes, contract, tenths, (*calls, call)):
            found[agreed] = found.get(agreed, 0.0) + chance * further
    return tuple(found.items())
