"""A drawing: its elements by id, and their places. Only a Change changes it; listeners are notified."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.kinds import RANK, kind_name, parent, refers
from engine.language import say

T = TypeVar("T", bound=Thing)
R = TypeVar("R")
MAX_THINGS = 50_000


class Place(NamedTuple):
    """The upper left corner in picture units: one unit is a pixel at zoom 1."""

    x: int
    y: int


class DrawingError(Exception):
    """An edit that is not possible: one sentence, and the elements concerned."""

    def __init__(self, text: str, *things: str) -> None:
        super().__init__(text)
        self.things = things


Things = dict[str, tuple[Thing | None, Thing | None]]  # id -> before, after
Places = dict[str, tuple[Place | None, Place | None]]


@dataclass(frozen=True)
class Change:
    """One undo step. title: a description of the change, like "Move 3 elements"; select: the elements that
    are selected afterward.

    note: a consequence of the change, for a message; "" = nothing to report.
    """

    title: str
    things: Things = field(default_factory=dict)
    places: Places = field(default_factory=dict)
    select: tuple[str, ...] = ()
    note: str = field(default="", compare=False)

    def __bool__(self) -> bool:
        return bool(self.things or self.places)

    def inverse(self) -> Change:
        """Return the change that undoes this one."""
        things = {name: (after, before) for name, (before, after) in self.things.items()}
        places = {name: (after, before) for name, (before, after) in self.places.items()}
        return Change(self.title, things, places, tuple(n for n, (_, after) in things.items() if after))

    def check(self, drawing: Drawing) -> None:
        """Raise DrawingError unless the drawing is in its state before this change and is consistent
        after it.
        """
        for name, (before, _) in self.things.items():
            if drawing.find(name) != before:
                raise DrawingError(say("{0}: {1} was changed meanwhile", self.title, name), name)
        for name, (_, after) in self.things.items():
            if after is None:
                self._check_gone(drawing, name)
                continue
            for used in refers(after):
                if not self._there(drawing, used):
                    raise DrawingError(
                        say("{0}: {1} names {2}, which does not exist", self.title, name, used), name
                    )

    def _check_gone(self, drawing: Drawing, gone: str) -> None:
        for user in drawing.users(gone):
            after = self.things[user.id][1] if user.id in self.things else user
            if after is not None and gone in refers(after):
                raise DrawingError(
                    say("{0}: {1} names {2}, which would no longer exist", self.title, user.id, gone), user.id
                )

    def _there(self, drawing: Drawing, name: str) -> bool:
        if name in self.things:
            return self.things[name][1] is not None
        return name in drawing


class Drawing:
    """Elements by id.

    The picture places an element that has no place next to the element to which it belongs.
    """

    def __init__(self, things: Iterable[Thing] = (), places: dict[str, Place] | None = None) -> None:
        self._things: dict[str, Thing] = {}
        self._places: dict[str, Place] = dict(places or {})
        self._kinds: dict[type[Thing], dict[str, None]] = {kind: {} for kind in RANK}
        self._users: dict[str, dict[str, None]] = {}  # id -> ids of elements that refer to it
        self._listeners: list[Callable[[Change], None]] = []
        self._derived: dict[Callable[[Drawing], Any], tuple[int, Any]] = {}
        self._kept: dict[Callable[[], Any], Any] = {}
        self._edits = dict.fromkeys(RANK, 0)  # kind -> number of its elements that were added or removed
        self._sorted: dict[type[Thing], tuple[int, list[Any]]] = {}
        self.revision = 0  # increases with every change
        self.edits = 0  # increases with each added or removed element, also in drafts
        for thing in things:
            self._put(thing.id, thing)

    def __contains__(self, name: object) -> bool:
        return name in self._things

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Thing]:
        return iter(self._things.values())

    def __eq__(self, other: object) -> bool:
        """Compare elements and places; the order in which elements were created does not matter."""
        return isinstance(other, Drawing) and self._things == other._things and self._places == other._places

    __hash__ = None  # type: ignore[assignment]

    def __getitem__(self, name: str) -> Thing:
        return self._things[name]

    def get(self, name: str, kind: type[T]) -> T:
        """Return the element with this id and kind. Raises DrawingError when there is no such element."""
        thing = self._things.get(name)
        if not isinstance(thing, kind):
            raise DrawingError(say("{0}: no {1} has this ID", name, kind_name(kind)), name)
        return thing

    def find(self, name: str) -> Thing | None:
        """Return the element with this id, or None."""
        return self._things.get(name)

    def of(self, kind: type[T]) -> list[T]:
        """Return all elements of a kind, by id."""
        edits, found = self._sorted.get(kind, (-1, []))
        if edits != self._edits[kind]:
            found = [self._things[name] for name in sorted(self._kinds[kind], key=id_key)]
            self._sorted[kind] = self._edits[kind], found
        return found.copy()

    def place(self, name: str) -> Place | None:
        """Return the place that was set for an element; None if no place was set."""
        return self._places.get(name)

    @property
    def places(self) -> dict[str, Place]:
        """A copy of all places."""
        return dict(self._places)

    def children(self, name: str) -> list[Thing]:
        """Return the contents of a container, by kind and id."""
        inside = (self._things[user] for user in self._users.get(name, ()))
        return sorted((thing for thing in inside if parent(thing) == name), key=thing_key)

    def users(self, name: str) -> list[Thing]:
        """Return all elements that refer to this one, by kind and id."""
        return sorted((self._things[user] for user in self._users.get(name, ())), key=thing_key)

    def sorted(self) -> list[Thing]:
        """Return all elements, by kind and id."""
        return sorted(self._things.values(), key=thing_key)

    def copy(self) -> Drawing:
        """Return another drawing with the same elements and places, without listeners."""
        other = Drawing()
        other._things, other._places = dict(self._things), dict(self._places)
        other._kinds = {kind: dict(names) for kind, names in self._kinds.items()}
        other._users = {name: dict(users) for name, users in self._users.items() if users}
        return other

    def derived(self, make: Callable[[Drawing], R], *reads: type[Thing]) -> R:
        """Return the result of a function of the elements; the result is kept until one of the elements
        changes.

        reads: kinds of elements; the function and its result read these kinds and no others. If none is
        given: all kinds.
        """
        now = sum(map(self._edits.__getitem__, reads)) if reads else self.edits
        edits, value = self._derived.get(make, (-1, None))
        if edits != now:
            value = make(self)
            self._derived[make] = now, value
        return cast(R, value)

    def kept(self, make: Callable[[], R]) -> R:
        """Return an object that is created once for this drawing, such as a cache of earlier results."""
        if make not in self._kept:
            self._kept[make] = make()
        return cast(R, self._kept[make])

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` after each change; return a function that stops these calls."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def apply(self, change: Change) -> None:
        """Apply a change, completely or not at all. Raises DrawingError when it does not fit the current
        state.
        """
        change.check(self)
        for name, (_, after) in change.things.items():
            self._put(name, after)
        for name, (_, place) in change.places.items():
            if place is None:
                self._places.pop(name, None)
            else:
                self._places[name] = place
        self.revision += 1
        for listener in tuple(self._listeners):
            listener(change)

    def _put(self, name: str, thing: Thing | None) -> None:
        self.edits += 1
        before = self._things.pop(name, None)
        for element in (before, thing):
            if element is not None:
                self._edits[type(element)] += 1
        if before is not None:
            del self._kinds[type(before)][name]
            for used in set(refers(before)):
                self._users[used].pop(name)
        if thing is not None:
            self._things[name] = thing
            self._kinds[type(thing)][name] = None
            for used in set(refers(thing)):
                self._users.setdefault(used, {})[name] = None


def id_key(name: str) -> tuple[str, int]:
    """Return the sort key of an id: letters, then number."""
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :] or 0)


def thing_key(thing: Thing) -> tuple[int, tuple[str, int]]:
    """Return the sort key of an element: kind, then id."""
    return RANK[type(thing)], id_key(thing.id)
