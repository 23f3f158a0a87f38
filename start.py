#!/usr/bin/env python3
"""Start Preferans from a checkout, on a machine that has only Python 3.11 or newer.

python3 start.py [ARGUMENTS]       play; the arguments go to the program
python3 start.py test [ARGUMENTS]  check everything; the arguments go to pytest
python3 start.py test --release    the same with the slow tests
python3 start.py doctor            say what this machine has and what it lacks
python3 start.py --help            show this text

The first run installs what is missing: system packages (as root or with sudo) and, in the folder
.venv beside this file, the Python packages named in the lock file. It compiles the solver too, and
so does the first run after a change of its sources; without a C compiler they run as they are.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "made-from"
ATTEMPT = VENV / "tried-to-compile"
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock"}
SOLVER = ROOT / "preferans_qt" / "solver"
EXTENSION_SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
OLDEST_PYTHON = (3, 11)


class Need(NamedTuple):
    """A library, program or Python module, what it is for, and the package or packages for it."""

    name: str
    purpose: str
    apt: str
    dnf: str
    pacman: str


NEEDS = (
    Need(
        "ensurepip", "environment", f"python3.{sys.version_info[1]}-venv", "python3-libs", "python"
    ),
    Need("libGL.so.1", "drawing", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", "drawing", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libfontconfig.so.1", "drawing", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libdbus-1.so.3", "drawing", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libglib-2.0.so.0", "drawing", "libglib2.0-0", "glib2", "glib2"),
    Need("libxkbcommon.so.0", "drawing", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libxcb-cursor.so.0", "X11", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "X11", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", "X11", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-shape.so.0", "X11", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libX11-xcb.so.1", "X11", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need(
        "libxkbcommon-x11.so.0", "X11", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"
    ),
    Need("libwayland-cursor.so.0", "Wayland", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Need("libwayland-egl.so.1", "Wayland", "libwayland-egl1", "libwayland-egl", "wayland"),
    Need("Xvfb", "tests", "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    Need("xauth", "tests", "xauth", "xorg-x11-xauth", "xorg-xauth"),
    Need("libcups.so.2", "printing, optional", "libcups2", "cups-libs", "libcups"),
    Need(
        "C compiler with Python.h",
        "speed, optional",
        f"gcc libc6-dev python3.{sys.version_info[1]}-dev",
        "gcc glibc-devel python3-devel",
        "gcc glibc python",
    ),
)
MANAGERS = {
    "apt": ("apt-get", "install", "--yes", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
}

# What brings a C compiler where no package manager of those does
COMPILERS = {
    "darwin": "xcode-select --install",
    "win32": "winget install Microsoft.VisualStudio.2022.BuildTools --override "
    '"--wait --passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"',
}
DOCTOR = f"{'py' if sys.platform == 'win32' else 'python3'} start.py doctor"

# In this order, and pytest after them
CHECKS = ("ruff format --check", "ruff check", "mypy", "lint-imports")


def refusal(version: tuple[int, int]) -> str | None:
    """One sentence for a Python that is too old to play, otherwise nothing."""
    if version >= OLDEST_PYTHON:
        return None
    needed, found = (".".join(map(str, each)) for each in (OLDEST_PYTHON, version))
    return f"Preferans needs Python {needed} or newer, and this is Python {found}."


# What the system provides


def purposes(command: str, environment: Mapping[str, str]) -> set[str]:
    """The purposes in NEEDS without which ``command`` ("play" or "test") cannot run."""
    if command == "test":
        return {"drawing", "X11", "tests"}
    return {"drawing", "X11"} | ({"Wayland"} if environment.get("WAYLAND_DISPLAY") else set())


def is_present(need: Need) -> bool:
    if need.purpose == "environment":
        return importlib.util.find_spec(need.name) is not None
    if need.purpose == "speed, optional":
        return can_compile()
    if ".so" not in need.name:
        return shutil.which(need.name) is not None
    try:
        ctypes.CDLL(need.name)
    except OSError:
        return False
    return True


def can_compile() -> bool:
    """Whether there is a C compiler with the headers of the system and of this Python."""
    if sys.platform == "win32":
        return has_visual_studio()
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, f"-I{sysconfig.get_path('include')}", "-E", "-x", "c", "-"]
    with contextlib.suppress(OSError):
        run = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True)
        return run.returncode == 0
    return False


def has_visual_studio() -> bool:
    """Whether Windows has the compiler that Python for Windows is made with."""
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    with contextlib.suppress(OSError):
        options = ("-products", "*", "-requires", tools, "-property", "installationPath")
        return bool(subprocess.run([str(finder), *options], capture_output=True).stdout.strip())
    return False


def missing(wanted: Collection[str]) -> list[Need]:
    """The needs for these purposes that this machine lacks; only Linux leaves any to the user."""
    if not sys.platform.startswith("linux"):
        return []
    return [need for need in NEEDS if need.purpose in wanted and not is_present(need)]


def find_manager() -> str | None:
    return next((name for name, (program, *_) in MANAGERS.items() if shutil.which(program)), None)


def install_command(needs: Iterable[Need], manager: str) -> list[str]:
    """The command line of the package manager that brings all ``needs``."""
    packages = {package for need in needs for package in getattr(need, manager).split()}
    return [*MANAGERS[manager], *sorted(packages)]


def advice(needs: Sequence[Need], manager: str | None) -> str:
    """One sentence: what is missing and the one command that brings it."""
    names = ", ".join(need.name for need in needs)
    if manager is None:
        return f"This machine lacks {names}: install them with its package manager and start again."
    command = shlex.join(install_command(needs, manager))
    return f"This machine lacks {names}: run this and start again:\n\n    sudo {command}\n"


def superuser() -> list[str] | None:
    """What to write before a command to run it as root, or nothing if that cannot be had."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    if os.isatty(0):
        return ["sudo"]
    silent = subprocess.run(["sudo", "-n", "true"], capture_output=True)
    return ["sudo", "-n"] if silent.returncode == 0 else None


