"""Timeline rows: the guests shown, and the state names in long runs, which supplement the colors."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from app.charts.timeline.state_raster import find_runs
from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.state_look import CODES, DORMANT, ink_on, state_label
from app.look.theme import THEMES, Theme
from engine.kernel.kinds import VcpuState

MIN_ROWS = 4
MAX_NAMES = 400
MIN_WIDTH = 26.0  # logical pixels of a run that has a name
GAP = 4.0  # logical pixels of an interruption that does not matter
AROUND = 12.0
APART = 260.0  # between two equal names in a row
MIN_HEIGHT = 11.5  # height of a row that has names

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class TimelineRows:
    """`count` guests starting at `first`, or all guests when count is 0."""

    first: int = 0
    count: int = 0

    def range(self, total: int) -> tuple[int, int]:
        """Return the first guest and the number of guests, out of `total`."""
        return (self.first, self.count) if self.count else (0, total)

    def zoomed(self, factor: float, part: float, total: int) -> TimelineRows:
        """Return `factor` times as many rows; the row at `part` (0 top, 1 bottom) stays in place."""
        first, count = self.range(total)
        fewer = max(round(count * factor), MIN_ROWS)
        return _rows(round(first + part * (count - fewer)), fewer, total)

    def paged(self, pages: int, total: int) -> TimelineRows:
        """Return the same number of guests, `pages` pages further down."""
        return _rows(self.first + pages * self.count, self.count, total) if self.count else self

    def around(self, number: int, total: int) -> TimelineRows:
        """Return the same number of guests, with this one in the middle."""
        return _rows(number - self.count // 2, self.count, total) if self.count else self


def _rows(first: int, count: int, total: int) -> TimelineRows:
    if count >= total:
        return TimelineRows()
    return TimelineRows(min(max(first, 0), total - count), count)


def have_names(lanes: Lanes, ratio: float) -> bool:
    """Return True if the lanes are tall enough for names."""
    return len(lanes) > 0 and bool(lanes.heights[0] >= MIN_HEIGHT * ratio)


def draw(painter: QPainter, place: ChartPlaces, lanes: Lanes, ruling: Array, theme: Theme) -> None:
    """Write the state's name in each long run, or its code when the name does not fit."""
    if not have_names(lanes, place.ratio):
        return
    found = np.zeros((MAX_NAMES, 4), np.int64)
    count = find_runs(ruling, int(MIN_WIDTH * place.ratio), int(GAP * place.ratio), found)
    named: dict[tuple[int, int], float] = {}
    for lane, begin, end, state in found[:count].tolist():
        room, left = (end - begin) / place.ratio, begin / place.ratio
        if left - named.get((lane, state), -APART) < APART:
            continue
        text = _fitting(VcpuState(state), room - AROUND)
        if text:
            named[lane, state] = left
            middle = place.plot.top() + 1 + (lanes.tops[lane] + lanes.heights[lane] / 2) / place.ratio
            label = _label(VcpuState(state), text, theme.name, place.ratio)
            x, y = place.plot.left() + left + AROUND / 3, middle - label.deviceIndependentSize().height() / 2
            painter.drawPixmap(QPointF(round(x), round(y)), label)


def _fitting(state: VcpuState, room: float) -> str:
    texts = state_label(state), CODES.get(state, "")
    return next((text for text in texts if brushes.width(text) <= room), "")


@cache
def _label(state: VcpuState, text: str, theme_name: str, ratio: float) -> QPixmap:
    theme = THEMES[theme_name]
    quiet, ground = state in DORMANT, theme.states[state]
    return brushes.label(
        text, theme.label if quiet else ink_on(ground), ground if quiet else None, (8, 12), ratio
    )
