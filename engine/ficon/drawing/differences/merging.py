"""Merges two edits of one drawing: the changes that each side made since both had the same drawing.

Elements are compared by ID, since both sides began with the same ones. If both sides changed the same field,
or one removed an element that the other changed or uses, your own edit is kept, and a sentence reports it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from engine.ficon.drawing.file.whole import named
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, id_key
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import refers
from engine.ficon.drawing.model.names import words
from engine.language import later, say

SETS = frozenset({"access", "barred", "candidates", "control_units", "devices", "lpars", "things"})


@dataclass(frozen=True)
class Merged:
    """change: from your own drawing to the merged one; conflicts: sentences about unchanged parts."""

    change: Change
    conflicts: tuple[str, ...]


def merge(before: Drawing, own: Drawing, other: Drawing) -> Merged:
    """Return the change that applies the other side's edits since `before`."""
    return _Merging(before, own, other).merged()


class _Merging:
    def __init__(self, before: Drawing, own: Drawing, other: Drawing) -> None:
        self._before, self._own = before, own
        self._ids = _fresh(before, own, other)
        things = (_renamed(thing, self._ids) for thing in other)
        self._other = Drawing(things, {self._ids.get(n, n): at for n, at in other.places.items()})
        self._wanted: dict[str, Thing | None] = {}
        self._conflicts: list[str] = []

    def merged(self) -> Merged:
        """Return the change, and the conflicts."""
        for name in _touched(self._before, self._other):
            self._take(name)
        while self._mended():
            pass
        draft = Draft(self._own, say("Merge with the file"))
        for name, thing in self._wanted.items():
            draft.put(name, thing)
        for name in _moved(self._before, self._other):
            if name in draft.now and self._own.place(name) in (self._before.place(name), None):
                draft.place(name, self._other.place(name))
        return Merged(draft.done(), tuple(self._conflicts))

    def _take(self, name: str) -> None:
        """Use the other side's version of an element, unless it conflicts with the version here."""
        old, own, other = (drawing.find(name) for drawing in (self._before, self._own, self._other))
        if own == other:
            return
        if own == old:
            self._wanted[name] = other
        elif own is None:
            self._conflict(other, later("{0} was changed in the file but removed here: it stays removed"))
        elif other is None:
            self._conflict(own, later("{0} was changed here but removed in the file: it stays"))
        elif old is not None:
            self._wanted[name] = self._fields(old, own, other)

    def _fields(self, old: Thing, own: Thing, other: Thing) -> Thing:
        """Return this side's element with the fields that only the other side has changed."""
        update: dict[str, Any] = {}
        for key in type(own).model_fields:
            was, here, there = (getattr(thing, key) for thing in (old, own, other))
            if there in (was, here):
                continue
            both = there if here == was else _united(was, here, there) if key in SETS else None
            if both is None:
                self._conflict(
                    own, later("{0} has a different {1} in the file: the value in this window is kept"), key
                )
            else:
                update[key] = both
        made = own.model_copy(update=update)
        try:
            return type(own).model_validate(dict(made))
        except ValueError:
            self._conflict(
                own, later("{0} cannot have the values of both sides: the value in this window is kept")
            )
            return own

    def _mended(self) -> bool:
        """Drop a part that refers to missing elements or removes elements in use; return True if there was
        such a part.
        """
        for name, thing in list(self._wanted.items()):
            if thing is not None:
                if gone := next((refer for refer in refers(thing) if self._find(refer) is None), ""):
                    self._give_up(name, self._known(gone), later("{0} is used in the file and removed here"))
                    return True
                continue
            users = (user.id for user in self._own.users(name))
            new = (
                text for text, thing in self._wanted.items() if thing is not None and name in refers(thing)
            )
            if any(name in refers(user) for text in (*users, *new) if (user := self._find(text)) is not None):
                why = later("{0} was removed in the file but is used here: it stays")
                self._give_up(name, self._own.find(name), why)
                return True
        return False

    def _give_up(self, name: str, about: Thing | None, why: str) -> None:
        del self._wanted[name]
        self._conflict(about, why)

    def _find(self, name: str) -> Thing | None:
        return self._wanted[name] if name in self._wanted else self._own.find(name)

    def _known(self, name: str) -> Thing | None:
        return self._other.find(name) or self._before.find(name)

    def _conflict(self, thing: Thing | None, why: str, *more: str) -> None:
        if thing is not None:
            places = (drawing for drawing in (self._own, self._other, self._before) if thing.id in drawing)
            text = say(why, words(next(places), thing), *more)
            if text not in self._conflicts:
                self._conflicts.append(text)


def _fresh(before: Drawing, own: Drawing, other: Drawing) -> dict[str, str]:
    """Return other IDs for new elements to which both sides gave the same ID."""
    taken = {thing.id for drawing in (before, own, other) for thing in drawing}
    highest: dict[str, int] = {}
    for name in taken:
        letters, number = id_key(name)
        highest[letters] = max(number, highest.get(letters, 0))
    found: dict[str, str] = {}
    waiting = [thing for thing in other if thing.id not in before and thing.id in own]
    while clash := [
        thing for thing in waiting if own[thing.id] != thing or any(name in found for name in refers(thing))
    ]:
        for thing in clash:
            letters, _ = id_key(thing.id)
            highest[letters] += 1
            found[thing.id] = f"{letters}{highest[letters]}"
        waiting = [thing for thing in waiting if thing.id not in found]
    return found


def _renamed(thing: Thing, ids: Mapping[str, str]) -> Thing:
    """Return an element with new IDs: its own and those that it refers to."""
    keys = {field for field, _, _ in named(thing)}
    update = {key: _deep(getattr(thing, key), ids) for key in keys}
    return thing.model_copy(update={"id": ids.get(thing.id, thing.id), **update}) if ids else thing


def _deep(value: Any, ids: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return ids.get(value, value)
    if isinstance(value, tuple):
        return tuple(_deep(item, ids) for item in value)
    if isinstance(value, BaseModel):
        return value.model_copy(update={key: _deep(item, ids) for key, item in value})
    return value


def _touched(before: Drawing, after: Drawing) -> list[str]:
    names = dict.fromkeys(thing.id for drawing in (before, after) for thing in drawing)
    return [name for name in names if before.find(name) != after.find(name)]


def _moved(before: Drawing, after: Drawing) -> Iterable[str]:
    names = dict.fromkeys((*before.places, *after.places))
    return [name for name in names if before.place(name) != after.place(name)]


def _united(was: Any, here: Any, there: Any) -> Any:
    """Return a list with all additions and without all removals of either side."""
    if None in (was, here, there):
        return None
    if was and isinstance(was[0], tuple):
        return tuple(map(_united, was, here, there))
    kept = [item for item in here if item in there or item not in was]
    return tuple(kept + [item for item in there if item not in was and item not in here])
