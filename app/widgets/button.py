"""Tool buttons for window actions."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QKeySequence
from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton, QWidget

from app.widgets.reach import make_accessible

ICON = QSize(20, 20)


def action_button(
    action: QAction,
    parent: QWidget | None = None,
    text: bool = False,
    shifted: QAction | None = None,
    strong: bool = False,
) -> QToolButton:
    """Return a button that shows an action's icon (and its text if requested) and triggers it.

    shifted: triggered instead while Shift is held. strong: uses the accent color as background.
    """
    button: QToolButton
    if shifted is not None:
        button = ShiftButton(shifted, parent)
    else:
        button = StrongButton(parent) if strong else QToolButton(parent)
    button.setDefaultAction(action)
    button.setIconSize(ICON)
    style = Qt.ToolButtonStyle
    button.setToolButtonStyle(style.ToolButtonTextBesideIcon if text else style.ToolButtonIconOnly)
    make_accessible(button, plain(action.text()), action.whatsThis())
    action.changed.connect(button_name(button, action))
    return button


class StrongButton(QToolButton):
    """A button with the accent color as background, on which the light icon is used."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("primary")

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Use the icon of a selected button."""
        super().initStyleOption(option)
        if self.isEnabled():
            option.icon = QIcon(self.icon().pixmap(option.iconSize * 2, QIcon.Mode.Normal, QIcon.State.On))


class ShiftButton(QToolButton):
    """Triggers its action or, while Shift is held, another action.

    The action's shortcut ignores Shift, because some keyboards need Shift to type it.
    """

    def __init__(self, shifted: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shifted = shifted

    def nextCheckState(self) -> None:
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._shifted.trigger()
        else:
            super().nextCheckState()


class _Renamed:
    """Keeps a button's name and tooltip in step with its action."""

    def __init__(self, button: QToolButton, action: QAction) -> None:
        self._button, self._action = button, action

    def __call__(self) -> None:
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = plain(self._action.text())
        self._button.setAccessibleName(name)
        self._button.setToolTip(f"{name} ({keys})" if keys else name)


def button_name(button: QToolButton, action: QAction) -> _Renamed:
    """Return a callable that renames the button after its action; it has already been called once."""
    renamed = _Renamed(button, action)
    renamed()
    return renamed


def plain(text: str) -> str:
    """Return an action's text without its access key mark and trailing dots."""
    return text.replace("&", "").rstrip(".…")
