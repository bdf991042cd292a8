"""Answers of CP: the lines of a response, or a message with its number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

UNNUMBERED = -1  # number of an answer in our own words: no message of CP is known for it


@dataclass(frozen=True)
class Reply:
    """The answer to a line.

    number: 0 = done, that of an HCP message, or UNNUMBERED; of a shell its exit status.
    """

    lines: tuple[str, ...] = ()
    number: int = 0


@dataclass(frozen=True)
class CommandOutcome:
    """An answer, and whether the machine may have changed."""

    reply: Reply
    acted: bool = False


class CPError(Exception):
    """The command is not done. number: that of the HCP message, or UNNUMBERED when the text is not CP's."""

    def __init__(self, number: int, text: str, module: str = "") -> None:
        super().__init__(text)
        self.number, self.text, self.module = number, text, module

    @property
    def reply(self) -> Reply:
        """The message as a terminal shows it, without the module that sends it where that is not certain."""
        prefix = f"HCP{self.module}{self.number:03d}E " if self.number > 0 else ""
        return Reply((prefix + self.text,), self.number)


def invalid_option(word: str) -> NoReturn:
    """Raise CPError for a word that the command does not know."""
    raise CPError(3, f"Invalid option - {word}")


def extra_option(word: str) -> NoReturn:
    """Raise CPError for a word after the end of the command."""
    raise CPError(3, f"Invalid option - command contains extra option(s) starting with {word}")


def missing_operand() -> NoReturn:
    """Raise CPError for a command that ends too early."""
    raise CPError(26, "Operand missing or invalid")


def refuse(text: str) -> NoReturn:
    """Refuse the command in our own words: raise CPError without a message number."""
    raise CPError(UNNUMBERED, text)
