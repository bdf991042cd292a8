"""Drawings from the files of a command: problems and open questions are printed on standard error."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from app.commands.support.echo import echo
from app.commands.support.failure import Failure
from app.commands.support.options import Command, answer_pair, each_once
from app.commands.support.reading_notes import print_notes
from engine.ficon.drawing.decks.loading import Loaded, load_drawing
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.iocp.cards.source import DeckFileError

_SHOWN = 20  # questions

_ANSWER = "Answer to an open question, such as CA.0.50=2110 (the port of CHPID 50 of CA). May be repeated."


def deck_options(command: Command) -> Command:
    """Add the options of commands that read decks."""
    command = click.option("--answer", "answers", multiple=True, metavar="KEY=TEXT", help=_ANSWER)(command)
    return click.option("--lenient", is_flag=True, help="Accept decks pasted from an email or a web page.")(
        command
    )


def loaded_from(files: Sequence[Path], lenient: bool = False, answers: Sequence[str] = ()) -> Loaded:
    """Return the drawing in a file, or the drawing created from decks. answers: as KEY=TEXT. Raises
    Failure.
    """
    try:
        loaded = load_drawing(files, lenient, _answers(answers))
    except (DeckFileError, DrawingError, FileError) as error:
        raise Failure(str(error)) from None
    print_notes(loaded.notes, "lparlab iocp FILE lists all problems and repairs of a deck")
    for question in loaded.questions[:_SHOWN]:
        echo(f"{question.text} Use --answer {question.key}=...", err=True)
    if len(loaded.questions) > _SHOWN:
        echo(f"... and {len(loaded.questions) - _SHOWN} more open questions", err=True)
    return loaded


def _answers(given: Sequence[str]) -> dict[str, str]:
    pairs = [answer_pair(text, "CA.0.50=2110") for text in given]
    return each_once("--answer", pairs, "once for each key")
