"""A walk through a window as an assistive program goes, and the contrast of what it meets in a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QToolButton,
    QWidget,
)

Role = QAccessible.Role
Colours = npt.NDArray[np.uint32]  # of the pixels, row by row
CELLS = {Role.Cell, Role.TreeItem, Role.ListItem, Role.RowHeader, Role.ColumnHeader}  # may be empty
NO_USE = {Role.NoRole, Role.Border, Role.Whitespace}  # none of these says how a thing is used
TEXTS = CELLS | {
    *(Role.StaticText, Role.Button, Role.ButtonMenu, Role.PageTab, Role.MenuItem, Role.CheckBox, Role.Link),
    *(Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox),
}
LEAST_AREA = 60  # px of a text


@dataclass(frozen=True)
class Met:
    """An object of the window as it tells itself."""

    role: Role
    name: str
    area: QRect  # in the window
    writes: bool  # something stands in it, and nothing around it cuts it
    takes_focus: bool
    path: str


def walk(window: QWidget) -> list[Met]:
    """Return all that can be seen, in the order of the interface."""
    face = QAccessible.queryAccessibleInterface(window)
    return list(_walk(face, window.mapToGlobal(QPoint()), window.rect(), ""))


def _walk(face: QAccessibleInterface, corner: QPoint, around: QRect, path: str) -> Iterator[Met]:
    state: Any = face.state()
    if state.invisible or state.offscreen:
        return
    name, area = face.text(QAccessible.Text.Name), face.rect().translated(-corner)
    seen, path = area.intersected(around), f"{path} > {face.role().name} {name[:30]}".removeprefix(" > ")
    if not seen.isEmpty():
        writes = bool(name) and seen == area and not state.disabled and _is_filled(face.object())
        takes = bool(state.focusable) and not _hands_on(face.object())
        yield Met(face.role(), name, seen, writes, takes, path)
    for child in (face.child(number) for number in range(face.childCount())):
        if child is not None and child.isValid():
            yield from _walk(child, corner, around if seen.isEmpty() else seen, path)


def _is_filled(thing: object) -> bool:
    """Return whether something is written in a label or a field; others have a name that is seen."""
    if isinstance(thing, QLabel):
        return bool(thing.text())
    if isinstance(thing, QPlainTextEdit | QTextEdit):
        return bool(thing.toPlainText() or thing.placeholderText())
    return not isinstance(thing, QLineEdit) or bool(thing.text() or thing.placeholderText())


def _hands_on(thing: object) -> bool:
    return isinstance(thing, QWidget) and thing.focusProxy() is not None


def useless(window: QWidget) -> list[str]:
    """Return what takes the focus and has no name, or no role that says how it is used."""
    return [
        met.path
        for met in walk(window)
        if met.takes_focus and (met.role in NO_USE or not (met.name or met.role in CELLS))
    ]


def misstated(window: QWidget) -> list[str]:
    """Return what an assistive program hears of a control that is not so."""
    seen = [one for one in (window, *window.findChildren(QWidget)) if one.isVisible()]
    faces = [(one, QAccessible.queryAccessibleInterface(one)) for one in seen]
    return [text for one, face in faces if face is not None for text in _wrong(one, face.state())]


def _wrong(widget: QWidget, state: Any) -> Iterator[str]:
    takes = widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    true = {"disabled": not widget.isEnabled(), **({"focusable": True} if takes else {})}
    if widget.focusProxy() is None:
        true["focused"] = widget.hasFocus()
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        true |= {"checkable": True, "checked": widget.isChecked()}
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
        true["readOnly"] = widget.isReadOnly()
    if isinstance(widget, QPushButton | QToolButton) and widget.menu() is not None:
        true["hasPopup"] = True
    for name, wanted in true.items():
        if bool(getattr(state, name)) != wanted:
            yield f"{type(widget).__name__} {widget.accessibleName()}: {name} should be {wanted}"


def pale(window: QWidget, least: float) -> list[str]:
    """Return the texts with less contrast than `least` in a picture; what is disabled may be pale."""
    QApplication.processEvents()
    picture = _colours(window.grab().toImage())
    texts = [met for met in walk(window) if met.writes and met.role in TEXTS]
    large = [met for met in texts if met.area.width() * met.area.height() >= LEAST_AREA]
    found = {met.path: contrast(picture, met.area) for met in large}
    return [f"{ratio:.2f} {path}" for path, ratio in found.items() if ratio < least]


def _colours(image: QImage) -> Colours:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return rows[:, : image.width()] & np.uint32(0xFFFFFF)


def contrast(picture: Colours, area: QRect) -> float:
    """Return the contrast of the ground, which most pixels have, and what differs most from it."""
    part = picture[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
    colours, counts = np.unique(part, return_counts=True)
    ground = _luminance(int(colours[counts.argmax()]))
    return max(_ratio(ground, _luminance(int(colour))) for colour in colours)


def _ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@cache
def _luminance(colour: int) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = (_linear(((colour >> place) & 255) / 255) for place in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
