"""The inspector: properties of the selection, and derived facts. Each new value is one undo step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.topology.editor import Editor
from app.topology.inspector.controls import Control, control
from app.topology.inspector.facts import FactList
from app.topology.inspector.fields import common_rows
from app.topology.inspector.spec import PropertyRow
from app.topology.panel_context import EditorContext
from app.widgets.reach import tab_through
from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import words

TITLE_WIDTH = 98  # px


class Property(QWidget):
    """Reports a new value; the inspector calls `refuse` if it is rejected."""

    committed = Signal(object, object)  # this, the value
    entered = Signal(object)

    def __init__(self, row: PropertyRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.title = QLabel(row.title, self, wordWrap=True)
        self.title.setObjectName("caption")
        self.title.setFixedWidth(TITLE_WIDTH)
        self.control: Control = control(row.form, self)
        self.error = QLabel("", self, wordWrap=True)
        self.error.setProperty("verdict", "wrong")
        self.error.setFont(theme.font(9))
        self.error.hide()
        self.control.describe(row.title, self.help_text())
        self.control.committed.connect(self._commit)
        self.control.unreadable.connect(self.refuse)
        self.control.entered.connect(lambda: self.entered.emit(self))
        self._lay_out()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        wide = self.row.form.control in ("area", "checks")
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.control, 1)
        if self.row.spec.unit:
            line.addWidget(QLabel(self.row.spec.unit, self))
        if wide:
            self.title.setMaximumWidth(16_777_215)
            grid.addWidget(self.title, 0, 0, 1, 2)
            grid.addLayout(line, 1, 0, 1, 2)
        else:
            top = Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(self.title, 0, 0, top)
            grid.addLayout(line, 0, 1)
        grid.addWidget(self.error, 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    def help_text(self) -> str:
        """Return the meaning, followed by the expected input."""
        meaning, expected = self.row.spec.meaning, self.row.expected
        unit = f" {self.row.spec.unit}" if self.row.spec.unit else ""
        return f"{meaning} {self.tr('Expected: {0}.').format(expected + unit)}" if expected else meaning

    def _commit(self, value: Any) -> None:
        self.committed.emit(self, value)

    def show_things(self, drawing: Drawing, things: Sequence[Thing]) -> None:
        """Show the values of these elements."""
        self.control.show_values([self.row.get(thing) for thing in things], drawing, things[0])
        self.control.setEnabled(not self.row.spec.fixed)
        self.error.hide()

    def refuse(self, reason: str) -> None:
        """Show at the field why a value was rejected, and what was expected."""
        expected = self.tr("Expected: {0}").format(self.row.expected) if self.row.expected else ""
        self.error.setText(". ".join(filter(None, (reason.rstrip("."), expected))))
        self.error.show()
        self.control.show_error(True)
        self.control.field.setAccessibleDescription(self.error.text())


LEAST_LINES = 9  # of the panel's height
MAX_COMPARED = 500  # things whose values are compared when more are selected: the field then says "several"


class Inspector(QWidget):
    """The inspector, refreshed after each change, at most once per turn of the event loop."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._shape: list[tuple[object, ...]] = []  # of the rows that there are
        self.properties: list[Property] = []
        self.title = QLabel("", self, wordWrap=True)
        self.title.setFont(theme.font(12, QFont.Weight.Bold))
        self.kind = QLabel("", self, wordWrap=True)
        self.kind.setObjectName("caption")
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setObjectName("inspectorScroll")
        self.area.setAccessibleName(self.tr("Properties"))
        self.help = QLabel("", self, wordWrap=True)
        self.help.setObjectName("caption")
        self.facts = FactList(editor, self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.show_selection)
        self._lay_out()
        for signal in (editor.changed, editor.replaced, editor.selection_changed):
            signal.connect(self._later)
        self.show_selection()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 8, 6)
        column.setSpacing(2)
        for widget in (self.title, self.kind):
            column.addWidget(widget)
        column.addSpacing(4)
        column.addWidget(self.area, 1)
        column.addWidget(self.help)
        self._body = QFrame(self.area)
        self._body.setObjectName("inspectorBody")
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(5)
        self._column.addWidget(self.facts)
        self._column.addStretch(1)
        self.area.setWidget(self._body)

    def minimumSizeHint(self) -> QSize:
        """Leave room for the texts and two fields, at any font size."""
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(0, LEAST_LINES * self.fontMetrics().lineSpacing()))

    def _later(self, *_: object) -> None:
        self._soon.start()

    def things(self) -> list[Thing]:
        """Return the selected elements."""
        drawing = self._editor.drawing
        return [drawing[name] for name in self._editor.selection if name in drawing]

    def show_selection(self) -> None:
        """Show the properties of the selection."""
        self._soon.stop()
        drawing, things = self._editor.drawing, self.things()
        self._show_title(things)
        rows = common_rows(drawing, things) if things else []
        if (shape := [_shape(row) for row in rows]) != self._shape:
            self._build(rows)
            self._shape = shape
        for row, item in zip(rows, self.properties, strict=True):
            item.row = row
            item.show_things(drawing, things[:MAX_COMPARED])
        self.facts.show_things(things)

    def _show_title(self, things: Sequence[Thing]) -> None:
        if not things:
            self.title.setText(self.tr("Nothing selected"))
            self.kind.setText(
                self.tr("Click an element on the canvas, or go to it with Tab and the arrow keys.")
            )
        elif len(things) == 1:
            said = words(self._editor.drawing, things[0])
            self.title.setText(said[0].upper() + said[1:])
            self.kind.setText("")
        else:
            kinds = sorted({str(getattr(thing, "kind", "")) for thing in things})
            self.title.setText(self.tr("{0} elements").format(len(things)))
            self.kind.setText(
                self.tr("A new value applies to all selected elements.") if len(kinds) == 1 else ""
            )
        self.kind.setVisible(bool(self.kind.text()))
        self.help.clear()
        self.help.hide()

    def _build(self, rows: Sequence[PropertyRow]) -> None:
        """Create new controls for a different set of properties."""
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self._body.isAncestorOf(focus)
        for property_ in self.properties:
            self._column.removeWidget(property_)
            property_.hide()
            property_.deleteLater()
        self.properties = [Property(row, self._body) for row in rows]
        for place, property_ in enumerate(self.properties):
            self._column.insertWidget(place, property_)
            property_.committed.connect(self._commit)
            property_.entered.connect(self._explain)
        fields = [property_.control.field for property_ in self.properties]
        tab_through([self.area, *fields, self.facts.list])
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus if fields else Qt.FocusPolicy.StrongFocus)
        if had_focus:
            (fields[0] if fields else self.area).setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the first property."""
        (self.properties[0].control if self.properties else self.area).setFocus(event.reason())

    def _explain(self, item: Property) -> None:
        """Explain the property with the focus."""
        self.help.setText(item.help_text())
        self.help.show()
        self.area.ensureWidgetVisible(item, 0, 12)

    def _commit(self, item: Property, value: Any) -> None:
        """Set the value on all selected elements as one undo step; an invalid value is reported at the
        field.
        """
        try:
            change = self._change(item.row, value)
        except DrawingError as error:
            item.refuse(str(error))
            return
        if not change or not self._editor.do(change):
            self._later()

    def _change(self, row: PropertyRow, value: Any) -> Change:
        things = self.things()
        draft = Draft(self._editor.drawing, self.tr("Change {0} of {1}").format(row.title, self.title.text()))
        for thing in things:
            now = draft.now[thing.id]
            set_in(draft, thing.id, **row.put(now, value))
        return draft.done([thing.id for thing in things])


def _shape(row: PropertyRow) -> tuple[object, ...]:
    """Return the row attributes that decide which control it needs."""
    return row.key, row.title, type(row.form), row.expected


def make_panel(context: EditorContext, parent: QWidget) -> Inspector:
    """Return the panel for a window."""
    return Inspector(context.editor, parent)
