"""What is known of each run of a matrix: what the seeds have brought, and what is still to come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from app.matrix.jobs import Job, Key
from engine.studies.matrix import RELATIVE, Entry, Matrix
from engine.studies.probes import Figures, Run
from engine.studies.report import medians
from engine.studies.tables import Column, Row, Table

FULL = 100.0  # per cent


class State(Enum):
    """How far a run is."""

    NEW = "new"
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class Printed:
    """A published value: where it stands, so that a simulated one can be judged by it."""

    row: Row
    place: int

    @property
    def value(self) -> float | None:
        """The published one."""
        return self.row.published[self.place]


@dataclass
class Book:
    """The runs of a study, their results by settings and seed, and what the processes do now."""

    study: str
    matrix: Matrix
    tables: Sequence[Table]
    seeds: int
    own: list[Entry] = field(default_factory=list)  # that somebody has added
    results: dict[Job, Figures | str] = field(default_factory=dict)  # figures, or why there are none
    under_way: dict[Job, float | None] = field(default_factory=dict)  # share of it; None = it waits
    cancelled: set[Key] = field(default_factory=set)
    ended: int = 0  # jobs, since the first of those that are under way was begun
    _printed: dict[Key, dict[str, Printed]] = field(init=False, default_factory=dict)
    _medians: dict[tuple[Key, int], Figures] = field(init=False, default_factory=dict)  # with so many seeds

    def __post_init__(self) -> None:
        for table in self.tables:
            for place, column in enumerate(table.columns):
                known = self._printed.setdefault(Key.of(column.run), {})
                known |= {name: Printed(row, place) for name, row in self._named(table, place)}

    def _named(self, table: Table, place: int) -> Iterator[tuple[str, Row]]:
        """What a table has of a column, by the names of gauges; ratios only where the gauges are such."""
        relative = self.matrix.relative is not None
        for row in table.rows:
            if row.published[place] is not None and (not row.ratio or (relative and row.times == FULL)):
                yield f"{row.quantity}{RELATIVE if row.ratio else ''}", row

    @property
    def entries(self) -> list[Entry]:
        """All runs."""
        return [*self.matrix.entries, *self.own]

    def add(self, values: Mapping[str, str]) -> Entry:
        """The run with these values, which is there from now on."""
        entry = self.matrix.entry(values)
        known = next((one for one in self.entries if one.values == entry.values), None)
        if known is None:
            self.own.append(entry)
        return known or entry

    def jobs(self, entry: Entry) -> list[Job]:
        """A run's jobs, one a seed."""
        return [Job(self.study, Key.of(entry.run), place) for place in range(self.seeds)]

    def missing(self, entry: Entry) -> list[Job]:
        """Those that have brought nothing and are not under way."""
        return [
            job
            for job in self.jobs(entry)
            if not isinstance(self.results.get(job), dict) and job not in self.under_way
        ]

    def begin(self, jobs: Sequence[Job]) -> None:
        """These wait for a process."""
        self.ended = self.ended if self.under_way else 0
        self._medians.clear()
        for job in jobs:
            self.results.pop(job, None)
            self.under_way.setdefault(job, None)
            self.cancelled.discard(job.key)

    def hear(self, job: Job, said: Mapping[str, object]) -> None:
        """What a process says of a job: share, figures or reason."""
        if job not in self.under_way:
            return
        if "share" in said:
            self.under_way[job] = float(str(said["share"]))
            return
        del self.under_way[job]
        self.ended += 1
        self._medians.clear()
        figures = said.get("figures")
        self.results[job] = dict(figures) if isinstance(figures, dict) else str(said.get("reason", ""))

    def forget(self, jobs: Sequence[Job]) -> None:
        """These are not wanted any more."""
        for job in jobs:
            if job in self.under_way:
                del self.under_way[job]
                self.cancelled.add(job.key)

    def busy(self, entry: Entry) -> bool:
        """Is anything of a run under way?"""
        return any(job in self.under_way for job in self.jobs(entry))

    def state(self, entry: Entry) -> State:
        """How far a run is."""
        jobs = self.jobs(entry)
        found = [job for job in jobs if job in self.under_way]
        if any(self.under_way[job] is not None for job in found):
            return State.RUNNING
        if found:
            return State.RUNNING if len(found) < len(jobs) else State.WAITING
        if any(isinstance(self.results.get(job), str) for job in jobs):
            return State.FAILED
        if all(job in self.results for job in jobs):
            return State.DONE
        return State.CANCELLED if jobs[0].key in self.cancelled else State.NEW

    def share(self, entry: Entry) -> float:
        """How much of a run is done, of all its seeds."""
        jobs = self.jobs(entry)
        done = sum(1.0 if job in self.results else self.under_way.get(job) or 0.0 for job in jobs)
        return done / len(jobs)

    def reason(self, entry: Entry) -> str:
        """Why a run has failed."""
        return next(iter(self._reasons(entry)), "")

    def _reasons(self, entry: Entry) -> Iterator[str]:
        for job in self.jobs(entry):
            result = self.results.get(job)
            if isinstance(result, str):
                yield result

    def figures(self, run: Run) -> list[Figures]:
        """What the seeds have brought, by seed."""
        jobs = (Job(self.study, Key.of(run), place) for place in range(self.seeds))
        found = (self.results.get(job) for job in jobs)
        return [one for one in found if isinstance(one, dict)]

    def medians(self, run: Run) -> Figures:
        """The median of each quantity over the seeds that have ended."""
        key = Key.of(run), self.seeds
        if key not in self._medians:
            self._medians[key] = self._with_relative(medians(self.figures(run)))
        return self._medians[key]

    def _with_relative(self, found: Figures) -> Figures:
        """The figures, and those that gauges show in per cent of another run's."""
        if self.matrix.relative is None:
            return found
        base = medians(self.figures(self.matrix.relative))
        names = {one.quantity.removesuffix(RELATIVE) for one in self.matrix.gauges}
        known = (name for name in names if name in found and base.get(name))
        return found | {f"{name}{RELATIVE}": FULL * found[name] / base[name] for name in known}

    def needed(self, entry: Entry) -> list[Entry]:
        """A run, and before it the one to which its figures are relative."""
        base = (one for one in self.entries if one.run == self.matrix.relative and one != entry)
        return [*base, entry]

    def printed(self, run: Run) -> Mapping[str, Printed]:
        """What was published of a run, by quantity."""
        return self._printed.get(Key.of(run), {})

    def values(self, table: Table) -> dict[Run, Figures]:
        """The medians of each run of a table."""
        return {column.run: self.medians(column.run) for column in table.columns}

    def others(self, title: str) -> Table | None:
        """A table of the runs that no published one has; None when there is no such run."""
        listed = {Key.of(column.run) for table in self.tables for column in table.columns}
        entries = [entry for entry in self.entries if Key.of(entry.run) not in listed]
        if not entries:
            return None
        entries = [*(one for one in self.entries if one.run == self.matrix.relative), *entries]
        fields = [one for one in self.matrix.fields if any(e.values[one.id] != one.default for e in entries)]
        columns = [Column(e.run, tuple(one.text(e.values[one.id]) for one in fields)) for e in entries]
        fullest = max(self.tables, key=lambda table: len(table.columns), default=None)
        relative = self.matrix.relative is not None
        rows = [row for row in fullest.rows if relative or not row.ratio] if fullest else []
        bare = (None,) * len(entries)
        plain = tuple(replace(row, published=bare, facts=()) for row in rows)
        return Table(title, tuple(one.title for one in fields), tuple(columns), plain)

    def tally(self) -> tuple[int, int]:
        """Published values that simulated ones are within tolerance of, and those that could be judged."""
        verdicts = [
            printed.row.verdict(printed.place, self.medians(entry.run).get(quantity))
            for entry in self.matrix.entries
            for quantity, printed in self.printed(entry.run).items()
        ]
        return verdicts.count("within"), len(verdicts) - verdicts.count("")
