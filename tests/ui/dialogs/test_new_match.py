"""Agreeing on a new match: rules, length, players, names, and how slips are dealt with."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from preferans_qt.bots.registry import CHARACTERS, HEURISTIC, LEVELS, names
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.store.database import Database
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.store.settings import Settings
from preferans_qt.ui.dialogs.conduct_choice import conduct_sentence, conduct_title
from preferans_qt.ui.dialogs.last_match import LastMatch, NewMatch, load_last_match, save_last_match
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from preferans_qt.ui.dialogs.problems import ProblemList
from preferans_qt.ui.dressing import apply_theme
from preferans_qt.ui.texts.opponents import character_title, level_title
from preferans_qt.ui.theme import Palette, theme_for
from tests.ui.dialogs.asking import button

NAMES = ("Anna", "Boris", "Anton", "Clara")
THREE = ("Anna", "Boris", "Clara")
LEFT, OPPOSITE, RIGHT = "club-cautious", "club", "club-bold"


@pytest.fixture
def dialog(qtbot: QtBot, profiles: Profiles) -> NewMatchDialog:
    return opened(qtbot, profiles)


def opened(qtbot: QtBot, profiles: Profiles, last: LastMatch | None = None) -> NewMatchDialog:
    dialog = NewMatchDialog(NAMES, profiles, last or LastMatch())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def name_fields(dialog: NewMatchDialog) -> list[QLineEdit]:
    """The fields for names, in the order of the seats."""
    fields = [each for each in dialog.seats.findChildren(QLineEdit) if each.isVisible()]
    return sorted(fields, key=lambda each: each.mapTo(dialog, each.rect().topLeft()).x())


def spins(dialog: NewMatchDialog) -> list[QSpinBox]:
    return [each for each in dialog.findChildren(QSpinBox) if each.isVisible()]


def shown_text(dialog: NewMatchDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())


def test_enter_begins_the_usual_match(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.choice == NewMatch(
        preset("sochi-guide"), "sochi-guide", THREE, ("human", LEFT, RIGHT), Conduct.LEARNING
    )


@pytest.mark.parametrize("profile", list(PRESETS))
def test_a_match_can_be_agreed_on_under_every_preset(dialog: NewMatchDialog, profile: str) -> None:
    assert dialog.profiles.choose(profile)
    choice = dialog.choice
    limit = choice.rules.end_limit
    assert choice.rules == with_overrides(preset(profile), {"end_limit": limit})
    header = choice.header(0)
    assert (header.base, header.players) == (profile, 3)


def test_with_four_somebody_sits_opposite(dialog: NewMatchDialog) -> None:
    assert len(name_fields(dialog)) == 3
    button(dialog, "Four").click()
    assert [field.text() for field in name_fields(dialog)] == list(NAMES)
    assert dialog.choice.names == NAMES
    assert dialog.choice.kinds == ("human", LEFT, OPPOSITE, RIGHT)
    assert dialog.players == 4
    assert "The dealer sits out" in shown_text(dialog)
    button(dialog, "Three").click()
    assert dialog.choice.names == THREE


def test_rules_for_three_only_say_so_and_the_wish_for_four_is_kept(dialog: NewMatchDialog) -> None:
    button(dialog, "Four").click()
    dialog.profiles.choose("sochi-swedish")
    four = button(dialog, "Four")
    assert not four.isEnabled()
    assert four.toolTip() == "Sochi for three is for three players."
    assert four.accessibleDescription() == four.toolTip()
    assert four.toolTip() in shown_text(dialog)
    assert dialog.choice.names == THREE
    dialog.profiles.choose("rostov")
    assert button(dialog, "Four").isEnabled()
    assert dialog.choice.names == NAMES


def test_rules_for_four_only(qtbot: QtBot, profiles: Profiles) -> None:
    rules = with_overrides(preset("rostov"), {"players": [4], "raspasy_talon_3p": None})
    profiles.save(Profile("Club", "rostov", rules))
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("Club")
    assert not button(dialog, "Three").isEnabled()
    assert "Club is for four players." in shown_text(dialog)
    assert dialog.choice.header(0).players == 4


def test_the_pool_can_be_shorter_or_longer(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    dialog.profiles.choose("leningrad")
    button(dialog, "10").click()
    assert dialog.choice.rules == with_overrides(preset("leningrad"), {"pool_target": 10})
    assert "10 points a player" in shown_text(dialog)
    button(dialog, "Other").click()
    (spin,) = spins(dialog)
    spin.clear()
    qtbot.keyClicks(spin, "35")
    assert dialog.choice.rules.pool_target == 35
    assert dialog.choice.profile == "leningrad"
    dialog.profiles.choose("sochi-guide")
    assert dialog.choice.rules.pool_target == 20
    assert not spin.isVisible()


def test_names_are_taken_and_empty_ones_stay_open(dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[0].setText("  Ada ")
    fields[1].clear()
    assert dialog.choice.names == ("Ada", "", "Clara")
    assert fields[1].placeholderText() == "Hedgehog"


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


def test_two_players_with_one_name_are_refused(dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[2].setText("Anton")
    assert button(dialog, "Start the match").isEnabled()  # nobody sits opposite
    button(dialog, "Four").click()
    assert not button(dialog, "Start the match").isEnabled()
    assert "same name" in shown_text(dialog)
    name_fields(dialog)[2].setText("Ada")
    assert button(dialog, "Start the match").isEnabled()


@pytest.mark.parametrize("conduct", list(Conduct))
def test_how_slips_are_dealt_with_is_told_and_taken(
    qtbot: QtBot, dialog: NewMatchDialog, conduct: Conduct
) -> None:
    box = dialog.conduct.box
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(conduct_title(conduct))):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert conduct_sentence(conduct) in shown_text(dialog)
    assert box.accessibleDescription() == conduct_sentence(conduct)
    assert dialog.choice.header(0).conduct is conduct


# Opponents


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


# Rules of one's own


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_rules_out_of_a_file_are_kept(
    dialog: NewMatchDialog, profiles: Profiles, tmp_path: Path
) -> None:
    text = "name: Club\nbase: rostov\noverride:\n  pool_target: 35\n  ten_mode: checked_open\n"
    dialog.load(written(tmp_path, "club.yaml", text))
    wanted = with_overrides(preset("rostov"), {"pool_target": 35, "ten_mode": "checked_open"})
    assert (dialog.choice.rules, dialog.choice.profile) == (wanted, "Club")
    assert "35 points in the pool" in shown_text(dialog)
    assert "From Rostov. What differs:" in shown_text(dialog)
    assert "Defence against a ten: Checked with all hands open (in Rostov:" in shown_text(dialog)
    dialog.load(written(tmp_path, "plain.json", '{"base": "leningrad"}'))
    assert (dialog.choice.rules, dialog.choice.profile) == (preset("leningrad"), "plain")
    assert "The same as Leningrad." in shown_text(dialog)
    assert [each.name for each in profiles.all()] == ["Club", "plain"]


@pytest.mark.parametrize(
    ("limit", "number", "agreed", "sentence"),
    [
        ("max_deals:n", 12, "max_deals:12", "12 deal(s) at the latest"),
        ("clock", 45, "clock:45", "No deal begins after 45 minute(s)."),
    ],
)
def test_a_number_is_asked_for_when_the_limit_is_left_open(
    dialog: NewMatchDialog, tmp_path: Path, limit: str, number: int, agreed: str, sentence: str
) -> None:
    dialog.load(written(tmp_path, "short.yaml", f"pool_scope: none\nend_limit: {limit}\n"))
    (spin,) = spins(dialog)
    spin.setValue(number)
    assert dialog.choice.rules.end_limit == agreed
    assert sentence in shown_text(dialog)
    assert "points in the pool" not in shown_text(dialog)


def faults(dialog: NewMatchDialog) -> list[tuple[str, ...]]:
    table = dialog.findChild(ProblemList).table
    return [
        tuple(table.item(row, column).text() for column in range(3))
        for row in range(table.rowCount())
    ]


def test_faults_of_a_file_are_told_one_by_one(dialog: NewMatchDialog, tmp_path: Path) -> None:
    text = "override:\n  pool_targt: 30\n  ten_mode: maybe\n  here: false\n"
    dialog.load(written(tmp_path, "club.yaml", text))
    assert "club.yaml cannot be used yet:" in shown_text(dialog)
    told = {fault[0]: fault for fault in faults(dialog)}
    assert told["pool_targt"] == (
        "pool_targt",
        "30",
        "No rule has this name. Is pool_target meant?",
    )
    assert told["ten_mode"] == (
        "ten_mode",
        "'maybe'",
        "whist_quota_1, checked_open, forced_no_quota",
    )
    assert told["here"][1] == "false"
    assert not button(dialog, "Start the match").isEnabled()
    dialog.profiles.list.setCurrentRow(1)
    assert button(dialog, "Start the match").isEnabled()
    assert dialog.choice.profile == "sochi-swedish"


def test_values_that_do_not_go_together_are_told_with_the_reason(
    dialog: NewMatchDialog, profiles: Profiles, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "club.yaml", "pool_recording: uncapped\n"))
    ((rule, value, remedy),) = faults(dialog)
    assert (rule, value) == ("pool_help", "'highest_unclosed'")
    assert remedy.startswith("A pool that takes everything has no points left")
    assert remedy.endswith("Possible here: none")
    assert profiles.all() == ()


@pytest.mark.parametrize(
    ("name", "data", "sentence"),
    [
        ("a.yaml", b"- 1\n- 2\n", "a.yaml holds no rules: each line should be a rule"),
        ("a.yaml", b"", "a.yaml holds no rules"),
        ("a.yaml", b"here: none\nname: [\n", "a.yaml cannot be understood in line 3."),
        ("a.json", b'{\n"here": none}', "a.json cannot be understood in line 2."),
        ("a.json", b"[" * 100_000, "a.json is not a text in YAML or JSON."),
        ("a.yaml", b"\xff\xfe\x00", "a.yaml is not a text in YAML or JSON."),
        ("a.yaml", b"here: !!timestamp x", "a.yaml is not a text in YAML or JSON."),
        ("a.yaml", b"#" * 300_000, "a.yaml is too large to be a profile."),
    ],
)
def test_a_file_without_rules_is_told_in_one_sentence(
    dialog: NewMatchDialog, tmp_path: Path, name: str, data: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(data)
    dialog.load(str(tmp_path / name))
    assert sentence in shown_text(dialog)
    assert faults(dialog) == []
    assert not button(dialog, "Start the match").isEnabled()


def test_a_file_that_is_not_there_is_told(dialog: NewMatchDialog, tmp_path: Path) -> None:
    dialog.load(str(tmp_path / "gone.yaml"))
    assert "gone.yaml cannot be read: No such file or directory." in shown_text(dialog)


def test_a_file_that_cannot_be_understood_stays_told_when_the_list_gets_the_focus(
    dialog: NewMatchDialog, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "bad.yaml", "pool_target: [nonsense"))
    assert not button(dialog, "Start the match").isEnabled()
    focus = dialog.focusWidget()
    assert focus is not None
    assert focus is not dialog.profiles.list
    assert "bad.yaml" in shown_text(dialog)


def test_what_the_disk_refuses_stays_told(
    dialog: NewMatchDialog, database: Database, tmp_path: Path
) -> None:
    database.rows("PRAGMA query_only = 1")
    dialog.profiles.choose("rostov")
    dialog.load(written(tmp_path, "club.yaml", "pool_target: 35\n"))
    assert "nothing was saved" in shown_text(dialog)
    assert dialog.choice.profile == "rostov"


# What is remembered


def test_the_last_choices_are_the_next_defaults(
    qtbot: QtBot, profiles: Profiles, database: Database
) -> None:
    profiles.save(Profile("Club", "leningrad", preset("leningrad")))
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("Club")
    button(dialog, "Four").click()
    button(dialog, "30").click()
    dialog.conduct.box.setCurrentIndex(1)
    agreed = dialog.choice
    save_last_match(Settings(database), agreed)
    again = opened(qtbot, profiles, load_last_match(Settings(database)))
    assert again.choice == agreed
    assert again.choice.conduct is Conduct.STRICT
    assert again.choice.rules.pool_target == 30


def test_a_number_of_deals_is_remembered(qtbot: QtBot, profiles: Profiles) -> None:
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("polish")
    spins(dialog)[0].setValue(12)
    again = opened(qtbot, profiles, LastMatch.of(dialog.choice))
    assert again.choice.rules.max_deals == 12


def test_what_was_remembered_may_be_gone(qtbot: QtBot, profiles: Profiles) -> None:
    last = LastMatch(profile="Club", players=7, pool=30, bots=("guru",), conduct="rude")
    dialog = opened(qtbot, profiles, last)
    assert dialog.choice == NewMatch(
        preset("sochi-guide"), "sochi-guide", THREE, ("human", LEFT, RIGHT), Conduct.LEARNING
    )


@pytest.mark.parametrize(
    "stored", ["", "[]", "null", "[" * 9999, '{"players": "4", "profile": 1, "bots": 5}']
)
def test_a_damaged_memory_is_as_good_as_none(database: Database, stored: str) -> None:
    Settings(database).set("new_match", stored)
    assert load_last_match(Settings(database)) == LastMatch()
