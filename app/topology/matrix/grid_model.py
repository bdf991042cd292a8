"""The matrix itself: a row and a column for each LPAR."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.look import theme
from app.topology.editor import Editor
from app.topology.matrix.pairs import PairCell, cell
from app.topology.matrix.words import lpar, tr
from engine.ficon.drawing.model.cabling import Cec, Css, Lpar

Index = QModelIndex | QPersistentModelIndex
_DISPLAY, _TOOL_TIP, _ALIGNMENT, _FOREGROUND, _SPOKEN = 0, 3, 7, 9, 11
_CENTRE = int(Qt.AlignmentFlag.AlignCenter.value)


class PairsModel(QAbstractTableModel):
    """The upper half says the same as the lower one, seen from the other side."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.lpars: list[Lpar] = []
        self._cells: dict[tuple[int, int], PairCell] = {}

    def read(self) -> None:
        """Show the drawing as it is now."""
        lpars = [lpar for lpar in self.editor.drawing.of(Lpar) if lpar.name != "*"]
        self._cells = {}
        if [lpar.id for lpar in lpars] != [lpar.id for lpar in self.lpars]:
            self.beginResetModel()
            self.lpars = lpars
            self.endResetModel()
            return
        self.lpars = lpars
        if lpars:
            last = len(lpars) - 1
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def cell(self, row: int, column: int) -> PairCell:
        """Return the cell of a row and a column."""
        if (row, column) not in self._cells:
            ids = self.lpars[row].id, self.lpars[column].id
            self._cells[row, column] = cell(self.editor.drawing, *ids)
        return self._cells[row, column]

    def place(self, names: tuple[str, ...]) -> tuple[int, int] | None:
        """Row and column of a link, or of the two LPARs that are selected."""
        ends = [end for name in names for end in getattr(self.editor.drawing[name], "ends", ())]
        ids = [lpar.id for lpar in self.lpars]
        found = [ids.index(end) for end in (*ends, *names) if end in ids]
        return (found[0], found[1]) if len(found) >= 2 else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lpars)

    def columnCount(self, parent: Index | None = None) -> int:
        return self.rowCount(parent)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if section >= len(self.lpars):
            return None
        if role == _DISPLAY:
            return self.lpars[section].name
        return self._where(self.lpars[section]) if role == _TOOL_TIP else None

    def _where(self, lpar: Lpar) -> str:
        css = self.editor.drawing.get(lpar.css, Css)
        cec = self.editor.drawing.get(css.cec, Cec).name
        return tr("LPAR {0}: CEC {1}, CSS {2}, z/VM system {3}").format(
            lpar.name, cec, css.number, lpar.system or tr("none")
        )

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        if role == _ALIGNMENT:
            return _CENTRE
        shown = self.cell(index.row(), index.column())
        if role == _DISPLAY:
            return "·" if index.row() == index.column() and not shown.text() else shown.text()
        if role in (_TOOL_TIP, _SPOKEN):
            names = (lpar(self.editor.drawing, name) for name in (shown.first, shown.second))
            return tr("{0} and {1}: {2}").format(*names, shown.text() or tr("nothing"))
        if role == _FOREGROUND and (shown.lost or shown.down):
            return theme.current().warning
        return None
