"""Drawings from files: a drawing, or decks of IOCP statements that become one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from app.commands.support.failure import Failure
from engine.ficon.drawing.decks.importing import import_into
from engine.ficon.drawing.file import FileError, open_file
from engine.ficon.drawing.model.change import History
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.cards.source import DeckFileError, load
from engine.ficon.iocp.reader import read

_PEEK = 256  # bytes that tell a drawing from a deck
_SHOWN = 20  # things that were left open


def history_of(
    files: Sequence[Path], lenient: bool = False, answers: dict[str, str] | None = None
) -> History:
    """Return the drawing in a file, or the one that decks make. Raises Failure."""
    if len(files) == 1 and is_drawing(files[0]):
        try:
            return open_file(files[0]).history
        except FileError as error:
            raise Failure(str(error)) from None
    for path in files:
        if is_drawing(path):
            raise Failure(f"{path}: is a drawing; expected only decks when several files are given")
    return _imported(files, lenient, answers or {})


def is_drawing(path: Path) -> bool:
    """Return whether a file is a drawing, by name or opening brace; False if it cannot be read."""
    if path.suffix == ".json" or not os.path.isfile(path):
        return path.suffix == ".json"
    try:
        with path.open("rb") as file:
            start = file.read(_PEEK).removeprefix(b"\xef\xbb\xbf").lstrip()
    except OSError:
        return False
    return start.startswith(b"{") and not start.startswith(b"{\\rtf")


def _imported(files: Sequence[Path], lenient: bool, answers: dict[str, str]) -> History:
    """Return the drawing that decks make; print open questions on standard error."""
    history = History(Drawing())
    try:
        decks = [replace(read(load(path).text, lenient).deck, name=path.stem[:8]) for path in files]
        imported = import_into(history.drawing, decks, answers)
        history.do(imported.change)
    except (DeckFileError, DrawingError) as error:
        raise Failure(str(error)) from None
    lines = [*(one.text for one in imported.problems), *imported.told]
    lines += [f"{one.text} Use --answer {one.key}=..." for one in imported.questions]
    for line in lines[:_SHOWN]:
        click.echo(line, err=True)
    if len(lines) > _SHOWN:
        click.echo(f"... and {len(lines) - _SHOWN} more", err=True)
    return history
