"""Timer requests: the numbers of requests that are set, served, taken in one lock hold, and due."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import of_system
from app.charts.values.needs import LOCKS
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return rates, requests per lock hold, and requests due."""
    theme, unit, rate = current_theme(), tr("requests"), tr("requests/s")
    rates = (
        of_system(tr("set"), theme.work["set"], "timers.requests"),
        of_system(tr("served"), theme.work["pop"], "timers.served"),
        of_system(tr("interrupts"), theme.work["interrupt"], "timers.interrupts"),
    )
    held = (of_system(tr("per hold"), theme.series[0], "timers.batch"),)
    due = (of_system(tr("due"), theme.series[3], "timers.due"),)
    return [
        Pane("rates", tr("Timer requests"), rate, rates, axis.whole, least_top=100.0, weight=2.0),
        Pane("batch", tr("Requests taken per lock hold"), unit, held, axis.decimals, least_top=2.0),
        Pane("due", tr("Due, not yet taken"), unit, due, axis.whole, least_top=10.0),
    ]


CHART = PaneKind("timers", "Timer requests", panes, need=LOCKS)
