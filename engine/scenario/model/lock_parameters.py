"""Parameters of timers and locks, of a z900. The class is a base of Parameters."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import US
from engine.scenario.files.quantities import Cost, Part, number, parameter, whole

_JOINT = "together with the other calibrate facts of 600 guests on 4.2, with and without the patch"


class LockParameters(BaseModel):
    """What timer requests and the locks of CP cost; it applies to releases whose locks are simulated."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    interrupt: Cost = parameter(
        250,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "CP time of a timer interruption until the lock is asked for",
    )
    leave: Cost = parameter(
        450,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "CP time at the end of a timer interruption",
    )
    pop: Cost = parameter(
        1600,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "CP time at the end of a timer interruption for each request that was taken",
    )
    enlist: Cost = parameter(
        16 * US,
        "us",
        "fitted from timers.t2.master_cp_util.600/4.2.0/patch",
        "CP time to put a dormant guest whose timer request was taken on the dispatch list",
    )
    waking: Cost = parameter(
        1520,
        "us",
        f"fitted from timers.t1.spin_time_per_request.600/4.2.0/nopatch, {_JOINT}",
        "Time until an idle processor that is signalled looks for work",
    )
    hold: Cost = parameter(
        4800,
        "us",
        f"fitted from timers.t1.spin_time_per_request.600/4.2.0/nopatch, {_JOINT}",
        "Mean time for which the scheduler lock is held; exponential",
    )
    hold_more: Cost = parameter(
        930,
        "us",
        f"fitted from timers.t1.spin_lock_rate.600/4.2.0/nopatch, {_JOINT}",
        "How much longer it is held for each further timer request that is due",
    )
    hold_shared: Annotated[float, number(0.1, 10.0)] = parameter(
        1.28,
        "factor",
        "fitted from timers.t1.spin_time_per_request.600/4.3.0/nopatch",
        "From 4.3 on: how much longer the lock is held while another processor works, since its data move "
        "between processors",
    )
    dispatch_lock: Part = parameter(
        0.9,
        "share",
        f"fitted from timers.t1.spin_lock_rate.600/4.2.0/nopatch, {_JOINT}",
        "Share of the dispatches by a processor that was signalled which take the scheduler lock",
    )
    before: Cost = parameter(
        4500,
        "us",
        f"fitted from timers.t1.cp_util_per_proc.600/4.2.0/nopatch, {_JOINT}",
        "CP time to dispatch a virtual CPU, with timer requests and locks",
    )
    after: Cost = parameter(
        4500,
        "us",
        f"fitted from timers.t1.cp_util_per_proc.600/4.2.0/nopatch, {_JOINT}",
        "CP time from the end of guest code until its timer is to be set",
    )
    shared: Cost = parameter(
        8200,
        "us",
        "fitted from timers.t1.cp_util_per_proc.600/4.3.0/nopatch",
        "From 4.3 on: more CP time after guest code, and before it on a processor that was signalled, while "
        "another processor works, since timer requests and comparators move between processors",
    )
    steal: Cost = parameter(
        9500,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "More CP time to dispatch a virtual CPU that another processor has stacked",
    )
    master_share: Part = parameter(
        0.26,
        "share",
        "fitted from timers.t1.master_emul_util.600/4.2.0/nopatch",
        "4.2: share of the timer requests whose guest only the master processor may dispatch",
    )
    master_wake: Part = parameter(
        0.26,
        "share",
        "fitted from timers.t2.master_emul_util.600/4.2.0/patch",
        "The same, beside that and in every release, of guests that come from the dormant list",
    )
    paging_lock: Part = parameter(
        0.42,
        "share",
        "fitted from timers.t2.spin_lock_rate.600/4.2.0/patch",
        "Share of the faults that take the paging lock",
    )
    paging_hold: Cost = parameter(
        1900,
        "us",
        "fitted from timers.t2.spin_time_per_request.600/4.2.0/patch",
        "Mean time for which the paging lock is held; exponential",
    )
    fresh: Cost = parameter(
        0,
        "us",
        "assumed: no source; only old machines make it worth a parameter",
        "Guest code that only waits for the cache lines of a page that has just come in",
        within=(0, 0, "0 leaves it out; a scenario of an old machine has a value, with a range of its own"),
    )
    patch_switch: Cost = parameter(
        250,
        "us",
        "assumed: the clock is read and compared, some 60 instructions on a machine of about 250 MIPS",
        "On-Demand Timer Patch: guest code more for each switch between user and kernel mode",
    )
    cache_lines: Annotated[int, whole(0, 100_000_000)] = parameter(
        0,
        "lines",
        "assumed: 0 = the costs of CP and the tick of a guest do not depend on how many guests there are",
        "Lines of the caches that guests share; 65,536 of 256 bytes are the 16 MB of a z900",
        within=(0, 0, "0 leaves it out; a scenario of an old machine has a value, with a range of its own"),
    )
    tick_lines: Annotated[int, whole(0, 100_000)] = parameter(
        60,
        "lines",
        "assumed: 15 KB of the kernel of a guest: its code is its own, as each guest has a kernel of its own",
        "Lines that a tick of a guest looks at",
    )
    dispatch_lines: Annotated[int, whole(0, 100_000)] = parameter(
        20,
        "lines",
        "assumed: 5 KB: VMDBK, state description, timer request",
        "Lines of control blocks of a guest that CP looks at to dispatch it",
    )
    line_time: Cost = parameter(
        200,
        "us",
        "assumed: a memory access of a z900; as `fresh` of the timer study, 16 lines of a page in 3.2 us",
        "Time to fetch a line that other guests have displaced from the cache",
    )
