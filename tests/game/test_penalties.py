"""Tricks deducted for irregularities (E.2, E.3)."""

import pytest

from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Entry, Why, mountain, whists
from preferans_qt.game.outcome import ContractResult, Defence
from preferans_qt.game.penalties import (
    LOOKING_BACK_TRICKS,
    WRONG_COUNT_TRICKS,
    penalised_entries,
    penalised_undertricks,
)
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.sheet import empty_sheet

SEATING = Seating(3, 2)


@pytest.mark.parametrize(
    ("balance", "deducted", "missing"),
    [
        (-5, WRONG_COUNT_TRICKS, 7),  # six, unavoidable five: E2.2
        (-2, WRONG_COUNT_TRICKS, 4),  # four tricks count as two: E2.3
        (0, WRONG_COUNT_TRICKS, 2),  # six count as four
        (2, WRONG_COUNT_TRICKS, 2),  # eight still as four
        (0, WRONG_COUNT_TRICKS + LOOKING_BACK_TRICKS, 3),  # and he looked back, too
    ],
)
def test_e2_undertricks_written_for_a_wrong_count(
    balance: int, deducted: int, missing: int
) -> None:
    assert penalised_undertricks(balance, deducted, wrong_count=True) == missing


@pytest.mark.parametrize(
    ("balance", "deducted", "missing"),
    [
        (0, LOOKING_BACK_TRICKS, 1),  # exactly made: down one: E3.1
        (1, LOOKING_BACK_TRICKS, 0),  # the overtrick makes up for it
        (3, LOOKING_BACK_TRICKS, 0),
        (-1, LOOKING_BACK_TRICKS, 2),
        (2, 2 * LOOKING_BACK_TRICKS, 0),  # twice is not as bad as a wrong count
        (1, 2 * LOOKING_BACK_TRICKS, 1),
        (-3, 0, 3),  # nothing deducted
        (3, 0, 0),
    ],
)
def test_e3_undertricks_written_for_looking_back(balance: int, deducted: int, missing: int) -> None:
    assert penalised_undertricks(balance, deducted, wrong_count=False) == missing


def written(tricks: tuple[int, int, int], deducted: int) -> list[Entry]:
    result = ContractResult(0, parse_contract("6S"), Defence((1, 2)), tricks)
    rules, wrong_count = PRESETS["sochi-codex"], deducted == WRONG_COUNT_TRICKS
    return list(
        penalised_entries(rules, SEATING, empty_sheet(3), result, deducted, wrong_count=wrong_count)
    )


def test_a_made_contract_that_counts_as_failed_frees_the_whisters() -> None:
    assert written((8, 2, 0), WRONG_COUNT_TRICKS) == [  # G-36
        mountain(0, 2, 2, Why.CONTRACT_FAILED),
        whists(1, 0, 2, 2, Why.TRICKS_WHISTED),
    ]


def test_a_trick_that_is_nobodys_does_not_save_a_whister() -> None:
    entries = written((8, 2, 0), LOOKING_BACK_TRICKS)  # E3.3
    assert [entry.why for entry in entries] == [
        Why.CONTRACT_MADE,
        Why.TRICKS_WHISTED,
        Why.WHIST_SHORT,
    ]


def test_consolation_is_for_real_undertricks_only() -> None:
    entries = written((5, 3, 2), WRONG_COUNT_TRICKS)
    assert entries[0] == mountain(0, 3, 2, Why.CONTRACT_FAILED)
    consolation = [entry.amount for entry in entries if entry.why is Why.CONSOLATION]
    assert consolation == [2, 2]
