"""Rows of boxes: the position of each box in its container, and the size that the container needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.ficon.drawing.layout.sizes import Size


@dataclass
class LayoutBox:
    """An element with its size. x, y: relative to the corner of its container."""

    name: str
    wide: float
    high: float
    inside: list[LayoutBox] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0

    def corners(self, x: float, y: float) -> Iterable[tuple[str, float, float]]:
        """Yield the corners of this box and its contents, with the corner of its container at x, y."""
        yield self.name, x + self.x, y + self.y
        for box in self.inside:
            yield from box.corners(x + self.x, y + self.y)


def row(boxes: list[LayoutBox], gap: float, widest: float, row_gap: float, low: bool = False) -> Size:
    """Arrange boxes side by side, in several rows if they are too wide; return the total size.

    low: boxes of a row are aligned at the bottom, otherwise at the top.
    """
    lines: list[list[LayoutBox]] = [[]]
    for box in boxes:
        if lines[-1] and sum(line.wide + gap for line in lines[-1]) + box.wide > widest:
            lines.append([])
        lines[-1].append(box)
    widths = [sum(box.wide for box in line) + gap * (len(line) - 1) for line in lines if line]
    wide, y = max(widths, default=0.0), 0.0
    for line in filter(None, lines):
        high, x = max(box.high for box in line), (wide - sum(box.wide + gap for box in line) + gap) / 2
        for layout_box in line:
            layout_box.x, layout_box.y = x, y + (high - layout_box.high if low else 0.0)
            x += layout_box.wide + gap
        y += high + row_gap
    return wide, max(y - row_gap, 0.0)


def shift(boxes: Iterable[LayoutBox], dx: float, dy: float) -> None:
    """Move boxes within their container."""
    for box in boxes:
        box.x, box.y = box.x + dx, box.y + dy


def spread(wishes: list[float], widths: list[float], gap: float) -> list[float]:
    """Return left edges in this order, without overlap, each middle as close as possible to its preferred
    position.

    Neighbors that push each other form a heap, which is placed at the mean of its preferred positions.
    """
    heaps: list[tuple[list[int], float, float]] = []  # members, left edge, width
    for place, (wish, wide) in enumerate(zip(wishes, widths, strict=True)):
        members, left, length = [place], wish - wide / 2, wide
        while heaps and heaps[-1][1] + heaps[-1][2] + gap > left:
            before = heaps.pop()
            members, length = before[0] + members, before[2] + gap + length
            left = _heap_left(members, wishes, widths, gap)
        heaps.append((members, left, length))
    edges = [0.0] * len(wishes)
    for members, left, _ in heaps:
        for place in members:
            edges[place] = left
            left += widths[place] + gap
    return edges


def _heap_left(members: list[int], wishes: list[float], widths: list[float], gap: float) -> float:
    """Return the left edge at which the members are closest to their preferred positions."""
    total, offset = 0.0, 0.0
    for place in members:
        total += wishes[place] - widths[place] / 2 - offset
        offset += widths[place] + gap
    return total / len(members)
