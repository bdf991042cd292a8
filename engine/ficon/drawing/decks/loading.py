"""Drawings from files: a drawing, or decks of IOCP statements that become one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.ficon.drawing.decks.importing import import_into
from engine.ficon.drawing.decks.questions import Answers, Question
from engine.ficon.drawing.file import open_file
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.cards.source import load
from engine.ficon.iocp.reader import read
from engine.language import say

_PEEK = 256  # bytes that tell a drawing from a deck


@dataclass(frozen=True)
class Loaded:
    """remarks: problems and conclusions of an import, in sentences; questions: what it left open."""

    history: UndoHistory
    remarks: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()


def load_drawing(files: Sequence[Path], lenient: bool = False, answers: Answers | None = None) -> Loaded:
    """Return the drawing in a file, or the one that decks make. lenient: mend decks from mails.

    Raises FileError, DeckFileError, DrawingError.
    """
    if len(files) == 1 and is_drawing(files[0]):
        return Loaded(open_file(files[0]).history)
    for path in files:
        if is_drawing(path):
            raise DrawingError(
                say("{0}: is a drawing; expected only decks when several files are given", path)
            )
    history = UndoHistory(Drawing())
    decks = [replace(read(load(path).text, lenient).deck, name=path.stem[:8]) for path in files]
    imported = import_into(history.drawing, decks, answers or {})
    history.do(imported.change)
    remarks = (*(problem.text for problem in imported.problems), *imported.told)
    return Loaded(history, remarks, imported.questions)


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
