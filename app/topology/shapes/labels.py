"""Places the labels of lines where they cover nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.topology.shapes import letters, routes
from app.topology.shapes.box import Box, Point
from app.topology.shapes.shape import Edge

PARTS = (0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9)  # of the way, the best first
Taken = Callable[[Box], bool]


def labelled(edges: list[Edge], taken: Taken) -> list[Edge]:
    """Return the edges with a place for each label; taken: returns whether a box is occupied."""
    placed: list[Box] = []
    found = []
    for edge in edges:
        spot = _spot(edge, taken, placed) if edge.label else None
        found.append(replace(edge, label_at=spot) if spot else edge)
    return found


def _spot(edge: Edge, taken: Taken, placed: list[Box]) -> Point | None:
    for at in _tries(edge.points):
        box = label_box(edge.label, at)
        if not taken(box) and not any(box.meets(other) for other in placed):
            placed.append(box)
            return at
    return None


def _tries(points: tuple[Point, ...]) -> Iterator[Point]:
    return (routes.along(points, part) for part in PARTS)


def label_box(text: str, at: tuple[float, float]) -> Box:
    """Return the box of a label's plate."""
    wide, high = letters.width(text, "small") + 16, 20.0
    return Box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)
