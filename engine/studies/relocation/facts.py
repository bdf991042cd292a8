"""The measurement of each fact of the study, and the reasons why some of them are, or may be, outside their
tolerances.

A cause is shown next to a fact or a claim only if it does not hold.
"""

from __future__ import annotations

from functools import partial
from statistics import fmean

from engine.studies.probes import Facts, StudyRun
from engine.studies.relocation import inputs, runs
from engine.studies.relocation.figures import (
    SPANS,
    K,
    carried,
    channel_starts,
    moved,
    rate,
    relocation_s,
    sent,
    starts,
    steal,
    stolen,
    used,
)
from engine.studies.relocation.layouts import three_by_three
from engine.studies.run_view import Open, RunView

_STEAL = (
    "the link for this figure is not specified; CP's time for a page and for an I/O is assumed, and the "
    "faster the link, the more of this time is stolen"
)
_FLOOR = "the study's own rates, 270 and 450 I/Os a second, set a floor of 0.60"
_PILED = (
    "the number of requests that queue for the database is assumed; from two requests on, the others have "
    "only their share"
)
_FILE = (
    "the resources that the file guest uses are assumed: no source states the rate at which it writes there"
)
_HEAP = (
    "the part of the 3,200 MiB heap that is rewritten during a pass; here, the rest of the heap is not "
    "written"
)
_CAUSES = (
    (r"\.steal\.passes", _STEAL),
    (r"\.scale\.nonshared", _FLOOR),
    (r"\.mix\.others\.before", _PILED),
    (r"\.mix\.others\.", _FILE),
    (r"\.in\.java\.heap", _HEAP),
)


# ---- claims

THREE_ARE_ENOUGH = (
    "a shared link becomes faster than non-shared links at three connections, not at four: the study's "
    "sentence and the explanation below it contradict each other, and its published rates do not show which "
    "is correct"
)
LINK_OR_GUEST = "the preset rate in the study's comparison is not published"


FACTS = Facts(_CAUSES)


# ---- rates of devices and channels

_LONE, _FULL = (0xD002,), tuple(number for number, (name, _) in three_by_three().connections if name != "3C")
_IDLE = (0xD000, 0xD001)


def _device(numbers: tuple[int, ...], view: RunView) -> float:
    """Return the I/Os per second: the mean of these devices."""
    rates = starts(view)
    return fmean(rates[number] for number in numbers)


def _busiest(numbers: tuple[int, ...], view: RunView) -> float:
    return max(_device((number,), view) for number in numbers)


def _channel(names: tuple[str, ...], view: RunView) -> float:
    rates = channel_starts(view)
    return fmean(rates[name] for name in names)


def _usable(view: RunView) -> float:
    """Return the I/Os per second of a connection on which the source writes."""
    rates = starts(view)
    return fmean(rates[number] for number in carried(view))


FACTS.measured("relocation.io.shared3x3.device", partial(_device, _FULL), runs.THREE)
FACTS.measured("relocation.io.shared3x3.channel", partial(_channel, ("3D", "3E")), runs.THREE)
FACTS.measured("relocation.io.shared3x3.d002", partial(_device, _LONE), runs.THREE)
FACTS.measured("relocation.io.shared3x3.reserved", partial(_busiest, _IDLE), runs.THREE)
FACTS.measured("relocation.io.nonshared.device", _usable, runs.OWN_ONE[12])
FACTS.measured("relocation.io.nonshared.channel", partial(_channel, ("3C",)), runs.OWN_ONE[12])
FACTS.measured("relocation.io.nonshared.rate", rate, runs.OWN_ONE[12])


def _carrying(view: RunView) -> float:
    """Return the connections on which the source has sent pages."""
    return float(len(carried(view)))


for _number, _run in runs.USABLE.items():
    FACTS.measured(f"relocation.isfc.usable.{_number}", _carrying, _run)


# ---- pages


def _first(view: RunView) -> float:
    return sent(moved(view))[0] / K


_WORKLOADS: dict[str, StudyRun] = {
    "java": runs.JAVA,
    "file-cached": runs.CACHED[runs.REFERENCE],
    "file-direct": runs.DIRECT[runs.REFERENCE],
    "oltp": runs.OLTP,
}
for _name, _run in _WORKLOADS.items():
    FACTS.measured(f"relocation.pages.first.{_name}", _first, _run)


def _later(view: RunView) -> float:
    """Return the passes between the first and the last, relative to the first."""
    pages = sent(moved(view))
    if len(pages) < 3:
        raise Open("fewer than three passes")
    return fmean(pages[1:-1]) / pages[0]


FACTS.measured("relocation.pages.java.later", _later, runs.JAVA)


# ---- steal of the guest that moves; which link the figure is of is not said: that of the I/O rates


for _name in SPANS:
    FACTS.measured(f"relocation.steal.{_name}", partial(stolen, _name), runs.THREE)


# ---- part III


def others_use(phase: str, view: RunView) -> float:
    """Return the processors that the remaining guests use in a phase."""
    return used(view, view.guests("staying guest"), view.phase(phase))


def others_steal(phase: str, view: RunView) -> float:
    """Return the processors that the remaining guests request in a phase and do not get."""
    guests = view.guests("staying guest")
    span = view.phase(phase)
    return sum(steal(view, guest, span) * guest.processors for guest in guests) / 100


for _id, _take in (
    ("before", partial(others_use, "before")),
    ("after", partial(others_use, "after")),
    ("steal", partial(others_steal, "after")),
):
    FACTS.measured(f"relocation.mix.others.{_id}", _take, runs.MIXED)


# ---- times that are relative to others


def time(view: RunView) -> float:
    """Return the time of the relocation, s."""
    return relocation_s(moved(view))


def _ratio(base: float, other: float) -> float:
    return other / base


for _id, _base, _other in (
    ("nonshared", runs.TWO_STRAIGHT[16], runs.OWN_TWO[16]),
    ("channels.2", runs.SHARED[1], runs.SHARED[2]),
    ("channels.3", runs.SHARED[1], runs.SHARED[3]),
    ("channels.4", runs.SHARED[1], runs.JAVA),  # the link of part II is the best of four channels
):
    FACTS.measured(f"relocation.scale.{_id}", time, _base, _other, combine=_ratio)


# ---- input


for _id, _scenario in inputs.WHERE.items():
    FACTS.given(f"relocation.in.{_id}", _scenario, inputs.INPUTS[_id])
