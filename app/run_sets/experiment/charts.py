"""Charts of an experiment: a tornado chart, a small chart for each parameter, and a response surface."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.plot import look
from app.plot.axes import font
from app.run_sets.experiment.book import ExperimentBook, named
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible
from engine.experiments.effects import SHARE, Effects, medians
from engine.experiments.experiment import POINT, Experiment
from engine.language import title_said

TORNADO, SMALL, SURFACE = "tornado", "small", "surface"
BAR = 0.6  # of the height of a row
MARK = 8  # px
PADDING = 0.06  # of what is shown, beside it: marks are whole there
SIDE = 60  # cells of a surface along each side
MOST_SMALL = 12  # parameters with a small chart
ACROSS = 4  # small charts beside each other
NEAREST = 12  # points that a cell of a surface lies between
Points = Mapping[int, tuple[Any, ...]]  # by number


class ExperimentChart(pyqtgraph.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """A chart of one figure at a time; a click on a data point reports its number."""

    chosen = Signal()
    wanted = Signal()  # the chosen run is to be opened
    marked = Signal(int)  # number of a point of the design

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        about = self.tr(
            "The results as a chart. A click on a data point opens its run; the table contains all values."
        )
        pictured(self, QAccessible.Role.Chart)
        make_accessible(self, self.tr("Experiment chart"), about)
        self.setMinimumSize(120, 80)
        self.plots: list[Any] = []

    def show_results(
        self,
        kind: str,
        book: ExperimentBook,
        figure: str,
        pair: tuple[int, int],
    ) -> None:
        """Draw a chart of the available results. pair: the parameters of a surface."""
        self.clear()
        self.plots = []
        look.ground(self)
        experiment, rows, found = book.experiment, book.rows, book.effects.get(figure)
        if not rows:
            self.addLabel(look.plain(self.tr("Define… sets up the runs; Run all starts them.")))
            return
        values = medians(experiment, rows, figure)
        points = {row[POINT]: tuple(row[axis.name] for axis in experiment.axes) for row in rows}
        if kind == TORNADO:
            self._tornado(found or Effects(figure, "", math.nan, (), ""), experiment, points, values)
        elif kind == SMALL:
            self._small(experiment, points, values, figure)
        elif len(experiment.axes) > 1:
            self._surface(experiment, points, values, figure, pair)

    def _add(self, title: str, row: int = 0, column: int = 0) -> Any:
        item = look.plot()
        self.addItem(item, row=row, col=column)
        look.apply_theme(item)
        item.getViewBox().setDefaultPadding(PADDING)
        look.title(item, title)
        self.plots.append(item)
        return item

    def _marks(self, item: Any, x: Sequence[float], y: Sequence[float], points: Sequence[int]) -> None:
        """Draw a data point for each point of the design; a click opens it."""
        marks = pyqtgraph.ScatterPlotItem(
            x=np.array(x, np.float64), y=np.array(y, np.float64), data=list(points), size=MARK,
            brush=look.area(0), pen=look.pen(0), hoverable=True, hoverBrush=look.colour(0), tip=None,
        )  # fmt: skip
        marks.sigClicked.connect(lambda _, hit, *rest: self.marked.emit(int(hit[0].data())))
        item.addItem(marks)

    # ---- tornado

    def _tornado(
        self, found: Effects, experiment: Experiment, points: Points, values: Mapping[int, float]
    ) -> None:
        item = self._add(self._head(found))
        if not found.effects:
            return
        base = 0.0 if found.unit == SHARE or not math.isfinite(found.base) else found.base
        names = [effect.parameter for effect in found.effects]
        rows = [float(len(names) - 1 - place) for place in range(len(names))]
        for place, ends in enumerate(
            ([effect.low for effect in found.effects], [effect.high for effect in found.effects])
        ):
            bars = pyqtgraph.BarGraphItem(
                x0=base, y=rows, width=ends, height=BAR, brush=look.area(place), pen=look.pen(place)
            )
            item.addItem(bars)
        ends = [base + effect.high for effect in found.effects]
        spread = np.nan_to_num([effect.error for effect in found.effects])
        beam = pyqtgraph.ErrorBarItem(
            x=np.array(ends), y=np.array(rows), left=spread, right=spread, beam=BAR / 3, pen=look.strong()
        )
        item.addItem(beam)
        item.addItem(pyqtgraph.InfiniteLine(base, pen=look.foreground_pen()))
        left = item.getAxis("left")
        left.names = True
        left.setTicks([list(zip(rows, names, strict=True))])
        left.apply_theme()
        item.getAxis("bottom").name(title_said(found.unit) or found.figure)
        item.setMouseEnabled(x=True, y=False)
        if found.unit != SHARE:
            self._tornado_marks(item, found, experiment, points, values, rows)

    def _tornado_marks(
        self,
        item: Any,
        found: Effects,
        experiment: Experiment,
        points: Points,
        values: Mapping[int, float],
        rows: Sequence[float],
    ) -> None:
        """Mark the runs with the smallest and the largest value of each parameter."""
        names = [axis.name for axis in experiment.axes]
        for row, effect in zip(rows, found.effects, strict=True):
            axis = names.index(effect.parameter)
            known = sorted(values, key=lambda number: experiment.axes[axis].place(points[number][axis]))
            ends = [known[0], known[-1]]
            self._marks(item, [values[number] for number in ends], [row, row], ends)

    def _head(self, found: Effects) -> str:
        figure = escape(found.figure)
        if not found.effects:
            return str(self.tr("{0}: effects are shown when all runs have finished").format(figure))
        if found.unit == SHARE:
            return str(self.tr("{0}: share of variance by parameter").format(figure))
        low, high = look.coloured(0, self.tr("low")), look.coloured(1, self.tr("high"))
        text = str(self.tr("{0} with each parameter {1} and {2}").format(figure, low, high))
        if math.isfinite(found.fit):
            share = round(100 * max(0.0, found.fit))
            text += str(self.tr("; straight lines explain {0}% of the variance").format(share))
        return text

    # ---- small charts

    def _small(
        self, experiment: Experiment, points: Points, values: Mapping[int, float], figure: str
    ) -> None:
        first: Any = None
        for place, axis in enumerate(experiment.axes[:MOST_SMALL]):
            item = self._add("", place // ACROSS, place % ACROSS)
            numbers = list(values)
            at = [_across(axis, points[number][place]) for number in numbers]
            self._marks(item, at, [values[number] for number in numbers], numbers)
            if axis.kind == "text":
                item.getAxis("bottom").setTicks([list(enumerate(map(str, axis.values)))])
            item.getAxis("bottom").name(named(axis.name, axis.unit))
            item.setLogMode(x=axis.log, y=False)
            if place % ACROSS == 0:
                item.getAxis("left").name(named(figure, experiment.units[figure]))
            if first is not None:
                item.setYLink(first)
            first = first or item

    # ---- surface

    def _surface(
        self,
        experiment: Experiment,
        points: Points,
        values: Mapping[int, float],
        figure: str,
        pair: tuple[int, int],
    ) -> None:
        parameter_axis, other = (experiment.axes[place] for place in pair)
        item = self._add(escape(named(figure, experiment.units[figure])))
        numbers = list(values)
        at = np.array(
            [
                [_across(parameter_axis, points[n][pair[0]]), _across(other, points[n][pair[1]])]
                for n in numbers
            ]
        )
        z = np.array([values[n] for n in numbers])
        if len(numbers) > 2:
            self._image(item, at, z)
        self._marks(item, at[:, 0].tolist(), at[:, 1].tolist(), numbers)
        for side, axis in (("bottom", parameter_axis), ("left", other)):
            item.getAxis(side).name(named(axis.name, axis.unit))
            if axis.kind == "text":
                item.getAxis(side).setTicks([list(enumerate(map(str, axis.values)))])

    def _image(self, item: Any, at: Any, z: Any) -> None:
        """Paint the average of the nearest points, weighted by distance."""
        low, span = at.min(axis=0), np.ptp(at, axis=0)
        if not span.all():
            return
        edge = (np.arange(SIDE) + 0.5) / SIDE
        cells = np.stack(np.meshgrid(edge, edge, indexing="ij"), axis=-1).reshape(-1, 2)
        far = ((cells[:, None, :] - ((at - low) / span)[None, :, :]) ** 2).sum(axis=2)
        count = min(NEAREST, len(z))
        near = np.argpartition(far, count - 1, axis=1)[:, :count]
        weight = 1 / (np.take_along_axis(far, near, axis=1) + 1e-6)
        mean = (weight * z[near]).sum(axis=1) / weight.sum(axis=1)
        image = pyqtgraph.ImageItem(mean.reshape(SIDE, SIDE))
        image.setRect(*low.tolist(), *span.tolist())
        item.addItem(image)
        bar = pyqtgraph.ColorBarItem(values=_range(z), colorMap=look.colour_map(), interactive=False)
        bar.setImageItem(image, insert_in=item)
        bar.getAxis("right").setTextPen(look.label())
        bar.getAxis("right").setTickFont(font())


def _across(axis: Any, value: Any) -> float:
    return float(axis.values.index(value)) if axis.kind == "text" else float(value)


def _range(z: Any) -> tuple[float, float]:
    low, high = float(z.min()), float(z.max())
    return (low, high) if high > low else (low - 0.5, high + 0.5)
