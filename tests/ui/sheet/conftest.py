"""Matches of any length for the score sheet, without cards: entries as a table would write them."""

from collections.abc import Callable

import pytest

from preferans_qt.game.entries import Entry, Why, mountain, pool, whists
from preferans_qt.ui.sheet.content import SheetContent

NAMES = {3: ("You", "West", "East"), 4: ("You", "West", "North", "East")}
TARGET = 20

ContentOf = Callable[..., SheetContent]


def deal_entries(deal: int, players: int, pools: list[int]) -> tuple[Entry, ...]:
    """A made contract, a failed one, and raspasy in turn; pools never pass the target."""
    declarer = (deal + deal // 3) % players
    others = [seat for seat in range(players) if seat != declarer]
    price = (2, 4, 6)[deal % 3]
    match deal % 4:
        case 2:
            failed = mountain(declarer, 1 + deal % 2, price, Why.CONTRACT_FAILED)
            return (
                failed,
                *(whists(seat, declarer, 1, price, Why.CONSOLATION) for seat in others),
                whists(others[0], declarer, 4, price, Why.TRICKS_WHISTED),
            )
        case 3:
            return tuple(
                mountain(seat, (deal + seat) % 3, 1, Why.RASPASY_TRICKS) for seat in others
            )
    written = [whists(seat, declarer, 2, price, Why.TRICKS_WHISTED) for seat in others]
    award = min(price, TARGET - pools[declarer])
    if award:
        pools[declarer] += award
        written.append(pool(declarer, award, Why.CONTRACT_MADE))
    return tuple(written)


@pytest.fixture
def content_of() -> ContentOf:
    """Makes the content of a sheet for so many players and finished deals."""

    def make(players: int, deals: int, **changes: object) -> SheetContent:
        pools = [0] * players
        posted = tuple(deal_entries(deal, players, pools) for deal in range(deals))
        arguments: dict = {"dealer": deals % players, **changes}
        return SheetContent(NAMES[players], TARGET, posted, **arguments)

    return make
