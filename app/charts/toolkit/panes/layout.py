"""The positions of a chart's panes: their heights, the first pane shown, and the axes of their values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.numbers import Columns, highest
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.value_axis import Scale
from app.look import axis_text as axis

NAME = 16.0  # logical pixels of the line with a pane's name, above it
GAP = 4.0  # below a pane
MIN_HEIGHT = 70.0  # height of a pane; those that have no room are reached by scrolling
LEGEND_ROW = 12.0  # height of a line of the legend, at least
NEAR = 3.0  # logical pixels around a border that can be dragged

VisiblePanes = list[tuple[Pane, ChartPlaces]]
LEAST, MOST = 1e-9, 1e15  # between these an axis can end
DECADES = 1e-6  # of the upper end, where a logarithmic axis begins at the lowest


class PaneLayout:
    """Lays out panes; those that were dragged keep their heights."""

    def __init__(self) -> None:
        self.first = 0
        self.heights: dict[str, float] = {}  # of panes that were dragged, by id
        self._made: list[tuple[object, VisiblePanes]] = []  # the last ones

    def lay_out(self, place: ChartPlaces, panes: Sequence[Pane]) -> VisiblePanes:
        """Return the panes that fit, starting with the first pane shown, and their places on device
        pixels.
        """
        key = place, tuple(map(id, panes)), self.first, tuple(self.heights.items())
        found = next((laid for known, laid in self._made if known == key), None)
        if found is None:
            found = self._lay_out(place, panes)
            self._made = [*self._made[-1:], (key, found)]
        return found

    def _lay_out(self, place: ChartPlaces, panes: Sequence[Pane]) -> VisiblePanes:
        plot, ratio = place.plot, place.ratio
        name, leasts = self._leasts(plot.height(), panes)
        first = min(self.first, self._last_first(plot.height(), name, leasts))
        count = _fitting(plot.height(), name, leasts[first:])
        shown, least = panes[first : first + count], leasts[first : first + count]
        room = plot.height() - sum(least) - count * (name + GAP) + GAP
        free = [0.0 if pane.id in self.heights else pane.weight for pane in shown]
        free = free if any(free) else [1.0] * count
        y, found = plot.top(), []
        for pane, high, weight in zip(shown, least, free, strict=True):
            ends = y + name, min(y + name + high + room * weight / sum(free), plot.bottom())
            top, bottom = (round(edge * ratio) / ratio for edge in ends)
            found.append((pane, replace(place, plot=QRectF(plot.left(), top, plot.width(), bottom - top))))
            y = ends[1] + GAP
        return found

    @staticmethod
    def has_names(height: float, panes: Sequence[Pane]) -> bool:
        """Return True if each pane has a line for its name in a plot of this height."""
        return any(pane.title for pane in panes) and height >= MIN_HEIGHT + NAME

    def _leasts(self, height: float, panes: Sequence[Pane]) -> tuple[float, list[float]]:
        """Return the height of names and the minimum height of each pane."""
        name = NAME if self.has_names(height, panes) else 0.0
        wanted = (
            max(MIN_HEIGHT, LEGEND_ROW * pane.rows - name, self.heights.get(pane.id, 0.0)) for pane in panes
        )
        return name, [min(value, max(height - name, 0.0)) for value in wanted]

    def _last_first(self, height: float, name: float, leasts: Sequence[float]) -> int:
        """Return the number of the first pane shown when the last pane is visible."""
        back = _fitting(height, name, leasts[::-1])
        return max(len(leasts) - back, 0)

    def scrolling(self, height: float, panes: Sequence[Pane]) -> tuple[int, int]:
        """Return the scroll range and the number of panes on a page."""
        name, leasts = self._leasts(height, panes)
        last = self._last_first(height, name, leasts)
        return last, max(len(panes) - last, 1)

    def border_at(self, laid: VisiblePanes, point: QPointF) -> tuple[Pane, ChartPlaces] | None:
        """Return the pane whose lower border is at a point."""
        for pane, own in laid:
            beside = own.plot.left() <= point.x() <= own.plot.right()
            if beside and abs(point.y() - own.plot.bottom() - GAP / 2) <= NEAR:
                return pane, own
        return None


def _fitting(height: float, name: float, leasts: Sequence[float]) -> int:
    """Return the number of panes that fit, but at least one."""
    used, count = -GAP, 0
    for least in leasts:
        used += name + least + GAP
        if used > height + 0.5:
            break
        count += 1
    return max(count, min(len(leasts), 1))


class PaneAxes:
    """The ends of the axes, by pane; slightly smaller values do not lower an axis."""

    def __init__(self) -> None:
        self._ends: dict[str, tuple[float, float]] = {}
        self._floors: dict[str, float] = {}  # of logarithmic axes
        self._fixed: dict[str, float] = {}  # upper ends that do not follow the values
        self.logs: frozenset[str] = frozenset()

    def scale(self, pane: Pane) -> Scale:
        """Return the axis of a pane."""
        least, top = self._ends.get(pane.id, (0.0, 1.0))
        fixed = self._fixed.get(pane.id)
        if fixed is not None:
            least, top = least * fixed / top, fixed
        if pane.id in self.logs and least >= 0.0:
            return Scale(min(self._floors.get(pane.id, 1.0), top / 10), top, True)
        return Scale(least, top)

    def fixed(self, pane: Pane) -> bool:
        """Return True if the axis of a pane does not follow its values."""
        return pane.id in self._fixed

    def fix(self, pane: Pane, zoom: float = 1.0) -> None:
        """Fix the axis of a pane at its current range, or with its upper end divided by `zoom`."""
        self._fixed[pane.id] = min(max(self.scale(pane).top / zoom, LEAST), MOST)

    def follow(self, panes: Iterable[Pane]) -> None:
        """Let the axes of panes follow their values again."""
        for pane in panes:
            self._fixed.pop(pane.id, None)

    def set_log(self, panes: Iterable[Pane], log: bool) -> None:
        """Make the axes of panes logarithmic or linear."""
        ids = {pane.id for pane in panes}
        self.logs = self.logs | ids if log else self.logs - ids

    def forget(self) -> None:
        """Discard the ranges of the values; fixed axes stay."""
        self._ends = {}

    def key(self) -> object:
        """Return the values that change with the axes."""
        return (*self._ends.items(), None, *self._fixed.items(), None, *self._floors.items()), self.logs

    def reach(self, pane: Pane, runs: Sequence[Columns]) -> None:
        """Extend the axis to cover the values (curves, columns) of each run."""
        levels = [pane.levels(some, pane.id in self.logs) for some in runs]
        published = max((line.value for some in pane.known for line in some), default=0.0)
        seen, before = max(published, *map(highest, levels)), self._ends.get(pane.id, (0.0, 0.0))
        least_top = pane.least_top
        if pane.limit is not None:
            least_top = pane.limit.value if seen > pane.limit.value / 5 else pane.limit.value / 10
        wanted = axis.round_up(max(seen * 1.04, least_top))
        top = wanted if wanted > before[1] or seen < 0.4 * before[1] else before[1]
        low = -min(_lowest(some) for some in levels)
        self._ends[pane.id] = -axis.round_up(low * 1.04) if low > 0 else 0.0, pane.top or top
        if pane.id in self.logs:
            self._floors[pane.id] = _floor(levels, top)

    def reach_both_ways(self, parts: Iterable[tuple[Pane, Columns]]) -> None:
        """Extend the axes of differences equally far up and down."""
        for pane, part in parts:
            seen = max(highest(part), highest(-part)) or pane.least_top
            before = self._ends.get(pane.id, (0.0, 0.0))[1]
            if seen * 1.04 > before or seen < 0.4 * before:
                top = axis.round_up(seen * 1.04)
                self._ends[pane.id] = -top, top


def _lowest(values: Columns) -> float:
    return -highest(-values)


def _floor(levels: Sequence[Columns], top: float) -> float:
    """Return the power of ten below the lowest positive value, but at least a millionth of the upper end."""
    positive = [some[some > 0] for some in levels]
    lowest = min((float(some.min()) for some in positive if len(some)), default=top / 10)
    return float(10.0 ** np.floor(np.log10(max(lowest, top * DECADES))))
