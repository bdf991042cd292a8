"""The commands of a run: those given so far and, after going back in time, those to be repeated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

How = Literal["cp", "shell", "change", "rules"]
MAX_RULES_GIVEN = 32_768  # characters of rules in a command: they remain in the run's commands


@dataclass(frozen=True)
class GivenCommand:
    """A command that changed the machine (or may have), and its position between events."""

    time: int  # ns
    events: int  # number of events since time 0 when it was issued
    userid: str
    line: str
    how: How = "cp"  # to CP, in the guest's shell, as a change of a parameter, or rules for its cpuplugd

    @property
    def title(self) -> str:
        """The text for a list of commands: for rules, only their name."""
        return f"cpuplugd {self.line.partition(chr(10))[0]}" if self.how == "rules" else self.line

    @property
    def shell(self) -> bool:
        """Whether the command is a line for the guest's shell."""
        return self.how == "shell"


class CommandLog:
    """All commands of a run in order; the first `count` commands have been carried out."""

    def __init__(self) -> None:
        self._all: list[GivenCommand] = []
        self.count = 0

    @property
    def given(self) -> tuple[GivenCommand, ...]:
        """The commands carried out so far."""
        return tuple(self._all[: self.count])

    @property
    def all(self) -> tuple[GivenCommand, ...]:
        """All commands, including those to be repeated."""
        return tuple(self._all)

    @property
    def next(self) -> GivenCommand | None:
        """The first command to be repeated."""
        return self._all[self.count] if self.count < len(self._all) else None

    def add(self, given: GivenCommand) -> None:
        """Add a command; commands that were to follow are dropped, because they belong to another branch."""
        del self._all[self.count :]
        self._all.append(given)
        self.count += 1

    def expect(self, given: Iterable[GivenCommand]) -> None:
        """Replace the future commands with these."""
        self._all[self.count :] = given

    def fork(self) -> CommandLog:
        """Return the commands carried out so far, for a machine that continues independently."""
        twin = CommandLog()
        twin._all, twin.count = self._all[: self.count], self.count
        return twin

    def whole(self) -> CommandLog:
        """Return the commands carried out and those to come, for a machine that looks ahead."""
        twin = CommandLog()
        twin._all, twin.count = list(self._all), self.count
        return twin
