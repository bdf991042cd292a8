"""lparlab scenarios: list all shipped scenarios."""

from __future__ import annotations

import click

from app.commands.support.console import console, plain_table
from engine.scenario.files.catalog import catalog


@click.command()
def scenarios() -> None:
    """List the shipped scenarios."""
    shown = plain_table("Scenario", "Method", "Title", "Study", whole=("Scenario",))
    for entry in catalog():
        shown.add_row(entry.id, entry.method, entry.title, entry.study)
    console().print(shown)
