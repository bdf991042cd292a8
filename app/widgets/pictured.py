"""What a screen reader learns of a widget that paints itself: its role, and what is where in it."""

from __future__ import annotations

from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid


@runtime_checkable
class Described(Protocol):
    """A widget that can say what is where in it."""

    def describe(self) -> str:
        """Return sentences for those who do not see it."""


class _Face(QAccessibleWidget):
    """The interface of a painted widget; its description is made when it is asked for."""

    def text(self, what: QAccessible.Text) -> str:
        widget = self.object()
        if what == QAccessible.Text.Description and isinstance(widget, Described):
            return widget.describe()
        return super().text(what)


_faces: list[_Face] = []  # Qt deletes each with its widget; Python must not do so before
_roles: WeakKeyDictionary[QObject, QAccessible.Role] = WeakKeyDictionary()


def pictured(widget: QWidget, role: QAccessible.Role = QAccessible.Role.Graphic, name: str = "") -> None:
    """Give a painted widget a role, and a name. Call it in the widget's constructor.

    Its description is what `describe` returns, if it has that, or else its accessible description.
    """
    _roles[widget] = role
    if name:
        widget.setAccessibleName(name)


def _make_face(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the interface of a painted widget; None for all others, to which Qt gives one."""
    role = _roles.get(thing) if thing is not None else None
    if role is None or not isinstance(thing, QWidget):
        return None
    _faces[:] = [face for face in _faces if isValid(face)]
    _faces.append(_Face(thing, role))
    return _faces[-1]


QAccessible.installFactory(_make_face)  # once; it is asked only when something reads the screen
