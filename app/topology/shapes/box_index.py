"""An index of the boxes near a place, for thousands of boxes."""

from __future__ import annotations

from collections.abc import Iterator

from app.topology.shapes.box import Box

SQUARE = 256.0
MAX_SQUARES = 4096  # squares of an element; larger elements are in all of them


class BoxIndex:
    """Boxes by key. `near` returns the keys whose grid squares a box touches, each once and in insertion
    order.
    """

    def __init__(self) -> None:
        self._squares: dict[tuple[int, int], list[int]] = {}
        self._large: list[int] = []
        self._keys: list[str] = []
        self._boxes: list[Box] = []
        self._around: Box | None = None

    def add(self, key: str, box: Box) -> None:
        """Add a box."""
        number = len(self._keys)
        self._keys.append(key)
        self._boxes.append(box)
        self._around = self._around.joined(box) if self._around else box
        left, top, right, bottom = _squares(box)
        if (right - left + 1) * (bottom - top + 1) > MAX_SQUARES:
            self._large.append(number)
            return
        for x in range(left, right + 1):
            for y in range(top, bottom + 1):
                self._squares.setdefault((x, y), []).append(number)

    def near(self, box: Box) -> Iterator[str]:
        """Return the keys of the boxes that intersect a box."""
        boxes, keys = self._boxes, self._keys
        if self._around is not None and box.covers(self._around):
            return iter(keys)
        left, top, right, bottom = _squares(box)
        if (right - left + 1) * (bottom - top + 1) > len(self._squares):
            return (key for key, item in zip(keys, boxes, strict=True) if item.meets(box))
        found = set(self._large)
        for x in range(left, right + 1):
            for y in range(top, bottom + 1):
                found.update(self._squares.get((x, y), ()))
        return (keys[i] for i in sorted(found) if boxes[i].meets(box))


def _squares(box: Box) -> tuple[int, int, int, int]:
    return (
        int(box.left // SQUARE),
        int(box.top // SQUARE),
        int(box.right // SQUARE),
        int(box.bottom // SQUARE),
    )
