"""CP locks for which processors spin: for all locks together, and for each lock."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import LOCK_LABELS, Lock
from engine.kernel.units import SECOND, US
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_COUNTED = "counted whenever a processor requests the lock"
_TIMED = "timed from the request to the grant"
_HELD = "timed from the grant to the release"
Members = npt.NDArray[np.int64]


def _total(field: str, lock: Lock | None) -> Series:
    """Return a field of one lock, or of all locks together."""

    def series(recording: Recording, members: Members) -> Floats:
        values = recording.system["lock"][field]
        return np.asarray(values.sum(axis=1) if lock is None else values[:, lock], np.float64)

    return series


def _share(lock: Lock | None) -> Series:
    """Return the time that processors spin, divided by their number."""
    spin = _total("spin_ns", lock)
    return lambda recording, members: spin(recording, members) / recording.scenario.lpar.processors


def _of_lock(lock: Lock | None) -> Iterator[Measure]:
    where = "lock" if lock is None else f"lock.{lock.name.lower()}"
    what = "all locks" if lock is None else f"the {LOCK_LABELS[lock]}"

    def made(name: str, title: str, unit: str, source: str, series: Series, scale: float = 1.0) -> Measure:
        text = title.format(what)
        return Measure(f"{where}.{name}", text, unit, source, "system", series, True, scale, locks=True)

    yield made("requests", "requests for {0}", "1/s", _COUNTED, _total("requests", lock), SECOND)
    yield made("spins", "requests that had to wait for {0}", "1/s", _COUNTED, _total("spins", lock), SECOND)
    yield Measure(
        f"{where}.spin_time",
        f"spin time when a processor must wait for {'any lock' if lock is None else what}",
        "us",
        f"{_TIMED}; 0 if no request had to wait",
        "system",
        _total("spin_ns", lock),
        counter=True,
        scale=1 / US,
        per=_total("spins", lock),
        locks=True,
    )
    yield made("share", "share of the total processor time spent spinning for {0}", "", _TIMED, _share(lock))
    held = "total share of time during which locks are held"
    held = held if lock is None else "share of time during which {0} is held"
    yield made("held", held, "", _HELD, _total("held_ns", lock))
    yield made("waiting", "mean number of processors spinning for {0}", "", _TIMED, _total("spin_ns", lock))


MEASURES = tuple(measure for lock in (None, *Lock) for measure in _of_lock(lock))
