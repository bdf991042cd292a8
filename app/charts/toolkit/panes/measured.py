"""Measured values from the user's files, as thin lines over the curves of the same measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.columns import NOTHING, TimeColumns
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.curves import Curve, CurveLook, CurvePicture, Style
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.recordings import number
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.value_axis import Scale
from app.look.theme import current as current_theme
from engine.kernel.units import SECOND
from engine.measures.selectors import UnknownName
from engine.measures.target import Measured
from engine.scenario.scenario import Scenario

Floats = npt.NDArray[np.float64]
MIX = 0.55  # of a curve's color in that of the values measured beside it


@dataclass(frozen=True)
class Beside:
    """A measured series and the curve to which it belongs: its values by pixel column."""

    curve: Curve
    file: str
    values: Columns


class MeasuredCurves:
    """Finds the curves of a chart that have measured values, and paints these values; caches constants."""

    def __init__(self) -> None:
        self._files: Sequence[tuple[str, Measured]] = ()
        self._columns: dict[str, tuple[object, list[Beside]]] = {}  # by pane
        self._pictures: dict[str, CurvePicture] = {}

    def show(self, files: Sequence[tuple[str, Measured]]) -> None:
        """Show only these series, each with the name of its file."""
        self._files, self._columns, self._pictures = tuple(files), {}, {}

    @property
    def known(self) -> bool:
        """Whether there are any series."""
        return bool(self._files)

    def keys(self, panes: Sequence[Pane], scenario: Scenario) -> list[StateKey]:
        """Return a legend entry for each file with displayed series."""
        found = {file for pane in panes for curve in pane.curves for file, _ in self._of(curve, scenario)}
        colour = current_theme().label
        names = [file for file, _ in self._files if file in found]
        return [StateKey(name, colour, line=True) for name in dict.fromkeys(names)]

    def beside(self, pane: Pane, scenario: Scenario, grid: TimeColumns) -> list[Beside]:
        """Return the measured series for the curves of a pane."""
        if not self._files:
            return []
        key = pane, number(scenario), grid
        known = self._columns.get(pane.id)
        if known is None or known[0] != key:
            known = self._columns[pane.id] = key, list(self._found(pane, scenario, grid))
        return known[1]

    def _found(self, pane: Pane, scenario: Scenario, grid: TimeColumns) -> Iterator[Beside]:
        edges = grid.edges(grid.first, grid.count)
        for curve in pane.on:
            for file, item in self._of(curve, scenario):
                assert curve.figure is not None
                by = curve.figure.scale / curve.figure.measure.scale
                yield Beside(curve, file, means(item, edges) * np.float32(by))

    def _of(self, curve: Curve, scenario: Scenario) -> Iterator[tuple[str, Measured]]:
        """Yield the series of measured values that match a curve exactly."""
        figure = curve.figure
        for file, item in self._files if figure is not None else ():
            assert figure is not None
            if item.target.measure == figure.measure.id and not getattr(figure, "less", None):
                try:
                    numbers = item.target.numbers(scenario)
                except UnknownName:  # of another scenario
                    continue
                if sorted(numbers) == sorted(figure.numbers(scenario)):
                    yield file, item

    def draw(
        self,
        painter: QPainter,
        pane: Pane,
        place: ChartPlaces,
        own: Columns,
        scale: Scale,
        scenario: Scenario,
        grid: TimeColumns,
    ) -> None:
        """Paint the measured values over a pane's curves, stacked on the parts below. own: its values."""
        found = self.beside(pane, scenario, grid)
        if not found:
            return
        stacked = pane.stacked and not scale.log
        values = [
            item.values + self._below(pane, item.curve, own) if stacked else item.values for item in found
        ]
        ground = current_theme().text
        curves = [replace(item.curve, colour=brushes.mixed(item.curve.colour, ground, MIX)) for item in found]
        high = max(round(place.plot.height() * place.ratio), 1)
        labels = tuple(f"{item.file} {item.curve.label}" for item in found)
        look = CurveLook(scale, high, place.ratio, grid, current_theme().name, labels)
        picture = self._pictures.setdefault(pane.id, CurvePicture(Style.FINE))
        picture.update(curves, np.stack(values), {}, look, (0, grid.count) if stacked else NOTHING)
        painter.drawImage(place.plot.topLeft(), picture.image())

    def _below(self, pane: Pane, curve: Curve, own: Columns) -> Columns:
        row = [curve.label for curve in pane.on].index(curve.label)
        return np.asarray(np.nan_to_num(own[:row].sum(axis=0, dtype=np.float32)))


def means(item: Measured, edges: npt.NDArray[np.int64]) -> Columns:
    """Return the mean of a series between edges, ns: (columns,), interpolating linearly between values.

    The mean is NaN before its first and after its last value.
    """
    times, values = item.times / SECOND, item.values
    if len(times) < 2:
        return np.full(len(edges) - 1, np.nan, np.float32)
    areas = np.concatenate([[0.0], np.cumsum((values[1:] + values[:-1]) / 2 * np.diff(times))])
    at = edges / SECOND
    ends = np.clip(at, times[0], times[-1])
    place = np.clip(np.searchsorted(times, ends, side="right") - 1, 0, len(times) - 2)
    into, width = ends - times[place], times[place + 1] - times[place]
    slope = (values[place + 1] - values[place]) / width
    totals = areas[place] + (values[place] + slope * into / 2) * into
    seen = np.diff(ends)
    found = np.divide(np.diff(totals), seen, out=np.full(len(seen), np.nan), where=seen > 0)
    return np.asarray(found, np.float32)
