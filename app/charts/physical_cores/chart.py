"""Physical cores as lanes: the LPAR that holds each core, from shares of time down to individual runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.charts.physical_cores import columns
from app.charts.physical_cores.columns import CoreColumns
from app.charts.toolkit import brushes, comparing
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.close_ups import CloseUps
from app.charts.toolkit.columns import TimeColumns, union
from app.charts.toolkit.comparing import with_theirs
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lanes.layout import Lanes, LanesPicture, lay_out
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, interval, number
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_view import TimeView
from app.charts.values import lpars as values
from app.charts.values.needs import LPARS
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.scenario.derived.cec import core_names

Array = npt.NDArray[Any]


class PhysicalCores(CloseUps):
    """One lane for each physical core."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.columns, self._picture = (
            CoreColumns(),
            LanesPicture(np.zeros(0, np.int64), np.zeros(0, np.int64)),
        )
        self._lanes: Cached[Lanes] = Cached()
        self._kinds = 0

    # ---- available content

    def margins(self) -> Margins:
        """Return the margins, with room for the core names on the left."""
        return 78.0, *super().margins()[1:]

    def unit(self) -> str:
        """Return the precision of the displayed values."""
        if not self.recorded or self.recording is None:
            return ""
        if self.exact:
            return self.tr("exact")
        return self.tr("shares of {0}").format(axis.span_text(max(interval(self.recording), 1)))

    def source(self, grid: TimeColumns) -> object:
        """Return the values other than the recording on which the columns depend."""
        return self.number if self.detail is not None else 0

    def names(self) -> list[str]:
        """Return the names of all LPARs, followed by that of idle time."""
        known = [] if self.recording is None else values.names(self.recording.scenario)
        return [*known, self.tr("idle")]

    def colours(self) -> list[QColor]:
        """Return a color for each LPAR, followed by that of idle time."""
        count = len(self.names()) - 1
        return [*map(values.colour, range(count)), current_theme().work["idle"]]

    def lanes(self, place: ChartPlaces) -> Lanes:
        """Return the positions of the cores."""
        scenario, high = self.run.scenario, place.plot.height() - 2
        cores = values.cores(scenario)
        return self._lanes.get(
            (place.plot, place.ratio, scenario), partial(lay_out, [""] * cores, 0, cores, high, place.ratio)
        )

    def make_legend(self) -> list[StateKey]:
        """Return a legend key for each LPAR."""
        pairs = list(zip(self.names(), self.colours(), strict=True))
        return [
            StateKey(name, colour, None, row == len(pairs) - 1) for row, (name, colour) in enumerate(pairs)
        ]

    def legend_key(self) -> object:
        """Return the values that change with the scenario."""
        return self.names()

    # ---- painting

    def settle(self, place: ChartPlaces) -> None:
        """Compute the new columns."""
        recording = self.recording
        if recording is None or not self.recorded:
            return
        lanes, grid = self.lanes(place), self.grid(place)
        self.columns.update(recording, self.detail, self.source(grid), lanes, grid)
        if self.compared:
            self.columns.update_other(self.compared.recording, self.names()[:-1], lanes, grid)

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the lanes of the cores by number."""
        return self.lanes(place).boxes(place)

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Write the core numbers."""
        lanes = self.lanes(place)
        for lane, box in lanes.name_boxes(place):
            brushes.write(painter, box, self._lane_name(lanes, lane), current_theme().text)

    def _lane_name(self, lanes: Lanes, lane: int) -> str:
        first, last = int(lanes.begin[lane]), int(lanes.end[lane]) - 1
        return self.tr("core {0}").format(first if first == last else f"{first} – {last}")

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint new data into a picture and copy it to the chart."""
        look = self.recording and number(self.recording.scenario), self.compare_look()
        self._paint(self.lanes(place), place, grid, look)
        self._picture.draw(painter, place)

    def _paint(self, lanes: Lanes, place: ChartPlaces, grid: TimeColumns, look: object) -> None:
        kinds, other, own = len(self.names()), self.compared, self.columns.own
        if kinds != self._kinds:
            self._kinds = kinds
            self._picture = LanesPicture(np.arange(kinds, dtype=np.int64), np.zeros(kinds, np.int64))
        fresh = own.take_fresh()
        if other:
            fresh = union(fresh, self.columns.theirs.take_fresh())
        begin, end = self._picture.fresh(place, grid, look, fresh)
        if begin >= end:
            return
        looks = np.array([colour.rgb() for colour in self.colours()], np.uint32), np.uint32(0)
        theirs = self.columns.theirs.values
        upper = self._picture.stack_other(own.values, theirs, lanes, other, place.ratio, *looks)
        self._picture.stack(own.values, upper.tops, upper.heights, *looks)

    # ---- values

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return the LPARs that have held the core under the pointer at the cursor."""
        lanes = self.lanes(place)
        lane = self.lane_under_pointer(lanes, place)
        if lane is None or self.recording is None:
            return "", []
        column = grid.at(at)
        spent = self.columns.own.values[lane, column]
        theirs = self.columns.theirs.values[lane, column] if self.compared else None
        keys, lines = self.make_legend(), []
        for kind, share, note in comparing.shares(spent, theirs):
            lines.append(ReadoutLine(keys[kind].label, share, keys[kind], note))
        if (name := self._core_at(int(lanes.begin[lane]), at)) and lanes.end[lane] - lanes.begin[lane] == 1:
            lines.append(ReadoutLine(self.tr("logical core"), name))
        return self._lane_name(lanes, lane), lines

    def _core_at(self, physical: int, at: int) -> str:
        """Return the logical core on a physical core at a time (ns), if known."""
        if self.detail is None or self.recording is None:
            return ""
        rows = self.detail.physical
        found = (rows["physical"] == physical) & (rows["start"] <= at) & (rows["end"] > at)
        cores = rows["core"][found].tolist()
        return core_names(self.recording.scenario)[cores[0]] if cores else ""

    def table(self) -> list[list[str]]:
        """Return a row for each core: shares of the displayed time by LPAR, then those of the other run."""
        recording, other = self.recording, self.compared
        heads = [self.tr("core"), *with_theirs(self.names(), other)]
        if recording is None or not self.recorded:
            return [heads]
        runs = [recording, other.recording] if other else [recording]
        cores, kinds = recording.physical.shape[1], range(len(self.names()))
        times = [self._spent(run, cores) for run in runs]
        rows = [
            [str(core), *(cell for time in times for cell in comparing.row_shares(time[core], kinds))]
            for core in range(cores)
        ]
        return [heads, *rows]

    def _spent(self, recording: Any, cores: int) -> Array:
        """Return the time by core and LPAR within the displayed time, ns: (cores, LPARs + 1)."""
        each = np.arange(cores, dtype=np.int64)
        view, lanes, names = self.time_view, Lanes(each, each + 1, each, each), self.names()[:-1]
        return columns.by_names(recording, names, lanes, view.end - view.start, view.start, 1)[:, 0]


CHART = WidgetKind(
    "physical",
    "Physical cores",
    PhysicalCores,
    hint="Point to a lane to see which LPAR has the physical core.",
    need=LPARS,
    measured=("lpar.busy", "lpar.waiting", "lpar.entitlement"),
)
