"""A layout that preserves the reader's mental map: rows and columns become straight, and overlaps are
removed.

The elements of one container are divided by cuts that pass through none of them: first into rows, each row
into columns, and so on. Rows keep their order from top to bottom, and columns keep theirs from left to right;
each is placed as near to its old position as the others allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from math import ceil, floor
from statistics import fmean

from app.topology.shapes.arrangement import FLOATING, Arrangement
from app.topology.shapes.box import Box, around
from app.topology.shapes.placing.room import siblings, with_ports
from engine.ficon.drawing.changes.arrange import lay_out
from engine.ficon.drawing.layout.boxes import spread
from engine.ficon.drawing.layout.lay_out import WIDEST
from engine.ficon.drawing.model.cabling import Cable, Cec, ChannelCard, Css
from engine.ficon.drawing.model.change import Draft, together
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

APART, INNER = 32.0, 16.0  # between elements outside containers, and between those of a container
STRAIGHT = 40.0  # of a line: edges that differ by less are aligned
STEP, FARTHEST = 0.8, 120.0  # of larger things in a line: a part of their height, up to this
ROUNDS = 4  # of a layout, until it keeps its sizes
Way = tuple[int, int]


@dataclass
class TidyBlock:
    """Elements that move together.

    box, was: the box around them now and originally; ways: how far each element has moved.
    """

    box: Box
    was: Box
    ways: dict[str, Way]

    def go(self, dx: int, dy: int) -> None:
        """Move the whole block."""
        self.box = self.box.moved(dx, dy)
        self.ways = {name: (x + dx, y + dy) for name, (x, y) in self.ways.items()}


def laid_out(drawing: Drawing, from_scratch: bool = False, row: float = WIDEST) -> Change:
    """Return the change that lays out a drawing; a second layout would change nothing.

    Elements with places keep the reader's map. from_scratch, or if nothing has a place: everything gets a new
    place regardless of its old one; row: width of a row of channels in that case, in units.
    """
    if drawing.places and not from_scratch:
        return together("Lay out", _until_kept(drawing.copy(), tidied))
    after = drawing.copy()
    after.apply(_unplaced(drawing))
    _until_kept(after, lambda now: lay_out(now, Arrangement(now).sizes(), row))
    _until_kept(after, tidied)  # directors may be longer than in a layout
    draft = Draft(drawing, "Lay out")
    for name in dict.fromkeys([*drawing.places, *after.places]):
        draft.place(name, after.place(name))
    _straighten_cables(draft)
    return draft.done()


def _until_kept(now: Drawing, step: Callable[[Drawing], Change]) -> list[Change]:
    """Apply steps until sizes no longer change: elements placed inside another element make it larger or
    smaller.
    """
    changes: list[Change] = []
    for _ in range(ROUNDS):
        if not (change := step(now)):
            break
        now.apply(change)
        changes.append(change)
    return changes


def _unplaced(drawing: Drawing) -> Change:
    """Return the change that removes all places and bends."""
    draft = Draft(drawing, "Lay out")
    for name in drawing.places:
        draft.place(name, None)
    _straighten_cables(draft)
    return draft.done()


def _straighten_cables(draft: Draft) -> None:
    for cable in draft.now.of(Cable):
        if cable.bends:
            draft.set(cable.id, bends=())


def tidied(drawing: Drawing) -> Change:
    """Return the change that straightens a drawing and places the elements that have no place yet."""
    named = (name for name in drawing.places if name in drawing)
    arranged = Arrangement(drawing, any(isinstance(drawing[name], FLOATING) for name in named))
    ways = _Tidy(arranged).ways()
    draft = Draft(drawing, "Lay out")
    for name, (dx, dy) in ways.items():
        x, y = arranged.corner[name]
        draft.place(name, Place(round(x) + dx, round(y) + dy))
    _take_along(draft, arranged, ways)
    for cable in drawing.of(Cable):
        _shift_bends(draft, arranged, ways, cable)
    return draft.done()


def _take_along(draft: Draft, arranged: Arrangement, ways: dict[str, Way]) -> None:
    """Move the placed contents of an element with it; a link that is now covered by an element gets an
    automatic place.
    """
    boxes = [arranged.boxes[name].moved(*way) for name, way in ways.items() if not _is_frame(arranged, name)]
    for name, place in arranged.nesting.places.items():
        if name in ways:
            continue
        if isinstance(arranged.drawing.find(name), IsfcLink | Cluster):
            box = arranged.shapes[name].box if name in arranged.shapes else None
            if box and any(box.meets(item) for item in boxes):
                draft.place(name, None)
            continue
        dx, dy = _way_of(arranged, ways, name)
        draft.place(name, Place(place.x + dx, place.y + dy))


def _is_frame(arranged: Arrangement, name: str) -> bool:
    return isinstance(arranged.drawing[name], Cec | Css | ChannelCard)


def _way_of(arranged: Arrangement, ways: dict[str, Way], name: str) -> Way:
    """Return the move of the innermost moved element that contains this one."""
    while name and name not in ways:
        name = arranged.nesting.holder.get(name, "")
    return ways.get(name, (0, 0))


def _shift_bends(draft: Draft, arranged: Arrangement, ways: dict[str, Way], cable: Cable) -> None:
    """Move a cable's bends by the average move of its ends."""
    if cable.bends:
        both = [_way_of(arranged, ways, end) for end in cable.ends]
        dx, dy = (round(fmean(axis)) for axis in zip(*both, strict=True))
        draft.set(cable.id, bends=tuple((x + dx, y + dy) for x, y in cable.bends))


