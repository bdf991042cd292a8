"""A picture on paper: the drawing, the legend below it, and the title block in the lower right corner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from app.topology.canvas.painting import legend, papers
from app.topology.canvas.painting.draw import draw
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import rect
from app.topology.canvas.writers import Writers, writers
from app.topology.editor import LAYERS
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.paper import TitleBlock

MARGIN, GAP = 32.0, 22.0


@dataclass(frozen=True)
class Sheet:
    """size: of the whole sheet, in picture units; its upper left corner is at 0, 0."""

    scene: CanvasScene
    look: Look
    words: Writers
    block: TitleBlock | None

    @property
    def picture(self) -> Box:
        """The box around the drawing, in its own units."""
        labels = [edge.label_at for edge in self.scene.edges if edge.label_at]
        ways = (point for way in self.scene.ways for point in way)
        box = self.scene.bounds
        for x, y in (*labels, *ways):
            box = box.joined(Box(x - 4, y - 4, x + 4, y + 4))
        return box

    @property
    def foot(self) -> float:
        """Height of everything below the drawing."""
        if self.block is not None:
            return papers.BLOCK[1] + GAP
        return legend.HIGH + GAP if self.words.keys else 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height with margins."""
        box, below = self.picture, 0.0
        if self.words.keys:
            below = legend.size(self.words.keys) + 24.0
        if self.block is not None:
            below += papers.BLOCK[0] + GAP
        return max(box.width, below) + 2 * MARGIN, box.height + self.foot + 2 * MARGIN

    def paint(self, painter: QPainter, room: Box) -> None:
        """Paint into a box that is at least as large as `size`; the painter is in picture units."""
        painter.fillRect(rect(room), self.look.colours.box)
        self._draw(painter, room)

    def shift(self, room: Box) -> tuple[float, float]:
        """Return how far the drawing is moved to the right and down to lie in the middle of a box."""
        box, above = self.picture, Box(room.left, room.top, room.right, room.bottom - self.foot)
        return above.middle[0] - box.middle[0], above.middle[1] - box.middle[1]

    def _draw(self, painter: QPainter, room: Box) -> None:
        painter.save()
        painter.translate(*self.shift(room))
        draw(painter, self.scene, self.look, self.picture)
        painter.restore()
        low = room.bottom - MARGIN
        if self.block is not None:
            wide, high = papers.BLOCK
            place = box_at(room.right - MARGIN - wide, low - high, wide, high)
            papers.title_block(painter, place, self.block, self.look)
        strip = Box(room.left + MARGIN - legend.LEFT, room.top, room.right, low + 10)
        legend.paint(painter, self.look, self.words.keys, strip)


def sheet(drawing: Drawing, look: str = "light", link: str = "") -> Sheet:
    """Return a sheet of a drawing with a look, "light" or "dark"; link: the link whose writers are
    painted.
    """
    scene = CanvasScene(drawing)
    if scene.large:
        scene.tidy_up()
    return sheet_of(scene, look, link)


def sheet_of(
    scene: CanvasScene, look: str = "light", link: str = "", layers: frozenset[str] = frozenset(LAYERS)
) -> Sheet:
    """Return a sheet of an existing picture with these layers."""
    found = writers(scene.drawing, link)
    theme = Look(name=look, vector=True, layers=layers, writers=found.cells, usable=found.usable)
    blocks = scene.drawing.of(TitleBlock)
    return Sheet(scene, theme, found, blocks[0] if blocks else None)
