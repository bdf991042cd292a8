"""Asks for another run to compare with: a test, a method, a seed, and settings."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from app.run.session import Session
from app.scenarios.choice import ScenarioChoice
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible


class RunDialog(QDialog):
    """Begins with what is open, and the next seed."""

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
        make_accessible(self.name, self.tr("Name of the run"), self.tr("If empty, the branch gets a number."))
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
        self.choice.setFocus()  # a number that is being typed is taken over
        name, settings, seed = self._chosen
        self._session.branches.add_run(
            self.name.text().strip(), name, (*settings, *_words(self.more.text())), seed
        )
        self.accept()


def _words(text: str) -> list[str]:
    """Split at spaces; quotes keep words together."""
    try:
        return shlex.split(text)
    except ValueError:  # a quote that is not closed: the settings will say what is wrong
        return text.split()
