"""The readings of cpuplugd in a guest, from the samples of a recording: one row for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language.names import COUNTERS
from engine.state.rule_names import MEMINFO, NEW, VMSTAT

Floats = npt.NDArray[np.float64]
PLACES = {kind: {item.name: at for at, item in enumerate(known)} for kind, known in COUNTERS.items()}
SHOWN = {  # of the kernels that are simulated
    kind: tuple(item.name for item in known if item.kernels != NEW)
    for kind, known in (("meminfo", MEMINFO), ("vmstat", VMSTAT))
}


@dataclass(frozen=True)
class Readings:
    """The readings of one guest, in order of time; (n,) each."""

    samples: Any  # (samples,) LINUX_SAMPLE, of this guest
    rows: npt.NDArray[np.int64]  # the first sample that holds each reading
    time: npt.NDArray[np.int64]  # of those samples, ns
    pools: npt.NDArray[np.int64]  # pages that the cmm module held when the daemon read them

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The daemon's own count of them: where it jumps, a sample has missed one."""
        found: npt.NDArray[np.int64] = self.samples["readings"][self.rows]
        return found

    def until(self, time: int) -> int:
        """Return how many there are up to a time, ns."""
        return int(np.searchsorted(self.time, time, side="right"))

    def column(self, kind: str, name: str) -> Floats | None:
        """Return all values of a counter, or of "time" (s since 1970); None: Linux does not show it."""
        if kind == "time":
            return np.asarray(self.samples["now_s"][self.rows], np.float64)
        if name not in PLACES[kind] or (kind in SHOWN and name not in SHOWN[kind]):
            return None
        return np.asarray(self.samples[kind][self.rows, PLACES[kind][name]], np.float64)

    def reading(self, number: int) -> CounterReading:
        """Return one of them, as the daemon knows it."""
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
        """Return the pages that the cmm module held by then."""
        return int(self.pools[number])


def _shown(kind: str, values: list[float]) -> dict[str, float]:
    return {name: values[PLACES[kind][name]] for name in SHOWN[kind]}


def readings_of(recording: Any, place: int) -> Readings | None:
    """Return those of a guest, by its place in the table of Linux guests; None: it is not simulated."""
    linux = getattr(recording, "linux", None)
    if linux is None or not 0 <= place < linux.shape[1]:
        return None
    samples = linux[:, place]
    counts = samples["readings"]
    fresh = np.flatnonzero(np.diff(counts, prepend=0) != 0)
    return Readings(samples, fresh, np.asarray(recording.time)[fresh], _pools(recording, place, fresh))


def _pools(recording: Any, place: int, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return the pool as the daemon read it; by the time of the sample it may have changed."""
    samples, daemons = recording.linux[rows, place], recording.daemons[rows, place]
    same = samples["readings"] == daemons["readings"]
    found: npt.NDArray[np.int64] = np.where(same, daemons["pool"], samples["pool"])
    return found
