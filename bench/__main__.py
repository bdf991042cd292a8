"""python -m bench [NAME ...]: run the benchmarks, print the tables and write them to bench/RESULTS.md."""

from __future__ import annotations

import importlib
import os
import sys
import time

import click
from rich.console import Console

from bench import changes, results

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
    before, now, began = results.sections(results.read()), dict[str, str](), time.monotonic()
    try:
        for name in names or BENCHMARKS:
            with console.status(f"measuring: {name}"):
                measured = _measure(name, quick)
            measured.report.show(console)
            console.print(f"{name} took {measured.took:.0f} s")
            if not quick:
                now[name] = results.section(name, measured)
                results.write({name: now[name]}, list(BENCHMARKS))
    finally:  # what was measured before an error has replaced its section already
        if now:
            _compare(before, now, console, keep=not names)
    console.print(f"{len(names or BENCHMARKS)} benchmarks took {(time.monotonic() - began) / 60:.1f} min")


def _measure(name: str, quick: bool) -> results.Measured:
    load, began = os.getloadavg()[0], time.monotonic()
    report = importlib.import_module(f"bench.{BENCHMARKS[name]}").run(quick)
    return results.Measured(report, load, time.monotonic() - began)


def _compare(before: dict[str, str], now: dict[str, str], console: Console, keep: bool) -> None:
    load, began = os.getloadavg()[0], time.monotonic()
    report = changes.compare(before, now)
    report.show(console)
    if not keep:  # the section of the last whole run says more
        return
    measured = results.Measured(report, load, time.monotonic() - began)
    results.write({results.CHANGES: results.section(results.CHANGES, measured)}, list(BENCHMARKS))


if __name__ == "__main__":
    main()
