"""Real CPU by role of the guests: guest code, and on top of it CP's work for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import ink
from app.charts.toolkit.chart import Place
from app.charts.toolkit.lines.chart import LineChart
from app.charts.toolkit.lines.curves import Curve, Floats, Values
from app.charts.toolkit.state_look import Key
from app.look.theme import current as current_theme
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count
from engine.scenario.scenario import Scenario

NAMED_FROM = 40.0  # height of a plot in which the limit has a name
Edges = npt.NDArray[np.int64]


class CpuChart(LineChart):
    """Processors used for the guests of each role; the band below a curve is CP's part of it."""

    id = "cpu"
    title = "Real CPU"
    unit = "IFLs"

    def make_curves(self, recording: Recording) -> list[Curve]:
        """Return a curve a role, in the scenario's order."""
        roles = dict.fromkeys(guest.role for guest in recording.scenario.guests)
        colours = current_theme().series
        return [
            Curve(
                role,
                colours[i % len(colours)],
                _measure("guest.cpu", role),
                _measure("guest.emulation", role),
            )
            for i, role in enumerate(roles)
        ]

    def make_legend(self) -> list[Key]:
        """Return the roles, and what the band is."""
        band = Key("CP's part", ink.faded(current_theme().label, 0.6))
        shown = self.curves() and not (self.compared and self.compared.difference)
        return [*super().make_legend(), *([band] if shown else [])]

    def capacity(self, recording: Recording) -> float:
        """Return all real processors."""
        return float(processor_count(recording.scenario))

    def least_top(self, recording: Recording) -> float:
        """Return all processors, once a fifth of them is in use."""
        capacity = self.capacity(recording)
        return capacity if self.highest > capacity / 5 else capacity / 10

    def value_text(self, value: float) -> str:
        """Return IFLs with two decimals."""
        return f"{value:.2f}"

    def draw_limit(self, painter: QPainter, place: Place, limit: float) -> None:
        """Paint the limit, and its name."""
        super().draw_limit(painter, place, limit)
        if place.plot.height() < NAMED_FROM:
            return
        text = f"{limit:.0f} processors"
        y = place.plot.bottom() - limit / self.top * place.plot.height()
        y += 2 if y + 16 < place.plot.bottom() else -16
        box = QRectF(place.plot.right() - ink.width(text) - 6, y, ink.width(text) + 6, 14)
        ink.write(painter, box, text, current_theme().label, flags=ink.LEFT)


def _measure(name: str, role: str) -> Values:
    """Return a measure summed over the guests of a role; nothing in a run that has none."""
    measure, kept = measures()[name], Members(role)

    def values(recording: Recording, edges: Edges) -> Floats:
        of = kept.of(recording.scenario)
        return measure.values(recording, of, edges) if of else np.full(len(edges) - 1, np.nan)

    return values


class Members:
    """The guests of a role in the scenarios that are shown."""

    def __init__(self, role: str) -> None:
        self._role = role
        self._known: tuple[Any, Sequence[int]] = (None, ())
        self._before = self._known

    def of(self, scenario: Scenario) -> Sequence[int]:
        """Return numbers of the guests; those of the last two scenarios are kept."""
        if scenario is not self._known[0]:
            self._known, self._before = self._before, self._known
        if scenario is not self._known[0]:
            found = [number for number, guest in enumerate(scenario.guests) if guest.role == self._role]
            self._known = scenario, found
        return self._known[1]
