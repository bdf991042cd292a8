"""What a run shows over the picture: figures at things, and what flows along lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas

TONES = ("calm", "busy", "full", "off")  # of a badge: plain, in use, saturated, out of order


@dataclass(frozen=True)
class Badge:
    """A figure at a thing. fraction: 0..1, painted as a bar below it; None = no bar."""

    text: str
    fraction: float | None = None
    tone: str = "calm"


@dataclass(frozen=True)
class Flow:
    """What goes along a line, as parts 0..1 of what it can carry: from its first end on, and back."""

    forward: float
    back: float
    text: str = ""


class Overlay(Protocol):
    """Painted over all, in pixels of the widget."""

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        """Paint it."""
        ...


@dataclass
class Running:
    """badges: by id of a thing; flows: by id of a cable or link. phase: of the moving dashes, in dashes."""

    badges: Mapping[str, Badge] = field(default_factory=dict)
    flows: Mapping[str, Flow] = field(default_factory=dict)
    phase: float = 0.0
    overlay: Overlay | None = None

    def __bool__(self) -> bool:
        return bool(self.badges or self.flows or self.overlay)
