"""Processors as lanes: what each real processor does, who holds the locks of CP, and who waits for them.

From a whole run (shares of time from the samples) down to microseconds (every change, from a Detail).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter

from app import theme
from app.charts import axis, ink, lane_compare, state_columns, work_columns, work_look, work_names, work_place
from app.charts.chart import Place
from app.charts.close import CloseUps
from app.charts.columns import ColumnStore, Grid
from app.charts.lane_compare import LEAST, SHARE
from app.charts.lanes import Lanes
from app.charts.readout import Line
from app.charts.state_columns import interval
from app.charts.state_differences import keep_differences
from app.charts.state_look import Key
from app.charts.time_chart import TimeChart
from app.charts.work import Work
from app.charts.work_place import Parts
from app.charts.work_raster import KINDS, ORDER, paint_work
from app.charts.work_reading import reading
from engine.kinds import Doing
from engine.recorder import Recording

Array = npt.NDArray[Any]
HATCH = 6  # logical pixels between the lines of what spins


class ProcessorLanes(CloseUps, TimeChart):
    """What each real processor does."""

    id = "lanes"
    title = "Processors as lanes"
    margins = (104.0, *TimeChart.margins[1:])

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]
        self._store, self._theirs = ColumnStore(), ColumnStore()
        self._parts: tuple[object, Parts] = (None, work_place.arrange(1, (), 0, 1))
        self._buffer = np.zeros((1, 1), np.uint32)
        self._shown = np.zeros((0, 0, KINDS), np.float32)  # of the other run
        self._painted: object = None
        self._work: tuple[object, Work | None] = (None, None)
        self.hidden: frozenset[Doing] = frozenset()

    # ---- what there is to show

    @property
    def unit(self) -> str:  # type: ignore[override]
        """How exact it is."""
        if self.recording is None or not self.recorded:
            return ""
        every = axis.span_text(max(interval(self.recording), 1))
        return self.precision() or self.tr("shares of {0}").format(every)

    @property
    def exact(self) -> bool:
        """Is all that is shown known exactly? Without locks there is nothing to look at."""
        return super().exact and self.recording is not None and self.recording.thin

    def parts(self, place: Place) -> Parts:
        """Where everything lies; kept while nothing changes."""
        assert self.recording is not None
        lpar = self.recording.scenario.lpar
        key = place.plot, place.ratio, id(self.recording.scenario)
        if key != self._parts[0]:
            locks = work_place.locks_of(lpar)
            high = place.plot.height() - 2
            self._parts = key, work_place.arrange(lpar.processors, locks, high, place.ratio)
        return self._parts[1]

    def work_for(self, grid: Grid) -> Work | None:
        """The arranged Detail, if there is one for what is shown."""
        detail = self.detail_for(grid)
        if detail is None or self.recording is None:
            return None
        if detail is not self._work[0]:
            lpar = self.recording.scenario.lpar
            self._work = detail, Work(detail, lpar.processors, work_place.apart(lpar))
        return self._work[1]

    def make_legend(self) -> list[Key]:
        """What is told apart; a click hides it."""
        worn, exact = theme.current(), self.exact
        return [work_look.key(doing, worn, exact, self.hidden) for doing in self._kinds()]

    def legend_key(self) -> object:
        """Exact charts tell more apart."""
        return self._kinds(), self.exact, self.hidden

    def _kinds(self) -> tuple[Doing, ...]:
        """What can be seen, from the bottom of a lane to its top."""
        if self.recording is None:
            return ()
        if self.exact:
            return tuple(Doing(kind) for kind in ORDER.tolist())
        locks = self.recording.scenario.lpar.locks
        return tuple(kind for kind in work_look.SAMPLED if locks or kind != Doing.SPIN)

    def compare_legend(self) -> list[Key]:
        """Which part of a lane is whose."""
        return lane_compare.legend(self.compared, theme.current()) if self.compared else []

    # ---- columns

    def settle(self, place: Place) -> None:
        """Compute the columns that are new."""
        recording = self.recording
        if recording is None or not self.recorded:
            return
        parts, grid = self.parts(place), self.grid(place)
        work = self.work_for(grid)
        key = state_columns.sources(recording), len(parts.lanes), parts.locks, id(work)
        known = state_columns.known(recording, grid.step, self.detail_for(grid))
        known = known if recording.thin else int(recording.time[-1])
        self._store.update(
            grid, known, key, lambda first, n: self._columns(recording, work, parts, grid, first, n)
        )
        if self.compared:
            self._settle_other(self.compared.recording, parts, grid)

    def _columns(
        self, recording: Recording, work: Work | None, parts: Parts, grid: Grid, first: int, count: int
    ) -> Array:
        step, origin = grid.step, first * grid.step
        out = work_columns.from_samples(recording, parts.lanes, parts.locks, step, origin, count)
        detail = self.detail
        if work is None or detail is None or count == 0:
            return out
        within = int(detail.start), min(int(detail.end), recording.now)
        begin = max(-(-(within[0] - origin) // step), 0)
        end = (within[1] - origin) // step if within[1] < recording.now else -(-(within[1] - origin) // step)
        end = min(end, count)
        if begin < end:
            start = origin + begin * step
            out[:, begin:end] = work_columns.from_work(
                work, parts.lanes, parts.locks, within, step, start, end - begin
            )
        return out

    def _settle_other(self, other: Recording, parts: Parts, grid: Grid) -> None:
        lanes = _present(parts.lanes, other.scenario.lpar.processors)
        key = state_columns.sources(other), len(parts.lanes)

        def columns(first: int, count: int) -> Array:
            out = np.zeros((len(parts.lanes), count, KINDS), np.float32)
            found = work_columns.from_samples(other, lanes, (), grid.step, first * grid.step, count)
            out[: len(lanes)] = found
            return out

        self._theirs.update(grid, int(other.time[-1]), key, columns)

    # ---- painting

    def still_key(self) -> object:
        """The names of the lanes."""
        return super().still_key(), self._parts[0]

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Write the names of the processors and locks."""
        assert self.recording is not None
        parts, worn, next_free = self.parts(place), theme.current(), -1.0
        for lane in range(len(parts.lanes)):
            box = _name_box(place, parts.lanes, lane, self.margins[0])
            if box.top() >= next_free:
                next_free = box.bottom()
                ink.write(painter, box, self._lane_name(parts.lanes, lane), worn.text)
        for row, lock in enumerate(parts.locks):
            box = _name_box(place, parts.strips, row, self.margins[0])
            ink.write(painter, box, work_look.lock_label(lock), worn.label)
        if parts.queue:
            top, high = (v / place.ratio for v in parts.queue)
            box = QRectF(place.card.left() + 14, place.plot.top() + 1 + top, self.margins[0] - 20, high)
            ink.write(painter, box, self.tr("waiting"), worn.label)

    def _lane_name(self, lanes: Lanes, lane: int) -> str:
        first, last = int(lanes.begin[lane]), int(lanes.end[lane]) - 1
        if first < last:
            return f"{first} – {last}"
        locks = self.recording is not None and self.recording.scenario.lpar.locks
        return self.tr("0, master") if first == 0 and locks else str(first)

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new into a picture and copy it; then words, marks and the queue."""
        parts, worn = self.parts(place), theme.current()
        look = worn.name, grid, self._parts[0], self.compare_look(), self.hidden
        begin, end = self._store.take_fresh()
        if self.compared:
            begin, end = lane_compare.union((begin, end), self._theirs.take_fresh())
        if look != self._painted:
            self._painted, begin, end = look, 0, grid.count
            height = max(round((place.plot.height() - 1) * place.ratio), 1)
            self._buffer = np.zeros((height, grid.count), np.uint32)
        if begin < end:
            self._paint(place, grid, parts, begin, end)
        picture = ink.picture(self._buffer, QImage.Format.Format_ARGB32_Premultiplied, place.ratio)
        painter.drawImage(place.plot.topLeft() + QPointF(0, 1), picture)
        self._draw_words(painter, place, grid, parts)

    def _paint(self, place: Place, grid: Grid, parts: Parts, begin: int, end: int) -> None:
        own, values = parts, self._store.values[: len(parts.lanes) + len(parts.locks)]
        self._buffer[:, begin:end] = 0
        if self.compared:
            upper, lower = parts.lanes.parted(SHARE[self.compared.mode], place.ratio)
            own = parts.with_lanes(upper)
            theirs = self._theirs.values
            if self.compared.difference:
                if self._shown.shape != theirs.shape:
                    self._shown = np.zeros_like(theirs)
                    begin, end = 0, grid.count
                keep_differences(values[: len(upper)], theirs, begin, end, LEAST, self._shown)
                theirs = self._shown
            self._paint_stacks(theirs, lower.tops, lower.heights, place, grid.first, begin, end)
        self._paint_stacks(values, own.tops, own.heights, place, grid.first, begin, end)
        if parts.queue:
            self._paint_queue(parts, begin, end)

    def _paint_stacks(
        self, values: Array, tops: Array, heights: Array, place: Place, first: int, begin: int, end: int
    ) -> None:
        worn = theme.current()
        colours, hatch = work_look.colours(worn, self.hidden), np.uint32(work_look.lines(worn).rgb())
        if Doing.SPIN in self.hidden:
            hatch = colours[Doing.IDLE]
        period = HATCH * max(round(place.ratio), 1)
        paint_work(values, begin, end, first, tops, heights, ORDER, colours, hatch, period, self._buffer)

    def _paint_queue(self, parts: Parts, begin: int, end: int) -> None:
        """How many processors wait on average, in the height of all processors."""
        assert parts.queue is not None
        top, high = parts.queue
        waiting = self.waiting(parts, begin, end)
        most = max(int(parts.lanes.end[-1]) - 1, 1) if len(parts.lanes) else 1
        filled = np.minimum(np.ceil(waiting / most * high), high)
        rows = np.arange(high)[:, None]
        shade = np.uint32(work_look.colour(Doing.SPIN, theme.current()).rgb())
        part = self._buffer[top : top + high, begin:end]
        part[:] = np.where(rows >= (high - filled)[None, :], shade, 0)[: len(part)]

    def waiting(self, parts: Parts, begin: int, end: int) -> Array:
        """Mean number of processors that spin in each column begin..end."""
        first = len(parts.lanes) + len(parts.locks)
        spun = self._store.values[first : first + len(parts.locks), begin:end, Doing.SPIN].sum(axis=0)
        return np.asarray(spun / self._store.grid.step)

    def _draw_words(self, painter: QPainter, place: Place, grid: Grid, parts: Parts) -> None:
        work, recording, worn = self.work_for(grid), self.recording, theme.current()
        if parts.queue:
            self._draw_queue_scale(painter, place, parts)
        if work is None or recording is None or self.compared is not None:
            return
        span = grid.first * grid.step, min((grid.first + grid.count) * grid.step, recording.now)
        guests = recording.scenario.guests
        userids = [guests[guest].userid for guest in recording.vcpu_guest.tolist()]
        left, ratio = place.plot.left(), place.ratio
        work_names.draw(
            painter, place, parts.lanes, work, userids, lambda t: left + grid.x(t) / ratio, span, self.hidden
        )
        self._draw_chosen(painter, place, parts, worn)

    def _draw_queue_scale(self, painter: QPainter, place: Place, parts: Parts) -> None:
        """A line under the queue, and what its full height stands for."""
        assert parts.queue is not None
        top, high = (v / place.ratio for v in parts.queue)
        y = round(place.plot.top() + 1 + top + high) + 0.5
        worn, plot = theme.current(), place.plot
        ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), worn.grid)

    def _draw_chosen(self, painter: QPainter, place: Place, parts: Parts, worn: theme.Theme) -> None:
        """A frame around the stretch under the pointer."""
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
        top = place.plot.top() + 1 + float(parts.lanes.tops[lane]) / place.ratio
        high = float(parts.lanes.heights[lane]) / place.ratio
        if right - left >= 3:
            ink.frame(painter, QRectF(left, top, right - left, high), worn.cursor)

    # ---- values

    def lane_at_pointer(self, place: Place) -> int | None:
        """The lane of processors under the pointer."""
        if self.pointer is None or self.recording is None:
            return None
        return self.parts(place).lanes.at((self.pointer.y() - place.plot.top() - 1) * place.ratio)

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[Line]]:
        """What the processor or the lock under the pointer does at the cursor, since when, and for whom."""
        recording = self.recording
        if recording is None or self.pointer is None:
            return "", []
        parts = self.parts(place)
        y = (self.pointer.y() - place.plot.top() - 1) * place.ratio
        lane, strip = parts.lanes.at(y), parts.strips.at(y)
        column = int(min(max(at // grid.step - grid.first, 0), grid.count - 1))
        if lane is None and strip is None:
            return "", []
        row = lane if lane is not None else len(parts.lanes) + (strip or 0)
        values = self._store.values[row, column]
        theirs = self._theirs.values[lane, column] if self.compared and lane is not None else None
        name = self._row_name(parts, lane, strip)
        work = None if self.compared else self.work_for(grid)
        lock = parts.locks[strip] if strip is not None else None
        cpu = None
        if lane is not None and parts.lanes.end[lane] - parts.lanes.begin[lane] == 1:
            cpu = int(parts.lanes.begin[lane])
        waiting = float(self.waiting(parts, column, column + 1)[0]) if parts.locks else 0.0
        return name, reading(recording, work, values, theirs, self.exact, at, cpu, lock, waiting)

    def _row_name(self, parts: Parts, lane: int | None, strip: int | None) -> str:
        if lane is not None:
            return self.tr("processor {0}").format(self._lane_name(parts.lanes, lane))
        return work_look.lock_label(parts.locks[strip or 0])

    def table(self) -> list[list[str]]:
        """A row a processor: its shares of the time shown, then those of the other run."""
        other, kinds = self.compared, self._kinds()
        labels = [work_look.label(kind, self.exact) for kind in kinds]
        heads = [self.tr("processor"), self.tr("role"), *labels]
        heads += [f"{other.name}: {label}" for label in labels if other]
        recording = self.recording
        if recording is None or not self.recorded:
            return [heads]
        times = [self._times(recording, self.exact)]
        times += [self._times(other.recording, False)] if other else []
        locks = recording.scenario.lpar.locks
        roles = [self.tr("master") if cpu == 0 and locks else "" for cpu in range(len(times[0]))]
        return [heads] + [
            [str(cpu), role, *(cell for time in times for cell in _shares(time, cpu, kinds))]
            for cpu, role in enumerate(roles)
        ]

    def _times(self, recording: Recording, exact: bool) -> Array:
        """(processors, KINDS): time over what is shown."""
        view, processors = self.time_view, recording.scenario.lpar.processors
        each = np.arange(processors, dtype=np.int64)
        lanes = Lanes(each, each + 1, each, each)
        grid = Grid(view.span, 0, 1)
        work = self.work_for(self.here()[1]) if exact else None
        if work is not None and self.detail is not None:
            within = max(int(self.detail.start), view.start), min(int(self.detail.end), view.end)
            return work_columns.from_work(work, lanes, (), within, grid.step, view.start, 1)[:, 0]
        return work_columns.from_samples(recording, lanes, (), grid.step, view.start, 1)[:, 0]

    # ---- pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on an entry of the legend hides what it stands for, or shows it again."""
        kinds, entries = self._kinds(), self.here()[0].header.entries
        for doing, entry in zip(kinds, entries, strict=False):
            if entry.box.adjusted(-4, 0, 4, 0).contains(event.position()):
                self.set_hidden(self.hidden ^ {doing})
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """N and P: the next and the previous change; T: what stands out; else as all charts."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        step = {Qt.Key.Key_N: 1, Qt.Key.Key_P: -1}.get(Qt.Key(event.key())) if plain else None
        if step and self.step_change(step):
            return
        if plain and event.key() == Qt.Key.Key_T:
            self._next_focus()
            return
        super().keyPressEvent(event)

    def set_hidden(self, hidden: frozenset[Doing]) -> None:
        """What looks idle, so that the rest stands out."""
        self.hidden = hidden
        self.update()

    def _next_focus(self) -> None:
        everything = frozenset(Doing)
        choices = [everything - focus if focus else frozenset() for focus in work_look.FOCUSES]
        at = choices.index(self.hidden) if self.hidden in choices else -1
        self.set_hidden(choices[(at + 1) % len(choices)])

    def step_change(self, by: int) -> bool:
        """Put the cursor to the next or previous moment at which a processor begins something.

        That of the lane under the pointer, else any. False when nothing is known there.
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


def _present(lanes: Lanes, processors: int) -> Lanes:
    """Those lanes whose processors a machine has."""
    some = int(np.searchsorted(lanes.begin, processors))
    end = np.minimum(lanes.end[:some], processors)
    return Lanes(lanes.begin[:some], end, lanes.tops[:some], lanes.heights[:some])


def _name_box(place: Place, lanes: Lanes, lane: int, margin: float) -> QRectF:
    middle = place.plot.top() + 1 + float(lanes.tops[lane] + lanes.heights[lane] / 2) / place.ratio
    high = ink.height()
    return QRectF(place.card.left() + 14, middle - high / 2, margin - 20, high)


def _shares(times: Array, cpu: int, kinds: tuple[Doing, ...]) -> list[str]:
    total = float(times[cpu].sum()) if cpu < len(times) else 0.0
    return [axis.share(float(times[cpu, kind]) / total) if total else "" for kind in kinds]
