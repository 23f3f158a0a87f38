"""The report on strength: its figures follow from the deals, and repeat whoever plays them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from strength_deals import (
    Arranged,
    Contract,
    Forecaster,
    Foreseen,
    Manner,
    Misere,
    Raspasy,
    masters_game,
    played,
    tempers,
)
from strength_report import report, strength_report

from preferans_qt.bots.player import Budget, Cancel, Candidate, Decision
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.game.actions import Action, Pass, Play
from preferans_qt.game.cards import Card
from preferans_qt.game.deal import Auction, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import RaspasyResult
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.raspasy import RaspasyEvaluator

DEALS = 3
ARRANGED = Arranged(PRESETS["sochi-guide"], 3, "5")


def rows(lines: list[str], title: str) -> dict[str, list[str]]:
    """The cells of a table by their first one; ``title`` is how it begins."""
    first = next(number for number, line in enumerate(lines) if line.startswith(f"### {title}"))
    cells = {}
    for line in lines[first + 4 :]:
        if not line:
            break
        name, *others = (cell.strip() for cell in line.strip("|").split("|"))
        cells[name] = others
    return cells


def test_deals_tell_the_same_whoever_plays_them() -> None:
    alone = list(strength_report(ARRANGED, DEALS))
    with ThreadPoolExecutor(2) as executor:
        assert list(strength_report(ARRANGED, DEALS, executor)) == alone
    assert list(rows(alone, "Characters")) == tempers()


def test_games_of_masters_are_foreseen() -> None:
    games = [masters_game(ARRANGED, number) for number in range(6)]
    foreseen = [game.foreseen for game in games if isinstance(game, Contract | Misere)]
    assert len(foreseen) >= 3
    assert all(0 <= one.chance <= 1 for one in foreseen)
    assert len({one.chance for one in foreseen}) > 1


class Passing:
    """Passes, and then plays the cards of a line, or any."""

    name = "passing"

    def __init__(self, line: tuple[Card, ...] = ()) -> None:
        self._line = line

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        action = Pass() if isinstance(view.phase, Auction) else legal[0]
        if isinstance(view.phase, TrickPlay) and self._line:
            action = Play(self._line[sum(isinstance(step.action, Play) for step in view.record)])
        return Decision(action, (Candidate(action, 0),))


@pytest.mark.parametrize("players", [3, 4])
def test_simulated_tricks_are_those_of_the_simulated_players_cards(players: int) -> None:
    arranged = Arranged(PRESETS["sochi-codex"], players, "1")
    lines: list[tuple[Card, ...]] = []

    def watch(match: Match, view: PlayerView, action: Action, seed: int) -> None:
        phase, deal = view.phase, match.deal
        if isinstance(phase, TrickPlay) and deal is not None:
            world = World(deal.hands, deal.talon, deal.discard)
            lines.append(RaspasyEvaluator().line(Table.of(view, phase).position(world)))

    played(arranged, 0, [Passing()] * players, watch)
    forecaster = Forecaster()
    scored = played(arranged, 0, [Passing(lines[0])] * players, forecaster).finished[-1]
    assert isinstance(scored.result, RaspasyResult)
    assert forecaster.simulated == tuple(
        scored.result.tricks[seat] for seat in scored.seating.active
    )


def test_contracts_are_counted_by_level_and_by_chance() -> None:
    games = [
        Contract(6, Foreseen(0.6, True), True),
        Contract(6, Foreseen(0.8, False), False),
        Contract(6, Foreseen(0.4, True), None),
        Contract(9, Foreseen(1.0, True), True),
        None,
    ]
    lines = list(report(games, [dict.fromkeys(tempers(), Manner(0, False, False, 0, 0))]))
    by_level = rows(lines, "Contracts of")
    assert by_level["6"] == ["3", "2", "50.0 ± 69.3", "70.0", "50.0"]
    assert by_level["8"] == ["0", "0", "–", "–", "–"]
    assert by_level["all"] == ["4", "3", "66.7 ± 53.3", "80.0", "66.7"]
    by_chance = rows(lines, "Contracts by")
    assert by_chance["below 50 %"] == ["1", "0", "–", "–", "–"]
    assert by_chance["80 to 90 %"] == ["1", "1", "0.0 ± 0.0", "80.0", "0.0"]
    assert by_chance["90 to 100 %"] == ["1", "1", "100.0 ± 0.0", "100.0", "100.0"]


def test_miseres_and_raspasies_are_told() -> None:
    games = [
        Misere(Foreseen(0.9, True), True),
        Misere(Foreseen(0.7, True), False),
        Raspasy((5, 3, 2), (2, 4, 4)),
        Raspasy((3, 3, 4), (4, 3, 3)),
    ]
    lines = list(report(games, [dict.fromkeys(tempers(), Manner(0, False, False, 0, 0))]))
    assert rows(lines, "Miseres")["2"] == ["50.0", "50.0 ± 69.3", "20.0", "0.0"]
    raspasy = rows(lines, "Raspasy, 2 deals")
    assert raspasy["first hand"][:2] == ["4.00", "3.00"]
    assert raspasy["first hand"][3:] == ["2.00", "0.0", "50.0", "0.0", "0.0", "50.0"]
    assert raspasy["all"][3:] == ["1.33", "16.7", "33.3", "16.7", "16.7", "16.7"]


def test_a_character_is_compared_on_the_same_deals() -> None:
    club, bold, *_ = (name for name in tempers() if name in ("club", "club-bold"))
    usual = dict.fromkeys(tempers(), Manner(10, False, False, 1, 0))
    deals = [
        {**usual, bold: Manner(16, True, False, 2, 1)},
        {**usual, bold: Manner(12, False, False, 0, 0)},
    ]
    lines = list(report([None], deals))
    assert rows(lines, "Characters")[club] == ["+10.00 ± 0.00", "–", "0.0", "0.00", "0.0"]
    assert rows(lines, "Characters")[bold] == [
        "+14.00 ± 3.92", "+4.00 ± 3.92", "50.0", "0.00", "50.0",
    ]  # fmt: skip
