"""Rules of cpuplugd for a guest of the run: a file of the student's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.lesson.playing.player import Player
from app.rules.rule_file import RuleEditError, read_file
from app.widgets.looks import button
from app.widgets.reach import make_accessible


class RulesForm(QWidget):
    """Which guest, and which file."""

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
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
        self.edit.clicked.connect(lambda: player.pointed.emit("rules", ""))
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
        """Offer the guests whose Linux is simulated."""
        scenario = self._player.session.scenario
        if scenario is None or self.guest.count():
            return
        linux = {name for name, kind in scenario.kinds.items() if kind.linux is not None}
        kinds = {name: group.kind for name, group in scenario.groups.items()}
        for guest in scenario.guests:
            if kinds.get(guest.group) in linux:
                self.guest.addItem(guest.userid)

    def choose(self) -> None:
        """Ask for a file and give it."""
        kinds = self.tr("Rules (*{0});;All files (*)").format(".conf")
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Rules for {0}").format(self.guest.currentText()), "", kinds
        )
        if name:
            self.give_file(Path(name))

    def give_file(self, file: Path) -> None:
        """Give the guest that is chosen the rules of a file."""
        try:
            text = read_file(file).text
        except RuleEditError as error:
            self._player.said.emit(str(error))
            return
        self._player.session.give_rules(self.guest.currentText(), file.stem, text)
