"""Timeline rows: one lane for each guest, or shared lanes if there are too many guests, painted as stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF

from app.charts.toolkit import brushes
from app.charts.toolkit.columns import Fresh, Pixels, TimeColumns
from app.charts.toolkit.comparing import MIN_DIFFERENCE, SHARE, Other
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lanes.raster import keep_differences, paint

MIN_LANE = 3.0  # logical pixels of a lane for one guest
SHARED = 11.0  # of a lane for several guests: it shows many states at a time
GAP_FROM = 5.0  # height from which lanes have a gap between them
MAX_LANE = 56.0
ROLE_GAP = 5.0  # additional gap between two roles, when lanes are tall enough for names

Array = npt.NDArray[Any]
HATCH = 6  # logical pixels from line to line


@dataclass(frozen=True)
class Lanes:
    """Positions of the lanes (device pixels from the top) and their guests (begin..end)."""

    begin: npt.NDArray[np.int64]
    end: npt.NDArray[np.int64]
    tops: npt.NDArray[np.int64]
    heights: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.begin)

    def row_of(self, vcpu_guest: Array) -> npt.NDArray[np.int64]:
        """Return the lane of each virtual CPU, or -1 when its guest is not shown."""
        lane = np.searchsorted(self.begin, vcpu_guest, side="right") - 1
        shown = (lane >= 0) & (vcpu_guest < (self.end[-1] if len(self) else 0))
        return np.where(shown, lane, -1).astype(np.int64)

    def within(self, count: int) -> Lanes:
        """Return the lanes that contain any of the first `count` guests, processors or cores."""
        some = int(np.searchsorted(self.begin, count))
        end = np.minimum(self.end[:some], count)
        return Lanes(self.begin[:some], end, self.tops[:some], self.heights[:some])

    def parted(self, share: float, ratio: float) -> tuple[Lanes, Lanes]:
        """Return each lane split into an upper and a lower part, with a one-pixel gap if there is room."""
        gap = np.where(self.heights >= 8 * ratio, round(ratio), 0)
        upper = np.maximum(np.round((self.heights - gap) * share), 1).astype(np.int64)
        lower = np.maximum(self.heights - gap - upper, 0)
        tops = (self.tops + upper + gap).astype(np.int64)
        return replace(self, heights=upper), replace(self, tops=tops, heights=lower.astype(np.int64))

    def box(self, lane: int, place: ChartPlaces) -> QRectF:
        """Return the box of a lane in a chart, in logical pixels; there is a line above the first lane."""
        top, high = (float(edge[lane]) / place.ratio for edge in (self.tops, self.heights))
        return QRectF(place.plot.left(), place.plot.top() + 1 + top, place.plot.width(), high)

    def boxes(self, place: ChartPlaces) -> dict[str, QRectF]:
        """Return the box of the lane of each guest or processor by its number."""
        spans = enumerate(zip(self.begin.tolist(), self.end.tolist(), strict=True))
        return {str(n): self.box(lane, place) for lane, span in spans for n in range(*span)}

    def box_of(self, number: int, place: ChartPlaces) -> QRectF | None:
        """Return the box of the lane that contains a guest or processor, or None when it is not shown."""
        lane = int(self.row_of(np.array([number]))[0])
        return self.box(lane, place) if lane >= 0 else None

    def name_box(self, lane: int, place: ChartPlaces) -> QRectF:
        """Return the box of a lane's name, to the left of the plot."""
        left, high = place.card.left() + 14, brushes.height()
        return QRectF(left, self.box(lane, place).center().y() - high / 2, place.plot.left() - left - 6, high)

    def name_boxes(self, place: ChartPlaces, pointed: int | None = None) -> Iterator[tuple[int, QRectF]]:
        """Yield each lane whose name fits below the preceding names, with the box of the name.

        pointed: a guest or processor whose name is shown in any case.
        """
        always = -1 if pointed is None else int(self.row_of(np.array([pointed]))[0])
        kept = self.name_box(always, place) if always >= 0 else QRectF()
        next_free = -1.0
        for lane in range(len(self)):
            box = self.name_box(lane, place)
            if lane == always or (box.top() >= next_free and not box.intersects(kept)):
                next_free = box.bottom()
                yield lane, box

    def at_point(self, point: QPointF, place: ChartPlaces) -> int | None:
        """Return the lane at the vertical position of a point in a chart, or None."""
        return self.at((point.y() - place.plot.top() - 1) * place.ratio)

    def at(self, y: float) -> int | None:
        """Return the lane at a vertical position in device pixels, or None."""
        lane = int(np.searchsorted(self.tops, y, side="right")) - 1
        return lane if lane >= 0 and y < self.tops[lane] + self.heights[lane] else None