class _Tidy:
    """Tidies from the inside out: the contents of a container are settled before the container itself."""

    def __init__(self, arranged: Arrangement) -> None:
        self._arranged, self._held = arranged, siblings(arranged)

    def ways(self) -> dict[str, Way]:
        """Return how far each element moves."""
        roots = [self._block(name) for name in self._held[""]]
        return settled(roots, APART).ways if roots else {}

    def _block(self, name: str) -> TidyBlock:
        arranged = self._arranged
        if not _is_frame(arranged, name) or not self._held.get(name):
            box = with_ports(arranged, name)
            return TidyBlock(box, box, {name: (0, 0)})
        inner = settled([self._block(text) for text in self._held[name]], INNER)
        room = arranged.padded(inner.box, name)
        x, y = arranged.corner[name]
        way = min(floor(room.left - x), 0), min(floor(room.top - y), 0)
        box = Box(x + way[0], y + way[1], max(room.right, x + way[0]), max(room.bottom, y + way[1]))
        return TidyBlock(box, arranged.boxes[name], {name: way, **inner.ways})


def settled(blocks: list[TidyBlock], gap: float) -> TidyBlock:
    """Return the blocks joined into one, apart from each other and aligned."""
    if len(blocks) == 1:
        return blocks[0]
    for axis in (1, 0):
        parts = _cut(blocks, axis)
        if len(parts) > 1:
            return _joined([settled(part, gap) for part in parts], axis, gap)
    return _apart(blocks, gap)


def _cut(blocks: list[TidyBlock], axis: int) -> list[list[TidyBlock]]:
    """Return groups of blocks separated by cuts along an axis (0: x, 1: y)."""
    parts: list[list[TidyBlock]] = []
    reached = float("-inf")
    for block in sorted(blocks, key=lambda block: block.was[axis]):
        if block.was[axis] >= reached:
            parts.append([])
        parts[-1].append(block)
        reached = max(reached, block.was[axis + 2])
    return parts


