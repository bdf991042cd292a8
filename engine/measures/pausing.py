"""Durations of pausing, restarting and serving, and pages swapped out by Linux."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series, column
from engine.recording.recorder import Recording

Members = npt.NDArray[np.int64]


def _last(what: Incident) -> Series:
    """Return the value of the latest incident of this kind for each member at each sample, summed; 0
    before the first.
    """

    def series(recording: Recording, members: Members) -> Floats:
        total = np.zeros(len(recording.time))
        rows = recording.log[recording.log["what"] == what]
        for guest in members:
            own = rows[rows["guest"] == guest]
            known = np.concatenate([[0], own["value"]])
            total += known[np.searchsorted(own["time"], recording.time, side="right")]
        return total

    return series


def _pages(recording: Recording, members: Members) -> Floats:
    granule: int = recording.scenario.lpar.granule
    return column("guests", "swapped")(recording, members) * granule


def _restarts(recording: Recording, members: Members) -> Floats:
    boots = recording.guests["boots"][:, members].astype(np.float64)
    return np.asarray(np.maximum(boots - 1, 0).sum(axis=1))


def _time(name: str, title: str, what: Incident) -> Measure:
    source = "from the run log; 0 until then"
    return Measure(f"guest.{name}", title, "s", source, "guest", _last(what), scale=1 / SECOND)


MEASURES = (
    _time("halt_time", "time from the request to pause until the guest halted", Incident.HALTED),
    _time("restart_time", "time from the request to resume until the guest continued", Incident.RESUMED),
    _time("start_time", "time to start all servers of the guest", Incident.STARTED),
    _time("response_time", "time until an outside client received the requested page", Incident.SERVED),
    Measure("guest.swap_used", "pages swapped out by Linux", "pages", "counted", "guest", _pages),
    Measure("guest.restarts", "guest boots", "", "counted", "guest", _restarts),
)
