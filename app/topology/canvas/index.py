"""Finds what lies at a place: squares of the picture with the ids of what touches them."""

from __future__ import annotations

from collections.abc import Iterator

from app.topology.canvas.shapes.box import Box

SQUARE = 256.0
MAX_SQUARES = 4096  # squares of a thing; what is larger is in all of them


class Index:
    """Boxes by key. `near` gives the keys whose squares a box touches, each once, in the order of adding."""

    def __init__(self) -> None:
        self._squares: dict[tuple[int, int], list[int]] = {}
        self._large: list[int] = []
        self._keys: list[str] = []
        self._boxes: list[Box] = []

    def add(self, key: str, box: Box) -> None:
        """Put a box in."""
        number = len(self._keys)
        self._keys.append(key)
        self._boxes.append(box)
        left, top, right, bottom = _squares(box)
        if (right - left + 1) * (bottom - top + 1) > MAX_SQUARES:
            self._large.append(number)
            return
        for x in range(left, right + 1):
            for y in range(top, bottom + 1):
                self._squares.setdefault((x, y), []).append(number)

    def near(self, box: Box) -> Iterator[str]:
        """Return the keys of the boxes that meet a box."""
        left, top, right, bottom = _squares(box)
        found = set(self._large)
        if (right - left + 1) * (bottom - top + 1) > len(self._squares):
            found = set(range(len(self._keys)))
        else:
            for x in range(left, right + 1):
                for y in range(top, bottom + 1):
                    found.update(self._squares.get((x, y), ()))
        boxes, keys = self._boxes, self._keys
        return (keys[i] for i in sorted(found) if boxes[i].meets(box))


def _squares(box: Box) -> tuple[int, int, int, int]:
    return (
        int(box.left // SQUARE),
        int(box.top // SQUARE),
        int(box.right // SQUARE),
        int(box.bottom // SQUARE),
    )
