"""Guests -> their rows in the samples of simulated Linuxes; what such measures have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import linux_guests

Members = npt.NDArray[np.int64]


class _LinuxRows:
    """Row of each guest of a scenario, -1 = its Linux is not simulated; the last scenario is kept."""

    def __init__(self) -> None:
        self._known: tuple[Any, Members] = (None, np.zeros(0, np.int64))

    def of(self, scenario: Any) -> Members:
        """Return the rows of guests, shape (guests,)."""
        known = self._known
        if known[0] is not scenario:
            rows = np.full(len(scenario.guests), -1, np.int64)
            for row, guest in enumerate(linux_guests(scenario)):
                rows[guest.index] = row
            known = self._known = scenario, rows
        return known[1]


_ROWS = _LinuxRows()


def rows_of(recording: Recording, members: Members) -> Members:
    """Return the rows of those guests that have a simulated Linux."""
    if recording.linux.shape[-1] == 0:
        return np.zeros(0, np.int64)
    rows = _ROWS.of(recording.scenario)[members]
    return rows[rows >= 0]


def every_row(recording: Recording) -> Members:
    """Return the row of each guest, shape (guests,); -1 = no simulated Linux."""
    if recording.linux.shape[-1] == 0:
        return np.full(len(recording.scenario.guests), -1, np.int64)
    return _ROWS.of(recording.scenario)


def linux_column(*fields: str) -> Series:
    """Return fields of the samples, summed over the fields and the guests."""

    def series(recording: Recording, members: Members) -> Floats:
        rows, total = rows_of(recording, members), np.zeros(len(recording.time))
        if len(rows):
            for field in fields:
                total += recording.linux[field][:, rows].sum(axis=1, dtype=np.float64)
        return total

    return series


def gauge(name: str, title: str, unit: str, source: str, series: Series, scale: float = 1.0) -> Measure:
    """Return the series of a value at each sample."""
    return Measure(f"linux.{name}", title, unit, source, "guest", series, scale=scale, linux=True)


def rate(name: str, title: str, unit: str, source: str, series: Series, scale: float) -> Measure:
    """Return the series of the growth of a total."""
    return Measure(f"linux.{name}", title, unit, source, "guest", series, True, scale, linux=True)
