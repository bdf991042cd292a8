"""A small map of the whole picture in a free corner of the canvas; its visible part can be dragged.

It is shown while part of the drawing is out of view, and never covers an element.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes
from app.look import theme
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import pen, rect
from app.topology.canvas.viewport import Viewport
from app.topology.shapes.box import Box
from app.topology.shapes.shape import FRAMES, Shape
from app.widgets.pictured import pictured

SIZE, PAD, MARGIN = (168, 108), 6.0, 10  # px; the last one from the edges of the canvas
ROOMY = 520, 320  # pixels of a canvas in which there is room for it
KINDS = ("cec", "lpar", "channel", "director", "storage", "note")


class Minimap(QWidget):
    """A child of the canvas; click or drag in it to move the view."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport.widget)
        pictured(self, name=self.tr("Minimap of the drawing"))
        self._viewport, self._wanted = viewport, True
        self._still: QPixmap | None = None
        self.setFixedSize(*SIZE)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Click or drag to see another part of the drawing"))
        self.setAccessibleDescription(self.toolTip())
        theme.notifier.changed.connect(self.forget)
        viewport.scene_changed.connect(self.forget)
        viewport.moved.connect(self.place)

    def forget(self) -> None:
        """Paint the drawing again."""
        self._still = None
        self.place()

    def show_if_roomy(self, wanted: bool) -> None:
        """Show the minimap if it is requested and there is room for it; otherwise hide it."""
        self._wanted = wanted
        self.place()

    def place(self) -> None:
        """Select a corner of the canvas without visible elements, preferring the current corner."""
        spot = self._spot()
        if spot is not None and spot != self.pos():
            self.move(spot)
        if self.isHidden() != (spot is None):
            self.setVisible(spot is not None)
            self._viewport.widget.update()
        self.update()

    def is_low_right(self) -> bool:
        """Return whether the minimap is in the lower right corner."""
        return self.isVisible() and self.pos() == self._corners()[0]

    def _spot(self) -> QPoint | None:
        """Return the corner to use, or None if the whole drawing is visible or no corner is free."""
        canvas, shown = self._viewport.widget, self._viewport
        roomy = canvas.width() >= ROOMY[0] and canvas.height() >= ROOMY[1]
        if not self._wanted or not roomy or shown.view.box.covers(shown.scene.bounds):
            return None
        corners = self._corners()
        tries = [self.pos(), *corners] if self.pos() in corners else corners
        return next((corner for corner in tries if not self._covers(corner)), None)

    def _corners(self) -> list[QPoint]:
        canvas = self._viewport.widget
        right, low = (canvas.width() - self.width() - MARGIN, canvas.height() - self.height() - MARGIN)
        return [QPoint(right, low), QPoint(right, MARGIN), QPoint(MARGIN, MARGIN)]

    def _covers(self, corner: QPoint) -> bool:
        """Return whether the minimap would cover an element; frames may lie below it."""
        shown, box = self._viewport, QRect(corner, self.size())
        ends = shown.view.picture(box.left(), box.top()), shown.view.picture(box.right(), box.bottom())
        below = shown.scene.seen(Box(*ends[0], *ends[1]), shown.look.layers)
        return any(shape.kind not in FRAMES for shape in below)

    @property
    def _scale(self) -> tuple[float, float, float]:
        """Pixels per unit, and the position of the picture's corner."""
        box = self._viewport.scene.bounds.grown(20.0)
        scale = min((SIZE[0] - 2 * PAD) / box.width, (SIZE[1] - 2 * PAD) / box.height)
        left = (SIZE[0] - box.width * scale) / 2 - box.left * scale
        return scale, left, (SIZE[1] - box.height * scale) / 2 - box.top * scale

    def _small(self, box: Box) -> Box:
        scale, x, y = self._scale
        return Box(box.left * scale + x, box.top * scale + y, box.right * scale + x, box.bottom * scale + y)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing, and a frame around the visible part."""
        colours = self._viewport.look.colours
        if self._still is None or self._still.devicePixelRatio() != self.devicePixelRatioF():
            self._still = self._painted(self._viewport.look)
        part = rect(self._small(self._viewport.view.box))
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._still)
            painter.setPen(pen(colours.focus, 1.6))
            painter.setBrush(brushes.faded(colours.focus, 0.08))
            painter.drawRect(part.intersected(room))

    def _painted(self, look: Look) -> QPixmap:
        ratio, c = self.devicePixelRatioF(), look.colours
        made = QPixmap(round(SIZE[0] * ratio), round(SIZE[1] * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(c.box)
        with QPainter(made) as painter:
            painter.setPen(pen(c.outline, 1.0))
            painter.drawRect(QRectF(0.5, 0.5, SIZE[0] - 1, SIZE[1] - 1))
            for shape in self._viewport.scene.shapes.values():
                if shape.kind in KINDS:
                    self._dab(painter, shape, look)
        return made

    def _dab(self, painter: QPainter, shape: Shape, look: Look) -> None:
        c = look.colours
        fills = {
            "cec": c.frame, "lpar": c.lpar, "channel": c.channel, "director": c.director,
            "storage": c.storage, "note": c.note,
        }  # fmt: skip
        box = rect(self._small(shape.core))
        painter.fillRect(box, fills[shape.kind])
        if shape.kind == "cec":
            painter.setPen(pen(c.outline, 1.0))
            painter.drawRect(box)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the view to this place."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._see(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the visible part."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._see(event.position())

    def _see(self, at: QPointF) -> None:
        scale, x, y = self._scale
        self._viewport.look_at(self._viewport.view.zoom, (at.x() - x) / scale, (at.y() - y) / scale)
