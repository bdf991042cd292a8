"""The cmm pool, the balloon of one guest or of all: its size, its target, and the pages moved in and out."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, first
from app.charts.toolkit.words import tr
from app.charts.values.curves import GUESTS, MB, megabytes, of_guest
from app.charts.values.needs import LINUX
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return panes of the size and its changes."""
    theme, guest = current_theme(), first(chosen)
    size = (
        of_guest(tr("wanted"), theme.series[1], "linux.pool_target", guest, MB),
        of_guest(tr("pool"), theme.series[0], "linux.pool", guest, MB),
    )
    moves = (of_guest(tr("changes"), theme.flows["out"], "linux.pool_changes", guest),)
    return [
        Pane("size", tr("Pages returned by Linux"), tr("MB"), size, megabytes, weight=1.5),
        Pane("moves", tr("Pages moved"), tr("pages/s"), moves, axis.whole, least_top=100.0),
    ]


CHART = PaneKind("pool", "Pool", panes, need=LINUX, choice=GUESTS)
