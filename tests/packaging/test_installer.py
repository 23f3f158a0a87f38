"""The .run installs for one user, brings up to date, and removes what it has brought, no more."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from frozen.contents import COMMAND, PROGRAM
from linux.dependencies import Needs
from linux.pack import make_run
from linux.tree import FILES, Moment
from preferans_qt.app import APPLICATION_ID

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux")


class Machine:
    """A home folder, and the files of a program that only says its version."""

    def __init__(self, place: Path) -> None:
        self.place, self.home, self.tree = place, place / "home", place / "tree"
        self.home.mkdir()
        self.library = self.home / ".local/lib" / PROGRAM
        self.share = self.home / ".local/share"

    def package(self, version: str, documents: tuple[str, ...] = ("copyright",)) -> Path:
        """A package with a version of the program and some documents."""
        library = self.tree / "usr/lib" / PROGRAM
        shutil.rmtree(self.tree, ignore_errors=True)
        library.mkdir(parents=True)
        program = library / PROGRAM
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
        (self.tree / "usr/bin").mkdir()
        applications = self.tree / "usr/share/applications"
        applications.mkdir(parents=True)
        entry = (FILES / "preferans.desktop").read_text(encoding="utf-8")
        (applications / f"{APPLICATION_ID}.desktop").write_text(entry, encoding="utf-8")
        for name in documents:
            (self.tree / "usr/share" / name).touch()
        run = self.place / f"{version}.run"
        needs = Needs(("libc6 (>= 2.35)", "libegl1"), ())
        make_run(self.tree, self.place, run, needs, Moment(1_000_000_000))
        return run

    def sh(self, script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"]}
        return subprocess.run(
            ["sh", script, *arguments], env=environment, capture_output=True, text=True
        )

    def files(self) -> set[str]:
        """What lies in the home folder."""
        found = (path for path in self.home.rglob("*") if not path.is_dir())
        return {str(path.relative_to(self.home)) for path in found}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_it_installs_both_commands_and_the_menu_entry(machine: Machine) -> None:
    done = machine.sh(machine.package("1"))
    assert done.returncode == 0, done.stderr
    for name in (PROGRAM, COMMAND):
        command = machine.home / ".local/bin" / name
        assert subprocess.check_output([command], text=True) == "1\n"
    entry = (machine.share / f"applications/{APPLICATION_ID}.desktop").read_text(encoding="utf-8")
    program = machine.home / ".local/bin" / PROGRAM
    assert f"\nExec={program} %f\n" in entry
    assert f"\nTryExec={program}\n" in entry


def test_a_newer_version_takes_the_place_of_an_older_one(machine: Machine) -> None:
    machine.sh(machine.package("1", ("copyright", "old news")))
    assert ".local/share/old news" in machine.files()
    machine.sh(machine.package("2"))
    assert ".local/share/old news" not in machine.files()
    program = machine.home / ".local/bin" / PROGRAM
    assert subprocess.check_output([program], text=True) == "2\n"


@pytest.mark.parametrize("way", ["run", "uninstall"])
def test_removal_leaves_the_matches_and_says_where(machine: Machine, way: str) -> None:
    matches = machine.share / PROGRAM / "preferans.sqlite"
    matches.parent.mkdir(parents=True)
    matches.touch()
    package = machine.package("1")
    machine.sh(package)
    if way == "run":
        done = machine.sh(package, "--uninstall")
    else:
        done = machine.sh(machine.library / "uninstall")
    assert done.returncode == 0, done.stderr
    assert f"left in {matches.parent}." in done.stdout
    left = {path for path in machine.files() if "mime" not in path and "cache" not in path}
    assert left == {str(matches.relative_to(machine.home))}


def test_a_damaged_file_installs_nothing(machine: Machine) -> None:
    package = machine.package("1")
    data = bytearray(package.read_bytes())
    data[-20] ^= 1
    package.write_bytes(data)
    done = machine.sh(package)
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert machine.files() == set()


def test_it_tells_how_it_is_used(machine: Machine) -> None:
    done = machine.sh(machine.package("1"), "--help")
    assert "--uninstall" in done.stdout
    assert machine.files() == set()


def test_the_same_files_give_the_same_package(machine: Machine) -> None:
    first = machine.package("1").read_bytes()
    assert machine.package("1").read_bytes() == first


@pytest.mark.parametrize(
    ("argument", "tells"), [("remove", True), ("0", True), ("upgrade", False), ("1", False)]
)
def test_the_system_says_where_matches_are_left_only_on_removal(argument: str, tells: bool) -> None:
    told = subprocess.check_output(["sh", FILES / "after-removal.sh", argument], text=True)
    assert ("~/.local/share/preferans-qt" in told) is tells
