"""States of the guests' virtual CPUs: exact shares of time, and shares in CP's samples."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import VcpuState
from engine.kernel.units import MINUTE
from engine.measures.measure import Floats, Measure, Series, column
from engine.recording.recorder import Recording

_DORMANT = (VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED)
_NAMES = {
    "running": (VcpuState.RUNNING,),
    "ready": (VcpuState.READY,),
    "limited": (VcpuState.LIMITED,),
    "page_wait": (VcpuState.PAGE_WAIT,),
    "io_wait": (VcpuState.IO_WAIT,),
    "sim_wait": (VcpuState.SIM_WAIT,),
    "test_idle": (VcpuState.TEST_IDLE,),
    "eligible": (VcpuState.ELIGIBLE,),
    "dormant": _DORMANT,
    "stopped": (VcpuState.STOPPED,),
    "suspended": (VcpuState.SUSPENDED,),
    "off": (VcpuState.OFF,),
}
_WORDS = {
    "page_wait": "in page wait",
    "io_wait": "in I/O wait",
    "sim_wait": "in simulation wait",
    "test_idle": "in test idle",
}
_MONITORED = ("running", "ready", "page_wait", "io_wait", "sim_wait", "test_idle")


def _share(field: str, states: tuple[VcpuState, ...]) -> Series:
    """Return the total for all of these states, averaged over the virtual CPUs of a guest and summed over the
    guests.
    """

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        total = np.zeros(len(recording.time))
        for guest in members:
            own = np.flatnonzero(recording.vcpu_guest == guest)
            for state in states:
                total += recording.vcpus[field][:, own, state].mean(axis=1)
        return total

    return series


def _exact(name: str, states: tuple[VcpuState, ...]) -> Measure:
    title = f"share of time {_WORDS.get(name, name)}"
    series = _share("time_in", states)
    return Measure(f"guest.{name}", title, "", "timed at every change", "guest", series, True, 1.0, True)


def _sampled(name: str, states: tuple[VcpuState, ...]) -> Measure:
    title = f"share of samples {_WORDS.get(name, name)}"
    source = "CP's high-frequency samples"
    counted = _share("samples", states)

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        stands_for: int = recording.scenario.parameters.sample  # ns
        return counted(recording, members) * stands_for

    return Measure(f"guest.sampled.{name}", title, "", source, "guest", series, True, 1.0, True)


def _monitored(name: str, states: tuple[VcpuState, ...]) -> Measure:
    """Return the measure of the mean number of virtual CPUs on the dispatch list that the Monitor's
    samples find in these states.
    """

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        counts = recording.system["monitored"][:, list(states)].sum(axis=1)
        return np.asarray(counts * float(recording.scenario.parameters.monitor))

    title = f"virtual CPUs on the dispatch list, {name.replace('_', ' ')}"
    source = "CP's monitor samples, once a minute; states in the order in which CP tests them"
    return Measure(f"system.monitored.{name}", title, "virtual CPUs", source, "system", series, True)


def _on_list(name: str, title: str, states: tuple[VcpuState, ...], number: int) -> Measure:
    """Return the mean number of virtual CPUs of a transaction class in these states, as INDICATE LOAD
    counts them.
    """

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        own = recording.guests["transaction_class"] == number
        counted = (own & (recording.guest_system == 0))[:, recording.vcpu_guest]
        found = counted & np.isin(recording.vcpus["state"], states)
        return np.asarray(found.sum(axis=1), np.float64)

    title = f"virtual CPUs on the {title} list, class {number}"
    return Measure(
        f"system.{name}{number}", title, "virtual CPUs", "counted at each sample", "system", series
    )


_LISTED = tuple(state for name in (*_MONITORED, "limited") for state in _NAMES[name])
MEASURES = (
    *(_on_list("q", "dispatch", _LISTED, number) for number in range(4)),
    *(_on_list("e", "eligible", _NAMES["eligible"], number) for number in (1, 2, 3)),
    *(_exact(name, states) for name, states in _NAMES.items()),
    *(_sampled(name, states) for name, states in _NAMES.items()),
    *(_monitored(name, _NAMES[name]) for name in _MONITORED),
    Measure(
        "guest.wakes",
        "times that the guest joined the dispatch list",
        "1/min",
        "counted",
        "guest",
        column("guests", "wakes"),
        True,
        MINUTE,
    ),
)
