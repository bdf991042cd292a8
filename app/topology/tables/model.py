"""One table of the drawing; typing into a cell is an edit like any other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.topology.editor import Editor
from app.topology.tables.columns import ElementTable, SheetColumn
from app.topology.tables.pasting import value_of
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.drawing import Change
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import words
from engine.language import numeral

Index = QModelIndex | QPersistentModelIndex
ID, SORT = int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 1
_DISPLAY, _EDIT, _TOOL_TIP, _SPOKEN = 0, 2, 3, 11


class SheetModel(QAbstractTableModel):
    """One row per element, read again after each change because the text of an element may depend on
    others.
    """

    def __init__(self, editor: Editor, sheet: ElementTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor, self.sheet = editor, sheet
        self._things: list[Thing] = []
        self._rows: dict[str, int] = {}
        self.read()

    def read(self) -> None:
        """Show the current elements."""
        things = self.editor.drawing.of(self.sheet.kind)
        if [thing.id for thing in things] == [thing.id for thing in self._things]:
            self._things = things
            if things:
                last = self.index(len(things) - 1, len(self.sheet.columns) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._things = things
        self._rows = {thing.id: row for row, thing in enumerate(things)}
        self.endResetModel()

    def row(self, name: str) -> int:
        """Return the row of an element, or -1 if it is not in this table."""
        return self._rows.get(name, -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._things)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.sheet.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal and role in (_DISPLAY, Qt.ItemDataRole.ToolTipRole):
            return self.sheet.columns[section].title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        known = super().flags(index)
        editable = index.isValid() and self.sheet.columns[index.column()].field
        return known | Qt.ItemFlag.ItemIsEditable if editable else known

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid() or index.row() >= len(self._things):
            return None
        thing, column = self._things[index.row()], self.sheet.columns[index.column()]
        if role == ID:
            return thing.id
        if role in (_DISPLAY, _EDIT, _SPOKEN):
            return self._text(thing, column)
        if role == _TOOL_TIP:
            return words(self.editor.drawing, thing)
        return self._key(thing, column) if role == SORT else None

    def _text(self, thing: Thing, column: SheetColumn) -> str:
        value = column.show(self.editor.drawing, thing)
        if value is None:
            return ""
        if column.digits and isinstance(value, int):
            return f"{value:0{column.digits}X}"
        return numeral(value, "g") if isinstance(value, float) else str(value)

    def _key(self, thing: Thing, column: SheetColumn) -> Any:
        """Return the sort key of a cell: numbers sort as numbers, and missing values come last."""
        value = column.show(self.editor.drawing, thing)
        if value is None:
            return float("inf")
        return value if isinstance(value, int | float) else str(value)

    def setData(self, index: Index, value: Any, role: int = _EDIT) -> bool:
        column = self.sheet.columns[index.column()]
        if role != _EDIT or not column.field or str(value).strip() == self.data(index):
            return False
        name = self._things[index.row()].id
        return self.editor.attempt(lambda: self._change(name, column, str(value).strip()))

    def _change(self, name: str, column: SheetColumn, text: str) -> Change:
        given = value_of(self.sheet.kind, column, text)
        return set_fields(self.editor.drawing, name, **{column.field: given})
