"""All rules in one dialog, by mouse and keyboard: change, mark, refuse, find, take back, save."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QListWidget, QSpinBox
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import parameter_table, with_overrides
from preferans_qt.store.database import Database
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.dialogs.rules_draft import RulesDraft
from preferans_qt.ui.dialogs.rules_editor import RulesEditor
from preferans_qt.ui.texts.parameters import PARAMETER_GROUPS, parameter_title
from tests.ui.dialogs.asking import button, once_asked, press, write

CLUB = Profile("Club", "rostov", with_overrides(preset("rostov"), {"pool_target": 35}))
FACTS = {"packet_size", "pool_help_tie", "mountain_point_in_whists", "misere_value",
         "misere_rank", "misere_exposure", "final_contract"}  # fmt: skip


def as_at_the_start(editor: RulesEditor) -> None:
    """Leave nothing to be asked about when a test closes the dialog."""
    editor.draft = RulesDraft(editor.profile)


@pytest.fixture
def open_editor(qtbot: QtBot, profiles: Profiles) -> Callable[[Profile], RulesEditor]:
    def make(profile: Profile) -> RulesEditor:
        editor = RulesEditor(profile, profiles)
        qtbot.addWidget(editor, before_close_func=as_at_the_start)
        editor.show()
        with qtbot.waitActive(editor):
            editor.activateWindow()
        return editor

    return make


@pytest.fixture
def editor(open_editor: Callable[[Profile], RulesEditor]) -> RulesEditor:
    return open_editor(Profile("sochi-guide", "sochi-guide", preset("sochi-guide")))


def control(editor: RulesEditor, key: str, place: int = 0):
    """One of the controls of a rule."""
    return list(editor.rows[key].editor.controls())[place][0]


def choose(qtbot: QtBot, editor: RulesEditor, key: str, value: object) -> None:
    """Choose a value in a list with the keyboard."""
    box = control(editor, key)
    assert isinstance(box, QComboBox)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == value


def change_by_keyboard(qtbot: QtBot, editor: RulesEditor, key: str) -> None:
    """Give a rule any other value."""
    widget = control(editor, key)
    widget.setFocus()
    assert widget.hasFocus(), key
    if isinstance(widget, QCheckBox):
        qtbot.keyClick(widget, Qt.Key.Key_Space)
    elif isinstance(widget, QComboBox):
        down = widget.currentIndex() + 1 < widget.count()
        qtbot.keyClick(widget, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    elif isinstance(widget, QSpinBox):
        qtbot.keyClick(widget, Qt.Key.Key_Down if widget.value() > 3 else Qt.Key.Key_Up)
        if not editor.draft.differs(key):
            qtbot.keyClick(widget, Qt.Key.Key_Down)
    else:
        assert isinstance(widget, QLineEdit)
        widget.selectAll()
        qtbot.keyClicks(widget, "7, 8")


# Presets in which a rule has a meaning that it does not have in sochi-guide
OTHERS = {"raspasy_whist_rate": "rostov", "exit_cycle": "leningrad"}


@pytest.mark.parametrize("key", [key for key in parameter_table() if key not in FACTS])
def test_every_rule_can_be_changed_with_the_keyboard_and_taken_back(
    qtbot: QtBot, open_editor: Callable[[Profile], RulesEditor], key: str
) -> None:
    base = OTHERS.get(key, "sochi-guide")
    editor = open_editor(Profile(base, base, preset(base)))
    change_by_keyboard(qtbot, editor, key)
    row = editor.rows[key]
    assert editor.draft.differs(key)
    assert row.title.text() == f"● {parameter_title(key)}"
    assert control(editor, key).accessibleDescription().startswith("Changed.")
    assert row.difference.isVisible()
    assert row.back.isVisible()
    qtbot.mouseClick(row.back, Qt.MouseButton.LeftButton)
    assert not editor.draft.differs(key)
    assert row.title.text() == parameter_title(key)
    assert not row.back.isVisible()
    assert not row.difference.isVisible()
    assert "Changed." not in control(editor, key).accessibleDescription()
    assert not editor.draft.is_changed
    assert control(editor, key).hasFocus()


@pytest.mark.parametrize("key", sorted(FACTS))
def test_what_can_have_one_value_only_is_a_fact(editor: RulesEditor, key: str) -> None:
    assert list(editor.rows[key].editor.controls()) == []
    assert len(parameter_table()[key].kind.choices) == 1


def test_the_same_by_mouse(qtbot: QtBot, editor: RulesEditor) -> None:
    box = control(editor, "stalingrad")
    box.clearFocus()
    editor.search.setText("stalingrad")
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert editor.draft.values["stalingrad"] is True
    assert box.text() == "Yes"


def test_numbers_lists_and_levels_are_taken(qtbot: QtBot, editor: RulesEditor) -> None:
    target = control(editor, "pool_target")
    target.selectAll()
    qtbot.keyClicks(target, "35")
    prices = control(editor, "raspasy_prices")
    prices.selectAll()
    qtbot.keyClicks(prices, "1, 2,3 ")
    control(editor, "contract_value", 4).setValue(12)
    control(editor, "personal_duty", 3).setValue(1)
    control(editor, "half_whist_levels", 1).click()
    control(editor, "help_barred", 0).click()
    assert editor.draft.rules() == with_overrides(
        preset("sochi-guide"),
        {
            "pool_target": 35,
            "raspasy_prices": [1, 2, 3],
            "contract_value": {6: 2, 7: 4, 8: 6, 9: 8, 10: 12},
            "personal_duty": {6: 2, 7: 1, 9: 1},
            "half_whist_levels": [6],
            "help_barred": ["recipient_whist_remise"],
        },
    )
    assert prices.text() == "1, 2,3 "  # not rewritten while it is typed


@pytest.mark.parametrize(
    ("kind", "number", "limit"),
    [
        ("max_deals", 12, "max_deals:12"),
        ("max_deals", 0, "max_deals:n"),
        ("clock", 60, "clock:60"),
        ("clock", 0, "clock"),
    ],
)
def test_a_limit_by_deals_or_by_the_clock(
    qtbot: QtBot, editor: RulesEditor, kind: str, number: int, limit: str
) -> None:
    field = control(editor, "end_limit", 1)
    assert not field.isVisible()
    choose(qtbot, editor, "end_limit", kind)
    assert field.isVisible()
    field.setValue(number)
    assert editor.draft.rules().end_limit == limit
    choose(qtbot, editor, "end_limit", "none")
    assert not editor.draft.is_changed


def test_half_a_list_is_refused_with_what_would_do(qtbot: QtBot, editor: RulesEditor) -> None:
    levels = control(editor, "exit_min_levels")
    levels.selectAll()
    qtbot.keyClicks(levels, "6, 1")
    row = editor.rows["exit_min_levels"]
    assert "whole numbers from 6 to 10" in row.problem.text()
    assert not editor.save_as.isEnabled()
    qtbot.keyClicks(levels, "0")
    assert not row.problem.isVisible()
    assert editor.draft.rules().exit_min_levels == (6, 10)
    assert editor.save_as.isEnabled()


def test_a_clash_is_told_beside_the_culprit(qtbot: QtBot, editor: RulesEditor) -> None:
    choose(qtbot, editor, "pool_recording", "uncapped")
    culprit = editor.rows["pool_help"]
    assert culprit.problem.isVisible()
    assert "has no points left to help others with" in culprit.problem.text()
    assert "no points left" in control(editor, "pool_help").accessibleDescription()
    assert "“Who is helped”" in editor.status.text()
    assert not editor.save_as.isEnabled()
    assert any("!" in text for text in group_texts(editor))
    choose(qtbot, editor, "pool_help", "none")
    assert not culprit.problem.isVisible()
    assert editor.save_as.isEnabled()


def test_a_preset_can_be_read_and_left_without_a_question(
    qtbot: QtBot, editor: RulesEditor
) -> None:
    assert not editor.save_as.isEnabled()
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert editor.isVisible()
    button(editor, "Close").click()
    assert not editor.isVisible()


def test_ctrl_f_finds(qtbot: QtBot, editor: RulesEditor) -> None:
    control(editor, "players").setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert editor.search.hasFocus()


def test_a_rule_without_a_meaning_is_disabled_and_says_why(
    qtbot: QtBot, editor: RulesEditor
) -> None:
    row = editor.rows["misere_trick_mountain"]
    assert row.editor.isEnabled()
    control(editor, "misere_in_game").click()
    assert not row.editor.isEnabled()
    assert row.idle.text() == "Only when misère is played."
    control(editor, "misere_in_game").click()
    assert row.editor.isEnabled()
    assert not row.idle.isVisible()


def test_what_a_change_brings_with_it_is_told(qtbot: QtBot, editor: RulesEditor) -> None:
    choose(qtbot, editor, "raspasy_scoring", "whists_vs_rivals")
    assert editor.status.text() == "This changed too: “Whists for a rival’s trick”."
    assert control(editor, "raspasy_whist_rate").value() == 5
    assert editor.rows["raspasy_whist_rate"].title.text().startswith("●")


def group_texts(editor: RulesEditor) -> list[str]:
    groups = editor.findChild(QListWidget)
    return [groups.item(row).text() for row in range(groups.count())]


def test_groups_tell_how_many_rules_differ(editor: RulesEditor) -> None:
    control(editor, "stalingrad").click()
    assert "Rare games (1)" in group_texts(editor)
    assert "Whist" in group_texts(editor)
    assert "1 rule(s) differ from Sochi." in editor.status.text()
    button(editor, "Everything back to Sochi").click()
    assert "Rare games" in group_texts(editor)
    assert editor.status.text() == "Everything is as in Sochi."


def visible_rules(editor: RulesEditor) -> set[str]:
    return {key for key, row in editor.rows.items() if row.isVisible()}


def test_rules_are_found_by_words_of_title_sentence_and_values(
    qtbot: QtBot, editor: RulesEditor
) -> None:
    assert visible_rules(editor) == set(parameter_table())
    qtbot.keyClicks(editor.search, "mis nine")
    assert "nine_over_misere_ends_auction" in visible_rules(editor)
    assert "must_trump" not in visible_rules(editor)
    editor.search.setText("lost")  # a value of last_overflow
    assert visible_rules(editor) == {"last_overflow"}
    editor.search.setText("zeppelin")
    assert visible_rules(editor) == set()
    editor.search.clear()
    assert visible_rules(editor) == set(parameter_table())


def test_only_what_differs(open_editor: Callable[[Profile], RulesEditor]) -> None:
    editor = open_editor(CLUB)
    editor.only_differing.click()
    assert visible_rules(editor) == {"pool_target"}
    editor.only_differing.click()
    assert len(visible_rules(editor)) == 77


def test_a_group_is_turned_up_by_the_list(qtbot: QtBot, editor: RulesEditor) -> None:
    groups = editor.findChild(QListWidget)
    for place, keys in enumerate(PARAMETER_GROUPS.values()):
        groups.setCurrentRow(place)
        QApplication.processEvents()
        row = editor.rows[keys[0]]
        top = row.mapTo(editor, QPoint(0, 0)).y()
        assert 0 < top < editor.height() - 60, keys[0]
        assert groups.currentRow() == place


def test_the_wheel_turns_the_page_and_changes_no_value(qtbot: QtBot, editor: RulesEditor) -> None:
    box = control(editor, "convention")
    box.setFocus()
    bar = editor._area.verticalScrollBar()
    place = QPointF(box.mapTo(editor, box.rect().center()))
    QTest.wheelEvent(editor.windowHandle(), place, QPoint(0, -120))
    assert not editor.draft.is_changed
    assert bar.value() > 0


def test_a_preset_is_saved_under_a_name_of_its_own(
    qtbot: QtBot, editor: RulesEditor, database: Database
) -> None:
    assert not editor.save.isVisible()
    control(editor, "stalingrad").click()
    once_asked(write("At home"))
    with qtbot.waitSignal(editor.accepted):
        button(editor, "Save as…").click()
    wanted = Profile(
        "At home", "sochi-guide", with_overrides(preset("sochi-guide"), {"stalingrad": True})
    )
    assert editor.saved == wanted
    assert Profiles(database).all() == (wanted,)


@pytest.mark.parametrize("name", ["", "  ", "Rostov", "LENINGRAD", "sochi-guide", "club"])
def test_a_name_that_will_not_do_is_refused(
    editor: RulesEditor, profiles: Profiles, name: str
) -> None:
    profiles.save(CLUB)
    control(editor, "stalingrad").click()
    once_asked(write(name))
    button(editor, "Save as…").click()
    assert editor.isVisible()
    assert profiles.all() == (CLUB,)


def test_a_profile_is_changed_in_place(
    qtbot: QtBot, open_editor: Callable[[Profile], RulesEditor], profiles: Profiles
) -> None:
    profiles.save(CLUB)
    editor = open_editor(CLUB)
    assert not editor.save.isEnabled()
    control(editor, "pool_target").setValue(36)
    assert "1 rule(s) differ from Rostov." in editor.status.text()
    with qtbot.waitSignal(editor.accepted):
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    (saved,) = profiles.all()
    assert saved == Profile("Club", "rostov", with_overrides(preset("rostov"), {"pool_target": 36}))


def test_what_the_disk_refuses_is_told(
    open_editor: Callable[[Profile], RulesEditor], database: Database, profiles: Profiles
) -> None:
    profiles.save(CLUB)
    editor = open_editor(CLUB)
    control(editor, "pool_target").setValue(36)
    database.rows("PRAGMA query_only = 1")
    button(editor, "Save").click()
    assert editor.isVisible()
    assert "nothing was saved" in editor.status.text()


@pytest.mark.parametrize(("answer", "stays"), [("Go on", True), ("Give up", False)])
def test_changes_are_not_lost_by_a_key(
    qtbot: QtBot, editor: RulesEditor, answer: str, stays: bool
) -> None:
    control(editor, "stalingrad").click()
    once_asked(press(answer))
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert editor.isVisible() is stays
    assert editor.draft.is_changed


@pytest.mark.parametrize("base", list(PRESETS))
def test_every_preset_can_be_shown(
    open_editor: Callable[[Profile], RulesEditor], base: str
) -> None:
    editor = open_editor(Profile(base, base, preset(base)))
    assert not any(row.problem.isVisible() for row in editor.rows.values())
    assert not any(row.back.isVisible() for row in editor.rows.values())
    assert editor.draft.rules() == preset(base)
