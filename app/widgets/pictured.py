"""What a screen reader learns of a widget that paints itself, and the order in which it meets all others."""

from __future__ import annotations

from functools import cache
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QSlider, QWidget
from shiboken6 import isValid

from app.widgets.read_order import ROLES, Container, role_of

_PURGE = 256  # interfaces between two looks for those that are gone


@runtime_checkable
class Described(Protocol):
    """A widget that can say what is where in it."""

    def describe(self) -> str:
        """Return sentences for those who do not see it."""


class _Face(Container):
    """The interface of a painted widget; its description is made when it is asked for."""

    def text(self, what: QAccessible.Text) -> str:
        widget = self.object()
        if what == QAccessible.Text.Description and isinstance(widget, Described):
            return widget.describe()
        if what == QAccessible.Text.Value and isinstance(widget, SpokenSlider):
            return widget.said
        return super().text(what)


_faces: list[Container] = []  # Qt deletes each with its widget; Python must not do so before
_roles: WeakKeyDictionary[QObject, QAccessible.Role] = WeakKeyDictionary()


def pictured(widget: QWidget, role: QAccessible.Role = QAccessible.Role.Graphic, name: str = "") -> None:
    """Give a painted widget a role, and a name. Call it in the widget's constructor.

    Its description is what `describe` returns, if it has that, or else its accessible description.
    """
    use_interfaces()
    _roles[widget] = role
    if name:
        widget.setAccessibleName(name)


def _make_face(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the interface of a painted widget or a container; None for all others, to which Qt gives one."""
    if not isinstance(thing, QWidget):
        return None
    role = _roles.get(thing)
    if role is None and kind not in ROLES:
        return None
    if len(_faces) % _PURGE == 0:
        _faces[:] = [face for face in _faces if isValid(face)]
    _faces.append(Container(thing, role_of(thing, kind)) if role is None else _Face(thing, role))
    return _faces[-1]


@cache
def use_interfaces() -> None:
    """Let Qt ask for these interfaces first. Call it when there is an application, which brings its own ones.

    Qt asks when something reads the screen, not before.
    """
    QAccessible.installFactory(_make_face)


class SpokenSlider(QSlider):
    """A slider whose value is said in words: its position means nothing to those who do not see it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.said = ""
        pictured(self, QAccessible.Role.Slider)

    def speak(self, text: str) -> None:
        """Say the value so; on Linux it is the description, as values are numbers there."""
        self.said = text
        self.setAccessibleDescription(text)
