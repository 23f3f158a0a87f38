"""What the program says about itself, about the computer and about the rules."""

import getpass
import platform
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt import __version__
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.ui.dialogs.about import AboutDialog
from preferans_qt.ui.dialogs.diagnostics import diagnostic_text
from preferans_qt.ui.dialogs.profiles import agreements, profile_note, profile_title
from preferans_qt.ui.theme import theme_for


def test_about_names_version_licences_and_privacy(qtbot: QtBot) -> None:
    dialog = AboutDialog(theme_for("light", "green").palette)
    qtbot.addWidget(dialog)
    text = "\n".join(each.text() for each in dialog.findChildren(QLabel))
    assert f"Preferans {__version__}" in text
    assert "MIT licence" in text
    assert "GNU Lesser General Public License" in text
    assert "This program opens no network connection." in text


@pytest.mark.parametrize("compiled", [True, False])
def test_about_and_diagnostics_tell_whether_the_solver_is_compiled(
    compiled: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("preferans_qt.ui.texts.speed.COMPILED", compiled)
    monkeypatch.setattr("preferans_qt.ui.dialogs.diagnostics.COMPILED", compiled)
    dialog = AboutDialog(theme_for("light", "green").palette)
    qtbot.addWidget(dialog)
    dialog.show()
    shown = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    assert any("install a C compiler" in text for text in shown) is not compiled
    assert all(shown[1:])  # nothing empty takes room; the first one is the picture
    assert ("Solver not compiled" in diagnostic_text()) is not compiled


def test_the_diagnostic_text_tells_of_the_computer_and_not_of_a_person(qtbot: QtBot) -> None:
    text = diagnostic_text("leningrad")
    for part in (f"Preferans {__version__}", platform.python_version(), "PySide6", "Screen"):
        assert part in text
    assert text.endswith("Rules leningrad")
    assert "Rules" not in diagnostic_text()
    assert str(Path.home()) not in text
    assert platform.node() not in text
    assert getpass.getuser() not in text.split()


@pytest.mark.parametrize("profile", list(PRESETS))
def test_every_preset_has_a_title_and_says_what_it_agrees_on(profile: str) -> None:
    assert profile_title(profile) != profile
    assert profile_note(profile).endswith(".")
    sentences = agreements(preset(profile))
    assert len(sentences) >= 5
    assert all(sentence.endswith(".") for sentence in sentences)
    assert not any("{" in sentence or "None" in sentence for sentence in sentences)
    assert len({profile_title(each) for each in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        ({"pool_target": 35}, "The match ends when everybody has 35 points in the pool."),
        ({"bid_steps": "jumps"}, "Bids may jump to any higher step."),
        ({"here": "none"}, "A bid cannot be matched."),
        ({"ten_mode": "checked_open"}, "A ten is checked with all hands open."),
        ({"responsibility": "half"}, "A whister pays half the price for missing tricks."),
        ({"sharing": "gentleman_always"}, "A sole whister always shares the whists."),
        ({"half_whist_levels": []}, "There is no half-whist."),
        ({"exit_min_levels": [6, 7]}, "After raspasy the bidding starts higher; in turn at 6, 7"),
        ({"raspasy_prices": [1, 2, 3]}, "Tricks at raspasy cost 1, 2, 3 points"),
        ({"misere_in_game": False}, "There is no misère."),
        ({"end_limit": "max_deals:9"}, "The match ends after 9 deal(s) at the latest."),
    ],
)
def test_an_agreement_is_told_as_it_is(overrides: dict[str, object], sentence: str) -> None:
    usual, changed = (
        agreements(preset("sochi-guide")),
        agreements(with_overrides(preset("sochi-guide"), overrides)),
    )
    assert any(sentence in each for each in changed)
    assert not any(sentence in each for each in usual)


@pytest.mark.parametrize(
    ("overrides", "sentences"),
    [
        ({}, ["at raspasy the talon plays for them", "after a half-whist, and from eight up"]),
        ({"raspasy_talon_4p": "closed"}, ["The dealer sits out."]),
        ({"sitting_dealer_whist": "after_any_two_refusals"}, ["whenever both have refused"]),
    ],
)
def test_four_players_agree_on_the_sitting_dealer(
    overrides: dict[str, object], sentences: list[str]
) -> None:
    rules = with_overrides(preset("sochi-guide"), overrides)
    told = " ".join(agreements(rules, 4))
    assert all(sentence in told for sentence in sentences)
    assert "dealer" not in " ".join(agreements(rules, 3))
