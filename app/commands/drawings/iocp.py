"""lparlab iocp: read and check a deck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from app.commands.support.console import SEVERITY_STYLES, console
from app.commands.support.echo import counted
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import write_json
from engine.ficon.drawing.decks.loading import is_drawing
from engine.ficon.iocp.cards.operands import pieces
from engine.ficon.iocp.cards.source import DeckFileError, DeckText, load, take
from engine.ficon.iocp.cards.statement import Statement
from engine.ficon.iocp.deck.problem import Problem, Repair
from engine.ficon.iocp.reader import DeckReading, read
from engine.ficon.iocp.rules.rule import check

_SHOWN = 500  # problems, and repairs
_FORMAT = frozenset({"ICP102I", "ICP106I", "ICP116I", "ICP131I"})  # trouble that lenient reading may mend


@click.command()
@click.argument("file")
@click.option(
    "--lenient", is_flag=True, help="Accept a deck pasted from an email or a web page, and list every repair."
)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print the statements with their operands, problems and repairs as JSON.",
)
@reported_errors()
def iocp(file: str, lenient: bool, as_json: bool) -> None:
    """Read a deck of IOCP statements and report its problems.

    Prints the number of statements by operation, and each problem with its severity, IOCP message, line and
    column. If FILE is -, standard input is read. Exits with 1 if there is an error, or with 2 if FILE cannot
    be read.
    """
    source = _source(file)
    reading = read(source.text, lenient)
    problems = _sorted((*reading.problems, *check(reading.deck)))
    repairs = (*(Repair(1, 1, text) for text in source.repairs), *reading.repairs)
    if as_json:
        write_json(_answer(reading, problems, repairs))
    else:
        _print(file, reading, problems, repairs)
        if not lenient and any(problem.code in _FORMAT for problem in problems):
            console().print("If columns are lost, --lenient reads a deck pasted from an email or a web page.")
        elif not lenient and not reading.counts and (found := read(source.text, True).counts):
            told = ", ".join(f"{count} {operation}" for operation, count in found.items())
            console().print(
                f"All cards are comments. With --lenient, they are read as: {told}.", soft_wrap=True
            )
    if any(problem.severity == "error" for problem in problems):
        raise click.exceptions.Exit(FAILED)


def _source(name: str) -> DeckText:
    if name != "-" and is_drawing(Path(name)):
        raise Failure(f"{name}: is a drawing, not a deck; check drawings with lparlab check")
    try:
        return take(sys.stdin.buffer, "standard input") if name == "-" else load(Path(name))
    except DeckFileError as error:
        raise Failure(str(error)) from None


def _sorted(problems: tuple[Problem, ...]) -> list[Problem]:
    return sorted(problems, key=lambda problem: (problem.line, problem.column, problem.code))


def _answer(reading: DeckReading, problems: list[Problem], repairs: tuple[Repair, ...]) -> dict[str, Any]:
    return {
        "counts": reading.counts,
        "statements": [_statement(statement) for statement in reading.statements],
        "problems": [
            {
                "severity": problem.severity,
                "message": problem.code,
                "line": problem.line,
                "column": problem.column,
                "text": problem.text,
            }
            for problem in problems
        ],
        "repairs": [
            {"line": repair.line, "column": repair.column, "text": repair.text} for repair in repairs
        ],
    }


def _statement(statement: Statement) -> dict[str, Any]:
    """Return a statement with its operands as written; an operand without a value is true."""
    operands = (piece.partition("=") for piece in pieces(statement) if piece)
    return {
        "operation": statement.operation,
        "label": statement.label,
        "line": statement.line,
        "operands": {name.upper(): value if equals else True for name, equals, value in operands},
    }


def _print(name: str, reading: DeckReading, problems: list[Problem], repairs: tuple[Repair, ...]) -> None:
    out = console()
    counts = ", ".join(f"{count} {operation}" for operation, count in reading.counts.items())
    out.print(f"{name}: {counts or 'no statement'}", soft_wrap=True)
    for problem in problems[:_SHOWN]:
        message = f"{problem.code}: " if problem.code else ""
        told = f"line {problem.line}, column {problem.column}: {problem.severity}: {message}{problem.text}"
        out.print(told, style=SEVERITY_STYLES[problem.severity], soft_wrap=True)
    for repair in repairs[:_SHOWN]:
        out.print(f"line {repair.line}, column {repair.column}: repaired: {repair.text}", soft_wrap=True)
    if max(len(problems), len(repairs)) > _SHOWN:
        out.print(f"... the first {_SHOWN} of each are shown; --json prints all")
    out.print(_sum(problems, repairs), soft_wrap=True)


def _sum(problems: list[Problem], repairs: tuple[Repair, ...]) -> str:
    counts = [
        sum(problem.severity == severity for problem in problems) for severity in ("error", "warning", "info")
    ]
    words = ("error", "warning", "note", "repair")
    return ", ".join(map(counted, (*counts, len(repairs)), words))
