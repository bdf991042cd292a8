"""Decks as a drawing: a new one, or added to one in which channels and directors are met again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.iocp.definitions import Deck
from engine.iocp.problem import Problem
from engine.topology.change import Change, Draft
from engine.topology.deck_cables import Cabling
from engine.topology.deck_names import named
from engine.topology.deck_notes import taken
from engine.topology.deck_things import DeckThings
from engine.topology.drawing import Drawing
from engine.topology.import_places import place_new
from engine.topology.questions import Answers, Question


@dataclass(frozen=True)
class Imported:
    """What decks became. told: what was worked out, in sentences; problems: what a drawing cannot hold."""

    change: Change
    drawing: Drawing
    questions: tuple[Question, ...]
    problems: tuple[Problem, ...]
    told: tuple[str, ...]


def drawing_of(decks: Sequence[Deck], answers: Answers | None = None) -> Imported:
    """A new drawing of decks, one of each CEC. Raises DrawingError when it would be too large."""
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
