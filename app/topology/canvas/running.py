"""Contents of a run over the drawing: values at elements, and flows along lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtGui import QPainter

from app.topology.canvas.viewport import Viewport

Tone = Literal["calm", "busy", "full", "off", "bad"]  # plain, in use, saturated, out of order, faulty


@dataclass(frozen=True)
class Badge:
    """A value at an element.

    fraction: 0..1, painted as a bar below it; None paints no bar. note: additional text about the value.
    """

    text: str
    fraction: float | None = None
    tone: Tone = "calm"
    note: str = ""


@dataclass(frozen=True)
class LinkFlow:
    """Load of a line as parts 0..1 of its capacity: forward from its first end, and back.

    pulled: ids of the channels from which the cable is unplugged. note: additional text about the line.
    """

    forward: float
    back: float
    text: str = ""
    pulled: tuple[str, ...] = ()
    note: str = ""


Overlay = Callable[[QPainter, Viewport], None]  # paints over everything, in pixels of the widget


@dataclass
class Running:
    """badges: by element id; flows: by cable or link id. phase: offset of the moving dashes, in dashes."""

    badges: Mapping[str, Badge] = field(default_factory=dict)
    flows: Mapping[str, LinkFlow] = field(default_factory=dict)
    phase: float = 0.0
    overlay: Overlay | None = None

    def note(self, name: str) -> str:
        """Return the text that the run adds to the description of an element or line; "" for most."""
        shown = self.badges.get(name) or self.flows.get(name)
        return shown.note if shown else ""

    def __bool__(self) -> bool:
        return bool(self.badges or self.flows or self.overlay)
