"""lparlab verify."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told
from app.commands.options import ALONE, file_option, seeds_option


@click.command()
@click.argument("studies", nargs=-1, metavar="[STUDY ...]")
@seeds_option(10, "Run N seeds.")
@file_option("--json", f"Write all verdicts into FILE{ALONE}")
@click.option(
    "--strict", is_flag=True, help="Exit with 1 if a fact that was to be predicted or a claim fails."
)
def verify(studies: tuple[str, ...], **options: Any) -> None:
    """Compare what each STUDY published with what the simulation says. Default: all studies.

    Prints each fact (published, simulated median and range, error, tolerance, role, verdict), each claim
    with the figures that it rests on, and how many of them there are. What misses is shown as open.
    """
    with told():
        from app.cli.verify import verify as verify_studies

        verify_studies(studies, options["seeds"], options["json"], options["strict"])
