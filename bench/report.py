"""The report of a benchmark: a title, tables and remarks; shown with rich, kept as Markdown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as RichTable


def figure(value: float) -> str:
    """Format a number with three digits, or with all digits before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


@dataclass(frozen=True)
class Table:
    """Rows of text; the first column names the row, the others are figures."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def rich(self) -> RichTable:
        """Return the table for a terminal."""
        table = RichTable(*self.columns, header_style="bold")
        for column in table.columns[1:]:
            column.justify = "right"
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """Return the table for RESULTS.md."""
        rule = ("---",) + ("--:",) * (len(self.columns) - 1)
        return "\n".join("| " + " | ".join(row) + " |" for row in (self.columns, rule, *self.rows))


@dataclass(frozen=True)
class Target:
    """A figure that the project wants to reach; `measured` is None when it could not be measured."""

    what: str
    wanted: float
    measured: float | None
    at_least: bool = True
    unit: str = ""

    @property
    def met(self) -> bool:
        """Has it been reached?"""
        if self.measured is None:
            return False
        return self.measured >= self.wanted if self.at_least else self.measured <= self.wanted

    def row(self) -> tuple[str, str, str, str]:
        """Return a row of the table of targets."""
        measured = "-" if self.measured is None else figure(self.measured) + self.unit
        verdict = "not measured" if self.measured is None else "yes" if self.met else "NO"
        bound = "at least" if self.at_least else "at most"
        return self.what, f"{bound} {self.wanted:g}{self.unit}", measured, verdict


@dataclass(frozen=True)
class Report:
    """The results of one benchmark."""

    title: str
    tables: tuple[Table, ...]
    targets: tuple[Target, ...] = ()
    remarks: tuple[str, ...] = ()

    def all_tables(self) -> Iterable[Table]:
        """Yield the tables, the table of targets last."""
        yield from self.tables
        if self.targets:
            rows = tuple(target.row() for target in self.targets)
            yield Table(("target", "wanted", "measured", "met"), rows)

    def show(self, console: Console) -> None:
        """Print it."""
        console.rule(self.title)
        for table in self.all_tables():
            console.print(table.rich())
        for remark in self.remarks:
            console.print(remark)

    def markdown(self) -> str:
        """Return the text below the heading in RESULTS.md."""
        return "\n\n".join([*(table.markdown() for table in self.all_tables()), *self.remarks])
