"""Writes a run as CSV: system.csv and guests.csv over time, phases.csv for each phase and guest.

Runs with several z/VM systems or with web servers have a members.csv, those with web servers a packs.csv too.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures import Measure, measures
from engine.measures.moments import Period, periods
from engine.measures.selectors import members_of
from engine.recording.recorder import Recording

MAX_LINES = 300_000  # of one file; longer intervals are taken for more guests or a longer run
Row = tuple[tuple[str, ...], int]  # what it is called in the file; its number
_STOCK = {f"guest.{name}" for name in "real real_low xstor both dasd pages wss".split()}


def write_csv(recording: Recording, folder: Path) -> list[Path]:
    """Write the CSV files into a folder that exists; return them. Raises OSError."""
    files = {
        "system.csv": _system(recording),
        "guests.csv": _guests(recording),
        "phases.csv": _phases(recording),
    }
    if len(recording.systems) > 1 or recording.scenario.sessions:
        files["members.csv"] = _members(recording)
    if recording.scenario.packs:
        files["packs.csv"] = _packs(recording)
    for name, lines in files.items():
        with (folder / name).open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows(lines)
    return [folder / name for name in files]


def _system(recording: Recording) -> Iterator[list[str]]:
    """Yield a line for each sample; processors and users: all together; `system.`: the first z/VM system."""
    shown = _shown(recording, "system", "processor", "load")
    edges = _edges(recording, 1)
    scenario = recording.scenario
    columns = [measure.values(recording, members_of(scenario, measure, None), edges) for measure in shown]
    yield ["from_s", "to_s", *_headings(shown)]
    for number, values in enumerate(np.array(columns).T):
        yield [*_seconds(edges[number], edges[number + 1]), *map(_cell, values)]


def _guests(recording: Recording) -> Iterator[list[str]]:
    own = [((guest.label, guest.userid), guest.index) for guest in recording.scenario.guests]
    return _over_time(recording, "guest", ("guest", "userid"), own)


def _members(recording: Recording) -> Iterator[list[str]]:
    own = [((system.name,), system.index) for system in recording.systems]
    return _over_time(recording, "member", ("member",), own)


def _packs(recording: Recording) -> Iterator[list[str]]:
    """Yield the lines of each exposure: a volume as one member sees it."""
    packs = recording.scenario.packs
    own = [
        ((name, system.name), system.index * len(packs) + place)
        for place, name in enumerate(packs)
        for system in recording.systems
    ]
    return _over_time(recording, "pack", ("pack", "member"), own)


def _over_time(
    recording: Recording, of: str, names: Sequence[str], rows: Sequence[Row]
) -> Iterator[list[str]]:
    """Yield all figures of each row in each interval, row after row."""
    shown, edges = _shown(recording, of), _edges(recording, len(rows))
    yield ["from_s", "to_s", *names, *_headings(shown)]
    for called, number in rows:
        columns = [measure.values(recording, [number], edges) for measure in shown]
        for place, values in enumerate(np.array(columns).T):
            yield [*_seconds(edges[place], edges[place + 1]), *called, *map(_cell, values)]


def _phases(recording: Recording) -> Iterator[list[str]]:
    """Yield means over each phase; pages as counted at its mark or end."""
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


def _edges(recording: Recording, rows: int) -> npt.NDArray[np.int64]:
    """Return the times of all samples, or of every n-th when that would make too many lines."""
    stride = -(-len(recording.time) * rows // MAX_LINES)
    return np.asarray(recording.time[:: max(stride, 1)], np.int64)


def _shown(recording: Recording, *of: str) -> list[Measure]:
    locks, linux = recording.scenario.lpar.locks, recording.linux.shape[-1] > 0
    several, web = len(recording.systems) > 1, bool(recording.scenario.sessions)
    found = (measure for measure in measures().values() if measure.of in of)
    found = (measure for measure in found if several >= measure.several and web >= measure.web)
    return [measure for measure in found if locks >= measure.locks and linux >= measure.linux]


def _headings(shown: Iterable[Measure]) -> list[str]:
    return [f"{measure.id} ({measure.unit})" if measure.unit else measure.id for measure in shown]


def _seconds(*times: int) -> list[str]:
    return [f"{time / SECOND:g}" for time in times]


def _cell(value: float) -> str:
    return "" if value != value else f"{value:.6g}" if abs(value) < 1e5 else f"{value:.0f}"
