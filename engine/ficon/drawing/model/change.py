"""Changes in progress, and the history of changes that undo and redo use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from pydantic import ValidationError

from engine.ficon.drawing.model.drawing import (
    Change,
    Drawing,
    DrawingError,
    Place,
    Places,
    Things,
    id_key,
)
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import kind_name
from engine.scenario.files.error import shown
from engine.scenario.files.model_errors import expectation

T = TypeVar("T", bound=Thing)


class Draft:
    """A change in progress: it reads like the drawing with the edits made so far."""

    def __init__(self, drawing: Drawing, title: str) -> None:
        self._before, self.title, self.note = drawing, title, ""
        self.now = drawing.copy()
        self._touched: dict[str, None] = {}
        self._moved: dict[str, None] = {}
        self._highest: dict[str, int] = {}
        self._undone: list[tuple[str, Thing | None]] | None = None  # while trying: previous values
        for thing in drawing:
            letters, number = id_key(thing.id)
            self._highest[letters] = max(number, self._highest.get(letters, 0))

    def add(self, kind: type[T], place: Place | tuple[int, int] | None = None, /, **fields: Any) -> T:
        """Add an element and return it with its id. Raises DrawingError when a field has a wrong value."""
        prefix = kind_name(kind)
        number = self._highest[prefix] = self._highest.get(prefix, 0) + 1
        thing = _made(kind, {"id": f"{prefix}{number}", **fields})
        self._put(thing.id, thing)
        if place is not None:
            self.place(thing.id, Place(*place))
        return thing

    def set(self, name: str, /, **fields: Any) -> Thing:
        """Set fields of an element and return it with its new values. Raises DrawingError."""
        old = self.now[name]
        values = {key: getattr(old, key) for key in type(old).model_fields}
        thing = _made(type(old), {**values, **fields})
        self._put(name, thing)
        return thing

    def remove(self, name: str) -> None:
        """Remove an element; elements that refer to it must be changed or removed too (changes/remove.py does
        that).
        """
        self._put(name, None)
        self.place(name, None)

    def put(self, name: str, thing: Thing | None) -> None:
        """Put an existing element from elsewhere under its id, or remove it; None = remove."""
        if thing is None:
            self.remove(name)
        else:
            self._put(name, thing)

    def place(self, name: str, place: Place | None) -> None:
        """Place an element; None = the picture selects the place."""
        self._moved[name] = None
        if place is None:
            self.now._places.pop(name, None)
        else:
            self.now._places[name] = place

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Undo all changes to elements made within the block if it raises an error."""
        self._undone, highest = [], dict(self._highest)
        try:
            yield
        except BaseException:
            for name, before in reversed(self._undone):
                self.now._put(name, before)
            self._highest = highest
            raise
        finally:
            self._undone = None

    def _put(self, name: str, thing: Thing | None) -> None:
        if self._undone is not None:
            self._undone.append((name, self.now.find(name)))
        self._touched[name] = None
        self.now._put(name, thing)

    def done(self, select: Iterable[str] = ()) -> Change:
        """Return the change from the original drawing to the current draft."""
        old, new = self._before, self.now
        things = {n: (old.find(n), new.find(n)) for n in self._touched if old.find(n) != new.find(n)}
        places = {n: (old.place(n), new.place(n)) for n in self._moved if old.place(n) != new.place(n)}
        return Change(self.title, things, places, tuple(select), self.note)


def _made(kind: type[T], fields: dict[str, Any]) -> T:
    try:
        return kind.model_validate(fields)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        text = f"{where} = {shown(first['input'])}: {expectation(first)}"
        raise DrawingError(text, fields["id"]) from None


def together(title: str, changes: Iterable[Change]) -> Change:
    """Return a single change that combines consecutive changes."""
    things: Things = {}
    places: Places = {}
    for change in changes:
        for name, (before, after) in change.things.items():
            things[name] = (things[name][0] if name in things else before, after)
        for name, (old, new) in change.places.items():
            places[name] = (places[name][0] if name in places else old, new)
    kept = {name: pair for name, pair in things.items() if pair[0] != pair[1]}
    return Change(title, kept, {name: pair for name, pair in places.items() if pair[0] != pair[1]})


class UndoHistory:
    """Undo and redo of a drawing, with a limited number of steps."""

    DEPTH = 500

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.done: list[Change] = []
        self.undone: list[Change] = []

    def do(self, change: Change) -> None:
        """Apply a change and remember it; an empty change has no effect."""
        if not change:
            return
        self.drawing.apply(change)
        self.done.append(change)
        del self.done[: -self.DEPTH]
        self.undone.clear()

    def undo(self) -> Change | None:
        """Undo the last change; return the change that was applied to do this."""
        return self._step(self.done, self.undone)

    def redo(self) -> Change | None:
        """Repeat the change that was undone last, and return it."""
        return self._step(self.undone, self.done, forward=True)

    def _step(self, source: list[Change], sink: list[Change], forward: bool = False) -> Change | None:
        if not source:
            return None
        change = source[-1] if forward else source[-1].inverse()
        self.drawing.apply(change)
        sink.append(source.pop())
        return change
