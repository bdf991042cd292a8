"""lparlab run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.cli.failure import told
from app.commands.options import of_scenario, with_seed

_UNTIL = """Stop then, instead of at the scenario's end: a time, the name of a phase (its end) or a mark, or a
condition like "LNK00105 dormant", "available frames < 5 %" or "page rate > 1000 for 10s"."""


@click.command()
@of_scenario
@click.option("--until", metavar="WHEN", help=_UNTIL)
@click.option(
    "--csv", type=click.Path(path_type=Path), metavar="DIR", help="Write all figures as CSV into DIR."
)
@click.option(
    "--png", type=click.Path(path_type=Path), metavar="DIR", help="Write each chart as PNG into DIR."
)
def run(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Run SCENARIO without a window.

    Prints for each phase where the guests' pages are (real storage, expanded storage, paging volumes)
    and what share of time their virtual CPUs were running, waiting, test idle or dormant.
    """
    with told():
        from app.cli.run import run as run_scenario

        run_scenario(scenario, with_seed(settings, seed), options["until"], options["csv"], options["png"])
