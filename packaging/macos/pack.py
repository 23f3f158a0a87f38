"""Pack a frozen program for macOS: `pack.py FROZEN FOLDER` writes the disk image.

The environment variable SOURCE_DATE_EPOCH stands for the time of the bill of materials.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from frozen.contents import COMMAND, PROGRAM
from frozen.licences import write_licences
from macos.bundle import APP
from preferans_qt import __version__
from release import hand_out

MAKE_IMAGE = Path(__file__).with_name("make_dmg.sh")
LARGEST = 60_000_000  # bytes


def complete(app: Path) -> None:
    """Put into the application what PyInstaller does not know of: the command and the licences."""
    command, licences = app / "Contents/MacOS" / COMMAND, app / "Contents/Resources/licences"
    command.unlink(missing_ok=True)
    command.symlink_to(PROGRAM)
    shutil.rmtree(licences, ignore_errors=True)
    write_licences(licences)


def main() -> None:
    frozen, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    complete(frozen / APP)
    image = folder / f"{PROGRAM}-{__version__}-macos-{platform.machine()}.dmg"
    subprocess.run([MAKE_IMAGE, frozen / APP, image], check=True)
    hand_out((image,), folder, int(os.environ["SOURCE_DATE_EPOCH"]))
    if image.stat().st_size > LARGEST:
        sys.exit(f"{image.name} is larger than {LARGEST / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
