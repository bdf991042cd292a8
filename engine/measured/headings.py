"""What the columns of a table are: the time, names of what a row is of, and measures with their units."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.measured.clock import Moment

_TIMES = re.compile(
    r"(?:time|timestamp|date ?time|datetime|clock|ts|seconds|zeit|uhrzeit|zeitstempel|interval end|end)\b.*"
    r"|to(?: ?\(s\))?",
    re.IGNORECASE,
)
_DATES = re.compile(r"date|day|datum|tag", re.IGNORECASE)
_HOST = "hostname"
MORE = "[...]"  # sadf -d -h: the columns come once for each CPU or device
_LEFT_OUT = {_HOST, "interval", "from (s)", "from"}  # they name nothing, or are no measure
_UNIT = re.compile(r"(.+?)(?<!\s)\s*+[(\[]([^()\[\]]{1,24})[)\]]$")
_IDS = set(
    "cpu dev iface intr tty bus fch userid guest member pack phase user system processor device node "
    "filesystem".split()
)
UNITS = set(
    "s sec ms us µs ns min h % b kb kib mb mib gb gib tb pages frames count users guests ifls".split()
)  # what a line of units has; "per second" follows by itself
_CLOCK = re.compile(r"(?:hh|h):mm(?::ss)?|(?:dd|mm|yyyy)[./-](?:dd|mm)[./-](?:dd|yyyy)(?: hh:mm(?::ss)?)?")
_RATE = re.compile(r"\w{1,20}/s")  # of a unit in any language, beside units that are known
_PER_SECOND = re.compile(r"(.*?)(?<!\s)\s*+(?:/|per )\s*+(?:s|sec|second)", re.IGNORECASE)


@dataclass(frozen=True)
class Heading:
    """Which columns are the time, names of rows, and measures."""

    time: tuple[int, ...]  # one column, or a date and a time of day; none: rows are counted
    names: tuple[tuple[int, str], ...]  # column, title
    measures: tuple[tuple[int, str, str], ...]  # column, name, unit
    host: int | None  # the column with the name of a computer


def are_units(fields: Sequence[str]) -> bool:
    """Return whether a line has units and nothing else but blanks, brackets and dashes."""
    known = [field.strip("()[] ").lower() for field in fields if field.strip("-()[] ")]
    sure = [_is_unit(text) or bool(_CLOCK.fullmatch(text)) for text in known]
    return any(sure) and all(one or _RATE.fullmatch(text) for one, text in zip(sure, known, strict=True))


def _is_unit(text: str) -> bool:
    found = _PER_SECOND.fullmatch(text)
    return text in UNITS or (found is not None and (not found[1] or found[1] == "1" or found[1] in UNITS))


def with_units(titles: Sequence[str], units: Sequence[str]) -> list[str]:
    """Return titles with their units in brackets."""
    more = [*units, *("" for _ in range(len(titles) - len(units)))]
    pairs = ((title, unit.strip("-()[] ")) for title, unit in zip(titles, more, strict=False))
    return [f"{title} ({unit})" if unit and title else title for title, unit in pairs]


def settle(
    titles: Sequence[str],
    groups: Sequence[str],
    fields: Sequence[str],
    moment: Callable[[str], Moment | None],
    is_text: Callable[[str], bool],
) -> Heading:
    """Return what the columns are, by their titles and the first row below them."""
    titles = [title.removesuffix(MORE) for title in titles]
    time = _time_columns(titles, fields, moment)
    shown = [column for column in range(min(len(titles), len(fields))) if column not in time]
    names = [column for column in shown if titles[column].lower() in _IDS or is_text(fields[column])]
    names = [column for column in names if titles[column].lower() not in _LEFT_OUT]
    measured = [column for column in shown if column not in names and titles[column].lower() not in _LEFT_OUT]
    host = next((column for column in shown if titles[column].lower() == _HOST), None)
    return Heading(
        time,
        tuple((column, titles[column]) for column in names),
        tuple(_measures(measured, titles, groups)),
        host,
    )


def _measures(
    columns: Sequence[int], titles: Sequence[str], groups: Sequence[str]
) -> Iterator[tuple[int, str, str]]:
    """Yield column, name and unit; columns of one name get that of their group before it, or a number."""
    found = {column: split(titles[column]) for column in columns}
    names = {column: name for column, (name, _) in found.items()}
    often = Counter(names.values())
    above = _spread(groups, len(titles))
    seen = Counter[str]()
    for column in columns:
        name = names[column] or f"column {column + 1}"
        if often[names[column]] > 1 and names[column]:
            name = f"{above[column]} {name}".strip()
        seen[name] += 1
        yield column, name if seen[name] == 1 else f"{name} ({seen[name]})", found[column][1]


def names_time(titles: Sequence[str]) -> bool:
    """Return whether a title is that of a time or of a date."""
    return any(_TIMES.fullmatch(title) or _DATES.fullmatch(title) for title in titles)


def split(title: str) -> tuple[str, str]:
    """Return the name and the unit of a title like "memory (KB)"; "" when it has no unit."""
    found = _UNIT.fullmatch(title)
    return (found[1], found[2]) if found else (title, "")


def _spread(groups: Sequence[str], width: int) -> list[str]:
    """Return the group of each column: a title above is of all columns until the next one."""
    spread, now = [], ""
    for column in range(width):
        now = (groups[column].strip("<>-. ") if column < len(groups) else "") or now
        spread.append(now)
    return spread


def _time_columns(
    titles: Sequence[str], fields: Sequence[str], moment: Callable[[str], Moment | None]
) -> tuple[int, ...]:
    moments = [column for column, field in enumerate(fields[: len(titles)]) if moment(field) is not None]
    named = [column for column in moments if _TIMES.fullmatch(titles[column])]
    dates = [column for column, title in enumerate(titles[: len(fields)]) if _DATES.fullmatch(title)]
    if dates and named and dates[0] != named[0] and moment(f"{fields[dates[0]]} {fields[named[0]]}"):
        return dates[0], named[0]
    if named:
        return (named[0],)
    clear = [column for column in moments if not _is_number(fields[column])]
    return (clear[0],) if clear else ()


def _is_number(text: str) -> bool:
    return bool(re.fullmatch(r"[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?", text))
