"""Real CPU use by guest role: guest code, with CP's work for the guests on top of it."""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, PaneLimit
from app.charts.toolkit.words import tr
from app.language import scenario_text
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.language import filled
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count
from engine.scenario.scenario import Scenario


def _figures(role: str) -> tuple[CurveFigure, CurveFigure]:
    def pick(scenario: Scenario) -> list[int]:
        return [number for number, guest in enumerate(scenario.guests) if guest.role == role]

    return CurveFigure("guest.cpu", pick), CurveFigure("guest.emulation", pick)


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return processors used for the guests of each role; the band below a curve is CP's share."""
    colours, count = current_theme().series, processor_count(recording.scenario)
    roles = dict.fromkeys(guest.role for guest in recording.scenario.guests)
    curves = tuple(
        Curve(scenario_text(role), colours[number % len(colours)], *_figures(role))
        for number, role in enumerate(roles)
    )
    limit = PaneLimit(float(count), filled(tr("{0} {0:processor|processors}"), count))
    unit = tr("IFLs; the band below a curve shows CP's share")
    return [Pane("cpu", "", unit, curves, axis.decimals, limit=limit)]


CHART = PaneKind("cpu", "Real CPU", panes)
