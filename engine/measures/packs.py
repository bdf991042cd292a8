"""Disk packs of web servers: each system has a separate exposure (device number) to each pack.

A member is an exposure: its number is the system number times the number of packs, plus the pack number.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.units import MS, SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

Members = npt.NDArray[np.int64]
_COUNTED = "counted when an I/O ends"


def _sum(field: str) -> Series:
    """Return the series of an exposure counter, summed."""

    def series(recording: Recording, members: Members) -> Floats:
        samples, systems, packs = recording.packs.shape
        there = members[members < systems * packs]
        rows = recording.packs[field].reshape(samples, systems * packs)
        return np.asarray(rows[:, there].sum(axis=1), np.float64)

    return series


def _each(name: str, title: str, source: str, time: str, count: str) -> Measure:
    """Return the measure of the mean time of an I/O, ms."""
    return Measure(f"pack.{name}", title, "ms", source, "pack", _sum(time), True, 1 / MS, per=_sum(count))


def _queue(recording: Recording, members: Members) -> Floats:
    """Return the length of the queue times time, up to each sample."""
    samples, systems, packs = recording.packs.shape
    rows = recording.packs.reshape(samples, systems * packs)[:, members[members < systems * packs]]
    since = recording.time[:, None] - rows["at"]
    return np.asarray((rows["queue_ns"] + rows["queued"] * since).sum(axis=1), np.float64)


def _response(recording: Recording, members: Members) -> Floats:
    """Return the time that I/Os have spent waiting and being served, in ns."""
    return _sum("wait_ns")(recording, members) + _sum("busy_ns")(recording, members)


MEASURES = (
    Measure("pack.rate", "pack I/Os", "io/s", _COUNTED, "pack", _sum("ended"), True, SECOND),
    _each(
        "wait",
        "queue time of an I/O at the pack",
        "timed from the request to the start",
        "wait_ns",
        "started",
    ),
    _each(
        "service",
        "service time of the pack for an I/O",
        "timed from the start to the end",
        "busy_ns",
        "ended",
    ),
    Measure(
        "pack.response",
        "time from the request to the end of an I/O",
        "ms",
        "timed",
        "pack",
        _response,
        True,
        1 / MS,
        per=_sum("ended"),
    ),
    Measure(
        "pack.util",
        "pack use by all of its exposures",
        "%",
        "timed from the start to the end of each I/O",
        "pack",
        _sum("busy_ns"),
        True,
        100.0,
    ),
    Measure(
        "pack.queue",
        "I/Os that the pack serves or that wait for it",
        "I/Os",
        "counted at every change",
        "pack",
        _queue,
        True,
    ),
)
