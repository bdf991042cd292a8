"""JSON: what `sadf -j` prints, and counters of Chrome and Perfetto traces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.kernel.units import SECOND
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements

MAX_SIZE = 256 * 2**20  # bytes: all of it is in memory at once
MAX_DEPTH = 12
_KEYS = ("cpu", "iface", "dev", "disk-device", "intr", "number", "fchost", "bus", "filesystem", "name")
Where = tuple[str, ...]


def read_json(text: str, into: Measurements) -> Iterator[int]:
    """Read a document; yield numbers of samples. Raises DataError."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(f"{into.name}: damaged JSON: {str(error)[:120]}") from None
    events = document.get("traceEvents") if isinstance(document, dict) else document
    if isinstance(events, list):
        yield from _trace(events, into)
    elif isinstance(document, dict) and isinstance(document.get("sysstat"), dict):
        yield from _sysstat(document["sysstat"], into)
    else:
        raise DataError(
            f'{into.name}: JSON of an unknown kind; expected "sysstat" (sadf -j) or "traceEvents"'
        )
    if not into.paths():
        raise DataError(f"{into.name}: no numbers over time were found")


def _trace(events: list[Any], into: Measurements) -> Iterator[int]:
    """Read counters; slices and marks are no values over time."""
    into.dated = False
    for number, event in enumerate(events, 1):
        yield number
        if not isinstance(event, dict) or event.get("ph") != "C":
            continue
        at, values = event.get("ts"), event.get("args")
        if at is None or not _is_number(at) or not isinstance(values, dict):
            into.bad.add(number, "a counter without a time or values")
            continue
        for name, value in values.items():
            if _is_number(value):
                into.add((str(event.get("name", ""))[:200], str(name)[:200]), round(at * 1000), float(value))


def _sysstat(document: dict[str, Any], into: Measurements) -> Iterator[int]:
    hosts = document.get("hosts")
    for host in hosts if isinstance(hosts, list) else []:
        samples = host.get("statistics") if isinstance(host, dict) else None
        for number, sample in enumerate(samples if isinstance(samples, list) else [], 1):
            yield number
            stamp = sample.get("timestamp") if isinstance(sample, dict) else None
            found = (
                moment(f"{stamp.get('date', '')} {stamp.get('time', '')}")
                if isinstance(stamp, dict)
                else None
            )
            if found is None:
                into.bad.add(number, "a sample without a date and a time")
                continue
            rest = {key: value for key, value in sample.items() if key != "timestamp"}
            for path, value in _leaves(rest, ()):
                into.add(path, found[0], value)


def _leaves(value: Any, path: Where) -> Iterator[tuple[Where, float]]:
    """Yield all numbers below; members of a list are named by their key, or by their place."""
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
