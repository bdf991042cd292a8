"""lparlab sweep."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told
from app.commands.options import ALONE, file_option, seeds_option


@click.command()
@click.argument("study", default="relocation")
@click.option("--channels", metavar="LIST", help="Numbers of FICON channels, like 1-4 or 1,2,4.")
@click.option("--connections", metavar="LIST", help="Numbers of FCTC connections of the link, like 1-8.")
@click.option("--each", is_flag=True, help="Connections are those of each channel, at most 16 in all.")
@click.option(
    "--layout", metavar="NAMES", help="straight, crossed, non-shared, optimised; plain is straight."
)
@click.option("--workload", metavar="NAMES", help="What the guest does, like java,idle.")
@seeds_option(1)
@click.option(
    "--jobs", type=int, default=2, show_default=True, metavar="N", help="Processes; no more than processors."
)
@file_option("--csv", f"Write every run into FILE{ALONE}")
def sweep(study: str, **options: Any) -> None:
    """Relocate a guest over many links and compare how long it takes.

    A run for each combination of channels, connections, layouts and workloads that a link can have, in
    several processes; each ends as soon as its relocation has. Prints relocation time, quiesce time, passes
    and pages, and why a run has no result. Default: the usual grid of STUDY, relocation.
    """
    with told():
        from app.cli.sweep import Options
        from app.cli.sweep import sweep as sweep_links

        names = "channels connections each layout workload seeds jobs csv".split()
        sweep_links(study, Options(*(options[name] for name in names)))
