"""Shows a window to a class: full screen on the screen that the class sees, and back."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


def screen_for(name: str, window: QWidget) -> QScreen:
    """Return the screen of this name; without it one that the window is not on, or the only one."""
    screens, own = QGuiApplication.screens(), window.screen()
    named = next((screen for screen in screens if name and screen.name() == name), None)
    return named or next((screen for screen in screens if screen is not own), own)


class ClassScreen:
    """Moves a window to the screen of the class and back to where it was."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.before = QByteArray()  # size and place of the window; empty while it is not shown to the class
        self._place, self._state = window.geometry(), window.windowState()

    @property
    def showing(self) -> bool:
        """True while the class sees the window."""
        return not self.before.isEmpty()

    def show_on(self, screen: QScreen) -> None:
        """Fill the screen of the class with the window."""
        window, self.before = self._window, self._window.saveGeometry()
        self._place, self._state = window.normalGeometry(), window.windowState()
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.setWindowState(Qt.WindowState.WindowFullScreen)

    def leave(self) -> None:
        """Put the window back where it was, or on a screen that is left."""
        window, before, self.before = self._window, self.before, QByteArray()
        window.setWindowState(Qt.WindowState.WindowNoState)
        screen = QGuiApplication.screenAt(self._place.center())
        if screen is None:
            window.restoreGeometry(before)
        else:
            window.setScreen(screen)
            window.setGeometry(self._place)
            window.setWindowState(self._state)
