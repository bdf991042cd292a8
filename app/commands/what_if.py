"""lparlab what-if: compare a machine with changed versions of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from app.commands.support.bands import MAX_POINTS, made_certainty, print_certainty
from app.commands.support.caution import cautious, print_caution
from app.commands.support.console import Table, console
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_text
from app.commands.support.options import check_number, file_option, of_scenario, with_seed
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.against.state import held, not_held
from engine.what_if.accounting import FIGURES
from engine.what_if.comparison import CAVEAT, ChangeError, ComparedMachine, Comparison, WhatIfChange, compare
from engine.what_if.limits import in_words

_SIGNS = {"better": "+", "worse": "-", "other": "~", "same": "", "": ""}


@click.command()
@of_scenario
@click.option(
    "--change",
    "changes",
    multiple=True,
    required=True,
    metavar='"TITLE: KEY=VALUE ..."',
    help='A change, such as "more storage: lpar.frames=8G lpar.xstor=4G"; up to four times.',
)
@click.option(
    "--seeds", type=int, default=3, show_default=True, metavar="N", help="Number of runs for each machine."
)
@click.option(
    "--bands",
    type=int,
    metavar="N",
    help="Also vary all assumed, derived and fitted values within their ranges, at N points.",
)
@file_option("--csv", "Write the comparison to FILE; if FILE is -, print it.")
@file_option("--pdf", "Write a report to FILE.")
@cluster_option
@reported_errors()
def what_if(
    scenario: str,
    settings: tuple[str, ...],
    seed: int | None,
    changes: tuple[str, ...],
    seeds: int,
    bands: int | None,
    csv: Path | None,
    pdf: Path | None,
    cluster: str | None,
) -> None:
    """Compare the unchanged SCENARIO with up to four changes, and report the limit of each.

    Each machine runs with the same seeds. A figure counts as changed if its ranges over the seeds do not
    overlap. With --bands, the report also shows the share of points at which a change holds, and the value
    that counteracts it most. Exits with 1 if a changed machine cannot run.
    """
    check_file(csv, "--csv")
    check_file(pdf, "--pdf")
    if bands is not None:
        check_number("--bands", bands, MAX_POINTS)
    wanted = [_change(text) for text in changes]
    loaded = cautious(scenario, with_seed(settings, seed), csv)
    print_caution("" if not_held(loaded) else held(loaded), csv)
    warm_with_progress()
    try:
        with chosen_pool(cluster) as pool, progress_bar() as bar:
            task = bar.add_task("Runs", total=None)
            found = compare(
                scenario,
                with_seed(settings, seed),
                wanted,
                seeds,
                pool,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
    except ChangeError as error:
        raise Failure(str(error)) from None
    if bands is not None:
        certain = made_certainty(scenario, with_seed(settings, seed), wanted, bands, cluster)
        found = replace(found, certain=certain)
    _write(found, csv, pdf)
    if bands is not None and not is_printed(csv):
        print_certainty(found.certain, wanted, bands)
    if any(machine.error for machine in found.machines):
        raise click.exceptions.Exit(FAILED)


def _change(text: str) -> WhatIfChange:
    title, colon, settings = text.partition(":")
    if not colon:
        title, settings = text.strip(), text
    return WhatIfChange(title.strip()[:60], tuple(settings.split()))


def _write(found: Comparison, csv: Path | None, pdf: Path | None) -> None:
    write_text(found.csv(), csv)
    if not is_printed(csv):
        _print(found)
    if pdf is not None:
        from app.run.offscreen import application  # late: they need Qt
        from app.run_sets.what_if.report import write_pdf

        application()
        write_pdf(found, pdf)


def _print(found: Comparison) -> None:
    table = Table("Figure", *(machine.change.title for machine in found.machines))
    for key in found.keys:
        figure = FIGURES[key]
        cells = [_cell(found, key, machine) for machine in found.machines]
        table.add_row(f"{figure.name}, {figure.unit}", *cells)
    means = "values of one seed" if found.seeds == 1 else f"means of {found.seeds} seeds (minimum to maximum)"
    console().print(f"{found.title}: {means}", soft_wrap=True)
    console().print(table)
    console().print("Limit of each machine:", style="bold")
    for machine in found.machines:
        words = f"does not run: {machine.error}" if machine.error else in_words(list(machine.limits))
        console().print(f"{machine.change.title}: {words}", soft_wrap=True)
    console().print("+ better, - worse, ~ other: ranges over the seeds do not overlap.", soft_wrap=True)
    console().print(CAVEAT, style="dim")


def _cell(found: Comparison, key: str, machine: ComparedMachine) -> str:
    if key not in machine.figures:
        return ""
    return f"{machine.figures[key].text} {_SIGNS[found.verdict(key, machine)]}".rstrip()
