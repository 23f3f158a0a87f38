"""What goes with the packages of a release: checksums, bill of materials, notes.

release.py check TAG      leave with a sentence for each reason not to release TAG (`v1.2.3`)
release.py notes          print what CHANGELOG.md says about this version
release.py sums FOLDER    write FOLDER/SHA256SUMS of all files in it

The bill of materials is in the form of CycloneDX 1.6. Packing writes it, since it tells what was
installed where the program was frozen.
"""

import hashlib
import json
import re
import sys
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from platform import machine

# At the end: where the program is installed, that one counts
sys.path.append(str(Path(__file__).resolve().parent.parent))

from frozen.contents import PROGRAM
from frozen.licences import Component, components
from preferans_qt import __version__

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
LOCK = ROOT / "packaging" / "requirements.lock"
SUMS = "SHA256SUMS"
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")

Json = dict[str, object]


class NotLocked(Exception):
    """Something was frozen in another version than the lock names; the text says what."""


# Handing out


def hand_out(packages: Sequence[Path], folder: Path, seconds: int) -> None:
    """Write the bill of materials and the checksums beside the packages, and tell their sizes.

    ``seconds`` of the epoch stand for the time of the build. Raises NotLocked and NoLicence.
    """
    bill = folder / f"{PROGRAM}-{__version__}-{sys.platform}-{machine()}.cdx.json"
    text = json.dumps(bill_of_materials(components(), seconds), indent=2, ensure_ascii=False)
    bill.write_text(f"{text}\n", encoding="utf-8")
    write_checksums((*packages, bill), folder / SUMS)
    for package in packages:
        print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")


def write_checksums(files: Iterable[Path], to: Path) -> None:
    rows = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    to.write_text("".join(rows), encoding="utf-8", newline="\n")


# Bill of materials


def locked(lock: str) -> dict[str, str]:
    """The versions that the text of a lock names."""
    return dict(re.findall(r"(?m)^([a-z0-9.-]+)==([^\s;]+)", lock))


def bill_of_materials(
    parts: Sequence[Component], seconds: int, platform: str = sys.platform
) -> Json:
    """What is in the frozen program. The same parts and time give the same bill.

    Raises NotLocked.
    """
    versions = locked(LOCK.read_text(encoding="utf-8"))
    for part in parts:
        if versions.get(part.name, part.version) != part.version:
            raise NotLocked(f"{part.name} {part.version} is not the {versions[part.name]} locked.")
    program = Component(PROGRAM, __version__, "MIT", ())
    others = [_entry(part) for part in parts if part.name != PROGRAM]
    others += [_entry(qt) for qt in _qt(parts)]
    content = json.dumps([PROGRAM, __version__, platform, seconds, others])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, content).urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {**_entry(program), "type": "application"},
        },
        "components": others,
        "dependencies": [
            {"ref": _purl(program), "dependsOn": sorted(str(other["bom-ref"]) for other in others)}
        ],
    }


def _qt(parts: Iterable[Component]) -> Iterator[Component]:
    """Qt itself, which PySide6 brings along in its own version."""
    for part in parts:
        if part.name == "pyside6-essentials":
            yield Component("qt", part.version, "LGPL-3.0-only", ())


def _entry(part: Component) -> Json:
    purl = _purl(part)
    return {
        "type": "library",
        "bom-ref": purl,
        "name": part.name,
        "version": part.version,
        "licenses": [_licence(part.licence)],
        "purl": purl,
    }


def _purl(part: Component) -> str:
    kind = "pypi" if part.name in locked(LOCK.read_text(encoding="utf-8")) else "generic"
    return f"pkg:{kind}/{part.name}@{part.version}"


def _licence(text: str) -> Json:
    """A licence in the terms of SPDX; where its authors use other words, these words."""
    # There where something is frozen; the rest of this module needs Python alone
    from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

    try:
        return {"expression": canonicalize_license_expression(text)}
    except InvalidLicenseExpression:
        return {"license": {"name": text}}


# Changelog


def sections(changelog: str) -> dict[str, str]:
    """What the changelog says about each version (and "Unreleased"), newest first."""
    parts = re.split(r"(?m)^## \[([^\]]+)\].*\n", changelog)
    return {name: text.strip() for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def faults_of_form(changelog: str) -> Iterator[str]:
    """One sentence for each departure from the form of Keep a Changelog 1.1."""
    if not changelog.startswith("# Changelog\n"):
        yield "It does not begin with the heading Changelog."
    headings = re.findall(r"(?m)^## (.*)$", changelog)
    if headings[:1] != ["[Unreleased]"]:
        yield "Its first section is not [Unreleased]."
    for heading in headings[1:]:
        if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading):
            yield f"This is no [VERSION] - YYYY-MM-DD: {heading}"
    numbers = [
        tuple(map(int, each)) for each in re.findall(r"(?m)^## \[(\d+)\.(\d+)\.(\d+)\]", changelog)
    ]
    if numbers != sorted(set(numbers), reverse=True):
        yield "The newest version does not stand first, or one stands twice."
    for kind in re.findall(r"(?m)^### (.*)$", changelog):
        if kind not in KINDS:
            yield f"{kind} is none of {', '.join(KINDS)}."


def reasons_not_to_release(tag: str, versions: Mapping[str, str]) -> Iterator[str]:
    """One sentence for each; ``versions`` is what the changelog says about each."""
    if tag != f"v{__version__}":
        yield f"The tag {tag} is not that of version {__version__}."
    if not versions.get(__version__):
        yield f"CHANGELOG.md says nothing about version {__version__}."


def main(arguments: Sequence[str]) -> str | None:
    """Do what the arguments say; the answer is what went wrong."""
    changelog = CHANGELOG.read_text(encoding="utf-8")
    match arguments:
        case ["check", tag]:
            reasons = [
                *faults_of_form(changelog),
                *reasons_not_to_release(tag, sections(changelog)),
            ]
            return "\n".join(reasons) or None
        case ["notes"]:
            print(sections(changelog).get(__version__, ""))
        case ["sums", name]:
            folder = Path(name)
            files = [file for file in sorted(folder.iterdir()) if file.name != SUMS]
            write_checksums(files, folder / SUMS)
        case _:
            return __doc__
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
