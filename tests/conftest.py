"""One setting for all tests: no screen, the same language everywhere, and nobody's own files."""

import os
import sys
import tempfile
from collections.abc import Iterator

import hypothesis
import pytest

# Before anything of Qt is loaded; a test that wants a real screen starts a process of its own
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The same examples in every run: a failure can be repeated, and a slow machine is no failure
hypothesis.settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("repeatable")

_HOME = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Let the program keep its settings and matches in a folder that goes away with the tests."""
    home = tempfile.TemporaryDirectory(prefix="preferans-tests-")
    config.stash[_HOME] = home
    for folder in ("CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{folder}_HOME"] = home.name
    os.environ["APPDATA"] = os.environ["LOCALAPPDATA"] = home.name


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[_HOME].cleanup()


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The class of the one Qt application of a process: the program's own."""
    from preferans_qt.app import Application

    return Application


@pytest.fixture(autouse=True)
def _same_forms_of_dates_afterwards() -> Iterator[None]:
    """A program that was started in a test has set how dates and numbers look; take that back.

    Qt is not loaded for this: most tests run without it.
    """
    yield
    if "PySide6.QtCore" in sys.modules:
        locale = sys.modules["PySide6.QtCore"].QLocale
        locale.setDefault(locale.c())


@pytest.fixture
def silent_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The texts of a program that is started in a test are taken out after it."""
    from PySide6.QtWidgets import QApplication

    from preferans_qt.ui.translation import Translation

    speaking: list[Translation] = []
    begin = Translation.__init__

    def remember(translation: Translation, application: QApplication) -> None:
        begin(translation, application)
        speaking.append(translation)

    monkeypatch.setattr(Translation, "__init__", remember)
    yield
    for translation in speaking:
        translation.silence()
