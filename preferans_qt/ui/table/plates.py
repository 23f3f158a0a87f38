"""What the plates of the players show, made from the picture on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.actions import Bid, HalfWhist, Here, Pass, Whist
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.picture import Picture, SaidCall
from preferans_qt.ui.table.plate_item import PlateContent, ShownCall
from preferans_qt.ui.texts.words import Names, tricks_text

translate = QCoreApplication.translate


def plate_contents(
    picture: Picture,
    names: Names,
    emblems: Sequence[str],
    *,
    acting: Seat | None,
    thinking: Seat | None,
) -> list[PlateContent]:
    """One content a seat. ``acting`` is whose card or call is awaited."""
    playing = picture.defence is not None and bool(picture.defence.whisters)
    misere = picture.contract is not None and picture.contract.is_misere
    playing = playing or picture.raspasy or misere
    return [
        PlateContent(
            name=names[seat],
            emblem=emblems[seat],
            chips=_chips(picture, seat),
            calls=tuple(_shown_call(call) for call in place.calls),
            tricks=place.tricks,
            tricks_text=tricks_text(place.tricks),
            acting=seat == acting,
            thinking=seat == thinking,
            sits_out=seat == picture.seating.sitting_dealer,
            playing=playing,
        )
        for seat, place in enumerate(picture.places)
    ]


def _shown_call(call: SaidCall) -> ShownCall:
    match call:
        case Bid(contract):
            return translate("Plates", "misère") if contract.is_misere else contract
        case Here():
            return translate("Plates", "here")
        case Whist():
            return translate("Plates", "whist")
        case HalfWhist():
            return translate("Plates", "half-whist")
        case Pass():
            return translate("Plates", "pass")


def _chips(picture: Picture, seat: Seat) -> tuple[tuple[str, str], ...]:
    """The chips of a seat: its place in the deal, and its part in the contract."""
    seating = picture.seating
    chips: list[tuple[str, str]] = []
    if seat == seating.dealer:
        chips.append(("dealer", translate("Plates", "deals")))
    if seat == seating.sitting_dealer:
        chips.append(("sits_out", translate("Plates", "sits out")))
    if seat == seating.active[0]:
        chips.append(("first_hand", translate("Plates", "first hand")))
    if picture.contract is None:
        return tuple(chips)
    if seat == picture.declarer:
        chips.append(("declarer", translate("Plates", "declarer")))
        return tuple(chips)
    calls = picture.places[seat].calls
    defence = picture.defence
    if defence is not None and seat in defence.whisters:
        chips.append(("whist", translate("Plates", "whists")))
        if defence.openly:
            chips.append(("open", translate("Plates", "open hands")))
    elif calls and isinstance(calls[-1], Whist):
        chips.append(("whist", translate("Plates", "whists")))
    elif calls and isinstance(calls[-1], HalfWhist):
        chips.append(("half_whist", translate("Plates", "half-whist")))
    elif calls and isinstance(calls[-1], Pass) and defence is not None and defence.whisters:
        chips.append(("pass", translate("Plates", "passed")))
    return tuple(chips)
