"""The readings of cpuplugd in a guest, taken from samples; and a rule term evaluated at all of them at once.

Where the daemon would stop (a division by zero, a missing name, too little history) the value is not a
number. The reference for each single value is engine.cpuplugd.language.evaluate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language import terms
from engine.cpuplugd.language.names import COUNTERS
from engine.cpuplugd.language.terms import Binary, Constant, Name, Term, Unary, Variable
from engine.state.rule_names import MEMINFO, NEW, VMSTAT

Floats = npt.NDArray[np.float64]
PLACES = {kind: {item.name: at for at, item in enumerate(known)} for kind, known in COUNTERS.items()}
SHOWN = {  # of the kernels that are simulated
    kind: tuple(item.name for item in known if item.kernels != NEW)
    for kind, known in (("meminfo", MEMINFO), ("vmstat", VMSTAT))
}
_STALE = ("swaprate", "apcr", "freemem")  # in CPU rules, these are one interval old


@dataclass(frozen=True)
class Readings:
    """The readings of one guest in time order; (n,) each."""

    samples: Any  # (samples,) LINUX_SAMPLE, of this guest
    rows: npt.NDArray[np.int64]  # the first sample with each reading
    time: npt.NDArray[np.int64]  # of those samples, ns
    pools: npt.NDArray[np.int64]  # pages that the cmm module held when the daemon read them

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The daemon's own reading numbers; a jump means that the samples missed a reading."""
        found: npt.NDArray[np.int64] = self.samples["readings"][self.rows]
        return found

    def until(self, time: int) -> int:
        """Return the number of readings up to a time, ns."""
        return int(np.searchsorted(self.time, time, side="right"))

    def column(self, kind: str, name: str) -> Floats | None:
        """Return all values of a counter, or of "time" (s since 1970); None if Linux does not show it."""
        if kind == "time":
            return np.asarray(self.samples["now_s"][self.rows], np.float64)
        if name not in PLACES[kind] or (kind in SHOWN and name not in SHOWN[kind]):
            return None
        return np.asarray(self.samples[kind][self.rows, PLACES[kind][name]], np.float64)

    def reading(self, number: int) -> CounterReading:
        """Return one reading in the daemon's form."""
        sample = self.samples[self.rows[number]]
        cpu = dict(zip(PLACES["cpustat"], sample["cpustat"].tolist(), strict=True))
        return CounterReading(
            time=float(sample["now_s"]),
            ticks={name: int(cpu[name]) for name in TICKS},
            loadavg=cpu["loadavg"],
            runnable=cpu["runnable_proc"],
            online=int(cpu["onumcpus"]),
            meminfo=_shown("meminfo", sample["meminfo"].tolist()),
            vmstat=_shown("vmstat", sample["vmstat"].tolist()),
        )

    def pool(self, number: int) -> int:
        """Return the number of pages that the cmm module held at a reading."""
        return int(self.pools[number])


def _shown(kind: str, values: list[float]) -> dict[str, float]:
    return {name: values[PLACES[kind][name]] for name in SHOWN[kind]}


def readings_of(recording: Any, place: int) -> Readings | None:
    """Return the readings of a guest, by its index in the table of Linux guests; None if its Linux is not
    simulated.
    """
    linux = getattr(recording, "linux", None)
    if linux is None or not 0 <= place < linux.shape[1]:
        return None
    samples = linux[:, place]
    counts = samples["readings"]
    fresh = np.flatnonzero(np.diff(counts, prepend=0) != 0)
    return Readings(samples, fresh, np.asarray(recording.time)[fresh], _pools(recording, place, fresh))


