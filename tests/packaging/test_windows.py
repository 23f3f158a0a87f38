"""The installer for Windows compiles, in five languages, and keeps the matches."""

import re
import shutil
import struct
from pathlib import Path

import pytest

from frozen.contents import COMMAND, PROGRAM
from frozen.icon_files import ICNS_KINDS, icns, ico, write_icon
from preferans_qt import __version__
from preferans_qt.match.file import EXTENSION
from preferans_qt.store.paths import data_folder
from preferans_qt.ui.preferences.values import LANGUAGES
from windows.check import check
from windows.pack import SCRIPT

TEXT = SCRIPT.read_text(encoding="utf-8")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
def test_the_script_compiles_without_a_warning(tmp_path: Path) -> None:
    assert check(tmp_path).read_bytes().startswith(b"MZ")


def test_every_text_is_there_in_every_language() -> None:
    chosen = re.findall(r'MUI_LANGUAGE "(\w+)"', TEXT)
    assert len(chosen) == len(LANGUAGES)
    texts: dict[str, list[str]] = {}
    for name, language in re.findall(r"(?m)^LangString (\w+) \$\{LANG_(\w+)\}", TEXT):
        texts.setdefault(name, []).append(language)
    assert texts
    assert all(found == [each.upper() for each in chosen] for found in texts.values())
    assert set(re.findall(r"\$\((\w+)\)", TEXT)) == set(texts)


def test_it_needs_no_administrator() -> None:
    assert re.findall(r"RequestExecutionLevel (\w+)", TEXT) == ["user"]
    assert not re.search(r"HKLM|HKCR|\$PROGRAMFILES|SetShellVarContext all", TEXT)


def test_it_installs_the_program_and_its_kind_of_file() -> None:
    assert f"$INSTDIR\\{PROGRAM}.exe" in TEXT
    assert f"$INSTDIR\\{COMMAND}.exe" in TEXT
    assert f"\\{EXTENSION}" in TEXT
    assert __version__ not in TEXT


def test_matches_go_only_where_the_box_is_ticked() -> None:
    folder = data_folder({"APPDATA": "/roaming"}, "win32", Path("/home"))
    [section] = re.findall(r'(?ms)^Section /o "un\.\$\(MATCHES\)"\n(.*?)^SectionEnd', TEXT)
    assert section.split() == ["RMDir", "/r", f'"$APPDATA\\{folder.name}"']
    assert TEXT.count("$APPDATA\\") == 1


def test_it_never_removes_a_whole_folder_that_the_user_chose() -> None:
    assert not re.search(r'RMDir /r "?\$INSTDIR"?\s*$', TEXT, re.MULTILINE)


def test_an_icon_of_windows_lists_its_pictures() -> None:
    pictures = {16: b"small", 256: b"large picture"}
    data = ico(pictures)
    assert struct.unpack_from("<3H", data) == (0, 1, 2)
    for index, (size, picture) in enumerate(pictures.items()):
        width, *_, length, offset = struct.unpack_from("<4B2H2I", data, 6 + 16 * index)
        assert width == size % 256
        assert data[offset : offset + length] == picture


def test_an_icon_of_macos_lists_its_pictures() -> None:
    pictures = {128: b"small", 1024: b"large picture"}
    data = icns(pictures)
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    place = 8
    for size, picture in pictures.items():
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        assert data[place : place + 4] == ICNS_KINDS[size]
        assert data[place + 8 : place + length] == picture
        place += length
    assert place == len(data)


@pytest.mark.usefixtures("qapp")
def test_the_icon_is_drawn_in_all_sizes(tmp_path: Path) -> None:
    assert write_icon(tmp_path / "program.icns").read_bytes().count(PNG) == len(ICNS_KINDS)
