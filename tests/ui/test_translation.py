"""The language of the program: chosen, of the system, and changed while it runs."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.ui.preferences.values import LANGUAGES, SYSTEM
from preferans_qt.ui.texts.words import tricks_text
from preferans_qt.ui.translation import Translation, language_of


@pytest.fixture
def translation(qtbot: QtBot) -> Translation:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    speaking = Translation(application)
    yield speaking
    speaking.silence()


def seven() -> str:
    return QCoreApplication.translate("Cards", "seven", "rank")


def test_every_language_can_be_spoken_and_english_again(translation: Translation) -> None:
    heard = {}
    for language in LANGUAGES:
        translation.speak(language)
        assert translation.language == language
        heard[language] = seven()
    assert len(set(heard.values())) == len(LANGUAGES)
    translation.speak("en")
    assert seven() == heard["en"] == "seven"
    assert tricks_text(1) == "1 trick"
    assert tricks_text(2) == "2 tricks"


def test_numbers_and_lists_follow_the_language(translation: Translation) -> None:
    translation.speak("ru")
    assert QLocale().toString(1.5) == "1,5"
    translation.speak("en")
    assert QLocale().toString(1.5) == "1.5"


def test_the_buttons_of_qt_follow_as_far_as_qt_speaks_the_language(
    translation: Translation, qtbot: QtBot
) -> None:
    def retry() -> str:
        box = QMessageBox()
        qtbot.addWidget(box)
        return box.addButton(QMessageBox.StandardButton.Retry).text()

    translation.speak("en")
    english = retry()
    translation.speak("ru")
    assert retry() != english


def test_widgets_hear_of_a_change_and_only_of_a_change(
    translation: Translation, qtbot: QtBot
) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() is QEvent.Type.LanguageChange
            super().changeEvent(event)

    translation.speak("en")
    listener = Listener()
    qtbot.addWidget(listener)
    QApplication.processEvents()
    listener.heard = 0
    translation.speak("pl")
    QApplication.processEvents()
    assert listener.heard > 0
    listener.heard = 0
    translation.speak("pl")
    QApplication.processEvents()
    assert listener.heard == 0


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [
        (["ru-RU", "en-US"], "ru"),
        (["de-AT", "sv-SE", "en"], "sv"),
        (["pl"], "pl"),
        (["zh-Hans-CN", "ja"], "en"),
        ([], "en"),
    ],
)
def test_the_language_of_the_system_is_the_first_that_the_program_speaks(
    monkeypatch: pytest.MonkeyPatch, wished: list[str], spoken: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wished

    monkeypatch.setattr(QLocale, "system", System)
    assert language_of(SYSTEM) == spoken


def test_a_chosen_language_is_spoken_whatever_the_system_wants() -> None:
    assert [language_of(language) for language in LANGUAGES] == list(LANGUAGES)
