"""What the plates of the players show, made from the picture on the table."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.actions import Bid, HalfWhist, Here, Pass, TakeTalon, Whist
from preferans_qt.game.outcome import Offence
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.picture import Picture, SaidCall
from preferans_qt.ui.table.plate_item import PlateContent, ShownCall
from preferans_qt.ui.texts.words import Names, tricks_text

translate = QCoreApplication.translate


def plate_contents(
    picture: Picture,
    names: Names,
    kinds: Sequence[str],
    *,
    acting: Seat | None,
    thinking: Seat | None,
) -> list[PlateContent]:
    """One content a seat. ``acting`` is whose card or call is awaited."""
    from preferans_qt.ui.texts.opponents import emblems, kind_title

    return [
        PlateContent(
            name=names[seat],
            emblem=emblem,
            who=kind_title(kinds[seat]),
            chips=tuple(_chips(picture, seat, names)),
            calls=tuple(_shown_call(call) for call in place.calls),
            dark_calls=place.dark_calls,
            tricks=place.tricks,
            tricks_text=tricks_text(place.tricks),
            acting=seat == acting,
            thinking=seat == thinking,
            dimmed=not _has_part(picture, seat),
            playing=picture.is_played and _can_take_tricks(picture, seat),
        )
        for seat, (place, emblem) in enumerate(zip(picture.places, emblems(kinds), strict=True))
    ]


def _can_take_tricks(picture: Picture, seat: Seat) -> bool:
    if seat == picture.seating.sitting_dealer:
        return picture.talon_competes
    return seat != picture.seating.resting


def _has_part(picture: Picture, seat: Seat) -> bool:
    """Whether a seat has any part in the deal: a sitting dealer seldom has, one that rests none."""
    if seat == picture.seating.resting:
        return False
    if seat != picture.seating.sitting_dealer:
        return True
    defence = picture.defence
    whists = defence is not None and seat in defence.whisters
    return whists or picture.talon_competes or picture.terms.sharer == seat


def _shown_call(call: SaidCall) -> ShownCall:
    match call:
        case Bid(contract) if contract.without_talon:
            if contract.is_misere:
                return translate("Plates", "misère without talon")
            return translate("Plates", "nine without talon")
        case Bid(contract):
            return translate("Plates", "misère") if contract.is_misere else contract
        case Here():
            return translate("Plates", "here")
        case TakeTalon():
            return translate("Plates", "the talon")
        case Whist():
            return translate("Plates", "whist")
        case HalfWhist():
            return translate("Plates", "half-whist")
        case Pass():
            return translate("Plates", "pass")


Chips = Iterator[tuple[str, str]]


def _chips(picture: Picture, seat: Seat, names: Names) -> Chips:
    """The chips of a seat: its place in the deal, and its part in the contract."""
    seating, terms = picture.seating, picture.terms
    if seat == seating.dealer:
        yield "dealer", translate("Plates", "deals")
    if not _has_part(picture, seat) and seat == seating.sitting_dealer:
        yield "sits_out", translate("Plates", "sits out")
    if seat == seating.active[0]:
        yield "first_hand", translate("Plates", "first hand")
    if terms.bombs and terms.bombs[seat] > 1:
        bomb = translate("Plates", "a bomb: the next contract counts {factor} times")
        yield "bomb", bomb.format(factor=terms.bombs[seat])
    if picture.places[seat].in_the_dark:
        yield "dark", translate("Plates", "has not looked at the cards")
    if terms.sharer == seat:
        yield "shares", translate("Plates", "has half of the misère")
    if seat == picture.declarer and terms.dark and picture.contract is not None:
        yield "dark", translate("Plates", "has bid in the dark: everything counts twice")
    yield from _contract_chips(picture, seat)
    yield from _hand_chips(picture, seat, names)


def _contract_chips(picture: Picture, seat: Seat) -> Chips:
    """What a seat has taken upon itself over the contract."""
    if picture.contract is None:
        return
    calls = picture.places[seat].calls
    defence = picture.defence
    if seat == picture.declarer:
        yield "declarer", translate("Plates", "declarer")
    elif defence is not None and seat in defence.whisters:
        yield "whist", translate("Plates", "whists")
        if defence.openly:
            yield "open", translate("Plates", "open hands")
    elif calls and isinstance(calls[-1], Whist):
        yield "whist", translate("Plates", "whists")
    elif calls and isinstance(calls[-1], HalfWhist):
        yield "half_whist", translate("Plates", "half-whist")
    elif calls and isinstance(calls[-1], Pass) and defence is not None and defence.whisters:
        yield "pass", translate("Plates", "passed")


def _hand_chips(picture: Picture, seat: Seat, names: Names) -> Chips:
    """What others have to do with a seat's hand."""
    player = picture.player_of(seat)
    if seat == picture.seating.resting:
        yield "rests", translate("Plates", "the hand is out of play")
    elif player is not None and player != seat:
        yield (
            "moved",
            names.say(
                player,
                translate("Plates", "you play this hand"),
                translate("Plates", "{name} plays this hand"),
            ),
        )
    elif seat in picture.terms.dealer_saw:
        yield "seen", translate("Plates", "the dealer has seen this hand")
    revoked = any(each[:2] == (Offence.REVOKE, seat) for each in picture.terms.offences)
    if revoked and seat in picture.shown:
        yield "open", translate("Plates", "has revoked: this hand lies open")
