"""How a value is written and read: text in a line, lines in an area, one of some choices, several of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

Choices = Callable[[Drawing, Thing], Sequence[tuple[Any, str]]]  # values, and what each is called
MOST_NUMBERS = 4096  # in a list that is typed


def _tr(text: str) -> str:
    return QCoreApplication.translate("Properties", text)


class UnreadableError(Exception):
    """What was typed cannot be meant; the row says what was expected."""


class Form:
    """Text of a value and back; control: "line", "area", "choice" or "checks"."""

    control: ClassVar[str] = "line"

    def text(self, value: Any) -> str:
        """As the field writes it."""
        return str(value)

    def value(self, text: str) -> Any:
        """What is meant. Raises UnreadableError."""
        return text


@dataclass(frozen=True)
class Words(Form):
    """Text in a line; capitals: it is written in capitals only."""

    pattern: str = ""
    capitals: bool = False

    def value(self, text: str) -> str:
        written = text.strip()
        written = written.upper() if self.capitals else written
        if self.pattern and not re.fullmatch(self.pattern.strip("^$"), written):
            raise UnreadableError
        return written


@dataclass(frozen=True)
class Hexadecimal(Form):
    """A number of so many hexadecimal digits. absent: what no number is called; "" = there must be one."""

    digits: int
    absent: str = ""

    def text(self, value: int | None) -> str:
        return "" if value is None else f"{value:0{self.digits}X}"

    def value(self, text: str) -> int | None:
        written = text.strip()
        if not written and self.absent:
            return None
        if not re.fullmatch(f"[0-9A-Fa-f]{{1,{self.digits}}}", written):
            raise UnreadableError
        return int(written, 16)


@dataclass(frozen=True)
class Image(Form):
    """A MIF image id: one hexadecimal digit."""

    absent: str = ""

    def text(self, value: int | None) -> str:
        return "" if value is None else f"{value:X}"

    def value(self, text: str) -> int | None:
        written = text.strip()
        if not written:
            return None
        if not re.fullmatch("[1-9A-Fa-f]", written):
            raise UnreadableError
        return int(written, 16)


@dataclass(frozen=True)
class Whole(Form):
    """A decimal number within bounds."""

    least: int
    most: int
    absent: str = ""

    def text(self, value: int | None) -> str:
        return "" if value is None else str(value)

    def value(self, text: str) -> int | None:
        written = text.strip().replace(",", "")
        if not written and self.absent:
            return None
        if not re.fullmatch("[0-9]{1,7}", written) or not self.least <= int(written) <= self.most:
            raise UnreadableError
        return int(written)


@dataclass(frozen=True)
class Real(Form):
    """A number with decimals within bounds."""

    least: float
    most: float

    def text(self, value: float) -> str:
        return f"{value:g}"

    def value(self, text: str) -> float:
        written = text.strip()
        if not re.fullmatch(r"[0-9]{1,7}(\.[0-9]{1,6})?", written):
            raise UnreadableError
        if not self.least <= float(written) <= self.most:
            raise UnreadableError
        return float(written)


class Numbers(Form):
    """Device numbers in order: "D000-D003 D010"."""

    def text(self, value: Sequence[int]) -> str:
        runs: list[list[int]] = []
        for number in value:
            if runs and number == runs[-1][1] + 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        return " ".join(f"{a:04X}" if a == b else f"{a:04X}-{b:04X}" for a, b in runs)

    def value(self, text: str) -> tuple[int, ...]:
        found: list[int] = []
        for word in text.replace(",", " ").split():
            parts = re.fullmatch("([0-9A-Fa-f]{1,4})(?:-([0-9A-Fa-f]{1,4}))?", word)
            if parts is None:
                raise UnreadableError
            first = int(parts[1], 16)
            last = int(parts[2], 16) if parts[2] else first
            if last < first or len(found) + last - first >= MOST_NUMBERS:
                raise UnreadableError
            found.extend(range(first, last + 1))
        return tuple(found)


class Subsystems(Form):
    """Numbers of channel subsystems: "0, 1"."""

    def text(self, value: Sequence[int]) -> str:
        return ", ".join(map(str, value))

    def value(self, text: str) -> tuple[int, ...]:
        written = text.replace(",", " ").split()
        if not written or any(not re.fullmatch("[0-5]", one) for one in written):
            raise UnreadableError
        return tuple(sorted({int(one) for one in written}))


class Addresses(Form):
    """Unit addresses as UNITADD has them: "00,16 20,8": first in hexadecimal, how many in decimal."""

    def text(self, value: Sequence[tuple[int, int]]) -> str:
        return " ".join(f"{first:02X},{count}" for first, count in value)

    def value(self, text: str) -> tuple[tuple[int, int], ...]:
        found = []
        for word in text.split():
            parts = re.fullmatch("([0-9A-Fa-f]{1,2})(?:,([0-9]{1,3}))?", word)
            if parts is None or not 1 <= int(parts[2] or 1) <= 256:
                raise UnreadableError
            found.append((int(parts[1], 16), int(parts[2] or 1)))
        return tuple(found)


class Paragraph(Form):
    """Text of several lines."""

    control: ClassVar[str] = "area"


class Lines(Form):
    """A tuple of texts, one a line."""

    control: ClassVar[str] = "area"

    def text(self, value: Sequence[str]) -> str:
        return "\n".join(value)

    def value(self, text: str) -> tuple[str, ...]:
        return tuple(line.rstrip() for line in text.splitlines() if line.strip())


class Operands(Form):
    """Operands of IOCP that are only kept, one a line: "CHPARM=01"; a word alone is one without a value."""

    control: ClassVar[str] = "area"

    def text(self, value: Sequence[tuple[str, str]]) -> str:
        return "\n".join(f"{name}={given}" if given else name for name, given in value)

    def value(self, text: str) -> tuple[tuple[str, str], ...]:
        found = []
        for line in filter(None, map(str.strip, text.upper().splitlines())):
            name, _, given = line.partition("=")
            if not re.fullmatch("[A-Z][A-Z0-9]{0,15}", name):
                raise UnreadableError
            found.append((name, given))
        return tuple(found)


@dataclass(frozen=True)
class Choice(Form):
    """One of some values; offered: what they are and what each is called."""

    offered: Choices
    control: ClassVar[str] = "choice"


@dataclass(frozen=True)
class Checks(Form):
    """Some of several things, or None: `everything` says what that means."""

    offered: Choices
    everything: str
    control: ClassVar[str] = "checks"


def fixed(*choices: tuple[Any, str]) -> Choices:
    """The same choices for every thing."""
    return lambda drawing, thing: choices
