"""Painting of panes: axes and names, curves, published values, curve names at their ends, and legends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes, comparing, value_axis
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.curves import CurveLook, CurvePicture, Fresh, Style
from app.charts.toolkit.lines.numbers import Columns, lower_rows
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.panes import legend_values
from app.charts.toolkit.panes.layout import NAME
from app.charts.toolkit.panes.legend import PaneLegend
from app.charts.toolkit.panes.pane import Pane, PublishedLine, parts
from app.charts.toolkit.panes.values import Frame, PaneValues
from app.charts.toolkit.value_axis import Scale
from app.look import axis_text as axis
from app.look.theme import current as current_theme

TICKS_EVERY = 21.0  # logical pixels between two labels of an axis, at least
NAMED_FROM = 40.0  # height of a plot in which a limit has a name


class PanePainter:
    """Paints the panes of a chart; `chosen` is the label of the curve on top."""

    def __init__(self, values: PaneValues, legend: PaneLegend) -> None:
        self._values, self._legend = values, legend
        self._pictures: dict[tuple[str, Style, int], CurvePicture] = {}

    def forget(self) -> None:
        """Discard the pictures so that all curves are repainted."""
        self._pictures = {}

    def draw_beside(self, painter: QPainter, frame: Frame, chosen: str) -> None:
        """Paint the parts next to the panes: the axis values and the names in the legends."""
        for number, (part, _) in enumerate(frame.runs):
            for pane, own in self._values.visible_panes(frame, part):
                scale = self._values.axes.scale(pane)
                value_axis.draw_labels(painter, own, scale, TICKS_EVERY)
                for y, text in _right_ticks(own, pane, scale):
                    box = QRectF(own.plot.right() + 4, y - 8, 40, 16)
                    brushes.write(painter, box, text, current_theme().label)
                if number == 0:
                    entries = frame.shown.entries[pane.id]
                    self._legend.draw_names(painter, own, entries, chosen)

    def draw_axes(self, painter: QPainter, frame: Frame, notes: dict[str, str]) -> None:
        """Paint the names and lines of panes; for runs side by side, do so for each run, with its name."""
        axes = self._values.axes
        for part, name in frame.runs:
            for pane, own in self._values.visible_panes(frame, part):
                _draw_axis(painter, part, own, pane, axes.scale(pane), notes.get(pane.id, ""))
            if name:
                comparing.write_name(painter, frame.place, part, name)
        if frame.apart and frame.other is not None:
            value_axis.write_signs(painter, frame.place, frame.other.own, frame.other.name)

    def draw_curves(self, painter: QPainter, frame: Frame, to_x: ToX, chosen: str) -> None:
        """Paint new parts of the curves into pictures and copy them, with published values on top."""
        columns = self._values.columns
        if frame.apart:
            self._draw_run(painter, frame, 0, columns.difference, columns.take_fresh(), Style.SIGNED, chosen)
            return
        for run, store in enumerate((columns.own, columns.theirs)[: 1 + (frame.other is not None)]):
            beside = frame.other is not None and frame.other.beside
            style = Style.PLAIN if run == 0 or beside else Style.DASHED
            self._draw_run(painter, frame, run, store.values, store.take_fresh(), style, chosen)
        self._draw_measured(painter, frame)
        if frame.shown.published:
            phases = frame.recording.scenario.phases
            span = to_x(phases[-1].start), to_x(phases[-1].end)
            for (part, _), run in zip(frame.runs, (0, 1), strict=False):
                for pane, own in self._values.visible_panes(frame, part):
                    draw_published(painter, own, pane.known[run], self._values.axes.scale(pane), span)

    def _draw_measured(self, painter: QPainter, frame: Frame) -> None:
        """Paint measured values alongside the curves of this run."""
        if not self._values.measured.known:
            return
        for pane, own, mine, _ in self._values.each(frame):
            if mine.shape[1] == frame.grid.count:
                scale, scenario = self._values.axes.scale(pane), frame.recording.scenario
                self._values.measured.draw(painter, pane, own, mine, scale, scenario, frame.grid)

    def _draw_run(
        self,
        painter: QPainter,
        frame: Frame,
        run: int,
        values: Columns,
        fresh: Fresh,
        style: Style,
        chosen: str,
    ) -> None:
        curves, place = self._values.curves(frame), frame.runs[min(run, len(frame.runs) - 1)][0]
        laid = self._values.visible_panes(frame, place)
        rows = lower_rows(curves) if style == Style.PLAIN else []
        lower = {row: values[len(curves) + number] for number, row in enumerate(rows)}
        start = 0
        for (pane, own), (_, mine) in zip(laid, parts([pane for pane, _ in laid], values), strict=True):
            scale = self._values.axes.scale(pane)
            picture = self._picture(pane, scale, style, run)
            under = {row: lower[start + row] for row in range(len(mine)) if start + row in lower}
            labels = tuple(curve.label for curve in pane.on)
            high, theme = max(round(own.plot.height() * own.ratio), 1), current_theme().name
            look = CurveLook(scale, high, own.ratio, frame.grid, theme, labels, chosen)
            levels = mine if style == Style.SIGNED else pane.levels(mine, scale.log)
            picture.update(pane.on, levels, under, look, fresh)
            painter.drawImage(own.plot.topLeft(), picture.image())
            start += len(mine)

    def _picture(self, pane: Pane, scale: Scale, style: Style, run: int) -> CurvePicture:
        if style == Style.PLAIN and pane.stacked and not scale.log:
            style = Style.STACKED
        key = pane.id, style, run
        if key not in self._pictures:
            self._pictures[key] = CurvePicture(style)
        return self._pictures[key]

    def name_ends(self, painter: QPainter, frame: Frame, to_x: ToX, chosen: str) -> None:
        """Write the curve names next to their ends, if the run has not reached the right edge."""
        if frame.other is not None or not 0 <= frame.last < frame.grid.count - 1:
            return
        x = max(to_x(frame.recording.now), to_x((frame.last + frame.grid.first + 1) * frame.grid.step))
        for pane, own, mine, _ in self._values.each(frame):
            if not pane.stacked and mine.shape[1] == frame.grid.count:
                heights = legend_values.ends(pane, own, mine, self._values.axes.scale(pane), frame.last)
                legend_values.name_ends(painter, pane, own.plot, x, heights, chosen)

    def curve_at(self, frame: Frame, point: QPointF, near: float) -> str:
        """Return the label of the curve at a point; "" = no curve."""
        column = int((point.x() - frame.place.plot.left()) * frame.place.ratio)
        if not 0 <= column < frame.grid.count:
            return ""
        for pane, own, mine, _ in self._values.each(frame):
            if own.plot.top() <= point.y() <= own.plot.bottom() and not frame.apart and mine.shape[1]:
                scale = self._values.axes.scale(pane)
                levels = pane.levels(mine, scale.log)
                heights = legend_values.ends(pane, own, levels, scale, column)
                if pane.stacked and not scale.log:
                    return next((label for label, y in heights.items() if y <= point.y()), "")
                found = min(heights, key=lambda label: abs(heights[label] - point.y()), default="")
                return found if found and abs(heights[found] - point.y()) <= near else ""
        return ""


def _draw_axis(
    painter: QPainter, whole: ChartPlaces, own: ChartPlaces, pane: Pane, scale: Scale, note: str
) -> None:
    """Paint the pane's name and unit, its lines, and the ticks of a second unit on the right."""
    theme, plot = current_theme(), own.plot
    value_axis.draw_lines(painter, own, scale, TICKS_EVERY)
    if plot.top() > whole.plot.top():
        box = QRectF(plot.left(), plot.top() - NAME, plot.width(), NAME - 1)
        name = brushes.elide(pane.title, box.width())
        brushes.write(painter, box, name, theme.text)
        rest = box.adjusted(brushes.width(name) + 8, 0, 0, 0)
        unit = " · ".join(filter(None, (pane.unit, note)))
        brushes.write(painter, rest, brushes.elide(unit, rest.width()), theme.muted)
    if pane.limit is not None and scale.least == 0.0 and pane.limit.value <= scale.top:
        _draw_limit(painter, plot, pane.limit.name, scale.y(plot, pane.limit.value))
    for y, _ in _right_ticks(own, pane, scale):
        brushes.line(painter, QPointF(plot.right() - 4, y), QPointF(plot.right(), y), theme.axis)


