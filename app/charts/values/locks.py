"""Curves of machines whose timer requests and locks are simulated."""

from __future__ import annotations

from PySide6.QtGui import QColor

from app.charts.toolkit.lines.curves import Curve, Values
from app.charts.toolkit.need import Need
from engine.measures import measures

LOCKS = Need(
    lambda scenario: bool(scenario.lpar.locks),
    "Timer requests and locks are simulated for z/VM 4.2 to 4.4, not for this release.",
    "Timers",
)


def system_curve(label: str, colour: QColor, measure: str, scale: float = 1.0) -> Curve:
    """Return a curve of a measure of the whole system."""
    return Curve(label, colour, _values_of(measure, scale), measure=measure)


def _values_of(name: str, scale: float) -> Values:
    found = measures()[name]
    return lambda recording, edges: found.values(recording, [], edges) * scale
