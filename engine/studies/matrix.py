"""The runs of a study as a matrix: entries, the fields that distinguish them, and the gauges of each cell.

A study that needs more than the runs of its tables has matrix.py in its folder, with MATRIX.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Literal

from engine.studies.ledger import STUDIES
from engine.studies.probes import StudyRun
from engine.studies.tables import tables_of

Kind = Literal["text", "whole", "yes", "size", "file"]
RELATIVE = ".relative"
Values = Mapping[str, str]  # by the id of a field: as in a scenario file, without quotes


@dataclass(frozen=True)
class MatrixField:
    """A setting that distinguishes runs; an empty setting is that of the base.

    `pattern` expresses a value in words, like "{0} users"; for yes and no, `pattern` is the text for yes and
    `no` the text for no.
    """

    id: str
    title: str
    key: str
    kind: Kind
    default: str
    pattern: str
    help: str
    no: str = ""
    choices: tuple[str, ...] = ()
    range: tuple[int, int] = (0, 0)  # of a whole number
    told: bool = True  # in the head of the row also when it is the default

    def text(self, value: str) -> str:
        """Return a value as shown in a table."""
        return {"true": "yes", "false": "no"}.get(value, value) if self.kind == "yes" else value

    def setting(self, value: str) -> str:
        """Return the setting for a value."""
        if self.kind == "file":
            return f"{self.key}={json.dumps(value)}"
        return f'{self.key}="{value}"' if self.kind == "text" else f"{self.key}={value}"


@dataclass(frozen=True)
class MatrixEntry:
    """A run of the matrix and the values of its fields."""

    run: StudyRun
    values: Values
    note: str = ""  # why it was not published, when there is more to say


@dataclass(frozen=True)
class MatrixBar:
    """Processor use in percent, by purpose: quantities of a table; spin is part of CP."""

    title: str
    total: str
    emulation: str
    cp: str
    spin: str


@dataclass(frozen=True)
class Gauge:
    """A quantity next to the bars."""

    title: str
    quantity: str
    unit: str
    decimals: int
    what: str = ""  # a color of its own: "spin", or a place of pages


@dataclass(frozen=True)
class Matrix:
    """Columns by the field `across`, rows by all others; `base` is the scenario of a user's custom run.

    bases: separate scenarios, by the value of the field `chief`, which these scenarios include; or by the
    values of both `chief` and `across` ("disks, 2"), which they then include. relative: gauges whose quantity
    ends with RELATIVE are percentages of the value of that run.
    """

    base: str
    across: str
    fields: tuple[MatrixField, ...]
    entries: tuple[MatrixEntry, ...]
    bars: tuple[MatrixBar, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    chief: str = ""
    bases: Mapping[str, str] = field(default_factory=dict)
    relative: StudyRun | None = None

    def field(self, id: str) -> MatrixField:
        """Return the field with this id."""
        return next(matrix_field for matrix_field in self.fields if matrix_field.id == id)

    def entry(self, values: Values) -> MatrixEntry:
        """Return the entry with these values, or the base with settings if there is no such entry."""
        full = {
            matrix_field.id: values.get(matrix_field.id, matrix_field.default) for matrix_field in self.fields
        }
        return self.known(full) or MatrixEntry(self._run(full), full)

    def known(self, values: Values) -> MatrixEntry | None:
        """Return the entry with these values; None if there is no such entry."""
        return next((entry for entry in self.entries if entry.values == values), None)

    def _run(self, values: Values) -> StudyRun:
        chief = values.get(self.chief, "")
        both = self.bases.get(f"{chief}, {values[self.across]}", "")
        own = both or self.bases.get(chief, "")
        brought = (self.chief, self.across) if both else (self.chief,) if own else ()
        changed = (
            matrix_field
            for matrix_field in self.fields
            if values[matrix_field.id] != matrix_field.default and matrix_field.id not in brought
        )
        return StudyRun(
            own or self.base, tuple(matrix_field.setting(values[matrix_field.id]) for matrix_field in changed)
        )


def matrix_of(study: str) -> Matrix:
    """Return a study's matrix; a study without one gets a row for each table and a column for each run."""
    if (STUDIES / study / "matrix.py").is_file():
        made: Matrix = import_module(f"engine.studies.{study}.matrix").MATRIX
        return made
    return _from_tables(study)


def _from_tables(study: str) -> Matrix:
    found = [
        MatrixEntry(column.run, {"table": table.title.partition(". ")[0], "column": str(place)})
        for table in tables_of(study)
        for place, column in enumerate(table.columns, 1)
    ]
    fields = tuple(MatrixField(name, name.title(), "", "text", "", "{0}", "") for name in ("table", "column"))
    return Matrix("", "column", fields, tuple(found))
