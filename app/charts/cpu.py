"""Real CPU by role of the guests: guest code, and on top of it CP's work for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app import theme
from app.charts import ink
from app.charts.chart import Place
from app.charts.curves import Series, Values
from app.charts.line_chart import LineChart
from app.charts.state_look import Key
from engine.measures import measures
from engine.recorder import Recording


class CpuChart(LineChart):
    """Processors used for the guests of each role; the band below a curve is CP's part of it."""

    id = "cpu"
    title = "Real CPU"
    unit = "IFLs"

    def make_series(self, recording: Recording) -> list[Series]:
        """A curve a role, in the scenario's order."""
        roles: dict[str, list[int]] = {}
        for number, guest in enumerate(recording.scenario.guests):
            roles.setdefault(guest.role, []).append(number)
        colours = theme.current().series
        return [
            Series(
                role, colours[i % len(colours)], _measure("guest.cpu", of), _measure("guest.emulation", of)
            )
            for i, (role, of) in enumerate(roles.items())
        ]

    def make_legend(self) -> list[Key]:
        """The roles, and what the band is."""
        band = Key("CP's part", ink.faded(theme.current().label, 0.6))
        return [*super().make_legend(), band] if self.series() else []

    def capacity(self, recording: Recording) -> float:
        """All real processors."""
        return float(recording.scenario.lpar.processors)

    def least_top(self, recording: Recording) -> float:
        """All processors, once a fifth of them is in use."""
        capacity = self.capacity(recording)
        return capacity if self.highest > capacity / 5 else capacity / 10

    def value_text(self, value: float) -> str:
        """IFLs with two decimals."""
        return f"{value:.2f}"

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """As all line charts; and the limit has a name."""
        super().draw_axis(painter, place)
        assert self.recording is not None
        limit = self.capacity(self.recording)
        text = f"{limit:.0f} processors"
        box = QRectF(place.plot.topRight() - QPointF(ink.width(text) + 6, 0), place.plot.topRight())
        if limit <= self._top:
            y = place.plot.bottom() - limit / self._top * place.plot.height()
            box.moveTop(y + 2)
            box.setHeight(14)
            ink.write(painter, box, text, theme.current().label, flags=ink.LEFT)


def _measure(name: str, of: Sequence[int]) -> Values:
    measure = measures()[name]
    return lambda recording, edges: measure.values(recording, of, edges)
