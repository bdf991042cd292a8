"""HiperDispatch: parked cores and the values that determine them, moves of virtual CPUs, and their cost."""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import of_system, tenths
from app.charts.values.needs import HIPERDISPATCH
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return parked cores with the decision values, moves as a stack, and the time that the moves take."""
    theme, full = current_theme(), float(recording.scenario.lpar.processors)
    flows, second = theme.flows, tr("1/s")
    parked = CurveFigure("processor.parked", lambda scenario: list(range(scenario.lpar.processors)))
    decided = (
        Curve(tr("parked"), flows["reads"], parked),
        of_system(tr("projected use"), flows["out"], "system.ceiling"),
        of_system(tr("usable excess power"), flows["in"], "system.excess"),
    )
    moves = (
        of_system(tr("on the same chip"), flows["in"], "system.moves_chip"),
        of_system(tr("from another chip"), flows["out"], "system.moves_node"),
        of_system(tr("from another node"), flows["reads"], "system.moves_far"),
    )
    lost = (of_system(tr("fetching data again"), flows["reads"], "system.fetching"),)
    return [
        Pane("decided", tr("Parking"), tr("cores"), decided, tenths, least_top=full),
        Pane("moves", tr("Virtual CPUs that change cores"), second, moves, axis.whole, True, least_top=10.0),
        Pane("lost", tr("Guest time lost to moves"), tr("IFLs"), lost, tenths, least_top=0.1, weight=0.7),
    ]


CHART = PaneKind("hiperdispatch", "HiperDispatch", panes, need=HIPERDISPATCH)
