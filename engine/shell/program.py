"""Programs: functions of the session and its arguments that yield output lines.

@program("free", "free [-k|-m|-g]")
def free(session: Session, *words: str) -> Iterator[str]:
    '''First line: its purpose.'''

Alternatively, a program returns an Outcome if its exit status, or whether it has changed anything, depends on
its findings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

import numpy as np

from engine.cp.call import Call
from engine.cp.reply import CommandOutcome

PROGRAMS: list[ShellProgram] = []


@dataclass(frozen=True)
class ShellSession:
    """A root shell on a guest; call: the guest as a CP user."""

    call: Call
    guest: np.int64

    @property
    def u(self) -> Any:
        """The guest's row."""
        return self.call.guests[int(self.guest)]

    @property
    def host(self) -> str:
        """The host name: the user ID."""
        return self.call.userid.lower()


Function = Callable[..., Iterable[str] | CommandOutcome | None]
Declared = TypeVar("Declared", bound=Function)


@dataclass(frozen=True)
class ShellProgram:
    """A program of the shell; acts: running it changes the machine, unless its Outcome shows otherwise."""

    name: str
    usage: str
    acts: bool
    function: Function


class ShellError(Exception):
    """A program failed. lines: its messages; status: its exit status, 1 to 255."""

    def __init__(self, status: int, *lines: str) -> None:
        super().__init__(*lines)
        self.status, self.lines = status, lines


def fail(text: str, status: int = 1) -> NoReturn:
    """End a program with this message."""
    raise ShellError(status, text)


def program(name: str, usage: str = "", *, acts: bool = False) -> Callable[[Declared], Declared]:
    """Declare a program."""

    def declare(function: Declared) -> Declared:
        PROGRAMS.append(ShellProgram(name, usage or name, acts, function))
        return function

    return declare
