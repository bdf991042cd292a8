"""Sizes of elements without contents, and margins of containers, in picture units."""

from __future__ import annotations

import textwrap
from math import ceil

from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.paper import PaperNote

Size = tuple[float, float]
LPAR: Size = (188.0, 62.0)
CORE: Size = (152.0, 60.0)  # of a channel: the box with its name
PILL: Size = (186.0, 28.0)  # of a cluster, and at most of a link
LETTER, ENDS, SHORTEST = 7.2, 28.0, 104.0  # of a link's name; round ends with their margin; the narrowest
PORT: Size = (18.0, 14.0)  # its plug; the number is written below it
PORT_PITCH, CLOSE_PITCH, MANY_PORTS = 46.0, 28.0, 24  # between ports; when there are many
DIRECTOR: Size = (220.0, 76.0)
STORAGE: Size = (188.0, 76.0)
CELL = 15.0  # edge of the square of a device
PITCH = 19.0  # from one to the next one
ROW = 8  # squares in a row
MAX_CELLS = 16  # devices of a range that are painted one by one
RANGE: Size = (112.0, 16.0)  # of a range of more devices
UNIT_LABEL = 90.0
UNITS = 8  # control units above each other
NOTE_WIDTH, NOTE_LETTERS, NOTE_LINES, NOTE_LINE = 196.0, 32, 40, 15.0
LABEL_LETTER = {"plain": 7.4, "heading": 11.0}  # width of a letter of a label, at most on average
LABEL_LINE = {"plain": 17.0, "heading": 24.0}
EMPTY: Size = (240.0, 90.0)  # of an empty container
LANE = 36.0  # for a link above its LPARs


def link_size(title: str) -> Size:
    """Return the size of a link's pill, which shows the whole name."""
    return max(SHORTEST, len(title) * LETTER + ENDS), PILL[1]


def cells(devices: int) -> list[tuple[float, float]]:
    """Return the corners of the squares for this number of devices."""
    return [(i % ROW * PITCH, i // ROW * PITCH) for i in range(devices)]


def device_size(thing: DeviceRange) -> Size:
    """Return the size of the squares, or of the bar that represents many devices."""
    if thing.count > MAX_CELLS:
        return RANGE
    columns, rows = min(thing.count, ROW), ceil(thing.count / ROW)
    return columns * PITCH - (PITCH - CELL), rows * PITCH - (PITCH - CELL)


def director_size(ports: int) -> Size:
    """Return the size of a director; if there are many ports, they lie closer, and half of them are at
    the other edge.
    """
    if ports <= MANY_PORTS:
        return max(DIRECTOR[0], ports * PORT_PITCH + 40.0), DIRECTOR[1]
    return ceil(ports / 2) * CLOSE_PITCH + 60.0, DIRECTOR[1]


def note_lines(thing: PaperNote) -> tuple[str, ...]:
    """Return the text of a note in lines that fit its width."""
    lines: list[str] = []
    for line in thing.text.splitlines() or [""]:
        lines += textwrap.wrap(line, NOTE_LETTERS) or [""]
    return tuple(lines[:NOTE_LINES])


def note_size(thing: PaperNote) -> Size:
    """Return the size of a note's paper or of a label's text."""
    lines = note_lines(thing)
    if thing.look == "paper":
        return NOTE_WIDTH, len(lines) * NOTE_LINE + 20.0
    letter, line = LABEL_LETTER[thing.look], LABEL_LINE[thing.look]
    return max(map(len, lines)) * letter + 16.0, len(lines) * line + 8.0
