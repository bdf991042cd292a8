"""The table of a file's series: used or not, name and unit, the number of values and the first ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.data.source import Choice
from engine.measured.data import Measurements, Path

Index = QModelIndex | QPersistentModelIndex
SERIES, NAME, UNIT, COUNT, FIRST = range(5)
SHOWN = 4  # values of the preview
MAX_TEXT = 80
Role = Qt.ItemDataRole


class SeriesModel(QAbstractTableModel):
    """A row for each series of a file."""

    def __init__(
        self, data: Measurements, choices: dict[Path, Choice], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.data_file = data
        self.paths = data.paths()
        self.choices = {path: choices.get(path, Choice()) for path in self.paths}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.paths)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return [
                self.tr("Series"),
                self.tr("Name in plots"),
                self.tr("Unit"),
                self.tr("Values"),
                self.tr("First values"),
            ][section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == SERIES:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in (NAME, UNIT) else flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        path = self.paths[index.row()]
        choice = self.choices[path]
        if role == Role.CheckStateRole and index.column() == SERIES:
            return Qt.CheckState.Checked if choice.used else Qt.CheckState.Unchecked
        if role not in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return None
        if index.column() == COUNT:
            return f"{self.data_file.count(path):,}"
        if index.column() == FIRST:
            values = self.data_file.series(path)[1][:SHOWN]
            return "  ".join(f"{value:.6g}" for value in values)
        unit = choice.unit or self.data_file.units.get(path, "")
        return {SERIES: " / ".join(path), NAME: choice.name or path[-1], UNIT: unit}[index.column()]

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        path = self.paths[index.row()]
        choice = self.choices[path]
        if role == Role.CheckStateRole and index.column() == SERIES:
            choice = replace(choice, used=Qt.CheckState(value) == Qt.CheckState.Checked)
        elif role == Role.EditRole and index.column() == NAME:
            choice = replace(choice, name=str(value).strip()[:MAX_TEXT])
        elif role == Role.EditRole and index.column() == UNIT:
            choice = replace(choice, unit=str(value).strip()[:MAX_TEXT])
        else:
            return False
        self.choices[path] = choice
        self.dataChanged.emit(index, index)
        return True
