"""lparlab diff: what differs between two configurations, and the steps from one to the other."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date
from pathlib import Path

import click
from rich.text import Text

from app.commands.support.console import console
from app.commands.support.drawings import answer_option, history_of
from app.commands.support.failure import FAILED, reported_errors
from app.commands.support.files import write_text
from engine.ficon.drawing.differences import Difference, Step, compare, plan, report
from engine.ficon.drawing.differences.report import counted

_SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}


@click.command()
@click.argument("before", type=click.Path(path_type=Path))
@click.argument("after", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print differences and steps as JSON.")
@click.option("--steps", is_flag=True, help="Print the steps from BEFORE to AFTER as well.")
@click.option("--html", "page", type=click.Path(path_type=Path), help="Write a report for a change board.")
@click.option("--lenient", is_flag=True, help="Accept decks pasted from a mail or a web page.")
@answer_option
@reported_errors()
def diff(
    before: Path,
    after: Path,
    as_json: bool,
    steps: bool,
    page: Path | None,
    lenient: bool,
    answers: tuple[str, ...],
) -> None:
    """Compare two configurations, drawings or IOCP decks, and list the steps between them.

    Things are the same when they are the same in the machine room (CEC and CHPID, switch and port, device
    number), whatever their places in the picture. Answers are for both sides. Exits with 1 if something
    differs, with 2 if a file cannot be read.
    """
    old, new = (history_of([path], lenient, answers).drawing for path in (before, after))
    found = compare(old, new)
    order = plan(old, new, found)
    if page is not None:
        write_text(report((before.name, after.name), found, order, date.today().isoformat()), page)
    if as_json:
        answer = {"differences": [asdict(one) for one in found], "steps": [asdict(one) for one in order]}
        click.echo(json.dumps(answer, indent=2))
    else:
        _print(f"{before.name} to {after.name}", found, order if steps else [])
    if found:
        raise click.exceptions.Exit(FAILED)


def _print(title: str, found: list[Difference], order: list[Step]) -> None:
    out = console()
    for one in found:
        sign, style = _SIGNS[one.what]
        out.print(Text.assemble((f"{sign} {one.name}", style), f"  {one.detail}"), soft_wrap=True)
    for number, step in enumerate(order, 1):
        note = (f"  ({step.note})", "dim") if step.note else ""
        out.print(Text.assemble(f"{number:3}. {step.where}: {step.do}", note), soft_wrap=True)
    out.print(Text(f"{title}: {counted(found)}"), soft_wrap=True)
