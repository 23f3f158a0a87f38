"""Build what is handed out: `python3 packaging/build.py [--version V] [--to FOLDER]`.

A wheel is built from a clean copy of the sources, installed into an environment of its own (made
from packaging/requirements.lock), frozen into one folder, checked, and packed for this platform
into dist/, with checksums and a bill of materials beside it. On Linux: .deb, .rpm and .run; on
Windows an installer; on macOS a disk image.

--version V   call it V instead of what the sources say, to try an upgrade
--to FOLDER   put the packages there instead of into dist/
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
WORK = ROOT / "build" / "packaging"
ENVIRONMENT, SOURCES = WORK / "environment", WORK / "sources"
WHEELS, FROZEN = WORK / "wheels", WORK / "frozen"

# The folder below packaging/ that packs, for each system by its name in Python
PACKERS = {"linux": "linux", "win32": "windows", "darwin": "macos"}

# Programs that a step needs, with the package that brings each: of Debian, of Chocolatey, of Xcode
TOOLS = {
    "linux": {
        "cc": "gcc",
        "objdump": "binutils",
        "dpkg-shlibdeps": "dpkg-dev",
        "dpkg-deb": "dpkg",
        "/usr/lib/rpm/elfdeps": "rpm",
    },
    "win32": {"makensis": "nsis"},
    "darwin": {"cc": "", "codesign": "", "hdiutil": ""},
}
INSTALL = {
    "linux": "sudo apt-get install",
    "win32": "choco install",
    "darwin": "xcode-select --install",
}

# What the wheel is built from; a clean copy keeps old modules in build/ out of it
SOURCE_FILES = ("pyproject.toml", "setup.py", "start.py", "MANIFEST.in", "README.md", "LICENSE")
PACKAGE = "preferans_qt"
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c")


def lacking(system: str = sys.platform) -> str | None:
    """One sentence about what this machine lacks, or nothing."""
    if system not in PACKERS:
        return f"Nothing is packed for {system}, only for {', '.join(PACKERS)}."
    packages = {package for tool, package in TOOLS[system].items() if shutil.which(tool) is None}
    if packages:
        command = f"{INSTALL[system]} {' '.join(sorted(packages))}".strip()
        return f"Some programs are missing: {command}"
    # PyInstaller needs it; Pythons for Windows and macOS always have one
    if system == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        return f"{sys.executable} has no shared library: take a Python built with --enable-shared."
    return None


def source_date(environment: Mapping[str, str] = os.environ) -> str:
    """The seconds that stand for the time of everything built: of the commit, unless given."""
    given = environment.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    git = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True
    )
    if git.returncode != 0:
        sys.exit("Set SOURCE_DATE_EPOCH: this is no git checkout that could tell when it was made.")
    return git.stdout.strip()


def with_version(text: str, version: str) -> str:
    """The text of `__init__.py` with another version."""
    return re.sub(r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"', text)


def copy_sources(version: str | None) -> None:
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(ROOT / PACKAGE, SOURCES / PACKAGE, ignore=NOT_SOURCES)
    for name in SOURCE_FILES:
        shutil.copy2(ROOT / name, SOURCES / name)
    if version is not None:
        init = SOURCES / PACKAGE / "__init__.py"
        init.write_text(with_version(init.read_text(encoding="utf-8"), version), encoding="utf-8")


def run(*command: str | Path, **variables: str) -> None:
    """Run a step; leave with its status when it fails."""
    step = subprocess.run([str(part) for part in command], env={**os.environ, **variables})
    if step.returncode != 0:
        sys.exit(f"This step failed: {' '.join(map(str, command))}")


def python() -> Path:
    """The Python of the environment."""
    base = {"base": str(ENVIRONMENT), "platbase": str(ENVIRONMENT)}
    name = "python.exe" if os.name == "nt" else "python"
    return Path(sysconfig.get_path("scripts", "venv", base), name)


def make_environment() -> None:
    """An environment with exactly what the lock names; it is made again when the lock changes."""
    stamp = ENVIRONMENT / "made-from"
    origin = hashlib.sha256(f"{sys.version}\0{LOCK.read_text(encoding='utf-8')}".encode())
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == origin.hexdigest():
        return
    run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
    pip_install("--only-binary=:all:", "--require-hashes", "-r", LOCK)
    stamp.write_text(origin.hexdigest(), encoding="utf-8")


def pip_install(*arguments: str | Path) -> None:
    quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
    run(python(), "-m", "pip", "install", *quiet, *arguments)


def install_wheel(date: str) -> None:
    """Build the wheel with the compiled solver, and install it."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    build = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    variables = {"SOURCE_DATE_EPOCH": date, "PYTHONHASHSEED": "0"}
    run(python(), "-m", "pip", *build, "--wheel-dir", WHEELS, SOURCES, **variables)
    [wheel] = WHEELS.glob("*.whl")
    pip_install("--no-deps", "--force-reinstall", wheel)


def freeze(date: str) -> None:
    """Freeze what is installed into one folder, and check what is in it."""
    shutil.rmtree(FROZEN, ignore_errors=True)
    folders = ("--distpath", FROZEN, "--workpath", WORK / "pyinstaller")
    options = ("--noconfirm", "--clean", "--log-level", "ERROR", *folders)
    spec = ROOT / "packaging" / "frozen" / "preferans.spec"
    # Not isolated (-I), which would ignore the fixed order of hashes
    variables = {"SOURCE_DATE_EPOCH": date, "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    run(python(), "-P", "-m", "PyInstaller", *options, spec, **variables)
    run(python(), ROOT / "packaging" / "frozen" / "check.py", FROZEN, SOURCES)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packages of this platform.")
    parser.add_argument("--version", help="call it so, to try an upgrade")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    options = parser.parse_args()
    if sentence := lacking():
        sys.exit(sentence)
    began, date = time.monotonic(), source_date()
    make_environment()
    copy_sources(options.version)
    install_wheel(date)
    freeze(date)
    pack = ROOT / "packaging" / PACKERS[sys.platform] / "pack.py"
    run(python(), pack, FROZEN, options.to.resolve(), SOURCE_DATE_EPOCH=date)
    print(f"Built in {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
