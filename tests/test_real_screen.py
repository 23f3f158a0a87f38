"""The program as the README starts it, on a real X server (Xvfb), with a picture of the screen."""

import os
import signal
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parent.parent
WIDTH, HEIGHT = 1280, 800
PATIENCE = 120_000  # milliseconds; the first start may have to set the environment up


class Screen:
    """A virtual screen of its own whose picture lies in a file."""

    def __init__(self, folder: Path) -> None:
        self._frame = folder / "Xvfb_screen0"
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            f"Xvfb -noreset -nolisten tcp -displayfd {writing} "
            f"-screen 0 {WIDTH}x{HEIGHT}x24 -fbdir {folder}".split(),
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = ":" + pipe.readline().strip()

    def picture(self) -> QImage:
        """What the screen shows now."""
        data = self._frame.read_bytes()
        header = struct.unpack(">25I", data[:100])
        start = header[0] + 12 * header[19]  # the header and its table of colours
        stride = header[12]
        return QImage(data[start:], WIDTH, HEIGHT, stride, QImage.Format.Format_RGB32).copy()

    def colours(self) -> int:
        """How many different colours a coarse grid over the picture finds."""
        picture = self.picture()
        return len({picture.pixel(x, y) for x in range(0, WIDTH, 9) for y in range(0, HEIGHT, 9)})

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    folder = tmp_path / "screen"
    folder.mkdir()
    opened = Screen(folder)
    yield opened
    opened.close()


def start(screen: Screen, data: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "DISPLAY": screen.display, "PREFERANS_DATA": str(data)}
    environment.pop("QT_QPA_PLATFORM", None)
    environment.pop("WAYLAND_DISPLAY", None)
    return subprocess.Popen(
        [sys.executable, str(ROOT / "start.py")],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        cwd=data,
        start_new_session=True,
    )


def kill(program: subprocess.Popen[str]) -> None:
    """End a program and what it started, as a power cut would."""
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()


def log_of(data: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(data / "preferans.sqlite")) as connection:
        return connection.execute(
            "SELECT match, number, code FROM entries ORDER BY match, number"
        ).fetchall()


def test_the_game_starts_survives_a_kill_and_refuses_a_second_copy(
    screen: Screen, tmp_path: Path, qtbot: QtBot
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    first = start(screen, data)
    qtbot.waitUntil(lambda: screen.colours() > 200, timeout=PATIENCE)
    second = start(screen, data)
    assert second.stderr is not None
    assert "Another copy of the program is running" in second.stderr.readline()
    kill(second)
    kill(first)
    log = log_of(data)
    assert str(log[0][2]).startswith("deal ")

    again = start(screen, data)
    qtbot.waitUntil(lambda: screen.colours() > 200, timeout=PATIENCE)
    kill(again)
    assert log_of(data)[: len(log)] == log
    assert len({match for match, *_ in log_of(data)}) == 1


def test_without_a_screen_the_game_says_so(tmp_path: Path) -> None:
    environment = {**os.environ, "PREFERANS_DATA": str(tmp_path)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", "preferans_qt"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Preferans needs a screen")
    assert len(done.stderr.splitlines()) == 1
