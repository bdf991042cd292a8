"""lparlab run: one run of a scenario without a window, and the files written for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import cautious
from app.commands.support.console import Console, console
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_file, check_folder
from app.commands.support.moments import end_of_run
from app.commands.support.options import file_option, of_scenario, with_seed
from app.commands.support.phase_tables import print_phases
from app.commands.support.progress import progress_bar, run_with_progress, warm_with_progress
from app.run.process import without_qt
from engine.conditions.condition import Watch
from engine.exports.csv_files import check_parquet, csv_names, parquet_names, write_csv, write_parquet
from engine.exports.states import check_vcd, write_vcd
from engine.exports.tables import MissingPackageError, tables
from engine.exports.trace import write_trace
from engine.kernel.units import clock_text, parse_time
from engine.recording.detail import Detail
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

_UNTIL = """End of the run, instead of the scenario's end: a time, the name of a phase (its end) or a mark,
or a condition like "LNK00105 dormant", "available frames < 5%" or "page rate > 1000 for 10s"."""
_TRACE = "Write states, relocations, processors, locks and paging as Chrome JSON for Perfetto to FILE."
_VCD = "Write the states of the virtual CPUs as a value change dump to FILE."
_PAGE = (
    "Write a page with bars, a timeline, curves and a time slider to FILE; any browser can show "
    "the page without LPAR Lab."
)
_DETAIL = """With --trace: also write all work of the processors between two times, such as 1m..1m5ms."""

WIDTH = 110  # of tables that go into a file
EXPECTED = "expected two times of the run, as in 1m..1m5ms"


@dataclass(frozen=True)
class Wanted:
    """Folders and files to write; None: do not write."""

    csv: Path | None
    parquet: Path | None
    trace: Path | None
    vcd: Path | None
    png: Path | None
    page: Path | None
    detail: str | None

    def check(self, until: int) -> None:
        """Reject anything that cannot be written after a run to `until` (ns). Raises Failure, RunFailure."""
        for option, folder in (("--csv", self.csv), ("--parquet", self.parquet), ("--png", self.png)):
            check_folder(option, folder)
        for option, file in (("--trace", self.trace), ("--vcd", self.vcd), ("--page", self.page)):
            check_file(file, option)
        self._check_packages()
        if self.detail is not None and self.trace is None:
            raise Failure("--detail adds to a trace: specify --trace FILE too")
        self.span(until)

    def _check_packages(self) -> None:
        checks = (("--parquet", self.parquet, check_parquet), ("--vcd", self.vcd, check_vcd))
        for option, wanted, check in checks:
            try:
                if wanted:
                    check()
            except MissingPackageError as error:
                raise RunFailure(f"{option}: {error}") from None
        for option, given in (("--png", self.png), ("--page", self.page)):
            if given:
                _check_qt(option)

    def span(self, until: int) -> tuple[int, int] | None:
        """Return the time range of the detail, ns. Raises Failure."""
        if self.detail is None:
            return None
        parts = self.detail.split("..")
        try:
            start, end = (parse_time(part.strip()) for part in parts)
        except ValueError:
            raise Failure(f'--detail = "{self.detail}": {EXPECTED}') from None
        if not 0 <= start < end <= until:
            raise Failure(f'--detail = "{self.detail}": the run has no such time; {EXPECTED}')
        return start, end

    def write(self, simulation: Simulation) -> Iterator[Path]:
        """Write everything, and yield the files written. Raises OSError."""
        recording = simulation.recording()
        if self.csv is not None:
            yield from _tables(recording, self.csv, "csv")
        if self.parquet is not None:
            yield from _tables(recording, self.parquet, "parquet")
        if self.trace is not None:
            _finish("trace", write_trace(recording, self.trace, detail=self._detail(simulation)))
            yield self.trace
        if self.vcd is not None:
            _finish("waves", write_vcd(recording, self.vcd))
            yield self.vcd
        if self.png is not None:
            from app.commands.support.pictures import write_pictures  # late: the start stays short

            self.png.mkdir(parents=True, exist_ok=True)
            yield from write_pictures(recording, self.png)

        if self.page is not None:
            from app.export.page.numbers import PageRun  # late: the start stays short
            from app.export.page.runs import PageContent, write_page

            runs = (PageRun(recording, recording.scenario.id),)
            _finish("page", write_page(PageContent(runs), self.page))
            yield self.page

    def _detail(self, simulation: Simulation) -> Detail | None:
        span = self.span(simulation.now)
        return simulation.closely(*span) if span is not None else None


def _tables(recording: Recording, folder: Path, kind: str) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    made = tables(recording)
    write, names = (write_csv, csv_names) if kind == "csv" else (write_parquet, parquet_names)
    _finish(kind, write(made, folder))
    yield from (folder / name for name in names(made))


def _finish(name: str, steps: Iterator[float]) -> None:
    with progress_bar() as progress:
        task = progress.add_task(f"writing {name}", total=1.0)
        for share in steps:
            progress.update(task, completed=share)


def _check_qt(option: str) -> None:
    """Raise RunFailure before the run if Qt, which draws the charts, cannot be loaded."""
    try:
        import app.commands.support.pictures  # noqa: F401
    except ImportError as error:
        raise RunFailure(f"{option}: {without_qt(error)}") from None


@click.command()
@of_scenario
@click.option("--until", metavar="WHEN", help=_UNTIL)
@file_option("--csv", "Write all figures as CSV to DIR.", metavar="DIR")
@file_option("--png", "Write each chart as PNG to DIR.", metavar="DIR")
@file_option("--parquet", "Write all figures as Parquet to DIR.", metavar="DIR")
@file_option("--trace", _TRACE)
@file_option("--vcd", _VCD)
@file_option("--page", _PAGE)
@click.option("--detail", metavar="FROM..TO", help=_DETAIL)
@reported_errors()
def run(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Run SCENARIO without a window.

    Prints, for each phase, the location of the guests' pages (real storage, expanded storage, paging volumes)
    and the share of the time during which their virtual CPUs were running, waiting, test idle or dormant.
    """
    loaded = cautious(scenario, with_seed(settings, seed))
    end, condition = end_of_run(loaded, options["until"])
    wanted = Wanted(
        **{name: options[name] for name in ("csv", "parquet", "trace", "vcd", "png", "page", "detail")}
    )
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
