"""The Player protocol, the choice among candidates, and the register of bots."""

from fractions import Fraction

import pytest

from preferans_qt.bots import Candidate
from preferans_qt.bots.player import best_of
from preferans_qt.bots.registry import CHARACTERS, LEVELS, Kind, is_bot, names, parse_kind, player
from preferans_qt.game.actions import Action, Here, Pass, Whist

CALLS: list[Action] = [Pass(), Here(), Whist()]


def candidates(*values: float | Fraction) -> list[Candidate]:
    return [Candidate(action, value) for action, value in zip(CALLS, values, strict=True)]


def test_the_best_candidate_is_chosen_and_the_others_follow_by_value() -> None:
    decision = best_of(candidates(1, Fraction(5, 2), 2.25), seed=0)
    assert decision.action == Here()
    assert [candidate.action for candidate in decision.candidates] == [Here(), Whist(), Pass()]


def test_the_seed_decides_only_between_equals() -> None:
    chosen = {best_of(candidates(3, 1, 3), seed).action for seed in range(10)}
    assert chosen == {Pass(), Whist()}
    assert best_of(candidates(3, 1, 3), seed=0).action == Pass()
    for seed in range(10):
        decision = best_of(candidates(3, 1, 3), seed)
        assert decision.action == decision.candidates[0].action
        assert decision.candidates[-1].action == Here()


def test_nothing_to_choose_from_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        best_of([], seed=0)


@pytest.mark.parametrize("name", tuple(names()))
def test_every_bot_is_known_by_its_name(name: str) -> None:
    assert is_bot(name)
    assert player(name).name == name


def test_a_name_tells_level_and_character() -> None:
    assert parse_kind("club") == Kind("club", None)
    assert parse_kind("master-bold") == Kind("master", "bold")
    kinds = [parse_kind(name) for name in names()]
    assert kinds.count(None) == 1  # the heuristic player
    assert len(set(kinds)) == 1 + len(LEVELS) * (1 + len(CHARACTERS))
    assert all(str(kind) in names() for kind in kinds if kind is not None)


@pytest.mark.parametrize("name", ["club-", "club-shy", "bold", "-bold", "club-bold-bold", ""])
def test_no_other_name_is_a_bot(name: str) -> None:
    assert not is_bot(name)
    assert parse_kind(name) is None


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'grandmaster' .*heuristic"):
        player("grandmaster")
