"""Steal: the share of time in which guests are ready to run but their code does not run."""

from __future__ import annotations

from app.charts.toolkit.figures import CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import percent
from app.charts.values.needs import SEVERAL_SYSTEMS
from app.charts.values.relocations import moved_guests
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

FULL, LOW = 100.0, 5.0  # percent at the upper ends of the axes


def _figure(userids: tuple[str, ...], others: bool = False) -> CurveFigure:
    def pick(scenario: Scenario) -> list[int]:
        return [row for row, guest in enumerate(scenario.guests) if (guest.userid in userids) != others]

    return CurveFigure("guest.steal", pick)


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return the whole range and its lower end; relocated guests have curves, and the others are averaged."""
    theme, moved = current_theme(), moved_guests(recording)
    colours = [theme.flows["in"], theme.flows["out"], *list(theme.linux.values())[2:]]
    curves = [Curve(userid, colours[row], _figure((userid,))) for row, userid in enumerate(moved)]
    if len(recording.scenario.guests) > len(moved):
        label = tr("mean of the others") if moved else tr("mean of all guests")
        curves.insert(0, Curve(label, theme.muted, _figure(moved, others=True)))
    titles = ("steal", tr("Steal"), FULL), ("low", tr("Steal, lower end"), LOW)
    return [Pane(id, title, "%", tuple(curves), percent, top=top) for id, title, top in titles]


CHART = PaneKind("steal", "Guest steal time", panes, need=SEVERAL_SYSTEMS, key=moved_guests)
