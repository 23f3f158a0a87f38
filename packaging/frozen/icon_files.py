"""The icon of the program in one file, in the forms of Windows (.ico) and of macOS (.icns).

Both forms hold PNG pictures of several sizes behind a list of them.
"""

import struct
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from linux.icons import draw, drawing_without_screen

DRAWING = Path(__file__).resolve().parents[2] / "assets" / "icons" / "preferans.svg"
ICO_SIZES = (16, 24, 32, 48, 64, 256)  # pixels
ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}  # by pixels


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """The form of Windows; the pictures are PNG, by their pixels (256 at most)."""
    offset = 6 + 16 * len(pictures)
    rows, bodies = [struct.pack("<3H", 0, 1, len(pictures))], []
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        rows.append(struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), offset))
        bodies.append(picture)
        offset += len(picture)
    return b"".join((*rows, *bodies))


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """The form of macOS; the pictures are PNG, by their pixels, of the sizes in ICNS_KINDS."""
    entries = [
        ICNS_KINDS[size] + struct.pack(">I", 8 + len(picture)) + picture
        for size, picture in pictures.items()
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, entries))) + b"".join(entries)


def write_icon(to: Path) -> Path:
    """Write the icon of the program in the form that the name ends with: .ico or .icns."""
    form, sizes = (ico, ICO_SIZES) if to.suffix == ".ico" else (icns, tuple(ICNS_KINDS))
    to.parent.mkdir(parents=True, exist_ok=True)
    with drawing_without_screen(), TemporaryDirectory() as folder:
        picture, pictures = Path(folder, "icon.png"), {}
        for size in sizes:
            draw(DRAWING, size, picture)
            pictures[size] = picture.read_bytes()
    to.write_bytes(form(pictures))
    return to
