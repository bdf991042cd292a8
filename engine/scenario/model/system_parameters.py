"""Parameters of several systems: ISFC logical links, relocation, SSI members, processors with caches.

The classes are bases of Parameters.
"""

from typing import Annotated

from pydantic import Field

from engine.kernel.units import MS, SECOND, US
from engine.scenario.files.quantities import Cost, Pages, number, parameter, times, whole
from engine.scenario.model.table import ScenarioTable
from engine.state.link import MAX_WINDOW

LongCost = Annotated[int, times("0s", "1h")]
Point = tuple[Annotated[int, whole(1, 64)], Annotated[float, number(0.001, 100.0)]]

_TABLE_4 = "ssi.table4.cycles_per_instruction and ssi.table4.cache_miss_cycles_per_instruction"
_MISSES = (
    "fitted from ssi.table4.cache_miss_cycles_per_instruction and, together with it, from "
    "ssi.table6.cache_miss_cycles_per_instruction"
)
_FITTED = "fitted from relocation.io."


class LinkParameters(ScenarioTable):
    """Parameters of ISFC logical links over FICON CTC connections; times in ns."""

    message_pages: Annotated[int, whole(1, 2048)] = parameter(
        185,
        "pages",
        "derived from relocation.io.nonshared.rate and .channel: 342 MB/s at 450 starts per second is "
        "760,000 bytes per start, 185 pages of 4,096 bytes and 8 address bytes each",
        "Pages of a full message, moved by one start of an FCTC device",
    )
    message_chunks: Annotated[int, whole(1, 64)] = parameter(
        12,
        "chunks",
        "assumed: 64 KB each; 6 to 24 were tried",
        "Chunks of a full message",
        within=(6, 24, "6 to 24 were tried"),
    )
    window: Annotated[int, whole(1, MAX_WINDOW)] = parameter(
        4,
        "chunks",
        "assumed: selected so that two crossed connections are faster than two straight connections but "
        "four are not (relocation.c04); 2 to 6 also work",
        "Maximum number of chunks of one transfer in flight",
        within=(2, 6, "with 2 to 6 two crossed connections are faster than two straight ones"),
    )
    adapter: Annotated[int, times("1us", "100ms")] = parameter(
        154_200,
        "us",
        f"{_FITTED}shared3x3.channel: 270 starts per second, each chunk handled twice by a shared channel",
        "Mean time of a chunk at the adapter of a FICON Express4 channel, at each end",
    )
    wire: Annotated[int, times("1us", "100ms")] = parameter(
        185_200,
        "us",
        f"{_FITTED}nonshared.channel: 450 starts per second on a channel that only sends",
        "Time of a chunk on the fiber of a 4 Gb/s channel",
    )
    setup_ns: Cost = parameter(
        258_000,
        "us",
        f"{_FITTED}shared3x3.d002: a single connection makes 214 starts per second; 30% of the difference",
        "Mean time until CP has started a transfer",
    )
    ack_ns: Cost = parameter(
        602_000,
        "us",
        f"{_FITTED}shared3x3.d002: the other 70%",
        "Mean time from the last chunk of a transfer until its connection is free",
    )
    bucket_ns: Cost = parameter(
        2 * MS,
        "ms",
        "assumed: the value must only exceed the time of a few chunks",
        "Burst that a FICON card passes above its limit",
    )
    recover_ns: Cost = parameter(
        3 * MS,
        "ms",
        "assumed: about the time of a transfer",
        "Time lost by both sides when they start to write to a connection at the same time",
    )
    recover_cpu: Cost = parameter(
        50_000,
        "us",
        "assumed: a few interruptions, each with one sense",
        "CPU time to recover from a write collision, on both sides",
    )
    notice_ns: Cost = parameter(
        20_000,
        "us",
        "assumed: an attention interruption",
        "Time until the other side notices the start of a transfer; starts within this time collide",
    )


