"""JSON, entry by entry: output of `sadf -j`, and counters of Chrome and Perfetto traces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import ijson

from engine.kernel.units import SECOND
from engine.language import say
from engine.measured.asked import note_boot
from engine.measured.clock import Clock, FileTime, moment
from engine.measured.data import DataError, Measurements

DEEPEST = 500  # a monitor needs less than 20


class BracketDepth:
    """Counts the open brackets of a document that arrives in parts; brackets in strings do not count."""

    def __init__(self) -> None:
        self._depth = 0
        self._begun = b""  # a string or an escape in it that continues in the next part

    def after(self, part: bytes) -> int:
        """Return the depth at the end of the next part."""
        text = (self._begun + part).replace(b"\\\\", b"").replace(b'\\"', b"")
        between = text.split(b'"')
        outside = b"".join(between[::2])
        self._begun = b"" if len(between) % 2 else b'"' + b"\\" * text.endswith(b"\\")
        self._depth += sum(map(outside.count, (b"[", b"{"))) - sum(map(outside.count, (b"]", b"}")))
        return self._depth


LARGEST = 16 * 2**20  # bytes of one entry: all of it is in memory at the same time
_PART = 8 * 1024  # bytes between two checks of the depth
_JOINED = 2**20  # bytes; the parser copies a continued text with each part
MAX_DEPTH = 12
_CPUS = re.compile(rb'"number-of-cpus"\s*+:\s*+(\d{1,5})\b')
_KEYS = "cpu iface dev disk-device disk_device intr number fchost bus filesystem name".split()
SAMPLES, EVENTS, LIST = "sysstat.hosts.item.statistics.item", "traceEvents.item", "item"
_IOSTAT = {"avg-cpu", "disk"}  # of which the first sample has one; sadf has "disk" too, and a date
Where = tuple[str, ...]


def read_json(blocks: Iterable[bytes], into: Measurements) -> Iterator[int]:
    """Read a document; from time to time, yield the number of entries read so far. Raises DataError."""
    source = iter(blocks)
    head = next(source, b"")
    prefix = _kind(head, into.name)
    if cpus := _CPUS.search(head):
        into.cpus[""] = int(cpus[1])
    take = _Samples(into) if prefix == SAMPLES else _Events(into)
    number = 0
    for entry in _entries(_parts(chain([head], source)), prefix, into):
        if entry is not None:
            number += 1
            take(number, entry)
        else:
            yield number
    if not into.paths():
        raise DataError(say("{0}: found no numbers over time", into.name))


def _kind(head: bytes, name: str) -> str:
    text = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if text.startswith(b"["):
        return LIST
    if b'"sysstat"' in head:
        return SAMPLES
    if b'"traceEvents"' in head:
        return EVENTS
    raise DataError(say('{0}: JSON of an unknown kind; expected "sysstat" (sadf -j) or "traceEvents"', name))


def _parts(blocks: Iterable[bytes]) -> Iterator[tuple[bytes, int]]:
    """Yield the bytes in small parts, each with the depth after it; parts of equal depth are joined."""
    nesting, waiting, before = BracketDepth(), bytearray(), 0
    for part in (block[at : at + _PART] for block in blocks for at in range(0, len(block), _PART)):
        waiting += part
        depth = nesting.after(part)
        if depth != before or len(waiting) >= _JOINED:
            yield bytes(waiting), depth
            waiting.clear()
        before = depth
    if waiting:
        yield bytes(waiting), before


class _Document:
    """Finds the entries of a document; ended: data that follow its end, or its damage, do not count."""

    def __init__(self, prefix: str) -> None:
        self.found: list[Any] = ijson.sendable_list()
        self.ended = False
        self._parser = ijson.items_coro(self.found, prefix, use_float=True)

    def take(self, part: bytes, depth: int) -> str:
        """Add the entries in this part to `found`; depth: depth after the part. Return a description of
        the damage, or nothing.
        """
        try:
            self._parser.send(part)
        except StopIteration:
            self.ended = True
        except (ijson.JSONError, ValueError, RecursionError) as error:
            self.ended = True
            return _shown(error)
        if depth > DEEPEST:
            self.ended = True
            return say("nested too deeply: expected at most {0} levels", DEEPEST)
        return ""


def _entries(parts: Iterator[tuple[bytes, int]], prefix: str, into: Measurements) -> Iterator[Any]:
    """Yield the entries, and None after each part.

    A document that is damaged or ends early, which is allowed for a list of events, is read up to that point.
    """
    document, waiting, count = _Document(prefix), 0, 0
    for part, depth in parts:
        damage, found = document.take(part, depth), document.found
        waiting = 0 if found else waiting + len(part)
        if waiting > LARGEST:
            raise DataError(say("{0}: a JSON entry is larger than {1} MB", into.name, LARGEST // 2**20))
        count += len(found)
        if damage and not count:
            raise DataError(say("{0}: damaged JSON: {1}", into.name, damage))
        if damage:
            into.bad.add(count + 1, say("the JSON is damaged from here on: {0}", damage))
        yield from found
        found.clear()
        yield None
        if document.ended:
            break
    into.bad.noun = "sample" if prefix == SAMPLES else "event"


def _shown(error: Exception) -> str:
    first = str(error).splitlines()[0] if str(error) else type(error).__name__
    return "".join(letter if letter.isprintable() else "?" for letter in first[:120])


class _Events:
    """Reads counters; slices and instant events are not values over time.

    Counters with the same name are kept apart by process.
    """

    def __init__(self, into: Measurements) -> None:
        self._into, self._first = into, dict[str, Any]()
        into.dated = False

    def __call__(self, number: int, event: Any) -> None:
        if not isinstance(event, dict) or event.get("ph") != "C":
            return
        at, values = event.get("ts"), event.get("args")
        if at is None or not _is_number(at) or not isinstance(values, dict):
            self._into.bad.add(number, say("a counter without a time or values"))
            return
        name = self._name(event)
        for key, value in values.items():
            if _is_number(value):
                self._into.add((name, str(key)[:200]), round(at * 1000), float(value))

    def _name(self, event: dict[str, Any]) -> str:
        """Return the name of a counter, with its id, and its process if a counter of another process had
        the name first.
        """
        name = str(event.get("name", ""))[:200]
        if "id" in event:
            name += f" [{str(event['id'])[:40]}]"
        process = event.get("pid")
        if self._first.setdefault(name, process) == process or len(self._first) > 20_000:
            return name
        return f"{name}, process {str(process)[:20]}"


class _Samples:
    """Reads the samples of sadf, mpstat and iostat."""

    def __init__(self, into: Measurements) -> None:
        self._into, self._before, self._clock = into, False, Clock()
        self._rows = -1  # without times
        self._first = True  # what iostat has first is since the system was started

    def __call__(self, number: int, sample: Any) -> None:
        if isinstance(sample, dict) and self._first and self._is_of_iostat(sample):
            self._first = False
            note_boot("iostat", self._into)
            return
        found = self._time(sample.get("timestamp")) if isinstance(sample, dict) else None
        if found is None:
            self._into.bad.add(number, say("a sample without a date and a time"))
            return
        if self._before and (found.zoned, found.dated) != (not self._into.zoneless, self._into.dated):
            self._into.bad.add(number, say("times with a time zone are mixed with times without a time zone"))
            return
        self._before, self._into.zoneless, self._into.dated = True, not found.zoned, found.dated
        for key, value in sample.items():
            if key != "timestamp":
                for path, leaf in _leaves(value, (str(key)[:200],)):
                    self._into.add(path, found.time, leaf)

    @staticmethod
    def _is_of_iostat(sample: dict[str, Any]) -> bool:
        return bool(_IOSTAT & sample.keys()) and not isinstance(sample.get("timestamp"), dict)

    def _time(self, stamp: Any) -> FileTime | None:
        """Return the time of a sample: time of day for mpstat, or the sample number for iostat without -t."""
        if isinstance(stamp, dict):
            return _stamped(stamp)
        if isinstance(stamp, str):
            found = moment(stamp.replace("T", " "))
            of_day = found is not None and not found.dated
            return found._replace(time=self._clock.time(found.time)) if found and of_day else found
        if stamp is not None or (self._before and not self._into.counted):
            return None
        self._into.counted = True
        self._rows += 1
        return FileTime(self._rows * SECOND, False)


def _stamped(stamp: dict[str, Any]) -> FileTime | None:
    """Return the time of a sample: in UTC where `utc` or, since sysstat 12.7, `tz` indicates it."""
    found = moment(f"{stamp.get('date', '')} {stamp.get('time', '')}")
    if found is None or not found.dated:
        return None
    return found._replace(zoned=stamp.get("utc") == 1 or str(stamp.get("tz")) in ("UTC", "GMT"))


def _leaves(value: Any, path: Where) -> Iterator[tuple[Where, float]]:
    """Yield all numbers in a value; members of a list are named by their key, or by their position."""
    if len(path) > MAX_DEPTH:
        return
    if isinstance(value, dict):
        for key, below in value.items():
            if key not in _KEYS or _is_number(below):
                yield from _leaves(below, (*path, str(key)[:200]))
    elif isinstance(value, list):
        for place, below in enumerate(value):
            keys = [
                str(below[key])[:200]
                for key in _KEYS
                if isinstance(below, dict) and isinstance(below.get(key), str)
            ]
            yield from _leaves(below, (*path, keys[0] if keys else str(place)))
    elif _is_number(value):
        yield path, float(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < SECOND * 1e9
