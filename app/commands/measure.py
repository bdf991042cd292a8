"""lparlab measure."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told
from app.commands.options import file_option, of_scenario, with_seed


@click.command()
@of_scenario
@click.option(
    "--measure", "name", required=True, metavar="NAME", help="A figure that `lparlab measures` lists."
)
@click.option("--of", metavar="GUEST", help="Userid, label, group or role of guests. Default: all.")
@click.option("--from", "start", metavar="TIME", help="Start: a time, or the name of a phase or a mark.")
@click.option("--to", "end", metavar="TIME", help="End. A mark alone in --from asks for the value then.")
@click.option("--seeds", type=int, default=1, metavar="N", help="Run N seeds, counting on from the first.")
@file_option("--json", "Write the values into FILE; - prints them.")
def measure(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Take one figure of SCENARIO: the mean from one time to another, in one or more runs."""
    with told():
        from app.cli.measure import Asked
        from app.cli.measure import measure as take

        asked = Asked(*(options[name] for name in ("name", "of", "start", "end", "seeds", "json")))
        take(scenario, with_seed(settings, seed), asked)
