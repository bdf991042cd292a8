"""Problem marks at elements, in widget pixels: a sign with the number of problems."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from app.topology.canvas.gathered import ProblemMark
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.painting.look import colours
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.canvas.viewport import Viewport
from app.topology.editor import LAYERS
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.shape import Shape
from engine.language import numeral

SIZE = 18.0  # pixels of a mark
ROOM = 15.0  # pixels beside a thing, for the handle of its wires
PILLS = frozenset(("link", "cluster"))
COVERED = PILLS | {"lpar", "channel", "director", "storage"}  # area that a mark of a pill must not cover
ALL = frozenset(LAYERS)
MAX_MARKS = 400  # marks of problems that are painted
FEW = 10  # problems whose number fits in a sign


def paint(painter: QPainter, interaction: Interaction, problems: Mapping[str, ProblemMark]) -> None:
    """Mark each visible element, in widget pixels; the worst marks are on top."""
    viewport, running = interaction.viewport, interaction.running
    scene, view, look = viewport.scene, viewport.view, viewport.look
    badges = running.badges if running else {}
    near, painted = view.box.grown(20.0 / view.zoom), 0
    for name, (severity, count) in problems.items():
        shape = scene.shapes.get(name)
        if shape is None or not shape.core.meets(near) or (shape.layer and shape.layer not in look.layers):
            continue
        mark = _mark(look.name, severity, count, look.ratio)
        wide = mark.width() / mark.devicePixelRatio()
        painter.drawPixmap(_corner(viewport, shape, wide, name in badges), mark)
        painted += 1
        if painted >= MAX_MARKS:
            return


def _corner(viewport: Viewport, shape: Shape, wide: float, badged: bool) -> QPointF:
    """Return the upper left corner of a mark, at a corner of its element; badged: the right corner is taken
    by a value.

    A director's mark lies inside it; a pill's mark lies next to it, where it covers neither an element nor an
    element's handle.
    """
    frame = viewport.view.frame(shape.core)
    if shape.kind in PILLS:
        return QPointF(*_beside(viewport, frame, wide))
    if shape.kind == "director":  # its edges have ports
        inside = frame.left + 4.0 if badged else frame.right - wide - 4.0
        return QPointF(round(inside), round(frame.middle[1] - SIZE / 2))
    across = frame.left - SIZE / 2 if badged else frame.right - wide + SIZE / 2
    return QPointF(round(across), round(frame.top - SIZE / 2))


def _beside(viewport: Viewport, pill: Box, wide: float) -> tuple[float, float]:
    """Return the first free place next to a pill, or otherwise the place above it."""
    left, right, middle = pill.left - wide - 2.0, pill.right + 2.0, pill.middle[1] - SIZE / 2
    high, low = pill.top - SIZE - 1.0, pill.bottom + 1.0
    tries = (left, middle), (right, middle), (pill.left, high), (pill.left, low)
    for x, y in tries:
        spot = (x - ROOM, y), (x + wide + ROOM, y + SIZE)
        below = viewport.scene.seen(
            Box(*viewport.view.picture(*spot[0]), *viewport.view.picture(*spot[1])), ALL
        )
        if not any(shape.kind in COVERED and viewport.view.frame(shape.core) != pill for shape in below):
            return round(x), round(y)
    return round(pill.left), round(high)


@lru_cache(maxsize=128)
def _mark(name: str, severity: str, count: int, ratio: float) -> QPixmap:
    """Return a filled disc for an error, a triangle for a warning, or a ring for info, with the number of
    problems in or next to it.
    """
    c, half = colours(name), SIZE / 2
    colour = {"error": c.bad, "warning": c.warning}.get(severity, c.focus)
    text, beside = str(count), numeral(count, ",") if count >= FEW else ""
    wide = SIZE + (letters.width(beside, "small") + 8.0 if beside else 0.0)
    made = QPixmap(round(wide * ratio), round(SIZE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(Hint)
        if beside:
            panel(painter, Box(0.5, 0.5, wide - 0.5, SIZE - 0.5), half, c.box, pen(colour, 1.0))
            letters.centred(painter, (wide + SIZE - 4.0) / 2, half, beside, c.text, "small")
            text = "!" if severity != "info" else "i"
        painter.setPen(pen(c.box, 1.2) if severity == "error" else pen(colour, 1.8))
        painter.setBrush(colour if severity == "error" else c.box)
        if severity == "warning":
            corners = ((half, 1.2), (SIZE - 1, SIZE - 2), (1, SIZE - 2))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        else:
            painter.drawEllipse(QRectF(1.2, 1.2, SIZE - 2.4, SIZE - 2.4))
        ink = c.box if severity == "error" else c.text
        letters.centred(painter, half, half + (2.6 if severity == "warning" else 0.0), text, ink, "letter")
    return made
