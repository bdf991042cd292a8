"""The entries of a chart's menu that go along the path of causes and take it away, with their keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.charts.toolkit.time_view import TimeView
from app.widgets.announce import announce
from engine.explain.answer import step_text


class PathKeys(QObject):
    """Entries that are in the menu, and keys that work, while a path is shown."""

    def __init__(self, chart: QWidget, view: TimeView) -> None:
        super().__init__(chart)
        self._chart, self._view = chart, view
        self.entries = [
            self._entry(self.tr("&Next step of the path"), "Alt+Right", lambda: self._go(1)),
            self._entry(self.tr("P&revious step of the path"), "Alt+Left", lambda: self._go(-1)),
            self._entry(self.tr("Remo&ve the path"), "", lambda: view.show_path(())),
        ]
        view.path_changed.connect(self._show)
        self._show()

    def _entry(self, text: str, key: str, act: Callable[[], None]) -> QAction:
        entry = QAction(text, self._chart)
        if key:
            entry.setShortcut(QKeySequence(key))
            entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        entry.triggered.connect(lambda: act())
        self._chart.addAction(entry)
        return entry

    def _go(self, by: int) -> None:
        """Choose another step: the first or the last one if none is chosen."""
        view, count = self._view, len(self._view.path_steps)
        start = view.step if view.step >= 0 else (-1 if by > 0 else count)
        view.choose_step(min(max(start + by, 0), count - 1))
        announce(self._chart, step_text(view.step, view.path_steps[view.step]))

    def _show(self) -> None:
        for entry in self.entries:
            entry.setVisible(bool(self._view.path))
            entry.setEnabled(bool(self._view.path))
        self._chart.update()
