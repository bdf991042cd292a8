"""What part of the picture is seen: fitting, zooming, centring, and the minimap beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from app.topology.canvas.painting import legend
from app.topology.canvas.painting.legend import WriterKey
from app.topology.canvas.running import FlowPicture
from app.topology.canvas.shapes.box import Box

ROOMY = 520, 320  # pixels of a canvas in which there is room for the small picture
NEAREST, FARTHER = 1.25, 0.8  # zoom of a fitted picture; how much smaller it may be beside the small one


class Framed(FlowPicture, Protocol):
    """A canvas of which a part is seen."""

    keys_of_writers: tuple[WriterKey, ...]

    @property
    def minimap(self) -> QWidget: ...
    def width(self) -> int: ...
    def height(self) -> int: ...
    def update(self) -> None: ...
    def view_moved(self) -> None: ...


class Framing:
    """Moves the view of a canvas."""

    def __init__(self, canvas: Framed) -> None:
        self._canvas = canvas
        self._map_wanted = True

    def fit(self, names: Iterable[str] = ()) -> None:
        """Show the whole picture, or these things."""
        canvas = self._canvas
        box = canvas.scene.box_of(names) or canvas.scene.bounds
        foot, whole = self._legend_height(), box.grown(12.0)
        canvas.view.fit(whole, NEAREST, foot)
        if self._under_map(box):
            self._fit_beside_map(whole, foot)
        canvas.view_moved()

    def _under_map(self, box: Box) -> bool:
        """Return whether the minimap hides a part of the drawing."""
        canvas, small = self._canvas, self._canvas.minimap
        corner = Box(small.x(), small.y(), canvas.width(), canvas.height())
        return small.isVisible() and canvas.view.frame(box).meets(corner)

    def _fit_beside_map(self, whole: Box, foot: float) -> None:
        """Beside or above the small picture, if it need not be much smaller for that."""
        canvas, view, zoom = self._canvas, self._canvas.view, self._canvas.view.zoom
        small = canvas.minimap
        rooms = ((foot, canvas.width() - small.x()), (canvas.height() - small.y(), 0.0))
        found = []
        for low, side in rooms:
            view.fit(whole, NEAREST, low, side)
            found.append((view.zoom, low, side))
        best, low, side = max(found)
        view.fit(whole, NEAREST, *((low, side) if best >= FARTHER * zoom else (foot, 0.0)))

    def _legend_height(self) -> float:
        canvas, small = self._canvas, self._canvas.minimap
        right = small.x() if small.isVisible() else canvas.width()
        return legend.height(canvas.keys_of_writers, right)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Come nearer to a point of the widget; None = to the middle."""
        canvas = self._canvas
        point = at or QPointF(canvas.width() / 2, canvas.height() / 2)
        canvas.view.zoom_at(factor, point.x(), point.y())
        canvas.view_moved()

    def zoom_to(self, zoom: float) -> None:
        """Set the zoom, pixels a unit."""
        self.zoom_by(zoom / self._canvas.view.zoom)

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the view to the right and down, pixels."""
        self._canvas.view.pan(dx, dy)
        self._canvas.view_moved()

    def center_on(self, names: Iterable[str]) -> None:
        """Bring things into sight, and nearer if they could not be read."""
        box = self._canvas.scene.box_of(names)
        if box is not None:
            self.center_on_box(box)

    def center_on_box(self, box: Box) -> None:
        """Bring a part of the picture into sight, and nearer if it could not be read."""
        canvas, view, look = self._canvas, self._canvas.view, self._canvas.look
        if not view.box.covers(box) or not look.readable:
            if box.width * view.zoom > canvas.width() or box.height * view.zoom > canvas.height():
                view.fit(box)
            view.zoom = max(view.zoom, 0.8) if not look.readable else view.zoom
            view.centre(*box.middle)
        canvas.view_moved()

    def look_at(self, zoom: float, x: float, y: float) -> None:
        """Show the picture at a zoom, with a point of it in the middle."""
        self._canvas.view.zoom = zoom
        self._canvas.view.centre(x, y)
        self._canvas.view_moved()

    def show_minimap(self, shown: bool) -> None:
        """Show or hide the minimap."""
        self._map_wanted = shown
        self.place_map()

    def place_map(self) -> None:
        """Put the minimap into the lower right corner if there is room for it."""
        canvas, small = self._canvas, self._canvas.minimap
        small.move(canvas.width() - small.width() - 10, canvas.height() - small.height() - 10)
        small.setVisible(self._map_wanted and canvas.width() >= ROOMY[0] and canvas.height() >= ROOMY[1])
        canvas.update()
