"""The numbers of a page: pages, shares of states and figures of a run at the columns of a time grid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.memory_bars import values as bars
from app.charts.timeline.state_columns import spent
from app.charts.toolkit.comparing import sample_at
from app.charts.toolkit.state_look import Form
from app.export.page.writing import packed
from app.plot.measured import Recorded
from app.plot.series import SeriesEntry
from engine.kernel.kinds import LEGEND, VcpuState
from engine.language import title_said
from engine.recording.recorder import Recording
from engine.session_file.annotation import Annotation

ALL = 255  # of a share: the whole time
WORDS = 160  # bytes of a curve besides its numbers
MOST_CURVES = 1500  # in the menu of a page
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
_Moving = Mapping[str, tuple[SeriesEntry, Floats]]


@dataclass(frozen=True)
class PageRun:
    """A run, its name, moments (ns) with titles that the user has marked, and annotations of charts."""

    recording: Recording
    name: str
    markers: tuple[tuple[int, str], ...] = ()
    annotations: tuple[Annotation, ...] = ()


@dataclass(frozen=True)
class PageGrid:
    """Columns of equal width between two times, ns; the last column may be narrower."""

    start: int
    end: int
    step: int

    @property
    def edges(self) -> Ints:
        """(columns + 1,): the bounds of the columns."""
        return np.append(np.arange(self.start, self.end, self.step, dtype=np.int64), self.end)


def pages(recording: Recording, grid: PageGrid, form: Form) -> Floats:
    """Return pages (edges, places, guests); 0 beyond the end of the run."""
    rows = [bars.PLACES.index(place) for place in bars.shown(form)]
    out = np.zeros((len(grid.edges), len(rows), len(recording.scenario.guests)))
    for place, time in enumerate(grid.edges.tolist()):
        if (sample := sample_at(recording, time)) is not None:
            out[place] = bars.pages(recording, sample)[rows]
    return out.round()


def shares(recording: Recording, grid: PageGrid, states: Sequence[VcpuState]) -> Floats:
    """Return shares of the known time of each column (guests, columns, states); ALL: all of the time."""
    guests, columns = len(recording.scenario.guests), len(grid.edges) - 1
    times = spent(recording, recording.vcpu_guest, guests, grid.step, grid.start, columns)
    whole = times.sum(axis=2, keepdims=True)  # ns
    return np.asarray((ALL * times / np.maximum(whole, 1.0)).round()[:, :, list(states)])


def seen(runs: Sequence[PageRun]) -> list[VcpuState]:
    """Return the states of all runs, from the bottom of a row to its top."""
    found: set[int] = set()
    for run in runs:
        vcpus = run.recording.vcpus
        found |= set(np.flatnonzero(vcpus["time_in"][-1].sum(axis=0)).tolist())
        found |= set(np.unique(vcpus["state"]).tolist())
    return [state for state in LEGEND if int(state) in found]


def curves(runs: Sequence[PageRun], grid: PageGrid, room: int) -> tuple[list[list[dict[str, Any]]], bool]:
    """Return the curves of each run that are not 0 throughout all runs, and whether there is room for all of
    them.

    room: bytes for the curves of a run.
    """
    fitting = min(room // (4 * (len(grid.edges) - 1) + WORDS), MOST_CURVES)
    tables = [Recorded(run.recording, run.name) for run in runs]
    moving = [dict(islice(_moving(table, grid), fitting + 1)) for table in tables]
    every = {key: entry for found in reversed(moving) for key, (entry, _) in found.items()}
    keys = sorted(every, key=lambda key: _is_of_guest(every[key]))[:fitting]
    drawn = [
        list(_drawn(*one, {key: every[key] for key in keys}, grid))
        for one in zip(tables, moving, strict=True)
    ]
    return drawn, len(every) <= fitting


def _moving(table: Recorded, grid: PageGrid) -> Iterator[tuple[str, tuple[SeriesEntry, Floats]]]:
    """Yield the curves that are not 0 throughout, by keys that are also valid in another run."""
    for entry in sorted(table.entries(), key=_is_of_guest):
        values = table.means(entry.key, grid.edges)
        if np.nan_to_num(values).any():
            yield table.named(entry.key), (entry, values)


def _drawn(
    table: Recorded, found: _Moving, every: Mapping[str, SeriesEntry], grid: PageGrid
) -> Iterator[dict[str, Any]]:
    """Yield the curves of a run, which may be 0 in this run alone; there are none for figures that the run
    does not have.
    """
    for key, entry in every.items():
        with suppress(LookupError):
            yield _curve(key, entry, found[key][1] if key in found else table.means(key, grid.edges))


def _is_of_guest(entry: SeriesEntry) -> bool:
    return entry.key.startswith("guest.") and "," not in entry.key and "-" not in entry.key


def _curve(key: str, entry: SeriesEntry, values: Floats) -> dict[str, Any]:
    return {
        "key": key,
        "group": entry.path[0],
        "title": ", ".join(entry.path[1:]),
        "unit": title_said(entry.unit),
        "values": packed(values, "f4"),
    }
