"""Check a frozen program: `check.py FOLDER SOURCES`; it leaves with a sentence for each fault.

What must be there is there, what the system has to give is known, it is not too large, and it
passes its own self-test.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

from frozen.contents import COMMAND, EXE, PROGRAM, missing_files, missing_modules

LARGEST = 110_000_000  # bytes, unpacked


def size_of(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def frozen_modules(program: Path) -> set[str]:
    """The names of the Python modules in the program."""
    [archive] = [name for name in CArchiveReader(str(program)).toc if name.endswith(".pyz")]
    return set(CArchiveReader(str(program)).open_embedded_archive(archive).toc)


def faults(folder: Path, sources: Path) -> Iterator[str]:
    """One sentence for each thing that is wrong; ``sources`` is what the wheel was built from."""
    libraries = folder / "_internal"
    solver = [source.stem for source in (sources / "preferans_qt" / "solver").glob("*.pxd")]
    compiled = {name for name in solver if (sources / f"preferans_qt/solver/{name}.py").exists()}
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in missing_files(libraries, compiled, suffix):
        yield f"{path} is missing."
    extensions = {f"preferans_qt.solver.{name}" for name in compiled}
    for module in missing_modules(frozen_modules(folder / f"{PROGRAM}{EXE}") | extensions, sources):
        yield f"The module {module} is missing."
    if (size := size_of(folder)) > LARGEST:
        yield f"It has {size / 1e6:.1f} MB, more than {LARGEST / 1e6:.0f}."


def passes(folder: Path) -> bool:
    """Whether the frozen program passes its self-test."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    test = subprocess.run(
        [folder / f"{COMMAND}{EXE}", "selftest"], env=environment, capture_output=True, text=True
    )
    if test.returncode:
        print(test.stdout, test.stderr, sep="\n")
    return test.returncode == 0


def main() -> None:
    folder, sources = Path(sys.argv[1]) / PROGRAM, Path(sys.argv[2])
    if not EXE:  # Windows has no links that everybody may make: there it is frozen twice
        (folder / COMMAND).symlink_to(PROGRAM)
    found = list(faults(folder, sources))
    if not found and not passes(folder):
        found.append("The frozen program does not pass its self-test.")
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
