"""The number-scheme assistant: templates for devices and control units, with a preview."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.look import theme
from app.topology.editor import Editor
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reading_table import for_reading, set_headings
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.numbering import FIELDS, SCHEMES, Renumber, Scheme, preview, renumber, wrong
from engine.language import filled, say

SIZE = (760, 560)
MAX_ROWS = 2000


class NumbersDialog(QDialog):
    """Shows each resulting number while the templates are typed; clashes are refused."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.setWindowTitle(self.tr("Number scheme"))
        resize_for_text(self, *SIZE)
        self.schemes, self.devices, self.units = QComboBox(self), QLineEdit(self), QLineEdit(self)
        self.only = QCheckBox(self.tr("Only the &selection and its far side"), self)
        self.table, self.note, self.help = QTableWidget(0, 4, self), QLabel(self), QLabel(self)
        self._rows: tuple[Renumber, ...] = ()
        self._dress()
        self._lay_out()
        self._connect()
        self._take_scheme()

    def _dress(self) -> None:
        for title, _ in SCHEMES:
            self.schemes.addItem(say(title))
        self.only.setChecked(bool(self.editor.selection))
        self.only.setEnabled(bool(self.editor.selection))
        heads = [self.tr("Element"), self.tr("Current"), self.tr("New"), self.tr("Reason")]
        set_headings(self.table, heads)
        self.table.setAccessibleName(self.tr("Current and new numbers"))
        for_reading(self.table, 24)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.note.setWordWrap(True)
        self.help.setWordWrap(True)
        fields = ", ".join(f"{{{name}}} {say(meaning)}" for name, meaning in FIELDS)
        self.help.setText(
            self.tr("Four hexadecimal digits; some can come from fields: {0}. {{n+8}} adds 8.").format(fields)
        )

    def _lay_out(self) -> None:
        form, layout = QFormLayout(), QVBoxLayout(self)
        form.addRow(self.tr("&Scheme"), self.schemes)
        form.addRow(self.tr("&Devices"), self.devices)
        form.addRow(self.tr("Control &units"), self.units)
        form.addRow("", self.only)
        self.buttons = dialog_buttons(self, self.tr("&Renumber"), self._renumber)
        layout.addLayout(form)
        layout.addWidget(self.help)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)

    def _connect(self) -> None:
        self.schemes.activated.connect(self._take_scheme)
        self.devices.textEdited.connect(self._preview)
        self.units.textEdited.connect(self._preview)
        self.only.toggled.connect(self._preview)

    def _take_scheme(self) -> None:
        scheme = SCHEMES[self.schemes.currentIndex()][1]
        self.devices.setText(scheme.devices)
        self.units.setText(scheme.units)
        self._preview()

    def _scheme(self) -> Scheme:
        return Scheme(self.devices.text().strip(), self.units.text().strip())

    def _of(self) -> tuple[str, ...]:
        return self.editor.selection if self.only.isChecked() else ()

    def _preview(self) -> None:
        """Show the new numbers, or the error in a template."""
        faults = (wrong(text) for text in (self._scheme().devices, self._scheme().units) if text)
        fault = next(filter(None, faults), "")
        try:
            self._rows = () if fault else preview(self.editor.drawing, self._scheme(), self._of())
        except DrawingError as error:
            self._rows, fault = (), str(error)
        self._fill()
        clashes = sum(bool(row.clash) for row in self._rows)
        changed = sum(row.new is not None and row.new != row.old for row in self._rows)
        self.note.setText(fault or self._told(changed, clashes))
        self.buttons.buttons()[0].setEnabled(not fault and not clashes and changed > 0)

    def _told(self, changed: int, clashes: int) -> str:
        if clashes:
            return self.tr("{0} of these are not possible, so nothing is changed.").format(clashes)
        return (
            filled(self.tr("{0} {0:number changes|numbers change}."), changed)
            if changed
            else self.tr("Nothing would change.")
        )

    def _fill(self) -> None:
        drawing = self.editor.drawing
        self.table.setRowCount(min(len(self._rows), MAX_ROWS))
        for row, entry in enumerate(self._rows[:MAX_ROWS]):
            new = "" if entry.new is None else f"{entry.new:04X}"
            name = called(drawing, entry.thing)
            for column, text in enumerate((name, f"{entry.old:04X}", new, entry.clash)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if entry.clash:
                    item.setForeground(theme.current().error)
                self.table.setItem(row, column, item)

    def _renumber(self) -> None:
        if self.editor.attempt(lambda: renumber(self.editor.drawing, self._scheme(), self._of())):
            self.accept()
