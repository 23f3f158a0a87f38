"""Try the packages in clean Debian systems: `python3 packaging/linux/try_packages.py [--built]`.

For root only. It builds the packages, and older ones that differ in their version alone; --built
takes those that were built before. Then, in fresh copies of the bare systems:

* the .deb is installed by apt alone, checks itself as an ordinary user without a network, shows
  the same pictures as the program that is not frozen, goes on with a match after an upgrade, and
  leaves the matches where they are when it is removed;
* the .run says what is missing, and does the same without root;
* the .rpm holds the same files;
* the start of the frozen program is measured beside that of the other.

The pictures lie in build/packaging/pictures afterwards.
"""

import argparse
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build import ENVIRONMENT, ROOT, WORK, python
from frozen.contents import COMMAND, PROGRAM, XCB_LIBRARIES
from linux.roots import HOME, USER, Root, fresh_root
from linux.screen import NothingShown, Screen, difference, virtual_screen, write_png

SUITES = ("bookworm", "trixie")
OLDER_VERSION = "0.0.1"
DIST, OLDER, PICTURES, ROOTS = ROOT / "dist", WORK / "older", WORK / "pictures", WORK / "roots"
STATES = WORK / "states"
DATA = HOME / ".local/share/preferans-qt/preferans.sqlite"
UNFROZEN = ENVIRONMENT / "bin" / PROGRAM
NEEDED = {
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "Xvfb": "xvfb",
    "rpm2cpio": "rpm2cpio",
    "cpio": "cpio",
}
MOST_DIFFERENT = 0.001  # the share of pixels that two fonts' hinting may change
SLOWEST = 1.25  # times the start of the program that is not frozen
ROUNDS = 9


class Failed(Exception):
    """A trial went wrong; the text says how."""


def check(holds: bool, sentence: str) -> None:
    if not holds:
        raise Failed(sentence)


def told(root: Root, *arguments: str, user: str = "root", network: bool = False) -> str:
    """What a command says there. Raises Failed when it fails."""
    done = root.run(*arguments, user=user, network=network)
    check(done.returncode == 0, f"{' '.join(arguments)} failed:\n{done.stdout}")
    return done.stdout


@contextmanager
def running(root: Root, screen: Screen, *arguments: str) -> Iterator[None]:
    """A program that an ordinary user runs on an empty screen; it is killed with the block."""
    screen.wait_until_empty()
    command = root.command(*arguments, user=USER, environment={"DISPLAY": screen.display})
    program = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
        check(program.poll() is None, f"{arguments[0]} ended by itself.")
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()


# What is tried


