"""LPARs of the CEC: physical cores by LPAR, logical cores waiting for a physical core, and steal time by
cause.
"""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import percent, tenths
from app.charts.values.lpars import cores, curves, everyone
from app.charts.values.needs import LPARS
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return physical cores as a stack, waiting logical cores, and guest steal time in two parts."""
    work, scenario, unit = current_theme().work, recording.scenario, tr("cores")
    held, waiting = (curves(scenario, name) for name in ("lpar.busy", "lpar.waiting"))
    steal = (
        Curve(tr("by CP"), work["cp"], CurveFigure("guest.steal_cp", everyone)),
        Curve(tr("by PR/SM"), work["away"], CurveFigure("guest.steal_prsm", everyone), hatched=True),
    )
    full = float(cores(scenario))
    return [
        Pane("held", tr("Physical cores in use"), unit, held, tenths, True, top=full),
        Pane("waiting", tr("Waiting logical cores"), unit, waiting, tenths),
        Pane("steal", tr("Guest steal time, mean"), "%", steal, percent, True, top=100.0),
    ]


CHART = PaneKind("lpars", "LPARs", panes, need=LPARS)
