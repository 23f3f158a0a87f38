"""Pack a frozen program for Linux: `pack.py FROZEN FOLDER` writes .deb, .rpm and .run.

The environment variable SOURCE_DATE_EPOCH stands for the time of everything in them.
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from string import Template

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from frozen.contents import PROGRAM
from linux.dependencies import Needs, debian_needs, rpm_needs
from linux.tree import FILES, MAINTAINER, Moment, make_tree
from preferans_qt import __version__
from preferans_qt.app import APPLICATION_ID
from release import hand_out

LARGEST_DEB = 32_000_000  # bytes
ARCHITECTURE = "amd64"


def description(tree: Path, work: Path, debian: Needs, rpm: Needs) -> Path:
    """Write nfpm's description, filled in; both packages are made from it."""
    text = Template((FILES / "nfpm.yaml").read_text(encoding="utf-8")).substitute(
        version=__version__,
        maintainer=MAINTAINER,
        tree=tree,
        folder=FILES,
        overrides=FILES / "lintian-overrides",
        deb_depends=json.dumps(debian.depends),
        deb_recommends=json.dumps(debian.recommends),
        rpm_depends=json.dumps(rpm.depends),
        rpm_recommends=json.dumps(rpm.recommends),
    )
    path = work / "nfpm.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def nfpm(packager: str, config: Path, to: Path) -> None:
    program = Path(sys.executable).with_name("nfpm")
    files = ("--config", str(config), "--target", str(to))
    command = [str(program), "package", "--packager", packager, *files]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def make_deb(config: Path, work: Path, to: Path, moment: Moment) -> None:
    """Pack with nfpm, and once more with dpkg-deb, which compresses better."""
    plain, unpacked = work / "plain.deb", work / "deb"
    shutil.rmtree(unpacked, ignore_errors=True)
    nfpm("deb", config, plain)
    subprocess.run(["dpkg-deb", "--raw-extract", plain, unpacked], check=True)
    for path in (unpacked, unpacked / "DEBIAN"):
        os.utime(path, (moment.seconds, moment.seconds))
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build"]
    subprocess.run([*command, unpacked, to], check=True, stdout=subprocess.DEVNULL)


def payload(tree: Path, moment: Moment) -> bytes:
    """The tree, packed so that nobody's name and no time of today is in it."""

    def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment.seconds
        return entry

    packed = io.BytesIO()
    with (
        gzip.GzipFile("", "wb", 9, packed, mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in (tree / "usr", *sorted((tree / "usr").rglob("*"))):
            archive.add(path, path.relative_to(tree), recursive=False, filter=settled)
    return packed.getvalue()


def make_run(tree: Path, work: Path, to: Path, needs: Needs, moment: Moment) -> None:
    """A shell script with the program behind it, for a user without root."""
    own = work / "run"
    shutil.rmtree(own, ignore_errors=True)
    shutil.copytree(tree, own, symlinks=True)
    shutil.rmtree(own / "usr" / "bin")  # the installer makes these links, to where the user is
    uninstall = own / "usr" / "lib" / PROGRAM / "uninstall"
    shutil.copy(FILES / "uninstall.sh", uninstall)
    uninstall.chmod(0o755)
    body = payload(own, moment)
    template = Template((FILES / "installer.sh").read_text(encoding="utf-8"))
    header = template.substitute(
        version=__version__,
        name=to.name,
        first_line=template.template.count("\n") + 1,
        digest=hashlib.sha256(body).hexdigest(),
        application=APPLICATION_ID,
        debian_packages=" ".join(each.split()[0] for each in needs.depends),
    )
    to.write_bytes(header.encode() + body)
    to.chmod(0o755)


def main() -> None:
    frozen, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    moment = Moment(int(os.environ["SOURCE_DATE_EPOCH"]))
    work = frozen.parent / "linux"
    tree = work / "tree"
    work.mkdir(exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    make_tree(frozen, tree, moment)
    debian, rpm = debian_needs(tree), rpm_needs(tree)
    config = description(tree, work, debian, rpm)
    deb = folder / f"{PROGRAM}_{__version__}_{ARCHITECTURE}.deb"
    package = folder / f"{PROGRAM}-{__version__}-1.x86_64.rpm"
    run = folder / f"{PROGRAM}-{__version__}.run"
    make_deb(config, work, deb, moment)
    nfpm("rpm", config, package)
    make_run(tree, work, run, debian, moment)
    hand_out((deb, package, run), folder, moment.seconds)
    if deb.stat().st_size > LARGEST_DEB:
        sys.exit(f"{deb.name} is larger than {LARGEST_DEB / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
