"""Contents of a run over the drawing: figures at things, and flows along lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtGui import QPainter

from app.topology.canvas.viewport import Viewport

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


Overlay = Callable[[QPainter, Viewport], None]  # paints over all, in pixels of the widget


@dataclass
class Running:
    """badges: by id of a thing; flows: by id of a cable or link. phase: of the moving dashes, in dashes."""

    badges: Mapping[str, Badge] = field(default_factory=dict)
    flows: Mapping[str, LinkFlow] = field(default_factory=dict)
    phase: float = 0.0
    overlay: Overlay | None = None

    def __bool__(self) -> bool:
        return bool(self.badges or self.flows or self.overlay)