def _apart(blocks: list[TidyBlock], gap: float) -> TidyBlock:
    """Return blocks that no cut separates as a single block, each after the blocks that were before it."""
    before: tuple[list[tuple[TidyBlock, TidyBlock]], list[tuple[TidyBlock, TidyBlock]]] = ([], [])
    for tidy_block, other in combinations(blocks, 2):
        axis = _axis(tidy_block.was, other.was)
        pair = sorted((tidy_block, other), key=lambda block: block.was.middle[axis])
        before[axis].append((pair[0], pair[1]))
    for axis in (0, 1):
        for block in sorted(blocks, key=lambda block: block.was.middle[axis]):
            edges = [first.box[axis + 2] + gap for first, last in before[axis] if last is block]
            by = max(0, ceil(max(edges, default=block.box[axis]) - block.box[axis]))
            block.go(*((by, 0) if axis == 0 else (0, by)))
    return _one_of(blocks)


def _axis(box: Box, other: Box) -> int:
    """Return the axis along which two boxes are farther apart or overlap less."""
    gaps = [max(box[axis], other[axis]) - min(box[axis + 2], other[axis + 2]) for axis in (0, 1)]
    return 0 if gaps[0] >= gaps[1] else 1


def _joined(blocks: list[TidyBlock], axis: int, gap: float) -> TidyBlock:
    """Return the blocks joined into one, in this order along an axis, each as near to its place as the
    others allow.
    """
    wishes = [block.box.middle[axis] for block in blocks]
    lengths = [float(ceil(block.box[axis + 2] - block.box[axis])) for block in blocks]
    for block, edge in zip(blocks, spread(wishes, lengths, gap), strict=True):
        by = floor(edge + 0.5) - floor(block.box[axis] + 0.5)
        block.go(*((by, 0) if axis == 0 else (0, by)))
    _straighten(blocks, 1 - axis)
    return _one_of(blocks)


def _one_of(blocks: list[TidyBlock]) -> TidyBlock:
    box, was = around(block.box for block in blocks), around(block.was for block in blocks)
    assert box is not None
    assert was is not None
    return TidyBlock(box, was, {name: way for block in blocks for name, way in block.ways.items()})


def _straighten(blocks: list[TidyBlock], axis: int) -> None:
    """Align the edges or middles across an axis, whichever differ least."""
    shares = (0.0, 1.0) if axis == 1 else (0.5, 0.0, 1.0)  # of the way from one edge to the other
    share = min(shares, key=lambda part: _variance([_edge(block, axis, part) for block in blocks]))
    for group in _near(blocks, axis, share):
        line = floor(fmean(_edge(block, axis, share) for block in group) + 0.5)
        for block in group:
            by = line - floor(_edge(block, axis, share) + 0.5)
            block.go(*((by, 0) if axis == 0 else (0, by)))


def _variance(places: list[float]) -> float:
    """Return the variance to a millionth; the statistics module would compute it with fractions."""
    middle = fmean(places)
    return round(fmean((place - middle) ** 2 for place in places), 6)


def _edge(block: TidyBlock, axis: int, share: float) -> float:
    return block.box[axis] + share * (block.box[axis + 2] - block.box[axis])


def _near(blocks: Iterable[TidyBlock], axis: int, share: float) -> list[list[TidyBlock]]:
    """Return groups of blocks in which each block is near the previous block, so that the steps of a
    staircase form a group.
    """
    groups: list[list[TidyBlock]] = []
    for block in sorted(blocks, key=lambda block: _edge(block, axis, share)):
        if not groups or not _are_near(groups[-1][-1], block, axis, share):
            groups.append([])
        groups[-1].append(block)
    return groups


def _are_near(block: TidyBlock, following: TidyBlock, axis: int, share: float) -> bool:
    """Return whether the lines of two blocks are near each other; for blocks side by side, relative to
    their size.
    """
    smaller = min(item.box[axis + 2] - item.box[axis] for item in (block, following))
    near = min(max(STRAIGHT, STEP * smaller), FARTHEST) if axis == 1 else STRAIGHT
    return _edge(following, axis, share) - _edge(block, axis, share) <= near
