"""The descriptions of the packages agree with the program and with one another."""

import argparse
import re
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from frozen.contents import COMMAND, PROGRAM
from frozen.contents import LANGUAGES as FROZEN_LANGUAGES
from linux.man_pages import man_pages
from linux.tree import FILES, MATCH_ICON, Moment, debian_changelog, metainfo
from preferans_qt import __version__
from preferans_qt.app import APPLICATION_ID, command_line
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.headless.options import parser
from preferans_qt.match.file import EXTENSION, match_text
from preferans_qt.match.log import Header
from preferans_qt.ui.preferences.values import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
MIME = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MOMENT = Moment(1_000_000_000)


@pytest.fixture
def entry() -> dict[str, str]:
    """The menu entry."""
    reader = ConfigParser(interpolation=None)
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(FILES / "preferans.desktop", encoding="utf-8")
    return dict(reader["Desktop Entry"])


@pytest.fixture
def kind() -> ElementTree.Element:
    """The kind of file."""
    found = ElementTree.parse(FILES / "mime.xml").getroot().find("mime:mime-type", MIME)
    assert found is not None
    return found


@pytest.fixture
def about() -> ElementTree.Element:
    """What software centres show."""
    return ElementTree.fromstring(metainfo(MOMENT))


def test_the_programs_are_those_of_the_project(entry: dict[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert list(project["gui-scripts"]) == [PROGRAM]
    assert list(project["scripts"]) == [COMMAND]
    assert entry["Exec"] == f"{PROGRAM} %f"
    assert entry["TryExec"] == PROGRAM


def test_the_menu_entry_is_the_one_the_window_names(
    entry: dict[str, str], about: ElementTree.Element
) -> None:
    assert entry["Icon"] == APPLICATION_ID
    assert about.findtext("id") == APPLICATION_ID
    assert about.findtext("launchable") == f"{APPLICATION_ID}.desktop"


def test_match_files_belong_to_the_program(
    entry: dict[str, str], kind: ElementTree.Element, about: ElementTree.Element
) -> None:
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert about.findtext("provides/mediatype") == kind.get("type")
    assert str(kind.get("type")).replace("/", "-") == MATCH_ICON


def test_a_match_file_is_known_by_name_and_by_content(kind: ElementTree.Element) -> None:
    header = Header.new(
        created="2025-01-01T00:00:00+00:00",
        program=__version__,
        profile=DEFAULT_PRESET,
        rules=preset(DEFAULT_PRESET),
        names=("A", "B", "C"),
        kinds=("human", "club", "club"),
        first_dealer=0,
    )
    glob, magic = kind.find("mime:glob", MIME), kind.find("mime:magic/mime:match", MIME)
    assert glob is not None
    assert magic is not None
    assert glob.get("pattern") == f"*{EXTENSION}"
    assert match_text(header, ()).startswith(str(magic.get("value")))


def test_every_text_is_there_in_every_language(
    entry: dict[str, str], kind: ElementTree.Element, about: ElementTree.Element
) -> None:
    others = set(LANGUAGES) - {"en"}
    for key in ("GenericName", "Comment", "Keywords"):
        assert {name for name in others if f"{key}[{name}]" in entry} == others
    comments = {comment.get(LANG) for comment in kind.findall("mime:comment", MIME)}
    assert comments == {None, *others}
    assert {summary.get(LANG) for summary in about.findall("summary")} == {None, *others}
    texts = [*about.iterfind("description/p"), *about.iterfind("description/ul/li")]
    languages = [text.get(LANG) for text in texts]
    assert {languages.count(language) for language in (None, *others)} == {languages.count(None)}
    assert [lang.text for lang in about.iterfind("languages/lang")] == sorted(LANGUAGES)


def test_qt_speaks_the_languages_of_the_program() -> None:
    assert sorted(FROZEN_LANGUAGES) == sorted(LANGUAGES)


def test_the_version_stands_in_the_program_alone(about: ElementTree.Element) -> None:
    release = about.find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == (__version__, "2001-09-09")
    assert debian_changelog(MOMENT).startswith(f"{PROGRAM} ({__version__}) ")
    for file in FILES.iterdir():
        assert __version__ not in file.read_text(encoding="utf-8"), file.name


def test_both_packages_come_from_one_description() -> None:
    description = yaml.safe_load((FILES / "nfpm.yaml").read_text(encoding="utf-8"))
    assert description["name"] == PROGRAM
    assert set(description["overrides"]) == {"deb", "rpm"}


def commands_of(line: argparse.ArgumentParser, name: str) -> dict[str, set[str]]:
    """The options of a command line and of each of its commands, by the section they stand in."""
    found = {name: {text for action in line._actions for text in action.option_strings}}
    for action in line._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, command in action.choices.items():
                found |= commands_of(command, f"{name} {word}".removeprefix("OPTIONS "))
    return found


@pytest.mark.parametrize("line", [command_line(), parser()], ids=[PROGRAM, COMMAND])
def test_the_manual_names_every_option_of_every_command(line: argparse.ArgumentParser) -> None:
    page = man_pages(MOMENT.seconds)[f"{line.prog}.1"].replace("\\-", "-")
    sections = re.split(r"(?m)^\.SH (?:COMMAND: )?", page)[1:]
    words = {
        section.split("\n")[0].lower(): set(re.findall(r"-[\w-]+", section)) for section in sections
    }
    for name, options in commands_of(line, "OPTIONS").items():
        assert options - words.get(name.lower(), set()) == set(), name


def test_no_line_of_the_manual_is_taken_for_a_command() -> None:
    known = {".TH", ".SH", ".B", ".BR", ".I", ".TP", ".PP", ".nf", ".fi"}
    for page in man_pages(MOMENT.seconds).values():
        commands = [line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))]
        assert set(commands) <= known
