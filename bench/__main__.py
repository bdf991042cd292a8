"""python -m bench [NAME ...]: run the benchmarks, print the tables and keep them in bench/RESULTS.md."""

from __future__ import annotations

import importlib
import os
import sys

import click
from rich.console import Console

from bench import results

BENCHMARKS = [
    "core",
    "study",
    "timers",
    "cpuplugd",
    "rules",
    "relocation",
    "ssi",
    "scale",
    "sweep",
    "travel",
    "frames",
    "curves",
    "topology_canvas",
    "topology_decks",
    "topology_files",
    "topology_checks",
    "topology_best",
    "live",
    "start",
]  # modules with run(quick) -> Report


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(BENCHMARKS))
@click.option("--quick", is_flag=True, help="One short round each; bench/RESULTS.md is left alone.")
def main(names: tuple[str, ...], quick: bool) -> None:
    """Measure the speed of the engine and the window, all of it or the benchmarks NAMES."""
    console = Console(width=None if sys.stdout.isatty() else 120)
    for name in names or BENCHMARKS:
        load = os.getloadavg()[0]
        with console.status(f"measuring: {name}"):
            report = importlib.import_module(f"bench.{name}").run(quick)
        report.show(console)
        if not quick:
            results.write(name, report, load, BENCHMARKS)


if __name__ == "__main__":
    main()
