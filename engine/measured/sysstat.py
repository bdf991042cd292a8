"""Text output of sar, mpstat, iostat and `sadf -p`.

Each report has a line of headings. A time of day precedes the headings and the rows; iostat has none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.asked import asked, note_boot, take_interval
from engine.measured.clock import Clock, assumptions, moment
from engine.measured.data import DataError, Measurements, Path, numbered
from engine.measured.headings import Sections, named
from engine.measured.known_units import is_of_sysstat, known_unit
from engine.measured.units import factor, sized

BANNER = re.compile(
    r"\S+ \S+ \((\S+)\)\s++(\d[\d./-]+\d)(?:\s++_\S+_)?(?:\s++\((\d{1,5}) CPUs?\))?(?:\s++\d{8})?\s*+"
)
_OF_DAY = re.compile(r"\d\d:\d\d:\d\d")
_STAMP = re.compile(r"(?:Time: )?(\d[\d./:-]+(?:[ T]\d\d:\d\d:\d\d)?(?: [AP]M)?(?:[+-]\d{4})?)")
_SLASHED = re.compile(r"(\d\d)/(\d\d)/\d+")
_ITEMS = set(
    "CPU NODE CORE SOCK INTR IFACE DEV Device Device: TTY FILESYSTEM MOUNTPOINT BUS DEVICE FCHOST FAN TEMP "
    "IN BAT filesystem".split()
)
SADF_P = re.compile(r"\S+\t-?\d+\t[\d :-]+(?:UTC|GMT)?\t\S+\t\S+\t\S+")
_ONLY_BOOT = later(
    "{0}: only the report of the whole time since system start; run the command again with an interval, "
    "as in {1}"
)
_ONLY_MEANS = later(
    "{0}: only means of the whole time (Average:), not a series; write the samples too: sar -A 5 > "
    "sar.txt, or sadf -d"
)
_NOTHING = later("{0}: not sar, mpstat or iostat output; expected a line of headings above rows of numbers")
OTHERS = {"CPU*", "status", "idvendor", "idprod", "manufact", "product"}  # that are no numbers
USUAL = {"iostat": "iostat -xt 5", "mpstat": "mpstat -P ALL 5"}
NOON = 12


def is_sysstat(lines: Sequence[str]) -> bool:
    """Return whether lines come from sar, mpstat, iostat or `sadf -p`."""
    if any(map(BANNER.fullmatch, lines[:20])) or SADF_P.fullmatch(lines[0]):
        return True
    return any(len(fields := line.split()) > 1 and is_heading(without_time(fields)[1]) for line in lines[:20])


def without_time(fields: Sequence[str]) -> tuple[str, list[str]]:
    """Return the time of day at the beginning of the fields, or nothing, and the other fields."""
    if not fields or not _OF_DAY.fullmatch(fields[0]):
        return "", list(fields)
    half = len(fields) > 1 and fields[1] in ("AM", "PM")
    return " ".join(fields[: 1 + half]), list(fields[1 + half :])


def is_heading(fields: Sequence[str]) -> bool:
    """Return whether fields are names that sysstat uses as headings."""
    if fields and fields[-1][-1:].isdigit() and fields[-1][:1].isdigit():  # a number, quickly
        return False
    own = [field for field in fields if field not in _ITEMS and field != "avg-cpu:"]
    return bool(own) and all(map(_is_title, own))


def _is_title(field: str) -> bool:
    return field in OTHERS or is_of_sysstat(field)


def read_sysstat(lines: Iterable[str], into: Measurements) -> Iterator[int]:
    """Read sysstat texts; yield the number of each line. Raises DataError."""
    reader = _SysstatLines(into)
    for number, line in numbered(lines):
        if line.strip():
            reader.take(number, line)
        yield number
    if not into.paths() and reader.boot:
        raise DataError(say(_ONLY_BOOT, into.name, USUAL[reader.boot]))
    if not into.paths():
        raise DataError(say(_ONLY_MEANS if reader.means else _NOTHING, into.name))


class _SysstatLines:
    """Reads lines one at a time; keeps the date and the current headings."""

    def __init__(self, into: Measurements) -> None:
        self._into = into
        self.boot = ""  # the program whose report since the start was omitted
        self.means = False  # rows for the entire time were omitted
        self._day = self._first_host = ""  # of the banner
        self._host: tuple[str, ...] = ()  # of the banner if it differs from the first one
        self._clocks: dict[tuple[str, ...], Clock] = {}  # by headings
        self._sections = Sections()
        self._titles: tuple[str, ...] = ()
        self._since = ""  # the time of the line of headings
        self._stamps = Clock()
        self._stamp: int | None = None  # the time of a report of iostat
        self._reports: dict[tuple[str, ...], int] = {}  # of iostat, by headings
        self._at = ("", Counter[Path]())  # how often a field came at the latest moment of `sadf -p`
        self._whole = False  # iostat was requested to omit the report since the start

    def take(self, number: int, line: str) -> None:
        """Read a nonempty line."""
        time, fields = without_time(line.split())
        if time:  # fast path for the common case
            self._take_fields(number, time, fields)
        elif SADF_P.fullmatch(line):
            self._sadf(number, line)
        elif banner := BANNER.fullmatch(line.strip()):
            self._begin(banner[1], banner[2], banner[3])
        elif command := asked(line):
            self._whole = command.has("y", "-y")
            take_interval(command, number, self._into)
        elif found := _STAMP.fullmatch(line.strip()):
            self._take_stamp(found[1])
        else:
            self._take_fields(number, "", fields)

    def _from(self, host: str) -> None:
        """Assign the following lines to a computer; the name of any computer but the first precedes the
        fields.
        """
        self._first_host = self._first_host or host
        self._host = () if host == self._first_host else (host,)

    def _begin(self, host: str, day: str, cpus: str | None) -> None:
        self._from(host)
        if cpus:
            self._into.cpus[self._host[0] if self._host else ""] = int(cpus)
        self._day = day
        self._clocks.clear()
        self._titles = ()

    def _note_order(self, text: str) -> None:
        for assumed in assumptions(text, _day_first(text)):
            self._into.note(assumed)

    def _take_stamp(self, text: str) -> None:
        of_day = moment(text) if ":" in text[:3] else None
        text = self._day if of_day else text
        found = moment(text.replace("T", " "), day_first=_day_first(text))
        if found is not None and found.dated:
            self._note_order(text)
            self._into.zoneless = not found.zoned
            self._stamp = found.time + (self._stamps.time(of_day.time) if of_day else 0)

    def _take_fields(self, number: int, time: str, fields: list[str]) -> None:
        if not time and fields[0].endswith(":") and fields[0] not in ("avg-cpu:", "Device:"):
            self.means = True  # of the whole time, in some language
            return
        if not fields or fields[0] == "COM" or "RESTART" in fields:
            return
        if is_heading(fields):
            self._titles, self._since = tuple(fields), time
            if not time:
                self._reports[self._titles] = self._reports.get(self._titles, -1) + 1
        elif not self._titles:
            self._into.bad.add(number, say("no headings before it"))
        elif bool(time) != bool(self._since) or (
            self._into.paths() and self._into.counted != self._is_counted
        ):
            self._into.bad.add(number, say("its time format differs from the others"))
        elif time:
            self._row(number, time, fields)
        else:
            self._iostat_row(number, fields)

    def _row(self, number: int, time: str, fields: list[str]) -> None:
        if time == self._since and self._titles not in self._clocks:  # not a day later
            self.boot = "mpstat"
            note_boot("mpstat", self._into)
            return
        clock, found = self._clock(), moment(time)
        start = moment(self._day, _day_first(self._day)) if self._day else None
        if found is None or (self._day and (start is None or not start.dated)):
            self._into.bad.add(number, say('"{0}" is not a time', f"{self._day} {time}".strip()[:40]))
            return
        self._note_order(self._day)
        self._into.dated = self._into.zoneless = start is not None
        self._values(number, (start.time if start else 0) + clock.time(found.time), fields)

    def _is_other(self) -> bool:
        """Return whether the lines read before have times and the next lines have none, or the reverse."""
        return bool(self._into.paths()) and self._into.counted != self._is_counted

    @property
    def _is_counted(self) -> bool:
        """Whether the lines read now have no times."""
        return not self._since and self._stamp is None

    def _clock(self) -> Clock:
        """Return the clock of the report, which begins at the time of its first headings."""
        if self._titles not in self._clocks:
            clock = self._clocks[self._titles] = Clock()
            if since := moment(self._since):
                clock.time(since.time)
        return self._clocks[self._titles]

    def _iostat_row(self, number: int, fields: list[str]) -> None:
        report = self._reports[self._titles]
        if report == 0 and not self._whole:
            self.boot = "iostat"
            note_boot("iostat", self._into)
        elif self._is_counted:
            self._into.counted, self._into.dated, self._into.zoneless = True, False, False
            self._values(number, (report - (not self._whole)) * SECOND, fields)
        elif self._stamp is not None:
            self._values(number, self._stamp, fields)

    def _values(self, number: int, time: int, fields: list[str]) -> None:
        titles = [title for title in self._titles if title != "avg-cpu:"]
        place = next((at for at, title in enumerate(titles) if title in _ITEMS), None)
        if place == len(titles) - 1 and place is not None:  # a name there may have blanks
            fields = [*fields[:place], " ".join(fields[place:])]
        if len(fields) != len(titles):
            self._into.bad.add(number, say("{0} {0:field|fields}; expected {1}", len(fields), len(titles)))
            return
        of = self._host if place is None else (*self._host, _named(titles[place], fields[place]))
        for at, (title, text) in enumerate(zip(titles, fields, strict=True)):
            if at != place and title not in OTHERS:
                self._value(number, self._sections.path((*of, title), self._titles), time, text)

    def _value(self, number: int, path: Path, time: int, text: str) -> None:
        value = _number(text, known_unit(path, "sysstat"))
        if value is None:
            self._into.bad.add(number, say('{0}: "{1}" is not a number', path[-1], text[:40]))
        else:
            self._into.add(path, time, value)

    def _sadf(self, number: int, line: str) -> None:
        host, _, stamp, of, title, text = line.split("\t")
        self._from(host)
        found = moment(stamp)
        if found is None:
            self._into.bad.add(number, say('"{0}" is not a time', stamp[:40]))
            return
        self._into.dated, self._into.zoneless = found.dated, found.dated and not found.zoned
        cpu = re.fullmatch(r"cpu(\d+)", of)
        of = f"CPU {cpu[1]}" if cpu else "CPU all" if of == "all" else of
        path = (*self._host, title) if of == "-" else (*self._host, of, title)
        self._at = self._at if self._at[0] == stamp else (stamp, Counter())
        self._at[1][path] += 1
        self._value(number, self._sections.path(path, (str(self._at[1][path]),)), found.time, text)


def _named(title: str, text: str) -> str:
    return f"{title} all" if text == "all" else named(title.rstrip(":"), text)


def _day_first(text: str) -> bool:
    """Return whether a date with slashes begins with the day, judging by its numbers."""
    found = _SLASHED.match(text)
    return found is not None and int(found[1]) > NOON


def _number(text: str, unit: str) -> float | None:
    """Return a sysstat number in a unit; with --human the number has its own unit, like 1.5M."""
    text = text.rstrip("%").replace(",", ".")
    below = "/s" if unit.endswith("/s") else ""
    if found := sized(text, bare=True):
        by = factor(f"bytes{below}", unit) if unit and found[2] == "bytes" else None
        return None if by is None else _float(found[0], found[1] * by)
    return _float(text)


def _float(text: str, by: float = 1.0) -> float | None:
    try:
        return float(text) * by if "_" not in text else None
    except ValueError:
        return None
