"""lparlab run: one run of a scenario without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import cautious
from app.commands.support.console import Console, console
from app.commands.support.exports import Wanted
from app.commands.support.failure import RunFailure, reported_errors
from app.commands.support.moments import end_of_run
from app.commands.support.options import of_scenario, with_seed
from app.commands.support.phase_tables import print_phases
from app.commands.support.progress import run_with_progress, warm_with_progress
from engine.conditions.condition import Watch
from engine.kernel.units import clock_text
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

_UNTIL = """End of the run, instead of the scenario's end: a time, the name of a phase (its end) or a mark,
or a condition like "LNK00105 dormant", "available frames < 5 %" or "page rate > 1000 for 10s"."""
_TRACE = "Write states, relocations, processors, locks and paging as Chrome JSON for Perfetto to FILE."
_VCD = "Write the states of the virtual CPUs as a value change dump to FILE."
_DETAIL = """With --trace: also each piece of work of the processors between two times, as in 1m..1m5ms."""

WIDTH = 110  # of tables that go into a file


@click.command()
@of_scenario
@click.option("--until", metavar="WHEN", help=_UNTIL)
@click.option(
    "--csv", type=click.Path(path_type=Path), metavar="DIR", help="Write all figures as CSV to DIR."
)
@click.option("--png", type=click.Path(path_type=Path), metavar="DIR", help="Write each chart as PNG to DIR.")
@click.option(
    "--parquet", type=click.Path(path_type=Path), metavar="DIR", help="Write all figures as Parquet to DIR."
)
@click.option("--trace", type=click.Path(path_type=Path), metavar="FILE", help=_TRACE)
@click.option("--vcd", type=click.Path(path_type=Path), metavar="FILE", help=_VCD)
@click.option("--detail", metavar="FROM..TO", help=_DETAIL)
@reported_errors()
def run(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Run SCENARIO without a window.

    Prints for each phase where the guests' pages are (real storage, expanded storage, paging volumes)
    and what share of time their virtual CPUs were running, waiting, test idle or dormant.
    """
    loaded = cautious(scenario, with_seed(settings, seed))
    end, condition = end_of_run(loaded, options["until"])
    wanted = Wanted(**{name: options[name] for name in ("csv", "parquet", "trace", "vcd", "png", "detail")})
    wanted.check(end)
    warm_with_progress()
    out = console(WIDTH)
    watch = Watch(condition) if condition else None
    simulation = _simulated(loaded, end, watch, out)
    recording = simulation.recording()
    print_phases(recording, out)
    for path in wanted.write(simulation):
        out.print(f"written: {path}", soft_wrap=True)
    if condition and not condition.holds(recording, recording.now):
        raise RunFailure(f"--until: never true. At the end, {condition.why_not(recording, recording.now)}")


def _simulated(scenario: Scenario, until: int, watch: Watch | None, out: Console) -> Simulation:
    simulation = Simulation(scenario)
    out.print(f"{scenario.title} (seed {simulation.seed})", style="bold")
    ratio = run_with_progress(simulation, until, watch)
    end = clock_text(simulation.now)
    out.print(f"{end} simulated, {ratio:,.0f} times faster than real time")
    return simulation
