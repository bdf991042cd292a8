"""What a screen reader learns of a widget that paints itself, and the order in which it meets all others.

Qt gives the parts of a widget in the order in which they were made or raised last. It gives no part of a dock
but its title line and its widget: a chart that covers its card would be in no walk.
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
_PURGE = 256  # interfaces between two looks for those that are gone


def role_of(widget: QWidget, kind: str) -> QAccessible.Role:
    """Return the role of a widget whose class in Qt is one of ROLES; Qt itself has none for plain windows."""
    is_window = kind == "QWidget" and widget.windowType() == Qt.WindowType.Window
    return QAccessible.Role.Window if is_window else ROLES[kind]


class Container(QAccessibleWidget):
    """The interface of a widget with others in it, which it gives in the order of reading."""

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
    """Return where a part is seen in the widget around it: Qt keeps docks behind tabs far outside of that."""
    if not isinstance(thing, QWidget) or not thing.isVisible():
        return QRect()
    around = thing.parentWidget()
    return thing.geometry() & around.rect() if around is not None else QRect()


def as_read(parts: Sequence[_Part], by_column: bool = False) -> list[_Part]:
    """Return parts row by row, and each row from left to right; or column by column where there are such.

    What lies over or under others without a gap between them, such as a picture, comes before those.
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
    """Return parts that share some of their span, group after group."""
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
