"""What is written on the table: the plates of the players, and the banner with the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.banner import BannerContent
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.table.plates import plate_contents
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.texts.words import Names

if TYPE_CHECKING:  # known only once a match is open; kept off the start-up path
    from preferans_qt.game.rules import Rules


def show_plates(
    scene: TableScene,
    picture: Picture,
    names: Names,
    kinds: Sequence[str],
    *,
    acting: Seat | None,
    thinking: Seat | None,
) -> None:
    """Write what the plates say.

    ``kinds`` tells who plays each seat, ``acting`` whose card or call is awaited.
    """
    scene.set_plates(plate_contents(picture, names, kinds, acting=acting, thinking=thinking))


def show_banner(scene: TableScene, picture: Picture, names: Names, rules: Rules) -> None:
    """Write what the banner says; a contract is drawn as a sign where it has one."""
    from preferans_qt.ui.texts.status import contract_headline, declarer_headline, needs_text

    contract = picture.contract or picture.bid
    if contract is not None and (contract.is_misere or contract.without_talon):
        contract = None
    headline_of = contract_headline if contract is None else declarer_headline
    headline, factor = headline_of(picture, names), _factor(picture)
    if headline and factor > 1:
        headline = f"{headline} ×{factor}"
    scene.set_banner(BannerContent(contract, headline, needs_text(picture, rules)))


def _factor(picture: Picture) -> int:
    """What everything written in this deal is multiplied by (A.1)."""
    if picture.raspasy:
        return picture.terms.raspasy_factor
    if picture.declarer is None or picture.contract is None:
        return 1
    return picture.terms.factor(picture.declarer)
