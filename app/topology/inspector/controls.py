"""The controls of the inspector. Each shows the value of one or more elements and reports new values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.look.literal import literal
from app.topology.inspector.forms import Checks, FieldForm, InspectorChoice, UnreadableError, tr
from app.widgets.reach import make_accessible
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

AREA_HEIGHT = 48
CHECK_ROW = 25  # px
MAX_CHECKS = 6  # rows that are seen at once
_VALUE = Qt.ItemDataRole.UserRole
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Control(QWidget):
    """`show_values` fills it; `committed` reports a value, and `unreadable` reports a text that is not a
    value.
    """

    committed = Signal(object)
    unreadable = Signal(str)  # why, or ""
    entered = Signal()  # has the focus now

    def __init__(self, form: FieldForm, parent: QWidget) -> None:
        super().__init__(parent)
        self.form = form
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)

    def _use(self, field: QWidget) -> None:
        self.field = field
        self._inside.addWidget(field)
        self.setFocusProxy(field)
        field.installEventFilter(self)

    def describe(self, title: str, help_text: str) -> None:
        """Set the name for screen readers, and the text for F1."""
        make_accessible(self.field, title, help_text)
        self.field.setToolTip(help_text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit()
        return False

    def show_values(self, values: Sequence[Any], drawing: Drawing, thing: Thing) -> None:
        """Show the values of all selected elements; thing: the first of these elements."""
        raise NotImplementedError

    def show_error(self, error: bool) -> None:
        """Mark the value as invalid, or remove the mark."""
        self.field.setProperty("wrong", error)
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)

    def _read(self, text: str) -> None:
        try:
            value = self.form.value(text)
        except UnreadableError as error:
            self.unreadable.emit(str(error))
        else:
            self.committed.emit(value)


class LineField(Control):
    """A single-line text: Enter or leaving the field keeps the entry, and Escape restores the previous
    text.
    """

    def __init__(self, form: FieldForm, parent: QWidget) -> None:
        super().__init__(form, parent)
        self.line = QLineEdit(self)
        self._use(self.line)
        self._shown = ""
        self.line.editingFinished.connect(self._finish)

    def show_values(self, values: Sequence[Any], drawing: Drawing, thing: Thing) -> None:
        texts = {self.form.text(value) for value in values}
        self._shown = texts.pop() if len(texts) == 1 else ""
        several, absent = bool(texts), tr(getattr(self.form, "absent", ""))
        self.line.setText(self._shown)
        self.line.setCursorPosition(0)
        self.line.setPlaceholderText(self.tr("several values") if several else absent)
        self.line.setModified(False)
        self.show_error(False)

    def _finish(self) -> None:
        if self.line.isModified() and self.line.text() != self._shown:
            self.line.setModified(False)
            self._shown = self.line.text()  # not again when it loses the focus
            self._read(self.line.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._taken(event)
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _taken(self, event: QKeyEvent) -> bool:
        """Restore the previous text on Escape."""
        if event.key() != Qt.Key.Key_Escape or not self.line.isModified():
            return False
        self.line.setText(self._shown)
        self.line.setModified(False)
        return True


class _Area(QPlainTextEdit):
    """A text area that reports when it loses the focus; Tab leaves it."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setFixedHeight(AREA_HEIGHT)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class AreaField(Control):
    """A multi-line text: Ctrl+Enter or leaving the field keeps the entry."""

    def __init__(self, form: FieldForm, parent: QWidget) -> None:
        super().__init__(form, parent)
        self.area = _Area(self)
        self._use(self.area)
        self._shown = ""
        self.area.left.connect(self._finish)

    def describe(self, title: str, help_text: str) -> None:
        self.area.setAccessibleName(title)
        self.area.setWhatsThis(literal(help_text))
        self.area.setToolTip(help_text)

    def show_values(self, values: Sequence[Any], drawing: Drawing, thing: Thing) -> None:
        texts = {self.form.text(value) for value in values}
        self._shown = texts.pop() if len(texts) == 1 else ""
        self.area.setPlaceholderText(self.tr("several values") if texts else "")
        if self.area.toPlainText() != self._shown:
            self.area.setPlainText(self._shown)
        self.show_error(False)

    def _finish(self) -> None:
        if self.area.toPlainText() != self._shown:
            self._shown = self.area.toPlainText()
            self._read(self._shown)


class Combo(Control):
    """A control for choosing one of several values."""

    def __init__(self, form: InspectorChoice, parent: QWidget) -> None:
        super().__init__(form, parent)
        self.choices = form
        self.combo = QComboBox(self)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(8)
        self._use(self.combo)
        self._values: list[Any] = []
        self.combo.activated.connect(self._choose)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not self.combo.hasFocus():
            event.ignore()  # scrolling past a field must not change it
            return True
        return super().eventFilter(watched, event)

    def show_values(self, values: Sequence[Any], drawing: Drawing, thing: Thing) -> None:
        offered = list(self.choices.offered(drawing, thing))
        different = any(value != values[0] for value in values)
        with QSignalBlocker(self.combo):
            self.combo.clear()
            self._values = [value for value, _ in offered]
            self.combo.addItems([text for _, text in offered])
            known = not different and values[0] in self._values
            self.combo.setCurrentIndex(self._values.index(values[0]) if known else -1)
            self.combo.setPlaceholderText(self.tr("several values") if different else "–")
        self._before = self.combo.currentIndex()
        self.show_error(False)

    def _choose(self, place: int) -> None:
        if place != self._before:
            self._before = place
            self.committed.emit(self._values[place])


class CheckList(Control):
    """A choice of several elements; the first row means None if that is a valid value."""

    def __init__(self, form: Checks, parent: QWidget) -> None:
        super().__init__(form, parent)
        self.choices = form
        self.list = QListWidget(self)
        self.list.setObjectName("checks")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._use(self.list)
        self._several = False
        self.list.itemChanged.connect(self._change)

    def show_values(self, values: Sequence[Any], drawing: Drawing, thing: Thing) -> None:
        offered = self.choices.offered(drawing, thing)
        row = max(0, self.list.currentRow())
        with QSignalBlocker(self.list):
            self.list.clear()
            if self.choices.everything:
                self._add(None, tr(self.choices.everything), [value is None for value in values])
            for name, text in offered:
                self._add(name, text, [value is not None and name in value for value in values])
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.setFixedHeight(CHECK_ROW * min(max(1, self.list.count()), MAX_CHECKS) + 4)
        self.show_error(False)

    def _add(self, name: Any, text: str, on: Sequence[bool]) -> None:
        state = Qt.CheckState
        item = QListWidgetItem(text, self.list)
        item.setData(_VALUE, name)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(
            state.Checked if all(on) else state.PartiallyChecked if any(on) else state.Unchecked
        )

    def _change(self, item: QListWidgetItem) -> None:
        """Report the checked elements; None and elements exclude each other."""
        checked = [item for item in self._items() if item.checkState() == Qt.CheckState.Checked]
        if item.data(_VALUE) is None and item.checkState() == Qt.CheckState.Checked:
            self.committed.emit(None)
            return
        self.committed.emit(tuple(item.data(_VALUE) for item in checked if item.data(_VALUE) is not None))

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]


def control(form: FieldForm, parent: QWidget) -> Control:
    """Return a control for values of this form."""
    if isinstance(form, InspectorChoice):
        return Combo(form, parent)
    if isinstance(form, Checks):
        return CheckList(form, parent)
    return AreaField(form, parent) if form.control == "area" else LineField(form, parent)
