"""Operand types: how a word is converted to a value, and which words are valid."""

from __future__ import annotations

import re
from typing import Annotated, Any

import numpy as np

from engine.cp.call import SYSTEM_USERS, Call, guest_number, logged_on
from engine.cp.reply import CPError, invalid_option, missing_operand, refuse
from engine.scenario.files.quantities import USERID
from engine.scenario.scenario import Scenario


class Operand:
    """An arbitrary word."""

    shown = "word"

    def parse(self, text: str, call: Call) -> Any:
        """Return the value of a word (in capitals). Raises CPError."""
        return text

    def missing(self) -> Any:
        """Raise CPError for a missing word."""
        missing_operand()

    def words(self, scenario: Scenario) -> list[str]:
        """Return the words that are valid here, for completion."""
        return []


class Userid(Operand):
    """A guest that is logged on, converted to its number."""

    shown = "userid"

    def parse(self, text: str, call: Call) -> np.int64:
        guest = self.known(text, call)
        if guest is None or not logged_on(call.guests[guest]):
            raise CPError(45, f"{text} not logged on")
        return np.int64(guest)

    def known(self, text: str, call: Call) -> int | None:
        """Return the number of a guest; None = no such user."""
        if text == "*":
            return int(call.own_guest())
        if not re.fullmatch(USERID, text):
            self.missing()
        guest = guest_number(call.scenario, text)
        if guest is None and text in SYSTEM_USERS:
            refuse(f"{text} is logged on, but has no virtual machine in this model")
        return guest

    def missing(self) -> Any:
        raise CPError(20, "Userid missing or invalid")

    def words(self, scenario: Scenario) -> list[str]:
        return [guest.userid for guest in scenario.guests]


class DirectoryUserid(Userid):
    """A guest in the directory, logged on or not, converted to its number."""

    def parse(self, text: str, call: Call) -> np.int64:
        guest = self.known(text, call)
        if guest is None:
            raise CPError(53, f"{text} not in CP directory")
        return np.int64(guest)


class AnyUserid(Userid):
    """Anything that looks like a user ID, kept as text."""

    def parse(self, text: str, call: Call) -> Any:
        if text == "*":
            return call.userid
        return text if re.fullmatch(USERID, text) else self.missing()

    def words(self, scenario: Scenario) -> list[str]:
        return [*SYSTEM_USERS, *super().words(scenario)]


class Count(Operand):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.shown = f"{low}..{high}"

    def parse(self, text: str, call: Call) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not self.low <= int(text) <= self.high:
            invalid_option(text)
        return int(text)


class Percent(Operand):
    """A percentage with at most one decimal place, with or without the percent sign."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.shown = f"{low:g}..{high:g}%"

    def parse(self, text: str, call: Call) -> float:
        found = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9])?)%?", text)
        if not found or not self.low <= float(found[1]) <= self.high:
            invalid_option(text)
        return float(found[1])


class Megabytes(Operand):
    """A size with its unit, e.g. 256M or 2G, converted to MB."""

    shown = "nM|nG"

    def parse(self, text: str, call: Call) -> int:
        found = re.fullmatch(r"([0-9]{1,6})([MG])", text)
        if not found:
            invalid_option(text)
        return int(found[1]) * (1024 if found[2] == "G" else 1)


class ChoiceOperand(Operand):
    """One of several words, e.g. Choice("ON", "OFF"), converted to the full word."""

    def __init__(self, *choices: str) -> None:
        self.choices = tuple(Keyword(choice) for choice in choices)
        self.shown = "|".join(choices)

    def parse(self, text: str, call: Call) -> str:
        found = [choice.word for choice in self.choices if choice.takes(text)]
        return found[0] if found else invalid_option(text)

    def words(self, scenario: Scenario) -> list[str]:
        return [choice.word for choice in self.choices]


class HintedWord(Operand):
    """An arbitrary word, with some words offered for completion."""

    def __init__(self, *offered: str) -> None:
        self.offered = list(offered)

    def words(self, scenario: Scenario) -> list[str]:
        return self.offered


class CommandText(Operand):
    """The words of another command."""

    shown = "command"


class QueryUserid(AnyUserid):
    """A user ID after QUERY, where any unknown option is taken as a user ID."""

    def missing(self) -> Any:
        missing_operand()


class Keyword:
    """A fixed word; its capitals are the shortest abbreviation, e.g. "SHare"."""

    def __init__(self, spelled: str) -> None:
        self.spelled, self.word = spelled, spelled.upper()
        self.shortest = re.sub(r"[a-z]+$", "", spelled)

    def takes(self, text: str) -> bool:
        return self.word.startswith(text) and text.startswith(self.shortest)


Guest = Annotated[np.int64, Userid()]
DirectoryGuest = Annotated[np.int64, DirectoryUserid()]
User = Annotated[str, AnyUserid()]
QueryUser = Annotated[str, QueryUserid()]
CommandLine = Annotated[str, CommandText()]
Word = Annotated[str, Operand()]
