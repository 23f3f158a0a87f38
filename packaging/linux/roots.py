"""Clean Debian systems in folders, to install packages in; for root only."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

USER = "player"
HOME = Path("/home", USER)
_PLAIN = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}
# Mounts are seen by the command alone and gone with it
_ENTER = """\
mount -t proc proc "$root/proc"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
for folder in $shared; do
    mkdir -p "$root$folder"
    mount --bind "$folder" "$root$folder"
done
exec chroot $user "$root" /usr/bin/env -i "$@"
"""


@dataclass(frozen=True, slots=True)
class Root:
    """A Debian system in a folder; ``shared`` folders of this machine are seen in it, too."""

    folder: Path
    shared: tuple[Path, ...] = ()

    def command(
        self,
        *arguments: str,
        user: str = "root",
        network: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> list[str]:
        """The command line that runs something there; without the network, unless wanted."""
        home = "/root" if user == "root" else str(HOME)
        variables = {**_PLAIN, "HOME": home, **(environment or {})}
        script = (
            f"root={shlex.quote(str(self.folder))}\n"
            f"shared='{' '.join(map(str, self.shared))}'\n"
            f"user='{'' if user == 'root' else f'--userspec={user}'}'\n{_ENTER}"
        )
        namespaces = ["--mount", *([] if network else ["--net"])]
        settings = [f"{name}={value}" for name, value in variables.items()]
        return ["unshare", *namespaces, "sh", "-euc", script, "sh", *settings, *arguments]

    def run(
        self,
        *arguments: str,
        user: str = "root",
        network: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run something there to its end; what it says is in the result."""
        command = self.command(*arguments, user=user, network=network, environment=environment)
        return subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )

    def inside(self, path: str | Path) -> Path:
        """Where a path of that system lies on this machine."""
        return self.folder / Path(path).relative_to("/")


def mirror() -> str:
    """Where apt of this machine has Debian from."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
        capture_output=True,
        text=True,
        check=True,
    )
    return next(line for line in told.stdout.splitlines() if line.rstrip("/").endswith("/debian"))


def cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "preferans-packaging"


def clean_root(suite: str) -> Path:
    """The bare system of a Debian suite, made once and kept; never to be changed."""
    folder = cache() / suite
    if not folder.exists():
        unfinished = folder.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        making = ["debootstrap", "--variant=minbase", suite, str(unfinished), mirror()]
        subprocess.run(making, check=True, stdout=subprocess.DEVNULL)
        for name in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copy(name, unfinished / name.lstrip("/"))
        unfinished.rename(folder)
    return folder


def fresh_root(suite: str, to: Path, shared: tuple[Path, ...] = ()) -> Root:
    """A copy of the bare system with an ordinary user, to be used and thrown away."""
    if to.exists():
        subprocess.run(["rm", "-rf", "--one-file-system", to], check=True)
    to.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", "--reflink=auto", clean_root(suite), to], check=True)
    root = Root(to, shared)
    (to / "root").chmod(0o755)  # what is shared may lie below it
    made = root.run("useradd", "--create-home", USER)
    if made.returncode:
        raise RuntimeError(made.stdout)
    return root
