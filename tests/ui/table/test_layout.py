"""Where everything lies: nothing hides anything else, from the smallest table to a large screen."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from preferans_qt.game.cards import parse_card
from preferans_qt.game.contracts import TRICK_CONTRACTS
from preferans_qt.game.deal import Seating
from preferans_qt.game.outcome import Defence
from preferans_qt.ui.table.layout import (
    OTHER_STRIP,
    OWN_STRIP,
    RAISED,
    CardKey,
    Side,
    Spot,
    TableLayout,
    hand_order,
)
from preferans_qt.ui.table.picture import Picture, Place

SIZES = [
    (560, 420),
    (560, 900),
    (634, 490),
    (678, 552),
    (740, 480),
    (934, 712),
    (1400, 700),
    (2214, 1330),
    (3440, 1300),
    (3840, 2160),
]
SEATINGS = [Seating(3, dealer) for dealer in range(3)] + [Seating(4, dealer) for dealer in range(4)]
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
in_every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)


def picture(
    seating: Seating, own: int, *, opened: bool = False, talon: int = 0, trick: bool = False
) -> Picture:
    """A table with ``own`` cards of the person in seat 0, and all the others can hold."""
    cards = iter(range(32))

    def take(number: int) -> tuple[int, ...]:
        return tuple(next(cards) for _ in range(number))

    places = []
    for seat in range(seating.players):
        if seat not in seating.active:
            places.append(Place())
        elif seat == 0:
            places.append(Place(cards=take(own)))
        else:
            places.append(Place(cards=take(9)) if opened else Place(backs=12 - talon))
    lying = ((*take(1), None) if talon == 2 else take(talon)) if talon else ()
    leads = () if seating.sitting_dealer is None else (seating.sitting_dealer,)  # at raspasy
    played = tuple((seat, *take(1)) for seat in (*leads, *seating.active)) if trick else ()
    return Picture(0, seating, tuple(places), talon=lying, trick=played)


def rects(layout: TableLayout, shown: Picture) -> dict[str, QRectF]:
    """Every part of the table with the room it takes."""
    parts: dict[str, QRectF] = {"banner": layout.banner_rect()}
    for seat in range(shown.seating.players):
        parts[f"plate of {seat}"] = layout.plate_rect(seat)
    for key, spot in layout.spots(shown).items():
        name = part_of(key, spot, shown)
        parts[name] = parts.get(name, QRectF()).united(spot.rect())
    if "hand of 0" in parts:
        risen = RAISED * layout.spots(shown)[CardKey(shown.places[0].cards[0])].rect().height()
        parts["hand of 0"].adjust(0, -risen, 0, 0)
    return parts


def part_of(key: CardKey, spot: Spot, shown: Picture) -> str:
    if spot.owner is not None:
        return f"hand of {spot.owner}"
    return "trick" if any(key.card == card for _, card in shown.trick) else "talon"


def overlaps(parts: dict[str, QRectF]) -> list[tuple[str, str]]:
    """Parts that hide each other."""
    return [
        (first, second)
        for first, second in combinations(parts, 2)
        if parts[first].intersects(parts[second])
    ]


@at_every_size
@in_every_seating
def test_nothing_overlaps_with_closed_hands(size: tuple[int, int], seating: Seating) -> None:
    layout = TableLayout(QSizeF(*size), seating, 0)
    for own, talon in product(range(13), (0, 2)):
        parts = rects(layout, picture(seating, own, talon=talon, trick=True))
        assert overlaps(parts) == []
        for name, rect in parts.items():
            assert QRectF(0, 0, *size).contains(rect), name


@at_every_size
@in_every_seating
def test_nothing_overlaps_with_open_hands(size: tuple[int, int], seating: Seating) -> None:
    """But for a talon between open hands, after a claim at raspasy, in a narrow window."""
    layout = TableLayout(QSizeF(*size), seating, 0)
    parts = rects(layout, picture(seating, own=5, opened=True, trick=True))
    assert overlaps(parts) == []
    parts = rects(layout, picture(seating, own=5, opened=True, talon=1, trick=True))
    hidden = [pair for pair in overlaps(parts) if "talon" not in pair]
    assert hidden == []
    if size[0] >= 740:
        assert overlaps(parts) == []


@at_every_size
@in_every_seating
def test_panels_have_room_beside_all_plates_and_above_the_hand(
    size: tuple[int, int], seating: Seating
) -> None:
    layout = TableLayout(QSizeF(*size), seating, 0)
    area = layout.panel_area()
    parts = rects(layout, picture(seating, own=12))
    solid = ("plate", "banner", "hand of 0")
    assert [name for name in parts if name.startswith(solid) and parts[name].intersects(area)] == []
    assert area.width() >= 330
    assert QRectF(0, 0, *size).contains(area)


WATCH_BAR = 86.0  # high: two rows of buttons


@at_every_size
@pytest.mark.parametrize("seating", [Seating(4, 0), Seating(3, 1, resting=0)], ids=str)
def test_the_choice_of_a_pace_hides_nothing(size: tuple[int, int], seating: Seating) -> None:
    layout = TableLayout(QSizeF(*size), seating, 0)
    area = layout.watch_area()
    bar = QRectF(area.left(), area.bottom() - WATCH_BAR, area.width(), WATCH_BAR)
    own = 0 if seating.sitting_dealer == 0 else 10
    for opened in (False, True):
        parts = rects(layout, picture(seating, own, opened=opened, trick=True))
        hidden = [name for name, rect in parts.items() if rect.intersects(bar)]
        assert hidden == [] or size[1] < 480


@at_every_size
def test_a_card_that_the_sitting_dealer_leads_lies_before_him(size: tuple[int, int]) -> None:
    for dealer in range(4):
        seating = Seating(4, dealer)
        layout = TableLayout(QSizeF(*size), seating, 0)
        shown = picture(seating, own=10, talon=1, trick=True)
        led = shown.trick[0][1]
        raspasy = replace(shown, turned=led, raspasy=True, talon_competes=True)
        spots = layout.spots(raspasy)
        assert spots[CardKey(led)] == layout.trick_spot(dealer)
        talon = [key for key, spot in spots.items() if part_of(key, spot, raspasy) == "talon"]
        assert len(talon) == 1, "the other card of the talon still lies apart"


@pytest.mark.parametrize("size", [(634, 490), (934, 712), (2214, 1330)])
def test_three_hands_before_a_sitting_dealer_lie_in_a_row_until_the_play(
    size: tuple[int, int],
) -> None:
    layout = TableLayout(QSizeF(*size), Seating(4, 0), 0)
    closed = picture(Seating(4, 0), own=0, talon=2)
    cards = tuple(range(10))
    inspected = closed.with_place(2, Place(cards=cards))
    both_open = inspected.with_place(3, Place(cards=tuple(range(10, 20))))
    taken_over = replace(
        inspected, declarer=1, defence=Defence((0,), dealer_plays=2), contract=TRICK_CONTRACTS[0]
    )
    for shown, rows in ((closed, 1), (inspected, 1), (both_open, 2), (taken_over, 2)):
        parts = rects(layout, shown)
        assert overlaps(parts) == []
        tops = {round(parts[f"hand of {seat}"].top()) for seat in (1, 2, 3)}
        assert len(tops) == rows


@at_every_size
@in_every_seating
def test_the_corner_of_every_card_in_a_trick_is_seen(
    size: tuple[int, int], seating: Seating
) -> None:
    layout = TableLayout(QSizeF(*size), seating, 0)
    cards = [layout.trick_spot(seat) for seat in range(seating.players)]
    for spot in cards:
        corner = QRectF(spot.rect().topLeft(), 0.25 * spot.rect().size())
        over = [other for other in cards if other.order > spot.order]
        assert not any(other.rect().intersects(corner) for other in over)


def strips(layout: TableLayout, shown: Picture, seat: int) -> Iterator[float]:
    """How much of each card in a hand is seen beside the card that lies over it."""
    lefts = [spot.rect().left() for spot in layout.spots(shown).values() if spot.owner == seat]
    return (round(right - left, 3) for left, right in pairwise(lefts))


@at_every_size
@in_every_seating
def test_every_card_can_be_read_and_hit(size: tuple[int, int], seating: Seating) -> None:
    layout = TableLayout(QSizeF(*size), seating, 0)
    for own in range(13):
        assert all(strip >= OWN_STRIP for strip in strips(layout, picture(seating, own), 0))
    shown = picture(seating, own=0, opened=True, talon=2)
    for seat in range(1, seating.players):
        assert all(strip >= OTHER_STRIP for strip in strips(layout, shown, seat))


def test_the_least_strips_are_what_a_finger_and_an_eye_need() -> None:
    assert OWN_STRIP >= 36
    assert OTHER_STRIP >= 20


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("viewer", range(4))
def test_the_seats_go_round_clockwise_from_the_viewer(players: int, viewer: int) -> None:
    if viewer >= players:
        return
    layout = TableLayout(QSizeF(900, 640), Seating(players, 0), viewer)
    centre = layout.trick_centre()
    sides = [layout.side((viewer + step) % players) for step in range(players)]
    expected = [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]
    if players == 3:
        expected.remove(Side.TOP)
    assert sides == expected
    for step, side in enumerate(expected):
        card = layout.trick_spot((viewer + step) % players).centre - centre
        plate = layout.plate_rect((viewer + step) % players).center() - centre
        assert {
            Side.BOTTOM: card.y() > 0 and plate.y() > 0,
            Side.LEFT: card.x() < 0 and plate.x() < 0,
            Side.TOP: card.y() < 0 and plate.y() < 0,
            Side.RIGHT: card.x() > 0 and plate.x() > 0,
        }[side]


def test_a_hand_lies_by_suits_with_alternating_colours_and_the_highest_on_the_left() -> None:
    cards = [parse_card(text) for text in ["7S", "AS", "KC", "8D", "QD", "10H"]]
    expected = [parse_card(text) for text in ["AS", "7S", "QD", "8D", "KC", "10H"]]
    assert hand_order(cards) == expected


def test_a_hand_that_gets_smaller_stays_in_the_middle() -> None:
    layout = TableLayout(QSizeF(900, 640), Seating(3, 0), 0)
    for own in range(1, 13):
        parts = rects(layout, picture(Seating(3, 0), own))
        assert parts["hand of 0"].center().x() == pytest.approx(450)


def test_a_card_keeps_its_key_from_picture_to_picture() -> None:
    layout = TableLayout(QSizeF(900, 640), Seating(3, 0), 0)
    before, after = picture(Seating(3, 0), 10), picture(Seating(3, 0), 9)
    assert set(layout.spots(after)) < set(layout.spots(before))


def test_the_talon_lies_before_the_sitting_dealer() -> None:
    for dealer in range(4):
        seating = Seating(4, dealer)
        layout = TableLayout(QSizeF(934, 712), seating, 0)
        talon = rects(layout, picture(seating, own=10, talon=2))["talon"]
        plate = layout.plate_rect(dealer)
        if layout.side(dealer) is Side.BOTTOM:
            assert talon.bottom() == pytest.approx(plate.bottom())
        else:
            assert talon.left() <= plate.right()
            assert talon.right() >= plate.left()
        assert talon.center().x() == pytest.approx(layout.talon_centre().x())
        assert talon.center().y() == pytest.approx(layout.talon_centre().y())
