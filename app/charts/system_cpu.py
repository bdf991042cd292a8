"""System CPU: the activity of each system's processors, with CP stacked on guest code."""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import tenths
from app.charts.values.multisystem import processors_of_system, system_names
from app.charts.values.needs import SEVERAL_SYSTEMS
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return a pane for each system; its axis covers at least a tenth of the system's processors."""
    return [
        _pane(name, len(processors_of_system(name)(recording.scenario)))
        for name in system_names(recording.scenario)
    ]


def _pane(name: str, processors: int) -> Pane:
    work, pick = current_theme().work, processors_of_system(name)
    curves = (
        Curve(tr("guest code"), work["emulation"], CurveFigure("processor.emulation", pick)),
        Curve(tr("CP"), work["cp"], CurveFigure("processor.cp", pick), hatched=True),
    )
    return Pane(
        name, name, tr("processors in use"), curves, tenths, True, least_top=max(processors / 10, 0.1)
    )


CHART = PaneKind("system_cpu", "System CPU", panes, need=SEVERAL_SYSTEMS)
