"""An example of a chart over time: the minidisk cache and the users, as a new one is written."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.values.curves import of_system
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return hits and misses, one on the other, and the guests that are up."""
    first, second, third, *_ = current_theme().series
    ios = (of_system("hits", first, "system.mdc_hits"), of_system("misses", second, "system.mdc_misses"))
    return [
        Pane("ios", "Reads", "I/Os/s", ios, axis.whole, stacked=True),
        Pane("users", "Guests", "users", (of_system("up", third, "system.users"),), axis.whole),
    ]


CHART = PaneKind("cache", "Minidisk cache", panes)
