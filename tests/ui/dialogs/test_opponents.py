"""Choosing opponents for a new match: level and character, by keyboard and mouse."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from preferans_qt.bots.registry import CHARACTERS, HEURISTIC, LEVELS, names
from preferans_qt.store.profiles import Profiles
from preferans_qt.ui.dialogs.last_match import LastMatch
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from preferans_qt.ui.dressing import apply_theme
from preferans_qt.ui.texts.opponents import character_title, level_title
from preferans_qt.ui.theme import Palette, theme_for
from tests.ui.dialogs.agreeing import LEFT, RIGHT, name_fields, opened, shown_text
from tests.ui.dialogs.asking import button


def boxes(dialog: NewMatchDialog, what: str) -> list[QComboBox]:
    """The choices of the opponents that are shown, by what their names end with, clockwise."""
    found = [
        each
        for each in dialog.seats.findChildren(QComboBox)
        if each.isVisible() and each.accessibleName().endswith(what)
    ]
    return sorted(found, key=lambda each: each.mapTo(dialog, each.rect().topLeft()).x())


def characters(dialog: NewMatchDialog) -> list[QComboBox]:
    return boxes(dialog, ": character")


def levels(dialog: NewMatchDialog) -> list[QComboBox]:
    return boxes(dialog, ": level")


def pick(qtbot: QtBot, box: QComboBox, text: str) -> None:
    """Choose with the keys, from the first row on."""
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(text)):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def pick_by_mouse(qtbot: QtBot, box: QComboBox, text: str) -> None:
    """Open the list and click a row."""
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    rows = box.view()
    qtbot.waitUntil(rows.isVisible)
    place = rows.visualRect(box.model().index(box.findText(text), 0)).center()
    qtbot.mouseMove(rows.viewport(), place)
    qtbot.wait(QApplication.doubleClickInterval())  # a list takes no click right after it opened
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert box.currentText() == text


def test_one_level_is_chosen_for_all_opponents(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    assert dialog.level.box.currentText() == "Club"
    pick(qtbot, dialog.level.box, "Master")
    assert dialog.choice.kinds == ("human", "master-cautious", "master-bold")
    assert levels(dialog) == []
    assert "reckons everything through" in shown_text(dialog)
    assert "reckons everything through" in dialog.level.box.accessibleDescription()
    button(dialog, "Four").click()
    assert dialog.choice.kinds == ("human", "master-cautious", "master", "master-bold")


def test_each_opponent_may_have_a_level_of_his_own(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    pick(qtbot, dialog.level.box, "Expert")
    each = dialog.level.each
    each.setFocus()
    qtbot.keyClick(each, Qt.Key.Key_Space)
    assert not dialog.level.box.isEnabled()
    left, right = levels(dialog)
    assert (left.currentText(), right.currentText()) == ("Expert", "Expert")
    pick(qtbot, right, "Beginner")
    assert dialog.choice.kinds == ("human", "expert-cautious", "beginner-bold")


def test_levels_are_remembered_and_can_become_one_again(qtbot: QtBot, profiles: Profiles) -> None:
    kinds = ("human", "expert-cautious", "beginner-bold")
    last = LastMatch(pool=20, bots=("expert-cautious", "expert", "beginner-bold"))
    dialog = opened(qtbot, profiles, last)
    assert dialog.choice.kinds == kinds
    assert LastMatch.of(dialog.choice) == last
    assert dialog.level.each.isChecked()
    qtbot.mouseClick(dialog.level.each, Qt.MouseButton.LeftButton)
    assert dialog.choice.kinds == ("human", "expert-cautious", "expert-bold")
    assert levels(dialog) == []
    again = opened(qtbot, profiles, LastMatch.of(dialog.choice))
    assert not again.level.each.isChecked()
    assert again.level.box.currentText() == "Expert"


@pytest.mark.parametrize("choose", [pick, pick_by_mouse])
def test_a_character_is_chosen(
    qtbot: QtBot, dialog: NewMatchDialog, choose: Callable[[QtBot, QComboBox, str], None]
) -> None:
    left, right = characters(dialog)
    choose(qtbot, left, "Even-tempered")
    choose(qtbot, right, "Misère lover")
    assert dialog.choice.kinds == ("human", "club", "club-misere")
    assert right.toolTip() == right.accessibleDescription() != left.toolTip()


def test_every_kind_of_opponent_can_be_chosen(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    left = characters(dialog)[0]
    chosen = set()
    for level in LEVELS:
        pick(qtbot, dialog.level.box, level_title(level))
        for character in (None, *CHARACTERS):
            pick(qtbot, left, character_title(character))
            chosen.add(dialog.choice.kinds[1])
    assert chosen == {*names()} - {HEURISTIC}


def test_what_is_chosen_for_an_opponent_says_for_whom(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    button(dialog, "Four").click()
    dialog.level.each.click()
    places = ["On your left", "Opposite", "On your right"]
    assert [box.accessibleName() for box in characters(dialog)] == [
        f"{place}: character" for place in places
    ]
    assert [box.accessibleName() for box in levels(dialog)] == [
        f"{place}: level" for place in places
    ]


def test_an_empty_name_is_that_of_the_animal_and_nobody_else_may_have_it(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    fields = name_fields(dialog)
    for field in fields:
        field.clear()
    assert [field.placeholderText() for field in fields] == ["You", "Hedgehog", "Falcon"]
    pick(qtbot, characters(dialog)[1], "Cautious")
    assert fields[2].placeholderText() == "Urchin"
    fields[0].setText("Urchin")
    assert "same name" in shown_text(dialog)
    button(dialog, "Four").click()
    usual = [field.placeholderText() for field in name_fields(dialog)]
    assert usual == ["You", "Hedgehog", "Owl", "Urchin"]


def emblem(box: QComboBox, row: int) -> QImage:
    return box.itemIcon(row).pixmap(box.iconSize()).toImage()


@pytest.fixture
def dress() -> Iterator[Callable[[str], Palette]]:
    """Dress all widgets in a scheme; afterwards they look as they did before."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style, palette, sheet = (
        application.style().objectName(),
        application.palette(),
        application.styleSheet(),
    )

    def dressed(scheme: str) -> Palette:
        theme = theme_for(scheme, "green")
        apply_theme(application, theme)
        application.processEvents()
        return theme.palette

    yield dressed
    application.setStyle(style)
    application.setPalette(palette)
    application.setStyleSheet(sheet)


def test_each_character_shows_its_emblem_in_the_colours_of_the_moment(
    dress: Callable[[str], Palette], dialog: NewMatchDialog
) -> None:
    box = characters(dialog)[0]
    for scheme in ("light", "dark"):
        colour = dress(scheme).accent
        pictures = [emblem(box, row) for row in range(box.count())]
        assert all(first != second for first, second in combinations(pictures, 2))
        seen = {pictures[0].pixelColor(x, y).name() for x in range(20) for y in range(20)}
        assert colour.name() in seen


def test_opponents_by_rule_of_thumb_are_no_longer_offered(qtbot: QtBot, profiles: Profiles) -> None:
    dialog = opened(qtbot, profiles, LastMatch(bots=(HEURISTIC,) * 3))
    assert dialog.choice.kinds == ("human", LEFT, RIGHT)
