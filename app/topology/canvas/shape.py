"""A thing as it stands in the picture: boxes and words, no paint."""

from __future__ import annotations

from dataclasses import dataclass

from app.topology.canvas.box import Box, Point

CONTAINERS = frozenset({"cec", "css", "card", "channel", "unit", "director"})
FRAMES = frozenset({"cec", "css", "card", "group"})  # what is seen behind other things
LAYERS = {
    "director": "cabling", "port": "cabling", "cable": "cabling", "unit": "iocp", "device": "iocp",
    "link": "isfc", "cluster": "isfc",
}  # fmt: skip  # kinds that are seen only when their layer is


@dataclass(frozen=True, slots=True)
class Shape:
    """box: all of it; core: the part with its name (of a channel: without its devices).

    cells: a box for each device of a range, if there are few; edge: side of a director that a port is at.
    """

    id: str
    kind: str
    box: Box
    core: Box
    title: str = ""
    lines: tuple[str, ...] = ()
    parent: str = ""
    cells: tuple[Box, ...] = ()
    edge: str = ""
    mark: str = ""  # a property that is painted: "own", "blocked", "dashed"

    @property
    def layer(self) -> str:
        """The layer that it is seen in; "" = always."""
        return LAYERS.get(self.kind, "")

    def outline(self, dx: float, dy: float) -> Shape:
        """Its boxes elsewhere, for lines to end at; without words and devices."""
        box, core = self.box.moved(dx, dy), self.core.moved(dx, dy)
        return Shape(self.id, self.kind, box, core, parent=self.parent, edge=self.edge)


@dataclass(frozen=True, slots=True)
class Edge:
    """A line between two shapes: start, and three points for each bend (two handles and an end).

    id: the thing that it stands for (a cable, a link); "" = it only shows that one may use the other.
    """

    id: str
    kind: str  # cable, link, member, access, path
    ends: tuple[str, str]
    points: tuple[Point, ...]
    label: str = ""
    label_at: Point | None = None  # middle of the label; None = there is no room for it

    @property
    def layer(self) -> str:
        """The layer that it is seen in; "" = always."""
        return {"cable": "cabling", "link": "isfc", "member": "isfc", "path": "iocp"}.get(self.kind, "")
