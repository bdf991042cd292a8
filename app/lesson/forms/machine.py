"""The parts of a machine in a do step: its dials, its drawing, and its cpuplugd rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.lesson.playing.building import DrawingBuilder
from app.rules.rule_file import RuleEditError, read_file
from app.run.session import Session
from app.widgets.looks import button
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from lessons.format.models import Dial, Step


class DialsForm(QWidget):
    """The dials of a step."""

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls: dict[str, QComboBox | WholeBox] = {}
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for dial in step.dials:
            control = self._list(dial) if dial.options else self._number(dial)
            make_accessible(control, dial.title, self.tr("The machine is built with this value."))
            label = QLabel(dial.title, self)
            label.setBuddy(control)
            layout.addRow(label, control)
            self.controls[dial.id] = control

    def _list(self, dial: Dial) -> QComboBox:
        box = QComboBox(self)
        for option in dial.options:
            box.addItem(option.text, option.id)
        return box

    def _number(self, dial: Dial) -> WholeBox:
        box = WholeBox(self)
        box.setRange(dial.least, dial.most)
        box.setSingleStep(dial.by)
        box.setGroupSeparatorShown(True)
        box.setProperty("bare", True)  # arrow keys do; buttons would take the room of the number
        box.setToolTip(
            self.tr("{0} to {1}; the arrow keys change the value by {2}.").format(
                dial.least, dial.most, dial.by
            )
        )
        box.setValue(dial.start)
        return box

    def value(self) -> dict[str, str | int]:
        """Return the value of each dial, by dial id."""
        return {id: self._of(control) for id, control in self.controls.items()}

    @staticmethod
    def _of(control: QComboBox | WholeBox) -> str | int:
        return control.value() if isinstance(control, WholeBox) else str(control.currentData())

    def set_value(self, values: Mapping[str, str | int]) -> None:
        """Set the dials to these values."""
        for id, value in values.items():
            control = self.controls[id]
            if isinstance(control, WholeBox):
                control.setValue(int(value))
            else:
                control.setCurrentIndex(control.findData(value))


class DrawingForm(QWidget):
    """The drawing of a step. `refresh` is called twice a second, since the file may have been saved."""

    def __init__(self, drawing_builder: DrawingBuilder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._builder = drawing_builder
        help_text = self.tr("Opens your drawing in a separate window; save it there (Ctrl+S).")
        self.edit = button(self.tr("Open in the editor"), help_text, self, main=True)
        self.edit.clicked.connect(drawing_builder.open)
        self.state = QLabel(self, wordWrap=True)
        self.state.setMinimumWidth(60)
        line = QHBoxLayout()
        line.addWidget(self.edit)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(line)
        whole.addWidget(self.state)
        self.refresh()

    def refresh(self) -> None:
        """Show the state of the file."""
        found = self._builder.look()
        if found.why_not:
            text = found.why_not
        elif found.drawn is None:
            text = self.tr("Nothing drawn yet.")
        else:
            text = self.tr("Saved. A run would use {0}.").format(found.drawn.text)
            text = " ".join((text, *found.drawn.left_out[:2]))
        if text != self.state.text():
            self.state.setText(text)
            self.state.setAccessibleName(text)


class RulesForm(QWidget):
    """The guest and the rule file for its cpuplugd."""

    refused = Signal(str)  # why a file was not taken

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.guest = QComboBox(self)
        make_accessible(self.guest, self.tr("Guest"), self.tr("The guest whose cpuplugd receives the rules."))
        self.give = button(
            self.tr("Use a rule file…"),
            self.tr("Restarts cpuplugd in this guest with the rules of a file."),
            self,
        )
        self.edit = button(
            self.tr("Write rules"), self.tr("Opens the panel for writing and saving rules."), self
        )
        self.give.clicked.connect(self.choose)
        line = QHBoxLayout()
        for part in (self.give, self.edit):
            line.addWidget(part)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.guest)
        whole.addLayout(line)
        self.refresh()

    def refresh(self) -> None:
        """Offer the guests with a simulated Linux."""
        scenario = self._session.scenario
        if scenario is None or self.guest.count():
            return
        linux = {name for name, kind in scenario.kinds.items() if kind.linux is not None}
        kinds = {name: group.kind for name, group in scenario.groups.items()}
        for guest in scenario.guests:
            if kinds.get(guest.group) in linux:
                self.guest.addItem(guest.userid)

    def choose(self) -> None:
        """Ask for a file and use its rules."""
        kinds = self.tr("Rules (*{0});;All files (*)").format(".conf")
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Rules for {0}").format(self.guest.currentText()), "", kinds
        )
        if name:
            self.give_file(Path(name))

    def give_file(self, file: Path) -> None:
        """Apply the rules in a file to the selected guest."""
        try:
            text = read_file(file).text
        except RuleEditError as error:
            self.refused.emit(str(error))
            return
        self._session.give_rules(self.guest.currentText(), file.stem, text)
