"""The words of conditions: phrases for measures, and the units of their limits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.conditions.states import MEANINGS
from engine.kernel.kinds import INCIDENT_LABELS, Incident
from engine.measures import measures
from engine.measures.measure import Measure
from engine.scenario.derived.systems import systems
from engine.scenario.model.scenario import LparSettings
from engine.scenario.scenario import Scenario

# For users; without a subject, the first of several measures is meant; otherwise, the one of guests.
PHRASES: dict[str, tuple[str, ...]] = {
    "available frames": ("system.available", "member.available"),
    "available frames below 2 GB": ("system.available_low", "member.available_low"),
    "minidisk cache": ("system.mdc",),
    "expanded storage": ("system.xstor_used", "guest.xstor"),
    "paging space": ("system.dasd_used", "guest.dasd"),
    "page rate": ("system.page_rate",),
    "paging rate": ("system.paging_rate",),
    "page-ins": ("system.page_in", "guest.page_in"),
    "page-outs": ("system.page_out",),
    "page reads": ("system.page_reads", "guest.page_read"),
    "migration": ("system.migration",),
    "steals": ("system.steals", "guest.stolen"),
    "real pages": ("guest.real",),
    "real pages below 2 GB": ("guest.real_low",),
    "XSTOR pages": ("guest.xstor",),
    "pages in both": ("guest.both",),
    "DASD pages": ("guest.dasd",),
    "pages in use": ("guest.pages",),
    "working set": ("guest.wss",),
    "swap": ("guest.swap_used",),
    "CPU": ("guest.cpu",),
    "CP time": ("guest.cp",),
    "wakes": ("guest.wakes",),
    "halt time": ("guest.halt_time",),
    "restart time": ("guest.restart_time",),
    "start time": ("guest.start_time",),
    "response time": ("guest.response_time",),
    "restarts": ("guest.restarts",),
    "idle processors": ("processor.idle",),
    "CPUs on line": ("linux.cpus",),  # as earlier versions wrote it
    "CPUs online": ("linux.cpus",),
    "load average": ("linux.load_average",),
    "steal time": ("linux.steal",),
    "Linux size": ("linux.size",),
    "free memory": ("linux.free",),
    "page cache": ("linux.page_cache",),
    "cmm pool": ("linux.pool",),
    "pool changes": ("linux.pool_changes",),
    "page scans": ("linux.scans",),
    "direct scans": ("linux.direct_scans",),
    "swap-ins": ("linux.swap_in",),
    "swap-outs": ("linux.swap_out",),
    "OOM kills": ("linux.kills",),
    "waiting transactions": ("linux.waiting",),
    "transactions": ("load.transactions", "member.tx", "guest.served"),
    "mean response time": ("load.response", "member.response", "guest.served_response"),
    "virtual I/Os": ("member.virtual_ios", "guest.virtual_ios"),
    "use of processors": ("member.util",),
    "cycles per instruction": ("member.cycles",),
    "I/O rate": ("pack.rate",),
    "I/O wait time": ("pack.wait",),
    "I/O service time": ("pack.service",),
}
INCIDENTS: dict[str, Incident] = {
    label: code for code, label in INCIDENT_LABELS.items() if code != Incident.LOGGED_OFF
}
INCIDENTS["logs off"] = Incident.LOGGED_OFF
OF_THE_SYSTEM = {Incident.VIEW_CHANGE, Incident.LPAR_IPL}

_PAGES = {
    "pages": 1,
    "frames": 1,
    "p": 1,
    "KB": 0.25,
    "K": 0.25,
    "MB": 256,
    "M": 256,
    "GB": 2**18,
    "G": 2**18,
}
_UNITS: dict[str, dict[str, float]] = {
    "pages": _PAGES,
    "frames": {"frames": 1} | _PAGES,
    "pages/s": {"pages/s": 1, "/s": 1, "1/s": 1, "MB/s": 256},
    "1/s": {"1/s": 1, "/s": 1},
    "1/min": {"1/min": 1, "/min": 1},
    "weight": {"weight": 1},
    "IFLs": {"IFLs": 1, "IFL": 1, "%": 0.01},
    "s": {"s": 1, "seconds": 1, "ms": 1e-3, "m": 60, "min": 60, "minutes": 60, "h": 3600},
    "virtual CPUs": {"virtual CPUs": 1, "virtual CPU": 1},
    "users": {"users": 1, "user": 1},
    "requests": {"requests": 1, "request": 1},
    "us": {"us": 1, "ms": 1e3, "s": 1e6},
    "ms": {"ms": 1, "s": 1e3},
    "CPUs": {"CPUs": 1, "CPU": 1},
    "processes": {"processes": 1, "process": 1},
    "threads": {"threads": 1, "thread": 1},
    "transactions": {"transactions": 1, "transaction": 1},
    "%": {"%": 1},
    "MB/s": {"MB/s": 1, "GB/s": 1000},
    "SSCH/s": {"SSCH/s": 1, "/s": 1},
    "passes": {"passes": 1, "pass": 1},
    "connections": {"connections": 1, "connection": 1},
    "channels": {"channels": 1, "channel": 1},
    "guests": {"guests": 1, "guest": 1},
    "exposures": {"exposures": 1, "exposure": 1},
    "tx/s": {"tx/s": 1, "/s": 1},
    "io/s": {"io/s": 1, "/s": 1},
    "I/Os": {"I/Os": 1},
    "instructions": {"instructions": 1},
    "cycles": {"cycles": 1, "cycle": 1},
    "times": {"times": 1, "time": 1},
    "members": {"members": 1, "member": 1},
    "code": {"code": 1},
    "number": {"number": 1},
    "": {},
}


@cache
def measure_phrases() -> dict[str, tuple[str, ...]]:
    """Return all names of measures, with the ids that each may refer to."""
    found: dict[str, tuple[str, ...]] = {}
    for id, measure in measures().items():
        leaf = id.rpartition(".")[2]
        if leaf not in MEANINGS and leaf.replace("_", " ") not in MEANINGS and id.count(".") == 1:
            found[leaf] = _first_system((*found.get(leaf, ()), id))
        found[measure.title] = _first_system((*found.get(measure.title, ()), id))
    return found | {id: (id,) for id in measures()} | PHRASES


def _first_system(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Sort the measures of simulated Linux guests, and then those of links, to the end: they need a named
    subject.
    """

    def place(id: str) -> tuple[bool, bool, bool, bool]:
        measure = measures()[id]
        return measure.several, measure.linux, not id.startswith("system."), not id.startswith("guest.")

    return tuple(sorted(ids, key=place))


