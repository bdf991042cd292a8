"""The table of a file's series (used or not, name, unit, and assigned measure) and its editors."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.data.run import RunMeasures, SeriesChoice
from app.look import theme
from app.widgets.reach import make_accessible
from app.widgets.searched_box import searched
from engine.language import numeral
from engine.measured.data import Measurements, Path
from engine.measured.units import factor
from engine.measures import measures
from engine.studies.own_data import assumed_unit

Index = QModelIndex | QPersistentModelIndex
SERIES, NAME, UNIT, MEASURE, OF, COUNT, FIRST = range(7)
EDITED = (NAME, UNIT, MEASURE, OF)
SHOWN = 4  # values of the preview
MAX_TEXT = 80
Role = Qt.ItemDataRole


class SeriesModel(QAbstractTableModel):
    """A row for each series of a file."""

    measure_chosen = Signal(int)  # in this row

    def __init__(
        self,
        data: Measurements,
        choices: dict[Path, SeriesChoice],
        run: RunMeasures,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.data_file, self.run = data, run
        self.paths = data.paths()
        self.choices = {path: choices.get(path, SeriesChoice()) for path in self.paths}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.paths)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 7

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role in (Role.DisplayRole, Role.ToolTipRole):
            return [
                self.tr("Series"),
                self.tr("Name in plots"),
                self.tr("Unit"),
                self.tr("Measured values of"),
                self.tr("Of"),
                self.tr("Values"),
                self.tr("First values"),
            ][section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == SERIES:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in EDITED else flags

    def unit(self, path: Path) -> str:
        """Return the unit of a series."""
        return self.choices[path].unit or self.data_file.units.get(path, "")

    def trouble(self, path: Path) -> str:
        """Return why a series cannot be shown with its measure, or "" if it can."""
        choice, target = self.choices[path], self.choices[path].target
        if not choice.used or target is None:
            return ""
        unit, wanted = self.unit(path), measures()[target.measure].unit
        if factor(unit, wanted) is None:
            text = self.tr("{0} is in {1}, but the measure is in {2}: change the unit.")
            return text.format(path[-1], unit, wanted or self.tr("numbers"))
        return ""

    def assumed(self, path: Path) -> str:
        """Return the unit assumed for a series without a unit, or "" for other series."""
        choice, target = self.choices[path], self.choices[path].target
        if not choice.used or target is None:
            return ""
        return assumed_unit(self.data_file, path, target, choice.unit)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        path = self.paths[index.row()]
        choice = self.choices[path]
        if role == Role.CheckStateRole and index.column() == SERIES:
            return Qt.CheckState.Checked if choice.used else Qt.CheckState.Unchecked
        if index.column() == UNIT and role == Role.DisplayRole and (unit := self.assumed(path)):
            return f"{unit}?"
        if index.column() == UNIT and (trouble := self.trouble(path)):
            if role == Role.ForegroundRole:
                return theme.current().error
            if role == Role.ToolTipRole:
                return trouble
        if role in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return self._text(path, choice, index.column())
        return None

    def _text(self, path: Path, choice: SeriesChoice, column: int) -> str:
        if column == COUNT:
            return numeral(self.data_file.count(path), ",")
        if column == FIRST:
            return "  ".join(numeral(value, ".6g") for value in self.data_file.first(path, SHOWN))
        return {
            SERIES: " / ".join(path),
            NAME: choice.name or path[-1],
            UNIT: self.unit(path),
            MEASURE: self.run.title(choice.measure) if choice.measure else "",
            OF: choice.of,
        }[column]

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        path, column = self.paths[index.row()], index.column()
        choice = self._changed(path, column, value, role)
        if choice is None:
            return False
        self.choices[path] = choice
        self.dataChanged.emit(self.index(index.row(), SERIES), self.index(index.row(), FIRST))
        if choice.measure and column in (MEASURE, OF):
            self.measure_chosen.emit(index.row())
        return True

    def _changed(self, path: Path, column: int, value: Any, role: int) -> SeriesChoice | None:
        choice = self.choices[path]
        if role == Role.CheckStateRole and column == SERIES:
            return replace(choice, used=Qt.CheckState(value) == Qt.CheckState.Checked)
        if role != Role.EditRole:
            return None
        text = str(value).strip()[:MAX_TEXT]
        if column == NAME:
            return replace(choice, name="" if text == path[-1] else text)
        if column == UNIT:
            return replace(choice, unit=text)
        if column == MEASURE:
            return self._with_measure(path, choice, text)
        if column == OF and choice.measure:
            of = self.run.member(choice.measure, text) if text else ""
            return None if of is None else replace(choice, of=of)
        return None

    def _with_measure(self, path: Path, choice: SeriesChoice, text: str) -> SeriesChoice | None:
        """Return the choice with another measure; its member is the member after which the series is
        named.
        """
        id = self.run.measure(text) if text else ""
        if id is None:
            return None
        found = (self.run.member(id, part) for part in (choice.of, *reversed(path[:-1])) if part)
        return replace(choice, measure=id, of=next((text for text in found if text), "") if id else "")


class ChoiceDelegate(QStyledItemDelegate):
    """Edits the measure to which a series belongs, and its member."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = cast(SeriesModel, index.model())
        box = QComboBox(parent)
        box.addItem("")
        if index.column() == MEASURE:
            box.addItems(model.run.measures())
        else:
            box.addItems(model.run.members(model.choices[model.paths[index.row()]].measure))
        heading = model.headerData(index.column(), Qt.Orientation.Horizontal)
        make_accessible(searched(box), str(heading))
        box.activated.connect(lambda: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        box = cast(QComboBox, editor)
        box.setCurrentText(index.data(Qt.ItemDataRole.EditRole))
        if (line := box.lineEdit()) is not None:
            line.selectAll()

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        cast(SeriesModel, model).setData(index, cast(QComboBox, editor).currentText())
