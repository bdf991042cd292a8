"""The command that started a monitor, if a shell line with this command appears above the output."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.data import Measurements

_WORD = r"((?:\s++[\w./:=,%@+-]++)*+)"
_LINE = re.compile(
    r"(?:[^|;]{0,200}[#$>\]%]\s*+)??/?+(?:[\w.-]++/)*+(vmstat|iostat|dstat|dool)" + _WORD + r"\s*+(?:[|>].*)?"
)
_NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,3})?")
_WITH_VALUE = (
    "-S",
    "--unit",
    "-p",
    "-j",
    "-C",
    "-D",
    "-I",
    "-N",
    "--output",
    "--partition",
)  # of a word of its own
_BOOT = later("The first report of {0} covers the whole time since system start and is omitted")
EVERY = later("The samples are {0:g} s apart, according to line {1}")
LONGEST = 300  # characters of such a line


@dataclass(frozen=True)
class AskedCommand:
    """The command of a monitor. interval: ns, None if the command does not contain it."""

    name: str
    interval: int | None
    options: tuple[str, ...]

    def has(self, letter: str, word: str) -> bool:
        """Return whether an option was given, by its letter or its word."""
        return any(
            option == word or (option.startswith("-") and not option.startswith("--") and letter in option)
            for option in self.options
        )

    def value(self, *names: str) -> str:
        """Return the value of an option; "" if the option is not given."""
        for option, after in zip(self.options, (*self.options[1:], ""), strict=False):
            if option in names:
                return after
            if found := next((name for name in names if option.startswith(name)), ""):
                return option.removeprefix(found).removeprefix("=")
        return ""


def asked(line: str) -> AskedCommand | None:
    """Return the command in a shell line; None in any other line."""
    found = _LINE.fullmatch(line.strip()) if len(line) <= LONGEST else None
    if found is None:
        return None
    words = found[2].split()
    bare = [
        word
        for word, before in zip(words, ["", *words], strict=False)
        if _NUMBER.fullmatch(word) and before not in _WITH_VALUE
    ]
    interval = round(float(bare[0]) * SECOND) if bare and float(bare[0]) > 0 else None
    return AskedCommand(found[1], interval, tuple(word for word in words if word not in bare))


def take_interval(command: AskedCommand, number: int, into: Measurements) -> None:
    """Use the interval in the command of a line, and add a note about it."""
    if command.interval is not None and into.interval is None:
        into.interval = command.interval
        into.note(say(EVERY, command.interval / SECOND, number))


def note_boot(name: str, into: Measurements) -> None:
    """Add a note that the first report of a monitor is omitted."""
    into.note(say(_BOOT, name), "left out")
