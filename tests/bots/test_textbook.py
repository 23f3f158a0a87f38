"""The master player plays as good players agree; the situations themselves are sound."""

import pytest

from preferans_qt.bots.registry import player
from preferans_qt.solver.search import COMPILED
from tests.bots.textbook import Situation, answer, situations

FEWEST = 60
SUBJECTS = {
    "auction",
    "here",
    "misere call",
    "discard",
    "naming",
    "whist",
    "half-whist",
    "reopening",
    "open or closed",
    "dealer's right",
    "opening lead",
    "declarer play",
    "defence",
    "misere declarer",
    "misere catching",
    "raspasy",
    "claim",
    "stopping",
}
RIGHT = 0.95  # share of the situations in which the master must be right


@pytest.mark.parametrize("situation", situations(), ids=lambda situation: situation.name)
def test_a_situation_is_a_choice_with_a_reason(situation: Situation) -> None:
    legal = {str(action) for action in situation.legal}
    told = situation.best or situation.never
    assert bool(situation.best) != bool(situation.never)
    assert told < legal, "all that is told is legal, and something else is too"
    assert situation.reason.endswith(".")
    assert "  " not in situation.reason


def test_there_are_enough_situations_of_every_kind() -> None:
    names = [situation.name for situation in situations()]
    assert len(names) == len(set(names)) >= FEWEST
    assert {situation.subject for situation in situations()} == SUBJECTS
    assert {situation.view.seating.players for situation in situations()} == {3, 4}


@pytest.mark.skipif(not COMPILED, reason="the uncompiled solver takes minutes over it")
def test_the_master_is_right_nearly_everywhere() -> None:
    master = player("master")
    wrong = [
        f"{situation.name}: {given.code}. {situation.reason}"
        for situation in situations()
        if not (given := answer(situation, master)).is_right
    ]
    allowed = round((1 - RIGHT) * len(situations()))
    assert len(wrong) <= allowed, "\n".join(wrong)
