"""The language of the program, changed at run time."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from preferans_qt.ui.drawings import load_resources
from preferans_qt.ui.preferences.values import LANGUAGES, SYSTEM


def language_of(choice: str) -> str:
    """The language for a setting: itself, or the first of the system's that the program speaks."""
    if choice != SYSTEM:
        return choice
    for name in QLocale.system().uiLanguages():
        language = name.partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


class Translation:
    """Installs the catalogues of one language; widgets get a LanguageChange event."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []
        self.language = ""

    def speak(self, choice: str) -> None:
        """Use the language of a setting. English texts stand in the program; plurals do not."""
        language = language_of(choice)
        if language == self.language:
            return
        self.silence()
        self.language = language
        QLocale.setDefault(QLocale(language))
        load_resources()
        own, of_qt = QTranslator(), QTranslator()
        own.load(f":/translations/preferans_{language}.qm")
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        of_qt.load(f"qtbase_{language}", folder)
        self._translators = [own, of_qt]
        for translator in self._translators:
            self._application.installTranslator(translator)

    def silence(self) -> None:
        """Take the catalogues out again: every text is as it stands in the program."""
        self.language = ""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = []
