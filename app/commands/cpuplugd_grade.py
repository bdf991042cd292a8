"""lparlab cpuplugd grade: grade rules against manually sized guests."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from app.commands.support.console import console, plain_table
from app.commands.support.echo import counted
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import ALONE, check_number, file_option, seeds_option
from app.commands.support.pools import cluster_option, counted_runs
from app.commands.support.progress import warm_with_progress
from engine.studies.cpuplugd import grading

_FIGURES = (
    ("Transactions/s", "tps"),
    ("CPU load", "cpu"),
    ("Size in Linux", "linux"),
    ("Size in z/VM", "zvm"),
)


@click.command("grade")
@click.argument("file", required=False)
@click.option("--web", metavar="FILE", help="Rules for the web servers, instead of FILE.")
@click.option("--was", metavar="FILE", help="Rules for the WebSphere servers.")
@click.option("--database", metavar="FILE", help="Rules for the databases.")
@click.option("--combo", metavar="FILE", help="Rules for the guests with all three servers.")
@seeds_option(5)
@file_option("--json", f"Write the grade to FILE{ALONE}")
@cluster_option
@reported_errors()
def grade_rules(
    file: str | None, seeds: int, json: Path | None, cluster: str | None, **own: str | None
) -> None:
    """Grade the rules in FILE by the throughput and memory of the study's guests.

    The study's eight guests run with these rules, and run again manually sized, without rules; both runs use
    seeds that no other run uses. The goal is 96% of the throughput and no more than 105% of the memory, in
    Linux and in z/VM. FILE is a configuration file, or the name of a shipped file, such as memory-4.
    """
    rules = _rules(file, own)
    check_number("--seeds", seeds, grading.MAX_SEEDS)
    check_file(json)
    scenario = grading.graded(rules)
    warm_with_progress()
    with counted_runs(cluster, "grading") as (pool, notify):
        found = grading.grade(scenario, seeds, notify, pool)
    if not is_printed(json):
        _print(found)
    write_json({"rules": rules} | found.as_json(), json)


def _rules(file: str | None, own: Mapping[str, str | None]) -> dict[str, str]:
    """Return the rule file for each kind of server."""
    rules = {server: own.get(server) or file for server in grading.SERVERS}
    for server, name in rules.items():
        if name is None:
            raise Failure(f"--{server}: expected a rule file, or FILE for all kinds of servers")
    return {server: str(name) for server, name in rules.items()}


def _print(found: grading.RuleGrade) -> None:
    out = console()
    values = ("median", "minimum", "maximum")
    table = plain_table(
        "% of the manually sized setup", *values, right=values, padding=(0, 1), pad_edge=False
    )
    for title, name in _FIGURES:
        each = [getattr(run, name) for run in found.each]
        shown = (getattr(found.median, name), min(each), max(each))
        table.add_row(title, *(f"{value:.1f}" for value in shown))
    out.print(table)
    tps, size = found.median.tps, found.size
    _goal(f"Throughput: {tps:.1f}%, goal: at least {grading.MIN_TPS:g}%", found.fast)
    _goal(f"Memory, in Linux and in z/VM: {size:.1f}%, goal: at most {grading.MAX_SIZE:g}%", found.small)
    out.print(f"{found.points} of 100 points, {counted(len(found.seeds), 'seed')}", style="bold")


def _goal(text: str, reached: bool) -> None:
    word, style = ("reached", "green") if reached else ("missed", "bold red")
    console().print(f"{word:<8} {text}", style=style, soft_wrap=True)
