"""LPARs of the CEC as shown in charts: their names, colors and curves."""

from __future__ import annotations

from PySide6.QtGui import QColor

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.look.theme import current as current_theme
from engine.scenario.derived.cec import lpars
from engine.scenario.scenario import Scenario


def names(scenario: Scenario) -> list[str]:
    """Return the names of all LPARs, starting with that of the z/VM system."""
    return list(lpars(scenario))


def colour(row: int) -> QColor:
    """Return the color of an LPAR."""
    series = current_theme().series
    return series[row % len(series)]


def curves(scenario: Scenario, measure: str) -> tuple[Curve, ...]:
    """Return a curve for each LPAR."""
    own = enumerate(names(scenario))
    return tuple(Curve(name, colour(row), _figure(measure, name)) for row, name in own)


def _figure(measure: str, name: str) -> CurveFigure:
    def pick(scenario: Scenario) -> list[int]:
        return [row for row, known in enumerate(names(scenario)) if known == name]

    return CurveFigure(measure, pick)


def cores(scenario: Scenario) -> int:
    """Return the number of physical cores, or 0 if there is no CEC."""
    return 0 if scenario.cec is None else scenario.cec.cores


def everyone(scenario: Scenario) -> list[int]:
    """Return all guests."""
    return [guest.index for guest in scenario.guests]
