"""The layout of an element in the picture: boxes and text, without painting."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.topology.shapes import sizes
from app.topology.shapes.box import Box, Point, box_at

FRAMES = frozenset({"cec", "css", "card", "group"})  # elements visible behind others
LAYERS = {
    "director": "cabling", "port": "cabling", "storage": "cabling", "cable": "cabling", "unit": "iocp",
    "device": "iocp", "link": "isfc", "cluster": "isfc",
}  # fmt: skip  # kinds that are visible only with their layer


@dataclass(frozen=True, slots=True)
class Shape:
    """box: the whole shape; core: the part with its name (for a channel, without its devices).

    devices: those of a range, if there are few enough for a square each; edge: a port's side of its director.
    tone: color and pattern of a link, which differ from those of nearby links.
    """

    id: str
    kind: str
    box: Box
    core: Box
    title: str = ""
    lines: tuple[str, ...] = ()
    parent: str = ""
    devices: int = 0
    edge: str = ""
    mark: str = ""  # a property that is painted: "own", "blocked", "dashed"
    tone: int = 0

    @property
    def layer(self) -> str:
        """The layer on which the shape is visible, or "" for always."""
        return LAYERS.get(self.kind, "")

    @property
    def cells(self) -> tuple[Box, ...]:
        """The square of each device of a range, if there are few devices."""
        return _squares(self.box.left, self.box.top, self.devices) if self.devices else ()

    def outline(self, dx: float, dy: float) -> Shape:
        """Return the boxes at an offset as endpoints for lines, without text and devices."""
        box, core = self.box.moved(dx, dy), self.core.moved(dx, dy)
        return Shape(self.id, self.kind, box, core, parent=self.parent, edge=self.edge)


@dataclass(frozen=True, slots=True)
class Edge:
    """A line between two shapes: its start, and three points for each bend (two handles and an end).

    id: the element it represents (a cable, a link), or "" if it only shows that one element may use the
    other.
    far: for a wire that ends at an off-sheet port, the id of its destination; the port is at its label.
    """

    id: str
    kind: str  # cable, link, member, access, path
    ends: tuple[str, str]
    points: tuple[Point, ...]
    label: str = ""
    label_at: Point | None = None  # middle of the label; None = no room for it
    far: str = ""
    tone: int = 0  # color and pattern of a link

    @property
    def layer(self) -> str:
        """The layer on which the edge is visible, or "" for always."""
        return {"cable": "cabling", "link": "isfc", "member": "isfc", "path": "iocp"}.get(self.kind, "")


@lru_cache(maxsize=8192)
def _squares(left: float, top: float, devices: int) -> tuple[Box, ...]:
    return tuple(box_at(left + x, top + y, sizes.CELL, sizes.CELL) for x, y in sizes.cells(devices))
