"""A cell of the matrix in full: which devices talk to which, side by side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look import theme
from app.topology.matrix.pairs import Line
from app.topology.matrix.words import tr

Index = QModelIndex | QPersistentModelIndex
THINGS = int(Qt.ItemDataRole.UserRole)
_DISPLAY, _TOOL_TIP, _FOREGROUND = 0, 3, 9


class LineModel(QAbstractTableModel):
    """Both sides, the nearer one at the left, and between them the unit addresses that pair them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    def show_lines(self, lines: list[Line]) -> None:
        """Show these."""
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_heads())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        horizontal = orientation == Qt.Orientation.Horizontal
        return _heads()[section] if horizontal and role == _DISPLAY else None

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == THINGS:
            return line.things
        if role in (_DISPLAY, _TOOL_TIP):
            return line.cells[index.column()]
        return theme.current().warning if role == _FOREGROUND and line.fault else None


def _heads() -> list[str]:
    near = [tr("LPAR"), tr("CHPID"), tr("Control unit"), tr("Devices")]
    return [*near, tr("Unit addresses"), *reversed(near), tr("State")]