def units_of(measure: Measure) -> Iterator[str]:
    """Return the units that a limit of this measure may have, with the measure's own unit first."""
    yield from _UNITS[measure.unit]
    if measure.unit in ("pages", "frames") or measure.mean:
        yield "%"


def unit_size(scenario: Scenario, measure: Measure, unit: str, members: tuple[int, ...]) -> float:
    """Return the size of a unit in the measure's own unit; for pages, 1% is 1% of the total. 0 = no such
    unit.
    """
    if unit != "%" or measure.unit in ("IFLs", "%"):
        return _UNITS[measure.unit].get(unit, 1.0)
    return 0.01 if measure.mean else _what_there_is(scenario, measure, members) / 100


def _what_there_is(scenario: Scenario, measure: Measure, members: tuple[int, ...]) -> float:
    """Return the total in pages: frames, expanded storage, paging space, guest memory or swap devices."""
    if measure.of == "member":
        return sum(_frames(systems(scenario)[member].lpar, measure.id) for member in members)
    if measure.of != "guest":
        return _frames(scenario.lpar, measure.id)
    guests = [scenario.guests[index] for index in members]
    if measure.id == "guest.swap_used":
        return sum(pages for guest in guests for pages, _ in guest.swap)
    return sum(guest.size for guest in guests)


def _frames(lpar: LparSettings, id: str) -> int:
    """Return a system's total of the resource that a measure (given by id) counts."""
    sizes = {"xstor_used": lpar.xstor, "dasd_used": lpar.paging_space}
    unused, low = lpar.unused_below_2g, lpar.frames_below_2g
    sizes |= dict.fromkeys(("available_low", "resident_low"), low + unused)
    sizes |= dict.fromkeys(("available_high", "resident_high"), lpar.frames - low)
    return sizes.get(id.rpartition(".")[2], lpar.frames + unused)
