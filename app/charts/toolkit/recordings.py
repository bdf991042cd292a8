"""Recordings as charts use them: their identity, and the samples around a stretch of time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.kept import number
from engine.recording.recorder import SAMPLES, Recording

Array = npt.NDArray[Any]


def sources(recording: Recording) -> tuple[int, int]:
    """Return what distinguishes recordings with different pasts: recorders only append to arrays."""
    vcpus, trace = owners(recording)
    return number(vcpus), number(trace)


def owners(recording: Recording) -> tuple[Array, Array]:
    """Return the arrays behind `sources`."""
    return _owner(recording.vcpus), _owner(recording.trace)


def _owner(array: Array) -> Any:
    return array if array.base is None else array.base


def around(recording: Recording, start: int, end: int) -> Recording:
    """Return the recording with only the samples that figures between start and end (ns) need.

    A measure looks at all samples that it is given: few columns should not cost as much as many.
    """
    low = max(int(np.searchsorted(recording.time, start, side="right")) - 2, 0)
    high = int(np.searchsorted(recording.time, end, side="left")) + 1
    part = slice(min(low, max(len(recording.time) - 2, 0)), high)
    return replace(recording, **{name: getattr(recording, name)[part] for name in SAMPLES})


def interval(recording: Recording) -> int:
    """Mean time between two samples, ns; 0 when there are fewer than two."""
    time = recording.time
    return int(time[-1] - time[0]) // (len(time) - 1) if len(time) > 1 else 0