def lay_out(
    roles: Sequence[str], first: int, count: int, height: float, ratio: float, least: float = MIN_LANE
) -> Lanes:
    """Return lanes for `count` guests starting at `first`, over `height` logical pixels.

    Guests share lanes when each would otherwise have fewer than `least` logical pixels.
    """
    count = min(count, len(roles) - first)
    if count <= 0 or height < MIN_LANE:
        empty = np.zeros(0, np.int64)
        return Lanes(empty, empty, empty, empty)
    each = _guests_a_lane(count, height, least)
    number = -(-count // each)
    edges = first + np.arange(number + 1, dtype=np.int64) * count // number
    begin, end = edges[:-1], edges[1:]
    pitch = height / len(begin)
    extra = _role_gaps(roles, begin) if pitch >= 3 * ROLE_GAP else np.zeros(len(begin))
    pitch = min((height - extra[-1]) / len(begin), MAX_LANE)
    tops = np.round((np.arange(number) * pitch + extra) * ratio).astype(np.int64)
    ends = np.round((np.arange(1, number + 1) * pitch + extra) * ratio).astype(np.int64)
    gap = max(round(min(pitch * 0.16, 3.0) * ratio), 1) if pitch >= GAP_FROM else 0
    return Lanes(begin, end, tops, np.maximum(ends - tops - gap, 1))


def _guests_a_lane(count: int, height: float, least: float) -> int:
    if count * least <= height:
        return 1
    return -(-count // max(int(height // SHARED), 1))


def _role_gaps(roles: Sequence[str], begin: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Return the distance by which gaps between roles move each lane down, in logical pixels."""
    changes = [i > 0 and roles[guest] != roles[begin[i - 1]] for i, guest in enumerate(begin)]
    return np.cumsum(changes) * ROLE_GAP


class LanesPicture(Pixels):
    """Paints times (lanes, columns, kinds); order: kinds, bottom up; lines (kinds,): over their colors."""

    def __init__(self, order: Array, lines: Array) -> None:
        super().__init__(below=1.0)
        self._order, self._lines = order, lines
        self._columns, self._first, self._period = (0, 0), 0, HATCH
        self._differing = np.zeros((0, 0, 0), np.float32)  # of the other run

    def fresh(self, place: ChartPlaces, grid: TimeColumns, look: object, columns: Fresh) -> Fresh:
        """Empty the columns to paint, and return them."""
        self._columns = super().fresh(place, grid, look, columns)
        self._first, self._period = grid.first, HATCH * max(round(place.ratio), 1)
        return self._columns

    def stack(
        self,
        spent: Array,
        tops: Array,
        heights: Array,
        colours: Array,
        hatch: np.uint32,
        least: Array | None = None,
    ) -> None:
        """Paint the pending columns of lanes (device pixels); least: see `raster.split`."""
        room, least = np.zeros(len(colours), np.int64), np.zeros(len(tops)) if least is None else least
        looks = self._order, self._lines, colours, hatch, self._period
        paint(spent, *self._columns, self._first, tops, heights, least, *looks, room, self.values)

    def plain(self, spent: Array, lanes: Lanes, colours: Array) -> None:
        """Paint the pending columns of lanes with other kinds, in their order and without lines."""
        kinds = np.arange(len(colours), dtype=np.int64)
        none, least = np.zeros_like(kinds), np.zeros(len(lanes))
        looks = kinds, none, colours, np.uint32(0), self._period, none.copy()
        paint(spent, *self._columns, self._first, lanes.tops, lanes.heights, least, *looks, self.values)

    def stack_other(
        self, own: Array, theirs: Array, lanes: Lanes, other: Other | None, ratio: float, *looks: Any
    ) -> Lanes:
        """Paint the other run, if any, into the lower parts of lanes; return the parts for this run."""
        if other is None:
            return lanes
        upper, lower = lanes.parted(SHARE[other.mode], ratio)
        self.stack(self.theirs(own, theirs, other), lower.tops, lower.heights, *looks)
        return upper

    def theirs(self, own: Array, theirs: Array, other: Other) -> Array:
        """Return the displayed times of the other run: all of them, or only those that differ."""
        if not other.difference:
            return theirs
        columns = self._columns
        if self._differing.shape != theirs.shape:
            self._differing, columns = np.zeros_like(theirs), (0, theirs.shape[1])
        keep_differences(own[: len(theirs)], theirs, *columns, MIN_DIFFERENCE, self._differing)
        return self._differing
