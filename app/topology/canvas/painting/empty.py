"""What an empty drawing says: how to begin."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from app.topology.canvas.painting import letters
from app.topology.canvas.painting.look import Look

LINE = 26  # pixels


def paint(painter: QPainter, look: Look, width: float, height: float) -> None:
    """Three lines in the middle."""
    lines = (
        (_tr("Nothing is drawn yet"), "large", look.colours.text),
        (_tr("Drag a CEC here, or press Enter on it at the left."), "text", look.colours.muted),
        (
            _tr("A template is a whole layout; Import IOCP reads decks that you have."),
            "text",
            look.colours.muted,
        ),
    )
    top = height / 2 - LINE
    for place, (text, style, colour) in enumerate(lines):
        letters.centred(painter, width / 2, top + place * LINE, text, colour, style)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Canvas", text)
