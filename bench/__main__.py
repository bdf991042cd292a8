"""python -m bench [NAME ...]: run the benchmarks, print the tables and write them to bench/RESULTS.md."""

from __future__ import annotations

import importlib
import os
import sys

import click
from rich.console import Console

from bench import results

BENCHMARKS = {  # name -> module with run(quick) -> Report, in the order of RESULTS.md
    "core": "models.core",
    "study": "runs.study",
    "timers": "models.timers",
    "cpuplugd": "runs.cpuplugd",
    "rules": "runs.rules",
    "relocation": "runs.relocation",
    "ssi": "runs.ssi",
    "scale": "runs.scale",
    "sweep": "runs.sweep",
    "many": "runs.many",
    "scheduler": "runs.scheduler",
    "travel": "runs.travel",
    "data": "runs.data",
    "frames": "window.frames",
    "curves": "window.curves",
    "panning": "window.panning",
    "topology_canvas": "topology.canvas",
    "topology_decks": "topology.decks",
    "topology_files": "topology.files",
    "topology_checks": "topology.checks",
    "topology_best": "topology.best",
    "live": "window.live",
    "studies": "window.studies",
    "sliders": "window.sliders",
    "blocks": "window.blocks",
    "start": "window.start",
    "cold": "window.cold",
}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(BENCHMARKS)))
@click.option("--quick", is_flag=True, help="Run one short round each; do not write bench/RESULTS.md.")
def main(names: tuple[str, ...], quick: bool) -> None:
    """Measure the speed of the engine and the window: all benchmarks, or those named."""
    console = Console(width=None if sys.stdout.isatty() else 120)
    for name in names or BENCHMARKS:
        load = os.getloadavg()[0]
        with console.status(f"measuring: {name}"):
            report = importlib.import_module(f"bench.{BENCHMARKS[name]}").run(quick)
        report.show(console)
        if not quick:
            results.write(name, report, load, list(BENCHMARKS))


if __name__ == "__main__":
    main()
