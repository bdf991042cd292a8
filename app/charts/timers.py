"""Timer requests: how many are set and served, and how many one hold of the lock takes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.lines.curves import Values
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.panes import Curve, Pane
from app.look import theme
from engine.measures import measures
from engine.recording.recorder import Recording

WITHOUT = "The releases 4.2 to 4.4 of z/VM are simulated with timer requests and locks; this one is not."


class TimersChart(PaneChart):
    """Timer requests a second, requests a hold, and those that wait to be taken."""

    id = "timers"
    title = "Timer requests"

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only machines with locks have them."""
        return bool(scenario.lpar.locks)

    def without(self) -> str:
        """What stands in its place."""
        return _tr(WITHOUT)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Rates, requests a hold, and what is due."""
        worn, unit = theme.current(), _tr("requests")
        rates = (
            curve(_tr("set"), worn.work["set"], "timers.requests"),
            curve(_tr("served"), worn.work["pop"], "timers.served"),
            curve(_tr("interrupts"), worn.work["interrupt"], "timers.interrupts"),
        )
        held = (curve(_tr("a hold"), worn.series[0], "timers.batch"),)
        due = (curve(_tr("due"), worn.series[3], "timers.due"),)
        return [
            Pane("rates", _tr("Timer requests"), _tr("a second"), rates, count, least_top=100.0, weight=2.0),
            Pane("batch", _tr("Taken in one hold of the lock"), unit, held, decimals, least_top=2.0),
            Pane("due", _tr("Due and not yet taken"), unit, due, count, least_top=10.0),
        ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Timers", text)


def curve(label: str, colour: Any, measure: str, scale: float = 1.0) -> Curve:
    """A curve of a measure of the whole system."""
    return Curve(label, colour, values_of(measure, scale), measure=measure)


def values_of(name: str, scale: float = 1.0) -> Values:
    """The values of a measure of the whole system."""
    found = measures()[name]
    return lambda recording, edges: found.values(recording, [], edges) * scale


def count(value: float) -> str:
    """A count with separators."""
    return axis.whole(value)


def decimals(value: float) -> str:
    """Two decimals."""
    return f"{value:.2f}"
