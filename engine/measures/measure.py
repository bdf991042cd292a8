"""Measures: named values with a unit and a source, taken from a recording.

A measure is defined by a running total over the samples (a counter, or a gauge multiplied by the time for
which it had its value). Its value over an interval is the growth of that total divided by the length of the
interval: the mean rate of a counter, the time average of a gauge; or divided by the growth of a second
counter: the amount per event. One interval per pixel column makes a chart; one interval per phase makes a
table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.recording.recorder import Recording

RATE_SPAN = 10 * SECOND  # ns: a rate at a moment is a mean over this time before it

Floats = npt.NDArray[np.float64]
Of = Literal[
    "guest", "system", "member", "processor", "load", "channel", "connection", "link", "pack", "lpar", "pool"
]
Series = Callable[[Recording, npt.NDArray[np.int64]], Floats]


@dataclass(frozen=True)
class Measure:
    """A named value.

    of: the subject of the value: "guest", "system" (the first one), "member" (each z/VM system), "processor",
    "load" (a group of users), "channel", "connection", "link", "lpar" (of the CEC), "pool" (of guests) or
    "pack" (an exposure of it); the requested members are added up, or averaged when `mean` is set (shares).
    counter: `series` gives totals since time 0 (otherwise values at the samples).
    scale: factor from the unit of the series per nanosecond (counter) or from the unit of the series (gauge)
    to `unit`.
    per: totals by whose growth that of `series` is divided, instead of time; 0 where they did not grow.
    locks: the value can be other than 0 only in runs in which processors wait for locks.
    linux: only in runs in which the memory and the run queue of Linux guests are simulated.
    several: only in runs with several z/VM systems.
    web: only in runs with sessions of web clients.
    cec: only in runs in which PR/SM is simulated.
    aging: only in runs of z/VM 6.3 or later, or only in those of earlier releases.
    hiper: only in runs with HiperDispatch.
    exposures: only in runs with a [paging] table.
    pools: only in runs of scenarios with resource pools.
    """

    id: str
    title: str
    unit: str
    source: str
    of: Of
    series: Series  # (recording, members) -> (samples,)
    counter: bool = False
    scale: float = 1.0
    mean: bool = False
    per: Series | None = None
    locks: bool = False
    linux: bool = False
    several: bool = False
    web: bool = False
    cec: bool = False
    aging: bool | None = None
    hiper: bool = False
    exposures: bool = False
    pools: bool = False

    def fits(self, recording: Recording) -> bool:
        """Return whether the measure has values in this run."""
        has = {
            "locks": bool(recording.scenario.lpar.locks),
            "linux": recording.linux.shape[-1] > 0,
            "several": len(recording.systems) > 1,
            "web": bool(recording.scenario.sessions),
            "cec": recording.lpars.shape[-1] > 0,
            "hiper": recording.hiper.shape[-1] > 0,
            "exposures": recording.paging.shape[-1] > 0,
            "pools": recording.pools.shape[-1] > 0,
        }
        aging = recording.aging.shape[-1] > 0
        return self.aging in (None, aging) and all(
            given >= getattr(self, name) for name, given in has.items()
        )

    def values(self, recording: Recording, of: Sequence[int], edges: npt.ArrayLike) -> Floats:
        """Return the value in each interval between adjacent edges (ns, ascending, k+1 of them): (k,).

        The value is NaN where nothing is recorded. An interval of zero width gives the value at that time.
        """
        at = np.asarray(edges, np.int64)
        members = np.asarray(list(of) if self.of != "system" else [0], np.int64)
        time = np.asarray(recording.time, np.float64)
        if len(time) < 2 or len(members) == 0:
            return np.full(len(at) - 1, np.nan)
        values = np.asarray(self.series(recording, members), np.float64)
        if self.mean:
            values = values / len(members)
        counted = None if self.per is None else np.asarray(self.per(recording, members), np.float64)
        result = self._over(time, values, at, counted)
        unknown = (at[1:] > recording.now) | (at[1:] < time[0])
        result[(at[1:] <= at[:-1]) & unknown] = np.nan  # a moment to come, or before a fork
        return result

    def _over(
        self, time: Floats, values: Floats, at: npt.NDArray[np.int64], counted: Floats | None
    ) -> Floats:
        starts, ends = at[:-1].astype(np.float64), at[1:].astype(np.float64)
        step = time[1] - time[0]
        instant = ends <= starts
        starts = np.where(instant, np.maximum(starts - step, time[0]), starts)
        ends = np.where(instant, np.maximum(ends, time[0] + step), ends)
        ends = np.minimum(ends, time[-1])
        totals = values if self.counter else _integral(time, values)
        width = ends - starts
        seen = (width > 0) & (starts >= time[0])
        grown = _growth(time, totals, starts[seen], ends[seen])
        over = width[seen] if counted is None else _growth(time, counted, starts[seen], ends[seen])
        result = np.full(len(starts), np.nan)
        result[seen] = np.divide(grown, over, out=np.zeros(len(grown)), where=over > 0) * self.scale
        if not self.counter and instant.any():
            place = np.clip(np.searchsorted(time, at[1:][instant], side="right") - 1, 0, len(time) - 1)
            result[instant] = values[place] * self.scale
        return result

    def value(self, recording: Recording, of: Sequence[int], start: int, end: int) -> float:
        """Return the value over one interval (ns)."""
        return float(self.values(recording, of, [start, end])[0])


def _growth(time: Floats, totals: Floats, starts: Floats, ends: Floats) -> Floats:
    """Return the growth of a running total from each start to its end (ns)."""
    return np.asarray(np.interp(ends, time, totals) - np.interp(starts, time, totals))


def _integral(time: Floats, values: Floats) -> Floats:
    """Return the running total of a gauge that keeps its value until the next sample."""
    return np.concatenate([[0.0], np.cumsum(values[:-1] * np.diff(time))])


def column(table: str, field: str, part: Any = None) -> Series:
    """Return the series of a field of the recording's tables, summed over the members."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        values = getattr(recording, table)[field]
        if part is not None:
            values = values[..., part]
        if table == "system":
            return np.asarray(values, np.float64)
        return np.asarray(values[:, members].sum(axis=1), np.float64)

    return series
