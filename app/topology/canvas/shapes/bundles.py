"""Lines that share a corridor lie beside each other in it, so that each can be followed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.topology.canvas.shapes.box import Point

ROOM, PITCH = 10.0, 5.0  # width of a bundle, at most; between two of its lines
Piece = tuple[int, int]  # way, and number of its point where the piece begins


def beside_each_other(ways: Sequence[list[Point]]) -> list[list[Point]]:
    """Return the ways; pieces that would lie on each other lie up to ROOM / 2 beside their corridor.

    The first and the last piece of a way stay, since they touch a thing.
    """
    moved = [list(way) for way in ways]
    for axis in (0, 1):
        for number, pieces in _corridors(moved, axis).items():
            for (way, at), offset in _offsets(moved, pieces, axis):
                for point in (at, at + 1):
                    x, y = moved[way][point]
                    moved[way][point] = (number + offset, y) if axis == 0 else (x, number + offset)
    return moved


def _corridors(ways: Sequence[list[Point]], axis: int) -> dict[float, list[Piece]]:
    """Return the inner pieces along each corridor: upright ones for axis 0, level ones for axis 1."""
    found: dict[float, list[Piece]] = {}
    for way, points in enumerate(ways):
        for at in range(1, len(points) - 2):
            if points[at][axis] == points[at + 1][axis]:
                found.setdefault(points[at][axis], []).append((way, at))
    return found


def _offsets(ways: Sequence[list[Point]], pieces: list[Piece], axis: int) -> Iterable[tuple[Piece, float]]:
    """Return how far each piece lies beside its corridor; those that do not meet share a place."""
    spans = {(way, at): sorted((ways[way][at][1 - axis], ways[way][at + 1][1 - axis])) for way, at in pieces}
    ends: list[float] = []
    levels: dict[Piece, int] = {}
    for piece in sorted(pieces, key=lambda pair: spans[pair]):
        low, high = spans[piece]
        level = next((i for i, end in enumerate(ends) if end < low), len(ends))
        ends[level : level + 1] = [high]
        levels[piece] = level
    pitch = min(PITCH, ROOM / max(len(ends) - 1, 1))
    return [(piece, (level - (len(ends) - 1) / 2) * pitch) for piece, level in levels.items()]
