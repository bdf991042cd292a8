"""lparlab tables."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told
from app.commands.options import ALONE, file_option, seeds_option


@click.command()
@click.argument("study")
@seeds_option(1)
@file_option("--csv", f"Write the tables into FILE{ALONE}")
@file_option("--json", f"Write the tables into FILE{ALONE}")
def tables(study: str, **options: Any) -> None:
    """Print the tables that STUDY published, the simulated figures beside the published ones."""
    with told():
        from app.cli.tables import tables as print_tables

        print_tables(study, options["seeds"], options["csv"], options["json"])
