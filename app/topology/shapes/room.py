"""Room for what an edit has made larger: neighbours that it would cover are pushed aside by the least."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from app.topology.shapes.arrangement import FLOATING, Arrangement
from app.topology.shapes.box import Box
from engine.ficon.drawing.model.cabling import Director
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.paper import PaperNote

MAX_THINGS = 1500  # of a drawing; in a larger one the picture would come too late
PASSES = 24  # each may make a container larger, and then its neighbours are in the way
GAP, CLOSE = 16.0, 4.0  # from what was pushed to what has pushed it; in a channel
PORTS = 14.0  # beyond the edges of a director: half a port and a cable
Moves = dict[str, tuple[int, int]]


def with_room(drawing: Drawing, change: Change) -> Change:
    """Return the change with the places of what must be pushed aside. Raises DrawingError like `apply`."""
    after = drawing.copy()
    after.apply(change)
    if len(after) > MAX_THINGS:
        return change
    places: dict[str, Place] = {}
    touched = {*change.things, *change.places}
    for _ in range(PASSES):
        moved = _pushed(Arrangement(after), touched)
        if not moved:
            break
        after.apply(Change("", {}, {name: (after.place(name), place) for name, place in moved.items()}))
        places |= moved
    made = {name: (drawing.place(name), place) for name, place in places.items()}
    return replace(change, places=change.places | made) if made else change


def _pushed(arranged: Arrangement, touched: Collection[str]) -> dict[str, Place]:
    """Return new places in the innermost containers in which things overlap; empty = nowhere."""
    found: dict[str, Place] = {}
    busy: set[str] = set()
    for holder, names in reversed(siblings(arranged).items()):
        boxes = {name: with_ports(arranged, name) for name in names}
        if holder in busy or not _overlap(boxes):
            continue
        busy.update(_holders(arranged, holder))
        moves = _apart(boxes, _first(arranged, names, touched), _gap(arranged, names))
        found |= _places(arranged, names, moves)
    return found


def with_ports(arranged: Arrangement, name: str) -> Box:
    """Return the box of a thing; of a director, with its ports and room for a cable at each."""
    box = arranged.boxes[name]
    if isinstance(arranged.drawing[name], Director) and arranged.nesting.held.get(name):
        return box._replace(top=box.top - PORTS, bottom=box.bottom + PORTS)
    return box


def siblings(arranged: Arrangement) -> dict[str, list[str]]:
    """Return what must not overlap, by container, outer ones first; "" = what stands by itself."""
    found: dict[str, list[str]] = {"": []}
    for thing in arranged.nesting.things:
        if thing.id in arranged.boxes and not isinstance(thing, (*FLOATING, PaperNote)):
            found.setdefault(arranged.nesting.holder[thing.id], []).append(thing.id)
    return found


def _holders(arranged: Arrangement, name: str) -> Iterable[str]:
    """Return the containers around a container: they wait until it has its size."""
    while name:
        name = arranged.nesting.holder.get(name, "")
        yield name


def _overlap(boxes: dict[str, Box]) -> bool:
    """Return whether any two boxes meet; they are looked at from left to right."""
    ordered = sorted(boxes.values())
    for place, box in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.left >= box.right:
                break
            if box.meets(other):
                return True
    return False


def _gap(arranged: Arrangement, names: list[str]) -> float:
    inner = arranged.drawing[names[0]].kind in ("unit", "device")  # type: ignore[attr-defined]
    return CLOSE if inner else GAP


def _first(arranged: Arrangement, names: list[str], touched: Collection[str]) -> list[str]:
    """Return things in the order in which they keep their places: what was edited, then the nearest to it."""
    edited = {name for name in names if arranged.nesting.inside((name,)) & set(touched)}
    middles = [arranged.boxes[name].middle for name in sorted(edited)] or [(0.0, 0.0)]

    def away(name: str) -> tuple[bool, bool, float, str]:
        x, y = arranged.boxes[name].middle
        near = min(abs(x - a) + abs(y - b) for a, b in middles)
        return name not in touched, name not in edited, near, name

    return sorted(names, key=away)


def _apart(boxes: dict[str, Box], order: list[str], gap: float) -> Moves:
    """Return by how much each box goes so that none meets another."""
    settled: list[Box] = []
    moves: Moves = {}
    for name in order:
        box = boxes[name]
        if any(box.meets(item) for item in settled):
            dx, dy = _least(box, settled, gap)
            moves[name] = dx, dy
            box = box.moved(dx, dy)
        settled.append(box)
    return moves


def _least(box: Box, settled: list[Box], gap: float) -> tuple[int, int]:
    """Return the shortest way of a box to a free place beside others: along an edge, or round a corner."""
    rights = [round(item.right + gap - box.left + 0.5) for item in settled]
    lefts = [round(item.left - gap - box.right - 0.5) for item in settled]
    downs = [round(item.bottom + gap - box.top + 0.5) for item in settled]
    ups = [round(item.top - gap - box.bottom - 0.5) for item in settled]
    across, along = [*rights, *lefts], [*downs, *ups]
    straight = [(dx, 0) for dx in across] + [(0, dy) for dy in along]
    best = _nearest(box, settled, straight) or (max(rights), 0)
    reach = abs(best[0]) + abs(best[1])
    corners = [(dx, dy) for dx in across for dy in along if abs(dx) + abs(dy) < reach]
    return _nearest(box, settled, corners) or best


def _nearest(box: Box, settled: list[Box], ways: list[tuple[int, int]]) -> tuple[int, int] | None:
    for dx, dy in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1])):
        there = box.moved(dx, dy)
        if not any(there.meets(box) for box in settled):
            return dx, dy
    return None


def _places(arranged: Arrangement, names: list[str], moves: Moves) -> dict[str, Place]:
    """Return places for all siblings, so that none flows elsewhere, and for what is placed inside."""
    found: dict[str, Place] = {}
    for name in names:
        dx, dy = moves.get(name, (0, 0))
        x, y = arranged.corner[name]
        found[name] = Place(round(x) + dx, round(y) + dy)
        for text in arranged.nesting.inside((name,)) - {name} if name in moves else ():
            place = arranged.nesting.places.get(text)
            if place is not None:
                found[text] = Place(place.x + dx, place.y + dy)
    return {name: place for name, place in found.items() if place != arranged.nesting.places.get(name)}
