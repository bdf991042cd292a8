"""The INDICATE LOAD command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.cp.call import Call, logged_on
from engine.cp.command import command
from engine.cp.commands.query.processors import TYPE, is_offline
from engine.kernel.kinds import QueueList, VcpuState
from engine.kernel.units import MINUTE, SECOND
from engine.state.prsm import POLARITY_SHORT, Polarity

WINDOW = MINUTE  # over which rates and percentages are smoothed


@command("INDicate", classes="EG")
@command("INDicate LOAD", classes="EG")
def indicate_load(call: Call) -> Iterator[str]:
    """Show how busy the system is: processors, paging, and the scheduler's lists.

    Percentages and rates are means over the last minute of samples (or since the start of the run or its
    fork). CP also smooths them, in a way that is not published. PAGING counts pages read from and written to
    the paging volumes, XSTORE pages moved between real and expanded storage. Qn and En count virtual CPUs by
    class, as in CP: Qn those on the dispatch list and En those on the eligible list; the loading guests are
    in parentheses. MDC READS are I/Os that found their pages in the minidisk cache. CP's writes through the
    cache and its expansion factors are left out. The XSTORE line is not certain; from z/VM 6.3 on there is
    none, as published. With HiperDispatch, each processor is followed by its polarity: HZ is published; VH,
    VM, VL, and PK for a parked processor are not certain.
    """
    seconds = max(window(call), 1) / SECOND
    used = {c: float(share) for c, share in enumerate(processor_use(call)) if not is_offline(call, c)}
    busy = list(used.values())
    yield f"AVGPROC-{round(100 * sum(busy) / len(busy)):03d}% {len(busy):02d}"
    moved = [
        grown(call, name) * call.granule / seconds
        for name in "page_ins page_outs migrated page_reads".split()
    ]
    hits, misses = grown(call, "mdc_hits"), grown(call, "mdc_misses")
    ratio = round(100 * hits / max(1, hits + misses))
    yield f"MDC READS-{round(hits / seconds):06d}/SEC HIT RATIO-{ratio:03d}%"
    if call.lpar.has("aging"):
        written = moved[2] + grown_in(call, "aging", "written_out") * call.granule / seconds
    else:
        expanded, written = (moved[1], moved[2]) if call.lpar.xstor else (0.0, moved[1])
        yield f"XSTORE-{round(moved[0] + expanded):06d}/SEC MIGRATE-{round(moved[2]):04d}/SEC"
    yield f"PAGING-{round(written + moved[3]):04d}/SEC"
    yield from lists(call)
    yield ""
    shown = [f"PROC {c:04d}-{round(100 * share):03d}% {TYPE}{polarity(call, c)}" for c, share in used.items()]
    yield from ("     ".join(shown[row : row + 2]) for row in range(0, len(shown), 2))
    limited = sum(w["state"] == VcpuState.LIMITED for g in range(len(call.guests)) for w in call.vcpus(g))
    yield f"LIMITED-{limited:05d}"


def polarity(call: Call, c: int) -> str:
    """Return the polarity of a processor as INDICATE LOAD shows it; empty without HiperDispatch."""
    if not call.s["hiper"]["on"]:
        return ""
    core = call.s["core"][c]
    return " PK" if core["parked"] else f" {POLARITY_SHORT[Polarity(core['polarity'])]}"


def window(call: Call) -> int:
    """Return the interval over which rates are computed, ns."""
    time = call.machine.past().time
    return int(time[-1] - time[_first(time)]) if len(time) else 0


def _first(time: Any) -> int:
    return int(np.searchsorted(time, time[-1] - WINDOW))


def grown(call: Call, name: str) -> int:
    """Return the growth of a system counter in the window."""
    recording = call.machine.past()
    if not len(recording.time):
        return 0
    values = recording.of_systems[:, call.system][name]
    return int(values[-1] - values[_first(recording.time)])


def grown_in(call: Call, table: str, name: str) -> int:
    """Return the growth of a counter in another table that has a column for each system."""
    recording = call.machine.past()
    values = getattr(recording, table)[:, call.system][name]
    return int(values[-1] - values[_first(recording.time)]) if len(values) else 0


def processor_use(call: Call) -> Any:
    """Return the busy share of each processor over the window, 0 to 1."""
    recording = call.machine.past()
    if window(call) == 0:
        return np.zeros(call.lpar.processors)
    mine = recording.cpu_system == call.system
    first, last = recording.cpus[_first(recording.time), mine], recording.cpus[-1, mine]
    return ((last["emul_ns"] - first["emul_ns"]) + (last["cp_ns"] - first["cp_ns"])) / window(call)


def lists(call: Call) -> Iterator[str]:
    """Yield the lines for the dispatch, eligible and dormant lists."""
    on, waiting, dormant = Counter[int](), Counter[int](), 0
    for g, u in enumerate(call.guests):
        for w in call.vcpus(g):
            if w["state"] == VcpuState.ELIGIBLE:
                waiting[int(u["transaction_class"])] += 1
            elif w["listed"]:
                on[int(u["transaction_class"])] += 1
            else:
                dormant += logged_on(u)
    loading = [f"({number:05d})" for number in call.s["loading"]]
    behind = [f"({number:05d})" for number in _loading_eligible(call)]
    yield f"Q0-{on[0]:05d}{loading[0]}{'':27}DORMANT-{dormant:05d}"
    for k in (1, 2, 3):
        yield f"Q{k}-{on[k]:05d}{loading[k]}{'':11}E{k}-{waiting[k]:05d}{behind[k]}"


def _loading_eligible(call: Call) -> list[int]:
    """Return the number of loading guests on the eligible list, by class."""
    waiting = call.guests[call.guests["list"] == QueueList.ELIGIBLE]
    return [int(waiting["loading"][waiting["transaction_class"] == number].sum()) for number in range(4)]
