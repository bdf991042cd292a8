"""The form of a part: its keys with values, units in readable form, and meanings."""

from __future__ import annotations

from ast import literal_eval
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget

from app.language import engine_text
from app.scenarios.editor.parts import ParameterField, TreePart, fields
from app.widgets.reading_table import ChoosingDelegate
from app.widgets.rows_model import Index
from engine.language import numeral
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import Key, ScenarioError
from engine.scenario.files.layers import parse_setting
from engine.typed import TypedError, joined_parts, typed_parts, typed_value

NAME, VALUE, MEANING = range(3)
NUMBERS = ("number", "whole number", "share", "percent", "Part", "Rate", "Ratio", "Speed")
TEXTS = ("text", "name", "volume name", "userid", "system name", "size", "time", "device number")
Role = Qt.ItemDataRole


class FormModel(QAbstractTableModel):
    """Shows one table of a document. `changed` follows each change; `refused` reports why a change was
    not made.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: ScenarioDocument | None = None
        self._part: TreePart | None = None
        self._filter = ""
        self.fields: list[ParameterField] = []
        self.wrong: Key | None = None  # the key that the check has named

    def show_part(self, document: ScenarioDocument, part: TreePart | None) -> None:
        """Show the keys of a part; the cursor stays in place while the part is the same."""
        same = None not in (part, self._part) and _place(part) == _place(self._part)
        self._document, self._part = document, part
        if same:
            self.mark(self.wrong)
            return
        self.beginResetModel()
        self.fields = self._shown()
        self.endResetModel()

    def set_filter(self, text: str) -> None:
        """Show only the keys that have these words in their name or meaning."""
        self._filter = text.strip().lower()
        self.beginResetModel()
        self.fields = self._shown()
        self.endResetModel()

    def _shown(self) -> list[ParameterField]:
        if self._part is None or self._part.model is None:
            return []
        values = [field for field in fields(self._part.model) if field.form == "value"]
        return [value for value in values if all(word in _searched(value) for word in self._filter.split())]

    def mark(self, key: Key | None) -> None:
        """Mark the key that has an error; None: all keys are correct."""
        self.wrong = key
        if self.fields:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.fields) - 1, MEANING))

    def key(self, row: int) -> Key:
        """Return the scenario key of a row."""
        assert self._part is not None
        return (*self._part.key, self.fields[row].name)

    def row_of(self, key: Key) -> int:
        """Return the row of a key; -1 when this form does not show it."""
        keys = [self.key(row) for row in range(len(self.fields))]
        return next((row for row, pair in enumerate(keys) if pair == key[: len(pair)]), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt has it
        return 0 if parent.isValid() else len(self.fields)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        return (self.tr("Key"), self.tr("Value"), self.tr("Meaning"))[section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        assert self._document is not None
        field, key = self.fields[index.row()], self.key(index.row())
        if role in (Role.DisplayRole, Role.EditRole):
            return (field.name, self._text(field, key), meaning(field))[index.column()]
        if role == Role.FontRole and index.column() != MEANING:
            return _font(self._document.is_own(key), self._document.value(key) is None)
        if role == Role.ForegroundRole and index.column() == VALUE and self._document.value(key) is None:
            return QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
        if role == Role.DecorationRole and index.column() == NAME and self._is_wrong(key):
            return QApplication.style().standardIcon(QApplication.style().StandardPixmap.SP_MessageBoxWarning)
        if role == Role.ToolTipRole:
            return f"{field.described.type}. {meaning(field)}".strip()
        if role == Role.AccessibleTextRole and index.column() == VALUE:
            return f"{field.name}: {self._text(field, key)}, {self._origin(key)}"
        return None

    def _is_wrong(self, key: Key) -> bool:
        return self.wrong is not None and key == self.wrong[: len(key)]

    def _origin(self, key: Key) -> str:
        assert self._document is not None
        if self._document.is_own(key):
            return self.tr("of this machine")
        return self.tr("inherited") if self._document.value(key) is not None else self.tr("default")

    def _text(self, field: ParameterField, key: Key) -> str:
        assert self._document is not None
        value = self._document.value(key)
        if field.free and isinstance(value, dict):
            return str(value.get("name", ""))
        return written(value) if value is not None else _default(field)

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if index.column() == VALUE else plain

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or index.column() != VALUE or self._document is None:
            return False
        field, key, text = self.fields[index.row()], self.key(index.row()), str(value).strip()
        if text == self._text(field, key):
            return False
        return self._do(lambda: self._write(field, key, text))

    def _write(self, field: ParameterField, key: Key, text: str) -> None:
        assert self._document is not None
        if text:
            self._document.set(key, read(field, text))
        else:
            self._document.remove(key)

    def reset(self, row: int) -> bool:
        """Remove the machine's own value from a row; the inherited value or the default applies again."""
        key = self.key(row)
        return self._do(lambda: self._document.remove(key) if self._document else None)

    def _do(self, change: Any) -> bool:
        try:
            change()
        except (ScenarioError, TypedError) as error:
            self.refused.emit(str(error))
            return False
        self.changed.emit()
        return True


def _place(part: TreePart | None) -> object:
    return (part.key, part.model) if part is not None else None


def _searched(field: ParameterField) -> str:
    return f"{field.name} {meaning(field)}".lower().replace("_", " ")


def meaning(field: ParameterField) -> str:
    """Return the meaning of a key, with the unit and the source of a parameter, in the windows' language."""
    text = engine_text(field.described.meaning)
    notes = "; ".join(engine_text(note) for note in (field.unit, field.source) if note)
    return f"{text[:1].upper()}{text[1:]}{f' ({notes})' if notes else ''}"


def _font(own: bool, missing: bool) -> QFont:
    font = QFont(QApplication.font())
    font.setBold(own)
    font.setItalic(missing)
    return font


def written(value: Any) -> str:
    """Return a value as typed by the user: numbers in the windows' language, switches as true and false."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple) and not any(isinstance(item, dict | list) for item in value):
        return joined_parts(written(item) for item in value)
    return numeral(value) if isinstance(value, float) else str(value)


def _default(field: ParameterField) -> str:
    """Return the default of a key as typed by the user."""
    default, kind = field.described.default, field.described.type
    if not kind.removeprefix("list of ").startswith(NUMBERS) and not default.startswith("["):
        return default
    try:
        return written(literal_eval(default))
    except (SyntaxError, ValueError):  # in words, or none
        return default


def read(field: ParameterField, text: str) -> Any:
    """Return the typed text as the value of a key.

    Raises ScenarioError for text that is not valid for any key, TypedError for a number with a misplaced
    separator.
    """
    if field.free:
        return text
    if field.described.type.startswith("list of"):
        kind = field.described.type.removeprefix("list of ")
        return [_one(kind, part) for part in typed_parts(text.strip("[]"))]
    return _one(field.described.type, text)


def _one(kind: str, text: str) -> Any:
    if kind in TEXTS or kind.startswith(("size", "time", "one of")):
        return 0 if text == "0" and kind.startswith(("size", "time")) else text
    return parse_setting(f"value={typed_value(text)}", "")[1]


class ValueDelegate(ChoosingDelegate):
    """A delegate that offers the choices of a key."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = index.model()
        assert isinstance(model, FormModel)
        field = model.fields[index.row()]
        editor = self.editor_of(parent, option, index, field.choices, field.free)
        editor.setAccessibleName(field.name)
        return editor
