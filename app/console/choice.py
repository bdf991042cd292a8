"""The selection of a console: a user ID, and CP or Linux."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox

from app.run.console import MAINT, Console
from app.widgets.reach import make_accessible


class ConsoleChoice(QObject):
    """Two small fields for a title line."""

    chosen = Signal(object)  # Console

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.userid, self.reader = QComboBox(), QComboBox()
        self._consoles = [Console(MAINT)]  # by row of the first field
        for field in (self.userid, self.reader):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.reader.addItems([self.tr("CP"), self.tr("Linux")])
        self.set_guests(())
        make_accessible(
            self.userid,
            self.tr("Console of"),
            self.tr("MAINT can enter all commands; guests can enter only some commands."),
        )
        make_accessible(
            self.reader,
            self.tr("Command interpreter"),
            self.tr("CP reads lines from the console of a virtual machine; Linux reads a command line."),
        )
        self.userid.activated.connect(self._on_userid)
        self.reader.activated.connect(self._tell)

    @property
    def console(self) -> Console:
        """The selected console."""
        chosen = self._consoles[max(self.userid.currentIndex(), 0)]
        return chosen._replace(shell=self.reader.currentIndex() == 1)

    def set_guests(self, userids: Sequence[str], systems: Sequence[str] = ()) -> None:
        """Set different guests, and systems when there are several; the selection is kept if it still
        exists.
        """
        before, others = self.console, systems[1:]
        consoles = [Console(MAINT), *(Console(MAINT, system=system) for system in others)]
        consoles += [Console(userid) for userid in userids if userid != MAINT]
        if consoles == self._consoles:  # as in a run that begins again: hundreds of entries stay
            return
        self._consoles = consoles
        names = [self.tr("{0} at {1}").format(MAINT, system) for system in systems] or [MAINT]
        self.userid.clear()
        self.userid.addItems([*names, *(userid for userid in userids if userid != MAINT)])
        self.show_console(before)

    def show_console(self, console: Console) -> None:
        """Select a console without emitting a signal; select MAINT's console if it does not exist."""
        plain = console._replace(shell=False)
        self.userid.setCurrentIndex(self._consoles.index(plain) if plain in self._consoles else 0)
        self.reader.setCurrentIndex(int(console.shell and self._has_linux()))
        self.reader.setEnabled(self._has_linux())

    def _has_linux(self) -> bool:
        return self.console.userid != MAINT

    def _on_userid(self) -> None:
        self.show_console(self.console)
        self._tell()

    def _tell(self) -> None:
        self.chosen.emit(self.console)