def try_itself(root: Root, screen: Screen, command: str) -> None:
    """The self-test, on the screen, as an ordinary user, without a network."""
    environment = {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"}
    done = root.run(command, "--selftest", user=USER, environment=environment)
    check(done.returncode == 0, f"{command} --selftest failed:\n{done.stdout}")
    say(f"{command} --selftest: {done.stdout.strip().splitlines()[-1]}, without a network")


def try_pictures(root: Root, screen: Screen, command: str, name: str) -> None:
    """The pictures of the main states are those of the program that is not frozen."""
    worst = 0.0
    for state in sorted(STATES.glob("*.pulka")):
        pictures = []
        for program, whose in ((command, name), (str(UNFROZEN), f"{name}-unfrozen")):
            clear_data(root)
            with running(root, screen, program, str(STATES / state.name)):
                pictures.append(screen.still_picture())
            write_png(pictures[-1], PICTURES / whose / f"{state.stem}.png")
        worst = max(worst, difference(*pictures))
        check(worst <= MOST_DIFFERENT, f"{state.stem} differs from the unfrozen program.")
    count = len(list(STATES.glob("*.pulka")))
    say(f"{count} pictures as the unfrozen program shows them; at most {worst:.3%} differ")


def clear_data(root: Root) -> None:
    shutil.rmtree(root.inside(DATA.parent), ignore_errors=True)


def log_entries(root: Root) -> list[tuple[object, ...]]:
    """All entries of all matches that the user has, read from a copy of the database."""
    with tempfile.TemporaryDirectory() as folder:
        for file in root.inside(DATA.parent).glob(f"{DATA.name}*"):
            shutil.copy(file, folder)
        with closing(sqlite3.connect(Path(folder, DATA.name))) as data:
            return data.execute("SELECT * FROM entries ORDER BY match, number").fetchall()


def leave_in_the_middle(root: Root, screen: Screen, command: str) -> bytes:
    """Begin a match, and kill the program in the middle; what it showed."""
    clear_data(root)
    with running(root, screen, command, str(STATES / "play.pulka")):
        return screen.still_picture()


def go_on(root: Root, screen: Screen, command: str, shown: bytes) -> None:
    """Start the program once more: it shows the same match at the same card."""
    before = log_entries(root)
    check(bool(before), "The match was not saved.")
    with running(root, screen, command):
        changed = difference(shown, screen.still_picture())
    check(log_entries(root)[: len(before)] == before, "The match was changed by the upgrade.")
    check(changed <= MOST_DIFFERENT, "The match does not go on where it stopped.")
    say(f"after the upgrade the match goes on; {len(before)} entries are as they were")


# The packages


def try_deb(suite: str, older: Path, newer: Path, screen: Screen) -> Root:
    """All that can be tried with the .deb; the root comes back with the package removed."""
    root = fresh_root(suite, ROOTS / f"{suite}-deb", shared())
    for package in (older, newer):
        shutil.copy(package, root.inside("/tmp"))
    told(root, "apt-get", "update", "-q", network=True)
    install(root, older)
    check(version_of(root, COMMAND) == OLDER_VERSION, "The older version is not installed.")
    shown = leave_in_the_middle(root, screen, PROGRAM)
    install(root, newer)
    check(version_of(root, COMMAND) != OLDER_VERSION, "The upgrade left the older version.")
    go_on(root, screen, PROGRAM, shown)
    try_itself(root, screen, PROGRAM)
    prepare_unfrozen(root)
    try_pictures(root, screen, PROGRAM, f"{suite}-deb")
    leave_in_the_middle(root, screen, PROGRAM)
    removal = told(root, "apt-get", "remove", "--yes", PROGRAM)
    check("~/.local/share/preferans-qt" in removal, "Removal does not say where the matches are.")
    check(not root.inside(f"/usr/lib/{PROGRAM}").exists(), "Removal leaves files behind.")
    check(bool(log_entries(root)), "Removal took the matches with it.")
    say("removed; the matches are left, and it says where")
    return root


def install(root: Root, package: Path) -> None:
    options = ("--yes", "--no-install-recommends")
    told(root, "apt-get", "install", *options, f"/tmp/{package.name}", network=True)
    say(f"{package.name} installed by apt")


def prepare_unfrozen(root: Root) -> None:
    """The program that is not frozen needs libraries of the system that the frozen one brings."""
    options = ("--yes", "--no-install-recommends")
    told(root, "apt-get", "install", *options, *XCB_LIBRARIES.values(), network=True)


def version_of(root: Root, command: str) -> str:
    return told(root, command, "--version", user=USER).split()[-1]


def try_run(suite: str, older: Path, newer: Path, screen: Screen) -> None:
    """All that can be tried with the .run."""
    root = fresh_root(suite, ROOTS / f"{suite}-run", shared())
    for package in (older, newer):
        shutil.copy(package, root.inside("/tmp"))
    refused = root.run("sh", f"/tmp/{newer.name}", user=USER)
    advice = re.search(r"sudo (apt-get install .*)", refused.stdout)
    check(refused.returncode == 1, "The .run installs where libraries are missing.")
    check(not root.inside(HOME / ".local").exists(), "A refusal leaves files behind.")
    asked = [library for library in XCB_LIBRARIES if library in refused.stdout]
    check(not asked, f"The .run asks for {', '.join(asked)}, which it brings.")
    check(advice is not None, f"The .run does not say what is missing:\n{refused.stdout}")
    assert advice is not None
    told(root, "apt-get", "update", "-q", network=True)
    libraries = [*advice[1].split(), "--yes", "--no-install-recommends"]
    told(root, *libraries, network=True)
    say("the .run says what is missing, and that is enough")
    told(root, "sh", f"/tmp/{older.name}", user=USER)
    commands = HOME / ".local/bin"
    program, command = str(commands / PROGRAM), str(commands / COMMAND)
    check(version_of(root, command) == OLDER_VERSION, "The older version is not installed.")
    shown = leave_in_the_middle(root, screen, program)
    told(root, "sh", f"/tmp/{newer.name}", user=USER)
    check(version_of(root, command) != OLDER_VERSION, "The upgrade left the older version.")
    go_on(root, screen, program, shown)
    try_itself(root, screen, program)
    prepare_unfrozen(root)
    try_pictures(root, screen, program, f"{suite}-run")
    leave_in_the_middle(root, screen, program)
    removal = told(root, str(HOME / ".local/lib/preferans-qt/uninstall"), user=USER)
    check(str(DATA.parent) in removal, "Removal does not say where the matches are.")
    home, data = root.inside(HOME), root.inside(DATA.parent)
    left = [path for path in home.rglob("*preferans*") if not path.is_relative_to(data)]
    check(not left, f"Removal leaves {', '.join(map(str, left))}.")
    check(bool(log_entries(root)), "Removal took the matches with it.")
    say("the .run installs, upgrades and removes without root; the matches are left")


def try_rpm(rpm: Path, deb: Path) -> None:
    """The .rpm holds the files of the .deb, byte for byte."""
    folders = {}
    for package in (rpm, deb):
        folder = WORK / f"unpacked-{package.suffix[1:]}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        folders[package.suffix] = folder
    unpack = 'rpm2cpio "$1" | cpio --extract --make-directories --quiet'
    subprocess.run(["sh", "-euc", unpack, "sh", rpm], cwd=folders[".rpm"], check=True)
    subprocess.run(["dpkg-deb", "--extract", deb, folders[".deb"]], check=True)
    shutil.rmtree(folders[".deb"] / "usr/share/lintian")
    options = ("--recursive", "--no-dereference")
    pair = (str(folders[".deb"]), str(folders[".rpm"]))
    differing = subprocess.run(["diff", *options, *pair], stdout=subprocess.PIPE, text=True)
    check(differing.returncode == 0, f"The .rpm differs from the .deb:\n{differing.stdout}")
    say("the .rpm holds the same files as the .deb")


# Start


def seconds_to_paint(root: Root, screen: Screen, command: str) -> float:
    """From the start of the program to the first frame that shows a table."""
    clear_data(root)
    stamp = root.inside("/tmp/began")
    stamp.unlink(missing_ok=True)
    script = 'date +%s.%N >/tmp/began; exec "$0"'
    with running(root, screen, "sh", "-c", script, command):
        screen.wait_for_paint()
        painted = time.time()
    return painted - float(stamp.read_text())


def measure_start(suite: str, deb: Path, screen: Screen) -> None:
    """Frozen and unfrozen in turn. Raises Failed when freezing slows the start too much."""
    root = fresh_root(suite, ROOTS / f"{suite}-start", shared())
    shutil.copy(deb, root.inside("/tmp"))
    told(root, "apt-get", "update", "-q", network=True)
    install(root, deb)
    prepare_unfrozen(root)
    frozen, unfrozen = [], []
    for _ in range(ROUNDS):
        unfrozen.append(seconds_to_paint(root, screen, str(UNFROZEN)))
        frozen.append(seconds_to_paint(root, screen, PROGRAM))
    ratio = median(ours / theirs for ours, theirs in zip(frozen, unfrozen, strict=True))
    times = f"{median(frozen) * 1000:.0f} ms against {median(unfrozen) * 1000:.0f} ms"
    say(f"start to first frame: {ratio:.2f} times the unfrozen program, {times}")
    check(ratio <= SLOWEST, f"The frozen program starts too slowly: {ratio:.2f}.")


# Preparations


def shared() -> tuple[Path, ...]:
    """What the unfrozen program is made of, and the matches to show."""
    return ENVIRONMENT, Path(sys.base_prefix), STATES


def package(folder: Path, suffix: str) -> Path:
    found = sorted(folder.glob(f"preferans-qt*.{suffix}"))
    check(len(found) == 1, f"{folder} holds {len(found)} packages for .{suffix}, not one.")
    return found[0]


def build() -> None:
    """Build both versions, the older one first: the environment keeps what was built last."""
    command = [sys.executable, str(ROOT / "packaging" / "build.py")]
    for folder, version in ((OLDER, ["--version", OLDER_VERSION]), (DIST, [])):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([*command, *version, "--to", str(folder)], check=True)


def write_states() -> None:
    shutil.rmtree(STATES, ignore_errors=True)
    STATES.mkdir(parents=True)
    states = Path(__file__).with_name("states.py")
    subprocess.run([python(), states, STATES], check=True)


def say(sentence: str) -> None:
    print(f"  {sentence}", flush=True)


def try_all(suites: Sequence[str]) -> None:
    with virtual_screen() as screen:
        print("Packages", flush=True)
        try_rpm(package(DIST, "rpm"), package(DIST, "deb"))
        for suite in suites:
            print(f"{suite}", flush=True)
            measure_start(suite, package(DIST, "deb"), screen)
            try_deb(suite, package(OLDER, "deb"), package(DIST, "deb"), screen)
            try_run(suite, package(OLDER, "run"), package(DIST, "run"), screen)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try the packages in clean Debian systems.")
    parser.add_argument("--built", action="store_true", help="take what was built before")
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this one")
    options = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("Only root can make clean systems: sudo python3 packaging/linux/try_packages.py")
    if sys.base_prefix == "/usr":
        sys.exit("This needs a Python outside /usr, such as one in /usr/local, to compare with.")
    lacking = sorted({by for tool, by in NEEDED.items() if shutil.which(tool) is None})
    if lacking:
        sys.exit(f"Some programs are missing: apt-get install {' '.join(lacking)}")
    if not options.built:
        build()
    write_states()
    try:
        try_all(options.suite or SUITES)
    except (Failed, NothingShown) as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
