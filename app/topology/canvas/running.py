"""Contents of a run over the drawing: figures at things, and flows along lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from PySide6.QtGui import QPainter

from app.topology.canvas.painting.look import Look
from app.topology.canvas.shapes.scene import CanvasScene
from app.topology.canvas.view import CanvasView

Tone = Literal["calm", "busy", "full", "off"]  # plain, in use, saturated, out of order


@dataclass(frozen=True)
class Badge:
    """A figure at a thing. fraction: 0..1, painted as a bar below it; None = no bar."""

    text: str
    fraction: float | None = None
    tone: Tone = "calm"


@dataclass(frozen=True)
class LinkFlow:
    """Load of a line as parts 0..1 of its capacity: from its first end on, and back.

    pulled: ids of the channels out of which the cable is.
    """

    forward: float
    back: float
    text: str = ""
    pulled: tuple[str, ...] = ()


class FlowPicture(Protocol):
    """A picture to be painted: places of things, the visible part, and the colours."""

    @property
    def scene(self) -> CanvasScene: ...
    @property
    def view(self) -> CanvasView: ...
    @property
    def look(self) -> Look: ...


class Overlay(Protocol):
    """Painted over all, in pixels of the widget."""

    def paint(self, painter: QPainter, canvas: FlowPicture) -> None:
        """Paint it."""
        ...


@dataclass
class Running:
    """badges: by id of a thing; flows: by id of a cable or link. phase: of the moving dashes, in dashes."""

    badges: Mapping[str, Badge] = field(default_factory=dict)
    flows: Mapping[str, LinkFlow] = field(default_factory=dict)
    phase: float = 0.0
    overlay: Overlay | None = None

    def __bool__(self) -> bool:
        return bool(self.badges or self.flows or self.overlay)
