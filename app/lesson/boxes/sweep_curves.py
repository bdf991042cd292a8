"""The values of a sweep's runs over its parameter, each next to the student's prediction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from app.look import theme
from app.plot import look
from app.plot.axes import exact
from app.plot.figure import PlotFigure
from app.plot.kinds import points
from app.plot.kinds.points import PointSet

HIGH = 170  # px of a plot
DIGITS = 5


class AskedFigure(NamedTuple):
    """A measured value of the runs. answer: the predictions, truth: the results of the runs, both by
    point.
    """

    title: str
    answer: Mapping[str, Any]
    truth: Mapping[str, float]


class SweepCurves(PlotFigure):
    """A plot for each value; `show_asked` fills the plots. The table next to them shows the same values
    as numbers.
    """

    def __init__(self, places: Mapping[str, float], across: str, parent: QWidget | None = None) -> None:
        """places: the positions of the points along the axis. across: the name of the axis quantity."""
        super().__init__(parent, self.tr("Run values as curves"))
        self._places, self._across = places, across
        self._asked: Sequence[AskedFigure] = ()

    def show_asked(self, asked: Sequence[AskedFigure]) -> None:
        """Show the values known so far."""
        if asked != self._asked:
            self._asked = asked
            self.draw()

    def describe(self) -> str:
        """Return all values as text."""
        return " ".join(text for figure in self._asked for text in self._said(figure))

    def rows(self) -> Iterator[list[str]]:
        """Yield a row for each value."""
        yield [self.tr("Figure"), self.tr("Of"), self._across, self.tr("Value")]
        for figure in self._asked:
            for each in self._sets(figure):
                for x, y in zip(each.xs, each.values, strict=True):
                    yield [figure.title, each.title, f"{x:g}", f"{y:.9g}" if y == y else ""]

    def _said(self, figure: AskedFigure) -> Iterator[str]:
        for each in self._sets(figure):
            values = (f"{x:g}: {exact(y)}" for x, y in zip(each.xs, each.values, strict=True) if y == y)
            yield f"{figure.title}, {each.title}: {', '.join(values)}."

    def _sets(self, figure: AskedFigure) -> list[PointSet]:
        named = ((self.tr("you"), figure.answer), (self.tr("this run"), figure.truth))
        return [self._set(name, values) for name, values in named if values]

    def _set(self, name: str, values: Mapping[str, Any]) -> PointSet:
        known = {id: float("nan") if values.get(id) is None else float(values[id]) for id in self._places}
        return PointSet(name, tuple(self._places.values()), list(known.values()), (None,) * len(known))

    def draw(self) -> None:
        """Draw all plots."""
        self.empty()
        self.setMinimumHeight(round(HIGH * theme.text_scale()) * max(len(self._asked), 1))
        for row, figure in enumerate(self._asked):
            item, sets = self.plot(row, 0), self._sets(figure)
            item.getAxis("left").narrow(DIGITS)
            points.draw(item, sets)
            names = " · ".join(look.coloured(at, each.title, marked=True) for at, each in enumerate(sets))
            look.title(item, f"{look.plain(figure.title)}<br>{names}", lines=2)
            if row == len(self._asked) - 1:
                item.getAxis("bottom").name(self._across)
