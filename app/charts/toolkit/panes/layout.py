"""Where the panes of a chart lie: their heights, and which one is the first when not all have room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.parts.place import ChartPlaces

NAME = 16.0  # logical pixels of the line with a pane's name, above it
GAP = 4.0  # below a pane
MIN_HEIGHT = 70.0  # height of a pane; those that have no room are reached by scrolling
LEGEND_ROW = 12.0  # height of a line of the legend, at least
NEAR = 3.0  # logical pixels around a border that can be dragged

VisiblePanes = list[tuple[Pane, ChartPlaces]]


class PaneLayout:
    """Lays panes out; those that were dragged keep their heights."""

    def __init__(self) -> None:
        self.first = 0
        self.heights: dict[str, float] = {}  # of panes that were dragged, by id
        self._made: list[tuple[object, VisiblePanes]] = []  # the last ones

    def lay_out(self, place: ChartPlaces, panes: Sequence[Pane]) -> VisiblePanes:
        """Return the panes that have room, from the first one on, and their places, on device pixels."""
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
        """Return True if each pane has a line with its name in a plot of this height."""
        return any(pane.title for pane in panes) and height >= MIN_HEIGHT + NAME

    def _leasts(self, height: float, panes: Sequence[Pane]) -> tuple[float, list[float]]:
        """Return the height of names, and that which each pane takes at least."""
        name = NAME if self.has_names(height, panes) else 0.0
        wanted = (
            max(MIN_HEIGHT, LEGEND_ROW * pane.rows - name, self.heights.get(pane.id, 0.0)) for pane in panes
        )
        return name, [min(value, max(height - name, 0.0)) for value in wanted]

    def _last_first(self, height: float, name: float, leasts: Sequence[float]) -> int:
        """Return the number of the first pane when the last one is seen."""
        back = _fitting(height, name, leasts[::-1])
        return max(len(leasts) - back, 0)

    def scrolling(self, height: float, panes: Sequence[Pane]) -> tuple[int, int]:
        """Return how far one can scroll, and how many panes a page has."""
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
    """Return how many panes have room; at least one."""
    used, count = -GAP, 0
    for least in leasts:
        used += name + least + GAP
        if used > height + 0.5:
            break
        count += 1
    return max(count, min(len(leasts), 1))
