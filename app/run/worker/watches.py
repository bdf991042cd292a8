"""Linux programs that continue to print while simulated time passes, such as vmstat with an interval."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from app.run.worker.pace import FOREVER

if TYPE_CHECKING:  # the engine is imported late
    from engine.shell.watch import ShellWatch
    from engine.sim import Simulation

Tell = Callable[[int, str, bool], object]  # time of a line (ns), the line, whether more follow


class _Running(NamedTuple):
    machine: Simulation
    userid: str
    watch: ShellWatch
    tell: Tell


class Watches:
    """The programs that continue to print. A program is dropped when its guest's terminal gets another
    line, or when time jumps.
    """

    def __init__(self) -> None:
        self._running: list[_Running] = []

    def add(self, machine: Simulation, userid: str, watch: ShellWatch, tell: Tell) -> None:
        """Add a program; `tell` is called with each line."""
        self._running.append(_Running(machine, userid, watch, tell))

    def end(self, userid: str) -> None:
        """End the program that prints to a guest's terminal."""
        self._running = [item for item in self._running if item.userid != userid]

    def due(self, machine: Simulation) -> int:
        """Return the time at which the next line of a machine is due, ns; the machine must stop there."""
        return min((item.watch.due for item in self._running if item.machine is machine), default=FOREVER)

    def look(self, machine: Simulation) -> None:
        """Print the lines that are due; drop the programs whose time was skipped by a jump."""
        for item in list(self._running):
            if item.machine is machine and item.watch.due == machine.now:
                self._print(item)
        self._running = [item for item in self._running if not self._is_over(item, machine)]

    def _is_over(self, item: _Running, machine: Simulation) -> bool:
        return item.watch.ended or (item.machine is machine and item.watch.due <= machine.now)

    def _print(self, item: _Running) -> None:
        try:
            line = item.watch.next_line()
        except Exception as error:  # thread boundary: the run continues, the program ends
            self._running.remove(item)
            item.tell(item.machine.now, str(error), False)
            return
        item.tell(item.machine.now, line, not item.watch.ended)
