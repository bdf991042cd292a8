"""Consoles: their owners, and the commands typed at them for the worker to execute."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.run.worker.console_commands import ConsoleAnswer, ConsoleCommands
from app.run.worker.machines import Machines

if TYPE_CHECKING:
    from engine.scenario.scenario import Scenario  # the engine is imported late

MAINT = "MAINT"  # the userid with all privileges: CP's system programmer


class Console(NamedTuple):
    """A console: its user, and whether its lines are read by CP or by the guest's Linux."""

    userid: str
    shell: bool = False
    system: str = ""  # where CP reads the lines, if not on the first system (only for MAINT)

    def wrapped(self, line: str) -> str:
        """Return the line that is actually entered for a line typed here."""
        return f"AT {self.system} CMD {line}" if self.system and not self.shell else line

    @property
    def prompt(self) -> str:
        """The prompt before a line; CP's prompt is the system name when there are several systems."""
        return f"{self.userid.lower()}:~ #" if self.shell else self.system

    @property
    def key(self) -> str:
        """The console's name in the settings."""
        if self.system:
            return f"{self.userid} at {self.system}"
        return f"{self.userid} linux" if self.shell else self.userid


class SessionConsole(QObject):
    """Numbers the commands, and passes on the responses."""

    typed = Signal(int, str, str, bool)  # number of a command, userid, line, is it for Linux?
    answered = Signal(int, object)  # number of a command; Answer
    forked = Signal(str)  # name of the branch that was made for a command given in the past

    _execute = Signal(int, str, str, bool)

    def __init__(
        self,
        machines: Machines,
        commands: ConsoleCommands,
        scenario: Callable[[], Scenario | None],
        parent: QObject,
    ) -> None:
        """scenario: returns the open Scenario, or None."""
        super().__init__(parent)
        self._machines, self._scenario = machines, scenario
        self._count = 0  # number of the last command
        self._execute.connect(commands.execute)
        commands.answered.connect(self._on_answered)

    def execute(self, userid: str, line: str, shell: bool = False) -> int:
        """Send a line to CP as `userid`, or to the Linux in that guest.

        Returns the number of its response.
        """
        self._count += 1
        self.typed.emit(self._count, userid, line, shell)
        self._execute.emit(self._count, userid, line, shell)
        return self._count

    def complete(self, userid: str, head: str, shell: bool = False) -> list[str]:
        """Return words that may replace the last word of a partial command."""
        scenario = self._scenario()
        return self._machines.complete(scenario, userid, head, shell) if scenario else []

    def help_text(self, words: str, shell: bool = False) -> str:
        """Return the explanation of a command; "" explains all commands."""
        return self._machines.help_text(words, shell) if self._scenario() else ""

    def _on_answered(self, number: int, answer: ConsoleAnswer) -> None:
        if answer.branch:
            self.forked.emit(answer.branch)
        self.answered.emit(number, answer)
