"""CP's responses: the lines of a response, a message with its number, and time as CP writes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from engine.kernel.units import SECOND

UNNUMBERED = -1  # number of a response in our own words: no message of CP is known for it
_DAYS = "MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY".split()
_MONTH = 11  # the first day is 11/01/10, a Monday
DAY = 24 * 3600


@dataclass(frozen=True)
class Reply:
    """The response to a command line.

    number: 0 = done, the number of an HCP message, or UNNUMBERED; for a shell, its exit status.
    """

    lines: tuple[str, ...] = ()
    number: int = 0


@dataclass(frozen=True)
class CommandOutcome:
    """A response, and whether the machine may have changed."""

    reply: Reply
    acted: bool = False


class CPError(Exception):
    """A command that was not executed. number: the number of the HCP message, or UNNUMBERED if the text is
    not CP's.
    """

    def __init__(self, number: int, text: str, module: str = "") -> None:
        super().__init__(text)
        self.number, self.text, self.module = number, text, module

    @property
    def reply(self) -> Reply:
        """The message as shown on a terminal, without the sending module if that is not certain."""
        prefix = f"HCP{self.module}{self.number:03d}E " if self.number > 0 else ""
        return Reply((prefix + self.text,), self.number)


def invalid_option(word: str) -> NoReturn:
    """Raise CPError for a word that the command does not accept."""
    raise CPError(3, f"Invalid option - {word}")


def extra_option(word: str) -> NoReturn:
    """Raise CPError for a word after the end of the command."""
    raise CPError(3, f"Invalid option - command contains extra option(s) starting with {word}")


def missing_operand() -> NoReturn:
    """Raise CPError for a command that ends too early."""
    raise CPError(26, "Operand missing or invalid")


def refuse(text: str) -> NoReturn:
    """Refuse the command with a text that is not CP's: raise CPError without a message number."""
    raise CPError(UNNUMBERED, text)


def time_of_day(now: int) -> str:
    """Return a time of the run (ns) as hh:mm:ss."""
    seconds = now // SECOND % DAY
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def stamp(now: int) -> str:
    """Return time, zone, day and date: 00:21:15 UTC MONDAY 11/01/10. A run is shorter than the month."""
    day = now // SECOND // DAY
    return f"{time_of_day(now)} UTC {_DAYS[day % 7]} {_MONTH}/{day + 1:02d}/10"


def date_and_time(now: int) -> str:
    """Return date and time with a four-digit year: 11/01/2010 00:21:15."""
    day = now // SECOND // DAY
    return f"{_MONTH}/{day + 1:02d}/2010 {time_of_day(now)}"


def connected(ns: int) -> str:
    """Return the time since the user logged on as hh:mm:ss."""
    seconds = ns // SECOND
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def cpu_time(ns: int) -> str:
    """Return CPU time as mmm:ss.hh."""
    hundredths = ns // (SECOND // 100)
    return f"{hundredths // 6000:03d}:{hundredths // 100 % 60:02d}.{hundredths % 100:02d}"


def minutes(ns: int) -> str:
    """Return CPU time as mmm:ss."""
    return f"{ns // SECOND // 60:03d}:{ns // SECOND % 60:02d}"
