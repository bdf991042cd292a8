"""PR/SM: physical cores by LPAR, entitlements, and steal time by cause. 1 IFL = one core fully used."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import VcpuState
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_BOOKED = "accounted for whenever PR/SM or a logical core changes its activity"
_WEIGHT = "of the weights; published rule: shared physical cores by weight"
_WANTS = [
    VcpuState[name] for name in "RUNNING READY LIMITED ELIGIBLE PAGE_WAIT SIM_WAIT".split()
]  # states in which a virtual CPU would run guest code if it could


def _sum(table: str, *fields: str) -> Series:
    """Return the series of the sum of some fields; 0 in a run without a CEC."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        rows = getattr(recording, table)
        if rows.shape[1] == 0:
            return np.zeros(len(recording.time))
        return np.asarray(sum(rows[:, members][field].sum(axis=1) for field in fields), np.float64)

    return series


def _by_prsm(recording: Recording, guest: int) -> Floats:
    """Return the time that PR/SM has taken from the virtual CPUs of a guest, averaged over them, in ns."""
    own = np.flatnonzero(recording.vcpu_guest == guest)
    if recording.stolen.shape[1] == 0:
        return np.zeros(len(recording.time))
    return np.asarray(recording.stolen[:, own].sum(axis=1) / max(len(own), 1), np.float64)


def _by_cp(recording: Recording, guest: int) -> Floats:
    """Return the other time in which the virtual CPUs wanted to run and no guest code ran, averaged over
    them, in ns.
    """
    own = np.flatnonzero(recording.vcpu_guest == guest)
    wanted = recording.vcpus["time_in"][:, own][:, :, _WANTS].sum(axis=(1, 2))
    ran = np.asarray(recording.guests["emul_ns"][:, guest], np.float64)
    return np.asarray(np.maximum(wanted - ran, 0.0) / max(len(own), 1) - _by_prsm(recording, guest))


def _mean(part: Callable[[Recording, int], Floats]) -> Series:
    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        total = np.zeros(len(recording.time))
        for guest in members:
            total += part(recording, int(guest))
        return np.asarray(total / max(len(members), 1))

    return series


def _lpar(
    name: str, title: str, series: Series, unit: str = "IFLs", source: str = _BOOKED, counter: bool = True
) -> Measure:
    return Measure(f"lpar.{name}", title, unit, source, "lpar", series, counter, cec=True)


def _steal(name: str, title: str, series: Series) -> Measure:
    return Measure(f"guest.steal_{name}", title, "%", _BOOKED, "guest", series, True, 100.0, cec=True)


MEASURES = (
    _lpar("busy", "physical cores that the LPAR uses", _sum("lpars", "used")),
    _lpar("logical", "logical cores that have work", _sum("lpars", "used", "waited")),
    _lpar("waiting", "logical cores that have work and no physical core", _sum("lpars", "waited")),
    _lpar("entitlement", "LPAR entitlement", _sum("lpars", "entitled"), source=_WEIGHT, counter=False),
    _lpar("weight", "LPAR weight", _sum("lpars", "weight"), "weight", "of the scenario", counter=False),
    Measure(
        "lpar.dispatches",
        "dispatches of logical cores",
        "1/s",
        "counted",
        "lpar",
        _sum("lpars", "dispatches"),
        True,
        1e9,
        cec=True,
    ),
    Measure(
        "processor.away",
        "processors with work and without a physical core",
        "IFLs",
        _BOOKED,
        "processor",
        _sum("cores", "waited"),
        True,
        cec=True,
    ),
    _steal("cp", "steal time: CP does other work", _mean(_by_cp)),
    _steal("prsm", "steal time: PR/SM took the physical core", _mean(_by_prsm)),
)
