"""The menu of all steps of a lesson: shows which steps are done, and opens each of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.lesson.playing.player import Player
from app.widgets.reach import make_accessible

SIGNS = {"done": "✓", "skipped": "–", "open": "○"}


class StepsMenu(QToolButton):
    """A drop-down menu; every step can be opened, in any order."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setProperty("compact", True)
        self._list = QMenu(self)
        self._list.triggered.connect(self._on_triggered)
        self.setMenu(self._list)
        make_accessible(self, self.tr("Lesson steps"), self.tr("All steps; select a step to go there."))

    def show_steps(self, player: Player, kind_text: Callable[[str], str]) -> None:
        """Fill the list; a later step shows its kind, as its title may reveal an answer."""
        self.setText(self.tr("Step {0} of {1}  ▾").format(player.index + 1, len(player.lesson.steps)))
        self._list.clear()
        for number, step in enumerate(player.lesson.steps):
            sign = "▸" if number == player.index else SIGNS[player.state_of(number)]
            optional = f"  ({self.tr('optional')})" if step.optional else ""
            title = step.title if player.is_told(number) else kind_text(step.kind)
            action = self._list.addAction(f"{sign}  {number + 1}  {title}{optional}")
            action.setData(number)

    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())
