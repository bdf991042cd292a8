"""The measurement of each fact of the study."""

from __future__ import annotations

from functools import partial
from statistics import fmean

from engine.scenario.scenario import Scenario
from engine.studies.ledger import load_ledger
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
from engine.studies.relocation.notes import note
from engine.studies.run_view import Open, RunView

FACTS = Facts()
LEDGER = load_ledger("relocation")


# ---- rates of devices and channels

_LONE, _FULL = (0xD002,), tuple(number for number, (name, _) in three_by_three().connections if name != "3C")
_IDLE = (0xD000, 0xD001)


def _device(numbers: tuple[int, ...], view: RunView) -> float:
    """I/Os in a second: the mean of these devices."""
    rates = starts(view)
    return fmean(rates[number] for number in numbers)


def _busiest(numbers: tuple[int, ...], view: RunView) -> float:
    return max(_device((number,), view) for number in numbers)


def _channel(names: tuple[str, ...], view: RunView) -> float:
    rates = channel_starts(view)
    return fmean(rates[name] for name in names)


def _usable(view: RunView) -> float:
    """I/Os in a second of a connection that the source writes on."""
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
    _fact = LEDGER.fact(f"relocation.pages.first.{_name}")
    FACTS.measured(_fact.id, _first, _run, note=note(_fact))


def _later(view: RunView) -> float:
    """Return the passes between the first and the last, relative to the first."""
    pages = sent(moved(view))
    if len(pages) < 3:
        raise Open("fewer than three passes")
    return fmean(pages[1:-1]) / pages[0]


_LATER = LEDGER.fact("relocation.pages.java.later")
FACTS.measured(_LATER.id, _later, runs.JAVA, note=note(_LATER))


# ---- steal of the guest that moves; which link the figure is of is not said: that of the I/O rates


for _name in SPANS:
    _fact = LEDGER.fact(f"relocation.steal.{_name}")
    FACTS.measured(_fact.id, partial(stolen, _name), runs.THREE, note=note(_fact))


# ---- part III


def others_use(phase: str, view: RunView) -> float:
    """Return the processors that the remaining guests use in a phase."""
    return used(view, view.guests("guest that stays"), view.phase(phase))


def others_steal(phase: str, view: RunView) -> float:
    """Return the processors that the remaining guests want in a phase and do not get."""
    guests = view.guests("guest that stays")
    span = view.phase(phase)
    return sum(steal(view, guest, span) * guest.processors for guest in guests) / 100


for _id, _take in (
    ("before", partial(others_use, "before")),
    ("after", partial(others_use, "after")),
    ("steal", partial(others_steal, "after")),
):
    _fact = LEDGER.fact(f"relocation.mix.others.{_id}")
    FACTS.measured(_fact.id, _take, runs.MIXED, note=note(_fact))


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
    _fact = LEDGER.fact(f"relocation.scale.{_id}")
    FACTS.measured(_fact.id, time, _base, _other, combine=_ratio, note=note(_fact))


# ---- what is given


def _given(id: str, scenario: Scenario) -> float:
    return inputs.INPUTS[id](scenario)


for _id, _scenario in inputs.WHERE.items():
    _fact = LEDGER.fact(f"relocation.in.{_id}")
    FACTS.given(_fact.id, _scenario, partial(_given, _id), note=note(_fact))
