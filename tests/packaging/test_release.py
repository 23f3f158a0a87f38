"""What goes with a release: bill of materials, notes, checksums."""

import hashlib
import json
import re
import uuid
from pathlib import Path

import pytest

from frozen.licences import Component
from preferans_qt import __version__
from release import (
    CHANGELOG,
    LOCK,
    NotLocked,
    bill_of_materials,
    faults_of_form,
    locked,
    main,
    reasons_not_to_release,
    sections,
)

VERSIONS = locked(LOCK.read_text(encoding="utf-8"))
PARTS = (
    Component("python", "3.11.9", "PSF-2.0", ()),
    Component("preferans-qt", __version__, "MIT", ()),
    Component("pydantic", VERSIONS["pydantic"], "MIT", ()),
    Component("pyside6-essentials", VERSIONS["pyside6-essentials"], "LGPL", ()),
    Component("pyinstaller", VERSIONS["pyinstaller"], "GPLv2 with an exception", ()),
)
CHANGES = """\
# Changelog

Words.

## [Unreleased]

## [1.2.0] - 2026-02-03

### Added

- A door.

## [1.1.0] - 2026-01-02

### Fixed

- A window.
"""


def test_every_component_has_name_version_licence_and_purl() -> None:
    bill = json.loads(json.dumps(bill_of_materials(PARTS, 0, "linux")))
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    whole = bill["metadata"]["component"]
    assert (whole["type"], whole["version"]) == ("application", __version__)
    entries = {entry["name"]: entry for entry in bill["components"]}
    assert set(entries) == {"python", "pydantic", "pyside6-essentials", "pyinstaller", "qt"}
    for entry in (*entries.values(), whole):
        assert re.fullmatch(r"pkg:(pypi|generic)/[\w.-]+@[\w.]+", entry["purl"])
        assert entry["purl"].endswith(f"/{entry['name']}@{entry['version']}")
        [licence] = entry["licenses"]
        assert licence.get("expression") or licence["license"]["name"]
    references = [entry["bom-ref"] for entry in entries.values()]
    [relation] = bill["dependencies"]
    assert relation == {"ref": whole["bom-ref"], "dependsOn": sorted(references)}


def test_a_licence_of_spdx_is_told_from_other_words() -> None:
    bill = json.loads(json.dumps(bill_of_materials(PARTS, 0, "linux")))
    licences = {entry["name"]: entry["licenses"] for entry in bill["components"]}
    assert licences["python"] == [{"expression": "PSF-2.0"}]
    assert licences["pyinstaller"] == [{"license": {"name": "GPLv2 with an exception"}}]


def test_the_same_parts_and_time_give_the_same_bill() -> None:
    bill = bill_of_materials(PARTS, 1_000_000_000, "linux")
    assert bill == bill_of_materials(PARTS, 1_000_000_000, "linux")
    assert uuid.UUID(str(bill["serialNumber"]))
    others = (
        bill_of_materials(PARTS, 1_000_000_001, "linux"),
        bill_of_materials(PARTS[:-1], 1_000_000_000, "linux"),
        bill_of_materials(PARTS, 1_000_000_000, "win32"),
    )
    numbers = {str(each["serialNumber"]) for each in (bill, *others)}
    assert len(numbers) == 4
    assert "'timestamp': '2001-09-09T01:46:40Z'" in str(bill["metadata"])


def test_what_is_not_in_the_lock_is_not_handed_out() -> None:
    with pytest.raises(NotLocked, match="pydantic"):
        bill_of_materials((Component("pydantic", "1.0", "MIT", ()),), 0, "linux")


def test_the_changelog_keeps_its_form() -> None:
    text = CHANGELOG.read_text(encoding="utf-8")
    assert list(faults_of_form(text)) == []
    assert sections(text)["Unreleased"] or sections(text)[__version__]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# Changelog", "# News", "heading Changelog"),
        ("## [Unreleased]\n", "", "not [Unreleased]"),
        (" - 2026-02-03", "", "[1.2.0]"),
        ("[1.1.0]", "[1.3.0]", "newest version"),
        ("[1.1.0]", "[1.2.0]", "stands twice"),
        ("### Fixed", "### Mended", "Mended is none of"),
    ],
)
def test_a_departure_from_the_form_is_told(old: str, new: str, fault: str) -> None:
    assert list(faults_of_form(CHANGES)) == []
    told = list(faults_of_form(CHANGES.replace(old, new)))
    assert any(fault in sentence for sentence in told)


def test_the_notes_of_a_version_are_its_section() -> None:
    assert sections(CHANGES)["1.2.0"] == "### Added\n\n- A door."
    assert sections(CHANGES)["1.1.0"] == "### Fixed\n\n- A window."


def test_a_release_has_the_tag_of_its_version_and_notes() -> None:
    assert list(reasons_not_to_release(f"v{__version__}", {__version__: "News."})) == []
    assert len(list(reasons_not_to_release("v0.0.0", {"Unreleased": "News."}))) == 2


def test_checksums_are_those_of_all_files(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / name).write_text(name)
    for _ in range(2):  # not of themselves
        assert main(["sums", str(tmp_path)]) is None
    digests = [hashlib.sha256(name.encode()).hexdigest() for name in "ab"]
    expected = f"{digests[0]}  a\n{digests[1]}  b\n"
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == expected
