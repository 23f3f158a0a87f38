"""The scene shows exactly the picture it was given last, whatever happened on the way there."""

import random

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.cards import parse_card
from preferans_qt.game.deal import Seating
from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.table.items import CardItem
from preferans_qt.ui.table.layout import CardKey
from preferans_qt.ui.table.picture import Picture, Place, advance, empty_picture
from preferans_qt.ui.table.plate_item import PlateItem
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.theme import theme_for
from tests.ui.table.stories import story

SEATING = Seating(3, 2)
CARDS = tuple(parse_card(text) for text in ["AS", "KS", "QS"])


def check(scene: TableScene, picture: Picture) -> None:
    """Every card of the picture lies in its place, and nothing else lies there."""
    spots = scene.table_layout.spots(picture)
    on_scene = [item for item in scene.items() if isinstance(item, CardItem)]
    assert {item.key for item in on_scene} == set(spots)
    assert len(on_scene) == len(spots)
    assert set(on_scene) == set(scene.card_items())
    for item in on_scene:
        spot = spots[item.key]
        assert item.pos() == spot.centre
        assert item.zValue() == spot.order
        assert item.owner == spot.owner
        assert item.face_rect().width() == spot.width


def pictures(seed: int, players: int) -> list[Picture]:
    """Each picture of a few deals, event by event."""
    told: list[Picture] = []
    for events, view in story(seed, players=players, viewer=seed % players):
        for event in events:
            told.append(advance(told[-1] if told else empty_picture(view), event, view))
    return told


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_items_are_the_cards_of_the_picture(scene: TableScene, seed: int, players: int) -> None:
    for picture in pictures(seed, players):
        scene.show_picture(picture)
        check(scene, picture)
    plates = [item for item in scene.items() if isinstance(item, PlateItem)]
    assert len(plates) == players


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_items_are_right_also_when_movements_are_interrupted(
    scene: TableScene, seed: int, players: int
) -> None:
    """By the next picture, a skip, another size, or another look."""
    chance = random.Random(seed)
    dark = theme_for("dark", "navy")
    other_deck = Deck(DeckStyle(back="rays"), dark.cards)
    for picture in pictures(seed, players):
        scene.show_picture(picture, duration=chance.choice((0, 1000)))
        assert scene.picture == picture
        match chance.randrange(4):
            case 0:
                scene.skip()
                check(scene, picture)
            case 1:
                scene.set_size(QSizeF(chance.randrange(560, 1400), chance.randrange(420, 900)))
                check(scene, picture)
            case 2:
                scene.set_look(dark, other_deck)
    scene.skip()
    check(scene, picture)


def test_cards_arrive_by_themselves(scene: TableScene, qtbot: QtBot) -> None:
    dealt = Picture(0, SEATING, (Place(cards=CARDS), Place(backs=2), Place(backs=2)))
    scene.show_picture(dealt, duration=20)
    assert scene.is_moving()
    qtbot.waitUntil(lambda: not scene.is_moving())
    check(scene, dealt)


def test_a_back_turns_into_the_card_that_is_played(scene: TableScene) -> None:
    scene.show_picture(Picture(0, SEATING, (Place(), Place(backs=2), Place(backs=2))))
    back = next(item for item in scene.card_items() if item.key == CardKey(None, 1, 1))
    place = back.pos()
    played = Picture(0, SEATING, (Place(), Place(backs=1), Place(backs=2)), trick=((1, CARDS[0]),))
    scene.show_picture(played, duration=1000)
    assert scene.card_item(CARDS[0]) is back
    assert back.pos() == place, "it starts where the back lay"
    scene.skip()
    check(scene, played)


def test_the_turned_talon_card_was_a_back_of_the_talon(scene: TableScene) -> None:
    empty = (Place(), Place(backs=1), Place(backs=1))
    scene.show_picture(Picture(0, SEATING, empty, talon=(None, None)))
    talon = [item for item in scene.card_items() if item.owner is None]
    scene.show_picture(Picture(0, SEATING, empty, talon=(None,), turned=CARDS[0]))
    assert scene.card_item(CARDS[0]) in talon


@pytest.mark.parametrize("winner", range(3))
def test_the_cards_of_a_trick_fly_to_its_winner(scene: TableScene, winner: int) -> None:
    trick = tuple(enumerate(CARDS))
    lying = Picture(0, SEATING, (Place(), Place(), Place()), trick=trick)
    scene.show_picture(lying)
    places = [Place(), Place(), Place()]
    places[winner] = Place(tricks=1)
    scene.show_picture(Picture(0, SEATING, tuple(places)), duration=1000)
    leaving = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(leaving) == 3
    scene._animation.setCurrentTime(999)
    target = scene.table_layout.plate_rect(winner)
    assert all(target.contains(item.pos()) for item in leaving)
    scene.skip()
    assert not [item for item in scene.items() if isinstance(item, CardItem)]


def test_marks_show_on_the_cards_they_are_meant_for(scene: TableScene) -> None:
    scene.show_picture(Picture(0, SEATING, (Place(cards=CARDS), Place(), Place())))
    scene.mark_cards(raised=[CARDS[0]], cursor=CARDS[1], dimmed=[CARDS[2]])
    marks = [scene.card_item(card).marks for card in CARDS]
    assert marks == [(True, False, False), (False, True, False), (False, False, True)]


def test_a_chosen_card_rises_and_can_be_hit_where_it_lay(scene: TableScene) -> None:
    scene.show_picture(Picture(0, SEATING, (Place(cards=CARDS), Place(), Place())))
    item = scene.card_item(CARDS[0])
    at_rest = item.face_rect()
    scene.mark_cards(raised=[CARDS[0]], cursor=None, dimmed=())
    assert item.face_rect().top() < at_rest.top()
    assert item.shape().contains(at_rest.center())
    assert item.shape().contains(at_rest.bottomLeft() + QPointF(1, -1))
    assert item.boundingRect().contains(item.face_rect())


def test_a_table_for_four_follows_one_for_three(scene: TableScene) -> None:
    for players in (3, 4, 3):
        picture = Picture(0, Seating(players, 1), (Place(backs=1),) * players)
        scene.show_picture(picture)
        check(scene, picture)
        assert len([item for item in scene.items() if isinstance(item, PlateItem)]) == players


def test_another_look_repaints_what_was_painted(scene: TableScene, view: TableView) -> None:
    scene.show_picture(Picture(0, SEATING, (Place(cards=CARDS), Place(), Place())))
    before = view.grab().toImage()
    dark = theme_for("dark", "burgundy")
    scene.set_look(dark, Deck(DeckStyle(), dark.cards))
    QApplication.processEvents()
    after = view.grab().toImage()
    assert before.pixelColor(450, 300) != after.pixelColor(450, 300)
