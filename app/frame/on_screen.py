"""Keeps windows visible and as large as their text needs, or shows them full screen for a class."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from app.look import theme

MOST = 0.94  # of the screen, that a window takes: it has a frame
TICK, STEP = 40, 24  # ms and px of a window that pans
FAR = 10_000  # px


def move_onto_screen(window: QWidget) -> None:
    """Move a window as little as necessary for its frame to lie in its screen's available area."""
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    frame.moveRight(min(frame.right(), room.right()))
    frame.moveBottom(min(frame.bottom(), room.bottom()))
    frame.moveTopLeft(QPoint(max(frame.left(), room.left()), max(frame.top(), room.top())))
    window.move(frame.topLeft())


def resize_for_text(window: QWidget, wide: int, high: int) -> None:
    """Set a window's size, px at a text size of 100%, scaled with the text and limited to the screen."""
    room, scale = window.screen().availableGeometry(), max(1.0, theme.text_scale())
    most = round(MOST * room.width()), round(MOST * room.height())
    window.resize(min(round(scale * wide), most[0]), min(round(scale * high), most[1]))


def uncover(part: QWidget, window: QWidget) -> None:
    """Move a window that covers part of another window to the screen corner where it covers the least."""
    seen = QRect(part.mapToGlobal(QPoint()), part.size())
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    corners = [QRect(frame) for _ in range(4)]
    corners[0].moveTopLeft(room.topLeft())
    corners[1].moveTopRight(room.topRight())
    corners[2].moveBottomLeft(room.bottomLeft())
    corners[3].moveBottomRight(room.bottomRight())
    best = min((frame, *corners), key=lambda place: _area(place.intersected(seen)))
    window.move(best.topLeft())


class Panning(QObject):
    """Pans a window that is larger than its screen: toward the pointer at an edge, and to the focused
    control.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._follow_pointer)

    def use(self, wanted: bool) -> None:
        """Start or stop panning."""
        app = QApplication.instance()
        if wanted == self._timer.isActive() or not isinstance(app, QApplication):
            return
        if wanted:
            self._timer.start()
            app.focusChanged.connect(self._show_focus)
        else:
            self._timer.stop()
            app.focusChanged.disconnect(self._show_focus)

    def _follow_pointer(self) -> None:
        """Move toward the pointer if the user is working in this window and on its screen."""
        at = QCursor.pos()
        if self._window.isActiveWindow() and self._window.screen().geometry().contains(at):
            self._follow(QRect(at, QSize(1, 1)), STEP)

    def _show_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.window() is self._window:
            self._follow(QRect(new.mapToGlobal(QPoint()), new.size()))

    def _follow(self, place: QRect, most: int = FAR) -> None:
        """Move the window by at most `most`, so that a place lies within the screen."""
        room, frame = self._window.screen().availableGeometry(), self._window.frameGeometry()
        x = _shift((place.left(), place.right()), (room.left(), room.right()), (frame.left(), frame.right()))
        y = _shift((place.top(), place.bottom()), (room.top(), room.bottom()), (frame.top(), frame.bottom()))
        if x or y:
            self._window.move(frame.topLeft() + QPoint(_bounded(x, most), _bounded(y, most)))


def _shift(place: tuple[int, int], room: tuple[int, int], frame: tuple[int, int]) -> int:
    """Return how far a window moves along an axis, no farther than its end; each pair contains both ends."""
    if place[0] <= room[0]:
        return max(0, min(room[0] - place[0] + STEP, room[0] - frame[0]))
    if place[1] >= room[1]:
        return min(0, max(room[1] - place[1] - STEP, room[1] - frame[1]))
    return 0


def _bounded(shift: int, most: int) -> int:
    return max(-most, min(most, shift))


def _area(place: QRect) -> int:
    return place.width() * place.height()


def screen_for(name: str, window: QWidget) -> QScreen:
    """Return the screen with this name, otherwise a screen that does not contain the window, or the only
    screen.
    """
    screens, own = QGuiApplication.screens(), window.screen()
    named = next((screen for screen in screens if name and screen.name() == name), None)
    return named or next((screen for screen in screens if screen is not own), own)


class ClassScreen:
    """Moves a window to the class screen and back to its previous place."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.before = QByteArray()  # size and place of the window; empty while it is not shown to the class
        self._place, self._state = window.geometry(), window.windowState()

    @property
    def showing(self) -> bool:
        """True while the class sees the window."""
        return not self.before.isEmpty()

    def show_on(self, screen: QScreen) -> None:
        """Fill the class screen with the window."""
        window, self.before = self._window, self._window.saveGeometry()
        self._place, self._state = window.normalGeometry(), window.windowState()
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.setWindowState(Qt.WindowState.WindowFullScreen)

    def leave(self) -> None:
        """Put the window back in its previous place, or on a screen that still exists."""
        window, before, self.before = self._window, self.before, QByteArray()
        window.setWindowState(Qt.WindowState.WindowNoState)
        screen = QGuiApplication.screenAt(self._place.center())
        if screen is None:
            window.restoreGeometry(before)
        else:
            window.setScreen(screen)
            window.setGeometry(self._place)
            window.setWindowState(self._state)
