"""What was agreed on in the dialog is how the match begins, and the next dialog begins with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.game.conduct import Conduct
from preferans_qt.game.presets import preset
from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from preferans_qt.ui.preferences.storing import save_preferences
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.translation import Translation
from preferans_qt.ui.window.program import Program
from tests.ui.dialogs.asking import button, once_asked


def speak_english(translation: Translation, choice: str) -> None:
    """Leave the language of the application, which other tests share, as it is."""
    translation.language = "en"


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(Translation, "speak", speak_english)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    with Database.open(tmp_path / "test.sqlite") as database:
        save_preferences(Settings(database), Preferences(speed=0, pace="instant", language="en"))
        running = Program(application, database)
        qtbot.addWidget(running.window)
        running.window.show()
        running.start()
        yield running
        running.window.close()


def agree(asking: QWidget) -> None:
    """Agree on a match by the rules of Rostov, named and strict."""
    assert isinstance(asking, NewMatchDialog)
    asking.profiles.choose("rostov")
    button(asking, "10").click()
    asking.conduct.box.show_value(Conduct.STRICT)
    asking.level.box.setCurrentText("Expert")
    asking.level.box.activated.emit(asking.level.box.currentIndex())
    assert asking.seats.names == ("", "", "")
    fields = asking.seats.findChildren(QLineEdit)
    for field, name in zip(fields, ("Ada", "Bo", "Dan", "Cleo"), strict=True):
        field.setText(name)
    button(asking, "Start the match").click()


def test_the_match_begins_as_agreed(program: Program) -> None:
    once_asked(agree)
    program.ask_for_new_match()
    header = program.control.engine.session.header
    assert header.names == ("Ada", "Bo", "Cleo")
    assert header.kinds == ("human", "expert-cautious", "expert-bold")
    assert header.conduct is Conduct.STRICT
    assert (header.profile, header.rules.pool_target) == ("rostov", 10)
    assert header.rules.raspasy_whist_rate == preset("rostov").raspasy_whist_rate


def test_a_match_for_four_begins(program: Program) -> None:
    def four(asking: QWidget) -> None:
        button(asking, "Four").click()
        button(asking, "Start the match").click()

    once_asked(four)
    program.ask_for_new_match()
    header = program.control.engine.session.header
    assert header.names == ("", "", "", "")
    assert header.kinds == ("human", "club-cautious", "club", "club-bold")
    assert program.control.engine.match.deal is not None


def test_the_next_dialog_begins_with_the_last_choices(program: Program) -> None:
    once_asked(agree)
    program.ask_for_new_match()
    before = program.control.engine.session.header
    once_asked(lambda asking: button(asking, "Start the match").click())
    program.ask_for_new_match()
    header = program.control.engine.session.header
    assert header.id != before.id
    assert header.names == before.names
    assert (header.rules, header.conduct) == (before.rules, before.conduct)
    assert header.kinds == before.kinds
    assert program.preferences.second_opponent == "Cleo"


def test_a_deal_played_once_more_keeps_what_was_agreed(program: Program) -> None:
    once_asked(agree)
    program.ask_for_new_match()
    before = program.control.engine.session.header
    program.replay_deal()
    header = program.control.engine.session.header
    assert header.rules.max_deals == 1
    assert (header.names, header.kinds) == (before.names, before.kinds)
    assert header.conduct is Conduct.STRICT


def test_nothing_begins_when_the_dialog_is_left(program: Program) -> None:
    before = program.control.engine.session.header
    once_asked(lambda asking: asking.close())
    program.ask_for_new_match()
    assert program.control.engine.session.header == before
