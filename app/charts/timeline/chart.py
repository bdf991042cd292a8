"""The scheduling timeline: a row for each guest and, in each pixel column, the exact shares of its states.

The shares are stacked over the height of the row, and each state in which a guest was seen has at least one
pixel, so even the shortest run is visible at any zoom. (Where guests share a row, a state must amount to half
a pixel; otherwise rare states would displace frequent ones.) For a thin recording, the shares are those
between two samples until the user zooms in closely.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.charts.timeline import rows, state_columns
from app.charts.timeline.rows import TimelineRows
from app.charts.timeline.state_columns import OtherLanes, StateTotals
from app.charts.timeline.state_raster import LINES, STACK, rule
from app.charts.toolkit import brushes, close_ups, recordings, zoom
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.close_ups import CloseUps
from app.charts.toolkit.columns import ColumnStore, TimeColumns, union
from app.charts.toolkit.comparing import SHARE, guest_numbers, row_shares, with_theirs
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lanes.layout import MIN_LANE, Lanes, LanesPicture, lay_out
from app.charts.toolkit.lines import numbers as line_numbers
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, number
from app.charts.toolkit.state_look import StateKey, state_key, state_label
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from engine.explain.answer import CausalStep
from engine.kernel.kinds import VcpuState
from engine.recording.recorder import Recording
from engine.scenario.model.guests import alias
from engine.scenario.scenario import Scenario

Times = npt.NDArray[Any]

NAMES_FROM = 640.0  # width of the chart from which the guests' labels stand beside their userids
ROW_ZOOM = 1.25  # a notch of the wheel
HALF = 0.5  # of a pixel, that a state of a row of several guests takes at least to be seen


class Timeline(CloseUps):
    """States of the guests' virtual CPUs as seen by CP."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.columns, self._totals = ColumnStore(), StateTotals()
        self._lanes: Cached[Lanes] = Cached()
        self._picture = LanesPicture(STACK, LINES)
        self.ruling: list[npt.NDArray[np.int8]] = []  # by run: state that fills a column of a row, -1 = none
        self._seen: Cached[tuple[VcpuState, ...]] = Cached()
        self.theirs = OtherLanes()
        self.rows = TimelineRows()

    # ---- rows

    def unit(self) -> str:
        """Return the precision of a thin recording."""
        return self.precision()

    def margins(self) -> Margins:
        """Return the margins, with room for the guest names on the left."""
        _, top, right, bottom = super().margins()
        return 128.0 if zoom.room(self).width() >= NAMES_FROM else 82.0, top, right, bottom

    def lanes(self, place: ChartPlaces) -> Lanes:
        """Return the positions of the rows, cached while nothing changes."""
        key = place.plot, place.ratio, self.rows, number(self.run.scenario), self.compared is not None
        return self._lanes.get(key, partial(self._lay_out, place, self.run.scenario))

    def _lay_out(self, place: ChartPlaces, scenario: Scenario) -> Lanes:
        roles = [guest.role for guest in scenario.guests]
        first, count = self.rows.range(len(roles))
        least = 2 * MIN_LANE + 1 if self.compared is not None else MIN_LANE
        return lay_out(roles, first, count, place.plot.height() - 2, place.ratio, least)

    # ---- chart interface

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the states seen in this run."""
        return [state_key(state, current_theme()) for state in self._states_seen()]

    def legend_key(self) -> object:
        """Return the states seen so far."""
        return self._states_seen()

    def _states_seen(self) -> tuple[VcpuState, ...]:
        if not self.recorded:
            return ()
        runs = self.runs()
        samples = [(len(run.time), recordings.sources(run)) for run in runs]
        return self._seen.get((tuple(samples),), lambda: _seen(runs))

    def beside_key(self) -> tuple[object, ...]:
        """Return the rows, the scenario from which their names come, and the guest whose name is
        requested.
        """
        return self.rows, number(self.recording.scenario) if self.recording else None, self.pointed_at

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Write the guest names next to their rows, as many as fit."""
        guests, theme = self.run.scenario.guests, current_theme()
        lanes = self.lanes(place)
        for lane, box in lanes.name_boxes(place, self.pointed_guest()):
            first, last = guests[lanes.begin[lane]], guests[lanes.end[lane] - 1]
            several = first is not last
            brushes.write(painter, box, first.userid, theme.text)
            if box.width() > 80:
                label = f"– {_number(last.userid)}" if several else alias(first)
                brushes.write(painter, box.adjusted(66, 0, 0, 0), label, theme.label)

    # ---- painting

    def settle(self, place: ChartPlaces) -> None:
        """Compute the new columns."""
        recording = self.recording
        if recording is None or not self.recorded:
            return
        lanes, grid = self.lanes(place), self.grid(place)
        row_of, step, detail = lanes.row_of(recording.vcpu_guest), grid.step, self.detail_for(grid)
        self.columns.update(
            grid,
            close_ups.known(recording, step, detail),
            (recordings.sources(recording), self.rows, len(lanes), self.source(grid)),
            lambda first, count: state_columns.spent(
                recording, row_of, len(lanes), step, first * step, count, self._totals, detail
            ),
        )
        if self.compared:
            self.theirs.update(self.compared, recording.scenario, lanes, self.rows, grid)

    def clear_cache(self) -> None:
        """Discard the totals of both runs."""
        self._totals, self.theirs = StateTotals(), OtherLanes()

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint new data into a picture and copy it to the chart."""
        lanes, fresh = self.lanes(place), self.columns.take_fresh()
        if self.compared:
            fresh = union(fresh, self.theirs.store.take_fresh())
        fresh = self._picture.fresh(place, grid, (*self.beside_key(), self.compare_look()), fresh)
        if fresh[0] < fresh[1]:
            self._paint(lanes, place.ratio, fresh)
        self._picture.draw(painter, place)
        for part, ruling in zip(self._parts(lanes, place.ratio), self.ruling, strict=True):
            rows.draw(painter, place, part, ruling, current_theme())
        self._draw_pointed(painter, place, lanes)

    def _draw_pointed(self, painter: QPainter, place: ChartPlaces, lanes: Lanes) -> None:
        """Paint a frame around the row of the guest to which a lesson points."""
        guest = self.pointed_guest()
        row = lanes.box_of(guest, place) if guest is not None else None
        if row is not None:
            row.setLeft(place.card.left() + 8)
            brushes.frame(painter, row.adjusted(0, -2, 0, 2), current_theme().warning)

    def _parts(self, lanes: Lanes, ratio: float) -> list[Lanes]:
        """Return the positions of each run."""
        return list(lanes.parted(SHARE[self.compared.mode], ratio)) if self.compared else [lanes]

    def _paint(self, lanes: Lanes, ratio: float, columns: tuple[int, int]) -> None:
        """Paint columns of both runs and store which states fill them."""
        theme, spent = current_theme(), [self.columns.values]
        if self.compared:
            spent.append(self._picture.theirs(spent[0], self.theirs.store.values, self.compared))
        colours = np.array([colour.rgb() for colour in theme.states], np.uint32)
        least = np.where(np.subtract(lanes.end, lanes.begin) > 1, HALF, 0.0)
        if [array.shape for array in self.ruling] != [array.shape[:2] for array in spent]:
            self.ruling = [np.full(array.shape[:2], -1, np.int8) for array in spent]
        for part, array, ruling in zip(self._parts(lanes, ratio), spent, self.ruling, strict=True):
            self._picture.stack(array, part.tops, part.heights, colours, np.uint32(theme.hatch.rgb()), least)
            if rows.have_names(part, ratio):
                rule(array, *columns, ruling)

    # ---- values

    def guest_at(self, at: QPointF) -> str:
        """Return the userid of the guest whose row or name is at a point."""
        if not self.recorded:
            return ""
        place = self.here()[0]
        lanes = self.lanes(place)
        lane = lanes.at_point(at, place)
        if lane is None:
            return ""
        return self.only_guest(int(lanes.begin[lane]), int(lanes.end[lane]))

    def row_of(self, step: CausalStep, place: ChartPlaces) -> QRectF | None:
        """Return the row of a step's guest."""
        if self.recording is None or not step.guest:
            return None
        guests = self.recording.scenario.guests
        guest = next((at for at, item in enumerate(guests) if item.userid == step.guest), -1)
        return self.lanes(place).box_of(guest, place)

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the rows of the guests by userid."""
        guests, boxes = self.run.scenario.guests, self.lanes(place).boxes(place)
        return {guests[int(number)].userid: box for number, box in boxes.items()}

    def show_row(self, row: str) -> None:
        """Scroll to the row of a guest."""
        guests = self.run.scenario.guests
        if (number := next((guest.index for guest in guests if guest.userid == row), None)) is not None:
            self.show_rows(self.rows.around(number, len(guests)))

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return the states of the guest under the pointer, in the cursor's column."""
        if self.recording is None:
            return "", []
        lanes = self.lanes(place)
        lane = self.lane_under_pointer(lanes, place)
        if lane is None:
            return "", []
        title = self._title(lanes, lane)
        if self.compared:
            title = f"{title}  {line_numbers.heads(self.compared, plain=True)}"
        return title, self._lines(lane, at, grid)

    def _title(self, lanes: Lanes, lane: int) -> str:
        guests = self.run.scenario.guests
        first, last = guests[lanes.begin[lane]], guests[lanes.end[lane] - 1]
        if first is last:
            return f"{first.userid}  {alias(first)}".rstrip()
        return f"{first.userid} – {last.userid}"

    def _lines(self, lane: int, at: int, grid: TimeColumns) -> list[ReadoutLine]:
        column = grid.at(at)
        theirs = self.theirs.store.values[lane, column] if self.compared else None
        return state_columns.lines(self.columns.values[lane, column], theirs, current_theme())

    def table(self) -> list[list[str]]:
        """Return a row for each guest: its shares of the displayed time by state, then the other run's."""
        recording, states, other = self.recording, self._states_seen(), self.compared
        labels = [state_label(state) for state in states]
        heads = ["guest", "label", *with_theirs(labels, other)]
        if recording is None or not self.recorded:
            return [heads]
        guests = recording.scenario.guests
        runs = [(recording, np.arange(len(guests)))]
        if other:
            theirs = other.recording.scenario
            runs.append((other.recording, guest_numbers(theirs, recording.scenario)))
        times = [self._times(run, numbers, len(guests)) for run, numbers in runs]
        return [heads] + [
            [
                guest.userid,
                guest.label,
                *(cell for time in times for cell in row_shares(time[number], states)),
            ]
            for number, guest in enumerate(guests)
        ]

    def _times(self, recording: Recording, numbers: npt.NDArray[np.int64], guests: int) -> Times:
        """Return the displayed time in each state (guests, STATES); numbers: rows of the run's guests."""
        own, view = numbers[np.asarray(recording.vcpu_guest, np.int64)], self.time_view
        return state_columns.spent(recording, own, guests, view.span, view.start, 1)[:, 0]

    # ---- pointer and keys

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Show more or fewer rows with Ctrl; otherwise zoom or pan."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.recording is not None:
            plot = self.here()[0].plot
            part = min(max((zoom.inside(event.position()).y() - plot.top()) / plot.height(), 0.0), 1.0)
            factor = 1 / ROW_ZOOM if event.angleDelta().y() > 0 else ROW_ZOOM
            self.show_rows(self.rows.zoomed(factor, part, len(self.recording.scenario.guests)))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page through rows; show fewer or more rows with Ctrl and an arrow, or all rows with F; otherwise,
        handle the chart keys.
        """
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        zooms = {Qt.Key.Key_Up: 1 / ROW_ZOOM, Qt.Key.Key_Down: ROW_ZOOM}.get(Qt.Key(event.key()))
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if pages and self.recording is not None:
            self.show_rows(self.rows.paged(pages, len(self.recording.scenario.guests)))
            return
        if zooms and control and self.recording is not None:
            self.show_rows(self.rows.zoomed(zooms, 0.5, len(self.recording.scenario.guests)))
            return
        if event.key() == Qt.Key.Key_F:
            self.show_rows(TimelineRows())
        super().keyPressEvent(event)

    def show_rows(self, rows: TimelineRows) -> None:
        """Show some of the guests, or all of them."""
        self.rows = rows
        self.update()


def _number(userid: str) -> str:
    """Return the digits at the end of a userid; otherwise, its last letters."""
    return userid[len(userid.rstrip("0123456789")) :][-4:] or userid[-4:]


def _seen(runs: Sequence[Recording]) -> tuple[VcpuState, ...]:
    """Return the states seen in any run, from the bottom of a row to the top."""
    totals = np.sum([_totals(run) for run in runs], axis=0)
    return tuple(VcpuState(s) for s in STACK.tolist() if totals[s] > 0)


def _totals(recording: Recording) -> npt.NDArray[np.int64]:
    """Return the time in each state (STATES,), which is greater than 0 for each state that has been seen."""
    totals: npt.NDArray[np.int64] = recording.vcpus["time_in"][-1].sum(axis=0)
    totals[np.unique(recording.vcpus["state"][-1])] += 1
    return totals


CHART = WidgetKind(
    "timeline",
    "Scheduling states",
    Timeline,
    hint="Point to a row to see the states of a guest.",
    measured=(
        "guest.running",
        "guest.ready",
        "guest.page_wait",
        "guest.io_wait",
        "guest.eligible",
        "guest.dormant",
    ),
)
