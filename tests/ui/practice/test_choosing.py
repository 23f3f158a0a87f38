"""What the tutor does: seen on the toolbar, changed there, in the menu and the preferences."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QScrollArea, QWidget

from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.subjects import Subject
from preferans_qt.coach.tutor import Moment, TutorSettings
from preferans_qt.store.settings import Settings
from preferans_qt.ui.practice.names import LEVELS, MOMENTS, SUBJECTS, state_text, with_subject
from preferans_qt.ui.practice.settings import tutor_settings
from preferans_qt.ui.preferences.dialog import PreferencesDialog
from preferans_qt.ui.preferences.storing import load_preferences
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.theme import theme_for
from tests.ui.practice.lessons import Lesson


def test_the_names_are_those_of_the_coach() -> None:
    assert set(MOMENTS) == set(Moment)
    assert set(LEVELS) == set(Strictness)
    assert set(SUBJECTS) == set(Subject) - {Subject.RECORD}


def test_the_usual_settings_are_the_same_everywhere() -> None:
    assert tutor_settings(Preferences()) == TutorSettings()


def test_subjects_are_stored_in_their_order_and_unknown_ones_forgotten() -> None:
    stored = with_subject("", "whist", is_spoken_of=False)
    stored = with_subject(stored + " chess", "auction", is_spoken_of=False)
    assert stored == "auction whist"
    assert with_subject(stored, "auction", is_spoken_of=True) == "whist"
    chosen = tutor_settings(Preferences(tutor_silent="whist chess record"))
    assert chosen.silent == {Subject.WHIST}


def test_every_state_has_a_text_of_its_own() -> None:
    texts = {
        state_text(is_on=is_on, moment=moment, level=level, is_live=is_live)
        for is_on in (True, False)
        for moment in MOMENTS
        for level in LEVELS
        for is_live in (True, False)
    }
    assert len(texts) == 3 + 3 * 4


def test_a_click_turns_the_tutor_off_and_is_remembered(lesson: Lesson) -> None:
    button = lesson.program.window.tutor_button
    assert button.text() == "Tutor: mistakes, at once"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Tutor: off"
    assert button.accessibleName() == "Tutor: off"
    assert not lesson.program.window.commands["tutor"].isChecked()
    assert not load_preferences(Settings(lesson.program.database)).tutor
    QTest.keyClick(lesson.table.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert button.text() == "Tutor: mistakes, at once"
    assert lesson.tutor.settings.is_on


def test_the_menu_changes_everything(lesson: Lesson) -> None:
    commands, button = lesson.program.window.commands, lesson.program.window.tutor_button
    assert button.menu() is commands.menu("practice")
    commands["tutor_moment_after_deal"].trigger()
    commands["tutor_level_club"].trigger()
    commands["tutor_subject_whist"].trigger()
    assert button.text() == "Tutor: all errors, after the deal"
    chosen = TutorSettings(True, Moment.AFTER_DEAL, Strictness.CLUB, frozenset({Subject.WHIST}))
    assert lesson.tutor.settings == chosen
    assert tutor_settings(load_preferences(Settings(lesson.program.database))) == chosen
    commands["tutor_subject_whist"].trigger()
    assert lesson.tutor.settings.silent == frozenset()


def test_menu_button_and_preferences_say_the_same(lesson: Lesson) -> None:
    lesson.settings(tutor_moment="never", tutor_level="beginner", tutor_silent="raspasy")
    commands = lesson.program.window.commands
    assert commands["tutor_moment_never"].isChecked()
    assert commands["tutor_level_beginner"].isChecked()
    assert not commands["tutor_subject_raspasy"].isChecked()
    assert commands["tutor_subject_misere"].isChecked()


def test_another_language_is_spoken_at_once(lesson: Lesson) -> None:
    lesson.choose(lesson.until_an_error_is_possible())
    lesson.settings(language="ru")
    assert lesson.is_held
    assert lesson.panel.content.headline == lesson.panel.headline.text()
    lesson.settings(language="en")
    assert lesson.panel.headline.text() == "There is something better."


def test_f6_leads_to_the_tutor_while_he_speaks(lesson: Lesson) -> None:
    window = lesson.program.window
    lesson.until_an_error_is_possible()
    assert lesson.panel not in window.panes()
    lesson.choose(lesson.until_an_error_is_possible())
    assert lesson.panel in window.panes()
    lesson.press(Qt.Key.Key_F6)
    assert lesson.panel.buttons["think_again"].hasFocus()


def test_sheet_and_log_are_as_high_as_before_once_he_is_silent(lesson: Lesson) -> None:
    window = lesson.program.window
    error = lesson.until_an_error_is_possible()
    before = [dock.height() for dock in (window.sheet_dock, window.log_dock)]
    lesson.choose(error)
    lesson.qtbot.waitUntil(lambda: window.log_dock.height() != before[1])
    lesson.click("think_again")
    lesson.qtbot.waitUntil(
        lambda: [dock.height() for dock in (window.sheet_dock, window.log_dock)] == before
    )


def test_in_a_low_window_the_log_waits_until_he_is_silent(lesson: Lesson) -> None:
    window = lesson.program.window
    window.resize(1024, 640)
    lesson.choose(lesson.until_an_error_is_possible())
    assert not window.log_dock.isVisible()
    lesson.qtbot.waitUntil(lambda: lesson.dock.y() >= window.sheet_dock.geometry().bottom())
    assert lesson.dock.geometry().bottom() <= window.statusBar().y()
    lesson.dock.close()
    assert window.log_dock.isVisible()
    lesson.choose(lesson.until_an_error_is_possible())
    window.close()
    assert not window.log_dock.isHidden(), "it is kept in its place"


def test_in_a_low_window_a_hint_is_in_sight_and_words_can_be_scrolled(lesson: Lesson) -> None:
    lesson.program.window.resize(980, 600)
    lesson.choose(lesson.until_an_error_is_possible())
    panel = lesson.panel
    [words] = panel.findChildren(QScrollArea)

    def top(label: QWidget) -> int:
        return label.mapTo(words.viewport(), QPoint(0, 0)).y()

    lesson.qtbot.waitUntil(lambda: top(panel.headline) == 0)
    lesson.click("hint")
    lesson.qtbot.waitUntil(lambda: panel.text.isVisible())
    lesson.qtbot.waitUntil(lambda: 0 <= top(panel.text) < words.viewport().height())
    bar = words.verticalScrollBar()
    lesson.qtbot.keyClick(panel, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    lesson.qtbot.keyClick(panel, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_in_a_low_window_an_error_is_told_before_the_hint_that_was_taken(lesson: Lesson) -> None:
    lesson.program.window.resize(980, 600)
    error = lesson.until_an_error_is_possible()
    lesson.tutor.give_hint()
    lesson.qtbot.waitUntil(lambda: lesson.panel.text.isVisible())
    lesson.choose(error)
    lesson.qtbot.waitUntil(lambda: lesson.is_held)
    [words] = lesson.panel.findChildren(QScrollArea)
    headline = lesson.panel.headline
    lesson.qtbot.waitUntil(lambda: headline.mapTo(words.viewport(), QPoint(0, 0)).y() == 0)
    assert lesson.panel.text.text()


def test_everything_on_the_panel_has_a_name(lesson: Lesson) -> None:
    lesson.settings(tutor_moment="after_trick")
    for _ in range(2):
        lesson.until_an_error_is_possible()
        lesson.choose(lesson.until_an_error_is_possible())
        lesson.wait_for_notes()
    lesson.qtbot.waitUntil(lambda: lesson.panel.later.isVisible())
    for button in lesson.panel.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
    assert lesson.panel.counted.text() == "2 / 2"


def test_the_page_of_the_preferences(lesson: Lesson) -> None:
    theme = theme_for("light", "green")
    dialog = PreferencesDialog(Preferences(tutor=True), theme, "en", "")
    lesson.qtbot.addWidget(dialog)
    received: list[Preferences] = []
    dialog.changed.connect(received.append)
    dialog.show()
    dialog.open_page(PreferencesDialog.PRACTICE)
    checks = {check.text(): check for check in dialog.findChildren(QCheckBox) if check.isVisible()}
    assert len(checks) == 2 + len(SUBJECTS)
    checks["Whist"].click()
    checks["&The tutor helps me to learn"].click()
    assert (received[-1].tutor, received[-1].tutor_silent) == (False, "whist")
    dialog.reset_page()
    assert received[-1] == Preferences()
