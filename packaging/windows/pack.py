"""Pack a frozen program for Windows: `pack.py FROZEN FOLDER` writes the installer.

The environment variable SOURCE_DATE_EPOCH stands for the time of the bill of materials.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from frozen.contents import PROGRAM
from frozen.icon_files import write_icon
from frozen.licences import write_licences
from preferans_qt import __version__
from release import hand_out

SCRIPT = Path(__file__).with_name("preferans.nsi")
LARGEST = 40_000_000  # bytes


def make_installer(files: Path, icon: Path, to: Path) -> None:
    """Pack a folder with makensis; a warning is an error. Raises CalledProcessError."""
    values = {"VERSION": __version__, "FILES": files, "ICON": icon, "TO": to}
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions, str(SCRIPT)]
    subprocess.run(command, check=True)


def main() -> None:
    frozen, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    files = frozen / PROGRAM
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(files / "licences", ignore_errors=True)
    write_licences(files / "licences")
    installer = folder / f"{PROGRAM}-{__version__}-windows-x86_64.exe"
    make_installer(files, write_icon(frozen.parent / f"{PROGRAM}.ico"), installer)
    hand_out((installer,), folder, int(os.environ["SOURCE_DATE_EPOCH"]))
    if installer.stat().st_size > LARGEST:
        sys.exit(f"{installer.name} is larger than {LARGEST / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
