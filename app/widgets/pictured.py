"""The accessible information of self-painted widgets, and the order in which a screen reader visits all other
widgets.

Qt lists the parts of a widget in the order in which they were last created or raised. For a dock it lists
only the title line and the widget, so a chart that covers its card would be skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QDockWidget, QMainWindow, QSlider, QWidget
from shiboken6 import isValid

_Part = tuple[QRect, int]  # where it is, and its place in the order of Qt
_Span = Callable[[QRect], tuple[int, int]]  # where a part begins and ends, px
ROLES = {  # of widgets that only hold others, as Qt has them; but a dock is no window of its own
    "QWidget": QAccessible.Role.Client,
    "QFrame": QAccessible.Role.Border,
    "QDialog": QAccessible.Role.Dialog,
    "QMainWindow": QAccessible.Role.Window,
    "QDockWidget": QAccessible.Role.Grouping,
    "QSplitter": QAccessible.Role.Splitter,
    "QTabWidget": QAccessible.Role.Client,
    "QDialogButtonBox": QAccessible.Role.Grouping,
}
_PURGE = 256  # interfaces between two checks for deleted interfaces


def role_of(widget: QWidget, kind: str) -> QAccessible.Role:
    """Return the role of a widget whose Qt class is one of ROLES; Qt itself has none for plain windows."""
    is_window = kind == "QWidget" and widget.windowType() == Qt.WindowType.Window
    return QAccessible.Role.Window if is_window else ROLES[kind]


class Container(QAccessibleWidget):
    """The interface of a widget that contains others, listing them in reading order."""

    def text(self, what: QAccessible.Text) -> str:
        widget, text = self.object(), super().text(what)
        if not text and what == QAccessible.Text.Name and isinstance(widget, QDockWidget):
            return widget.windowTitle()
        return text

    def child(self, index: int) -> QAccessibleInterface:
        order = self._order()
        if not 0 <= index < len(order):
            return None  # type: ignore[return-value]  # as Qt asks for it, which PySide's types do not know
        return super().child(order[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        place = super().indexOfChild(child)
        return self._order().index(place) if place >= 0 else -1

    def _order(self) -> list[int]:
        children = [super(Container, self).child(place) for place in range(super().childCount())]
        parts = [
            (_area(interface.object() if interface else None), place)
            for place, interface in enumerate(children)
        ]
        seen = [part for part in parts if not part[0].isEmpty()]
        hidden = [place for area, place in parts if area.isEmpty()]
        by_column = isinstance(self.object(), QMainWindow)
        return [place for _, place in as_read(seen, by_column)] + hidden


def _area(thing: QObject | None) -> QRect:
    """Return the visible area of a part within its parent; Qt keeps docks behind tabs far outside it."""
    if not isinstance(thing, QWidget) or not thing.isVisible():
        return QRect()
    around = thing.parentWidget()
    return thing.geometry() & around.rect() if around is not None else QRect()


def as_read(parts: Sequence[_Part], by_column: bool = False) -> list[_Part]:
    """Return parts row by row, each row from left to right, or column by column if there are columns.

    A part that overlaps others with no gap between them, such as a picture, comes before them.
    """
    if len(parts) < 2:
        return list(parts)
    for span in (_across, _down) if by_column else (_down, _across):
        groups = _groups(parts, span)
        if len(groups) > 1:
            return [part for group in groups for part in as_read(group, by_column)]
    largest = max(parts, key=lambda part: part[0].width() * part[0].height())
    return [largest, *as_read([part for part in parts if part is not largest], by_column)]


def _groups(parts: Sequence[_Part], span: _Span) -> list[list[_Part]]:
    """Return groups of parts that share some of their span."""
    groups: list[list[_Part]] = []
    end = 0
    for part in sorted(parts, key=lambda part: span(part[0])):
        begins, ends = span(part[0])
        if not groups or begins >= end:
            groups.append([])
            end = ends
        groups[-1].append(part)
        end = max(end, ends)
    return groups


def _down(area: QRect) -> tuple[int, int]:
    return area.top(), area.bottom() + 1


def _across(area: QRect) -> tuple[int, int]:
    return area.left(), area.right() + 1


@runtime_checkable
class Described(Protocol):
    """A widget that can describe its contents and their positions."""

    def describe(self) -> str:
        """Return a description in sentences for users who cannot see the widget."""


class _Face(Container):
    """The interface of a painted widget; its description is created on request."""

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
    """Give a painted widget a role and a name. Call this in the widget's constructor.

    Its description is the result of `describe`, if it has that method, or else its accessible description.
    """
    use_interfaces()
    _roles[widget] = role
    if name:
        widget.setAccessibleName(name)


def _make_face(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the interface of a painted widget or a container, or None for others, for which Qt provides
    one.
    """
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
    """Let Qt ask for these interfaces first. Call this once there is an application, which brings its own
    interfaces.

    Qt asks only when something reads the screen.
    """
    QAccessible.installFactory(_make_face)


class SpokenSlider(QSlider):
    """A slider whose value is announced in words, since its position means nothing to users who cannot
    see it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.said = ""
        pictured(self, QAccessible.Role.Slider)

    def speak(self, text: str) -> None:
        """Announce the value as this text; on Linux it becomes the description because values are numbers
        there.
        """
        self.said = text
        self.setAccessibleDescription(text)
