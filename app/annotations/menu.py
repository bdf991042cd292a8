"""The menu of a chart's annotations; its keys also work in the chart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from engine.session_file.annotation import ARROW, FRAME, TEXT, Kind

Act = Callable[[], object]
KEYS = {TEXT: "Ctrl+Shift+T", FRAME: "Ctrl+Shift+B", ARROW: "Ctrl+Shift+A"}
NEXT = "Ctrl+Shift+J"


class AnnotateMenu(QMenu):
    """Entries that add an annotation, select the next annotation, and change the selected annotation."""

    key_pressed = Signal()  # key of an entry, emitted before its action

    def __init__(
        self, widget: QWidget, add: Callable[[Kind], object], select_next: Act, edit: Act, remove: Act
    ) -> None:
        super().__init__(widget)
        self.setTitle(self.tr("A&nnotate"))
        self.adding = [
            self._with_key(self.tr("Add &text"), KEYS[TEXT], partial(add, TEXT)),
            self._with_key(self.tr("Add &frame"), KEYS[FRAME], partial(add, FRAME)),
            self._with_key(self.tr("Add &arrow"), KEYS[ARROW], partial(add, ARROW)),
        ]
        self.addSeparator()
        self.next = self._with_key(self.tr("Select &next"), NEXT, select_next)
        self.changing = [self._entry(self.tr("&Edit text"), edit), self._entry(self.tr("&Delete"), remove)]

    def _entry(self, text: str, act: Act) -> QAction:
        action = self.addAction(text)
        action.triggered.connect(lambda: act())
        return action

    def _with_key(self, text: str, key: str, act: Act) -> QAction:
        """Return an entry whose key works in the widget."""
        shortcut = QShortcut(QKeySequence(key), cast(QWidget, self.parent()))
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.key_pressed)
        shortcut.activated.connect(lambda: act())
        native = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
        return self._entry(f"{text}\t{native}", act)
