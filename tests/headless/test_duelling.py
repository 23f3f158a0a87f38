"""The command duel: the better bot gains, whoever is called a, and chance cancels out."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from preferans_qt.bots import registry
from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.bots.player import Budget, Cancel, Candidate, Decision
from preferans_qt.cli import main
from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView
from preferans_qt.headless.duelling import arrange_duel, duel, duel_deals


class Careless:
    """Does the first thing that is legal."""

    name = "careless"

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        return Decision(legal[0], (Candidate(legal[0], 0),))


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {HeuristicPlayer.name: HeuristicPlayer, Careless.name: Careless}
    monkeypatch.setattr(registry, "player", lambda name: bots[name]())


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Mapping[str, Any]:
    assert main(["duel", *arguments, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


@pytest.mark.parametrize("players", ["3", "4"])
def test_a_bot_gains_nothing_over_itself(capsys: pytest.CaptureFixture[str], players: str) -> None:
    answer = told(
        capsys, "--a", "heuristic", "--b", "heuristic", "--deals", "4", "--players", players
    )
    assert (answer["mean"], answer["low"], answer["high"]) == (0, 0, 0)


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("rules", ["sochi-guide", "leningrad", "polish"])
def test_the_better_bot_gains(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    options = ("--rules", rules, "--deals", "25", "--seed", "3")
    answer = told(capsys, "--a", "heuristic", "--b", "careless", *options)
    assert 0 < answer["low"] < answer["mean"] < answer["high"]
    turned = told(capsys, "--a", "careless", "--b", "heuristic", *options)
    assert (turned["mean"], turned["low"], turned["high"]) == (
        -answer["mean"],
        -answer["high"],
        -answer["low"],
    )


@pytest.mark.usefixtures("careless")
def test_what_is_told() -> None:
    arranged = arrange_duel("heuristic", "careless", "leningrad", 4, 3, "1")
    steps: list[str] = []
    report = duel(arranged, 1, steps.append)
    assert steps == []
    assert isinstance(report.data, dict)
    assert list(report.data) == [
        "a", "b", "rules", "players", "deals", "mean", "low", "high", "decision_ms",
    ]  # fmt: skip
    assert [report.data[key] for key in ("a", "b", "rules", "players", "deals")] == [
        "heuristic", "careless", "leningrad", 4, 3,
    ]  # fmt: skip
    for side in ("a", "b"):
        times = report.data["decision_ms"][side]
        assert 0 <= times["median"] <= times["p95"] <= times["max"]
    mean, low, high = (report.data[key] for key in ("mean", "low", "high"))
    gain = f"heuristic over careless {mean:+.2f} whists a deal, 95 % from {low:+.2f} to {high:+.2f}"
    assert report.lines[0] == f"3 deals: {gain}"
    assert len(report.lines) == 3


@pytest.mark.usefixtures("careless")
def test_the_gain_is_what_the_single_one_wins_and_loses() -> None:
    """On the cards of each deal by itself, so that an interval rests on independent samples."""
    few = arrange_duel("heuristic", "careless", "sochi-guide", 3, 2, "9")
    more = arrange_duel("heuristic", "careless", "sochi-guide", 3, 4, "9")
    assert [deal.gain for deal in duel_deals(few)] == [deal.gain for deal in duel_deals(more)][:2]
    assert len({deal.gain for deal in duel_deals(more)}) > 1


def test_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--a", "heuristic", "--b", "heuristic", "--deals", "3")
    alone, together = told(capsys, *options), told(capsys, *options, "--jobs", "2")
    assert {**alone, "decision_ms": None} == {**together, "decision_ms": None}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--a", "heuristic", "--b", "hero"), "--b: 'hero' is no bot"),
        (("--a", "hero", "--b", "heuristic"), "--a: 'hero' is no bot"),
        (("--a", "heuristic", "--b", "heuristic", "--deals", "1"), "--deals 1: a duel takes"),
        (("--a", "heuristic", "--b", "heuristic", "--rules", "none"), "none"),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    assert main(["duel", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line
