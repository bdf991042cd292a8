"""Whose console is shown: a userid, and CP or Linux."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox

from app.console.consoles import MAINT, Console
from app.widgets.reach import reachable


class ConsoleChoice(QObject):
    """Two small fields for a title line."""

    chosen = Signal(object)  # Console

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.userid, self.reader = QComboBox(), QComboBox()
        for field in (self.userid, self.reader):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.reader.addItems([self.tr("CP"), self.tr("Linux")])
        self.set_guests(())
        reachable(self.userid, self.tr("Whose console"), self.tr("MAINT may do everything; a guest, less."))
        reachable(
            self.reader,
            self.tr("Who reads the line"),
            self.tr("CP reads what is typed at a virtual machine's console; Linux reads a command line."),
        )
        self.userid.activated.connect(self._on_userid)
        self.reader.activated.connect(self._tell)

    @property
    def console(self) -> Console:
        """What is chosen."""
        return Console(self.userid.currentText(), self.reader.currentIndex() == 1)

    def set_guests(self, userids: Sequence[str]) -> None:
        """Other guests; the choice stays when it is among them."""
        before = self.console
        self.userid.clear()
        self.userid.addItems([MAINT, *(userid for userid in userids if userid != MAINT)])
        self.show_console(before if before.userid in userids else Console(MAINT))

    def show_console(self, console: Console) -> None:
        """Choose a console without a word about it."""
        self.userid.setCurrentIndex(max(self.userid.findText(console.userid), 0))
        self.reader.setCurrentIndex(int(console.shell and self._has_linux()))
        self.reader.setEnabled(self._has_linux())

    def _has_linux(self) -> bool:
        return self.userid.currentIndex() > 0

    def _on_userid(self) -> None:
        self.show_console(self.console)
        self._tell()

    def _tell(self) -> None:
        self.chosen.emit(self.console)
