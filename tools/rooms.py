"""Draws docs/pictures/architecture.svg from the layer contracts in setup.cfg: `python -m tools.rooms`.

A room is drawn above the rooms that it may import. The first sentence of its docstring is its tooltip.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
PACKAGES = {  # contract, what the package is, color
    "app": ("app-rooms", "the window and the command line", "#dbe7f7"),
    "lessons": ("lesson-format", "lessons, and what plays them", "#e3f0dc"),
    "engine": ("engine-rooms", "the machine, without a window", "#f7ecd5"),
}
WIDTH, MARGIN, GAP, HEIGHT, HEAD = 1000, 10, 8, 30, 44  # px
FONT = 'font-family="Inter, Helvetica, Arial, sans-serif"'


def layers(package: str) -> list[list[str]]:
    """Return the rooms of a package, highest layer first."""
    config = ConfigParser(interpolation=None)
    config.read(ROOT / "setup.cfg", "utf-8")
    lines = config[f"importlinter:contract:{PACKAGES[package][0]}"]["layers"].split("\n")
    rooms = (re.split(r"\s*[|:]\s*", line.strip()) for line in lines if line.strip())
    return [[room.removeprefix(f"{package}.") for room in row] for row in rooms]


def picture() -> str:
    """Return the picture as SVG."""
    y, parts = MARGIN, []
    for package in PACKAGES:
        drawn, high = _package(package, y)
        parts += drawn
        y += high + MARGIN
    title = "Rooms of LPAR Lab: each imports only rooms below it"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}">'
    ground = f'<rect width="{WIDTH}" height="{y}" fill="#ffffff"/>'
    return "\n".join([f"{head}<title>{title}</title>", ground, *parts, "</svg>\n"])


def _package(package: str, top: int) -> tuple[list[str], int]:
    _, about, colour = PACKAGES[package]
    rows = layers(package)
    high = HEAD + len(rows) * (HEIGHT + GAP) + GAP
    parts = [
        _box(MARGIN, top, WIDTH - 2 * MARGIN, high, colour, "#8a97a8"),
        _text(MARGIN + 16, top + 29, package, 'font-size="20" font-weight="700"'),
        _text(MARGIN + 28 + 12 * len(package), top + 28, about, 'font-size="14" fill="#4a5868"'),
    ]
    for place, row in enumerate(rows):
        parts += _row(package, row, top + HEAD + place * (HEIGHT + GAP))
    return parts, high


def _row(package: str, rooms: Sequence[str], top: int) -> Iterator[str]:
    left, wide = 2 * MARGIN + GAP, WIDTH - 4 * MARGIN - 2 * GAP
    each = (wide - GAP * (len(rooms) - 1)) / len(rooms)
    for place, room in enumerate(rooms):
        x, about = round(left + place * (each + GAP), 1), _about(package, room)
        yield f"<g><title>{escape(about)}</title>"
        yield _box(x, top, round(each, 1), HEIGHT, "#ffffff", "#b3bdca")
        if len(rooms) == 1:  # there is room for words
            yield _text(
                x + 120, top + 20, about.partition(". ")[0].rstrip("."), 'font-size="12" fill="#4a5868"'
            )
            yield _text(x + 12, top + 20, room, 'font-size="14"') + "</g>"
        else:
            middle = 'font-size="14" text-anchor="middle"'
            yield _text(round(x + each / 2, 1), top + 20, room, middle) + "</g>"


def _about(package: str, room: str) -> str:
    """Return the first sentence of a room's docstring."""
    file = ROOT / package / room
    source = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    text = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or room
    return " ".join(text.split("\n\n")[0].split())


def _box(x: float, y: float, wide: float, high: float, fill: str, stroke: str) -> str:
    size = f'x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"'
    return f'<rect {size} fill="{fill}" stroke="{stroke}"/>'


def _text(x: float, y: float, text: str, style: str) -> str:
    colour = "" if "fill=" in style else ' fill="#1d2733"'
    return f'<text x="{x}" y="{y}" {FONT} {style}{colour}>{escape(text)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
