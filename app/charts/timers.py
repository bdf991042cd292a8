"""Timer requests: how many are set and served, and how many one hold of the lock takes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.locks import LOCKS, system_curve
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class TimersChart(PaneChart):
    """Timer requests a second, requests a hold, and those that wait to be taken."""

    id = "timers"
    title = "Timer requests"
    need = LOCKS

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return rates, requests a hold, and requests due."""
        theme, unit = current_theme(), _tr("requests")
        rates = (
            system_curve(_tr("set"), theme.work["set"], "timers.requests"),
            system_curve(_tr("served"), theme.work["pop"], "timers.served"),
            system_curve(_tr("interrupts"), theme.work["interrupt"], "timers.interrupts"),
        )
        held = (system_curve(_tr("a hold"), theme.series[0], "timers.batch"),)
        due = (system_curve(_tr("due"), theme.series[3], "timers.due"),)
        return [
            Pane(
                "rates",
                _tr("Timer requests"),
                _tr("requests/s"),
                rates,
                axis.whole,
                least_top=100.0,
                weight=2.0,
            ),
            Pane("batch", _tr("Taken in one hold of the lock"), unit, held, decimals, least_top=2.0),
            Pane("due", _tr("Due and not yet taken"), unit, due, axis.whole, least_top=10.0),
        ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Timers", text)


def decimals(value: float) -> str:
    """Return a number with two decimals."""
    return f"{value:.2f}"
