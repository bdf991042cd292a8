"""lparlab tables: a study's tables in their own layout, with simulated figures next to published ones."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

import click

from app.commands.support.console import Table as Shown
from app.commands.support.console import Text, console, lines, styled
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json, write_text
from app.commands.support.options import ALONE, MAX_SEEDS, check_number, file_option, seeds_option
from app.commands.support.pools import cluster_option, counted_runs
from app.commands.support.progress import warm_with_progress
from engine.runs.pool import all_answers
from engine.runs.request import RunRequest, taken
from engine.scenario.files.error import nearest
from engine.scenario.scenario import load_scenario
from engine.studies.probes import Figures
from engine.studies.tables import (
    PublishedTable,
    StudyFigures,
    TableRow,
    Values,
    csv_text,
    tables_of,
    with_tables,
)

_STYLE = {"within": "green", "outside": "red", "": ""}


@click.command()
@click.argument("study")
@seeds_option(1)
@file_option("--csv", f"Write the tables to FILE{ALONE}")
@file_option("--json", f"Write the tables to FILE{ALONE}")
@cluster_option
@reported_errors()
def tables(study: str, **options: Any) -> None:
    """Print the published tables of STUDY with the simulated figures next to them."""
    seeds, csv, json, cluster = (options[name] for name in ("seeds", "csv", "json", "cluster"))
    known = with_tables()
    if study not in known:
        near = nearest(study, known)
        hint = f"; the nearest valid name is {near}" if near else ""
        raise Failure(f'study = "{study[:80]}": expected one of {", ".join(known)}{hint}')
    check_number("--seeds", seeds, MAX_SEEDS)
    check_file(csv, "--csv")
    check_file(json)
    warm_with_progress()
    values = simulated(study, seeds, cluster)
    if not (is_printed(csv) or is_printed(json)):
        for table in tables_of(study):
            console().print(_shown(table, values))
    write_text(csv_text(tables_of(study), values), csv)
    write_json(_answer(study, seeds, values), json)


def simulated(study: str, seeds: int, cluster: str | None = None) -> Values:
    """Return the medians of all quantities over the seeds, for each run of the study's tables."""
    runs = list(dict.fromkeys(column.run for table in tables_of(study) for column in table.columns))
    scenarios = {run: load_scenario(run.scenario, run.settings) for run in runs}
    take = StudyFigures(study)
    requests = [
        (RunRequest(scenario, take, place=place),)
        for scenario in scenarios.values()
        for place in range(seeds)
    ]
    with counted_runs(cluster, study, len(requests)) as (pool, notify):
        found = all_answers(pool, taken, requests, notify)
    return {run: _medians(found[place * seeds : (place + 1) * seeds]) for place, run in enumerate(runs)}


def _medians(found: list[Figures]) -> Figures:
    return {name: statistics.median(table[name] for table in found) for name in found[0]}


def _shown(table: PublishedTable, values: Values) -> Shown:
    """Return a table with two columns for each run: published, and simulated in the color of the verdict."""
    shown = Shown(title=table.title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    shown.add_column(lines(*table.heads, ""), no_wrap=True)
    for column in table.columns:
        shown.add_column(lines(*column.heads, "published"), justify="right", no_wrap=True)
        shown.add_column(lines("", "", "", "simulated"), justify="right", no_wrap=True)
    ratios = False
    for row in table.rows:
        if row.ratio and not ratios:
            shown.add_section()
            shown.add_row("Ratios", style="bold")
        ratios = row.ratio
        shown.add_row(f"{row.title}{f', {row.unit}' if row.unit else ''}", *_cells(table, row, values))
    return shown


def _cells(table: PublishedTable, row: TableRow, values: Values) -> Iterator[str | Text]:
    for place, printed in enumerate(row.published):
        value = table.simulated(row, place, values)
        style = _STYLE[row.verdict(place, value)]
        text = row.text(value)
        yield row.text(printed)
        yield styled((text, style))


def _answer(study: str, seeds: int, values: Values) -> dict[str, Any]:
    return {
        "study": study,
        "seeds": seeds,
        "tables": [_table(table, values) for table in tables_of(study)],
    }


def _table(table: PublishedTable, values: Values) -> dict[str, Any]:
    places = range(len(table.columns))
    return {
        "title": table.title,
        "columns": [
            {"scenario": column.run.scenario, **dict(zip(table.heads, column.heads, strict=True))}
            for column in table.columns
        ],
        "rows": [
            {
                "quantity": row.quantity,
                "ratio": row.ratio,
                "unit": row.unit,
                "published": list(row.published),
                "simulated": [table.simulated(row, place, values) for place in places],
            }
            for row in table.rows
        ],
    }
