"""What macOS is told of the application, and the script that packs it."""

import plistlib
import re
import shutil
import subprocess
from xml.etree import ElementTree

import pytest

from linux.tree import FILES
from macos.bundle import IDENTIFIER, information
from macos.pack import MAKE_IMAGE
from preferans_qt import __version__
from preferans_qt.match.file import EXTENSION
from preferans_qt.ui.preferences.values import LANGUAGES


@pytest.fixture
def told() -> dict[str, object]:
    """The information as macOS would read it."""
    read: dict[str, object] = plistlib.loads(plistlib.dumps(information()))
    return read


def test_it_has_the_version_and_the_languages_of_the_program(told: dict[str, object]) -> None:
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == __version__
    assert told["CFBundleLocalizations"] == sorted(LANGUAGES)


def test_match_files_belong_to_the_program() -> None:
    [document] = plistlib.loads(plistlib.dumps(information()))["CFBundleDocumentTypes"]
    [kind] = plistlib.loads(plistlib.dumps(information()))["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [EXTENSION.removeprefix(".")]
    mime = ElementTree.parse(FILES / "mime.xml").getroot()[0].get("type")
    assert tags["public.mime-type"] == [mime]


def test_identifiers_have_the_letters_that_macos_allows() -> None:
    [kind] = plistlib.loads(plistlib.dumps(information()))["UTExportedTypeDeclarations"]
    for name in (IDENTIFIER, kind["UTTypeIdentifier"]):
        assert re.fullmatch(r"[A-Za-z0-9.-]+", name)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_the_script_of_the_image_can_be_read() -> None:
    subprocess.run(["bash", "-n", MAKE_IMAGE], check=True)
    assert MAKE_IMAGE.stat().st_mode & 0o100
