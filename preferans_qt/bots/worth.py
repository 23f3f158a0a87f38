"""What the outcomes of a deal are worth, in whists: the score sheet's own arithmetic.

Values are settlements of an empty sheet with the deal written on it (D.5), so they are the same
at every moment of a match. Roles stand for seats: 0 the declarer, 1 and 2 the first and second
defender clockwise from him, 3 a sitting dealer.
"""

from functools import lru_cache

from preferans_qt.game.contracts import Strain, trick_contract
from preferans_qt.game.deal import (
    TRICKS,
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    Seating,
)
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import balance, empty_sheet, post

DECLARER, FIRST_DEFENDER, SECOND_DEFENDER = range(3)

Worth = tuple[float, ...]  # whists, one number a role or seat


@lru_cache(maxsize=2**14)
def result_worth(rules: Rules, seating: Seating, result: Result) -> Worth:
    """What a finished deal is worth to each seat."""
    before = empty_sheet(seating.players)
    sheet, _ = post(rules, seating, before, entries(rules, seating, before, result))
    return tuple(float(amount) for amount in balance(rules, sheet))


@lru_cache(maxsize=2**14)
def contract_worth(
    rules: Rules,
    players: int,
    level: int,
    tricks: tuple[int, int, int],
    whisters: tuple[int, ...] = (),
    half_whister: int | None = None,
) -> Worth:
    """What a contract is worth to each role; ``tricks`` and ``whisters`` are by role.

    Without whisters nothing is played and the tricks do not matter.
    """
    checked = level == TRICKS and rules.ten_mode != "whist_quota_1"  # C5.7
    defence = Defence(whisters, half_whister, without_quota=checked)
    by_seat = (*tricks, *(0,) * (players - 3)) if whisters else (0,) * players
    contract = trick_contract(level, Strain.SPADES)  # the trump suit has no price
    result = ContractResult(DECLARER, contract, defence, by_seat)
    return result_worth(rules, _by_role(players), result)


def misere_worth(rules: Rules, players: int, taken: int) -> Worth:
    """What a misere with ``taken`` tricks is worth to each role."""
    return result_worth(rules, _by_role(players), MisereResult(DECLARER, taken))


def raspasy_worth(rules: Rules, players: int, own: int, number: int) -> float:
    """What ``own`` tricks are worth at the ``number``-th raspasy, others sharing evenly."""
    others = TRICKS - own
    tricks = (own, others // 2, others - others // 2, *(0,) * (players - 3))
    return result_worth(rules, _by_role(players), RaspasyResult(tricks, number))[DECLARER]


def _by_role(players: int) -> Seating:
    """Chairs numbered like roles: the last one deals."""
    return Seating(players, players - 1)
