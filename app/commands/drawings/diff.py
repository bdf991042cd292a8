"""lparlab diff: the differences between two configurations, and the steps from one to the other."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from pathlib import Path

import click

from app.commands.support.console import console, styled
from app.commands.support.drawings import deck_options, loaded_from
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, write_json, write_text
from engine.ficon.drawing.decks.loading import Loaded
from engine.ficon.drawing.differences import (
    Changers,
    ChangeStep,
    DrawingDifference,
    changers,
    compare,
    plan,
    report,
    unsettled,
)
from engine.ficon.drawing.differences.report import counted
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.file.versions import Versions
from engine.ficon.drawing.model.change import UndoHistory
from engine.naming import cec_named
from engine.reading_notes import with_notes

_SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}


@click.command()
@click.argument("before", type=click.Path(path_type=Path))
@click.argument("after", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print differences and steps as JSON.")
@click.option("--steps", is_flag=True, help="Also print the steps from BEFORE to AFTER.")
@click.option(
    "--system",
    "systems",
    multiple=True,
    metavar="[CEC=]NAME",
    help="System or LPAR that makes the dynamic changes to its CEC. May be repeated.",
)
@click.option("--hcd", is_flag=True, help="Plan the steps with HCD instead of CP commands.")
@click.option("--html", "page", type=click.Path(path_type=Path), help="Write a report for a change board.")
@deck_options
@reported_errors()
def diff(
    before: Path,
    after: Path,
    as_json: bool,
    steps: bool,
    systems: tuple[str, ...],
    hcd: bool,
    page: Path | None,
    lenient: bool,
    answers: tuple[str, ...],
) -> None:
    """Compare two configurations, drawings or IOCP decks, and list the steps between them.

    Elements are treated as the same if they match in the machine room (CEC and CHPID, switch and port, device
    number), regardless of their positions in the picture. FILE@NAME is a version of a drawing, and
    FILE@production is the version in production (lparlab versions). Answers apply to both configurations. One
    LPAR on each CEC deletes and creates definitions: it is marked in the drawing, or specified by --system if
    a CEC has several LPARs. Steps include checks before and after the changes. Each step shows its
    interruptions, its undo step, and the publication that documents the command syntax. Exits with 1 if there
    are differences, or with 2 if a file cannot be read or a system must be selected.
    """
    check_file(page, "--html")
    sides = [_loaded(path, lenient, answers) for path in (before, after)]
    old, new = (side.history.drawing for side in sides)
    found, known = compare(old, new), changers(old, new)
    by = _chosen(known, systems)
    order = plan(old, new, found, by, hcd)
    missing = unsettled(known, order, by)
    if missing and (steps or page is not None):
        raise Failure("; ".join(_asked(known, cec) for cec in missing))
    if page is not None:
        made = report((before.name, after.name), found, order, date.today().isoformat())
        write_text(with_notes(made, [note for side in sides for note in side.notes]), page)
    if as_json:
        answer = {
            "differences": [asdict(difference) for difference in found],
            "steps": [] if missing else [asdict(step) for step in order],
            "choose": {cec: [changer.lpar for changer in known[cec]] for cec in missing},
        }
        write_json(answer)
    else:
        _print(f"{before.name} to {after.name}", found, order if steps else [])
    if found:
        raise click.exceptions.Exit(FAILED)


def _loaded(path: Path, lenient: bool, answers: tuple[str, ...]) -> Loaded:
    """Return a drawing, or a version of a drawing given as FILE@NAME. Raises Failure."""
    file, at, name = str(path).rpartition("@")
    if not at or path.exists():
        return loaded_from([path], lenient, answers)
    try:
        return Loaded(UndoHistory(Versions(Path(file)).open(name)))
    except FileError as error:
        raise Failure(str(error)) from None


def _chosen(known: Changers, given: tuple[str, ...]) -> dict[str, str]:
    """Return the LPAR that changes each CEC, as specified in options. Raises Failure."""
    by: dict[str, str] = {}
    for text in given:
        cec, lpar = _named(known, text)
        if by.setdefault(cec, lpar) != lpar:
            raise Failure(
                f"--system: only one LPAR can change {cec_named(cec)}, not both {by[cec]} and {lpar}"
            )
    return by


def _named(known: Changers, given: str) -> tuple[str, str]:
    """Return the CEC and its LPAR that an option specifies."""
    cec, _, name = given.rpartition("=")
    each = [(at, changer) for at, inside in known.items() for changer in inside if cec in ("", at)]
    found = [(at, changer.lpar) for at, changer in each if changer.lpar == name]
    found = found or [(at, changer.lpar) for at, changer in each if name and changer.system == name]
    if len(found) == 1:
        return found[0]
    names = ", ".join(f"{at}={lpar}" for at, lpar in found or [(at, changer.lpar) for at, changer in each])
    why = "could be" if found else "no LPAR has this name before and after; expected one of"
    raise Failure(f'--system "{given}": {why} {names or "none"}')


def _asked(known: Changers, cec: str) -> str:
    names = ", ".join(changer.system or changer.lpar for changer in known[cec])
    return (
        f"The LPAR that changes {cec_named(cec)} is unknown: specify it with --system {cec}=NAME, one of "
        f"{names}, or mark it in the drawing"
    )


def _print(name: str, found: list[DrawingDifference], order: list[ChangeStep]) -> None:
    out = console()
    for difference in found:
        sign, style = _SIGNS[difference.what]
        out.print(styled((f"{sign} {difference.name}", style), f"  {difference.detail}"), soft_wrap=True)
    for number, step in enumerate(order, 1):
        note = (f"  ({step.note})", "dim") if step.note else ""
        out.print(styled(f"{number:3}. {step.where}: {step.do}", note), soft_wrap=True)
        for title, text in _more(step):
            out.print(styled((f"       {title}: {text}", "dim")), soft_wrap=True)
    out.print(f"{name}: {counted(found)}", soft_wrap=True)


def _more(step: ChangeStep) -> list[tuple[str, str]]:
    """Return the other details of a step, each with a title."""
    titles = {
        "IOCP": step.operands,
        "Interrupted": step.stops,
        "Undo step": step.back,
        "Form": step.form,
    }
    return [(title, text) for title, text in titles.items() if text]
