"""Guests as an operator counts them, and the units of work that the guests count."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import Activity, Pause
from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, column
from engine.recording.recorder import Recording


def _users(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    up = recording.guests["activity"] != Activity.OFF
    return np.asarray((up & (recording.guests["pause"] == Pause.RUNNING)).sum(axis=1), np.float64)


MEASURES = (
    Measure("system.users", "guests that are up and not paused", "users", "counted", "system", _users),
    Measure(
        "guest.pieces",
        "completed units of work",
        "1/s",
        "counted, except timer ticks",
        "guest",
        column("guests", "pieces"),
        True,
        SECOND,
    ),
)