def install(needs: Sequence[Need], manager: str | None) -> None:
    """Install the system packages that bring ``needs``, if that can be had."""
    prefix = superuser() if needs and manager else None
    if manager is None or prefix is None:
        return
    command = [*prefix, *install_command(needs, manager)]
    print("Installing system packages:", shlex.join(command), flush=True)
    if manager == "apt":
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        subprocess.run([*prefix, "apt-get", "update", "--quiet"])
    subprocess.run(command)


def provide(wanted: Collection[str], welcome: Collection[str] = ()) -> None:
    """Install the system packages for these purposes, or leave with the command that does.

    Those for the purposes that are only ``welcome`` are left out if they cannot be had.
    """
    manager = find_manager()
    if welcome:
        install(missing({*wanted, *welcome}), manager)
    install(missing(wanted), manager)
    needs = missing(wanted)
    if needs:
        sys.exit(advice(needs, manager))


# The environment


def in_venv(kind: str) -> Path:
    """A folder of the environment: "scripts" or "purelib"."""
    base = {"base": str(VENV), "platbase": str(VENV)}
    return Path(sysconfig.get_path(kind, "venv", base))


def tool(name: str) -> str:
    """The path of a program in the environment."""
    return str(in_venv("scripts") / (name + ".exe" if os.name == "nt" else name))


