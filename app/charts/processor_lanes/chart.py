"""Processors as lanes: each real processor's activity, and the processors that hold CP's locks or wait for
them.

The view ranges from a whole run (shares of time from the samples) down to microseconds (every change, from a
Detail).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.charts.processor_lanes import names, polarity, readings
from app.charts.processor_lanes import names as work_look
from app.charts.processor_lanes import place as work_place
from app.charts.processor_lanes.columns import WorkColumns
from app.charts.processor_lanes.picture import WorkPicture
from app.charts.processor_lanes.place import Parts
from app.charts.processor_lanes.polarity import PolarityColumns
from app.charts.processor_lanes.raster import ORDER
from app.charts.processor_lanes.work import ProcessorWork
from app.charts.toolkit import brushes, zoom
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.close_ups import CloseUps
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.comparing import with_theirs
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, interval, number
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_view import TimeView
from app.look import axis_text as axis
from app.look.theme import Theme
from app.look.theme import current as current_theme
from engine.explain.answer import CausalStep
from engine.kernel.kinds import Doing
from engine.scenario.derived.cec import has_hiperdispatch

Array = npt.NDArray[Any]


class ProcessorLanes(CloseUps):
    """One lane for the work of each real processor."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.columns, self._picture = WorkColumns(), WorkPicture()
        self._polarities = PolarityColumns()
        self._parts: Cached[Parts] = Cached()
        self._work: Cached[ProcessorWork] = Cached()
        self.hidden: frozenset[Doing] = frozenset()

    # ---- available content

    def margins(self) -> Margins:
        """Return the margins, with room for processor and lock names on the left."""
        return 104.0, *super().margins()[1:]

    def unit(self) -> str:
        """Return the precision of the displayed values."""
        if not self.recorded:
            return ""
        every = axis.span_text(max(interval(self.run), 1))
        return self.precision() or self.tr("shares of {0}").format(every)

    @property
    def exact(self) -> bool:
        """Whether everything shown is known exactly; always False if the recording is not thin."""
        return super().exact and self.recording is not None and self.recording.thin

    def parts(self, place: ChartPlaces) -> Parts:
        """Return the positions of all parts, cached while nothing changes."""
        lpar, high, ratio = self.run.scenario.lpar, place.plot.height() - 2, place.ratio
        key = place.plot, ratio, self.run.scenario
        arranged = partial(work_place.arrange, lpar.processors, work_place.locks_of(lpar), high, ratio)
        return self._parts.get(key, arranged)

    def work_for(self, grid: TimeColumns) -> ProcessorWork | None:
        """Return the processed Detail of the displayed time, if there is one."""
        detail = self.detail_for(grid)
        if detail is None or self.recording is None:
            return None
        lpar = self.recording.scenario.lpar
        return self._work.get(
            (detail,), lambda: ProcessorWork(detail, lpar.processors, work_place.apart(lpar))
        )

    def make_legend(self) -> list[StateKey]:
        """Return a legend key for each kind of work, which a click hides, and for each polarity."""
        theme, exact = current_theme(), self.exact
        work = [work_look.key(doing, theme, exact, self.hidden) for doing in self._kinds()]
        return [*work, *polarity.keys(self.recording)]

    def legend_key(self) -> object:
        """Return the values that change with the precision."""
        return self._kinds(), self.exact, self.hidden

    def _kinds(self) -> tuple[Doing, ...]:
        """Return the visible kinds of work, from the bottom of a lane to the top."""
        if self.recording is None:
            return ()
        scenario = self.recording.scenario
        kinds = [Doing(kind) for kind in ORDER.tolist()] if self.exact else list(work_look.SAMPLED)
        never = {
            Doing.SPIN: not scenario.lpar.locks,
            Doing.AWAY: scenario.cec is None,
            Doing.PARKED: not has_hiperdispatch(scenario),
        }
        return tuple(kind for kind in kinds if not never.get(kind))

    # ---- columns

    def settle(self, place: ChartPlaces) -> None:
        """Compute the new columns."""
        recording = self.recording
        if recording is None or not self.recorded:
            return
        parts, grid = self.parts(place), self.grid(place)
        work = self.work_for(grid)
        self.columns.update(recording, work, self.detail_for(grid), self.source(grid), parts, grid)
        if has_hiperdispatch(recording.scenario):
            self._polarities.update(recording, parts.lanes, grid)
        if self.compared:
            self.columns.update_other(self.compared.recording, parts.lanes, grid)

    # ---- painting

    def beside_key(self) -> object:
        """Return the scenario from which the names come."""
        return number(self.recording.scenario) if self.recording else None

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Write the processor and lock names."""
        parts, theme = self.parts(place), current_theme()
        for lane, box in parts.lanes.name_boxes(place):
            brushes.write(painter, box, self._lane_name(parts.lanes, lane), theme.text)
        for row, lock in enumerate(parts.locks):
            box = parts.strips.name_box(row, place)
            brushes.write(painter, box, work_look.lock_label(lock), theme.label)
        if parts.queue:
            top, high = (v / place.ratio for v in parts.queue)
            box = QRectF(place.card.left() + 14, place.plot.top() + 1 + top, self.margins()[0] - 20, high)
            most = work_place.most_waiting(parts.lanes)
            brushes.write(painter, box, self.tr("waiting, 0–{0}").format(most), theme.label)

    def _lane_name(self, lanes: Lanes, lane: int) -> str:
        first, last = int(lanes.begin[lane]), int(lanes.end[lane]) - 1
        if first < last:
            return f"{first} – {last}"
        locks = self.recording is not None and self.recording.scenario.lpar.locks
        return self.tr("0, master") if first == 0 and locks else str(first)

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint new data into a picture and copy it to the chart, then add words, marks and the queue."""
        parts = self.parts(place)
        look = self.recording and number(self.recording.scenario), self.compare_look()
        bands = self._polarities if has_hiperdispatch(self.run.scenario) else None
        self._picture.update(self.columns, parts, self.compared, self.hidden, bands, place, grid, look)
        self._picture.draw(painter, place)
        self._draw_words(painter, place, grid, parts)

    def _draw_words(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns, parts: Parts) -> None:
        work, recording, theme = self.work_for(grid), self.recording, current_theme()
        if parts.queue:
            self._draw_queue_scale(painter, place, parts)
        if work is None or recording is None or self.compared is not None:
            return
        span = grid.first * grid.step, min((grid.first + grid.count) * grid.step, recording.now)
        guests, owner = recording.scenario.guests, recording.vcpu_guest
        left, ratio = place.plot.left(), place.ratio
        names.draw(
            painter,
            place,
            parts.lanes,
            work,
            lambda vcpu: str(guests[int(owner[vcpu])].userid),
            lambda t: left + grid.x(t) / ratio,
            span,
            self.hidden,
        )
        self._draw_chosen(painter, place, parts, theme)

    def _draw_queue_scale(self, painter: QPainter, place: ChartPlaces, parts: Parts) -> None:
        """Paint a line under the queue."""
        assert parts.queue is not None
        top, high = (v / place.ratio for v in parts.queue)
        y = round(place.plot.top() + 1 + top + high) + 0.5
        theme, plot = current_theme(), place.plot
        brushes.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), theme.grid)

    def _draw_chosen(self, painter: QPainter, place: ChartPlaces, parts: Parts, theme: Theme) -> None:
        """Paint a frame around the time range under the pointer."""
        grid, at = self.grid(place), self.time_view.cursor
        lane, work = self.lane_at_pointer(place), self.work_for(grid)
        if lane is None or at is None or work is None or parts.lanes.end[lane] - parts.lanes.begin[lane] > 1:
            return
        row = work.at(int(parts.lanes.begin[lane]), at)
        if row is None:
            return
        left, right = (
            place.plot.left() + grid.x(int(t)) / place.ratio for t in (work.start[row], work.end[row])
        )
        left, right = max(left, place.plot.left()), min(right, place.plot.right())
        row_box = parts.lanes.box(lane, place)
        if right - left >= 3:
            brushes.frame(painter, QRectF(left, row_box.top(), right - left, row_box.height()), theme.cursor)

    # ---- values

    def lane_at_pointer(self, place: ChartPlaces) -> int | None:
        """Return the processor lane under the pointer."""
        return None if self.recording is None else self.lane_under_pointer(self.parts(place).lanes, place)

    def row_of(self, step: CausalStep, place: ChartPlaces) -> QRectF | None:
        """Return the box of the lane for a step's processor."""
        if self.recording is None or step.processor < 0:
            return None
        return self.parts(place).lanes.box_of(step.processor, place)

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the lanes of processors by number."""
        return self.parts(place).lanes.boxes(place)

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return the work at the cursor of the processor or lock under the pointer."""
        recording = self.recording
        if recording is None or self.pointer is None:
            return "", []
        parts = self.parts(place)
        lane, strip = (lanes.at_point(self.pointer, place) for lanes in (parts.lanes, parts.strips))
        column = grid.at(at)
        if lane is None and strip is None:
            return "", []
        row = lane if lane is not None else len(parts.lanes) + (strip or 0)
        values = self.columns.own.values[row, column]
        theirs = self.columns.theirs.values[lane, column] if self.compared and lane is not None else None
        name = self._row_name(parts, lane, strip)
        work = None if self.compared else self.work_for(grid)
        lock = parts.locks[strip] if strip is not None else None
        cpu = None
        if lane is not None and parts.lanes.end[lane] - parts.lanes.begin[lane] == 1:
            cpu = int(parts.lanes.begin[lane])
        waiting = float(self.columns.waiting(parts, column, column + 1)[0]) if parts.locks else 0.0
        lines = readings.reading(recording, work, values, theirs, self.exact, at, cpu, lock, waiting)
        if lane is not None and has_hiperdispatch(recording.scenario):
            lines += self._polarities.at(lane, column)
        return name, lines

    def _row_name(self, parts: Parts, lane: int | None, strip: int | None) -> str:
        if lane is not None:
            return self.tr("processor {0}").format(self._lane_name(parts.lanes, lane))
        return work_look.lock_label(parts.locks[strip or 0])

    def table(self) -> list[list[str]]:
        """Return a row for each processor: its shares of the displayed time, then those of the other run."""
        other, kinds = self.compared, self._kinds()
        labels = [work_look.label(kind, self.exact) for kind in kinds]
        heads = [self.tr("processor"), self.tr("role"), *with_theirs(labels, other)]
        recording = self.recording
        if recording is None or not self.recorded:
            return [heads]
        view = self.time_view
        work = self.work_for(self.here()[1]) if self.exact else None
        times = [readings.spent(recording, work, view.start, view.end)]
        times += [readings.spent(other.recording, None, view.start, view.end)] if other else []
        return [heads, *readings.table_rows(recording, times, kinds)]

    # ---- pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide or show a kind of work when its legend entry is clicked."""
        kinds, entries = self._kinds(), self.here()[0].header.entries
        for doing, entry in zip(kinds, entries, strict=False):
            if entry.box.adjusted(-4, 0, 4, 0).contains(zoom.inside(event.position())):
                self.set_hidden(self.hidden ^ {doing})
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle N and P (next, previous change) and T (highlight other work), or else the chart keys."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        step = {Qt.Key.Key_N: 1, Qt.Key.Key_P: -1}.get(Qt.Key(event.key())) if plain else None
        if step and self.step_change(step):
            return
        if plain and event.key() == Qt.Key.Key_T:
            self._next_focus()
            return
        super().keyPressEvent(event)

    def set_hidden(self, hidden: frozenset[Doing]) -> None:
        """Make these kinds of work look idle, so that the rest stands out."""
        self.hidden = hidden
        self.update()

    def _next_focus(self) -> None:
        everything = frozenset(Doing)
        choices = [everything - focus if focus else frozenset() for focus in work_look.FOCUSES]
        at = choices.index(self.hidden) if self.hidden in choices else -1
        self.set_hidden(choices[(at + 1) % len(choices)])

    def step_change(self, by: int) -> bool:
        """Move the cursor to the next or previous moment at which a processor begins something.

        This is the processor of the lane under the pointer; otherwise, any processor. Return False if nothing
        is known for that time.
        """
        place, grid = self.here()
        work = self.work_for(grid) if self.recorded else None
        if work is None or self.recording is None:
            return False
        lane, borders = self.lane_at_pointer(place), work.borders
        if lane is not None:
            begin, end = self.parts(place).lanes.begin[lane], self.parts(place).lanes.end[lane]
            borders = np.unique(work.start[work.first[begin] : work.first[end]])
        view = self.time_view
        at = view.cursor if view.cursor is not None else view.start
        place_of = np.searchsorted(borders, at, side="right" if by > 0 else "left") - (by < 0)
        if not 0 <= place_of < len(borders) or borders[place_of] > self.recording.now:
            return False
        found = int(borders[place_of])
        view.choose(found)
        if not view.start <= found <= view.end:
            view.go(found - view.span // 2)
        return True


CHART = WidgetKind(
    "lanes",
    "Processors as lanes",
    ProcessorLanes,
    hint="Point to a lane for details of a processor or a lock.",
    measured=("processor.emulation", "processor.cp", "processor.idle"),
)
