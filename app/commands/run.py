"""lparlab run: one run of a scenario without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from app.commands.support.failure import RunFailure, reported_errors
from app.commands.support.files import check_folder
from app.commands.support.moments import end_of_run
from app.commands.support.options import of_scenario, with_seed
from app.commands.support.phase_tables import print_phases
from app.commands.support.progress import run_with_progress, warm_with_progress
from app.run.process import without_qt
from engine.conditions import Watch
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation

_UNTIL = """End of the run, instead of the scenario's end: a time, the name of a phase (its end) or a mark,
or a condition like "LNK00105 dormant", "available frames < 5 %" or "page rate > 1000 for 10s"."""


WIDTH = 110  # of tables that go into a file


@click.command()
@of_scenario
@click.option("--until", metavar="WHEN", help=_UNTIL)
@click.option(
    "--csv", type=click.Path(path_type=Path), metavar="DIR", help="Write all figures as CSV to DIR."
)
@click.option("--png", type=click.Path(path_type=Path), metavar="DIR", help="Write each chart as PNG to DIR.")
@reported_errors()
def run(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Run SCENARIO without a window.

    Prints for each phase where the guests' pages are (real storage, expanded storage, paging volumes)
    and what share of time their virtual CPUs were running, waiting, test idle or dormant.
    """
    until, csv, png = options["until"], options["csv"], options["png"]
    loaded = load_scenario(scenario, with_seed(settings, seed))
    end, condition = end_of_run(loaded, until)
    for option, folder in (("--csv", csv), ("--png", png)):
        check_folder(option, folder)
    if png:
        _check_qt()
    warm_with_progress()
    console = _console()
    watch = Watch(condition) if condition else None
    recording = _recording(loaded, end, watch, console)
    print_phases(recording, console)
    _write(recording, csv, png, console)
    if condition and not condition.holds(recording, recording.now):
        raise RunFailure(f"--until: never true. At the end, {condition.why_not(recording, recording.now)}")


def _check_qt() -> None:
    """Raise RunFailure before the run if Qt, which draws the charts, cannot be loaded."""
    try:
        import app.commands.support.pictures  # noqa: F401
    except ImportError as error:
        raise RunFailure(f"--png: {without_qt(error)}") from None


def _console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=WIDTH)


def _recording(scenario: Scenario, until: int, watch: Watch | None, console: Console) -> Recording:
    simulation = Simulation(scenario)
    console.print(f"{scenario.title} (seed {simulation.seed})", style="bold", highlight=False, markup=False)
    ratio = run_with_progress(simulation, until, watch)
    end = clock_text(simulation.now)
    console.print(f"{end} simulated, {ratio:,.0f} times faster than real time", highlight=False)
    return simulation.recording()


def _write(recording: Recording, csv: Path | None, png: Path | None, console: Console) -> None:
    written: list[Path] = []
    for folder in (csv, png):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    if csv is not None:
        from app.files.run_csv import write_csv  # late: the start stays short

        written += write_csv(recording, csv)
    if png is not None:
        from app.commands.support.pictures import write_pictures  # late: the start stays short

        written += write_pictures(recording, png)
    for path in written:
        console.print(f"written: {path}", highlight=False, markup=False, soft_wrap=True)
