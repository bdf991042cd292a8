"""The user's choice of a light, dark or high-contrast theme, for all windows of the program at once."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.look import motion, theme


class ThemeChoice(Protocol):
    """The stored theme choice."""

    theme: str  # one of theme.CHOICES
    text_size: int  # percent

    @property
    def motion(self) -> str:
        """One of motion.CHOICES."""


_dark = "dark"  # the dark theme that was used last


def apply_theme(choice: ThemeChoice, name: str) -> None:
    """Apply a theme, or the theme that the "system" prefers, and store the choice."""
    global _dark
    choice.theme = name
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    motion.use(app, choice.motion)
    theme.resize_text(app, choice.text_size)
    theme.apply(app, _system_theme() if name == "system" else name)
    _dark = theme.current().name if theme.current().dark else _dark


def follow_theme(choice: ThemeChoice) -> None:
    """Apply the selected theme, unless a theme has already been applied."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.styleSheet():
        apply_theme(choice, choice.theme)


def switch(choice: ThemeChoice) -> None:
    """Switch from light to dark, or back; high contrast is restored if it was in use."""
    apply_theme(choice, "light" if theme.current().dark else _dark)


def _system_theme() -> str:
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    hints.unsetColorScheme()  # otherwise that of the theme that was applied last
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


class LookMenu(QMenu):
    """The menu that marks the selected theme; another choice is applied immediately."""

    def __init__(self, choice: ThemeChoice, parent: QWidget) -> None:
        super().__init__(self.tr("Loo&k"), parent)
        self._choice = choice
        self._group = QActionGroup(self)
        titles = {
            "system": self.tr("&System default"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("&High contrast"),
        }
        for name in theme.CHOICES:
            action = self.addAction(titles[name])
            action.setCheckable(True)
            action.setData(name)
            self._group.addAction(action)
        self._group.triggered.connect(self._choose)
        self.refresh()

    def _choose(self, action: QAction) -> None:
        apply_theme(self._choice, action.data())

    def refresh(self) -> None:
        """Mark the current choice."""
        for action in self._group.actions():
            action.setChecked(action.data() == self._choice.theme)
