"""The licences of everything that is in the frozen program, each component with its texts."""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from frozen.contents import LAYOUT, XCB_LIBRARIES

TEXTS = Path(__file__).with_name("licences")

# Wheels without texts of their own; all else brings them along
ADDED_TEXTS = {
    "cython": ("Apache-2.0.txt",),
    "pyside6-essentials": (
        "LGPL-3.txt",
        "GPL-3.txt",
        "qtbase.txt",
        "qtsvg.txt",
        "qtwayland.txt",
        "icu.txt",
    ),
    "shiboken6": ("LGPL-3.txt", "GPL-3.txt"),
}


class NoLicence(Exception):
    """A component came without the text of its licence; the text says which."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the program, with its licence in the words of its authors."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


_HEADING = """\
What is in this program, under which licence, and where its text stands. Qt and PySide6 lie as
libraries of their own in _internal/PySide6 and _internal/shiboken6, where other builds of the
same versions can take their place.
"""


def components() -> list[Component]:
    """Everything that is in the program. Raises NoLicence."""
    found = [
        Component(
            "python",
            sys.version.split()[0],
            "PSF-2.0",
            (_licence_of_python(),),
        ),
        *(_of_distribution(name) for name in sorted(_distributions())),
        *(_of_debian(XCB_LIBRARIES[library]) for library in LAYOUT.system_libraries),
    ]
    for component in found:
        if not all(text.is_file() for text in component.texts):
            raise NoLicence(f"{component.name} has no text of its licence.")
    return found


def _licence_of_python() -> Path:
    """Where Python keeps its licence: on Windows in its own folder, elsewhere in its library."""
    folder = sys.base_prefix if sys.platform == "win32" else sysconfig.get_path("stdlib")
    return Path(folder) / "LICENSE.txt"


def _distributions() -> set[str]:
    """What the program requires, directly or not, and the starter that PyInstaller puts in."""
    names, waiting = {"pyinstaller"}, ["preferans-qt"]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting.extend(_requirements(distribution(name)))
    return names


def _requirements(of: Distribution) -> Iterator[str]:
    for line in of.requires or ():
        requirement, _, marker = line.partition(";")
        if "extra" not in marker:
            yield _normal(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _of_distribution(name: str) -> Component:
    metadata = distribution(name).metadata
    named = (key for key in ("License-Expression", "License") if key in metadata)
    licence = metadata[next(named, "Name")]
    files = distribution(name).files or ()
    # A list of what is compiled in (sboms/) tells the licences of that
    own = [
        Path(str(file.locate()))
        for file in files
        if ".dist-info/" in str(file) and re.search("(?i)licen[cs]e|copying|sboms/", str(file))
    ]
    texts = (*own, *(TEXTS / text for text in ADDED_TEXTS.get(name, ())))
    if not texts:
        raise NoLicence(f"{name} came without the text of its licence.")
    return Component(name, distribution(name).version, licence.splitlines()[0], texts)


def _of_debian(package: str) -> Component:
    """A library that was taken from the system, which is a Debian or made from one."""
    query = ("dpkg-query", "--show", "--showformat", "${source:Upstream-Version}", package)
    version = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    return Component(package, version, "MIT/X11", (Path(f"/usr/share/doc/{package}/copyright"),))


def write_licences(folder: Path) -> None:
    """Write all texts into a folder, and a list of the components beside them."""
    folder.mkdir(parents=True)
    rows = [_HEADING]
    for component in components():
        names = []
        for text in component.texts:
            own = f"{component.name}-{text.stem}{text.suffix or '.txt'}"
            name = text.name if text.parent == TEXTS else own
            (folder / name).write_bytes(text.read_bytes())
            names.append(name)
        title = f"{component.name} {component.version}"
        rows.append(f"{title}: {component.licence}\n    {', '.join(names)}")
    (folder / "components.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")
