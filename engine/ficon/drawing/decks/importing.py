"""Decks as a drawing: a new one, or added to one in which channels and directors are met again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ficon.drawing.decks.cables import Cabling
from engine.ficon.drawing.decks.import_places import place_new
from engine.ficon.drawing.decks.names import named
from engine.ficon.drawing.decks.notes import taken
from engine.ficon.drawing.decks.questions import Answers, Question
from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.model.change import Change, Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.definitions import Deck
from engine.ficon.iocp.problem import Problem


@dataclass(frozen=True)
class Imported:
    """The result of an import. told: conclusions in sentences; problems: parts that a drawing cannot hold."""

    change: Change
    drawing: Drawing
    questions: tuple[Question, ...]
    problems: tuple[Problem, ...]
    told: tuple[str, ...]


def drawing_of(decks: Sequence[Deck], answers: Answers | None = None) -> Imported:
    """Return a new drawing of decks, one of each CEC. Raises DrawingError when it would be too large."""
    return import_into(Drawing(), decks, answers)


def import_into(drawing: Drawing, decks: Sequence[Deck], answers: Answers | None = None) -> Imported:
    """Add decks to a drawing; a CEC that it has is met again by its name. Raises DrawingError."""
    draft = Draft(drawing, "Import a deck" if len(decks) == 1 else f"Import {len(decks)} decks")
    answers = {key.strip().upper(): value for key, value in (answers or {}).items()}
    questions: list[Question] = []
    read: list[DeckThings] = []
    for deck in named(drawing, decks):
        plain, notes = taken(deck)
        things = DeckThings(draft, plain, notes, answers)
        questions += things.questions
        read.append(things)
    cabling = Cabling(draft, read, answers)
    problems = [problem for things in read for problem in things.problems]
    place_new(draft, not drawing.places)
    change = draft.done([one.cec for one in read])
    everything = (*questions, *cabling.questions)
    return Imported(change, draft.now.copy(), everything, tuple(problems), tuple(cabling.told))
