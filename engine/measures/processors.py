"""Processor time: of guests and of real processors. 1 IFL = one real processor fully used."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure, column
from engine.recorder import Recording

_BOOKED = "booked at the end of every stretch that a virtual CPU runs"


def _both(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    emulation = column("guests", "emul_ns")(recording, members)
    return np.asarray(emulation + column("guests", "cp_ns")(recording, members))


def _busy(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    emulation = column("cpus", "emul_ns")(recording, members)
    return np.asarray(emulation + column("cpus", "cp_ns")(recording, members))


MEASURES = (
    Measure("guest.cpu", "real CPU used for the guest", "IFLs", _BOOKED, "guest", _both, True),
    Measure("guest.emulation", "guest code", "IFLs", _BOOKED, "guest", column("guests", "emul_ns"), True),
    Measure(
        "guest.cp", "CP on behalf of the guest", "IFLs", _BOOKED, "guest", column("guests", "cp_ns"), True
    ),
    Measure("processor.busy", "processors in guest code or in CP", "IFLs", _BOOKED, "processor", _busy, True),
    Measure(
        "processor.emulation",
        "processors in guest code",
        "IFLs",
        _BOOKED,
        "processor",
        column("cpus", "emul_ns"),
        True,
    ),
    Measure("processor.cp", "processors in CP", "IFLs", _BOOKED, "processor", column("cpus", "cp_ns"), True),
    Measure(
        "processor.idle", "idle processors", "IFLs", _BOOKED, "processor", column("cpus", "idle_ns"), True
    ),
)
