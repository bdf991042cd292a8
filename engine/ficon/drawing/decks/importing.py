"""Decks as a drawing: a new drawing, or one to which they are added by matching existing channels and
directors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from engine.ficon.drawing.decks.cables import Cabling
from engine.ficon.drawing.decks.notes import taken
from engine.ficon.drawing.decks.questions import Answers, Question
from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.layout import lay_out
from engine.ficon.drawing.model.cabling import Cec, Director, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.iocp.deck.definitions import Deck
from engine.ficon.iocp.deck.problem import Problem
from engine.language import say
from engine.scenario.derived.generations import GENERATIONS

READ, CABLED = 0.4, 0.9  # share of an import that is done when all decks are read, and cabled
_APART = 96  # between CECs
_BETWEEN = 60  # directors
_INNER, _DIRECTOR = 220, 320  # space for the last element in a CEC, and minimum for a director


def place_new(draft: Draft, fresh: bool) -> None:
    """Place elements that have no place. fresh: the drawing was empty before."""
    changed = {name: after for name, (_, after) in lay_out(draft.now).places.items()}
    laid = {name: place for name, place in {**draft.now.places, **changed}.items() if place is not None}
    if fresh:
        for name, place in laid.items():
            draft.place(name, place)
        return
    _beside(draft, laid)


def _beside(draft: Draft, laid: Mapping[str, Place]) -> None:
    """Place new CECs to the right of the existing CECs, and new directors to the right of theirs."""
    now, places = draft.now, draft.now.places
    cecs = [cec.id for cec in now.of(Cec)]
    old = [name for name in cecs if name in places]
    right = max((places[name].x + _width(draft, name, laid) for name in old), default=0)
    top = min((places[name].y for name in old), default=0)
    for name in cecs:
        if name not in places:
            draft.place(name, Place(right + _APART, top))
            right += _APART + _width(draft, name, laid)
    for kind in (Director, Storage):
        _row(draft, kind, laid)


def _row(draft: Draft, kind: type[Director | Storage], laid: Mapping[str, Place]) -> None:
    """Place new directors, or storage units, to the right of the existing ones."""
    places = draft.now.places
    directors = [item.id for item in draft.now.of(kind)]
    old = [places[name] for name in directors if name in places]
    right = max((place.x + _DIRECTOR for place in old), default=0)
    down = max((place.y for place in places.values()), default=0)
    for name in directors:
        if name not in places:
            y = max(place.y for place in old) if old else down + laid[name].y
            draft.place(name, Place(right + _BETWEEN, y))
            right += _BETWEEN + _DIRECTOR


def _width(draft: Draft, cec: str, laid: Mapping[str, Place]) -> int:
    """Return the approximate width of a CEC in the picture."""
    inside, waiting = [], [cec]
    while waiting:
        for thing in draft.now.children(waiting.pop()):
            waiting.append(thing.id)
            inside += [laid[thing.id].x] if thing.id in laid else []
    return max(inside, default=0) - laid[cec].x + _INNER if cec in laid else _INNER


_NAME = re.compile(r"[A-Z0-9@#$]{1,8}")


def named(drawing: Drawing, decks: Sequence[Deck]) -> Iterator[Deck]:
    """Return the decks, each with the name of its CEC; all names are different."""
    taken: set[str] = set()
    told = {said for deck in decks if (said := name_of(deck))}
    drawn = {cec.name for cec in drawing.of(Cec)}
    for deck in decks:
        name = name_of(deck)
        if not name or name in taken:
            name = _free(taken | told | drawn)
        taken.add(name)
        yield replace(deck, name=name)


def name_of(deck: Deck) -> str:
    """Return the name of the machine in a deck, or of its file; "" if neither is a valid name."""
    ident = deck.ident
    said = (ident.lsystem, *ident.token[:1]) if ident else ()
    for name in (*said, deck.name.upper()):
        if _NAME.fullmatch(name):
            return name
    return ""


def _free(taken: set[str]) -> str:
    letters = (f"CEC{chr(ord('A') + place)}" for place in range(26))
    names = (*letters, *(f"CEC{number}" for number in range(27, 1000)))
    return next((name for name in names if name not in taken), f"C{next(count(1000))}")


@dataclass(frozen=True)
class Imported:
    """The result of an import. `told`: conclusions as sentences; `problems`: parts that a drawing cannot
    contain.
    """

    change: Change
    drawing: Drawing
    questions: tuple[Question, ...]
    problems: tuple[Problem, ...]
    told: tuple[str, ...]


def drawing_of(decks: Sequence[Deck], answers: Answers | None = None) -> Imported:
    """Return a new drawing from decks, one for each CEC. Raises DrawingError if it would be too large."""
    return import_into(Drawing(), decks, answers)


def import_into(
    drawing: Drawing,
    decks: Sequence[Deck],
    answers: Answers | None = None,
    report: Callable[[float], object] = lambda share: None,
    assume: bool = False,
) -> Imported:
    """Add decks to a drawing; an existing CEC is matched by its name. Raises DrawingError.

    assume: plug channels in where they are most likely, instead of asking. report: receives the completed
    share, 0 to 1; an exception that it raises ends the import.
    """
    draft = Draft(drawing, say("Import a deck") if len(decks) == 1 else say("Import {0} decks", len(decks)))
    answers = {key.strip().upper(): value for key, value in (answers or {}).items()}
    questions: list[Question] = []
    read: list[DeckThings] = []
    for place, deck in enumerate(named(drawing, decks)):
        report(READ * place / len(decks))
        plain, notes = taken(deck)
        things = DeckThings(draft, plain, notes, answers)
        questions += things.questions
        read.append(things)
    report(READ)
    cabling = Cabling(draft, read, answers, assume)
    report(CABLED)
    problems = [problem for things in read for problem in things.problems]
    told = (*cabling.told, *_cards(read))
    place_new(draft, not drawing.places)
    change = draft.done([things.cec for things in read])
    everything = (*questions, *cabling.questions)
    return Imported(change, draft.now.copy(), everything, tuple(problems), told)


def _cards(read: Sequence[DeckThings]) -> Iterator[str]:
    """Yield the cards that FC channels are assumed to have, if no comment card of LPAR Lab states them."""
    for things in read:
        if things.card and not any(note.what == "CHPID" for note in things.notes):
            title = GENERATIONS[things.card].title
            yield say(
                "{0}: FICON channels are assumed to be {1}, from the machine type", things.deck.name, title
            )
