"""The aging list of z/VM 6.3 and later: the pages on it, moves to and from it, and the time for which a page
stays.
"""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import of_system, tenths
from app.charts.values.needs import AGING
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return panes of the pages on the list, page moves, and the time that a page takes to cross the list."""
    theme, pages, rate = current_theme(), tr("pages"), tr("pages/s")
    on_list = (
        of_system(tr("aging"), theme.flows["out"], "system.aging"),
        of_system(tr("AGELIST SIZE"), theme.axis, "system.aging_target"),
        of_system(tr("being written"), theme.flows["reads"], "system.in_flight"),
    )
    moves = (
        of_system(tr("enter the list"), theme.flows["out"], "system.aged"),
        of_system(tr("frames taken"), theme.flows["reads"], "system.reclaimed"),
        of_system(tr("touched on the list"), theme.flows["in"], "system.back_from_aging"),
        of_system(tr("touched in IBR sections"), theme.linux["huge"], "system.back_from_ibr"),
    )
    crossing = (of_system(tr("mean time on the list"), theme.flows["out"], "system.aging_time"),)
    return [
        Pane("list", tr("Aging list"), pages, on_list, axis.whole, least_top=100.0),
        Pane("moves", tr("Page movements"), rate, moves, axis.whole, least_top=10.0),
        Pane("crossing", tr("Crossing time"), "s", crossing, tenths, least_top=1.0, weight=0.7),
    ]


CHART = PaneKind("aging", "Aging list", panes, need=AGING)
