"""What holds for every dialog: texts in any language, names for a screen reader, access keys."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QSlider,
    QStackedWidget,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.log import Header
from preferans_qt.store.database import Database
from preferans_qt.store.matches import Summary
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.dialogs.about import AboutDialog
from preferans_qt.ui.dialogs.check_deal import CheckDealDialog, DealSeal
from preferans_qt.ui.dialogs.command_palette import CommandPalette
from preferans_qt.ui.dialogs.deal_number import DealNumberDialog
from preferans_qt.ui.dialogs.matches import MatchesDialog
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from preferans_qt.ui.dialogs.profile_name import NameDialog
from preferans_qt.ui.dialogs.rules_editor import RulesEditor
from preferans_qt.ui.dialogs.shortcuts import ShortcutsDialog
from preferans_qt.ui.guide.window import GuideWindow
from preferans_qt.ui.preferences.dialog import PreferencesDialog
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.theme import theme_for

THEME = theme_for("light", "green")
# Data, not texts: numbers, names, paths, seals, commands for a terminal, Qt's own small buttons
NAMES = ("Anna", "Boris", "Anton", "Clara")
UNTRANSLATED = {
    *("6", "7", "8", "9", "10", "20", "30", "50", "…", "/data/of/ada", "Club"),
    *NAMES,
}
CLUB = Profile("Club", "leningrad", with_overrides(preset("leningrad"), {"stalingrad": True}))


def header() -> Header:
    return Header.new(
        created="2026-03-04T20:00:00+00:00",
        program="1",
        profile="leningrad",
        rules=preset("leningrad"),
        names=("Anna", "Boris", "Clara"),
        kinds=("human", "heuristic", "heuristic"),
        first_dealer=0,
    )


def summaries() -> tuple[Summary, ...]:
    return (Summary("a", header(), "2026-03-04T21:00:00+00:00", 7, False, ""),)


def commands(owner: QMainWindow) -> CommandSet:
    owner.setCentralWidget(QTextEdit())
    return CommandSet(owner, owner.centralWidget(), THEME.palette)


DIALOGS: dict[str, Callable[[QMainWindow, Profiles], QWidget]] = {
    "about": lambda owner, _: AboutDialog(THEME.palette),
    "check_deal": lambda owner, _: CheckDealDialog([DealSeal(0, "00", 1, "ab")]),
    "deal_number": lambda owner, _: DealNumberDialog(),
    "guide": lambda owner, _: GuideWindow(commands(owner)),
    "matches": lambda owner, _: MatchesDialog(summaries()),
    "new_match": lambda owner, profiles: NewMatchDialog(NAMES, profiles),
    "name": lambda owner, _: NameDialog("Ours", ()),
    "palette": lambda owner, _: CommandPalette(commands(owner)),
    "preferences": lambda owner, _: PreferencesDialog(Preferences(), THEME, "en", "/data/of/ada"),
    "rules": lambda owner, profiles: RulesEditor(CLUB, profiles),
    "shortcuts": lambda owner, _: ShortcutsDialog(commands(owner)),
}


@pytest.fixture
def profiles(tmp_path: Path) -> Iterator[Profiles]:
    with Database.open(tmp_path / "p.sqlite") as database:
        profiles = Profiles(database)
        profiles.save(CLUB)
        yield profiles


@pytest.fixture
def owner(qtbot: QtBot) -> QMainWindow:
    owner = QMainWindow()
    qtbot.addWidget(owner)
    return owner


@pytest.fixture(params=sorted(DIALOGS))
def dialog(
    request: pytest.FixtureRequest, qtbot: QtBot, owner: QMainWindow, profiles: Profiles
) -> QWidget:
    dialog = DIALOGS[request.param](owner, profiles)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def pages(dialog: QWidget) -> Iterator[None]:
    """Turn every page of a dialog up, one after another."""
    stack = dialog.findChild(QStackedWidget) if isinstance(dialog, PreferencesDialog) else None
    for page in range(1 if stack is None else stack.count()):
        if stack is not None:
            stack.setCurrentIndex(page)
        yield


def own(dialog: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    """The visible parts of a dialog of some kinds; not those that Qt puts inside others."""
    return [
        each
        for kind in kinds
        for each in dialog.findChildren(kind)
        if each.isVisible() and not each.objectName().startswith("qt_")
    ]


class Shouting(QTranslator):
    """A language that is English with an exclamation mark."""

    def translate(self, context: str, text: str, note: str = "", number: int = -1) -> str:
        return f"{text}!"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def shouting(owner: QMainWindow) -> Iterator[Callable[[], None]]:
    translator = Shouting()

    def shout() -> None:
        QApplication.installTranslator(translator)
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        QApplication.processEvents()

    yield shout
    QApplication.removeTranslator(translator)


def test_every_text_follows_the_language_while_it_is_open(
    dialog: QWidget, shouting: Callable[[], None]
) -> None:
    shouting()
    assert dialog.windowTitle().endswith("!")
    for _ in pages(dialog):
        for each in own(dialog, QLabel, QPushButton, QToolButton, QCheckBox):
            text = each.text()
            if text and text not in UNTRANSLATED:
                assert "!" in text, text
        for view in own(dialog, QAbstractItemView):
            assert view.accessibleName().endswith("!") or not view.accessibleName()


def test_whatever_takes_the_focus_has_a_name(dialog: QWidget) -> None:
    labelled = {label.buddy() for label in dialog.findChildren(QLabel) if label.buddy()}
    kinds = (QLineEdit, QComboBox, QSlider, QAbstractSpinBox, QAbstractItemView, QTextEdit)
    for _ in pages(dialog):
        for each in own(dialog, *kinds):
            if each.focusPolicy() != Qt.FocusPolicy.NoFocus:
                assert each in labelled or each.accessibleName(), each
        for button in own(dialog, QAbstractButton):
            assert button.text() or button.accessibleName() or button.toolTip(), button


def test_access_keys_are_unique_on_each_page(dialog: QWidget) -> None:
    for _ in pages(dialog):
        texts = [each.text() for each in own(dialog, QAbstractButton)]
        texts += [each.text() for each in own(dialog, QLabel) if each.buddy()]
        keys = [text[text.index("&") + 1].casefold() for text in texts if "&" in text]
        assert len(keys) == len(set(keys)), texts


def test_escape_closes_it(qtbot: QtBot, dialog: QWidget) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_it_is_usable_on_a_small_screen(dialog: QWidget) -> None:
    for _ in pages(dialog):
        least = dialog.minimumSizeHint()
        assert least.width() <= 1000
        assert least.height() <= 620


def test_each_dialog_but_the_guide_has_one_button_for_enter(dialog: QWidget) -> None:
    defaults = [each for each in own(dialog, QPushButton) if each.property("primary")]
    wanted = 0 if isinstance(dialog, GuideWindow | CommandPalette) else 1
    assert len(defaults) == wanted
    if isinstance(dialog, QDialog):
        assert all(each.isDefault() for each in defaults)
