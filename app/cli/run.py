"""lparlab run: one run of a scenario without a window."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

from app.cli.failure import Failure, RunFailure
from app.cli.moments import end_of_run
from app.cli.phase_tables import print_phases
from app.cli.progress import run_with_progress, warm_with_progress
from engine.conditions import Watch
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation

WIDTH = 110  # of tables that go into a file


def run(scenario: str, settings: list[str], until: str | None, csv: Path | None, png: Path | None) -> None:
    """Check everything, run, print a table a phase and write what is asked for. Raises Failure."""
    loaded = load_scenario(scenario, settings)
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


def check_folder(option: str, folder: Path | None) -> None:
    """Refuse a folder that cannot be one; nothing is made yet."""
    if folder is None:
        return
    for path in (folder, *folder.parents):
        if path.exists():
            if not path.is_dir():
                raise Failure(f'{option} = "{folder}": {path} is a file; expected a folder')
            check_writable(option, folder, path)
            return


def check_writable(option: str, given: Path, folder: Path) -> None:
    """Refuse a folder that this user may not write to: better before the run than after it."""
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Failure(
            f'{option} = "{given}": {folder} is closed to you; expected a folder that you may write to'
        )


def _check_qt() -> None:
    """Charts need Qt: better to hear of a missing library before the run than after it."""
    try:
        import app.cli.pictures  # noqa: F401
    except ImportError as error:
        raise RunFailure(f"--png: Qt cannot be loaded ({error}); `make run` installs what it needs") from None


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
        from app.cli.csv_files import write_csv

        written += write_csv(recording, csv)
    if png is not None:
        from app.cli.pictures import write_pictures

        written += write_pictures(recording, png)
    for path in written:
        console.print(f"written: {path}", highlight=False, markup=False, soft_wrap=True)
