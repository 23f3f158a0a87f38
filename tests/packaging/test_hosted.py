"""AppImage, Flatpak and the workflows that build them where others can be reached."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from frozen.contents import COMMAND, PROGRAM
from preferans_qt.app import APPLICATION_ID

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
APP_RUN = LINUX / "appimage" / "AppRun"
SCRIPTS = (
    APP_RUN,
    LINUX / "appimage" / "make_appimage.sh",
    LINUX / "flatpak" / "make_flatpak.sh",
)
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux")


@on_linux
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_scripts_can_be_read_and_run(script: Path) -> None:
    subprocess.run(["sh", "-n", script], check=True)
    assert script.stat().st_mode & 0o100


@on_linux
@pytest.mark.parametrize(
    ("called", "started"),
    [("./Preferans.AppImage", PROGRAM), (f"/opt/{COMMAND}", COMMAND), (COMMAND, COMMAND)],
)
def test_an_appimage_starts_what_it_is_called(called: str, started: str, tmp_path: Path) -> None:
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "AppRun").write_bytes(APP_RUN.read_bytes())
    for name in (PROGRAM, COMMAND):
        program = tmp_path / "usr/bin" / name
        program.write_text(f'#!/bin/sh\necho {name} "$#" "$@"\n')
        program.chmod(0o755)
    run = subprocess.run(
        ["sh", tmp_path / "AppRun", "a match.pulka"],
        env={**os.environ, "ARGV0": called},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == f"{started} 1 a match.pulka\n"


def test_the_flatpak_has_no_network_and_no_files_of_others() -> None:
    [path] = (LINUX / "flatpak").glob("*.yml")
    manifest = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert path.stem == manifest["id"] == APPLICATION_ID
    assert manifest["command"] == PROGRAM
    allowed = {"--socket=wayland", "--socket=fallback-x11", "--socket=cups", "--share=ipc"}
    assert set(manifest["finish-args"]) == allowed


@pytest.mark.parametrize("script", SCRIPTS[1:], ids=lambda script: script.name)
def test_the_scripts_name_the_application(script: Path) -> None:
    assert f"application={APPLICATION_ID}\n" in script.read_text(encoding="utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.name)
def test_a_workflow_uses_only_what_is_pinned_and_no_more_rights(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    used = re.findall(r"(?m)^\s*(?:- )?uses: (.*)$", text)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action)
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}


@pytest.fixture(scope="module")
def release_jobs() -> dict[str, dict[str, object]]:
    [path] = (path for path in WORKFLOWS if path.name == "release.yml")
    jobs: dict[str, dict[str, object]] = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return jobs


def test_a_release_waits_for_all_systems(release_jobs: dict[str, dict[str, object]]) -> None:
    builders = {name for name, job in release_jobs.items() if job.get("needs") == "check"}
    assert release_jobs["release"]["needs"] == sorted(builders, key=list(release_jobs).index)
    assert builders == {"linux", "portable", "windows", "macos"}


@pytest.mark.parametrize(
    ("job", "trial"),
    [
        ("linux", "packaging/linux/try_packages.py"),
        ("portable", "--selftest"),
        ("windows", "--selftest"),
        ("macos", "--selftest"),
    ],
)
def test_nothing_is_released_untried(
    release_jobs: dict[str, dict[str, object]], job: str, trial: str
) -> None:
    steps = release_jobs[job]["steps"]
    assert isinstance(steps, list)
    assert any(trial in step.get("run", "") for step in steps)