def fingerprint(command: str) -> str:
    """Stands for all that the environment for ``command`` is made from."""
    parts = [command, str(ROOT), str(sys.implementation.cache_tag)]
    parts += [(ROOT / lock).read_text(encoding="utf-8") for lock in LOCKS.values()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_ready(command: str) -> bool:
    """Whether the environment stands and is made for ``command``; one for tests can play too."""
    if not (STAMP.is_file() and Path(tool("python")).exists()):
        return False
    return STAMP.read_text(encoding="utf-8") in (fingerprint(command), fingerprint("test"))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other start.py installs anything, and keep others waiting."""
    if not os.access(ROOT, os.W_OK):
        sys.exit(f"The set-up writes into {ROOT}, where you may not write.")
    with (ROOT / ".venv.lock").open("w") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def make_environment(command: str) -> None:
    """Make the environment for ``command``, or leave with the advice to start again."""
    print("Setting up .venv; this happens once and takes about a minute.", flush=True)
    start_afresh = not is_ready("play")
    # Without its stamp an interrupted set-up is made again from the beginning
    STAMP.unlink(missing_ok=True)
    steps = [[sys.executable, "-m", "venv", "--clear", str(VENV)]] if start_afresh else []
    install = [tool("python"), "-m", "pip", "install", "--quiet", "--no-input"]
    install += ["--disable-pip-version-check", "--only-binary=:all:", "--require-hashes"]
    for step in [*steps, [*install, "-r", str(ROOT / LOCKS[command])]]:
        if subprocess.run(step).returncode != 0:
            sys.exit("The set-up did not finish (see above). Start again to repeat it.")
    (in_venv("purelib") / "preferans_checkout.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    STAMP.write_text(fingerprint(command), encoding="utf-8")


def prepare(command: str) -> None:
    """Have the system libraries, the environment and the solver ready for ``command``."""
    wanted = purposes(command, os.environ)
    if is_ready(command) and not missing(wanted) and not should_compile():
        return
    with alone():
        ready, compiles = is_ready(command), should_compile()
        welcome = {"speed, optional"} if compiles else set()
        provide(wanted if ready else wanted | {"environment"}, welcome)
        if not ready:
            make_environment(command)
        if compiles:
            compile_solver()


# The solver


def solver_modules() -> list[Path]:
    """The sources of the solver that are compiled: those with a .pxd beside them."""
    beside = (path.with_suffix(".py") for path in sorted(SOLVER.glob("*.pxd")))
    return [source for source in beside if source.exists()]


def solver_digest() -> str:
    """Stands for all that the compiled solver is made from; setup.py marks its modules with it."""
    made_from = [ROOT / "setup.py", *solver_modules(), *sorted(SOLVER.glob("*.pxd"))]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in made_from)).hexdigest()


def is_compiled() -> bool:
    """Whether Python would import the solver compiled, and from what stands here now.

    It would import a compiled module that is out of date just as well.
    """
    wanted = {source.with_suffix(EXTENSION_SUFFIX) for source in solver_modules()}
    digest = solver_digest().encode()
    there = set(SOLVER.glob(f"*{EXTENSION_SUFFIX}"))
    return there == wanted and all(digest in module.read_bytes() for module in there)


def attempt() -> str:
    """Stands for all on which it depends whether compiling works."""
    return f"{solver_digest()} {can_compile()}"


def should_compile() -> bool:
    """Whether the solver is not compiled, and the same has not been tried in vain."""
    folders = [folder for folder in (ROOT, SOLVER, VENV) if folder.exists()]
    if is_compiled() or not all(os.access(folder, os.W_OK) for folder in folders):
        return False
    return not (ATTEMPT.is_file() and ATTEMPT.read_text(encoding="utf-8") == attempt())


def build_command() -> list[str]:
    """The command line that compiles the solver in place, or shows why it cannot be done."""
    return [tool("python"), str(ROOT / "setup.py"), "build_ext", "--inplace"]


def compile_solver() -> None:
    """Compile the solver, or say that it runs uncompiled; the attempt is remembered."""
    print("Compiling the solver.", flush=True)
    subprocess.run(build_command(), cwd=ROOT, capture_output=True)
    ATTEMPT.write_text(attempt(), encoding="utf-8")
    if not is_compiled():
        mend = f"`{DOCTOR}` says what mends it"
        print(f"The solver could not be compiled and calculates slowly: {mend}.", flush=True)


def solver_state() -> str:
    """Whether the solver is compiled, and what to do if it is not."""
    if is_compiled():
        return "good"
    if should_compile():
        return "not compiled, the next start does it"
    if sys.platform in COMPILERS and not can_compile():
        return f"NOT COMPILED; this mends it, with the next start: {COMPILERS[sys.platform]}"
    return f"NOT COMPILED; with a C compiler, this mends it: {shlex.join(build_command())}"


# Commands


def play(arguments: Sequence[str]) -> int:
    prepare("play")
    # Isolated: neither the folder one stands in nor PYTHONPATH can put other modules in the way
    command = [tool("python"), "-I", "-m", "preferans_qt", *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)


def test(arguments: Sequence[str]) -> int:
    prepare("test")
    failed = [shlex.join(build_command())] if can_compile() and not is_compiled() else []
    for check in CHECKS:
        name, *options = check.split()
        began = time.monotonic()
        run = subprocess.run(
            [tool(name), *options], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if run.returncode:
            failed.append(check)
            print(run.stdout.decode(errors="replace"))
        verdict = "FAILED" if run.returncode else "passed"
        print(f"{check}: {verdict} ({time.monotonic() - began:.1f} s)", flush=True)
    chosen = [argument for argument in arguments if argument not in ("--release", "--")]
    everything = ["-m", ""] if "--release" in arguments else []
    pytest = [tool("python"), "-m", "pytest", "-n", "auto", *everything, *chosen]
    if subprocess.run(pytest, cwd=ROOT).returncode:
        failed.append("pytest")
    if failed:
        print("Failed:", ", ".join(failed))
    return 1 if failed else 0


def doctor() -> int:
    """Print what this machine has; 1 if it lacks something that playing needs."""
    ready, lacking = is_ready("play"), missing({need.purpose for need in NEEDS})
    print(f"Python {sys.version.split()[0]}: good")
    print(f"Environment .venv: {'good' if ready else 'not ready, the next start makes it'}")
    print(f"Solver: {solver_state()}")
    if sys.platform.startswith("linux"):
        for need in NEEDS:
            state = "MISSING" if need in lacking else "good"
            print(f"{need.name}: {state} ({need.purpose})")
        screens = [name for name in ("DISPLAY", "WAYLAND_DISPLAY") if os.environ.get(name)]
        print(f"Screen: {', '.join(screens) or 'none, so no window can be shown from here'}")
    if lacking:
        print(advice(lacking, find_manager()))
    wanted = purposes("play", os.environ) | (set() if ready else {"environment"})
    return 1 if any(need.purpose in wanted for need in lacking) else 0


def main(arguments: Sequence[str]) -> int:
    sentence = refusal(sys.version_info[:2])
    if sentence:
        print(sentence, file=sys.stderr)
        return 1
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", arguments)
    if command in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    if command == "doctor":
        return doctor()
    if command == "test":
        return test(rest)
    return play(rest if command == "--" else arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
