"""HiperDispatch: parked cores, the inputs of parking decisions, stealing, and the cost of moves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_DECIDED = "of the last parking decision, every two seconds; the predictor is assumed"
_COUNTED = "counted by the simulated CP"
_FAR = (("chip", "on the same chip"), ("node", "on another chip of the node"), ("far", "on another node"))


def _column(field: str, part: int | None = None) -> Series:
    """Return the series of a field of the table, or of part of it; 0 in a run without a table."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        if recording.hiper.shape[1] == 0:
            return np.zeros(len(recording.time))
        values = recording.hiper[:, 0][field]
        return np.asarray(values if part is None else values[:, part], np.float64)

    return series


def _parked(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    if recording.hiper.shape[1] == 0:
        return np.zeros(len(recording.time))
    return np.asarray(recording.cores["parked"][:, members].sum(axis=1), np.float64)


def _fetching(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    """Return the guest time, in ns, that was spent only on fetching data held in other caches."""
    if recording.hiper.shape[1] == 0:
        return np.zeros(len(recording.time))
    rows = recording.hiper[:, 0]
    return np.asarray((rows["moves"] * rows["move_ns"]).sum(axis=1), np.float64)


def _gauge(name: str, title: str, field: str) -> Measure:
    return Measure(f"system.{name}", title, "IFLs", _DECIDED, "system", _column(field), hiper=True)


def _rate(name: str, title: str, field: str, part: int) -> Measure:
    series = _column(field, part)
    return Measure(
        f"system.{name}", title, "1/s", _COUNTED, "system", series, counter=True, scale=SECOND, hiper=True
    )


MEASURES = (
    Measure(
        "processor.parked",
        "parked processors",
        "IFLs",
        "set by CP every two seconds",
        "processor",
        _parked,
        hiper=True,
    ),
    _gauge("ceiling", "projected use, with its safety margin", "ceiling"),
    _gauge("excess", "capacity beyond the entitlement that CP expects to get", "floor"),
    *(
        _rate(f"steals_{word}", f"virtual CPUs taken from a vector {where}", "steals", k)
        for k, (word, where) in enumerate(_FAR, 1)
    ),
    *(
        _rate(f"moves_{word}", f"virtual CPUs that previously ran {where}", "moves", k)
        for k, (word, where) in enumerate(_FAR, 1)
    ),
    Measure(
        "system.fetching",
        "guest time spent fetching data from other caches",
        "IFLs",
        "moves by distance, each with its time; see parameters.cache_move",
        "system",
        _fetching,
        True,
        hiper=True,
    ),
)
