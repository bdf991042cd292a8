"""lparlab evacuate: plan the evacuation of a member of a cluster for a maintenance window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import console, plain_table
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import ALONE, each_once, file_option, with_seed
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from app.commands.support.reading_notes import print_notes
from app.commands.support.site_files import is_site, scenario_or_site, site_answers
from engine.against.cautions import cautions
from engine.evacuation.report import (
    HEADS,
    MEMBER_HEADS,
    TRIED_HEADS,
    as_json,
    command_text,
    link_lines,
    member_rows,
    move_rows,
    notes,
    sentences,
    staying,
    tried_rows,
)
from engine.evacuation.search import EvacuationReport, EvacuationWish, search
from engine.evacuation.survey import EvacuationError, check_member, default_start
from engine.kernel.units import parse_time
from engine.scenario.scenario import Scenario, load_scenario
from engine.site.facts import SiteError
from engine.site.machine import machine, site_notes
from engine.site.reading import open_files, read_site


@click.command()
@scenario_or_site("Random seed of the runs.")
@click.option("--member", required=True, metavar="NAME", help="The member to evacuate.")
@click.option("--window", default="30m", show_default=True, metavar="TIME", help="Maintenance window.")
@click.option(
    "--at",
    metavar="TIME",
    help="Time at which the window opens. Default: after the scenario's first phase, or 10s.",
)
@click.option(
    "--at-once",
    type=int,
    metavar="N",
    help="Try only plans with N concurrent relocations. Default: try 1, 2 and 4.",
)
@click.option("--to", metavar="NAME", help="Relocate guests only to this member. Default: try all members.")
@click.option(
    "--timeout",
    "timeouts",
    multiple=True,
    metavar="[USERID=]TIME",
    help="Application timeout for all guests, or for USERID. Default: 10s, assumed. May be repeated.",
)
@click.option("--enable", is_flag=True, help="Issue SET VMRELOCATE ON for guests for which it is off.")
@file_option("--json", f"Write the answer to FILE{ALONE}")
@cluster_option
@reported_errors()
def evacuate(files: tuple[str, ...], **options: Any) -> None:
    """Plan the evacuation of a member of SCENARIO_OR_SITE: try different orders, targets and concurrency.

    SCENARIO_OR_SITE is a scenario with several z/VM systems, or the files of a site as `lparlab site` reads
    them. Each plan is simulated. Prints the best plan with the time for which each guest is stopped, the
    guests that stay and the reasons, the members before and after, and the commands that move the guests out
    and back. Exits with 1 if a guest stays, is stopped for longer than its timeout, or leaves after the
    window.
    """
    check_file(options["json"])
    scenario = _machine(files, options)
    print_caution(cautions(scenario), options["json"])
    report = _searched(scenario, options)
    if not is_printed(options["json"]):
        _print(report)
    write_json(as_json(report), options["json"])
    best = report.best.found if report.best else None
    failed = staying(report.survey, best) or (best and (best.over or best.late or best.error))
    if failed:
        raise click.exceptions.Exit(FAILED)


def _machine(files: tuple[str, ...], options: dict[str, Any]) -> Scenario:
    if not is_site(files, options):
        return load_scenario(files[0], with_seed(options["settings"], options["seed"]))
    answers = site_answers(options["answers"])
    try:
        read = read_site(open_files([Path(name) for name in files]), answers)
        made = machine(read, answers)
    except SiteError as error:
        raise Failure(str(error)) from None
    print_notes(site_notes([read], [made]), "lparlab site lists all of them")
    return made.scenario


def _searched(scenario: Scenario, options: dict[str, Any]) -> EvacuationReport:
    try:
        wish = _wish(scenario, options)
        warm_with_progress()
        with chosen_pool(options["cluster"]) as pool, progress_bar() as bar:
            task = bar.add_task("Runs", total=None)
            return search(
                *(scenario, wish, pool), lambda done, total: bar.update(task, completed=done, total=total)
            )
    except EvacuationError as error:
        raise Failure(str(error)) from None


def _wish(scenario: Scenario, options: dict[str, Any]) -> EvacuationWish:
    at = options["at"]
    return EvacuationWish(
        member=check_member(scenario, options["member"]),
        at=default_start(scenario) if at is None else _time("--at", at),
        window=_time("--window", options["window"]),
        at_once=options["at_once"],
        to=None if options["to"] is None else check_member(scenario, options["to"]),
        timeouts=_timeouts(options["timeouts"]),
        enable=options["enable"],
    )


def _timeouts(given: tuple[str, ...]) -> dict[str, int]:
    return each_once("--timeout", map(_timeout, given), "once for all guests, and once per USERID")


def _timeout(text: str) -> tuple[str, int]:
    userid, _, time = text.rpartition("=")
    return userid.strip().upper(), _time("--timeout", time)


def _time(option: str, text: str) -> int:
    try:
        return parse_time(text)
    except ValueError as error:
        raise Failure(f"{option}: {error}") from None


def _print(report: EvacuationReport) -> None:
    out, known = console(), report.survey
    found = report.best.found if report.best else None
    for text in sentences(known, found):
        out.print(text, soft_wrap=True)
    if found:
        _print_rows("Away", HEADS, move_rows(found, found.moves))
        _print_rows("Return", HEADS, move_rows(found, found.back))
    for title, why in staying(known, found):
        out.print(f"{title} stays. {why}", style="yellow", soft_wrap=True)
    _print_rows("Cluster members", MEMBER_HEADS, member_rows(known.loads, found.after if found else ()))
    if found:
        for text in link_lines(found):
            out.print(text, soft_wrap=True)
        _print_rows("Plans tried, the best first", TRIED_HEADS, tried_rows(report))
        _print_title("Commands")
        for line in command_text(known, found).splitlines():
            out.print(line, soft_wrap=True)
        out.print()
    for text in notes(report):
        out.print(text, style="dim", soft_wrap=True)


def _print_rows(title: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    if not rows:
        return
    _print_title(title)
    table = plain_table(*heads)
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _print_title(title: str) -> None:
    console().print()
    console().print(title, style="bold")
