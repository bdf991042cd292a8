"""Use of real processors: the master next to the average of all processors, and any single processor."""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.choices import PROCESSORS, known, numbers, title_of
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

FULL = 100.0


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return shares of time in guest code, in CP and spinning for a lock, with one pane for each choice."""
    return [_pane(name, recording.scenario) for name in chosen]


def _pane(name: str, scenario: Scenario) -> Pane:
    pick, work, locks = numbers(name), current_theme().work, bool(scenario.lpar.locks)
    scale = FULL / max(len(pick(scenario)), 1)
    cp = CurveFigure("processor.cp", pick, scale, less="processor.spin" if locks else "")
    curves = [Curve(tr("emulation"), work["emulation"], CurveFigure("processor.emulation", pick, scale))]
    curves.append(Curve(tr("CP"), work["cp"], cp))
    if locks:
        curves.append(
            Curve(tr("spinning"), work["spin"], CurveFigure("processor.spin", pick, scale), hatched=True)
        )
    published = known(name, scenario, curves)
    unit = tr("% of a processor")
    return Pane(name, title_of(name), unit, tuple(curves), axis.percent, True, FULL, published=published)


CHART = PaneKind("processors", "Processors", panes, choice=PROCESSORS)
