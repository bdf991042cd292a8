"""lparlab study: the runs of an experiment, each parameter's effect on each figure, and its calibration."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import print_caution, with_caution
from app.commands.support.console import Table, console, number, plain_table
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, check_folder, is_printed, write_json
from app.commands.support.options import ALONE, check_number, file_option
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.against.cautions import cautions
from engine.experiments.calibrate import Calibration, calibrate
from engine.experiments.effects import SHARE, Effects, effects
from engine.experiments.experiment import ERROR, Experiment, ExperimentError, load_experiment
from engine.experiments.fitting import ROUNDS, FitError
from engine.experiments.perform import Found, perform
from engine.experiments.store import MISSING, WHOLE, ResultStore, StoreError, has_parquet
from engine.language import with_unit
from engine.runs.pool import Pool

ENDING = "-results"  # of the folder beside FILE
MAX_SHOWN = 10  # runs that have failed
MAX_ROUNDS = 1000


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@file_option("--out", f"Folder for the results. Default: FILE{ENDING}.", metavar="FOLDER")
@click.option("--calibrate", "fitting", is_flag=True, help="Fit the parameters to the targets instead.")
@click.option("--everywhere", is_flag=True, help="Calibrate: first search the whole range of the parameters.")
@click.option(
    "--rounds",
    type=int,
    default=ROUNDS,
    show_default=True,
    metavar="N",
    help="Calibrate: maximum number of steps.",
)
@file_option("--json", f"Write effects, or the calibration, to FILE{ALONE}")
@cluster_option
@reported_errors()
def study(file: Path, **options: Any) -> None:
    """Run the experiment in FILE, and show the effect of each parameter on each figure.

    FILE (TOML) specifies the scenario, the parameters, the figures and the design. Rows are written to a
    folder in Parquet format as they arrive: after an interruption, the same command completes only the
    missing runs. A failed run appears as a row with its error message. Exits with 1 if all runs have failed.
    """
    out = options["out"] or file.with_name(f"{file.stem}{ENDING}")
    check_folder("--out", out)
    check_file(options["json"])
    check_number("--rounds", options["rounds"], MAX_ROUNDS)
    try:
        experiment = load_experiment(file)
        print_caution(cautions(experiment.scenario), options["json"])
        warm_with_progress()
        with chosen_pool(options["cluster"]) as pool:
            work = _calibrated if options["fitting"] else _performed
            answer = work(experiment, pool, out, options)
    except (ExperimentError, StoreError, FitError) as error:
        raise Failure(str(error)) from None
    write_json(with_caution(answer, experiment.scenario), options["json"])


# ---- the runs


def _performed(experiment: Experiment, pool: Pool, out: Path, options: dict[str, Any]) -> dict[str, Any]:
    points = experiment.points()
    store = ResultStore(out, experiment) if has_parquet() else None
    rows = _rows(experiment, pool, store)
    found = [effects(experiment, points, rows, figure.name) for figure in experiment.figures]
    failed = [row for row in rows if row[ERROR]]
    if not is_printed(options["json"]):
        _print(experiment, found, rows, failed, out)
    if len(failed) == len(rows):
        raise Failure(f"all runs have failed: {failed[0][ERROR]}")
    return {"title": experiment.title, "runs": len(rows), "failed": len(failed), "effects": _table(found)}


def _rows(experiment: Experiment, pool: Pool, store: ResultStore | None) -> list[dict[str, Any]]:
    """Perform the runs; earlier rows are excluded from the speed on which the remaining time is based."""
    with progress_bar("{task.completed} of {task.total} runs") as bar:
        task = bar.add_task("Experiment", total=None)

        def notify(done: int, total: int, row: Found | None) -> None:
            if row is None:
                bar.reset(task, total=total, completed=done)
            else:
                bar.update(task, completed=done)

        return perform(experiment, pool, store, notify)


def _print(
    experiment: Experiment,
    found: Sequence[Effects],
    rows: Sequence[Found],
    failed: Sequence[Found],
    out: Path,
) -> None:
    shown = console()
    shown.print(experiment.title, style="bold")
    for item in found:
        shown.print(_effects_table(item))
        for line in _notes(item):
            shown.print(line, style="dim", soft_wrap=True)
    for row in failed[:MAX_SHOWN]:
        said = f"point {row['point']}, seed {row['seed']}: {row[ERROR]}"
        shown.print(said, soft_wrap=True)
    kept = f"rows in {out / WHOLE}" if has_parquet() else f"no rows are saved.  {MISSING}"
    text = f"{len(rows)} runs, {len(failed)} failed; {kept}"
    shown.print(text, soft_wrap=True)


def _effects_table(item: Effects) -> Table:
    base = (
        ""
        if item.unit == SHARE or math.isnan(item.base)
        else f", base {with_unit(number(item.base), item.unit)}"
    )
    heads = ("total share", "±95%", "alone") if item.unit == SHARE else ("at low", "at high", "±95%")
    title = f"{item.figure}{base}"
    table = plain_table("Parameter", *heads, right=heads, title=title, title_justify="left")
    for effect in item.effects:
        cells = (
            (effect.high, effect.error, effect.first)
            if item.unit == SHARE
            else (effect.low, effect.high, effect.error)
        )
        table.add_row(effect.parameter, *(_signed(cell, item.unit != SHARE) for cell in cells))
    return table


def _signed(value: float, sign: bool) -> str:
    if math.isnan(value):
        return "-"
    return f"{value:+.4g}" if sign else f"{value:.3f}"


def _notes(item: Effects) -> list[str]:
    lines = (
        [f"{item.dropped} of {item.used + item.dropped} points omitted because a run failed"]
        if item.dropped
        else []
    )
    if not item.effects:
        lines.append("too few runs with this figure to show effects")
    elif math.isfinite(item.fit):
        lines.append(f"straight lines explain {item.fit:.0%} of the variance")
    return lines


def _table(found: Sequence[Effects]) -> list[dict[str, Any]]:
    return [
        {
            "figure": item.figure,
            "unit": item.unit,
            "base": _known(item.base),
            "points": item.used,
            "effects": [
                {"parameter": each.parameter, "low": each.low, "high": each.high}
                | {"error": _known(each.error), "first": _known(each.first)}
                for each in item.effects
            ],
        }
        for item in found
    ]


def _known(value: float) -> float | None:
    return value if math.isfinite(value) else None


# ---- the calibration


def _calibrated(experiment: Experiment, pool: Pool, out: Path, options: dict[str, Any]) -> dict[str, Any]:
    with progress_bar("{task.fields[squares]}") as bar:
        task = bar.add_task("Calibration", total=options["rounds"], squares="")

        def notify(step: int, places: Any, squares: float) -> None:
            bar.update(task, completed=step, squares=f"sum of squares {squares:.4g}")

        found = calibrate(
            experiment, pool, rounds=options["rounds"], everywhere=options["everywhere"], notify=notify
        )
    if not is_printed(options["json"]):
        _print_calibration(experiment, found)
    return _calibration_table(found)


def _print_calibration(experiment: Experiment, found: Calibration) -> None:
    shown, units = console(), experiment.units
    shown.print(experiment.title, style="bold")
    heads = ("Parameter", "Start", "Fitted", "Unit", "Error, % of the range", "Determined by the data")
    table = plain_table(*heads, right={*heads} - {"Parameter", "Unit"})
    for item in found.fitted:
        fixed = "yes" if item.fixed else "no"
        fixed += ", at a bound" if item.at_bound else ""
        error = f"{100 * item.error:.0f}" if math.isfinite(item.error) else "any"
        table.add_row(item.name, f"{item.start:.6g}", f"{item.value:.6g}", units[item.name], error, fixed)
    shown.print(table)
    for group in found.together:
        shown.print(f"only in combination: {', '.join(group)}")
    for name, residual in found.residuals:
        shown.print(f"{name}: {residual:+.2f} tolerances", soft_wrap=True)
    shown.print(f"sum of squares: {found.fit.before:.4g} before, {found.fit.after:.4g} after")
    for setting in found.settings:
        shown.print(f"--set {setting}", soft_wrap=True)


def _calibration_table(found: Calibration) -> dict[str, Any]:
    return {
        "parameters": [
            {"name": item.name, "start": item.start, "value": item.value, "error": _known(item.error)}
            | {"fixed": item.fixed, "at_bound": item.at_bound}
            for item in found.fitted
        ],
        "together": [list(group) for group in found.together],
        "residuals": dict(found.residuals),
        "before": found.fit.before,
        "after": found.fit.after,
        "settings": list(found.settings),
    }
