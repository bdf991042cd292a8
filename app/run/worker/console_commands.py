"""Passes the lines typed at the console to CP or to a guest's Linux."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.run.worker.branch_state import BranchState

if TYPE_CHECKING:  # the engine is imported late
    from engine.cp.reply import Reply
    from engine.sim import Simulation

NOTHING_RUNS = -1  # number of an Answer that is neither CP's nor Linux's


@dataclass(frozen=True)
class ConsoleAnswer:
    """The result of a console command."""

    time: int  # ns of simulated time at which it was executed
    lines: tuple[str, ...]
    number: int = 0  # of the message when it was refused
    branch: str = ""  # the name of the branch that was made for it, since it was given in the past
    more: bool = False  # another answer with the same number follows when time has passed
    goes_on: bool = False  # this one follows another


class ConsoleCommands(QObject):
    """Executes console commands between two slices."""

    answered = Signal(int, object)  # number of a command; Answer

    def __init__(self, state: BranchState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = state

    @Slot(int, str, str, bool)
    def execute(self, number: int, userid: str, line: str, shell: bool) -> None:
        """Execute a line; `answered` always follows."""
        if self._state.current is None:
            text = self.tr("Nothing is running: open a scenario, or restart the run.")
            self.answered.emit(number, ConsoleAnswer(0, (text,), NOTHING_RUNS))
            return
        if shell:
            self._state.watches.end(userid)
        answer = self._answer(userid, line, shell)
        if shell and not answer.number:
            answer = replace(answer, more=self._watch(number, userid, line))
        self._state.publish()
        self.answered.emit(number, answer)

    def _watch(self, number: int, userid: str, line: str) -> bool:
        """Allow a program to continue printing; return whether it does."""
        state = self._state
        watch = None if state.current is None else state.machines.watch(state.current, userid, line)
        if watch is None or state.current is None:
            return False

        def tell(time: int, text: str, more: bool) -> None:
            self.answered.emit(number, ConsoleAnswer(time, (text,), more=more, goes_on=True))

        state.watches.add(state.current, userid, watch, tell)
        return True

    def _answer(self, userid: str, line: str, shell: bool) -> ConsoleAnswer:
        """Return the machine's response; in the past, a line that changes the machine goes to a new
        branch.
        """
        state, branch = self._state, ""
        machine = state.machine
        time = machine.now
        try:
            if machine.now < machine.recorded:
                twin = machine.fork()
                reply = _give(twin, userid, line, shell)
                if len(twin.commands) == len(machine.commands):  # it was only a query
                    return ConsoleAnswer(time, reply.lines, reply.number)
                made = state.grown.fork(state.active)
                state.select(made.id)
                machine, branch = state.machine, made.name
            reply = _give(machine, userid, line, shell)
        except ValueError as error:  # no more branches
            return ConsoleAnswer(time, (str(error),), NOTHING_RUNS)
        except Exception as error:  # thread boundary: handled like an error of the run
            what = self.tr("The run stopped at an error in a command")
            state.fail(error, what)
            return ConsoleAnswer(time, (f"{what}: {error}",), NOTHING_RUNS)
        return ConsoleAnswer(time, reply.lines, reply.number, branch)


def _give(machine: Simulation, userid: str, line: str, shell: bool) -> Reply:
    return machine.shell(userid, line) if shell else machine.execute(line, userid)
