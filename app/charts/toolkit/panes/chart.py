"""PaneChart: several panes over one time axis; the legend's entries switch curves on and off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QResizeEvent

from app.charts.timeline import state_columns
from app.charts.toolkit import axis, halves, value_axis
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import Grid
from app.charts.toolkit.legend_switches import LegendSwitches
from app.charts.toolkit.lines.chart import LineChart
from app.charts.toolkit.lines.curves import CurvePicture, Scale, Series, Style
from app.charts.toolkit.lines.numbers import heads as both_heads
from app.charts.toolkit.lines.stacks import StackPicture
from app.charts.toolkit.panes import numbers, panes
from app.charts.toolkit.panes.panes import Columns, Pane
from app.charts.toolkit.readout import Line
from app.charts.toolkit.state_look import Key
from app.charts.toolkit.time_chart import _to_x
from app.look import theme
from engine.measures import measures
from engine.recording.recorder import Recording

ANEW = "to be painted anew"


class PaneChart(LineChart):
    """What a chart of this kind says is its panes; `unit` stands in each of them."""

    margins = (48.0, 24.0, 14.0, 27.0)

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.hidden: frozenset[str] = frozenset()  # labels of what the legend has switched off
        self._panes: tuple[object, list[Pane], list[Pane]] = (None, [], [])
        self._tops: dict[str, float] = {}
        self._run: tuple[int, int] | None = None  # whose axes these are
        self._pictures: dict[tuple[str, str], CurvePicture | StackPicture] = {}
        self._switches = LegendSwitches(self)

    # ---- what each of these charts says

    def make_panes(self, recording: Recording) -> list[Pane]:
        """All panes for a scenario, in the present theme, with the ids of measures as sources."""
        raise NotImplementedError

    def panes_key(self) -> object:
        """What the panes depend on, besides scenario and theme."""
        return None

    # ---- panes and curves

    def panes(self) -> list[Pane]:
        """What is shown; kept while scenarios, theme and switches are the same."""
        return self._known_panes()[1]

    def _known_panes(self) -> tuple[object, list[Pane], list[Pane]]:
        known = self.recording is not None and self.fits(self.recording.scenario)
        runs = self._runs() if known else []
        ids = tuple(id(run.scenario) for run in runs)
        key = theme.current().name, ids, self.hidden, self.panes_key()
        if key != self._panes[0]:
            every = self._merged(runs)
            shown = [pane.without(self.hidden) for pane in every]
            self._panes = key, [pane for pane in shown if pane.curves], every
        return self._panes

    def _merged(self, runs: Sequence[Recording]) -> list[Pane]:
        """The panes of our own run, with the curves that only the other one has."""
        if not runs:
            return []
        found = self.make_panes(runs[0])
        if len(runs) == 1:
            return found
        theirs = {pane.id: pane for pane in self.make_panes(runs[1])}
        return [_with(pane, theirs.get(pane.id)) for pane in found]

    def series(self) -> list[Series]:
        """All curves that are shown, pane by pane."""
        return [curve for pane in self.panes() for curve in pane.curves]

    def _parts(self, values: Columns) -> Iterator[tuple[Pane, Columns]]:
        """Each pane with its curves' values (curves, columns)."""
        start = 0
        for pane in self.panes():
            end = start + len(pane.curves)
            yield pane, values[2 * start : 2 * end : 2]
            start = end

    def make_legend(self) -> list[Key]:
        """An entry a label, hollow when it is switched off; and the published values if there are any."""
        keys: dict[str, Key] = {}
        panel = theme.current().panel
        for pane in self._known_panes()[2]:
            for curve in pane.curves:
                hatch = QBrush(panel, Qt.BrushStyle.VerPattern) if curve.hatched else None
                off = curve.label in self.hidden
                made = Key(curve.label, panel, None, True) if off else Key(curve.label, curve.colour, hatch)
                keys.setdefault(curve.label, made)
        return [*keys.values(), *self._published_key()]

    def _published_key(self) -> list[Key]:
        label = self.published_label()
        if not label:
            return []
        worn = theme.current()
        off = label in self.hidden
        return [Key(label, worn.label if off else worn.capacity, line=not off, dashed=True, outlined=off)]

    def published_label(self) -> str:
        """The legend's entry for published values; "" = there are none."""
        apart = self.compared is not None and self.compared.difference
        found = (one.label for pane in self._known_panes()[2] for some in pane.known for one in some)
        return "" if apart else next(found, "")

    def legend_key(self) -> object:
        """The legend changes with the panes."""
        return id(self._known_panes()[1]), self.hidden

    def about(self, label: str) -> str:
        """What an entry of the legend stands for, and where its values come from."""
        ids = dict.fromkeys(
            curve.measure
            for pane in self._known_panes()[2]
            for curve in pane.curves
            if curve.label == label and curve.measure
        )
        known = [measures()[id] for id in ids]
        return "\n".join(f"{one.title}: {one.source}" for one in known)

    # ---- switches

    def switchable(self) -> set[str]:
        """The labels of the legend that can be switched on and off."""
        every = {curve.label for pane in self._known_panes()[2] for curve in pane.curves}
        return every | {self.published_label()} - {""}

    def toggle(self, label: str) -> None:
        """Show or hide what a label of the legend stands for; something always stays."""
        hidden = self.hidden ^ {label}
        if self.switchable() - {self.published_label()} <= hidden:
            return
        self.hidden = hidden
        self.paint_anew()

    def toggle_ghosts(self) -> None:
        """The published values on or off."""
        label = self.published_label()
        if label:
            self.toggle(label)

    def paint_anew(self) -> None:
        """Other curves are shown."""
        self._compared_look = ANEW
        self._tops, self._pictures = {}, {}
        self._switches.arrange()
        self.update()

    def set_recording(self, recording: Recording | None) -> None:
        """Another state of the run; the legend may be another."""
        super().set_recording(recording)
        self._switches.arrange()

    def set_compared(self, *args: Any, **named: Any) -> None:
        """Another run; the legend may be another."""
        super().set_compared(*args, **named)
        self._switches.arrange()

    def keep_corner(self, width: float) -> None:
        """Keep the corner free; what is left of it moves."""
        super().keep_corner(width)
        self._switches.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The legend moves."""
        super().resizeEvent(event)
        self._switches.arrange()

    # ---- columns and axes

    def _start_anew(self) -> None:
        run = None if self.recording is None else state_columns.sources(self.recording)
        if self.compare_look() != self._compared_look or run != self._run:
            self._tops, self._pictures, self._run = {}, {}, run
        super()._start_anew()

    def _reach(self, recording: Recording, values: Columns, theirs: Columns | None = None) -> float:
        others = [None] * len(self.panes()) if theirs is None else [part for _, part in self._parts(theirs)]
        for (pane, own), other in zip(self._parts(values), others, strict=True):
            seen = pane.reach(own) if other is None else pane.reach(own, other)
            self._tops[pane.id] = self._top_of(pane, seen)
        return 0.0

    def _top_of(self, pane: Pane, seen: float) -> float:
        """The end of a pane's axis: not lowered for a little less."""
        published = max((one.value for some in pane.known for one in some), default=0.0)
        seen, before = max(seen, published), self._tops.get(pane.id, 0.0)
        if pane.top is not None:
            return pane.top
        wanted = axis.round_up(max(seen * 1.04, pane.least_top))
        return wanted if wanted > before or seen < 0.4 * before else before

    def _reach_both_ways(self, difference: Columns) -> None:
        for pane, part in self._parts(difference):
            seen = max(panes.highest(part), panes.highest(-part)) or pane.least_top
            before = self._tops.get(pane.id, 0.0)
            if seen * 1.04 > before or seen < 0.4 * before:
                self._tops[pane.id] = axis.round_up(seen * 1.04)

    def still_key(self) -> object:
        """The axes and the switches."""
        return super().still_key(), self.legend_key(), tuple(self._tops.items())

    # ---- painting

    def _placed_runs(self, place: Place) -> list[tuple[Place, str]]:
        """The place of each run that has one of its own, with its name."""
        other = self.compared
        return halves.of(place, other) if other is not None and other.beside else [(place, "")]

    def plots(self, place: Place) -> list[QRectF]:
        """Those of the panes."""
        runs = [part for part, _ in self._placed_runs(place)]
        return [own.plot for part in runs for _, own in panes.lay_out(part, self.panes())]

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Each pane's name and axes; side by side for each of the runs, with its name."""
        other = self.compared
        apart = other is not None and other.difference
        for part, name in self._placed_runs(place):
            for pane, own in panes.lay_out(part, self.panes()):
                top = self._tops.get(pane.id, 1.0)
                panes.draw_axis(painter, part, own, pane, top, -top if apart else 0.0)
            if name:
                halves.write_name(painter, place, part, name)
        if other is not None and apart:
            value_axis.write_signs(painter, place, other.own, other.name)

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new of the curves into pictures and copy them; over them what was published."""
        other, lines = self.compared, self._lines
        if other is not None and other.difference:
            self._draw_run(painter, place, grid, lines.difference, lines.take_fresh(), Style.SIGNED)
            return
        placed = self._placed_runs(place)
        self._draw_run(painter, placed[0][0], grid, self._store.values, self._store.take_fresh(), Style.PLAIN)
        if other is not None:
            style = Style.PLAIN if other.beside else Style.DASHED
            self._draw_run(
                painter, placed[-1][0], grid, lines.store.values, lines.store.take_fresh(), style, 1
            )
        self._draw_published(painter, place, grid)

    def _draw_run(
        self,
        painter: QPainter,
        place: Place,
        grid: Grid,
        values: Columns,
        fresh: tuple[int, int],
        style: Style,
        run: int = 0,
    ) -> None:
        parts = {pane.id: part for pane, part in self._parts(values)}
        for pane, own in panes.lay_out(place, self.panes()):
            picture = self._picture(pane, style, run)
            top = self._tops.get(pane.id, 1.0)
            least = -top if style == Style.SIGNED else 0.0
            scale = Scale(least, top, max(round(own.plot.height() * place.ratio), 1), place.ratio)
            shown = parts[pane.id] if style == Style.SIGNED else pane.levels(parts[pane.id])
            look = own.plot, grid, theme.current().name, len(pane.curves)
            if isinstance(picture, CurvePicture):
                shown = _with_lower(shown)
            picture.update(pane.curves, shown, scale, look, fresh, grid.first)
            painter.drawImage(own.plot.topLeft(), picture.image())

    def _picture(self, pane: Pane, style: Style, run: int) -> CurvePicture | StackPicture:
        key = pane.id, f"{style.name} {run}"
        if key not in self._pictures:
            stack = pane.stacked and style == Style.PLAIN
            self._pictures[key] = StackPicture() if stack else CurvePicture(style)
        return self._pictures[key]

    def _draw_published(self, painter: QPainter, place: Place, grid: Grid) -> None:
        label = self.published_label()
        if not label or label in self.hidden:
            return
        assert self.recording is not None
        phases, to_x = self.recording.scenario.phases, _to_x(place, grid)
        span = to_x(phases[-1].start), to_x(phases[-1].end)
        for (part, _), run in zip(self._placed_runs(place), (0, 1), strict=False):
            for pane, own in panes.lay_out(part, self.panes()):
                panes.draw_published(painter, own, pane.known[run], self._tops.get(pane.id, 1.0), span)

    # ---- values

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[Line]]:
        """The values of the pane at the pointer, or the main ones of all, in the cursor's column."""
        column = at // grid.step - grid.first
        if not 0 <= column < grid.count or self._store.grid != grid:
            return "", []
        other, title = self.compared, axis.cursor_text(at, grid.step)
        own = [(pane, part[:, column]) for pane, part in self._parts(self._store.values)]
        theirs = (
            [part[:, column] for _, part in self._parts(self._lines.store.values)]
            if other
            else [np.full(len(part), np.nan) for _, part in own]
        )
        pointed = self._pointed_pane(place)
        lines = [
            line
            for (pane, mine), his in zip(own, theirs, strict=True)
            if pointed is None or pane.id == pointed
            for line in numbers.lines(pane, mine, his, other, pointed is not None)
        ]
        return f"{title}  {both_heads(other)}" if other else title, lines

    def _pointed_pane(self, place: Place) -> str | None:
        if self.pointer is None:
            return None
        for part, _ in self._placed_runs(place):
            for pane, own in panes.lay_out(part, self.panes()):
                if own.plot.adjusted(0, -panes.NAME, 0, panes.GAP).contains(self.pointer):
                    return pane.id
        return None

    def table(self) -> list[list[str]]:
        """A row a curve and a row a stack: value at the cursor, mean, highest, published value, source."""
        rows = [numbers.heads(self.compared)]
        if self.recording is None or not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        column, other = self._column_now(grid), self.compared
        own = list(self._parts(self._store.values))
        theirs = [part for _, part in self._parts(self._lines.store.values)] if other else [None] * len(own)
        for (pane, mine), his in zip(own, theirs, strict=True):
            rows += numbers.rows(pane, mine, his, column)
        return rows


def _with(pane: Pane, other: Pane | None) -> Pane:
    """The pane with the curves that only another one has behind its own."""
    if other is None:
        return pane
    labels = {curve.label for curve in pane.curves}
    more = (curve for curve in other.curves if curve.label not in labels)
    return replace(pane, curves=(*pane.curves, *more), theirs=other.published)


def _with_lower(values: Columns) -> npt.NDArray[np.float32]:
    """Rows as CurvePicture wants them: each curve, and the lower one that it has not."""
    out = np.full((2 * len(values), values.shape[1]), np.nan, np.float32)
    out[::2] = values
    return out
