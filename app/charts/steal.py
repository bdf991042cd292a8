"""Steal: the share of the time in which guests want to run and their code does not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.charts.toolkit.lines.curves import Curve, Floats
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.time_view import TimeView
from app.charts.values.multisystem import SEVERAL_SYSTEMS
from app.charts.values.relocations import Known
from app.look.theme import current as current_theme
from engine.measures import measures
from engine.recording.recorder import Recording

FULL, LOW = 100.0, 5.0  # per cent at the upper ends of the axes
MAX_GUESTS = 5  # guests that stand out; all others are one curve
STEAL = "guest.steal"

Edges = npt.NDArray[np.int64]


class StealChart(PaneChart):
    """The guests that are relocated have colours of their own; what the others have is their mean."""

    id = "steal"
    title = "Steal of guests"
    need = SEVERAL_SYSTEMS

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self._known, self._their_known = Known(), Known()

    def _moved(self) -> tuple[str, ...]:
        """Return the first guests whose pages were sent, in the order in which that was asked for."""
        runs = [(self.recording, self._known)]
        if self.compared is not None:
            runs.append((self.compared.recording, self._their_known))
        names = [
            recording.scenario.guests[move.guest].userid
            for recording, known in runs
            if recording is not None
            for move in known.at(recording)
            if move.moving_at is not None
        ]
        return tuple(dict.fromkeys(names))[:MAX_GUESTS]

    def panes_key(self) -> object:
        """Return the guests that stand out."""
        known = self.recording is not None and self.fits(self.recording.scenario)
        return self._moved() if known else ()

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return the whole range, and its lower end, which shows the passes of a relocation."""
        theme, moved = current_theme(), self._moved()
        colours = [theme.flows["in"], theme.flows["out"], *list(theme.linux.values())[2:]]
        curves = [
            Curve(
                userid,
                colours[number],
                partial(_mean, (userid,)),
                measure=STEAL if STEAL in measures() else "",
            )
            for number, userid in enumerate(moved)
        ]
        if len(recording.scenario.guests) > len(moved):
            label = _tr("the others, mean") if moved else _tr("all guests, mean")
            curves.insert(
                0,
                Curve(
                    label, theme.muted, partial(_others, moved), measure=STEAL if STEAL in measures() else ""
                ),
            )
        low = _tr("Steal, lower end")
        return [
            Pane("steal", _tr("Steal"), "%", tuple(curves), percent, top=FULL),
            Pane("low", low, "%", tuple(curves), percent, top=LOW),
        ]


def _mean(userids: Sequence[str], recording: Recording, edges: Edges) -> Floats:
    numbers = [number for number, guest in enumerate(recording.scenario.guests) if guest.userid in userids]
    return _steal(recording, numbers, edges)


def _others(userids: Sequence[str], recording: Recording, edges: Edges) -> Floats:
    numbers = [
        number for number, guest in enumerate(recording.scenario.guests) if guest.userid not in userids
    ]
    return _steal(recording, numbers, edges)


def _steal(recording: Recording, numbers: Sequence[int], edges: Edges) -> Floats:
    if not numbers:
        return np.full(len(edges) - 1, np.nan)
    return measures()[STEAL].values(recording, numbers, edges)


def percent(value: float) -> str:
    """Return a share, small ones with a decimal."""
    return f"{value:.0f} %" if value >= 9.95 else f"{value:.1f} %"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Complex", text)
