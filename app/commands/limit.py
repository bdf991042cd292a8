"""lparlab limit."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told
from app.commands.options import ALONE, file_option, of_scenario, with_seed


@click.command()
@of_scenario
@click.option(
    "--of", required=True, metavar="SETTING", help="A setting that is a whole number; users: how many guests."
)
@click.option(
    "--until",
    required=True,
    metavar="MEASURE=VALUE",
    help="""What is to be reached: master=100% (the master processor's utilization), or any figure that
`lparlab measures` lists, like lock.share=20%, or that of one: "member.util of SYSTEM02=90%". 100% is
reached with 99.5 %.""",
)
@click.option("--low", type=int, metavar="N", help="The smallest number. Default: an eighth of its own.")
@click.option("--high", type=int, metavar="N", help="The largest. Default: eight times its own, up to 5000.")
@click.option("--seeds", type=int, default=1, metavar="N", help="Run N seeds; their median counts.")
@file_option("--json", f"Write the answer into FILE{ALONE}")
def limit(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Find the smallest number at which a figure of SCENARIO reaches a value.

    Runs SCENARIO (or a STUDY: the scenario in which that study searched) with one number after the other
    and bisects. The figure is the mean over the scenario's last phase. Prints every run and the answer.
    """
    with told():
        from app.cli.limit import Options, find_limit

        asked = Options(*(options[name] for name in ("of", "until", "low", "high", "seeds", "json")))
        find_limit(scenario, with_seed(settings, seed), asked)
