"""The settings as a value: storing, reading back, and what follows from them."""

from dataclasses import fields

import pytest

from preferans_qt.ui.preferences.names import chosen_names, with_names
from preferans_qt.ui.preferences.values import (
    ALLOWED,
    LANGUAGE_NAMES,
    LANGUAGES,
    Preferences,
    deck_style,
)
from preferans_qt.ui.table.deck import INDICES, DeckStyle

CHOSEN = Preferences(
    language="sv",
    scheme="dark",
    contrast="high",
    cloth="navy",
    back="rays",
    indices="polish",
    four_colour=True,
    large_index=True,
    speed=0,
    pace="quick",
    confirm_cards=True,
    letter_keys=False,
    sheet_turned=False,
    your_name="Ada",
    first_opponent="Bo",
    second_opponent="Cleo",
    third_opponent="Dan",
    tutor=True,
    tutor_moment="after_deal",
    tutor_level="club",
    tutor_silent="auction whist",
    write_sheet=True,
)


def test_settings_come_back_as_they_were_stored() -> None:
    assert Preferences.from_mapping(CHOSEN.as_mapping()) == CHOSEN
    usual = Preferences()
    assert all(getattr(CHOSEN, each.name) != getattr(usual, each.name) for each in fields(usual))


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"speed": "3", "four_colour": 1, "language": None},
        {"speed": 6},
        {"speed": True},
        {"pace": "sluggish"},
        {"cloth": "pink", "back": "", "indices": "greek", "scheme": "dim", "contrast": "low"},
        {"language": "tlh", "colour": "red"},
        {"tutor": "yes", "tutor_moment": "now", "tutor_level": "hard", "tutor_silent": ["whist"]},
    ],
)
def test_what_cannot_be_used_takes_its_default(stored: dict[str, object]) -> None:
    assert Preferences.from_mapping(stored) == Preferences()


def test_every_default_is_among_what_is_allowed() -> None:
    for setting, allowed in ALLOWED.items():
        assert getattr(Preferences(), setting) in allowed


def test_every_language_has_its_name_and_its_letters() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)
    for language in LANGUAGES:
        assert deck_style(Preferences(), language).indices in INDICES


def test_letters_follow_the_language_unless_they_are_chosen() -> None:
    assert deck_style(Preferences(), "ru").indices == "russian"
    assert deck_style(Preferences(indices="swedish"), "ru").indices == "swedish"
    assert deck_style(CHOSEN, "en") == DeckStyle("rays", "polish", True, True)


def test_with_four_somebody_sits_opposite() -> None:
    assert chosen_names(CHOSEN, 4) == ("Ada", "Bo", "Dan", "Cleo")
    assert chosen_names(CHOSEN, 3) == ("Ada", "Bo", "Cleo")
    assert chosen_names(Preferences(first_opponent="  Bo ")) == ("", "Bo", "")


def test_the_names_of_a_match_become_those_of_the_next() -> None:
    four = ("Ada", "Bo", "Dan", "Cleo")
    assert chosen_names(with_names(Preferences(), four), 4) == four
    kept = with_names(CHOSEN, ("A", "B", "C"))
    assert chosen_names(kept, 4) == ("A", "B", "Dan", "C")
