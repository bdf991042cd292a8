"""The visible part of the picture, and the zoom. Corners lie on device pixels, so that the picture can
scroll.
"""

from __future__ import annotations

from app.topology.shapes.box import Box, Point

MIN_ZOOM, MAX_ZOOM = 0.04, 4.0
STEP = 1.2  # of a key press or a notch of the wheel


class CanvasView:
    """zoom: pixels per unit; x, y: the widget's corner in pixels of the zoomed picture."""

    def __init__(self) -> None:
        self.zoom, self.x, self.y, self.ratio = 1.0, 0.0, 0.0, 1.0
        self.width, self.height = 640.0, 480.0

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Set the size of the widget and the pixel ratio of its screen."""
        self.width, self.height, self.ratio = width, height, ratio
        self._settle()

    def picture(self, x: float, y: float) -> Point:
        """Return the picture point at a widget point."""
        return (x + self.x) / self.zoom, (y + self.y) / self.zoom

    def screen(self, x: float, y: float) -> Point:
        """Return the widget point at a picture point."""
        return x * self.zoom - self.x, y * self.zoom - self.y

    def frame(self, box: Box) -> Box:
        """Return the widget frame of a picture box."""
        return Box(*self.screen(box.left, box.top), *self.screen(box.right, box.bottom))

    @property
    def box(self) -> Box:
        """The visible part of the picture."""
        return Box(*self.picture(0.0, 0.0), *self.picture(self.width, self.height))

    def pan(self, dx: float, dy: float) -> None:
        """Move the view right and down, in pixels."""
        self.x, self.y = self.x + dx, self.y + dy
        self._settle()

    def zoom_at(self, factor: float, x: float, y: float) -> None:
        """Zoom by a factor around the picture point at this point of the widget."""
        px, py = self.picture(x, y)
        self.zoom = min(max(self.zoom * factor, MIN_ZOOM), MAX_ZOOM)
        self.x, self.y = px * self.zoom - x, py * self.zoom - y
        self._settle()

    def fit(self, box: Box, nearest: float = 1.0, foot: float = 0.0) -> None:
        """Show a whole box, centered, up to the zoom `nearest`; foot: height kept free below."""
        margin = min(28.0, 0.03 * min(self.width, self.height))
        across = (self.width - 2 * margin) / max(box.width, 1.0)
        down = (self.height - 2 * margin - foot) / max(box.height, 1.0)
        self.zoom = min(max(min(across, down, nearest), MIN_ZOOM), MAX_ZOOM)
        self.centre(box.middle[0], box.middle[1] + foot / 2 / self.zoom)

    def centre(self, x: float, y: float) -> None:
        """Center the view on a picture point."""
        self.x, self.y = x * self.zoom - self.width / 2, y * self.zoom - self.height / 2
        self._settle()

    def _settle(self) -> None:
        self.x = round(self.x * self.ratio) / self.ratio
        self.y = round(self.y * self.ratio) / self.ratio
