"""Positions of elements: move, align, distribute, group. layout/ arranges the whole drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from engine.ficon.drawing.layout import Sizes as Sizes
from engine.ficon.drawing.layout import lay_out as lay_out
from engine.ficon.drawing.layout.sizes import size_of
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.paper import PaperGroup
from engine.language import say

Edge = Literal["left", "centre", "right", "top", "middle", "bottom"]
Axis = Literal["across", "down"]
Places = Mapping[str, Place]  # where the picture shows elements without their own place
_ACROSS = ("left", "centre", "right")
_SHARE = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class _Span(NamedTuple):
    """The extent of an element along one axis."""

    name: str
    start: int
    length: int

    def at(self, share: float) -> float:
        return self.start + share * self.length


def align(
    drawing: Drawing, ids: Iterable[str], edge: Edge, sizes: Sizes | None = None, shown: Places | None = None
) -> Change:
    """Align an edge, or the middle, of elements with the edge or middle of the outermost element, or of all
    elements together.
    """
    across, share = edge in _ACROSS, _SHARE[edge]
    spans = _spans(drawing, ids, across, sizes, shown, 2)
    low, high = min(span.start for span in spans), max(span.start + span.length for span in spans)
    line = low + share * (high - low)
    moves = {span.name: round(line - span.at(share)) for span in spans}
    return _shifted(drawing, say("Align {0} elements", len(spans)), moves, across, shown)


def distribute(
    drawing: Drawing, ids: Iterable[str], axis: Axis, sizes: Sizes | None = None, shown: Places | None = None
) -> Change:
    """Make the gaps between elements equal; the outermost elements stay in place if there is room for the
    others.
    """
    across = axis == "across"
    spans = sorted(
        _spans(drawing, ids, across, sizes, shown, 3), key=lambda span: (span.start, span.length, span.name)
    )
    room = spans[-1].at(1.0) - spans[0].start - sum(span.length for span in spans)
    gap, at = max(room / (len(spans) - 1), 0.0), float(spans[0].start)
    moves = {}
    for span in spans:
        moves[span.name] = round(at) - span.start
        at += span.length + gap
    return _shifted(drawing, say("Distribute {0} elements", len(spans)), moves, across, shown)


def move(
    drawing: Drawing, by: Mapping[str, tuple[int, int]], title: str, shown: Places | None = None
) -> Change:
    """Move each of these elements by its own offset, with its contents."""
    draft = Draft(drawing, title)
    for name, (dx, dy) in by.items():
        for text in (name, *held(drawing, name)):
            at = drawing.place(text) or ((shown or {}).get(text) if text == name else None)
            if at is not None:
                draft.place(text, Place(int(at[0]) + dx, int(at[1]) + dy))
    return draft.done(by)


def put(drawing: Drawing, places: Mapping[str, Place]) -> Change:
    """Move each of these elements to its new place."""
    draft = Draft(drawing, say("Move"))
    for name, place in places.items():
        draft.place(name, place)
    return draft.done()


def group(drawing: Drawing, ids: Iterable[str], name: str = "") -> Change:
    """Group elements, so that they are selected and moved together.

    An element leaves its old group, if any.
    """
    there = dict.fromkeys(id_ for id_ in ids if id_ in drawing)
    members = tuple(id_ for id_ in there if not isinstance(drawing[id_], PaperGroup))
    if len(members) < 2:
        raise DrawingError(say("A group needs at least two elements: select them first"), *members)
    draft = Draft(drawing, say("Group {0} elements", len(members)))
    for old in drawing.of(PaperGroup):
        left = tuple(thing for thing in old.things if thing not in members)
        if not left:
            draft.remove(old.id)
        elif left != old.things:
            draft.set(old.id, things=left)
    made = draft.add(PaperGroup, name=name, things=members)
    return draft.done([made.id])


def ungroup(drawing: Drawing, ids: Iterable[str]) -> Change:
    """Dissolve the groups among these elements, and the groups that contain any of them."""
    names = set(ids)
    groups = [
        group for group in drawing.of(PaperGroup) if group.id in names or names.intersection(group.things)
    ]
    if not groups:
        raise DrawingError(say("None of the selected elements is in a group"), *sorted(names))
    draft = Draft(drawing, say("Ungroup"))
    for group in groups:
        draft.remove(group.id)
    return draft.done(dict.fromkeys(name for group in groups for name in group.things))


def held(drawing: Drawing, name: str) -> list[str]:
    """Return all contents of an element, at any depth; for a group, its members and their contents."""
    found: dict[str, None] = {}
    waiting = [name]
    while waiting:
        at = waiting.pop()
        thing = drawing.find(at)
        inside = (
            thing.things if isinstance(thing, PaperGroup) else [child.id for child in drawing.children(at)]
        )
        waiting += [text for text in inside if text not in found and text != name]
        found.update(dict.fromkeys(text for text in inside if text != name))
    return list(found)


def topmost(drawing: Drawing, ids: Iterable[str]) -> list[str]:
    """Return the elements that are not contained in any of the others; moving them moves all elements."""
    names = dict.fromkeys(name for name in ids if name in drawing)
    inside = {text for name in names if isinstance(drawing[name], PaperGroup) for text in held(drawing, name)}
    return [name for name in names if name not in inside and not _within(drawing, name, names)]


def _within(drawing: Drawing, name: str, names: Mapping[str, None]) -> bool:
    at = parent(drawing[name])
    while at and at in drawing:
        if at in names:
            return True
        at = parent(drawing[at])
    return False


def _spans(
    drawing: Drawing, ids: Iterable[str], across: bool, sizes: Sizes | None, shown: Places | None, least: int
) -> list[_Span]:
    spans = []
    for name in topmost(drawing, ids):
        at = drawing.place(name) or (shown or {}).get(name)
        if at is not None:
            wide, high = size_of(drawing, name, sizes or {})
            spans.append(_Span(name, int(at[0 if across else 1]), round(wide if across else high)))
    if len(spans) < least:
        raise DrawingError(
            say("Select at least {0} elements that are next to each other and not inside one another", least)
        )
    return spans


def _shifted(
    drawing: Drawing, title: str, moves: Mapping[str, int], across: bool, shown: Places | None
) -> Change:
    ways = {name: (by, 0) if across else (0, by) for name, by in moves.items() if by}
    return move(drawing, ways, title, shown)
