"""QUERY CPLEVEL, QUERY LPARS, QUERY DASD, MONITOR and QUERY MONITOR: the system and its resources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.query.virtual import query_virtual_dasd
from engine.cp.operands import ChoiceOperand, Count, Word
from engine.cp.reply import refuse, stamp
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.scenario.derived.systems import systems

Time = Annotated[int, Count(1, 3600)]
Unit = Annotated[str, ChoiceOperand("SEC", "MIN")]


@command("Query CPLEVEL")
def query_cplevel(call: Call) -> Iterator[str]:
    """Show the release of CP, and the time of its IPL.

    The service level and the generation time are not in this model. The first IPL is at the start of the run.
    The time of a member's IPL in an SSI cluster is left out.
    """
    version, release = call.lpar.release.split(".")
    yield f"z/VM Version {version} Release {release}.0"
    if not call.scenario.systems:
        log = call.machine.past().log
        loads = log["time"][log["what"] == Incident.LPAR_IPL]
        yield f"IPL at {stamp(int(loads[-1]) if len(loads) else 0)}"


@command("Query LPARS", classes="ABCE")
def query_lpars(call: Call) -> Iterator[str]:
    """Show the simulated logical partitions with their processors. The layout is not CP's."""
    yield "PARTITION CEC      PROCESSORS RELEASE"
    for system in systems(call.scenario):
        yield f"{system.name:9} {system.cec:8} {system.lpar.processors:10} {system.lpar.release}"


@command("Query DASD", classes="BG")
def query_dasd(call: Call, *volumes: Word) -> Iterator[str]:
    """Show all or some of the system's paging volumes; for a guest, its own disks, as in QUERY VIRTUAL DASD.

    ---- represents device numbers, which this model does not have. Guests' disks are not listed: their
    volumes have no names here. The layout is not certain.
    """
    if "B" not in call.classes:
        yield from query_virtual_dasd(call)
        return
    known = call.lpar.volume_names
    if other := next((name for name in volumes if name not in known), ""):
        refuse(f"{other} is not a paging volume here. The volumes: {', '.join(known)}"[:200])
    for name in volumes or known:
        yield f"DASD ---- CP SYSTEM {name}"


@command("Query MONitor", classes="AE")
def query_monitor(call: Call) -> Iterator[str]:
    """Show the interval of monitor samples and the rate of high-frequency samples.

    The other settings of the monitor are not in this model; the layout is not certain.
    """
    p = call.s["param"]
    yield "MONITOR SAMPLE ACTIVE"
    yield f"INTERVAL {int(p['monitor']) / SECOND:g} SECONDS    RATE {int(p['sample']) / SECOND:.2f} SECONDS"


@command("MONitor", classes="AE")
@command("MONitor SAMPLE", classes="AE")
def monitor_sample(call: Call) -> Iterator[str]:
    """Show the interval of monitor samples and the rate of high-frequency samples, like QUERY MONITOR.

    Samples are always taken: MONITOR START, STOP and EVENT are not in this model. The layout is not certain.
    """
    return query_monitor(call)


@command("MONitor SAMPLE INTerval time unit", classes="AE", acts=True)
def monitor_interval(call: Call, time: Time, unit: Unit = "MIN") -> Iterator[str]:
    """Set the time between monitor samples, in SEC or MIN. Example: MONITOR SAMPLE INT 30 SEC.

    The sample that is due is taken at its time; later ones follow at the new interval. The interval cannot be
    shorter than that of high-frequency samples, which cannot be changed: recordings have one row for each of
    these samples. The layout of the response is not certain.
    """
    length = int(time) * (60 if unit.startswith("M") else 1) * SECOND
    if length < int(call.s["param"]["sample"]):
        refuse(f"The interval is shorter than the rate, {int(call.s['param']['sample']) / SECOND:g} seconds")
    call.s["param"]["monitor"] = length
    return query_monitor(call)
