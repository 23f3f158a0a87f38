"""Answers to a proposal to end the match early."""

from dataclasses import replace

from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game.actions import OfferStop
from preferans_qt.game.sheet import Sheet
from preferans_qt.game.view import view_for
from tests.bots.kit import decision, played_out
from tests.strategies import GUIDE, rules_of


def offered(pool: tuple[int, ...], mountain: tuple[int, ...]) -> str:
    """B's answer when A proposes to stop with such a sheet."""
    match = played_out(GUIDE, [player("heuristic")] * 3, number=1)
    sheet = Sheet(pool, mountain, ((0, 0, 0),) * 3, (0, 0, 0))
    match, _ = matches.apply(replace(match, sheet=sheet), 0, OfferStop())
    return str(decision(view_for(match, 1), matches.legal(match)).action)


def test_one_who_is_not_losing_agrees() -> None:
    assert offered((0, 4, 2), (0, 0, 0)) == "accept"
    assert offered((2, 2, 2), (3, 3, 3)) == "accept"


def test_one_who_is_losing_plays_on() -> None:
    assert offered((4, 2, 4), (0, 6, 0)) == "refuse"


def test_near_the_end_even_a_loser_agrees() -> None:
    assert offered((14, 12, 14), (0, 20, 0)) == "accept"


def test_signed_points_are_compared_with_those_of_the_others() -> None:
    rules = rules_of("polish", end_limit="max_deals:20")
    for points, said in (((-30, -10, -20), "accept"), ((90, 40, 50), "refuse")):
        match = played_out(rules, [player("heuristic")] * 3, number=1)
        sheet = replace(match.sheet, points=points)
        match, _ = matches.apply(replace(match, sheet=sheet), 0, OfferStop())
        view = view_for(match, 1)
        assert str(decision(view, matches.legal(match)).action) == said
