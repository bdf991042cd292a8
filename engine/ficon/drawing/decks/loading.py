"""Drawings from files: either a drawing, or decks of IOCP statements that are converted to one."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.ficon.drawing.decks.importing import Imported, import_into
from engine.ficon.drawing.decks.questions import Answers, Question
from engine.ficon.drawing.file import open_file
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.cards.source import load
from engine.ficon.iocp.deck.definitions import Deck
from engine.ficon.iocp.reader import DeckReading, read
from engine.language import say
from engine.reading_notes import Decision, ReadingNote, at_line

_PEEK = 256  # bytes that distinguish a drawing from a deck


@dataclass(frozen=True)
class Loaded:
    """A loaded drawing. notes: assumptions, changes and omissions in decks; questions: left open by them."""

    history: UndoHistory
    notes: tuple[ReadingNote, ...] = ()
    questions: tuple[Question, ...] = ()


def load_drawing(files: Sequence[Path], lenient: bool = False, answers: Answers | None = None) -> Loaded:
    """Return the drawing in a file, or a drawing made from decks. lenient: repair decks copied from mail.

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
    decks, notes = list[Deck](), list[ReadingNote]()
    for path in files:
        source = load(path)
        reading = read(source.text, lenient)
        decks.append(replace(reading.deck, name=path.stem[:8]))
        notes += deck_notes(path.name, source.repairs, reading)
    imported = import_into(history.drawing, decks, answers or {})
    history.do(imported.change)
    notes += import_notes(", ".join(path.name for path in files), imported)
    return Loaded(history, tuple(notes), imported.questions)


def deck_notes(name: str, repairs: Sequence[str], reading: DeckReading) -> Iterator[ReadingNote]:
    """Yield repairs of a deck, omitted statements, and problems of statements that were kept.

    repairs: those of its file.
    """
    for text in repairs:
        yield ReadingNote(name, "changed", text)
    for repair in reading.repairs:
        yield ReadingNote(name, "changed", repair.text, at_line(repair.line))
    kept = reading.deck.lines()
    for problem in reading.problems:
        lines = {problem.line, *(origin.line for origin in problem.things)}
        decision: Decision = "doubtful" if lines & kept else "left out"
        yield ReadingNote(name, decision, problem.text, at_line(problem.line))


def import_notes(name: str, imported: Imported) -> Iterator[ReadingNote]:
    """Yield deck content that a drawing cannot contain, and conclusions about cables and channels."""
    for problem in imported.problems:
        yield ReadingNote(name, "left out", problem.text, at_line(problem.line))
    for text in imported.told:
        yield ReadingNote(name, "assumed", text)


def is_drawing(path: Path) -> bool:
    """Return whether a file is a drawing, by its name or opening brace; False if it cannot be read."""
    if path.suffix == ".json" or not os.path.isfile(path):
        return path.suffix == ".json"
    try:
        with path.open("rb") as file:
            start = file.read(_PEEK).removeprefix(b"\xef\xbb\xbf").lstrip()
    except OSError:
        return False
    return start.startswith(b"{") and not start.startswith(b"{\\rtf")
