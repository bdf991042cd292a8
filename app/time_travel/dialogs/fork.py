"""Asks how a new branch should differ, or asks for another run: a test, a method, a seed, and settings."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.console.choice import ConsoleChoice
from app.language import engine_text
from app.run.session import Session
from app.scenarios.choice import ScenarioChoice
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible, tab_through
from app.widgets.searched_box import searched, show_whole_entries
from engine.typed import TypedError, typed_text, typed_value

WIDTH = 520


class ForkDialog(QDialog):
    """Asks for a name, a change and a command; without a change or a command, the branch is like the original
    branch.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Fork here"))
        self.setMinimumWidth(WIDTH)
        self.name, self.value, self.line = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self.setting = searched(QComboBox(self))
        self.unit = QLabel(self)
        self.choice = ConsoleChoice(self)
        self.beside = QCheckBox(self.tr("Compare the branch with its origin"), self)
        self.wrong = QLabel(self, wordWrap=True)
        self.wrong.setProperty("verdict", "wrong")
        self._fill()
        self._name_controls()
        self._lay_out()

    def _fill(self) -> None:
        scenario = self._session.scenario
        assert scenario is not None
        systems = tuple(scenario.systems) if len(scenario.systems) > 1 else ()
        self.choice.set_guests([guest.userid for guest in scenario.guests], systems)
        self.setting.addItem(self.tr("No change"), None)
        for item in self._session.changeable():
            self.setting.addItem(f"{engine_text(item.title)} ({item.key})", item)  # found by both
        show_whole_entries(self.setting)
        self.setting.editTextChanged.connect(self._show_value)
        self.beside.setChecked(True)
        self._show_value()

    def _name_controls(self) -> None:
        make_accessible(
            self.name, self.tr("Branch name"), self.tr("If the field is empty, the branch is numbered.")
        )
        make_accessible(
            self.setting,
            self.tr("Changed setting"),
            self.tr("A setting that can change during the run. Type a word to search for it."),
        )
        make_accessible(
            self.value, self.tr("New value"), self.tr("New value of the setting from this moment on.")
        )
        make_accessible(
            self.line, self.tr("Command"), self.tr("A command to enter at the start of the branch.")
        )
        make_accessible(self.beside, self.beside.text(), self.tr("The charts then show both branches."))
        self.name.setPlaceholderText(self.tr("numbered if empty"))
        self.line.setPlaceholderText(self.tr("none"))

    def _lay_out(self) -> None:
        value, command = QHBoxLayout(), QHBoxLayout()
        value.addWidget(self.value, 1)
        value.addWidget(self.unit)
        for widget in (self.choice.userid, self.choice.reader):
            command.addWidget(widget)
        command.addWidget(self.line, 1)
        form = QFormLayout()
        form.addRow(self.tr("Name"), self.name)
        form.addRow(self.tr("Change"), self.setting)
        form.addRow(self.tr("New value"), value)
        form.addRow(self.tr("Command"), command)
        form.addRow("", self.beside)
        form.addRow("", self.wrong)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(dialog_buttons(self, self.tr("Fork"), self._fork))
        tab_through(
            [
                self.name,
                self.setting,
                self.value,
                self.choice.userid,
                self.choice.reader,
                self.line,
                self.beside,
            ]
        )

    def _show_value(self) -> None:
        chosen = self._chosen()
        self.value.setEnabled(chosen is not None)
        self.value.setText("" if chosen is None else typed_text(str(chosen.value_text)))
        bare = chosen is not None and not str(chosen.value_text)[-1].isalpha()
        self.unit.setText(engine_text(chosen.unit) if bare else "")
        self.unit.setVisible(bare)
        self.wrong.hide()

    def _chosen(self) -> Any:
        """Return the setting whose entry is selected or whose key is typed; None if there is no such
        setting.
        """
        typed, box = self.setting.currentText().strip(), self.setting
        found = ((box.itemText(place), box.itemData(place)) for place in range(1, box.count()))
        return next((item for text, item in found if typed in (text, item.key)), None)

    def _change(self) -> str:
        """Return the change as a setting. Raises TypedError."""
        typed = self.setting.currentText().strip()
        if typed in ("", self.setting.itemText(0)):
            return ""
        chosen = self._chosen()
        if chosen is None:
            self.setting.setFocus()
            raise TypedError(
                self.tr("There is no setting “{0}”: select a setting from the list.").format(typed)
            )
        self.value.setFocus()
        return f"{chosen.key}={typed_value(self.value.text().strip())}"

    def _fork(self) -> None:
        try:
            change = self._change()
        except TypedError as error:
            self.wrong.setText(str(error))
            self.wrong.show()
            return
        line, console = self.line.text().strip(), self.choice.console
        command = (console.userid, console.wrapped(line), console.shell) if line else None
        self._session.branches.fork(self.name.text().strip(), change, command, self.beside.isChecked())
        self.accept()


class RunDialog(QDialog):
    """Starts with the open scenario and the next seed."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Compare with another run"))
        assert session.scenario is not None
        seed = session.scenario.seed if session.seed is None else session.seed
        self._chosen: tuple[str, Sequence[str], int | None] = (session.name, session.settings, seed + 1)
        self.name = QLineEdit(self)
        self.choice = ScenarioChoice(self, at_once=True)
        self.choice.set_entries(session.entries)
        self.choice.show_scenario(session.name, session.scenario, seed + 1)
        self.choice.chosen.connect(self._choose)
        self.more = QLineEdit(self)
        make_accessible(
            self.name, self.tr("Run name"), self.tr("If the field is empty, the branch is numbered.")
        )
        make_accessible(
            self.more,
            self.tr("Settings"),
            self.tr("Settings as key=value, separated by spaces: lpar.processors=2"),
        )
        self.more.setPlaceholderText("lpar.processors=2 lpar.xstor=1G")
        self._lay_out()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Name"), self.name)
        form.addRow(self.tr("Run"), self.choice)
        form.addRow(self.tr("Settings"), self.more)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(dialog_buttons(self, self.tr("Compare"), self._compare))

    def _choose(self, name: str, settings: Sequence[str], seed: int | None) -> None:
        self._chosen = name, settings, seed

    def _compare(self) -> None:
        self.choice.setFocus()  # a number that is being typed is accepted
        name, settings, seed = self._chosen
        self._session.branches.add_run(
            self.name.text().strip(), name, (*settings, *_words(self.more.text())), seed
        )
        self.accept()


def _words(text: str) -> list[str]:
    """Return the words of a text split at spaces; quotes keep words together."""
    try:
        return shlex.split(text)
    except ValueError:  # a quote that is not closed: the settings will report the error
        return text.split()