def _draw_limit(painter: QPainter, plot: QRectF, name: str, y: float) -> None:
    """Paint a dashed line with its name above or below it."""
    y, theme = round(y) + 0.5, current_theme()
    brushes.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), theme.capacity, dashed=True)
    if plot.height() >= NAMED_FROM:
        top = y + 2 if y + 16 < plot.bottom() else y - 16
        box = QRectF(plot.right() - brushes.width(name) - 6, top, brushes.width(name) + 6, 14)
        brushes.write(painter, box, name, theme.label)


def _right_ticks(own: ChartPlaces, pane: Pane, scale: Scale) -> Iterator[tuple[float, str]]:
    """Yield the vertical position and text of each tick of the second axis, if there is one."""
    if pane.right is not None and scale.least == 0.0 and not scale.log:
        plot, reach = own.plot, scale.top * pane.right[0]
        for tick in value_axis.ticks(plot.height(), reach, TICKS_EVERY):
            yield round(plot.bottom() - tick / reach * plot.height()) - 0.5, axis.short(tick)


def draw_published(
    painter: QPainter,
    own: ChartPlaces,
    known: Sequence[PublishedLine],
    scale: Scale,
    span: tuple[float, float],
) -> None:
    """Paint a dashed line at each published value, over its time range (logical pixels)."""
    plot, theme = own.plot, current_theme()
    left, right = max(span[0], plot.left()), min(span[1], plot.right())
    for line in known if left < right else ():
        if scale.least <= line.value <= scale.top:
            y = round(scale.y(plot, line.value)) - 0.5
            painter.fillRect(QRectF(left, y - 0.5, right - left, 1), theme.panel)  # visible on any color
            brushes.line(painter, QPointF(left, y), QPointF(right, y), theme.capacity, dashed=True)
            painter.fillRect(QRectF(right - 3, y - 3.5, 3, 7), theme.capacity)
            painter.fillRect(QRectF(left, y - 3.5, 3, 7), theme.capacity)
