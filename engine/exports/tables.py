"""The figures of a run as tables: the system, guests, members and packs over time, and guests by phase.

Runs with several z/VM systems or with web servers have members; those with web servers also have packs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.moments import Period, periods
from engine.measures.selectors import members_of
from engine.recording.recorder import Recording
from engine.scenario.derived.cec import lpars
from engine.scenario.model.site_release import releases

Floats = npt.NDArray[np.float64]
Row = tuple[tuple[str, ...], int]  # its names in the table; its number
_STOCK = {f"guest.{name}" for name in "real real_low xstor both dasd pages wss".split()}


@dataclass(frozen=True)
class Column:
    """A column; columns without a unit may hold text."""

    name: str
    unit: str = ""
    text: bool = False

    @property
    def heading(self) -> str:
        """The name, with the unit in parentheses."""
        return f"{self.name} ({self.unit})" if self.unit else self.name


@dataclass(frozen=True)
class TableBlock:
    """Rows of a table with the same texts, which go into the text columns in order."""

    texts: tuple[str, ...]
    numbers: Floats  # (rows, columns for numbers), NaN where nothing is known


@dataclass(frozen=True)
class ExportTable:
    """A table, block by block, because the whole table might not fit into memory."""

    name: str
    columns: tuple[Column, ...]
    count: int  # of blocks
    blocks: Callable[[], Iterator[TableBlock]]


def tables(recording: Recording, start: int = 0, end: int | None = None) -> list[ExportTable]:
    """Return the tables of a run from `start` to `end`, ns; None: to the end of the run."""
    last = recording.now if end is None else end
    made = [_system(recording, start, last), _guests(recording, start, last), _phases(recording, start, last)]
    if len(recording.systems) > 1 or recording.scenario.sessions:
        made.append(_members(recording, start, last))
    if recording.scenario.packs:
        made.append(_packs(recording, start, last))
    if recording.scenario.cec is not None:
        made.append(_lpars(recording, start, last))
    marked = releases(recording.scenario.lpar)
    return [_with_releases(table, marked) for table in made] if marked else made


def _with_releases(table: ExportTable, text: str) -> ExportTable:
    """Return a table with an added last column: the simulated release that represents the site's release."""

    def blocks() -> Iterator[TableBlock]:
        return (TableBlock((*block.texts, text), block.numbers) for block in table.blocks())

    return ExportTable(table.name, (*table.columns, Column("release", text=True)), table.count, blocks)


def _system(recording: Recording, start: int, end: int) -> ExportTable:
    """Return a row for each sample; processors and users: in total; `system.`: the first z/VM system."""
    shown, scenario = _shown(recording, "system", "processor", "load"), recording.scenario
    edges = edges_of(recording, start, end)

    def blocks() -> Iterator[TableBlock]:
        values = [measure.values(recording, members_of(scenario, measure, None), edges) for measure in shown]
        yield TableBlock((), _timed(edges, values))

    return ExportTable("system", (*_SPAN, *_columns(shown)), 1, blocks)


def _guests(recording: Recording, start: int, end: int) -> ExportTable:
    own = [((guest.label, guest.userid), guest.index) for guest in recording.scenario.guests]
    return _over_time(recording, "guest", ("guest", "userid"), own, start, end)


def _members(recording: Recording, start: int, end: int) -> ExportTable:
    own = [((system.name,), system.index) for system in recording.systems]
    return _over_time(recording, "member", ("member",), own, start, end)


def _packs(recording: Recording, start: int, end: int) -> ExportTable:
    """Return the rows of each exposure, which is a volume as seen by one member."""
    packs = recording.scenario.packs
    own = [
        ((name, system.name), system.index * len(packs) + place)
        for place, name in enumerate(packs)
        for system in recording.systems
    ]
    return _over_time(recording, "pack", ("pack", "member"), own, start, end)


def _lpars(recording: Recording, start: int, end: int) -> ExportTable:
    own = [((name,), row) for row, name in enumerate(lpars(recording.scenario))]
    return _over_time(recording, "lpar", ("lpar",), own, start, end)


def _over_time(
    recording: Recording, of: str, names: Sequence[str], rows: Sequence[Row], start: int, end: int
) -> ExportTable:
    """Return all figures of each row in each interval between samples, row after row."""
    shown, edges = _shown(recording, of), edges_of(recording, start, end)

    def blocks() -> Iterator[TableBlock]:
        for called, number in rows:
            yield TableBlock(
                called, _timed(edges, [measure.values(recording, [number], edges) for measure in shown])
            )

    columns = (*_SPAN, *(Column(name, text=True) for name in names), *_columns(shown))
    return ExportTable(f"{of}s", columns, len(rows), blocks)


def _phases(recording: Recording, start: int, end: int) -> ExportTable:
    """Return means over each phase; pages as counted at its marker or end."""
    shown = _shown(recording, "guest")
    own = [period for period in periods(recording) if start <= period.start and period.end <= end]
    guests = recording.scenario.guests

    def blocks() -> Iterator[TableBlock]:
        for period in own:
            times = [time / SECOND for time in (period.start, period.end, period.counted_at)]
            for guest in guests:
                values = [_over(recording, period, guest.index, measure) for measure in shown]
                yield TableBlock((period.id, guest.label, guest.userid), np.array([[*times, *values]]))

    names = [Column("phase", text=True), *_SPAN, Column("pages_at", "s")]
    names += [Column("guest", text=True), Column("userid", text=True)]
    return ExportTable("phases", (*names, *_columns(shown)), len(own) * len(guests), blocks)


def _over(recording: Recording, period: Period, guest: int, measure: Measure) -> float:
    at = period.counted_at
    start, end = (at, at) if measure.id in _STOCK else (period.start, period.end)
    return measure.value(recording, [guest], start, end)


def edges_of(recording: Recording, start: int, end: int) -> npt.NDArray[np.int64]:
    """Return the sample times within a span, ns, or those around a span that lies between two samples."""
    time = np.asarray(recording.time, np.int64)
    inside = time[(time >= start) & (time <= end)]
    if len(inside) > 1:
        return inside
    first, last = np.searchsorted(time, start, "right") - 1, np.searchsorted(time, end)
    return time[max(int(first), 0) : int(last) + 1]


def _timed(edges: npt.NDArray[np.int64], values: Sequence[Floats]) -> Floats:
    return np.stack([edges[:-1] / SECOND, edges[1:] / SECOND, *values], axis=1)


def _shown(recording: Recording, *of: str) -> list[Measure]:
    return [measure for measure in measures().values() if measure.of in of and measure.fits(recording)]


def _columns(shown: Iterable[Measure]) -> Iterator[Column]:
    return (Column(measure.id, measure.unit) for measure in shown)


_SPAN = (Column("from", "s"), Column("to", "s"))


class MissingPackageError(Exception):
    """A package that is not installed; the message states how to install it."""
