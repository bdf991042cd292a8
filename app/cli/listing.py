"""lparlab measures and lparlab scenarios: what there is."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from engine.catalog import catalog


def print_measures() -> None:
    """All measures with their units and sources."""
    from engine.measures import measures

    table = _table("Measure", "Unit", "What it is", "Source")
    for measure in measures().values():
        table.add_row(measure.id, measure.unit or "share", measure.title, measure.source)
    _console().print(table)


def print_scenarios() -> None:
    """All scenarios that come with the program."""
    table = _table("Scenario", "Method", "Title", "Study")
    for entry in catalog():
        table.add_row(entry.id, entry.method, entry.title, entry.study)
    _console().print(table)


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading)
    return table


def _console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=160)
