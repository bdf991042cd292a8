"""The other run in the timeline: its states in the lower part of each lane."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy.typing as npt

from app.charts.timeline import state_columns
from app.charts.timeline.state_columns import StateTotals
from app.charts.toolkit import close_ups
from app.charts.toolkit.columns import ColumnStore, TimeColumns
from app.charts.toolkit.comparing import Other, guest_numbers
from app.charts.toolkit.kept import Cached
from app.charts.toolkit.lanes import compare
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
        self._guests: Cached[Array] = Cached()
        self._totals = StateTotals()

    def update(self, other: Other, scenario: Scenario, lanes: Lanes, rows: object, grid: TimeColumns) -> None:
        """Compute the columns that are new; scenario: of our own run, whose guests are the rows."""
        recording, step = other.recording, grid.step
        theirs = recording.scenario
        numbers = self._guests.get((theirs, scenario), partial(guest_numbers, theirs, scenario))
        row_of = lanes.row_of(numbers[recording.vcpu_guest])
        key = sources(recording), rows, len(lanes)
        self.store.update(
            grid,
            close_ups.known(recording, step),
            key,
            lambda first, count: state_columns.spent(
                recording, row_of, len(lanes), step, first * step, count, self._totals
            ),
        )


def lines(own: Array, theirs: Array | None, theme: Theme) -> list[ReadoutLine]:
    """Return the shares of the states (STATES,) in our own run, and beside them in the other."""
    found = compare.shares(own, theirs)
    return [
        ReadoutLine(state_label(VcpuState(s)), share, state_key(VcpuState(s), theme), note)
        for s, share, note in found
    ]
