"""Text forms of values: a line, several lines, one choice, several choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.language import numeral
from engine.typed import TypedError, typed_number

tr = partial(QCoreApplication.translate, "Properties")
Choices = Callable[[Drawing, Thing], Sequence[tuple[Any, str]]]  # values, and what each is called
MAX_NUMBERS = 4096  # in a list that is typed
PARAGRAPH = 1000  # characters from which a text is edited in several lines


class UnreadableError(Exception):
    """A text that is not a value of the field; its row shows the expected form, after the reason if there
    is one.
    """


class FieldForm:
    """Converts a value to text and back; control: "line", "area", "choice" or "checks"."""

    control: ClassVar[str] = "line"

    def text(self, value: Any) -> str:
        """Return the text of a value."""
        return str(value)

    def value(self, text: str) -> Any:
        """Return the value of a text. Raises UnreadableError."""
        return text

    def expected(self) -> str:
        """Return a description of valid input, or "" for no hint."""
        return ""


@dataclass(frozen=True)
class Words(FieldForm):
    """A single-line text; capitals: only capital letters are used."""

    pattern: str = ""
    capitals: bool = False
    longest: int = 0  # characters; 0 = unspecified

    def expected(self) -> str:
        return _up_to(self.longest)

    def value(self, text: str) -> str:
        written = text.strip()
        written = written.upper() if self.capitals else written
        if self.pattern and not re.fullmatch(self.pattern.strip("^$"), written):
            raise UnreadableError
        return written


@dataclass(frozen=True)
class Hexadecimal(FieldForm):
    """A number of up to `digits` hexadecimal digits. absent: text for None; "" means that a number is
    required.
    """

    digits: int
    absent: str = ""

    def expected(self) -> str:
        return _range("0" * self.digits, "F" * self.digits, self.absent)

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
class Image(FieldForm):
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
class Whole(FieldForm):
    """A decimal number within bounds."""

    lowest: int
    highest: int
    absent: str = ""

    def expected(self) -> str:
        return _range(self.lowest, self.highest, self.absent)

    def text(self, value: int | None) -> str:
        return "" if value is None else str(value)

    def value(self, text: str) -> int | None:
        if not text.strip() and self.absent:
            return None
        number = _number(text, self.lowest, self.highest)
        if not number.is_integer():
            raise UnreadableError
        return int(number)


@dataclass(frozen=True)
class Real(FieldForm):
    """A number with decimals within bounds."""

    lowest: float
    highest: float

    def expected(self) -> str:
        return _range(numeral(self.lowest, "g"), numeral(self.highest, "g"))

    def text(self, value: float) -> str:
        return numeral(value, "g")

    def value(self, text: str) -> float:
        return _number(text, self.lowest, self.highest)


class NumbersForm(FieldForm):
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
            if last < first or len(found) + last - first >= MAX_NUMBERS:
                raise UnreadableError
            found.extend(range(first, last + 1))
        return tuple(found)


class Subsystems(FieldForm):
    """Numbers of channel subsystems: "0, 1"."""

    def text(self, value: Sequence[int]) -> str:
        return ", ".join(map(str, value))

    def value(self, text: str) -> tuple[int, ...]:
        written = text.replace(",", " ").split()
        if not written or any(not re.fullmatch("[0-5]", text) for text in written):
            raise UnreadableError
        return tuple(sorted({int(text) for text in written}))


class ZoneNames(FieldForm):
    """Names of zones: "PROD CTC"."""

    def text(self, value: Sequence[str]) -> str:
        return " ".join(value)

    def value(self, text: str) -> tuple[str, ...]:
        found = tuple(dict.fromkeys(text.replace(",", " ").split()))
        if any(not re.fullmatch("[A-Za-z][A-Za-z0-9_-]{0,63}", text) for text in found):
            raise UnreadableError
        return found


class Addresses(FieldForm):
    """Unit addresses in UNITADD notation, "00,16 20,8": the first address in hexadecimal, the count in
    decimal.
    """

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


@dataclass(frozen=True)
class Paragraph(FieldForm):
    """A multi-line text."""

    longest: int = 0  # characters
    control: ClassVar[str] = "area"

    def expected(self) -> str:
        return _up_to(self.longest)


@dataclass(frozen=True)
class LinesForm(FieldForm):
    """A tuple of texts, one per line."""

    longest: int  # characters of a line
    control: ClassVar[str] = "area"

    def expected(self) -> str:
        return tr("lines of at most {0} characters").format(self.longest)

    def text(self, value: Sequence[str]) -> str:
        return "\n".join(value)

    def value(self, text: str) -> tuple[str, ...]:
        return tuple(line.rstrip() for line in text.splitlines() if line.strip())


class Operands(FieldForm):
    """IOCP operands that are only stored, one per line: "CHPARM=01"; a single word is an operand without
    a value.
    """

    control: ClassVar[str] = "area"

    def expected(self) -> str:
        return tr("one NAME=VALUE per line, at most 32 lines")

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
class InspectorChoice(FieldForm):
    """A choice of one value from several; `offered` contains the values and their names."""

    offered: Choices
    control: ClassVar[str] = "choice"


@dataclass(frozen=True)
class Checks(FieldForm):
    """A choice of several elements, or None; `everything` describes the meaning of None."""

    offered: Choices
    everything: str
    control: ClassVar[str] = "checks"


def fixed(*choices: tuple[Any, str]) -> Choices:
    """Return a function that offers the same choices for every element."""
    return lambda drawing, thing: choices


def stated(absent: Any, *choices: tuple[Any, str]) -> Choices:
    """Return a function that offers the same choices for every element, preceded by "not stated"."""
    return lambda drawing, thing: ((absent, tr("not stated")), *choices)


def form_of(schema: Mapping[str, Any], absent: str = "") -> FieldForm:
    """Return the form of a field from its JSON schema; absent: the text for None."""
    types = [item for item in schema.get("anyOf", [schema]) if item["type"] != "null"]
    optional, item = len(types) < len(schema.get("anyOf", types)), types[0]
    match item["type"]:
        case "integer":
            return Whole(item["minimum"], item["maximum"], absent)
        case "number":
            return Real(item["minimum"], item["maximum"])
        case "boolean":
            choices = [(True, tr("yes")), (False, tr("no"))]
            return InspectorChoice(fixed(*choices, *([(None, tr(absent))] if optional else [])))
        case "array" if item["items"]["type"] == "array":
            return Operands()
        case "array":
            return LinesForm(item["items"]["maxLength"])
    if digits := re.fullmatch(r"\^\[0-9A-Fa-f\]\{1,(\d)\}\$", item.get("pattern", "")):
        return Hexadecimal(int(digits[1]), absent)
    if "pattern" in item:
        return Words(item["pattern"], capitals=True)
    longest = item["maxLength"]
    return Paragraph(longest) if longest >= PARAGRAPH else Words(longest=longest)


def _number(text: str, lowest: float, highest: float) -> float:
    """Return a typed number within bounds. Raises UnreadableError."""
    try:
        number = typed_number(text)
    except TypedError as error:
        raise UnreadableError(str(error)) from None
    if not lowest <= number <= highest:
        raise UnreadableError
    return number


def _range(lowest: object, highest: object, absent: str = "") -> str:
    text = tr("{0} to {1}, or blank") if absent else tr("{0} to {1}")
    return text.format(lowest, highest)


def _up_to(longest: int) -> str:
    return tr("up to {0} characters").format(longest) if longest else ""