class BadChannelParameters(ScenarioTable):
    """Parameters of transfers that fail on degraded channels; times in ns."""

    link_retry: Annotated[int, times("1ms", "10s")] = parameter(
        10 * MS,
        "ms",
        "assumed: an interface error is logged, and the channel program restarted; IBM publishes no time",
        "Time from a damaged chunk until its transfer is repeated",
        within=(MS, 100 * MS, "from a few interruptions to a recovery of the channel path"),
    )
    link_timeout: Annotated[int, times("1ms", "1h")] = parameter(
        2 * SECOND,
        "s",
        "assumed: the usual error detection timeout of Fibre Channel (E_D_TOV); the event that "
        "CP waits for is not published",
        "Time from a lost chunk until its transfer is repeated",
        within=(SECOND // 2, 30 * SECOND, "from a short E_D_TOV to a missing-interrupt interval"),
    )
    link_retries: Annotated[int, whole(0, 100)] = parameter(
        3,
        "tries",
        "assumed: a few tries, as for other devices; IBM publishes no number",
        "Repetitions of a transfer on its connection before another connection takes the message",
        within=(1, 10, "from a single repetition to a persistent recovery"),
    )
    link_rest: Annotated[int, times("0s", "1h")] = parameter(
        15 * SECOND,
        "s",
        "assumed: a failing device is stopped and started again; IBM publishes no time",
        "Time for which CP uses other connections after a message has failed too often on one connection",
        within=(SECOND, 300 * SECOND, "from an immediate restart to the work of an operator"),
    )


class RelocationParameters(ScenarioTable):
    """Parameters of live guest relocation; times in ns, sizes in pages."""

    walk_page: Cost = parameter(
        10,
        "us",
        "assumed: a check of a page table entry and a key; 5 to 20 ns were tried",
        "Relocation: time to check the change bit of a page",
    )
    copy_page: Cost = parameter(
        500,
        "us",
        "assumed: moving 4 KiB at about 8 GB/s",
        "Relocation: CPU time for a page, at each end",
    )
    message_cpu: Cost = parameter(
        5 * US,
        "us",
        "assumed: starting an I/O and its interruption",
        "Relocation: CPU time for a message, at each end",
    )
    check_ns: LongCost = parameter(
        50 * MS,
        "ms",
        "assumed: a few messages and look-ups",
        "Relocation: time of the eligibility checks on both systems",
    )
    skeleton_ns: LongCost = parameter(
        150 * MS,
        "ms",
        "assumed: a logon without an IPL",
        "Relocation: time to create the skeleton guest at the destination",
    )
    pass_min: Annotated[int, whole(1, 30)] = parameter(
        3,
        "passes",
        "assumed: progress can be judged from the third pass on",
        "Relocation: number of passes before lack of progress causes the quiesce",
    )
    pass_max: Annotated[int, whole(1, 38)] = parameter(
        16,
        "passes",
        "assumed: 8 and 16 are sometimes mentioned, but not confirmed",
        "Relocation: maximum number of passes before the quiesce",
        within=(8, 32, "8 and 16 are sometimes named; twice as many at most"),
    )
    pass_stop: Pages = parameter(
        500,
        "pages",
        "assumed: 0 to 1,000 were tried; 4,000 would end the passes of a database early",
        "Relocation: number of remaining pages at which the guest is quiesced",
        within=(0, 1000, "0 to 1,000 were tried"),
    )
    pass_ratio: Annotated[float, number(0.01, 1.0)] = parameter(
        0.75,
        "share",
        "assumed: selected to reproduce the order of the workloads (relocation.c16); 0.70 to 0.85 also work",
        "Relocation: a pass makes no progress if it has more than this share of the pages of the "
        "previous pass",
        within=(0.70, 0.85, "the order of the workloads is reproduced"),
    )
    quiesce_ns: LongCost = parameter(
        300 * MS,
        "ms",
        "assumed: control blocks of the guest, message by message",
        "Relocation: time to move the state of the quiesced guest",
    )
    device_ns: Cost = parameter(
        10 * MS,
        "ms",
        "assumed: a few messages for each device",
        "Relocation: additional time for each subchannel",
    )
    resume_ns: Cost = parameter(
        20 * MS,
        "ms",
        "assumed: a last exchange of messages",
        "Relocation: time until the guest runs at the destination",
    )
    throttle_ns: LongCost = parameter(
        50 * MS,
        "ms",
        "assumed: the rate; it is certain that a destination sets and clears a throttle",
        "Relocation: time between two messages while the throttle of the destination is set",
    )
    throttle_rate: Annotated[float, number(0.0, 1e9)] = parameter(
        2000.0,
        "pages/s",
        "assumed: a few hundred pages a second for each volume of a small paging configuration",
        "Relocation: paging rate at which the destination sets the throttle; it clears the throttle at "
        "half this rate",
    )


class MemberParameters(ScenarioTable):
    """Parameters of the members of an SSI cluster; times in ns."""

    pdr_every: Annotated[int, times("1ms", "1h")] = parameter(
        5 * SECOND,
        "s",
        "assumed: the interval is not published; QUERY SSI shows heartbeats in seconds",
        "Time between two heartbeats of a member, in the persistent data record and over the links",
    )
    pdr_stale: Annotated[int, times("1ms", "1h")] = parameter(
        30 * SECOND,
        "s",
        "assumed: several heartbeats are then missing; a single heartbeat may be missing while the volume "
        "is reserved",
        "Age of a heartbeat at which the state of a member becomes unknown",
    )
    join_step: Annotated[int, times("1ms", "1h")] = parameter(
        500 * MS,
        "ms",
        "assumed: each CP service exchanges its state with every joined member; well below a second",
        "Time of each join or leave step",
    )
    shutdown_ns: Annotated[int, times("0s", "1h")] = parameter(
        20 * SECOND,
        "s",
        "assumed: guests are signaled and given some time; QUERY SIGNALS shows 30 s by default",
        "Time from SHUTDOWN until the guests of a member have ended",
    )
    load_ns: Annotated[int, times("1ms", "1h")] = parameter(
        60 * SECOND,
        "s",
        "assumed: an IPL of z/VM takes about a minute",
        "Time from the IPL of a member until it tries to join",
    )
    member_cpu: Cost = parameter(
        5 * MS,
        "ms",
        "assumed: a few milliseconds of messages and locks; a member that joins or leaves every minute "
        "or two uses less than 0.01% of a processor",
        "CPU time of each joined member for a state change of another member",
    )


class ProcessorParameters(ScenarioTable):
    """Parameters of processors with caches, in cycles of a z10 at 4.4 GHz.

    They apply only to systems whose LPAR specifies a processor: CP's costs on such a system are instructions,
    one for each nanosecond of cost, and the time per instruction follows from the processor.
    """

    base_cycles: Annotated[float, number(0.1, 100.0)] = parameter(
        2.21,
        "cycles",
        f"fitted from {_TABLE_4} and those of table6: the difference of the two, mean of six systems",
        "Cycles per instruction without cache misses",
    )
    miss_alone: Annotated[float, number(0.0, 100.0)] = parameter(
        1.54,
        "cycles",
        f"{_MISSES}; the six values are matched within 7%",
        "Cycles per instruction spent on cache misses in an LPAR with one processor",
    )
    miss_shared: Annotated[float, number(0.0, 100.0)] = parameter(
        0.12,
        "cycles",
        f"{_MISSES}; lines changed by other processors, and a fuller shared cache",
        "Additional cache-miss cycles for each further processor of the LPAR",
    )
    miss_mix: Annotated[float, number(0.01, 100.0)] = parameter(
        1.0,
        "ratio",
        f"{_MISSES}: 1.335 if storage is short; 1 is the mix of processor-bound servers",
        "Cache-miss cycles of the instruction mix of the workload, relative to processor-bound web servers",
    )
    miss_cycles: Annotated[tuple[Point, ...], Field(max_length=64)] = parameter(
        (),
        "processors, cycles",
        "derived from the three parameters above; between and beyond measured points, a power of the "
        "number of processors",
        "Alternative: cycles per instruction spent on cache misses, by number of processors in the LPAR",
        within=((), (), "none omits it; a scenario with measured points has its own range"),
    )
    z196_cycles: Annotated[float, number(0.1, 10.0)] = parameter(
        0.882,
        "ratio",
        "fitted from ssi.table8.throughput_ratio.member3: 5.2 / 4.4 / 1.34",
        "Cycles per instruction on a z196 at 5.2 GHz, relative to a z10",
    )
