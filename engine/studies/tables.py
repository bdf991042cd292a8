"""A study's tables in the layout in which they were printed: quantities in rows, runs in columns, ratios
below.

A study that printed tables has tables.py in its folder, with TABLES, and `figures`, which takes all
quantities of a table's column from one run. The medians over many seeds are shown next to the printed values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal

from engine.sim import Simulation
from engine.spreadsheet import rows_text
from engine.studies.ledger import STUDIES, Fact, load_ledger
from engine.studies.probes import Figures, StudyRun
from engine.studies.report import FactResult, error
from engine.studies.run_view import RunView

Values = Mapping[StudyRun, Mapping[str, float]]  # of each run: medians of its quantities
Verdict = Literal["within", "outside", ""]  # "": there is nothing to judge, or to judge by


@dataclass(frozen=True)
class RunColumn:
    """A run in a table: its heading lines, and the column to which its ratios refer.

    part: the part of the run that the column describes; its quantities are then named "tx_per_s.member3".
    """

    run: StudyRun
    heads: tuple[str, ...]
    base: int = 0
    part: str = ""


@dataclass(frozen=True)
class TableRow:
    """A quantity (named as in facts.csv), or its ratios to the base column; one entry per column."""

    quantity: str
    title: str
    unit: str
    decimals: int
    published: tuple[float | None, ...]  # None: nothing was printed
    facts: tuple[str, ...] = ()  # ids in the ledger, for the tolerance; "" = none
    ratio: bool = False
    times: float = 1.0  # factor of a ratio: 100 = percent

    def fact(self, place: int) -> Fact | None:
        """Return the fact for a column's entry."""
        id = self.facts[place] if self.facts else ""
        return _fact(id) if id else None

    def verdict(self, place: int, value: float | None) -> Verdict:
        """Return whether a simulated value is within the tolerance of the published value."""
        fact = self.fact(place)
        if fact is None or value is None:
            return ""
        found = FactResult(fact, (value,)).verdict
        return "within" if found == "within" else "outside" if found == "outside" else ""

    def error(self, place: int, value: float) -> float | None:
        """Return the error of a simulated value (`Fact.relative`); None without a fact."""
        fact = self.fact(place)
        return None if fact is None else error(fact, value)

    def text(self, value: float | None) -> str:
        """Return a value with the decimals of its row; a dash if there is no value."""
        return "–" if value is None else f"{value:,.{self.decimals}f}"


@dataclass(frozen=True)
class PublishedTable:
    """A printed table: `heads` name the heading lines above its columns."""

    title: str
    heads: tuple[str, ...]
    columns: tuple[RunColumn, ...]
    rows: tuple[TableRow, ...]

    def simulated(self, row: TableRow, place: int, values: Values) -> float | None:
        """Return the simulated value for a row and a column; None while it is unknown or has no ratio."""
        value = _of(self.columns[place], row, values)
        if not row.ratio:
            return value
        base = _of(self.columns[self.columns[place].base], row, values)
        return row.times * value / base if value is not None and base else None


def _of(column: RunColumn, row: TableRow, values: Values) -> float | None:
    name = f"{row.quantity}.{column.part}" if column.part else row.quantity
    return values.get(column.run, {}).get(name)


@cache
def _fact(id: str) -> Fact:
    return load_ledger(id.partition(".")[0]).fact(id)


def with_tables() -> list[str]:
    """Return the names of all studies that have tables."""
    return sorted(path.parent.name for path in STUDIES.glob("*/tables.py"))


def tables_of(study: str) -> tuple[PublishedTable, ...]:
    """Return a study's tables."""
    tables: tuple[PublishedTable, ...] = _module(study).TABLES
    return tables


def figures_of(study: str) -> Callable[[RunView], Figures]:
    """Return the function that takes a column's quantities from a run; the function may raise Open."""
    figures: Callable[[RunView], Figures] = _module(study).figures
    return figures


@dataclass(frozen=True)
class StudyFigures:
    """Takes a column's quantities from a run, for a RunRequest of a study's tables."""

    study: str

    def __call__(self, simulation: Simulation) -> Figures:
        """Return the quantities by name. Raises Open."""
        return figures_of(self.study)(RunView(simulation.recording()))


@cache
def _module(study: str) -> Any:
    return import_module(f"engine.studies.{study}.tables")


def csv_text(tables: Sequence[PublishedTable], values: Values) -> str:
    """Return the tables as CSV: each entry as published, as simulated, and with its verdict."""
    rows = list[list[str]]()
    for number, table in enumerate(tables):
        rows += [[]] if number else []
        rows += _lines(table, values)
    return rows_text(rows)


def _lines(table: PublishedTable, values: Values) -> Iterator[list[str]]:
    yield [table.title]
    for number, name in enumerate(table.heads):
        yield [name, "", *(text for column in table.columns for text in (column.heads[number], "", ""))]
    yield ["Quantity", "Unit", *("Published", "Simulated", "Verdict") * len(table.columns)]
    ratios = False
    for row in table.rows:
        if row.ratio and not ratios:
            yield ["Ratios"]
        ratios = row.ratio
        yield [
            row.title,
            row.unit,
            *(text for place in _places(table) for text in _entry(table, row, place, values)),
        ]


def _places(table: PublishedTable) -> range:
    return range(len(table.columns))


def _entry(table: PublishedTable, row: TableRow, place: int, values: Values) -> tuple[str, str, str]:
    value = table.simulated(row, place, values)
    return _number(row, row.published[place]), _number(row, value), row.verdict(place, value)


def _number(row: TableRow, value: float | None) -> str:
    return "" if value is None else f"{value:.{row.decimals}f}"
