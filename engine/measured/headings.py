"""The meaning of table columns: the time, names that identify rows, and measures with their units."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.language import later
from engine.measured.columns import CLOCK, DATE, NUMBER, Sample
from engine.measured.units import factor

_TIMES = re.compile(
    r"(?:(?:unix|sample|system|start|end|utc|local|log|event|@|_)[ _]?)?"
    r"(?:time(?:stamp)?|epoch|date ?time|datetime|clock|ts|seconds|zeit|uhrzeit|zeitstempel|interval end|end|"
    r"elapsed|uptime|secs?)"
    r"(?:\b.*|_(?:m|u|n)?s(?:ec)?|_utc)?|to(?: ?\(s\))?",
    re.IGNORECASE,
)
_DATES = re.compile(r"date|day|datum|tag", re.IGNORECASE)
_COUNTED = re.compile(r"_(ms|us|ns|msec|min|h)$")  # at the end of the title of a time
_LETTERED = re.compile(r"[+-]?\d[\d.,]*[kKMGT]")
_DIGIT_DATE = re.compile(r"(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])")  # 20091103
_DIGIT_TIME = re.compile(r"(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?")  # 120000
_HOST = "hostname"
UNCLEAR = later(
    '"{0}": numbers like 12k might mean thousands or multiples of 1024 and are omitted; write them in full'
)
LOST = later('"{0}": the text is different in each row, so it cannot identify series and is omitted')
UNREAD = later('"{0}": times in an unknown format; expected a format like 2023-03-14 10:00:00')
SERIAL = later("The times are spreadsheet dates, in days since 1899-12-30")
MORE = "[...]"  # sadf -d -h: the columns occur once for each CPU or device
_SADF = [_HOST, "interval", "timestamp"]  # start of its headings
_UNIT = re.compile(r"(.+?)(?<!\s)\s*+[(\[]([^()\[\]]{1,24})[)\]]$")
_IDS = set(
    "cpu dev iface intr tty bus fch userid guest member pack phase user system processor device node "
    "filesystem".split()
)
UNITS = set(
    "s sec ms us µs ns min h % b kb kib mb mib gb gib tb pages frames count users guests ifls".split()
)  # contents of a line of units; "per second" is added automatically
_SURE = set("kb kib mb mib gb gib tb kb/s mb/s gb/s ms us ns %".split())  # no guest or device has this name
_UNIT_TITLES = ("unit", "units", "uom", "einheit")
_CLOCK = re.compile(r"(?:hh|h):mm(?::ss)?|(?:dd|mm|yyyy)[./-](?:dd|mm)[./-](?:dd|yyyy)(?: hh:mm(?::ss)?)?")
_RATE = re.compile(r"\w{1,20}/s")  # of a unit in any language, beside known units
_PER_SECOND = re.compile(r"(.*?)(?<!\s)\s*+(?:/|per )\s*+(?:s|sec|second)", re.IGNORECASE)


@dataclass(frozen=True)
class Heading:
    """The columns that are times, row names, and measures."""

    time: tuple[int, ...]  # one column, or a date and a time of day; none: rows are counted
    names: tuple[tuple[int, str], ...]  # column, title
    measures: tuple[tuple[int, str, str], ...]  # column, name, unit
    host: int | None  # the column with the name of a computer
    lost: tuple[str, ...] = ()  # titles of texts that do not identify a series
    unclear: tuple[str, ...] = ()  # titles of numbers with a letter that does not say what it counts
    unread: tuple[str, ...] = ()  # titles of times in an unknown form
    scale: float = 1.0  # s in what a column of numbers counts that do not count from 1970
    wide: bool = False  # rows may hold the same columns again for other devices
    serial: bool = False  # the time is in days, as in a spreadsheet
    unit: int | None = None  # the column of names that are the units of the rows


def are_units(fields: Sequence[str]) -> bool:
    """Return whether a line contains units, and otherwise only blanks, brackets and dashes."""
    known = [field.strip("()[] ").lower() for field in fields if field.strip("-()[] ")]
    sure = [_is_unit(text) or bool(_CLOCK.fullmatch(text)) for text in known]
    return any(sure) and all(flag or _RATE.fullmatch(text) for flag, text in zip(sure, known, strict=True))


def _is_unit(text: str) -> bool:
    found = _PER_SECOND.fullmatch(text)
    return text in UNITS or (found is not None and (not found[1] or found[1] == "1" or found[1] in UNITS))


def _names_units(title: str, texts: Sequence[str]) -> bool:
    """Return whether all texts of a column are units: only unambiguous units, unless the title indicates
    units.
    """
    known = {text.lower() for text in texts}
    return bool(known) and (known <= _SURE or (title in _UNIT_TITLES and all(map(_is_unit, known))))


def with_units(titles: Sequence[str], units: Sequence[str]) -> list[str]:
    """Return titles with their units in brackets."""
    more = [*units, *("" for _ in range(len(titles) - len(units)))]
    pairs = ((title, unit.strip("-()[] ")) for title, unit in zip(titles, more, strict=False))
    return [f"{title} ({unit})" if unit and title else title for title, unit in pairs]


def settle(
    titles: Sequence[str], groups: Sequence[str], sample: Sample, time: tuple[int, ...] | None = None
) -> Heading:
    """Return the meaning of the columns: by their contents, and by their titles where the contents are
    ambiguous.

    time: the time columns, where they are known.
    """
    wide = any(title.endswith(MORE) for title in titles)
    titles = [title.removesuffix(MORE) for title in titles]
    low = [title.lower() for title in titles]
    time = time_columns(titles, sample) if time is None else time
    of_sadf = low[:3] == _SADF
    left = {column for column in range(len(titles)) if _is_left_out(low, column, time, of_sadf)}
    shown = [column for column in range(min(len(titles), sample.width)) if column not in {*time, *left}]
    texts = [column for column in shown if sample.is_name(column)]
    host = next((column for column in texts if low[column] == _HOST), None)
    unit = next((column for column in texts if _names_units(low[column], sample.texts(column))), None)
    unclear = [column for column in texts if sample.are_digits(column, _LETTERED)]
    texts = [column for column in texts if column not in unclear]
    lost = [column for column in texts if column != host and _is_lost(column, time, sample)]
    unread = [] if time else [column for column in texts if _TIMES.fullmatch(titles[column])]
    names = sorted({*texts} - {*lost, *unread} | {*_ids(low, shown, texts, time, of_sadf, sample)})
    measured = [column for column in shown if column not in (*names, *lost, *unread, *unclear)]
    return Heading(
        time,
        tuple((column, titles[column]) for column in names if column != host),
        tuple(_measures(measured, titles, groups)),
        host,
        tuple(titles[column] for column in lost if column not in unread),
        tuple(titles[column] for column in unclear),
        tuple(titles[column] for column in unread),
        _scale(titles[time[0]]) if len(time) == 1 else 1.0,
        wide,
        len(time) == 1 and sample.is_serial(time[0]),
        unit,
    )


def _is_lost(column: int, time: Sequence[int], sample: Sample) -> bool:
    """Return whether the texts of a column cannot name series: they differ in each row, or they are other
    times.
    """
    return sample.names_nothing(column, time) or (bool(time) and sample.time_kind(column) is not None)


def _scale(title: str) -> float:
    """Return the length of a unit in seconds for a title like "time (ms)" or uptime_ms."""
    unit = split(title)[1] or next(iter(_COUNTED.findall(title)), "")
    return factor(unit, "s") or 1.0 if unit else 1.0


def _is_left_out(low: Sequence[str], column: int, time: Sequence[int], of_sadf: bool) -> bool:
    """Return whether a column is not a measure: sadf's interval, or the beginning of an interval that is
    timed by its end.
    """
    timed_by_end = any(low[place].startswith("to") for place in time)
    return (of_sadf and low[column] == "interval") or (timed_by_end and low[column] in ("from", "from (s)"))


def _ids(
    low: Sequence[str],
    shown: Sequence[int],
    texts: Sequence[int],
    time: Sequence[int],
    of_sadf: bool,
    sample: Sample,
) -> list[int]:
    """Return the columns whose numbers identify the subject of a row, like CPUs; for sadf, the titles
    identify them.
    """
    numbers = [column for column in shown if column not in texts]
    titled = [column for column in numbers if low[column] in _IDS]
    if of_sadf:
        return titled
    return sample.ids(numbers, titled, [*time, *texts]) if time else []


def _measures(
    columns: Sequence[int], titles: Sequence[str], groups: Sequence[str]
) -> Iterator[tuple[int, str, str]]:
    """Yield column, name and unit; columns with the same name get the name of their group as a prefix, or
    a number.
    """
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
    """Return whether a title is that of a time or a date."""
    return any(_TIMES.fullmatch(title) or _DATES.fullmatch(title) for title in titles)


def split(title: str) -> tuple[str, str]:
    """Return the name and the unit from a title like "memory (KB)"; "" when it has no unit."""
    found = _UNIT.fullmatch(title)
    return (found[1], found[2]) if found else (title, "")


def named(title: str, text: str) -> str:
    """Return the name that identifies a row: a number alone is preceded by the title."""
    if not text.lstrip("-").isdecimal():
        return text
    return f"{title} all" if text == "-1" else f"{title} {text}"


def _spread(groups: Sequence[str], width: int) -> list[str]:
    """Return the group of each column: a title above covers all columns until the next title."""
    spread, now = [], ""
    for column in range(width):
        now = (groups[column].strip("<>-. ") if column < len(groups) else "") or now
        spread.append(now)
    return spread


def time_columns(titles: Sequence[str], sample: Sample) -> tuple[int, ...]:
    """Return the time column, or the columns of dates and times of day; () if there are no such columns."""
    kinds = {column: sample.time_kind(column) for column in range(min(len(titles), sample.width))}
    if pair := _digits(list(kinds), sample):
        return pair
    named = {column for column in kinds if _TIMES.fullmatch(titles[column])}
    found = [
        column
        for column, kind in kinds.items()
        if kind is not None and (kind != NUMBER or _counts_time(column, column in named, sample))
    ]
    if not found:
        return tuple(
            [column for column, kind in kinds.items() if kind == NUMBER and sample.is_regular(column)][:1]
        )

    def rank(column: int) -> tuple[bool, bool, int]:
        doubtful = sample.is_constant(column) or not sample.goes_on(column)
        return doubtful, column not in named, kinds[column] or 0

    best = min(found, key=rank)
    other = {CLOCK: DATE, DATE: CLOCK}.get(kinds[best] or 0)
    others = [
        column
        for column, kind in kinds.items()
        if other is not None and (kind == other or (other == DATE and _DATES.fullmatch(titles[column])))
    ]
    pairs = [(column, best) if other == DATE else (best, column) for column in others]
    return next((pair for pair in pairs if _is_time(pair, sample)), (best,))


def _digits(columns: Sequence[int], sample: Sample) -> tuple[int, int] | None:
    """Return a column with dates like 20091103 and another column with times like 120000."""
    dates = [column for column in columns if sample.are_digits(column, _DIGIT_DATE)]
    times = [column for column in columns if sample.are_digits(column, _DIGIT_TIME)]
    return (dates[0], times[0]) if dates and times else None


def _counts_time(column: int, named: bool, sample: Sample) -> bool:
    """Return whether numbers are times: the title indicates it, or they count from 1970 in the first
    column.
    """
    if named:
        return sample.goes_on(column)
    return column == 0 and (sample.is_epoch(column) or sample.is_serial(column))


def _is_time(pair: tuple[int, int], sample: Sample) -> bool:
    """Return whether a date and a time of day together form a valid time."""
    row = sample.rows[0]
    return max(pair) < len(row) and sample.moment(" ".join(row[column] for column in pair)) is not None


class Sections:
    """Keeps fields with the same name in several sysstat reports apart, like retrans/s of NFS and of TCP."""

    def __init__(self) -> None:
        self._of: dict[tuple[str, ...], dict[tuple[str, ...], int]] = {}

    def path(self, path: tuple[str, ...], titles: tuple[str, ...]) -> tuple[str, ...]:
        """Return the path of a field in the report with these headings; other fields with the same name get a
        number.
        """
        known = self._of.setdefault(path, {})
        number = known.setdefault(titles, len(known) + 1)
        return path if number == 1 else (*path[:-1], f"{path[-1]} ({number})")
