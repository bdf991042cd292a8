"""The list of steps: what each is called, and whether it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.widgets.reach import reachable

if TYPE_CHECKING:
    from app.lesson.player import Player

SIGNS = {"done": "✓", "skipped": "–", "open": "○"}


class StepsMenu(QToolButton):
    """Drops down; every step can be gone to, in any order."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setProperty("compact", True)
        self._list = QMenu(self)
        self._list.triggered.connect(self._on_triggered)
        self.setMenu(self._list)
        reachable(self, self.tr("Steps of the lesson"), self.tr("All steps; choose one to go there."))

    def show_steps(self, player: Player) -> None:
        """Fill the list."""
        self.setText(self.tr("Step {0} of {1}  ▾").format(player.index + 1, len(player.lesson.steps)))
        self._list.clear()
        for number, step in enumerate(player.lesson.steps):
            sign = "▸" if number == player.index else SIGNS[player.state_of(number)]
            optional = f"  ({self.tr('optional')})" if step.optional else ""
            action = self._list.addAction(f"{sign}  {number + 1}  {step.title}{optional}")
            action.setData(number)

    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())
