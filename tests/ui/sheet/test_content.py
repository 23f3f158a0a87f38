"""Running totals: the same numbers as the sheet of the rules, one figure an entry."""

import pytest

from preferans_qt.game.entries import Column, Why, mountain, points, pool, whists
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.ui.sheet.content import (
    SheetContent,
    closing_figure,
    figures,
    final_sheet,
    number_text,
    places,
    total_at,
)

NAMES = ("You", "West", "East")


def totals(content: SheetContent, place: tuple) -> list[int]:
    return [figure.total for figure in figures(content).get(place, ())]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deals", [0, 1, 12, 60])
def test_the_last_figures_are_the_totals_of_the_sheet(content_of, players, deals):
    content = content_of(players, deals)
    sheet = empty_sheet(players)
    for entries in content.posted:
        for entry in entries:
            sheet = sheet.written(entry)
    assert final_sheet(content) == sheet
    written = figures(content)
    for place in places(players, ledger=False):
        numbers = written.get(place, ())
        assert (numbers[-1].total if numbers else 0) == total_at(sheet, place)
        assert [figure.is_current for figure in numbers] == [False] * (len(numbers) - 1) + [
            True
        ] * bool(numbers)
        assert [figure.index for figure in numbers] == list(range(len(numbers)))


def test_running_totals_stand_in_order_and_nothing_is_not_written():
    content = SheetContent(
        NAMES,
        20,
        (
            (pool(0, 2, Why.CONTRACT_MADE), whists(1, 0, 0, 2, Why.TRICKS_WHISTED)),
            (pool(0, 2, Why.CONTRACT_MADE), whists(1, 0, 3, 2, Why.TRICKS_WHISTED)),
            (pool(0, 6, Why.CONTRACT_MADE),),
        ),
    )
    assert totals(content, (0, Column.POOL, None)) == [2, 4, 10]
    assert totals(content, (1, Column.WHISTS, 0)) == [6]
    assert totals(content, (1, Column.WHISTS, 2)) == []


def test_a_write_off_is_written_as_the_new_total():
    content = SheetContent(
        NAMES,
        20,
        (
            (mountain(2, 3, 2, Why.CONTRACT_FAILED),),
            (mountain(2, -4, 1, Why.OVERFLOW_WRITTEN_OFF),),
        ),
    )
    assert totals(content, (2, Column.MOUNTAIN, None)) == [6, 2]


def test_only_what_the_last_deal_wrote_is_newest(content_of):
    content = content_of(3, 9)
    for numbers in figures(content).values():
        for figure in numbers:
            assert figure.is_newest == (figure.deal == 8)


def test_a_pool_is_closed_by_the_figure_that_reaches_the_target():
    posted = tuple((pool(1, 10, Why.MISERE_MADE),) for _ in range(2))
    closed = SheetContent(NAMES, 20, posted)
    numbers = figures(closed)[1, Column.POOL, None]
    assert closing_figure(closed, numbers) == numbers[1]
    for still_open in (
        SheetContent(NAMES, 30, posted),
        SheetContent(NAMES, 20, posted, pool_shared=True),
    ):
        assert closing_figure(still_open, figures(still_open)[1, Column.POOL, None]) is None


def test_mountains_and_whists_never_close():
    content = SheetContent(NAMES, 5, ((mountain(0, 9, 1, Why.RASPASY_TRICKS),),))
    assert closing_figure(content, figures(content)[0, Column.MOUNTAIN, None]) is None


def test_a_ledger_has_one_signed_total_a_player():
    content = SheetContent(
        NAMES,
        None,
        ((points(0, -1, 30, Why.CONTRACT_FAILED),), (points(0, 1, 50, Why.CONTRACT_MADE),)),
    )
    assert content.is_ledger
    assert list(places(3, ledger=True)) == [(seat, Column.POINTS, None) for seat in range(3)]
    assert totals(content, (0, Column.POINTS, None)) == [-30, 20]
    assert number_text(-30) == "−30"
