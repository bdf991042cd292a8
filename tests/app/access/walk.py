"""A walk through a window as an assistive program goes: what it meets, when, and how it is painted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.app.access.order import called, is_before, stops

Role = QAccessible.Role
Colours = npt.NDArray[np.uint32]  # of the pixels, row by row
CELLS = {Role.Cell, Role.TreeItem, Role.ListItem, Role.RowHeader, Role.ColumnHeader}  # may be empty
NO_USE = {Role.NoRole, Role.Border, Role.Whitespace}  # none of these says how a thing is used
TEXTS = CELLS | {
    *(Role.StaticText, Role.Button, Role.ButtonMenu, Role.PageTab, Role.MenuItem, Role.CheckBox, Role.Link),
    *(Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox),
}
HOLDERS = {  # of these the parts are read one after the other
    *(Role.Client, Role.Border, Role.Dialog, Role.Window, Role.Grouping, Role.Splitter),
    *(Role.ToolBar, Role.Chart, Role.Graphic),
}
LEAST_AREA = 60  # px of a text
EDGE, LEAST_EDGED = 3, 20  # px of the edge of a control, and of a control that has one


@dataclass(frozen=True)
class Met:
    """An object of the window as it tells itself."""

    role: Role
    name: str
    area: QRect  # in the window
    writes: bool  # something stands in it, and nothing around it cuts it
    takes_focus: bool
    path: str
    thing: object  # the widget; None for a cell or an entry
    within: str  # the path of what holds it; "" unless that is a container


@dataclass(frozen=True)
class Walk:
    """All that is met in a window, in the order of the interface. All checks share it and one picture."""

    window: QWidget
    met: list[Met]

    @cached_property
    def picture(self) -> Colours:
        return colours(self.window.grab().toImage())


def walk(window: QWidget) -> Walk:
    """Go through all that can be seen, when it is laid out."""
    QApplication.processEvents()
    face = QAccessible.queryAccessibleInterface(window)
    return Walk(window, list(_walk(face, window.mapToGlobal(QPoint()), window.rect(), "", "")))


def _walk(face: QAccessibleInterface, corner: QPoint, around: QRect, path: str, within: str) -> Iterator[Met]:
    state: Any = face.state()
    if state.invisible or state.offscreen:
        return
    role, thing, name = face.role(), face.object(), face.text(QAccessible.Text.Name)
    area = face.rect().translated(-corner)
    seen, path = area.intersected(around), f"{path} > {role.name} {name[:30]}".removeprefix(" > ")
    if not seen.isEmpty():
        writes = bool(name) and seen == area and not state.disabled and _is_filled(thing)
        takes = bool(state.focusable) and not _hands_on(thing)
        yield Met(role, name, seen, writes, takes, path, thing, within)
    holds = path if role in HOLDERS else ""
    for child in (face.child(number) for number in range(face.childCount())):
        if child is not None and child.isValid():
            yield from _walk(child, corner, around if seen.isEmpty() else seen, path, holds)


def _is_filled(thing: object) -> bool:
    """Return whether something is written in a label or a field; others have a name that is seen."""
    if isinstance(thing, QLabel):
        return bool(thing.text())
    if isinstance(thing, QPlainTextEdit | QTextEdit):
        return bool(thing.toPlainText() or thing.placeholderText())
    return not isinstance(thing, QLineEdit) or bool(thing.text() or thing.placeholderText())


def _hands_on(thing: object) -> bool:
    return isinstance(thing, QWidget) and thing.focusProxy() is not None


def useless(one: Walk) -> list[str]:
    """Return what takes the focus and has no name, or no role that says how it is used."""
    return [
        met.path
        for met in one.met
        if met.takes_focus and (met.role in NO_USE or not (met.name or met.role in CELLS))
    ]


def unheard(one: Walk) -> list[str]:
    """Return what Tab comes to and the walk does not."""
    heard = {id(met.thing) for met in one.met}
    return [
        f"{called(stop)} is in no walk"
        for stop in stops(one.window)
        if id(stop) not in heard and not _stands_in_a_cell(stop)
    ]


def _stands_in_a_cell(control: QWidget) -> bool:
    """Return whether Qt gives the text of a cell in place of a control."""
    view = control.parentWidget().parentWidget() if control.parentWidget() else None
    return isinstance(view, QAbstractItemView) and view.indexWidget(view.indexAt(control.pos())) is control


def muddled(one: Walk) -> list[str]:
    """Return the parts of containers that are met before what is read before them."""
    holders = {met.within for met in one.met if met.within}
    parts = {holder: [met for met in one.met if met.within == holder] for holder in holders}
    return [
        f"{early.path} comes before {late.name or late.path}"
        for found in parts.values()
        for early, late in pairwise(found)
        if is_before(late.area, early.area)
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
    within = isinstance(widget.parentWidget(), QAbstractSpinBox)  # which speaks for its field
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit | QAbstractSpinBox) and not within:
        true["readOnly"] = widget.isReadOnly()
    if isinstance(widget, QPushButton | QToolButton) and widget.menu() is not None:
        true["hasPopup"] = True
    for name, wanted in true.items():
        if bool(getattr(state, name)) != wanted:
            yield f"{type(widget).__name__} {widget.accessibleName()}: {name} should be {wanted}"


def pale(one: Walk, least: float) -> list[str]:
    """Return the texts with less contrast than `least` in a picture; what is disabled may be pale."""
    texts = [met for met in one.met if met.writes and met.role in TEXTS]
    large = [met for met in texts if met.area.width() * met.area.height() >= LEAST_AREA]
    found = {met.path: contrast(one.picture, met.area) for met in large}
    return [f"{ratio:.2f} {path}" for path, ratio in found.items() if ratio < least]


def colours(image: QImage) -> Colours:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return rows[:, : image.width()] & np.uint32(0xFFFFFF)


def contrast(picture: Colours, area: QRect) -> float:
    """Return the contrast of the ground, which most pixels have, and what differs most from it.

    The edge of a control is left out.
    """
    if min(area.width(), area.height()) > LEAST_EDGED:
        area = area.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    part = picture[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
    found, counts = np.unique(part, return_counts=True)
    ground = found[counts.argmax()]
    return max(ratio(ground, colour) for colour in found)


def ratio(one: np.uint32, other: np.uint32) -> float:
    """Return the contrast of two colors."""
    bright, dark = sorted((_luminance(int(one)), _luminance(int(other))), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@cache
def _luminance(colour: int) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = (_linear(((colour >> place) & 255) / 255) for place in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
