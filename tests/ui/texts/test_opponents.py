"""Opponents by level, character, emblem and name."""

from itertools import combinations_with_replacement

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.bots.registry import CHARACTERS, HEURISTIC, LEVELS, Kind, names
from preferans_qt.ui.marks import EMBLEM_NAMES
from preferans_qt.ui.preferences.values import LANGUAGES, LONGEST_NAME
from preferans_qt.ui.texts.opponents import (
    animal_names,
    character_sentence,
    character_title,
    emblem_of,
    emblems,
    kind_title,
    level_sentence,
    level_title,
    seat_texts,
    shown_names,
    usual_names,
)
from preferans_qt.ui.translation import Translation

ALL_CHARACTERS = (None, *CHARACTERS)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> str:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    Translation(application).speak(request.param)
    return request.param


def test_every_level_and_character_is_told_apart_in_every_language(language: str) -> None:
    for texts in (
        [level_title(level) for level in LEVELS],
        [level_sentence(level) for level in LEVELS],
        [character_title(character) for character in ALL_CHARACTERS],
        [character_sentence(character) for character in ALL_CHARACTERS],
        [kind_title(kind) for kind in names()],
    ):
        assert all(texts)
        assert len(set(texts)) == len(texts)


def test_all_animals_have_names_of_their_own_in_every_language(language: str) -> None:
    animals = [name for character in ALL_CHARACTERS for name in animal_names(character)]
    assert len({name.casefold() for name in animals}) == len(animals)
    assert max(map(len, animals)) <= LONGEST_NAME


def test_opponents_of_one_character_have_different_names(language: str) -> None:
    kinds = [str(Kind("club", character)) for character in ALL_CHARACTERS]
    for three in combinations_with_replacement([HEURISTIC, *kinds], 3):
        assert len(set(usual_names(("human", *three)))) == 4


def test_the_name_of_an_opponent_is_that_of_his_animal() -> None:
    kinds = ("human", "club-cautious", "master", "club-cautious")
    assert usual_names(kinds) == ("You", "Hedgehog", "Owl", "Urchin")
    assert shown_names(("", "Bo", "", ""), kinds) == ("You", "Bo", "Owl", "Urchin")
    assert usual_names(("club-misere", "human", "club-bold")) == ("Mouse", "You", "Falcon")


def test_opponents_of_old_matches_keep_their_names() -> None:
    assert usual_names(("human", HEURISTIC, HEURISTIC)) == ("You", "Boris", "Clara")
    assert usual_names(("human", *(HEURISTIC,) * 3)) == ("You", "Boris", "Anton", "Clara")
    assert usual_names(("human", "guru", HEURISTIC)) == ("You", "Boris", "Clara")


def test_who_sits_where_is_told_with_level_and_character() -> None:
    assert kind_title("expert-whister") == "Eager whister, expert"
    assert kind_title("human") == ""
    assert kind_title("guru") == "guru"
    assert seat_texts(("", "Bo", ""), ("human", "club-bold", "master")) == (
        "You",
        "Bo: bold bidder, club",
        "Owl: even-tempered, master",
    )
    assert seat_texts(("", "", ""), ("human", HEURISTIC, HEURISTIC))[1] == "Boris: by rule of thumb"


def test_each_character_has_an_animal_and_no_other_seat_has_one() -> None:
    animals = [emblem_of(character) for character in ALL_CHARACTERS]
    assert len(set(animals)) == len(animals)
    assert set(animals) < set(EMBLEM_NAMES)
    shown = emblems(("human", "club-bold", HEURISTIC, "club"))
    assert (shown[1], shown[3]) == (emblem_of("bold"), emblem_of(None))
    plain = emblems(("human", *(HEURISTIC,) * 3))
    assert len(set(plain)) == 4
    assert set(plain).isdisjoint(animals)
