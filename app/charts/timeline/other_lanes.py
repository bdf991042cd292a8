"""The other run in the timeline: its states in the lower part of each lane."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.timeline import state_columns
from app.charts.timeline.state_columns import Totals
from app.charts.toolkit import axis, close_ups
from app.charts.toolkit.columns import ColumnStore, Grid
from app.charts.toolkit.comparing import Other, guest_numbers
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import sources
from app.charts.toolkit.state_look import state_key, state_label
from app.look.theme import Theme
from engine.kernel.kinds import VcpuState
from engine.scenario.scenario import Scenario

Array = npt.NDArray[Any]


class OtherLanes:
    """Time of the other run's guests in each state, on the rows and columns of our own."""

    def __init__(self) -> None:
        self.store = ColumnStore()
        self._guests: tuple[object, Array] = (None, np.zeros(0, np.int64))
        self._totals = Totals()

    def update(self, other: Other, scenario: Scenario, lanes: Lanes, rows: object, grid: Grid) -> None:
        """Compute the columns that are new; scenario: of our own run, whose guests are the rows."""
        recording, step = other.recording, grid.step
        row_of = lanes.row_of(self._own_numbers(other, scenario)[recording.vcpu_guest])
        key = sources(recording), rows, len(lanes)
        self.store.update(
            grid,
            close_ups.known(recording, step),
            key,
            lambda first, count: state_columns.spent(
                recording, row_of, len(lanes), step, first * step, count, self._totals
            ),
        )

    def _own_numbers(self, other: Other, scenario: Scenario) -> Array:
        """Return (guests of the other run,): their numbers in our own, -1 = none."""
        theirs = other.recording.scenario
        key = id(theirs), id(scenario)
        if key != self._guests[0]:
            self._guests = key, guest_numbers(theirs, scenario)
        return self._guests[1]


def lines(own: Array, theirs: Array | None, theme: Theme) -> list[ReadoutLine]:
    """Return the shares of the states (STATES,) in our own run, and beside them in the other."""
    times = [own.astype(np.float64), np.zeros(len(own)) if theirs is None else theirs.astype(np.float64)]
    shares = [time / max(float(time.sum()), 1.0) for time in times]
    order = np.argsort(-(shares[0] + 1e-6 * shares[1]), kind="stable").tolist()
    return [
        ReadoutLine(
            state_label(VcpuState(s)),
            axis.share(float(shares[0][s])),
            state_key(VcpuState(s), theme),
            "" if theirs is None else axis.share(float(shares[1][s])),
        )
        for s in order
        if shares[0][s] > 0 or shares[1][s] > 0
    ]
