"""lparlab sweep: relocation times over channels, connections, layouts and workloads."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.support.console import console, plain_table
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_text
from app.commands.support.options import ALONE, check_number, file_option, seeds_option
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.recording.relocations import FINISH_LABELS
from engine.runs.pool import all_answers
from engine.state.relocation import Finish
from engine.studies.sweeps.grid import (
    MAX_CHANNELS,
    MAX_CONNECTIONS,
    StudySweep,
    SweepError,
    SweepGrid,
    SweepPoint,
    names,
    numbers,
    sweep_of,
)
from engine.studies.sweeps.table import (
    QUANTITIES,
    Result,
    ResultSpan,
    csv_text,
    reason,
    result,
    span,
    unfinished,
)

Found = dict[tuple[SweepPoint, int], Result]
MAX_JOBS = 8


@dataclass(frozen=True)
class SweepOptions:
    """The command's options as given; None: as in the study's usual grid."""

    channels: str | None
    connections: str | None
    each: bool
    layout: str | None
    workload: str | None
    seeds: int
    jobs: int
    csv: Path | None
    cluster: str | None


@click.command()
@click.argument("study", default="relocation")
@click.option("--channels", metavar="LIST", help="FICON channel counts to try, such as 1-4 or 1,2,4.")
@click.option(
    "--connections", metavar="LIST", help="FCTC connection counts to try for the link, such as 1-8."
)
@click.option(
    "--each", is_flag=True, help="Interpret --connections as the number for each channel, up to 16 in total."
)
@click.option(
    "--layout", metavar="NAMES", help="straight, crossed, non-shared, optimized; plain means straight."
)
@click.option("--workload", metavar="NAMES", help="Guest workloads, such as java,idle.")
@seeds_option(1)
@click.option(
    "--jobs",
    type=int,
    default=2,
    show_default=True,
    metavar="N",
    help="Number of processes on this machine, up to its number of processors.",
)
@file_option("--csv", f"Write every run to FILE{ALONE}")
@cluster_option
@reported_errors()
def sweep(study: str, **options: Any) -> None:
    """Relocate a guest over many links, and compare the relocation times.

    Runs each possible combination of channels, connections, layouts and workloads of a link, in several
    processes; each run ends as soon as its relocation ends. Prints relocation time, quiesce time, passes and
    pages, or the reason why a run has no result. Default: the relocation study and its usual grid.
    """
    asked = SweepOptions(**options)
    try:
        known = sweep_of(study)
        grid = grid_of(known, asked)
    except SweepError as error:
        raise Failure(str(error)) from None
    check_number("--jobs", asked.jobs, MAX_JOBS)
    check_file(asked.csv, "--csv")
    warm_with_progress()
    found = _found(known, grid, asked)
    if not is_printed(asked.csv):
        _print(known, grid, found)
    write_text(csv_text(known, grid, found), asked.csv)


def grid_of(known: StudySweep, asked: SweepOptions) -> SweepGrid:
    """Return the grid specified by the options. Raises SweepError."""
    usual = known.usual
    grid = SweepGrid(
        _numbers("--channels", asked.channels, MAX_CHANNELS, usual.channels),
        _numbers("--connections", asked.connections, MAX_CONNECTIONS, usual.connections),
        usual.layouts if asked.layout is None else names(asked.layout, known.aliases),
        usual.workloads if asked.workload is None else names(asked.workload, known.aliases),
        asked.each,
        asked.seeds,
    )
    known.check(grid)
    return grid


def _numbers(option: str, text: str | None, most: int, usual: tuple[int, ...]) -> tuple[int, ...]:
    try:
        return usual if text is None else numbers(text, most)
    except SweepError as error:
        raise SweepError(f"{option} = {error}") from None


def _found(known: StudySweep, grid: SweepGrid, asked: SweepOptions) -> Found:
    """Return the result of every run; the longest runs, those with few channels and connections, are started
    first.
    """
    keys = [(point, place) for point in known.points(grid) for place in range(grid.seeds)]
    keys.sort(key=lambda key: (key[0].channels * key[0].total, key[1]))
    runs = [(known.run(grid, point), place) for point, place in keys]
    with (
        chosen_pool(asked.cluster, min(asked.jobs, len(runs))) as pool,
        progress_bar("{task.completed} of {task.total}") as progress,
    ):
        task = progress.add_task("Relocations", total=len(runs))
        answers = all_answers(pool, result, runs, lambda done, total: progress.update(task, completed=done))
    return dict(zip(keys, answers, strict=True))


def _print(known: StudySweep, grid: SweepGrid, found: Found) -> None:
    out = console()
    titles = (f"{each.title}, {each.unit}" if each.unit else each.title for each in QUANTITIES)
    numbers = ("Channels", "Connections", *titles)
    table = plain_table("Workload", "Layout", *numbers, "", right=numbers)
    for point in known.points(grid):
        own = [found[point, place] for place in range(grid.seeds)]
        name = known.workloads[point.workload].name or point.workload
        cells = [_cell(span(quantity, own), quantity.decimals) for quantity in QUANTITIES]
        table.add_row(name, point.layout, str(point.channels), str(point.total), *cells, _said(own))
    out.print(table)
    for line in known.left_out(grid):
        out.print(f"left out: {line}", style="dim", soft_wrap=True)


def _cell(value: ResultSpan | None, decimals: int) -> str:
    if value is None:
        return "-"
    text = f"{value.median:,.{decimals}f}"
    return (
        text
        if value.least == value.most
        else f"{text} ({value.least:.{decimals}f}-{value.most:.{decimals}f})"
    )


def _said(own: list[Result]) -> str:
    """Return why some seeds have no result, or "" when all have one."""
    if text := reason(own):
        return text
    outcome = unfinished(own)
    return f"not completed: {FINISH_LABELS[Finish(outcome.finish)]}" if outcome else ""
