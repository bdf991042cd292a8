"""The small language of number templates, like 5{c}{n}0."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import say
from engine.scenario.files.error import shown

WIDTHS = {"chpid": 2, "c": 1, "far": 2, "image": 2, "i": 1, "own": 1, "k": 1, "n": 1, "m": 1, "u": 2}
DIGITS = 4  # of a device or control unit number
MAX_LENGTH = 80
_PART = re.compile(r"([0-9A-Fa-f])|\{([a-z]{1,8})(?:\+([0-9A-Fa-f]{1,2}))?(?::([1-4]))?\}")


@dataclass(frozen=True)
class TemplatePart:
    """Literal digits, or a field with its increment and its number of digits."""

    digits: str = ""
    field: str = ""
    more: int = 0
    width: int = 1

    def fill(self, values: Mapping[str, int]) -> str | None:
        """Return the digits; None if the value does not fit and is not a CHPID or an address."""
        if not self.field:
            return self.digits
        value = values[self.field] + self.more
        cut = self.field in ("chpid", "far", "image", "u")
        if value >= 16**self.width and not cut:
            return None
        return f"{value % 16**self.width:0{self.width}X}"


def parts(template: str) -> tuple[TemplatePart, ...]:
    """Return the parts of a template. Raises DrawingError with the position of the error."""
    if len(template) > MAX_LENGTH:
        raise DrawingError(
            say("A template has {0} characters; expected at most {1}", len(template), MAX_LENGTH)
        )
    found, at = [], 0
    while at < len(template):
        part = _PART.match(template, at)
        if part is None:
            known = ", ".join(f"{{{name}}}" for name in WIDTHS)
            raise DrawingError(
                say(
                    "{0}: {1} at character {2} is neither a hexadecimal digit nor a field; the fields "
                    "are {3}",
                    shown(template),
                    shown(template[at : at + 12]),
                    at + 1,
                    known,
                )
            )
        found.append(_part(part, template))
        at = part.end()
    total = sum(part.width for part in found)
    if total != DIGITS:
        raise DrawingError(say("{0} makes {1} digits; expected {2}", shown(template), total, DIGITS))
    return tuple(found)


def _part(found: re.Match[str], template: str) -> TemplatePart:
    digit, field, more, width = found.groups()
    if digit:
        return TemplatePart(digit.upper())
    if field not in WIDTHS:
        raise DrawingError(
            say("{0}: no field {{{1}}}; expected one of {2}", shown(template), field, ", ".join(WIDTHS))
        )
    return TemplatePart("", field, int(more or "0", 16), int(width or WIDTHS[field]))


def wrong(template: str) -> str:
    """Return the error in a template; "" if it is correct or empty, in which case the numbers stay."""
    try:
        parts(template) if template else ()
    except DrawingError as error:
        return str(error)
    return ""


def number(found: tuple[TemplatePart, ...], values: Mapping[str, int]) -> int | None:
    """Return the number that a template produces; None if a field has too many digits."""
    digits = [part.fill(values) for part in found]
    return None if None in digits else int("".join(digit or "" for digit in digits), 16)
