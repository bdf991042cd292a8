"""lparlab check: a drawing or a deck and all of its problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import click

from app.commands.support.console import SEVERITY_STYLES, console, styled
from app.commands.support.echo import counted
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import write_json
from engine.ficon.drawing.checking.finding import SEVERITIES, CheckFinding, Severity
from engine.ficon.drawing.checking.live_checks import check as check_drawing
from engine.ficon.drawing.decks.loading import is_drawing
from engine.ficon.drawing.decks.together import together
from engine.ficon.drawing.differences.deck_lines import fix_lines
from engine.ficon.drawing.differences.effects import effects
from engine.ficon.drawing.file import FileError, open_file
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import called
from engine.ficon.iocp.cards.source import DeckFileError, load
from engine.ficon.iocp.deck.problem import Problem
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.rules.rule import check as check_deck
from engine.ficon.iocp.rules.rule import rules

_HEADS = {"error": "Errors", "warning": "Warnings", "info": "Notes"}
_SHOWN = 500  # problems of a severity
_ASSUMED = "A deck does not specify the ports of its channels: they are derived from all LINKs."


@dataclass(frozen=True)
class Told:
    """A problem in printed form. things: ids in a drawing, positions in a deck; waived: why it is accepted.

    does: what the fix changes; first: the problem that must be repaired before; decide: the decision that a
    person must make instead; deck: the statements that the fix removes and adds.
    """

    check: str
    message: str
    severity: Severity
    text: str
    why: str
    source: str
    things: tuple[str, ...]
    names: tuple[str, ...]
    fix: str | None
    waived: str | None
    does: str = ""
    first: str = ""
    decide: str = ""
    deck: tuple[str, ...] = ()


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
@reported_errors()
def check(files: tuple[str, ...], as_json: bool) -> None:
    """Check drawings of FICON topologies, or IOCP decks, as the editor does while you draw.

    Prints each problem with its reason, its source and a possible repair; problems accepted with a reason
    come last. With several FILEs, each has a heading, and --json prints a list. Several decks, one for each
    CEC, are also checked together: their LINKs, CUADDs and devices should match each other. Exits with 1 if
    there is an error that is not accepted, or with 2 if a FILE cannot be read; the other files are still
    checked.
    """
    done = [_checked(file, as_json, len(files) > 1) for file in files]
    readable = [file for file, (answer, _) in zip(files, done, strict=True) if "failure" not in answer]
    decks = list(dict.fromkeys(file for file in readable if not is_drawing(Path(file))))
    if len(decks) > 1:
        answer, code = _checked(", ".join(decks), as_json, True, lambda: _joined(decks))
        done.append((answer | {"files": decks}, code))
    answers = [answer for answer, _ in done]
    if as_json and (len(files) > 1 or "failure" not in answers[0]):
        write_json(answers if len(files) > 1 else answers[0])
    if worst := max(code for _, code in done):
        raise click.exceptions.Exit(worst)


def _checked(
    file: str, as_json: bool, heading: bool, problems: Callable[[], list[Told]] | None = None
) -> tuple[dict[str, object], int]:
    """Check a file, print the problems found, and return them for JSON with the exit code."""
    if heading and not as_json:
        console().print(f"{file}:", style="bold", soft_wrap=True)
    try:
        found = problems() if problems else _problems(Path(file))
    except Failure as failure:
        failure.show()
        return {"file": file, "failure": failure.message}, failure.exit_code
    if not as_json:
        _print(file, found)
    return _answer(file, found), FAILED if _open(found, "error") else 0


def _answer(file: str, found: list[Told]) -> dict[str, object]:
    counts: dict[str, object] = {severity: len(_open(found, severity)) for severity in SEVERITIES}
    return {"file": file, **counts, "problems": [asdict(item) for item in found]}


def _problems(path: Path) -> list[Told]:
    try:
        if is_drawing(path):
            drawing = open_file(path).history.drawing
            return [_of_drawing(drawing, finding) for finding in check_drawing(drawing)]
        reading = read(load(path).text)
    except (DeckFileError, FileError) as error:
        raise Failure(str(error)) from None
    problems = (*reading.problems, *check_deck(reading.deck))
    ordered = sorted(
        problems, key=lambda problem: (SEVERITIES.index(problem.severity), problem.line, problem.column)
    )
    return [_of_deck(problem) for problem in ordered]


def _joined(files: list[str]) -> list[Told]:
    """Return the problems between decks, and the assumptions made to join them."""
    decks = [replace(read(load(Path(file)).text).deck, name=Path(file).stem[:8]) for file in files]
    try:
        found = together(decks)
    except DrawingError as error:
        return [_note("decks-apart", f"Not checked together: {error}", "")]
    notes = (_note("decks-joined", text, _ASSUMED) for text in found.told)
    return [*(_of_drawing(found.drawing, finding) for finding in found.findings), *notes]


def _note(name: str, text: str, why: str) -> Told:
    return Told(name, "", "info", text, why, "ours", (), (), None, None)


def _of_drawing(drawing: Drawing, finding: CheckFinding) -> Told:
    names = tuple(called(drawing, name) for name in finding.things)
    fix, waived = (
        finding.fix.title if finding.fix else None,
        finding.waiver.reason if finding.waiver else None,
    )
    does = effects(drawing, finding.fix) if finding.fix else ""
    lines = fix_lines(drawing, finding.fix) if finding.fix else []
    return Told(
        finding.check, finding.message, finding.severity, finding.text, finding.why, finding.source,
        finding.things, names, fix, waived, does, finding.first, finding.decide, tuple(lines),
    )  # fmt: skip


def _of_deck(problem: Problem) -> Told:
    places = tuple(f"line {origin.line}" for origin in problem.things if origin.line)
    where = places or ((f"line {problem.line}",) if problem.line else ())
    text = f"Line {problem.line}, column {problem.column}: {problem.text}" if problem.line else problem.text
    check = problem.code or "iocp"
    return Told(
        check,
        problem.code,
        problem.severity,
        text,
        _why(problem),
        f"IBM: {problem.source}",
        where,
        where,
        None,
        None,
    )


def _why(problem: Problem) -> str:
    """Return the rule that must hold, based on the message; "" for problems found in reading, whose texts
    state the rule.
    """
    titles = (rule.title for rule in rules() if rule.code and rule.code == problem.code)
    return next(titles, "")


def _open(found: list[Told], severity: Severity) -> list[Told]:
    return [item for item in found if item.severity == severity and item.waived is None]


def _print(name: str, found: list[Told]) -> None:
    for severity in SEVERITIES:
        _print_group(_HEADS[severity], _open(found, severity), SEVERITY_STYLES[severity])
    _print_group("Accepted", [item for item in found if item.waived is not None], "dim")
    console().print(f"{name}: {_sum(found)}", soft_wrap=True)


def _print_group(head: str, group: list[Told], style: str) -> None:
    out = console()
    if group:
        out.print(f"{head} ({len(group)})", style=style, soft_wrap=True)
    for place, item in enumerate(group[:_SHOWN]):
        out.print(styled("  ", item.text, (f" [{item.check}]", "dim")), soft_wrap=True)
        if item.waived is not None:
            out.print(f"      Accepted: {item.waived}", style="dim", soft_wrap=True)
        if remedy := _remedy(item):
            out.print(f"      {remedy}", style="dim", soft_wrap=True)
        for line in item.deck:
            out.print(styled(("        " + line, "dim")), soft_wrap=True)
        if place + 1 == len(group) or _reason(group[place + 1]) != _reason(item):
            out.print(f"      {_reason(item)}", style="dim", soft_wrap=True)
    if len(group) > _SHOWN:
        out.print(f"  ... and {len(group) - _SHOWN} more; --json prints all")


def _remedy(item: Told) -> str:
    """Return the repair and its changes, or the problem that must be repaired first."""
    if item.fix is not None:
        return f"Fix: {item.fix}: {item.does}." if item.does else f"Fix: {item.fix}."
    return f"Repair first: {item.first}" if item.first else item.decide


def _reason(item: Told) -> str:
    """Return why something is a problem and the source of the rule, printed once for all problems of one
    kind.
    """
    return " ".join(part for part in (item.why, f"({item.source})") if part)


def _sum(found: list[Told]) -> str:
    counts = [len(_open(found, severity)) for severity in SEVERITIES]
    listed = map(counted, counts, ("error", "warning", "note"))
    return ", ".join((*listed, f"{len(found) - sum(counts)} accepted"))
