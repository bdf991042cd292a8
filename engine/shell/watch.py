"""A program that continues to print while simulated time passes: vmstat with an interval."""

from __future__ import annotations

from engine.cp.call import RunningMachine
from engine.kernel.units import SECOND
from engine.shell.linux import ProcReading
from engine.shell.program import ShellError
from engine.shell.programs.vmstat import line, repeats
from engine.shell.terminal import session_of, words_of


class ShellWatch:
    """The lines after the first one, which the program itself has printed. They only read from the
    machine.
    """

    def __init__(self, machine: RunningMachine, userid: str, interval: int, count: int) -> None:
        """interval: s. count: number of lines, including the first; 0 = endless. Raises ShellError."""
        self._machine, self._userid = machine, userid
        self._every, self._left = interval * SECOND, count - 1 if count else -1
        self._before = ProcReading(session_of(machine, userid))
        self.due = machine.now + self._every  # ns, of the next line

    @property
    def ended(self) -> bool:
        """True if all lines have been printed."""
        return self._left == 0

    def next_line(self) -> str:
        """Return the line that is due now. If the guest no longer responds, this line is the last."""
        try:
            now = ProcReading(session_of(self._machine, self._userid))
        except ShellError as error:
            self._left = 0
            return error.lines[0]
        text, self._before = line(now, self._before), now
        self.due += self._every
        self._left -= self._left > 0
        return text


def watch(machine: RunningMachine, userid: str, text: str) -> ShellWatch | None:
    """Return the object that continues to print after a line typed at a terminal; None if no output
    follows.
    """
    try:
        words = words_of(text)
        wanted = repeats(words[1:]) if words[:1] == ["vmstat"] else None
        made = ShellWatch(machine, userid, *wanted) if wanted else None
    except ShellError:
        return None
    return made if made is not None and not made.ended else None
