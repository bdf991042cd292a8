"""lparlab space: the paging and dump space that a machine needs, and the space that a run fills."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import console, plain_table
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import ALONE, check_number, file_option, with_seed
from app.commands.support.progress import progress_bar, warm_with_progress
from app.commands.support.reading_notes import print_notes
from app.commands.support.site_files import is_site, scenario_or_site, site_answers
from engine.against.cautions import cautions
from engine.kernel.units import parse_size, size_text
from engine.scenario.scenario import Scenario, load_scenario
from engine.site.facts import SiteError
from engine.space.fill import simulated_fills
from engine.space.logons import LogonError, with_logons
from engine.space.plan import ORIGINS, SOURCE, SpaceExtras, SpacePlan
from engine.space.report import SpaceReport, sentences, space_report
from engine.space.site import site_space
from engine.space.volumes import dump_lines, notes, volume_needs

_EXTRAS = {
    "--data-spaces": "data spaces",
    "--virtual-disks": "virtual disks in storage",
    "--segments": "shared segments",
    "--directory": "CP directory",
}


class _Machine(NamedTuple):
    scenario: Scenario
    extras: SpaceExtras


def _sizes(command: Any) -> Any:
    for name, text in reversed(_EXTRAS.items()):
        command = click.option(
            name, metavar="SIZE", help=f"Size of the {text} of each system, such as 2G; 0 if omitted."
        )(command)
    return command


@click.command()
@scenario_or_site("Random seed of the run.")
@click.option(
    "--log-on",
    "logons",
    multiple=True,
    metavar="GROUP=N|USERID",
    help="Log on N more guests of a group, or a guest from a site's user directory. May be repeated.",
)
@_sizes
@click.option("--margin", type=int, default=0, show_default=True, metavar="PERCENT", help="Safety margin.")
@click.option(
    "--run/--no-run",
    default=True,
    show_default=True,
    help="Run the scenario to measure the space that it fills.",
)
@file_option("--json", f"Write the answer to FILE{ALONE}")
@reported_errors()
def space(files: tuple[str, ...], **options: Any) -> None:
    """Show the paging and dump space that SCENARIO_OR_SITE needs, and when CP would abend (PGT004).

    SCENARIO_OR_SITE is a scenario, or the files of a site as `lparlab site` reads them. Prints each line of
    the published calculation, the required volumes, the dump space, and the space that a run fills; each
    value is published, derived, assumed or given. With --log-on, also prints these values with these guests
    logged on. Exits with 1 if there is too little space, or if CP abends in the run.
    """
    check_file(options["json"])
    check_number("--margin", options["margin"], 1000, 0)
    now, more = _machines(files, options)
    print_caution(cautions(now.scenario), options["json"])
    wanted = {"now": now} | ({"with the guests that log on": more} if options["logons"] else {})
    found = _reports(wanted, options["run"])
    if not is_printed(options["json"]):
        _print(found)
    write_json({name: report.as_json() for name, report in found.items()}, options["json"])
    if any(report.short for report in found.values()):
        raise click.exceptions.Exit(FAILED)


def _reports(wanted: dict[str, _Machine], run: bool) -> dict[str, SpaceReport]:
    if not run:
        return {name: space_report(*machine) for name, machine in wanted.items()}
    warm_with_progress()
    found = {}
    with progress_bar() as bar:
        for name, machine in wanted.items():
            task = bar.add_task(f"Run {name}", total=1.0)
            filled = simulated_fills(machine.scenario, partial(_show, bar, task))
            found[name] = space_report(*machine, filled)
    return found


def _show(bar: Any, task: Any, share: float) -> None:
    bar.update(task, completed=share)


def _machines(files: tuple[str, ...], options: dict[str, Any]) -> tuple[_Machine, _Machine]:
    """Return the machine as it is, and with the guests that log on."""
    spaces, disks, segments, directory = (_size(name, options) for name in _EXTRAS)
    extras = SpaceExtras(spaces, disks, segments, directory, options["margin"])
    groups: Counter[str] = Counter()
    for name, number in (_group(text) for text in options["logons"] if "=" in text):
        groups[name] += number
    userids = [text for text in options["logons"] if "=" not in text]
    try:
        now, more = _read(files, options, userids, extras)
        return now, _Machine(with_logons(more.scenario, groups), more.extras) if groups else more
    except (SiteError, LogonError) as error:
        raise Failure(str(error)) from None


def _read(
    files: tuple[str, ...], options: dict[str, Any], userids: list[str], extras: SpaceExtras
) -> tuple[_Machine, _Machine]:
    if is_site(files, options):
        answers = site_answers(options["answers"])
        now, more, own, others, found = site_space([Path(name) for name in files], answers, userids, extras)
        print_notes(found, "lparlab site lists all of them")
        return _Machine(now.scenario, own), _Machine(more.scenario, others)
    if userids:
        raise Failure(
            f"--log-on {userids[0][:60]}: expected GROUP=N, like web=3; only a site has a user directory"
        )
    machine = _Machine(load_scenario(files[0], with_seed(options["settings"], options["seed"])), extras)
    return machine, machine


def _size(name: str, options: dict[str, Any]) -> int | None:
    text = options[name[2:].replace("-", "_")]
    try:
        return None if text is None else parse_size(text)
    except ValueError as error:
        raise Failure(f"{name}: {error}") from None


def _group(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    if not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise Failure(f"--log-on {text[:60]}: expected GROUP=N, like web=3")
    return name.strip(), int(number)


def _print(found: dict[str, SpaceReport]) -> None:
    out = console()
    for name, report in found.items():
        for plan in report.plans:
            out.print(f"{plan.system}, {name}", style="bold", soft_wrap=True)
            _print_plan(plan)
            for text in (*sentences(plan, report.fill(plan)), *plan.notes):
                out.print(text, soft_wrap=True)
            out.print()
    plan = next(iter(found.values())).plans[0]
    for text in (SOURCE, *notes(plan)):
        out.print(text, style="dim", soft_wrap=True)


def _print_plan(plan: SpacePlan) -> None:
    table = plain_table("Paging space", "Pages", "Size", "Origin", "Source", right=("Pages", "Size"))
    for line in plan.lines:
        table.add_row(line.title, f"{line.pages:,}", size_text(line.pages), ORIGINS[line.origin], line.source)
    table.add_row("Sum", f"{plan.needed:,}", size_text(plan.needed), "", "")
    console().print(table)
    volumes = plain_table("Volumes", "Each", "Needed", right=("Each", "Needed"))
    for need in volume_needs(plan):
        volumes.add_row(need.model, size_text(need.size), str(need.count))
    console().print(volumes)
    dump = plain_table("Dump space, at least", "Pages", "Size", "Origin", "Source", right=("Pages", "Size"))
    for line in dump_lines(plan):
        dump.add_row(line.title, f"{line.pages:,}", size_text(line.pages), ORIGINS[line.origin], line.source)
    console().print(dump)
