"""lparlab measures and lparlab scenarios: what there is."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from engine.scenario.files.catalog import catalog


def print_measures() -> None:
    """All measures with their units and sources."""
    from engine.measures import measures

    shown = table("Measure", "Unit", "What it is", "Source")
    for measure in measures().values():
        shown.add_row(measure.id, measure.unit or "share", measure.title, measure.source)
    console().print(shown)


def print_scenarios() -> None:
    """All scenarios that come with the program."""
    shown = table("Scenario", "Method", "Title", "Study")
    for entry in catalog():
        shown.add_row(entry.id, entry.method, entry.title, entry.study)
    console().print(shown)


def table(*headings: str) -> Table:
    """A table without lines; the first column is not broken."""
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    made.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        made.add_column(heading)
    return made


def console() -> Console:
    """Standard output; wide where it is no terminal."""
    out = Console()
    return out if out.is_terminal else Console(width=160)
