"""A run as CSV: system.csv and guests.csv over time, phases.csv for each phase and guest."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from app.cli.figures import Period, periods
from engine.measures import Measure, measures
from engine.members import members_of
from engine.recorder import Recording
from engine.units import SECOND

MOST_LINES = 300_000  # of guests.csv; longer intervals are taken for more guests or a longer run
_STOCK = {f"guest.{name}" for name in "real real_low xstor both dasd pages wss".split()}


def write_csv(recording: Recording, folder: Path) -> list[Path]:
    """The files written into a folder that exists. Raises OSError."""
    files = {
        "system.csv": _system(recording),
        "guests.csv": _guests(recording),
        "phases.csv": _phases(recording),
    }
    for name, lines in files.items():
        with (folder / name).open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows(lines)
    return [folder / name for name in files]


def _system(recording: Recording) -> Iterator[list[str]]:
    """Intervals of one sample; figures of processors and of users are those of all together."""
    shown = _shown(recording, "system", "processor", "load")
    edges = _edges(recording, 1)
    scenario = recording.scenario
    columns = [measure.values(recording, members_of(scenario, measure, None), edges) for measure in shown]
    yield ["from_s", "to_s", *_headings(shown)]
    for number, values in enumerate(np.array(columns).T):
        yield [*_seconds(edges[number], edges[number + 1]), *map(_cell, values)]


def _guests(recording: Recording) -> Iterator[list[str]]:
    shown = _shown(recording, "guest")
    guests = recording.scenario.guests
    edges = _edges(recording, len(guests))
    yield ["from_s", "to_s", "guest", "userid", *_headings(shown)]
    for guest in guests:
        columns = [measure.values(recording, [guest.index], edges) for measure in shown]
        for number, values in enumerate(np.array(columns).T):
            times = _seconds(edges[number], edges[number + 1])
            yield [*times, guest.label, guest.userid, *map(_cell, values)]


def _phases(recording: Recording) -> Iterator[list[str]]:
    """Means over each phase; pages as counted at its mark or end."""
    shown = _shown(recording, "guest")
    yield ["phase", "from_s", "to_s", "pages_at_s", "guest", "userid", *_headings(shown)]
    for period in periods(recording):
        times = _seconds(period.start, period.end, period.counted_at)
        for guest in recording.scenario.guests:
            values = (_over(recording, period, guest.index, measure) for measure in shown)
            yield [period.id, *times, guest.label, guest.userid, *map(_cell, values)]


def _over(recording: Recording, period: Period, guest: int, measure: Measure) -> float:
    at = period.counted_at
    start, end = (at, at) if measure.id in _STOCK else (period.start, period.end)
    return measure.value(recording, [guest], start, end)


def _edges(recording: Recording, guests: int) -> npt.NDArray[np.int64]:
    """Every sample, or every n-th when that would make too many lines."""
    stride = -(-len(recording.time) * guests // MOST_LINES)
    return np.asarray(recording.time[:: max(stride, 1)], np.int64)


def _shown(recording: Recording, *of: str) -> list[Measure]:
    locks, linux = recording.scenario.lpar.locks, recording.linux.shape[-1] > 0
    several = len(recording.systems) > 1
    found = (measure for measure in measures().values() if measure.of in of)
    found = (measure for measure in found if several >= measure.several)
    return [measure for measure in found if locks >= measure.locks and linux >= measure.linux]


def _headings(shown: Iterable[Measure]) -> list[str]:
    return [f"{measure.id} ({measure.unit})" if measure.unit else measure.id for measure in shown]


def _seconds(*times: int) -> list[str]:
    return [f"{time / SECOND:g}" for time in times]


def _cell(value: float) -> str:
    return "" if value != value else f"{value:.6g}" if abs(value) < 1e5 else f"{value:.0f}"
