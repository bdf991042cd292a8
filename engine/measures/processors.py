"""Processor time of guests and of real processors. 1 IFL = one real processor fully used."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure, Series, column
from engine.recording.recorder import Recording

_BOOKED = "accounted for at the end of each interval in which a virtual CPU runs"
_BUSY = "accounted for whenever a processor changes its activity"


def _both(table: str) -> Series:
    """Return the series of guest code and CP together."""
    emulation, cp = column(table, "emul_ns"), column(table, "cp_ns")

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        return np.asarray(emulation(recording, members) + cp(recording, members))

    return series


def _processor(name: str, title: str, series: Series, locks: bool = False) -> Measure:
    return Measure(f"processor.{name}", title, "IFLs", _BUSY, "processor", series, True, locks=locks)


MEASURES = (
    Measure("guest.cpu", "real CPU used for the guest", "IFLs", _BOOKED, "guest", _both("guests"), True),
    Measure("guest.emulation", "guest code", "IFLs", _BOOKED, "guest", column("guests", "emul_ns"), True),
    Measure("guest.cp", "CP work for the guest", "IFLs", _BOOKED, "guest", column("guests", "cp_ns"), True),
    _processor("emulation", "processors in guest code", column("cpus", "emul_ns")),
    _processor("cp", "processors in CP, including spinning processors", column("cpus", "cp_ns")),
    _processor("spin", "spinning processors, part of those in CP", column("cpus", "spin_ns"), True),
    _processor("busy", "processors in use", _both("cpus")),
    _processor("idle", "idle processors", column("cpus", "idle_ns")),
)
