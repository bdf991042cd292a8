"""The static picture in a pixmap; panning scrolls it and paints only the new parts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.topology.canvas.painting.draw import draw
from app.topology.canvas.painting.look import Look
from app.topology.canvas.view import CanvasView
from app.topology.shapes.box import Box
from app.topology.shapes.scene import CanvasScene

GRID = 20.0  # units between dots; things snap to half of it
FINEST, DOT = 9.0, 1.4  # pixels between dots, at least; of a dot


@dataclass(frozen=True)
class PixmapKey:
    """Everything on which the pixmap depends, except the corner of the view."""

    scene: int
    look: Look
    size: tuple[int, int]
    ratio: float
    grid: bool
    without: frozenset[str]

    def __hash__(self) -> int:
        return hash((self.scene, self.size))


class Still:
    """The pixmap of the view, the size of the widget."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._key: PixmapKey | None = None
        self._corner = (0, 0)
        self.painted = 0  # number of times it was painted completely

    def stretch(self, painter: QPainter, scene: CanvasScene, look: Look, view: CanvasView) -> bool:
        """Paint the cached part of the same drawing, scaled to the current zoom; return False if nothing is
        cached.
        """
        key, ratio = self._key, view.ratio
        if key is None or not _differs_in_zoom(key, scene, look, view):
            return False
        by = view.zoom / key.look.zoom
        x, y = self._corner[0] / ratio * by - view.x, self._corner[1] / ratio * by - view.y
        wide, high = view.width * by, view.height * by
        if x > 0 or y > 0 or x + wide < view.width or y + high < view.height:
            painter.fillRect(QRectF(0, 0, view.width, view.height), look.colours.ground)
        painter.drawPixmap(QRectF(x, y, wide, high), self._pixmap, QRectF(self._pixmap.rect()))
        return True

    def drop(self) -> None:
        """Drop the pixmap, so that everything is painted the next time."""
        self._key = None

    def pixmap(
        self, scene: CanvasScene, look: Look, view: CanvasView, grid: bool, without: Collection[str] = ()
    ) -> QPixmap:
        """Return the visible picture, `without` these elements."""
        size = round(view.width * view.ratio), round(view.height * view.ratio)
        key = PixmapKey(id(scene), look, size, view.ratio, grid, frozenset(without))
        corner = round(view.x * view.ratio), round(view.y * view.ratio)
        whole = QRect(0, 0, *size)
        if key != self._key:
            if (self._pixmap.width(), self._pixmap.height()) != size:
                self._pixmap = QPixmap(*size)
            self._key, self._corner = key, corner
            self._paint(scene, view, whole)
            self.painted += 1
        elif corner != self._corner:
            self._scroll(scene, view, corner, whole)
        self._pixmap.setDevicePixelRatio(view.ratio)
        return self._pixmap

    def _scroll(self, scene: CanvasScene, view: CanvasView, corner: tuple[int, int], whole: QRect) -> None:
        dx, dy = self._corner[0] - corner[0], self._corner[1] - corner[1]
        self._corner = corner
        width, height = whole.width(), whole.height()
        if abs(dx) >= width or abs(dy) >= height:
            self._paint(scene, view, whole)
            return
        self._pixmap.setDevicePixelRatio(1.0)
        self._pixmap.scroll(dx, dy, whole)
        if dx:
            self._paint(scene, view, QRect(0 if dx > 0 else width + dx, 0, abs(dx), height))
        if dy:
            self._paint(scene, view, QRect(0, 0 if dy > 0 else height + dy, width, abs(dy)))

    def _paint(self, scene: CanvasScene, view: CanvasView, part: QRect) -> None:
        """Paint a part, given in device pixels."""
        assert self._key is not None
        key, ratio = self._key, view.ratio
        self._pixmap.setDevicePixelRatio(1.0)
        x, y = part.x() / ratio, part.y() / ratio
        box = Box(*view.picture(x, y), *view.picture(x + part.width() / ratio, y + part.height() / ratio))
        with QPainter(self._pixmap) as painter:
            painter.setClipRect(part)
            painter.fillRect(part, key.look.colours.ground)
            painter.scale(ratio, ratio)
            if key.grid:
                paint_grid(painter, view, QRectF(x, y, part.width() / ratio, part.height() / ratio), key.look)
            painter.translate(-view.x, -view.y)
            painter.scale(view.zoom, view.zoom)
            draw(painter, scene, key.look, box, key.without)


def _differs_in_zoom(key: PixmapKey, scene: CanvasScene, look: Look, view: CanvasView) -> bool:
    """Return whether a pixmap shows the same drawing in the same look and size, at any zoom."""
    same = replace(key.look, zoom=look.zoom, crowded=look.crowded) == look
    size = round(view.width * view.ratio), round(view.height * view.ratio)
    return same and (key.scene, key.size, key.ratio) == (id(scene), size, view.ratio)


def paint_grid(painter: QPainter, view: CanvasView, area: QRectF, look: Look) -> None:
    """Paint the grid dots in an area of the widget, fewer when zoomed out."""
    pitch = GRID * view.zoom
    while pitch < FINEST:
        pitch *= 4
    first = (area.x() + view.x) // pitch * pitch - view.x
    row = _row(look, first - area.x(), area.width(), pitch, view.ratio)
    y = (area.y() + view.y) // pitch * pitch - view.y
    while y < area.bottom():
        painter.drawPixmap(QPointF(area.x(), round(y * view.ratio) / view.ratio), row)
        y += pitch


def _row(look: Look, first: float, width: float, pitch: float, ratio: float) -> QPixmap:
    """Return a row of dots, painted once and used for all rows."""
    made = QPixmap(max(round(width * ratio), 1), max(round(DOT * ratio), 1))
    made.fill(look.colours.ground)
    dot = max(round(DOT * ratio), 1)
    with QPainter(made) as painter:
        x = first
        while x < width:
            painter.fillRect(round(x * ratio), 0, dot, dot, look.colours.grid)
            x += pitch
    made.setDevicePixelRatio(ratio)
    return made
