"""A heat map of link devices: the transfer starts of each device, by writing side.

Each device has a row split into two halves: the first system of the link writes in the upper half, the second
system in the lower half. The half of a side that is not allowed to write is empty: a one-way device has only
half a row, and a triangle marks its direction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from app.charts.device_heat import heat
from app.charts.device_heat.heat import HeatRows
from app.charts.toolkit import brushes, comparing, recordings
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.columns import ColumnStore, Pixels, TimeColumns, union
from app.charts.toolkit.comparing import with_theirs
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_chart import TimeChart
from app.charts.toolkit.time_view import TimeView
from app.charts.values.multisystem import ARROW, SystemDevice, devices, growth, link_pairs, several
from app.charts.values.needs import SEVERAL_SYSTEMS
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.language import numeral
from engine.recording.recorder import Recording

_tr = partial(QCoreApplication.translate, "DeviceHeat")
BOTH = 3  # mask: both sides may write
NAMES_FROM = 9.0  # height of a row from which each device has its number beside it
MIN_TOP = 20.0  # SSCH/s

LINKS = replace(SEVERAL_SYSTEMS, met=lambda scenario: several(scenario) and bool(scenario.links))


class DeviceHeatChart(TimeChart):
    """SSCH/s of each device by writing side."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._stores = ColumnStore(np.nan), ColumnStore(np.nan)  # our own, and of the other run
        self._pictures = Pixels(), Pixels()
        self._peaks = Peak(), Peak()
        self._run: object = None

    # ---- chart interface

    def margins(self) -> Margins:
        """Return the margins, with room for device numbers and directions on the left."""
        return 66.0, *super().margins()[1:]

    def devices(self) -> tuple[SystemDevice, ...]:
        """Return all devices of the current run."""
        return devices(self.run.scenario)

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the color of each writing side and the rates of the color steps."""
        if not self.recorded:
            return []
        theme = current_theme()
        keys = [StateKey(text, heat.ramp(side, theme)[-1]) for side, text in enumerate(self._sides())]
        steps = heat.ramp(0, theme)
        for step in (1, 3, heat.STEPS):
            text = _tr("to {0}").format(axis.short(self.top() * step / heat.STEPS))
            keys.append(StateKey(text, steps[step - 1]))
        return keys

    def top(self) -> float:
        """Return the rate of the top color step: the highest rate between two samples of the runs."""
        if not self.recorded:
            return MIN_TOP
        seen = max(peak.of(run) for peak, run in zip(self._peaks, self.runs(), strict=False))
        return max(axis.round_up(seen), MIN_TOP)

    def _sides(self) -> tuple[str, str]:
        """Return the meanings of the two colors."""
        other = self.compared
        if other is not None and other.difference:
            return _tr("more: {0}").format(other.own), _tr("more: {0}").format(other.name)
        pairs = link_pairs(self.run.scenario)
        if len(pairs) == 1:
            return _tr("above: {0} writes").format(pairs[0][0]), _tr("below: {0} writes").format(pairs[0][1])
        return _tr("above: the first system of the link writes"), _tr("below: the second system writes")

    def legend_key(self) -> object:
        """Return the values that change with the scale."""
        return self.top(), id(getattr(self.recording, "scenario", None)), self.compare_look()

    def still_key(self) -> object:
        """Return the scale."""
        return super().still_key(), self.top()

    def beside_key(self) -> object:
        """Return the scenario, and which sides may write to each device of each run."""
        if self.recording is None or not self.recorded:
            return None
        return recordings.number(self.recording.scenario), tuple(map(_writers, self.runs()))

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Draw the device number and an arrow next to each row."""
        for part, _, recording in self._parts(place):
            known, rows = devices(recording.scenario), self._rows(part, recording)
            self._draw_names(painter, part, known, rows, _writers(recording))

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Write the number of rows left out, and the run names next to the halves."""
        for part, name, recording in self._parts(place):
            known, rows = devices(recording.scenario), self._rows(part, recording)
            left_out = len(known) - len(rows)
            if left_out:
                text = _tr("{0} more are not shown").format(left_out)
                box = QRectF(
                    part.plot.right() - brushes.width(text), part.plot.top() - 15, brushes.width(text), 14
                )
                brushes.write(painter, box, text, current_theme().muted)
            if name:
                comparing.write_name(painter, place, part, name)

    def _draw_names(
        self,
        painter: QPainter,
        place: ChartPlaces,
        known: tuple[SystemDevice, ...],
        rows: HeatRows,
        writers: tuple[int, ...],
    ) -> None:
        theme, free = current_theme(), -1.0
        for row in range(len(rows)):
            top, high = (float(v) / place.ratio for v in (rows.tops[row], rows.heights[row]))
            box = QRectF(place.card.left() + 10, place.plot.top() + top + high / 2 - 7, 34, 14)
            if box.top() >= free:
                free = box.bottom() - 3
                brushes.write(painter, box, known[row].number, theme.text if writers[row] else theme.muted)
                where = QRectF(box.right() + 1, box.top(), place.plot.left() - box.right() - 8, 14)
                arrow = {0: "–", BOTH: "↔"}.get(writers[row], "")
                brushes.write(painter, where, arrow, theme.label, "text", brushes.CENTRE)
            if writers[row] in (1, 2):
                _draw_way(painter, place, place.plot.top() + top, high, writers[row] == 1)

    def _parts(self, place: ChartPlaces) -> list[tuple[ChartPlaces, str, Recording]]:
        """Return the position, name and recording of each run shown."""
        other = self.compared
        if other is None or other.difference:
            return [(place, "", self.run)]
        (upper, own), (lower, name) = comparing.of(place, other)
        return [(upper, own, self.run), (lower, name, other.recording)]

    def _rows(self, place: ChartPlaces, recording: Recording) -> HeatRows:
        return heat.lay_out(devices(recording.scenario), place.plot.height() - 1, place.ratio)

    # ---- columns

    def settle(self, place: ChartPlaces) -> None:
        """Compute the new columns."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return
        run = recordings.sources(recording), self.compare_look()
        if run != self._run:
            self._run = run
            self._stores = ColumnStore(np.nan), ColumnStore(np.nan)
        grid = self.grid(place)
        self._update(0, recording, grid)
        if other is not None:
            self._update(1, other.recording, grid)

    def _update(self, number: int, recording: Recording, grid: TimeColumns) -> None:
        key, until = recordings.sources(recording), int(recording.time[-1])
        order = self._order(recording)
        self._stores[number].update(
            grid, until, key, lambda first, count: _rates(recording, grid.edges(first, count), order)
        )

    def _order(self, recording: Recording) -> npt.NDArray[np.int64]:
        """Return, for each row, the number of its device in this recording; -1 = no such device."""
        if not self.apart:
            return np.arange(len(devices(recording.scenario)))
        theirs = [device.name for device in devices(recording.scenario)]
        wanted = [device.name for device in self.devices()]
        return np.array([theirs.index(name) if name in theirs else -1 for name in wanted], np.int64)

    def _difference(self) -> npt.NDArray[np.float32]:
        own, theirs = (store.values for store in self._stores)
        return own - theirs if own.shape == theirs.shape else own

    # ---- painting

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint new data into pictures and copy them to the chart."""
        for number, (part, _, recording) in enumerate(self._parts(place)):
            rows = self._rows(part, recording)
            fresh = self._stores[number].take_fresh()
            if self.apart:
                fresh = union(fresh, self._stores[1].take_fresh())
            self._paint(number, part, rows, recording, grid, fresh)
            self._pictures[number].draw(painter, part)

    def _paint(
        self,
        number: int,
        place: ChartPlaces,
        rows: HeatRows,
        recording: Recording,
        grid: TimeColumns,
        fresh: tuple[int, int],
    ) -> None:
        theme, writers, picture = current_theme(), _writers(recording), self._pictures[number]
        run = recordings.sources(recording), self.compare_look()
        columns = picture.fresh(place, grid, (run, self.top(), writers), fresh)
        if columns[0] >= columns[1]:
            return
        if self.apart:
            heat.paint_difference(self._difference(), rows, self.top(), theme, columns, picture.values)
        else:
            values = self._stores[number].values
            heat.paint(values, rows, self.top(), writers, theme, columns, picture.values)

    # ---- values

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the rows of the devices by device number."""
        part, _, recording = self._parts(place)[0]
        rows, known = self._rows(part, recording), devices(recording.scenario)
        left, wide, ratio = part.plot.left(), part.plot.width(), place.ratio
        edges = zip(known, rows.tops.tolist(), rows.heights.tolist(), strict=False)
        return {
            device.number: QRectF(left, part.plot.top() + top / ratio, wide, high / ratio)
            for device, top, high in edges
        }

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return the device under the pointer: the transfers that each side starts, and whether it may
        write.
        """
        column = at // grid.step - grid.first
        if self.recording is None or self.pointer is None or not 0 <= column < grid.count:
            return "", []
        for number, (part, _, recording) in enumerate(self._parts(place)):
            row = self._rows(part, recording).at((self.pointer.y() - part.plot.top()) * place.ratio)
            if row is not None and 0 <= self.pointer.y() - part.plot.top() <= part.plot.height():
                device = devices(recording.scenario)[row]
                title = f"{device.number}  {axis.cursor_text(at, grid.step)}"
                return title, self._lines(number, device, row, int(column), _writers(recording)[row])
        return "", []

    def _lines(
        self, number: int, device: SystemDevice, row: int, column: int, writers: int
    ) -> list[ReadoutLine]:
        theme, found = current_theme(), []
        for side, key in enumerate(heat.SIDES):
            way = ARROW.format(device.sides[side], device.sides[1 - side])
            if self.apart:
                own, theirs = (float(store.values[2 * row + side, column]) for store in self._stores)
                text = numbers.difference(own, theirs, _text)
            else:
                text = _text(float(self._stores[number].values[2 * row + side, column]))
            may = text if writers >> side & 1 else _tr("is not allowed to write")
            found.append(ReadoutLine(way, may, StateKey(way, theme.flows[key])))
        if not writers:
            found.append(ReadoutLine(_tr("not part of the link, or offline"), ""))
        return found

    def table(self) -> list[list[str]]:
        """Return a row for each side of a device: whether it may write, and its SSCH/s."""
        plain = [_tr("may write"), _tr("value"), _tr("mean"), _tr("highest")]
        other = self.compared
        rows = [[_tr("device"), _tr("direction"), *with_theirs(plain, other)]]
        if not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        column = self.column_now(grid)
        runs = [self._cells(0, self.run, column)]
        if other is not None:
            runs.append(self._cells(1, other.recording, column))
        for device in self.devices():
            for side in (0, 1):
                way = ARROW.format(device.sides[side], device.sides[1 - side])
                cells = [cell for run in runs for cell in run.get((device.name, side), [""] * 4)]
                rows.append([device.number, way, *cells])
        return rows

    def _cells(self, number: int, recording: Recording, column: int) -> dict[tuple[str, int], list[str]]:
        """Return, by device and side, whether the side may write, and its value, mean and maximum."""
        known = self.devices() if self.apart else devices(recording.scenario)
        writers, own = _writers(recording), [device.name for device in devices(recording.scenario)]
        found, values = {}, self._stores[number].values
        for row, device in enumerate(known):
            mask = writers[own.index(device.name)] if device.name in own else 0
            for side in (0, 1):
                may = _tr("yes") if mask >> side & 1 else _tr("no")
                figures = numbers.figures(values[2 * row + side], column)
                found[device.name, side] = [may, *numbers.cells(figures, _text)]
        return found


def _draw_way(painter: QPainter, place: ChartPlaces, top: float, high: float, first: bool) -> None:
    """Paint a triangle left of a row on which only one side writes; for the first side, it points right."""
    right, half = place.plot.left() - 6, min(max(high, 5.0), 10.0) / 2
    tip, back = (right, right - 2 * half) if first else (right - 2 * half, right)
    middle = top + high / 2
    corners = QPointF(tip, middle), QPointF(back, middle - half), QPointF(back, middle + half)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current_theme().warning)
    painter.drawPolygon(QPolygonF(corners))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


class Peak:
    """The highest rate of a device between two samples; each sample is read only once."""

    def __init__(self) -> None:
        self._run: object = None
        self._seen, self._samples = 0.0, 1

    def of(self, recording: Recording) -> float:
        """Return the highest rate of a device in SSCH/s."""
        run = recordings.sources(recording)
        if run != self._run or len(recording.time) < self._samples:
            self._run, self._seen, self._samples = run, 0.0, 1
        if len(recording.time) > self._samples:
            part = slice(self._samples - 1, None)
            width = np.diff(recording.time[part])[:, None, None]
            grown = np.diff(recording.connections["starts"][part], axis=0)
            self._seen = max(self._seen, float((1e9 * grown / width).max(initial=0.0)))
            self._samples = len(recording.time)
        return self._seen


def _writers(recording: Recording) -> tuple[int, ...]:
    """Return a mask of the sides that may write to each device at the last sample; 0 = not in the link."""
    return tuple(recording.connections["usable"][-1].tolist())


def _rates(
    recording: Recording, edges: npt.NDArray[np.int64], order: npt.NDArray[np.int64]
) -> npt.NDArray[np.float32]:
    """Return SSCH/s (2 * devices, columns) for side 0 and side 1 of each device."""
    out = np.full((len(order), 2, max(len(edges) - 1, 0)), np.nan, np.float32)
    if len(edges) > 1:
        recording = recordings.around(recording, int(edges[0]), int(edges[-1]))
        found = growth(recording.time, recording.connections["starts"], edges)
        known = order >= 0
        out[known] = found[:, order[known]].transpose(1, 2, 0)
    return out.reshape(2 * len(order), -1)


def _text(value: float) -> str:
    return numeral(value, ".1f") if np.isfinite(value) else "–"


CHART = WidgetKind(
    "device_heat",
    "Link devices",
    DeviceHeatChart,
    unit="SSCH/s",
    hint="Point to a row for details of a device.",
    need=LINKS,
    measured=("link.ssch", "link.mbs", "link.collisions"),
)
