"""The axes of the values of panes: their ends, those that are fixed, and those that are logarithmic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from app.charts.toolkit.lines.numbers import Columns, highest
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.value_axis import Scale
from app.look import axis_text as axis

LEAST, MOST = 1e-9, 1e15  # between these an axis can end
DECADES = 1e-6  # of the upper end, where a logarithmic axis begins at the lowest


class PaneAxes:
    """The ends of the axes, by pane; an axis is not lowered for a little less."""

    def __init__(self) -> None:
        self._ends: dict[str, tuple[float, float]] = {}
        self._floors: dict[str, float] = {}  # of logarithmic axes
        self._fixed: dict[str, float] = {}  # upper ends that do not follow the values
        self.logs: frozenset[str] = frozenset()

    def scale(self, pane: Pane) -> Scale:
        """Return the axis of a pane."""
        least, top = self._ends.get(pane.id, (0.0, 1.0))
        fixed = self._fixed.get(pane.id)
        if fixed is not None:
            least, top = least * fixed / top, fixed
        if pane.id in self.logs and least >= 0.0:
            return Scale(min(self._floors.get(pane.id, 1.0), top / 10), top, True)
        return Scale(least, top)

    def fixed(self, pane: Pane) -> bool:
        """Return True if the axis of a pane does not follow its values."""
        return pane.id in self._fixed

    def fix(self, pane: Pane, zoom: float = 1.0) -> None:
        """Keep the axis of a pane as it is, or with its upper end divided by `zoom`."""
        self._fixed[pane.id] = min(max(self.scale(pane).top / zoom, LEAST), MOST)

    def follow(self, panes: Iterable[Pane]) -> None:
        """Let the axes of panes follow their values again."""
        for pane in panes:
            self._fixed.pop(pane.id, None)

    def set_log(self, panes: Iterable[Pane], log: bool) -> None:
        """Make the axes of panes logarithmic or linear."""
        ids = {pane.id for pane in panes}
        self.logs = self.logs | ids if log else self.logs - ids

    def forget(self) -> None:
        """Forget how far the values reach; axes that are fixed stay."""
        self._ends = {}

    def key(self) -> object:
        """Return what changes with the axes."""
        return (*self._ends.items(), None, *self._fixed.items(), None, *self._floors.items()), self.logs

    def reach(self, pane: Pane, runs: Sequence[Columns]) -> None:
        """Let the axis reach as far as the values (curves, columns) of each run."""
        levels = [pane.levels(some, pane.id in self.logs) for some in runs]
        published = max((line.value for some in pane.known for line in some), default=0.0)
        seen, before = max(published, *map(highest, levels)), self._ends.get(pane.id, (0.0, 0.0))
        least_top = pane.least_top
        if pane.limit is not None:
            least_top = pane.limit.value if seen > pane.limit.value / 5 else pane.limit.value / 10
        wanted = axis.round_up(max(seen * 1.04, least_top))
        top = wanted if wanted > before[1] or seen < 0.4 * before[1] else before[1]
        low = -min(_lowest(some) for some in levels)
        self._ends[pane.id] = -axis.round_up(low * 1.04) if low > 0 else 0.0, pane.top or top
        if pane.id in self.logs:
            self._floors[pane.id] = _floor(levels, top)

    def reach_both_ways(self, parts: Iterable[tuple[Pane, Columns]]) -> None:
        """Let the axes of differences reach as far down as up."""
        for pane, part in parts:
            seen = max(highest(part), highest(-part)) or pane.least_top
            before = self._ends.get(pane.id, (0.0, 0.0))[1]
            if seen * 1.04 > before or seen < 0.4 * before:
                top = axis.round_up(seen * 1.04)
                self._ends[pane.id] = -top, top


def _lowest(values: Columns) -> float:
    return -highest(-values)


def _floor(levels: Sequence[Columns], top: float) -> float:
    """Return the power of ten below the lowest positive value, a millionth of the upper end at least."""
    positive = [some[some > 0] for some in levels]
    lowest = min((float(some.min()) for some in positive if len(some)), default=top / 10)
    return float(10.0 ** np.floor(np.log10(max(lowest, top * DECADES))))
