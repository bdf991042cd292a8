"""The program's icon as a file of pictures, one for each size, in Windows and macOS formats."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImageReader

from app.files.picture import png

DRAWING = Path(__file__).parents[2] / "assets" / "icons" / "app.svg"
SIZES = (16, 32, 48, 64, 128, 256)  # pixels
_KINDS = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
MAC_SIZES = tuple(_KINDS)


def pictures(sizes: Sequence[int] = SIZES) -> dict[int, bytes]:
    """Return the icon as PNG files, by width in pixels."""
    made = {}
    for size in sizes:
        reader = QImageReader(str(DRAWING))
        reader.setScaledSize(QSize(size, size))
        made[size] = png(reader.read())
    return made


def windows_icon(of: Mapping[int, bytes]) -> bytes:
    """Return pictures of up to 256 pixels as an .ico file, which may contain PNG since Windows Vista."""
    offset, entries = 6 + 16 * len(of), b""
    for size, picture in of.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(of)) + entries + b"".join(of.values())


def mac_icon(of: Mapping[int, bytes]) -> bytes:
    """Return pictures of MAC_SIZES as an .icns file, with the PNG types that `iconutil` writes."""
    parts = b"".join(
        _KINDS[size] + struct.pack(">I", 8 + len(picture)) + picture for size, picture in of.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
