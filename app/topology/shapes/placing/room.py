"""Makes room for elements that an edit has enlarged: neighbors that would be covered are moved away.

Elements below move down, elements on the right move right, and no farther than necessary.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from app.topology.shapes.arrangement import FLOATING, Arrangement
from app.topology.shapes.box import Box, Point
from engine.ficon.drawing.model.cabling import Director
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.paper import PaperNote

MAX_THINGS = 1500  # of a drawing; in a larger one, the picture would be late
PASSES = 24  # each may enlarge a container, so that its neighbors are in the way
GAP, CLOSE = 16.0, 4.0  # from the pushed element to the pushing one; in a channel
PORTS = 20.0  # beyond the edges of a director: half a port and a cable; nearer things make it shorter (plugs)
Way = tuple[int, int]
Moves = dict[str, Way]
END = 24.0  # beyond the right end of a director, so that it does not become shorter (plugs)
NOWHERE = (float("-inf"), float("-inf"))  # no limit on the left and above
SIDES: tuple[Way, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))  # right, left, down, up


class Remembered:
    """The picture of a drawing, kept from the last edit because the next edit starts from it."""

    def __init__(self) -> None:
        self.arranged: Arrangement | None = None

    def of(self, drawing: Drawing) -> Arrangement:
        """Return the picture of this drawing."""
        if self.arranged is None or self.arranged.drawing != drawing:
            self.arranged = Arrangement(drawing.copy(), with_links=False)
        return self.arranged


class Edit(NamedTuple):
    """before: the original picture; touched: the elements that the change names; put: the elements that it
    has moved.
    """

    before: Arrangement
    touched: Collection[str]
    put: Collection[str]


def with_room(drawing: Drawing, change: Change) -> Change:
    """Return the change with new places for the elements that must be pushed aside.

    Raises DrawingError like `apply`.
    """
    after = drawing.copy()
    after.apply(change)
    if len(after) > MAX_THINGS:
        return change
    remembered = drawing.kept(Remembered)
    edit = _edit(remembered.of(drawing), change)
    places: dict[str, Place] = {}
    for _ in range(PASSES):
        remembered.arranged = Arrangement(after, with_links=False)
        moved = _pushed(remembered.arranged, edit)
        if not moved:
            break
        after = after.copy()
        after.apply(Change("", {}, {name: (after.place(name), place) for name, place in moved.items()}))
        places |= moved
    made = {name: (drawing.place(name), place) for name, place in places.items()}
    return replace(change, places=change.places | made) if made else change


def _edit(before: Arrangement, change: Change) -> Edit:
    corners = {name: Place(round(x), round(y)) for name, (x, y) in before.corner.items()}
    put = {name for name, (_, place) in change.places.items() if place not in (None, corners.get(name))}
    return Edit(before, {*change.things, *put}, put)


def _pushed(arranged: Arrangement, edit: Edit) -> dict[str, Place]:
    """Return new places in the innermost containers with overlapping elements, or nothing if no elements
    overlap.
    """
    found: dict[str, Place] = {}
    busy: set[str] = set()
    for holder, names in reversed(siblings(arranged).items()):
        boxes = {name: shown_box(arranged, name, edit.before) for name in names}
        if holder in busy or not _overlap(boxes):
            continue
        busy.update(_holders(arranged, holder))
        moves = _apart(boxes, _first(arranged, names, edit), edit, _gap(arranged, names))
        found |= _places(arranged, names, moves)
    return found


def shown_box(arranged: Arrangement, name: str, before: Arrangement) -> Box:
    """Return the box that an element keeps; a director keeps the length that its ports required."""
    box, shape = with_ports(arranged, name), before.shapes.get(name)
    if shape is None or shape.kind != "director" or shape.box.width <= box.width:
        return box
    return box._replace(right=max(box.right, box.left + shape.box.width + END))


def with_ports(arranged: Arrangement, name: str) -> Box:
    """Return the box of an element; for a director, include its ports and room for a cable at each."""
    box = arranged.boxes[name]
    if isinstance(arranged.drawing[name], Director) and arranged.nesting.held.get(name):
        return box._replace(top=box.top - PORTS, bottom=box.bottom + PORTS)
    return box


def siblings(arranged: Arrangement) -> dict[str, list[str]]:
    """Return the elements that must not overlap, by container, outer containers first; "" holds the elements
    without a container.
    """
    found: dict[str, list[str]] = {"": []}
    for thing in arranged.nesting.things:
        if thing.id in arranged.boxes and not isinstance(thing, (*FLOATING, PaperNote)):
            found.setdefault(arranged.nesting.holder[thing.id], []).append(thing.id)
    return found


def _holders(arranged: Arrangement, name: str) -> Iterable[str]:
    """Return the containers around a container, which wait until its size is known."""
    while name:
        name = arranged.nesting.holder.get(name, "")
        yield name


def _overlap(boxes: dict[str, Box]) -> bool:
    """Return whether any two boxes intersect, checking them from left to right."""
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


def _first(arranged: Arrangement, names: list[str], edit: Edit) -> list[str]:
    """Return elements in the order in which they keep their places: edited elements first, then the elements
    nearest to them.
    """
    edited = {name for name in names if arranged.nesting.inside((name,)) & set(edit.touched)}
    boxes = [arranged.boxes[name] for name in sorted(edited)] or [Box(0.0, 0.0, 0.0, 0.0)]

    def away(name: str) -> tuple[bool, bool, bool, float, float, str]:
        own = arranged.boxes[name]
        near, middle = (min(between(own, box) for box in boxes) for between in (_between, _from_middle))
        return name not in edit.put, name not in edit.touched, name not in edited, near, middle, name

    return sorted(names, key=away)


def _between(box: Box, other: Box) -> float:
    """Return the distance between two boxes, which is 0 if they intersect."""
    across = max(other.left - box.right, box.left - other.right, 0.0)
    return across + max(other.top - box.bottom, box.top - other.bottom, 0.0)


def _from_middle(box: Box, other: Box) -> float:
    (x, y), (a, b) = box.middle, other.middle
    return abs(x - a) + abs(y - b)


def _apart(boxes: dict[str, Box], order: list[str], edit: Edit, gap: float) -> Moves:
    """Return how far each box moves so that none intersects another."""
    settled: dict[str, Box] = {}
    moves: Moves = {}
    for name in order:
        box = boxes[name]
        met = [other for other, item in settled.items() if box.meets(item)]
        if met:
            sides = _sides(name, met, edit)
            others = list(settled.values())
            ways = [along(box, others, side, gap) for side in sides] or [least(box, others, gap)]
            moves[name] = min(ways, key=lambda way: abs(way[0]) + abs(way[1]))
            box = box.moved(*moves[name])
        settled[name] = box
    return moves


def _sides(name: str, others: Iterable[str], edit: Edit) -> list[Way]:
    """Return the sides of the others on which an element was located; none if it is new or was moved, or if
    all of them were.
    """
    before = edit.before
    known = [other for other in others if other in before.boxes and other not in edit.put]
    if name in edit.put or name not in before.boxes:
        return []
    own, boxes = before.shapes[name].box, [before.shapes[other].box for other in known]
    return [side for side in SIDES if any(_lies(own, box, side) for box in boxes)]


def _lies(box: Box, other: Box, side: Way) -> bool:
    """Return whether a box lies wholly on one side of another."""
    axis = 0 if side[0] else 1
    return box[axis] >= other[axis + 2] if sum(side) > 0 else box[axis + 2] <= other[axis]


def along(box: Box, others: list[Box], side: Way, gap: float) -> Way:
    """Return the move of a box along an axis to the first place clear of all other boxes."""
    axis, x, y = 0 if side[0] else 1, 0, 0
    while met := [item for item in others if box.moved(x, y).meets(item)]:
        if sum(side) > 0:
            by = round(max(item[axis + 2] for item in met) + gap - box[axis] + 0.5)
        else:
            by = round(min(item[axis] for item in met) - gap - box[axis + 2] - 0.5)
        x, y = (by, 0) if axis == 0 else (0, by)
    return x, y


def least(box: Box, settled: list[Box], gap: float, low: Point = NOWHERE) -> Way:
    """Return the shortest move of a box to a free place next to others: along an edge, or around a corner.

    low: the leftmost and highest point to which it may move.
    """
    rights = [round(item.right + gap - box.left + 0.5) for item in settled]
    lefts = [round(item.left - gap - box.right - 0.5) for item in settled]
    downs = [round(item.bottom + gap - box.top + 0.5) for item in settled]
    ups = [round(item.top - gap - box.bottom - 0.5) for item in settled]
    across = [*rights, *(way for way in lefts if box.left + way >= low[0])]
    along = [*downs, *(way for way in ups if box.top + way >= low[1])]
    straight = [(dx, 0) for dx in across] + [(0, dy) for dy in along]
    best = _nearest(box, settled, straight) or (max(rights), 0)
    reach = abs(best[0]) + abs(best[1])
    corners = [(dx, dy) for dx in across for dy in along if abs(dx) + abs(dy) < reach]
    return _nearest(box, settled, corners) or best


def _nearest(box: Box, settled: list[Box], ways: list[Way]) -> Way | None:
    for dx, dy in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1])):
        there = box.moved(dx, dy)
        if not any(there.meets(box) for box in settled):
            return dx, dy
    return None


def _places(arranged: Arrangement, names: list[str], moves: Moves) -> dict[str, Place]:
    """Return places for all siblings, so that none is rearranged, and for the elements placed inside them."""
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
