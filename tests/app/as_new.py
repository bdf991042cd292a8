"""A window that serves the tests of a file: what tells it from a new one, by all that is to be seen."""

from __future__ import annotations

from difflib import ndiff
from typing import Any, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QScrollBar,
    QSplitter,
    QWidget,
)

from tests.app.topology.shared_window import PROPERTIES

SLACK = 2  # px: where panels were moved to and fro, sizes are rounded otherwise
SIZES = (QHeaderView, QSplitter)  # what a user sets there are sizes


class SeenWidget(NamedTuple):
    """What can be seen of a widget: its size, whether it has the focus, and what a user can set."""

    kind: str
    size: QSize
    values: tuple[Any, ...]


def seen(panel: QWidget) -> list[SeenWidget]:
    """Return what can be seen of a panel, part by part."""
    QApplication.processEvents()
    parts = (panel, *panel.findChildren(QWidget))
    shown = [part for part in parts if part.isVisible() and not _is_for_room(part)]
    return [SeenWidget(_name(part), part.size(), _told(part)) for part in shown]


def _name(part: QWidget) -> str:
    return f"{type(part).__name__} {part.objectName()} {part.accessibleName()}"


def _is_for_room(part: QWidget) -> bool:
    """Return whether a part is there for lack of room: two pixels decide about it."""
    return isinstance(part, QScrollBar) or part.objectName().endswith(("container", "ext_button"))


def _told(widget: QWidget) -> tuple[Any, ...]:
    text = widget.text() if isinstance(widget, QLabel) else ""
    if isinstance(widget, QPlainTextEdit):
        document = widget.document()
        text = f"{widget.toPlainText()} {document.isModified()} {document.isUndoAvailable()}"
    set_by_user = (one.read(widget) for one in PROPERTIES if isinstance(widget, one.kind))
    more = () if isinstance(widget, SIZES) else set_by_user
    return widget.isEnabled(), widget.hasFocus(), text, *more


def differences(shared: list[SeenWidget], new: list[SeenWidget]) -> list[str]:
    """Return the parts in which a window that serves a file is not as a new one."""
    shared_kinds, new_kinds = ([part.kind for part in parts] for parts in (shared, new))
    if shared_kinds != new_kinds:
        return [line for line in ndiff(new_kinds, shared_kinds) if line[0] in "+-"]
    return [f"{one}, not {other}" for one, other in zip(shared, new, strict=True) if not _is_like(one, other)]


def _is_like(one: SeenWidget, other: SeenWidget) -> bool:
    off = one.size - other.size
    return one.values == other.values and max(abs(off.width()), abs(off.height())) <= SLACK
