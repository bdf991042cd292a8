"""The activity of link devices as heat: color steps for each of the two writing sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

from app.charts.toolkit import brushes
from app.charts.values.multisystem import SystemDevice
from app.look.theme import Theme

STEPS = 5  # of a color
MIN_SHADE = 0.3  # part of the full color in the first step
MIN_ROW = 3.0  # height of a device, logical pixels: with more of them than fit the last ones are left out
MAX_ROW = 36.0
LINK_GAP, CROWDED = 8.0, 3.0  # between the devices of two links, and if space is limited
SIDES = ("in", "out")  # the colors of theme.flows of side 0 and side 1

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class HeatRows:
    """The positions of the devices that fit, in device pixels from the top of the plot."""

    tops: npt.NDArray[np.int64]
    heights: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.tops)

    def at(self, y: float) -> int | None:
        """Return the device at a vertical position in device pixels."""
        row = int(np.searchsorted(self.tops, y, side="right")) - 1
        return row if row >= 0 and y < self.tops[row] + self.heights[row] + 1 else None

    def halves(self, row: int) -> tuple[slice, slice]:
        """Return the pixel ranges of side 0 and side 1."""
        top, high = int(self.tops[row]), int(self.heights[row])
        middle = top + (high + 1) // 2
        return slice(top, middle), slice(middle, top + high)


def lay_out(devices: Sequence[SystemDevice], height: float, ratio: float) -> HeatRows:
    """Return rows over `height` logical pixels, with a gap between devices of different links."""
    gap = LINK_GAP if len(devices) * 2 * MIN_ROW < height else CROWDED
    others = [i > 0 and device.link != devices[i - 1].link for i, device in enumerate(devices)]
    gaps = gap * np.cumsum(others)
    count = len(devices)
    while count > 1 and (height - gaps[count - 1]) / count < MIN_ROW:
        count -= 1
    if not count or height < MIN_ROW:
        empty = np.zeros(0, np.int64)
        return HeatRows(empty, empty)
    pitch = min((height - gaps[count - 1]) / count, MAX_ROW)
    edges = np.arange(count + 1) * pitch
    tops = np.round((edges[:-1] + gaps[:count]) * ratio).astype(np.int64)
    ends = np.round((edges[1:] + gaps[:count]) * ratio).astype(np.int64)
    between = max(round(min(pitch * 0.15, 3.0) * ratio), 1)
    return HeatRows(tops, np.maximum(ends - tops - between, 2))


def step_of(values: Floats, top: float) -> npt.NDArray[np.int64]:
    """Return the step 1..STEPS for values up to `top`, or 0 for zero or unknown values."""
    with np.errstate(invalid="ignore"):
        seen = values > 1e-6  # unknown values are not
        steps = np.ceil(np.where(seen, STEPS / top * values - 1e-6, 0.0))
    return np.where(seen, np.clip(steps, 1, STEPS), 0).astype(np.int64)


def ramp(side: int, theme: Theme) -> list[QColor]:
    """Return the colors of steps 1..STEPS for a side."""
    full = theme.flows[SIDES[side]]
    parts = (MIN_SHADE + (1 - MIN_SHADE) * step / (STEPS - 1) for step in range(STEPS))
    return [brushes.mixed(full, theme.panel, part) for part in parts]


def table(side: int, theme: Theme) -> npt.NDArray[np.uint32]:
    """Return pixel colors by step; the step for zero has the background color of a row."""
    colours = [theme.states[8], *ramp(side, theme)]
    return np.array([colour.rgb() for colour in colours], np.uint32)


def paint(
    values: Floats,
    rows: HeatRows,
    top: float,
    sides: Sequence[int],
    theme: Theme,
    columns: tuple[int, int],
    out: npt.NDArray[np.uint32],
) -> None:
    """Paint columns from..to of values (2 * devices, columns): SSCH/s of sides 0 and 1 of each device.

    sides (devices,): mask of the sides that may write; out: ARGB32 premultiplied (height, columns). The half
    of a row is left empty if its side is not allowed to write.
    """
    begin, end = columns
    steps = step_of(values[: 2 * len(rows), begin:end], top)
    pixels = [table(side, theme)[steps[side::2]] for side in (0, 1)]  # all rows at once
    for row in range(len(rows)):
        for side, part in enumerate(rows.halves(row)):
            if sides[row] >> side & 1:
                out[part, begin:end] = pixels[side][row]
            else:
                out[part, begin:end] = 0


def paint_difference(
    values: Floats,
    rows: HeatRows,
    top: float,
    theme: Theme,
    columns: tuple[int, int],
    out: npt.NDArray[np.uint32],
) -> None:
    """Paint ours minus theirs, both sides combined: increases in the color of side 0, decreases in the color
    of side 1.
    """
    begin, end = columns
    pixels = [table(side, theme) for side in (0, 1)]
    for row in range(len(rows)):
        both = values[2 * row, begin:end] + values[2 * row + 1, begin:end]
        more, less = step_of(both, top), step_of(-both, top)
        whole = slice(int(rows.tops[row]), int(rows.tops[row] + rows.heights[row]))
        out[whole, begin:end] = np.where(less > 0, pixels[1][less], pixels[0][more])
