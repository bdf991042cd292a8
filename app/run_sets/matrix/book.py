"""The book of a matrix: the results of each run by seed, and the tasks in progress."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.jobs.task_book import RunKey, RunTask, TaskBook
from engine.studies.matrix import RELATIVE, Matrix, MatrixEntry
from engine.studies.probes import Figures, StudyRun
from engine.studies.report import medians
from engine.studies.tables import PublishedTable, RunColumn, TableRow

FULL = 100.0  # percent
NO_MATRIX = Matrix("", "", (), ())
STEPS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)  # of the ends of scales


@dataclass(frozen=True)
class Printed:
    """A published value: its table position, so that a simulated value can be judged against it."""

    row: TableRow
    place: int

    @property
    def value(self) -> float | None:
        """The published value itself."""
        return self.row.published[self.place]


@dataclass
class MatrixBook(TaskBook[MatrixEntry, Figures]):
    """The runs of a study, their results by settings and seed, and the tasks in progress."""

    study: str
    matrix: Matrix
    tables: Sequence[PublishedTable]
    seeds: int
    own: list[MatrixEntry] = field(default_factory=list)  # that a user has added
    _printed: dict[RunKey, dict[str, Printed]] = field(init=False, default_factory=dict)
    _medians: dict[tuple[RunKey, int], Figures] = field(init=False, default_factory=dict)  # by seeds

    def __post_init__(self) -> None:
        for table in self.tables:
            for place, column in enumerate(table.columns):
                known = self._printed.setdefault(RunKey.of(column.run), {})
                known |= {name: Printed(row, place) for name, row in self._named(table, place)}

    def _named(self, table: PublishedTable, place: int) -> Iterator[tuple[str, TableRow]]:
        """Yield the rows of a column by gauge name; ratios are included only where the gauges are ratios."""
        relative = self.matrix.relative is not None
        for row in table.rows:
            if row.published[place] is not None and (not row.ratio or (relative and row.times == FULL)):
                yield f"{row.quantity}{RELATIVE if row.ratio else ''}", row

    @property
    def items(self) -> list[MatrixEntry]:
        """All runs."""
        return [*self.matrix.entries, *self.own]

    def add(self, values: Mapping[str, str]) -> MatrixEntry:
        """Add a run with these values unless one exists; return the run."""
        entry = self.matrix.entry(values)
        known = next((item for item in self.items if item.values == entry.values), None)
        if known is None:
            self.own.append(entry)
        return known or entry

    def tasks(self, entry: MatrixEntry) -> list[RunTask]:
        """Return the tasks of a run, one for each seed."""
        return self._tasks_of(entry.run)

    def _tasks_of(self, run: StudyRun) -> list[RunTask]:
        return [RunTask(self.study, RunKey.of(run), place) for place in range(self.seeds)]

    def begin(self, tasks: Sequence[RunTask]) -> None:
        """Record that tasks are waiting for a process."""
        self._medians.clear()
        super().begin(tasks)

    def end(self, task: RunTask, result: Figures | str) -> None:
        """Record the values of a task, or the reason why there are no values."""
        self._medians.clear()
        super().end(task, result)

    def figures(self, run: StudyRun) -> list[Figures]:
        """Return the values of each seed that has ended."""
        found = (self.results.get(task) for task in self._tasks_of(run))
        return [item for item in found if isinstance(item, dict)]

    def medians(self, run: StudyRun) -> Figures:
        """Return the median of each quantity over the seeds that have ended."""
        key = RunKey.of(run), self.seeds
        if key not in self._medians:
            self._medians[key] = self._with_relative(medians(self.figures(run)))
        return self._medians[key]

    def _with_relative(self, found: Figures) -> Figures:
        """Add the values that gauges show as a percentage of another run's values."""
        if self.matrix.relative is None:
            return found
        base = medians(self.figures(self.matrix.relative))
        names = {gauge.quantity.removesuffix(RELATIVE) for gauge in self.matrix.gauges}
        known = (name for name in names if name in found and base.get(name))
        return found | {f"{name}{RELATIVE}": FULL * found[name] / base[name] for name in known}

    def needed(self, entry: MatrixEntry) -> list[MatrixEntry]:
        base = (item for item in self.items if item.run == self.matrix.relative and item != entry)
        return [*base, entry]

    def printed(self, run: StudyRun) -> Mapping[str, Printed]:
        """Return the published values of a run, by quantity."""
        return self._printed.get(RunKey.of(run), {})

    def values(self, table: PublishedTable) -> dict[StudyRun, Figures]:
        """Return the medians of each run of a table."""
        return {column.run: self.medians(column.run) for column in table.columns}

    def others(self, title: str) -> PublishedTable | None:
        """Return a table of the runs that were not published; None if there are no such runs."""
        listed = {RunKey.of(column.run) for table in self.tables for column in table.columns}
        entries = [entry for entry in self.items if RunKey.of(entry.run) not in listed]
        if not entries:
            return None
        entries = [*(item for item in self.items if item.run == self.matrix.relative), *entries]
        fields = [
            matrix_field
            for matrix_field in self.matrix.fields
            if any(e.values[matrix_field.id] != matrix_field.default for e in entries)
        ]
        columns = [
            RunColumn(e.run, tuple(matrix_field.text(e.values[matrix_field.id]) for matrix_field in fields))
            for e in entries
        ]
        fullest = max(self.tables, key=lambda table: len(table.columns), default=None)
        relative = self.matrix.relative is not None
        rows = [row for row in fullest.rows if relative or not row.ratio] if fullest else []
        bare = (None,) * len(entries)
        plain = tuple(replace(row, published=bare, facts=()) for row in rows)
        return PublishedTable(
            title, tuple(matrix_field.title for matrix_field in fields), tuple(columns), plain
        )

    def tally(self) -> tuple[int, int]:
        """Return the number of simulated values within tolerance, and the number that could be judged.

        Derived facts and identities are omitted.
        """
        verdicts = [
            printed.row.verdict(printed.place, self.medians(entry.run).get(quantity))
            for entry in self.matrix.entries
            for quantity, printed in self.printed(entry.run).items()
            if (fact := printed.row.fact(printed.place)) is None or fact.counted
        ]
        return verdicts.count("within"), len(verdicts) - verdicts.count("")


def scales(book: MatrixBook) -> dict[str, float]:
    """Return the right end of each gauge's scale: the largest published or simulated value, rounded up."""
    return {
        gauge.quantity: nice(max(_all_of(book, gauge.quantity), default=1.0)) for gauge in book.matrix.gauges
    }


def _all_of(book: MatrixBook, quantity: str) -> list[float]:
    found = []
    for entry in book.items:
        printed = book.printed(entry.run).get(quantity)
        found += [book.medians(entry.run).get(quantity), printed.value if printed else None]
    return [value for value in found if value is not None]


def nice(value: float) -> float:
    """Return the next round number that is not smaller."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next((step * power for step in STEPS if value <= step * power * (1 + 1e-9)), 10 * power)
