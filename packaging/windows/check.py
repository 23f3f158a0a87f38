"""Compile the installer's script on any system that has makensis, with a few small files.

The installer goes into the folder named, or nowhere: `check.py [FOLDER]`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from frozen.contents import COMMAND, PROGRAM
from frozen.icon_files import write_icon
from windows.pack import make_installer


def stand_in(folder: Path) -> Path:
    """A folder that looks like the frozen program from outside."""
    for part in ("_internal", "licences"):
        (folder / part).mkdir(parents=True)
        (folder / part / "text.txt").write_text("A stand-in.\n", encoding="utf-8")
    for name in (PROGRAM, COMMAND):
        (folder / f"{name}.exe").write_bytes(b"MZ")
    return folder


def check(to: Path) -> Path:
    """Compile, and give the installer. Raises CalledProcessError."""
    with TemporaryDirectory() as work:
        icon = write_icon(Path(work, f"{PROGRAM}.ico"))
        installer = to / f"{PROGRAM}.exe"
        make_installer(stand_in(Path(work, "files")), icon, installer)
    return installer


def main() -> None:
    with TemporaryDirectory() as nowhere:
        installer = check(Path(sys.argv[1] if len(sys.argv) > 1 else nowhere))
        print(f"The script compiles, to {installer.stat().st_size} bytes.")


if __name__ == "__main__":
    main()
