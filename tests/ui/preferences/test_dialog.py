"""The preferences as a person uses them: by mouse and by keyboard, each change at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from preferans_qt.ui.preferences.dialog import PreferencesDialog
from preferans_qt.ui.preferences.preview import DeckPreview
from preferans_qt.ui.preferences.values import LANGUAGE_NAMES, Preferences
from preferans_qt.ui.theme import CLOTHS, theme_for

FOLDER = "/home/ada/.local/share/preferans-qt"


@pytest.fixture
def dialog(qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(Preferences(), theme_for("light", "green"), "en", FOLDER)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def changes(dialog: PreferencesDialog) -> list[Preferences]:
    received: list[Preferences] = []
    dialog.changed.connect(received.append)
    return received


def visible(dialog: PreferencesDialog, kind: type, text: str):
    """The visible widget of a kind with this text, without the sign of its access key."""
    found = [
        each
        for each in dialog.findChildren(kind)
        if each.isVisible() and each.text().replace("&", "") == text
    ]
    assert len(found) == 1, text
    return found[0]


def beside(dialog: PreferencesDialog, text: str):
    """The widget that a label names."""
    return visible(dialog, QLabel, text).buddy()


def choose(box: QComboBox, text: str) -> None:
    """Choose an entry as a person does."""
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


def test_every_change_shows_at_once(
    qtbot: QtBot, dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    choose(beside(dialog, "Language:"), "Svenska")
    qtbot.keyClicks(beside(dialog, "On your left:"), "Bo")
    qtbot.keyClicks(beside(dialog, "Opposite, with four:"), "D")
    dialog.open_page(PreferencesDialog.LOOK)
    choose(beside(dialog, "Colours:"), "Dark")
    choose(beside(dialog, "Contrast:"), "High")
    choose(beside(dialog, "Letters:"), "Russian: Т К Д В")
    for picture in ("Navy", "Rays"):
        qtbot.mouseClick(visible(dialog, QToolButton, picture), Qt.MouseButton.LeftButton)
    for check in ("Four colours, one for each suit", "Large signs in the corners"):
        visible(dialog, QCheckBox, check).click()
    dialog.open_page(PreferencesDialog.PLAY)
    qtbot.keyClick(beside(dialog, "Animation speed:"), Qt.Key.Key_End)
    choose(beside(dialog, "Pace of opponents:"), "Leisurely")
    visible(dialog, QCheckBox, "Click twice to play a card").click()
    visible(dialog, QCheckBox, "Single letters are keys").click()
    visible(dialog, QCheckBox, "Turn all figures on the score sheet to me").click()
    assert changes[-1] == Preferences(
        language="sv",
        scheme="dark",
        contrast="high",
        cloth="navy",
        back="rays",
        indices="russian",
        four_colour=True,
        large_index=True,
        speed=5,
        pace="leisurely",
        confirm_cards=True,
        letter_keys=False,
        sheet_turned=False,
        first_opponent="Bo",
        third_opponent="D",
    )
    assert len(changes) == 16  # one for each change, three for the letters of the names
    assert dialog.preferences == changes[-1]


def test_pictures_are_chosen_with_the_arrow_keys_too(
    qtbot: QtBot, dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    dialog.open_page(PreferencesDialog.LOOK)
    green = visible(dialog, QToolButton, "Green")
    green.setFocus()
    qtbot.keyClick(green, Qt.Key.Key_Right)
    assert [each.cloth for each in changes] == ["burgundy"]


def test_the_speed_is_told_in_a_word(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    dialog.open_page(PreferencesDialog.PLAY)
    slider = beside(dialog, "Animation speed:")
    assert isinstance(slider, QSlider)
    words = ("No animation", "Brisk", "Quick", "Normal", "Calm", "Leisurely")
    for speed, word in enumerate(words):
        slider.setValue(speed)
        assert visible(dialog, QLabel, word)
        assert slider.accessibleDescription() == word


def test_the_pace_of_opponents_is_chosen_with_the_keyboard(
    qtbot: QtBot, dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    dialog.open_page(PreferencesDialog.PLAY)
    box = beside(dialog, "Pace of opponents:")
    offered = [box.itemText(row) for row in range(box.count())]
    assert offered == ["Instant", "Quick", "Natural", "Leisurely"]
    assert box.currentText() == "Natural"
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert [each.pace for each in changes] == ["instant"]


def test_a_page_is_reset_by_itself(dialog: PreferencesDialog, changes: list[Preferences]) -> None:
    dialog.set_preferences(Preferences(cloth="navy", four_colour=True, speed=0, your_name="Ada"))
    dialog.open_page(PreferencesDialog.LOOK)
    reset = visible(dialog, QPushButton, "Reset this page")
    reset.click()
    assert changes == [Preferences(speed=0, your_name="Ada")]
    reset.click()
    assert len(changes) == 1
    dialog.open_page(PreferencesDialog.STORAGE)
    assert not reset.isEnabled()


def test_what_is_changed_elsewhere_is_shown_and_not_told_again(
    dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    dialog.set_preferences(
        Preferences(speed=1, pace="quick", language="pl", your_name="Ada", back="scales")
    )
    assert beside(dialog, "Language:").currentText() == "Polski"
    assert beside(dialog, "You:").text() == "Ada"
    dialog.open_page(PreferencesDialog.LOOK)
    assert visible(dialog, QToolButton, "Scales").isChecked()
    dialog.open_page(PreferencesDialog.PLAY)
    assert beside(dialog, "Animation speed:").value() == 1
    assert beside(dialog, "Pace of opponents:").currentText() == "Quick"
    assert changes == []


def test_each_language_is_named_in_itself(dialog: PreferencesDialog) -> None:
    box = beside(dialog, "Language:")
    names = [box.itemText(row) for row in range(box.count())]
    assert names[1:] == list(LANGUAGE_NAMES.values())


def middle(preview: DeckPreview) -> QColor:
    """The cloth between the last card and the back."""
    return preview.grab().toImage().pixelColor(4, preview.height() // 2)


def test_the_preview_lies_on_the_cloth_that_is_chosen(dialog: PreferencesDialog) -> None:
    dialog.open_page(PreferencesDialog.LOOK)
    preview = dialog.findChild(DeckPreview)
    colours = set()
    for cloth in CLOTHS:
        dialog.set_preferences(Preferences(cloth=cloth))
        colours.add(middle(preview).name())
    assert len(colours) == len(CLOTHS)
    light = middle(preview)
    dialog.set_look(theme_for("dark", "green"), "en")
    assert middle(preview).lightness() < light.lightness()


def test_the_preview_shows_the_letters_of_the_language(dialog: PreferencesDialog) -> None:
    dialog.open_page(PreferencesDialog.LOOK)
    preview = dialog.findChild(DeckPreview)
    english = preview.grab().toImage()
    dialog.set_look(theme_for("light", "green"), "ru")
    assert preview.grab().toImage() != english


def test_the_folder_of_the_data_can_be_copied(dialog: PreferencesDialog) -> None:
    dialog.open_page(PreferencesDialog.STORAGE)
    folder = visible(dialog, QLabel, FOLDER)
    assert folder.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
