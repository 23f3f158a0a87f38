"""A virtual screen whose pixels can be read, compared and kept as PNG pictures."""

import contextlib
import os
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

SIZE = (1280, 800)  # pixels
_HEADER_FIELDS = 25  # of the X window dump that Xvfb keeps, 32 bits each
_STILL = 0.7  # seconds without a change
_PATIENCE = 60.0  # seconds


class NothingShown(Exception):
    """The screen did not come to show what was waited for; the text says what."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A running Xvfb: the name of its display, and the file that holds its pixels."""

    display: str
    frame: Path

    def pixels(self) -> bytes:
        """What it shows now: four bytes a pixel, blue, green, red and one that means nothing."""
        with self.frame.open("rb") as file:
            fields = struct.unpack(f">{_HEADER_FIELDS}I", file.read(4 * _HEADER_FIELDS))
            length, colours = fields[0], fields[19]
            file.seek(length + 12 * colours)
            return file.read(4 * SIZE[0] * SIZE[1])

    def wait_for_paint(self) -> None:
        """Wait until a window with many colours is on the screen. Raises NothingShown."""
        self._wait(lambda: is_painted(self.pixels()), "No window was painted.")

    def wait_until_empty(self) -> None:
        """Wait until the last window is gone. Raises NothingShown."""
        self._wait(lambda: not is_painted(self.pixels()), "A window stays that should be gone.")

    def _wait(self, holds: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not holds():
            if time.monotonic() > deadline:
                raise NothingShown(otherwise)
            time.sleep(0.001)

    def still_picture(self) -> bytes:
        """What it shows when nothing moves any more. Raises NothingShown."""
        self.wait_for_paint()
        deadline = time.monotonic() + _PATIENCE
        shown, since = self.pixels(), time.monotonic()
        while time.monotonic() < since + _STILL:
            time.sleep(0.05)
            now = self.pixels()
            if now != shown:
                shown, since = now, time.monotonic()
            if time.monotonic() > deadline:
                raise NothingShown("The window does not come to rest.")
        return shown


def is_painted(pixels: bytes) -> bool:
    """Whether these pixels show more than an empty screen or an empty window."""
    step = 4 * (SIZE[0] * 20 + 23)  # spread over rows and columns
    return len({pixels[at : at + 3] for at in range(0, len(pixels), step // 16 * 4)}) > 12


def difference(one: bytes, other: bytes) -> float:
    """The share of pixels that differ at all, from 0 to 1."""
    if one == other:
        return 0.0
    pixels = range(0, len(one), 4)
    return sum(one[at : at + 3] != other[at : at + 3] for at in pixels) / len(pixels)


def write_png(pixels: bytes, to: Path) -> None:
    """Keep a picture."""
    width, height = SIZE
    red, green, blue = pixels[2::4], pixels[1::4], pixels[0::4]
    colours = bytearray(3 * width * height)
    colours[0::3], colours[1::3], colours[2::3] = red, green, blue
    rows = b"".join(
        b"\0" + colours[3 * width * row : 3 * width * (row + 1)] for row in range(height)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    data = b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(b"\x89PNG\r\n\x1a\n" + data)


@contextlib.contextmanager
def virtual_screen() -> Iterator[Screen]:
    """Run Xvfb with a screen of SIZE, open to every local user."""
    read, write = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write), "-screen", "0", size, "-fbdir", folder),
                *("-ac", "-noreset", "-nolisten", "tcp"),
            ],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            yield Screen(f":{number}", Path(folder, "Xvfb_screen0"))
        finally:
            server.terminate()
            server.wait()
