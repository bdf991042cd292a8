"""Keeps windows where they are seen, and as large as their text needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from app.look import theme

MOST = 0.94  # of the screen, that a window takes: it has a frame


def move_onto_screen(window: QWidget) -> None:
    """Move a window as little as its frame needs to lie in the room that its screen has for windows."""
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    frame.moveRight(min(frame.right(), room.right()))
    frame.moveBottom(min(frame.bottom(), room.bottom()))
    frame.moveTopLeft(QPoint(max(frame.left(), room.left()), max(frame.top(), room.top())))
    window.move(frame.topLeft())


def resize_for_text(window: QWidget, wide: int, high: int) -> None:
    """Give a window its size at a text size of 100 %, px, grown with the text, and on the screen."""
    room, scale = window.screen().availableGeometry(), max(1.0, theme.text_scale())
    most = round(MOST * room.width()), round(MOST * room.height())
    window.resize(min(round(scale * wide), most[0]), min(round(scale * high), most[1]))


def uncover(part: QWidget, window: QWidget) -> None:
    """Move a window that covers a part of another one to the corner of the screen where it covers least."""
    seen = QRect(part.mapToGlobal(QPoint()), part.size())
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    corners = [QRect(frame) for _ in range(4)]
    corners[0].moveTopLeft(room.topLeft())
    corners[1].moveTopRight(room.topRight())
    corners[2].moveBottomLeft(room.bottomLeft())
    corners[3].moveBottomRight(room.bottomRight())
    best = min((frame, *corners), key=lambda place: _area(place.intersected(seen)))
    window.move(best.topLeft())


def _area(place: QRect) -> int:
    return place.width() * place.height()