def _pools(recording: Any, place: int, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return the pool sizes that the daemon read; they may have changed by the time of the sample."""
    samples, daemons = recording.linux[rows, place], recording.daemons[rows, place]
    same = samples["readings"] == daemons["readings"]
    found: npt.NDArray[np.int64] = np.where(same, daemons["pool"], samples["pool"])
    return found


def values(term: Term, readings: Readings, cpu: bool = True) -> Floats:
    """Return (readings,) values of a term; truth values are 1 and 0. `cpu`: the term is in a CPU rule."""
    found: dict[Term, Floats] = {}
    waiting = [term]
    with np.errstate(all="ignore"):
        while waiting:
            item = waiting[-1]
            missing = [part for part in item.parts if part not in found]
            waiting += missing
            if not missing:
                found[waiting.pop()] = _value(item, found, readings, cpu)
    return found[term]


def _value(term: Term, found: Mapping[Term, Floats], readings: Readings, cpu: bool) -> Floats:
    if isinstance(term, Constant):
        return np.full(len(readings), term.value)
    if isinstance(term, Name):
        return named(term, readings, cpu)
    if isinstance(term, Variable):
        return found[term.body]
    if isinstance(term, Unary):
        operand = found[term.operand]
        return -operand if term.operator == "-" else _truth(operand == 0, operand)
    assert isinstance(term, Binary)
    return _OPERATIONS[term.operator](found[term.left], found[term.right])


def _truth(value: npt.NDArray[np.bool_], *of: Floats) -> Floats:
    out = value.astype(np.float64)
    for array in of:
        out[np.isnan(array)] = np.nan
    return out


def _both(left: Floats, right: Floats) -> Floats:
    """Evaluate &; the right side is evaluated only where the left side is true."""
    return np.where(np.isnan(left), np.nan, np.where(left == 0, 0.0, _truth(right != 0, right)))


def _either(left: Floats, right: Floats) -> Floats:
    """Evaluate ||; the right side is evaluated only where the left side is false."""
    return np.where(np.isnan(left), np.nan, np.where(left != 0, 1.0, _truth(right != 0, right)))


def _divided(left: Floats, right: Floats) -> Floats:
    return np.where(right == 0, np.nan, left / np.where(right == 0, 1.0, right))


_OPERATIONS: Mapping[str, Callable[[Floats, Floats], Floats]] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
    "/": _divided,
    "<": lambda left, right: _truth(left < right, left, right),
    ">": lambda left, right: _truth(left > right, left, right),
    "&": _both,
    "|": _either,
}


def named(term: Name, readings: Readings, cpu: bool = True) -> Floats:
    """Return the value of a name at each reading."""
    if term.kind == terms.KEYWORD:
        return _keyword(term.name, readings, cpu)
    column = readings.column(term.kind, term.name)
    return _nothing(readings) if column is None else ago(column, term.history)


def _nothing(readings: Readings) -> Floats:
    return np.full(len(readings), np.nan)


def ago(column: Floats, history: int) -> Floats:
    """Return the values from a given number of readings earlier; NaN where there was no such reading yet."""
    out = np.full(len(column), np.nan)
    if history < len(column):
        out[history:] = column[: len(column) - history]
    return out


def _keyword(name: str, readings: Readings, cpu: bool) -> Floats:
    if name in TICKS:
        change, total = _grown(readings, "cpustat", name), _grown(readings, "cpustat", "total_ticks")
        online = _column(readings, "cpustat", "onumcpus")
        return change / np.where(total == 0, 1.0, total) * (100 * online)
    if name in _STALE:
        found = _memory_keyword(name, readings)
        return ago(found, 1) if cpu else found
    return _column(readings, "cpustat", name)


def _memory_keyword(name: str, readings: Readings) -> Floats:
    if name == "freemem":
        return _column(readings, "meminfo", "MemFree") / 1024
    of = ("pswpin", "pswpout") if name == "swaprate" else ("pgpgin", "pgpgout")
    moved = sum((_grown(readings, "vmstat", text) for text in of), np.zeros(len(readings)))
    return _divided(moved, _grown(readings, "time", "time"))


def _column(readings: Readings, kind: str, name: str) -> Floats:
    column = readings.column(kind, name)
    return _nothing(readings) if column is None else column


def _grown(readings: Readings, kind: str, name: str) -> Floats:
    column = _column(readings, kind, name)
    return column - ago(column, 1)
