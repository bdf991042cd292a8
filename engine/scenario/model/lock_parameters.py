"""Parameters of timers and locks, for a z900. The class is a base of Parameters."""

from typing import Annotated

from engine.kernel.units import US
from engine.scenario.files.quantities import Cost, Part, number, parameter, whole
from engine.scenario.model.table import ScenarioTable

_JOINT = "together with the other calibration facts for 600 guests on 4.2, with and without the patch"


class LockParameters(ScenarioTable):
    """Costs of timer requests and of CP's locks; they apply to releases whose locks are simulated."""

    interrupt: Cost = parameter(
        250,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "CP time of a timer interruption until the lock is requested",
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
        "CP time at the end of a timer interruption for each request taken",
    )
    enlist: Cost = parameter(
        16 * US,
        "us",
        "fitted from timers.t2.master_cp_util.600/4.2.0/patch",
        "CP time to add a dormant guest to the dispatch list after its timer request was taken",
    )
    waking: Cost = parameter(
        1520,
        "us",
        f"fitted from timers.t1.spin_time_per_request.600/4.2.0/nopatch, {_JOINT}",
        "Time until a signaled idle processor looks for work",
    )
    hold: Cost = parameter(
        4800,
        "us",
        f"fitted from timers.t1.spin_time_per_request.600/4.2.0/nopatch, {_JOINT}",
        "Mean hold time of the scheduler lock; exponential",
    )
    hold_more: Cost = parameter(
        930,
        "us",
        f"fitted from timers.t1.spin_lock_rate.600/4.2.0/nopatch, {_JOINT}",
        "Additional hold time of the lock for each further due timer request",
    )
    hold_shared: Annotated[float, number(0.1, 10.0)] = parameter(
        1.28,
        "factor",
        "fitted from timers.t1.spin_time_per_request.600/4.3.0/nopatch",
        "From 4.3 on: additional lock hold time while another processor works, because the "
        "lock's data move between processors",
    )
    dispatch_lock: Part = parameter(
        0.9,
        "share",
        f"fitted from timers.t1.spin_lock_rate.600/4.2.0/nopatch, {_JOINT}",
        "Share of dispatches on signaled processors that take the scheduler lock",
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
        "From 4.3 on: additional CP time after guest code, and before guest code on a signaled "
        "processor, while another processor works, because timer requests and comparators move between "
        "processors",
    )
    steal: Cost = parameter(
        9500,
        "us",
        f"fitted from timers.t1.master_cp_util.600/4.2.0/nopatch, {_JOINT}",
        "Additional CP time to dispatch a virtual CPU that another processor stacked",
    )
    master_share: Part = parameter(
        0.26,
        "share",
        "fitted from timers.t1.master_emul_util.600/4.2.0/nopatch",
        "4.2: share of timer requests whose guests only the master processor may dispatch",
    )
    master_wake: Part = parameter(
        0.26,
        "share",
        "fitted from timers.t2.master_emul_util.600/4.2.0/patch",
        "Additional share, in every release, for guests that come from the dormant list",
    )
    paging_lock: Part = parameter(
        0.42,
        "share",
        "fitted from timers.t2.spin_lock_rate.600/4.2.0/patch",
        "Share of page faults that take the paging lock",
    )
    paging_hold: Cost = parameter(
        1900,
        "us",
        "fitted from timers.t2.spin_time_per_request.600/4.2.0/patch",
        "Mean hold time of the paging lock; exponential",
    )
    fresh: Cost = parameter(
        0,
        "us",
        "assumed: no source; relevant only for old machines",
        "Guest time spent waiting for the cache lines of a page that was just brought in",
        within=(0, 0, "0 omits it; a scenario of an old machine has a value, with its own range"),
    )
    patch_switch: Cost = parameter(
        250,
        "us",
        "assumed: the clock is read and compared, about 60 instructions on a machine of about 250 MIPS",
        "On-Demand Timer Patch: additional guest time for each switch between user and kernel mode",
    )
    cache_lines: Annotated[int, whole(0, 100_000_000)] = parameter(
        0,
        "lines",
        "assumed: 0 = the costs of CP and the tick of a guest do not depend on the number of guests",
        "Cache lines that guests share; 65,536 lines of 256 bytes are the 16 MB of a z900",
        within=(0, 0, "0 omits it; a scenario of an old machine has a value, with its own range"),
    )
    tick_lines: Annotated[int, whole(0, 100_000)] = parameter(
        60,
        "lines",
        "assumed: 15 KB of the guest kernel; guests do not share kernel code",
        "Cache lines read by a guest tick",
    )
    dispatch_lines: Annotated[int, whole(0, 100_000)] = parameter(
        20,
        "lines",
        "assumed: 5 KB: VMDBK, state description, timer request",
        "Cache lines of guest control blocks that CP reads to dispatch the guest",
    )
    line_time: Cost = parameter(
        200,
        "us",
        "assumed: a memory access of a z900; like `fresh` in the timer study, 16 lines of a page in 3.2 us",
        "Time to fetch a cache line that other guests displaced",
    )
