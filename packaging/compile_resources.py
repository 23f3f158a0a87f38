"""Compile what the window shows (cards, icons, translations, guide) into one Python module.

Every file below assets/ is shipped under its own path (`:/cards/...`), a translation as .qm; README
files, Python scripts and hidden files stay behind. Run it after any change below assets/:

    .venv/bin/python packaging/compile_resources.py
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
CATALOGUES = ROOT / "build" / "translations"
LIST = ROOT / "resources.qrc"
MODULE = ROOT / "preferans_qt" / "resources_rc.py"


def shipped() -> dict[str, Path]:
    """The files to compile in, by their path below `:/`, in a fixed order."""
    files = {}
    for source in sorted(ASSETS.rglob("*")):
        name = source.relative_to(ASSETS)
        if source.is_dir() or source.suffix == ".py" or source.stem == "README":
            continue
        if any(part.startswith((".", "__")) for part in name.parts):
            continue
        if source.suffix == ".ts":
            name, source = name.with_suffix(".qm"), CATALOGUES / f"{source.stem}.qm"
        files[name.as_posix()] = source
    return files


def list_text(files: dict[str, Path]) -> str:
    """The list of resources in the format of rcc."""
    rows = [
        f'        <file alias="{name}">{source.relative_to(ROOT).as_posix()}</file>\n'
        for name, source in files.items()
    ]
    return f'<RCC>\n    <qresource prefix="/">\n{"".join(rows)}    </qresource>\n</RCC>\n'


def qt_tool(name: str, *arguments: str | Path) -> None:
    """Run a tool that comes with PySide6; CalledProcessError if it fails."""
    program = shutil.which(f"pyside6-{name}", path=sysconfig.get_path("scripts"))
    if program is None:
        sys.exit(f"pyside6-{name} is not beside {sys.executable}: run this with .venv/bin/python.")
    # A fixed date, so that the same files give the same module
    environment = {**os.environ, "QT_RCC_SOURCE_DATE_OVERRIDE": "0"}
    subprocess.run([program, *arguments], cwd=ROOT, env=environment, check=True)


def compile_translations(folder: Path) -> None:
    """Write `NAME.qm` into the folder for each `NAME.ts`."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(ASSETS.rglob("*.ts")):
        qt_tool("lrelease", "-silent", source, "-qm", folder / f"{source.stem}.qm")


def main() -> None:
    files = shipped()
    if not files:
        sys.exit("assets/ holds nothing to compile.")
    compile_translations(CATALOGUES)
    LIST.write_text(list_text(files), encoding="utf-8", newline="\n")
    # zlib, because not every build of Qt can read zstd
    qt_tool("rcc", "-g", "python", "--compress-algo", "zlib", LIST, "-o", MODULE)
    print(f"{len(files)} files compiled into {MODULE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
