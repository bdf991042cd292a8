"""lparlab measures: list all figures recorded by a run."""

from __future__ import annotations

import click

from app.commands.support.console import console, plain_table
from engine.measures import measures as all_measures


@click.command()
def measures() -> None:
    """List all measures with their units and sources."""
    shown = plain_table("Measure", "Unit", "Description", "Source", whole=("Measure",))
    for measure in all_measures().values():
        shown.add_row(measure.id, measure.unit or "share", measure.title, measure.source)
    console().print(shown)
