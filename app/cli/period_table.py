"""A table of figures over a phase of a run: a line for each of some guests, members or packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.table import Table

from app.cli.figures import Period
from engine.measures import measures
from engine.recording.recorder import Recording

Columns = dict[str, tuple[str, float, str]]  # heading: measure, factor, format


def period_table(first: str, columns: Columns, lines: Iterable[list[str]]) -> Table:
    """The table; `first`: heading of the names."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(first, no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True, min_width=4)
    for line in lines:
        table.add_row(*line)
    return table


def cells(recording: Recording, period: Period, of: list[int], columns: Columns) -> Iterator[str]:
    """The figures of these together over the phase."""
    for name, factor, shape in columns.values():
        value = measures()[name].value(recording, of, period.start, period.end)
        yield "-" if value != value else format(factor * value, shape)
