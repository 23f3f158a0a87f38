"""The files of the Linux packages as they will lie on the disk, below one folder."""

import gzip
import os
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from string import Template

from frozen.contents import COMMAND, PROGRAM
from frozen.licences import components, write_licences
from linux.dependencies import forget_build_paths
from linux.icons import write_icons
from linux.man_pages import man_pages
from preferans_qt import __version__
from preferans_qt.app import APPLICATION_ID

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = Path(__file__).with_name("files")
MATCH_ICON = "application-x-preferans-match"  # as the kind of file is named, with a hyphen
MAINTAINER = "The Preferans authors <preferans-qt@preferans.invalid>"

_COPYRIGHT = """\
Preferans $version

Copyright The Preferans authors. Licence: MIT, as follows.

$licence
The package contains other programs, too. /usr/lib/$program/licences holds the text of
every licence; on Debian, /usr/share/common-licenses/LGPL-3 and GPL-3 are the same texts.

$others
"""


@dataclass(frozen=True, slots=True)
class Moment:
    """The time that stands for everything built, in seconds of the epoch."""

    seconds: int

    @property
    def utc(self) -> datetime:
        return datetime.fromtimestamp(self.seconds, UTC)


def make_tree(frozen: Path, tree: Path, moment: Moment) -> None:
    """Lay everything below ``tree``, with the modes and times it is packed with."""
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    library = usr / "lib" / PROGRAM
    shutil.copytree(frozen / PROGRAM, library, symlinks=True)
    forget_build_paths(library)
    write_licences(library / "licences")
    (usr / "bin").mkdir()
    for name in (PROGRAM, COMMAND):
        (usr / "bin" / name).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    _add_desktop(usr / "share", moment)
    _add_documents(usr / "share", moment)
    _settle(tree, moment)


def _add_desktop(share: Path, moment: Moment) -> None:
    """Menu entry, kind of file, icons, and what software centres show."""
    entry, kind = share / "applications", share / "mime" / "packages"
    about = share / "metainfo"
    for folder in (entry, kind, about):
        folder.mkdir(parents=True)
    shutil.copy(FILES / "preferans.desktop", entry / f"{APPLICATION_ID}.desktop")
    shutil.copy(FILES / "mime.xml", kind / f"{APPLICATION_ID}.xml")
    (about / f"{APPLICATION_ID}.metainfo.xml").write_text(metainfo(moment), encoding="utf-8")
    write_icons(ROOT / "assets/icons", share / "icons/hicolor", APPLICATION_ID, MATCH_ICON)


def metainfo(moment: Moment) -> str:
    """What software centres show, with this version."""
    text = (FILES / "metainfo.xml").read_text(encoding="utf-8")
    return Template(text).substitute(version=__version__, date=moment.utc.date().isoformat())


def _add_documents(share: Path, moment: Moment) -> None:
    manual, documents = share / "man" / "man1", share / "doc" / PROGRAM
    manual.mkdir(parents=True)
    documents.mkdir(parents=True)
    for name, text in man_pages(moment.seconds).items():
        _compress(text, manual / f"{name}.gz")
    (documents / "copyright").write_text(_copyright(), encoding="utf-8")
    _compress(debian_changelog(moment), documents / "changelog.gz")
    _compress((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), documents / "NEWS.gz")
    shutil.copy(ROOT / "docs" / "file-formats.md", documents)


def _compress(text: str, to: Path) -> None:
    to.write_bytes(gzip.compress(text.encode(), mtime=0))


def _copyright() -> str:
    others = [
        f"{part.name} {part.version}: {part.licence}"
        for part in components()
        if part.name != PROGRAM
    ]
    return Template(_COPYRIGHT).substitute(
        version=__version__,
        program=PROGRAM,
        licence=(ROOT / "LICENSE").read_text(encoding="utf-8"),
        others="\n".join(others),
    )


def debian_changelog(moment: Moment) -> str:
    """The changelog in the form of Debian; what is new stands in NEWS."""
    return (
        f"{PROGRAM} ({__version__}) unstable; urgency=low\n\n"
        "  * NEWS tells what is new.\n\n"
        f" -- {MAINTAINER}  {format_datetime(moment.utc)}\n"
    )


def _settle(tree: Path, moment: Moment) -> None:
    """The same modes and times everywhere, so that two builds are alike."""
    for path in [tree, *sorted(tree.rglob("*"))]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_run(path) else 0o644)
        os.utime(path, (moment.seconds, moment.seconds), follow_symlinks=False)


def _is_run(path: Path) -> bool:
    """Whether a file is a program; libraries are only loaded."""
    return path.name == PROGRAM
