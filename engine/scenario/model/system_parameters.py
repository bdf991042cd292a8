"""Parameters of several systems: ISFC logical links, relocation, SSI members, processors with caches.

The classes are bases of Parameters.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.units import MS, SECOND, US
from engine.scenario.files.quantities import Cost, Pages, number, parameter, times, whole
from engine.state.link import MAX_WINDOW

LongCost = Annotated[int, times("0s", "1h")]
Point = tuple[Annotated[int, whole(1, 64)], Annotated[float, number(0.001, 100.0)]]

_TABLE_4 = "ssi.table4.cycles_per_instruction and ssi.table4.cache_miss_cycles_per_instruction"
_MISSES = (
    "fitted from ssi.table4.cache_miss_cycles_per_instruction and, together with it, from "
    "ssi.table6.cache_miss_cycles_per_instruction"
)
_FITTED = "fitted from relocation.io."


class LinkParameters(BaseModel):
    """Parameters of ISFC logical links over FICON CTC connections; times in ns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    message_pages: Annotated[int, whole(1, 2048)] = parameter(
        185,
        "pages",
        "derived from relocation.io.nonshared.rate and .channel: 342 MB/s by 450 starts a second are 760,000 "
        "bytes, 185 pages of 4,096 bytes and 8 bytes of address each",
        "Pages of a full message: what one start of an FCTC device moves",
    )
    message_chunks: Annotated[int, whole(1, 64)] = parameter(
        12,
        "chunks",
        "assumed: 64 KB each; 6 to 24 were tried",
        "Chunks that a full message is sent in",
        within=(6, 24, "6 to 24 were tried"),
    )
    window: Annotated[int, whole(1, MAX_WINDOW)] = parameter(
        4,
        "chunks",
        "assumed: chosen so that two crossed connections are faster than two straight ones and four are not "
        "(relocation.c04); 2 to 6 do that",
        "Chunks of one transfer that may be under way at a time",
        within=(2, 6, "with 2 to 6 two crossed connections are faster than two straight ones"),
    )
    adapter: Annotated[int, times("1us", "100ms")] = parameter(
        154_200,
        "us",
        f"{_FITTED}shared3x3.channel: 270 starts a second, each chunk handled twice by a shared channel",
        "Mean time of a chunk at the adapter of a FICON Express4 channel, at each end",
    )
    wire: Annotated[int, times("1us", "100ms")] = parameter(
        185_200,
        "us",
        f"{_FITTED}nonshared.channel: 450 starts a second on a channel that sends only",
        "Time of a chunk on the fibre of a 4 Gb/s channel",
    )
    setup_ns: Cost = parameter(
        258_000,
        "us",
        f"{_FITTED}shared3x3.d002: a lone connection makes 214 starts a second; 30 % of what is missing",
        "Mean time until CP has started a transfer",
    )
    ack_ns: Cost = parameter(
        602_000,
        "us",
        f"{_FITTED}shared3x3.d002, the other 70 %",
        "Mean time from the last chunk of a transfer until its connection is free",
    )
    bucket_ns: Cost = parameter(
        2 * MS,
        "ms",
        "assumed: only has to be longer than a few chunks",
        "What a FICON card lets through at once above its limit",
    )
    recover_ns: Cost = parameter(
        3 * MS,
        "ms",
        "assumed: about the time of a transfer",
        "Time that both sides lose when they begin to write on one connection at the same time",
    )
    recover_cpu: Cost = parameter(
        50_000,
        "us",
        "assumed: some interruptions and a sense each",
        "CPU time that recovering from a write collision takes, on both sides",
    )
    notice_ns: Cost = parameter(
        20_000,
        "us",
        "assumed: an attention interruption",
        "Time until the other side sees that a transfer has started: starts within it collide",
    )


class RelocationParameters(BaseModel):
    """Parameters of live guest relocation; times in ns, sizes in pages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    walk_page: Cost = parameter(
        10,
        "us",
        "assumed: a look at a page table entry and a key; 5 to 20 ns were tried",
        "Relocation: looking at the change bit of a page",
    )
    copy_page: Cost = parameter(
        500,
        "us",
        "assumed: moving 4 KiB at some 8 GB/s",
        "Relocation: CPU time for a page, at each end",
    )
    message_cpu: Cost = parameter(
        5 * US,
        "us",
        "assumed: starting an I/O and its interruption",
        "Relocation: CPU time for a message, at each end",
    )
    check_ns: LongCost = parameter(
        50 * MS, "ms", "assumed: some messages and look-ups", "Relocation: eligibility checks on both systems"
    )
    skeleton_ns: LongCost = parameter(
        150 * MS,
        "ms",
        "assumed: a logon without an IPL",
        "Relocation: making the skeleton of the guest at the destination",
    )
    pass_min: Annotated[int, whole(1, 30)] = parameter(
        3,
        "passes",
        "assumed: progress can be judged from the third pass on",
        "Relocation: passes before a lack of progress leads to the quiesce",
    )
    pass_max: Annotated[int, whole(1, 38)] = parameter(
        16,
        "passes",
        "assumed: 8 and 16 are sometimes named, unconfirmed",
        "Relocation: passes before the quiesce at most",
        within=(8, 32, "8 and 16 are sometimes named; twice as many at most"),
    )
    pass_stop: Pages = parameter(
        500,
        "pages",
        "assumed: 0 to 1,000 were tried, 4,000 would end the passes of a database early",
        "Relocation: the guest is quiesced when so few pages were left",
        within=(0, 1000, "0 to 1,000 were tried"),
    )
    pass_ratio: Annotated[float, number(0.01, 1.0)] = parameter(
        0.75,
        "share",
        "assumed: chosen so that the order of the workloads comes out (relocation.c16); 0.70 to 0.85 do",
        "Relocation: no progress is when a pass has more than this share of the pages of the one before",
        within=(0.70, 0.85, "the order of the workloads comes out"),
    )
    quiesce_ns: LongCost = parameter(
        300 * MS,
        "ms",
        "assumed: control blocks of the guest, message by message",
        "Relocation: moving the state of the guest while it is quiesced",
    )
    device_ns: Cost = parameter(
        10 * MS,
        "ms",
        "assumed: a few messages for each device",
        "Relocation: the same for each of its subchannels",
    )
    resume_ns: Cost = parameter(
        20 * MS,
        "ms",
        "assumed: a last exchange of messages",
        "Relocation: until the guest runs at the destination",
    )
    throttle_ns: LongCost = parameter(
        50 * MS,
        "ms",
        "assumed: that a destination sets and clears a throttle is certain",
        "Relocation: time between two messages while the destination's throttle is set",
    )
    throttle_rate: Annotated[float, number(0.0, 1e9)] = parameter(
        2000.0,
        "pages/s",
        "assumed: a few hundred pages a second for each volume of a small paging configuration",
        "Relocation: the destination sets the throttle when it pages faster, and clears it at half of that",
    )


class MemberParameters(BaseModel):
    """Parameters of the members of an SSI cluster; times in ns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pdr_every: Annotated[int, times("1ms", "1h")] = parameter(
        5 * SECOND,
        "s",
        "assumed: the interval is not published; QUERY SSI shows heartbeats in seconds",
        "Between two heartbeats of a member, in the persistent data record and over the links",
    )
    pdr_stale: Annotated[int, times("1ms", "1h")] = parameter(
        30 * SECOND,
        "s",
        "assumed: several heartbeats are missing then; one may be when the volume is reserved",
        "Age of a heartbeat from which on the state of a member is unknown",
    )
    join_step: Annotated[int, times("1ms", "1h")] = parameter(
        500 * MS,
        "ms",
        "assumed: each service of CP exchanges what it has with every joined member; well below a second",
        "Time of each step of joining and of leaving",
    )
    shutdown_ns: Annotated[int, times("0s", "1h")] = parameter(
        20 * SECOND,
        "s",
        "assumed: guests are signalled and given some time; QUERY SIGNALS shows 30 s by default",
        "From SHUTDOWN until the guests of a member are gone",
    )
    load_ns: Annotated[int, times("1ms", "1h")] = parameter(
        60 * SECOND,
        "s",
        "assumed: an IPL of z/VM takes about a minute",
        "From the IPL of a member until it tries to join",
    )
    member_cpu: Cost = parameter(
        5 * MS,
        "ms",
        "assumed: some milliseconds of messages and locks; a member that comes or goes every minute or two "
        "costs a processor less than 0.01 %",
        "CPU time of each joined member for a change of another one's state",
    )


class ProcessorParameters(BaseModel):
    """Parameters of processors with caches, in cycles of a z10 at 4.4 GHz.

    They concern only systems whose LPAR names a processor: CP's costs of such a system are instructions, one
    for each nanosecond of cost, and the time of an instruction follows from the processor.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    base_cycles: Annotated[float, number(0.1, 100.0)] = parameter(
        2.21,
        "cycles",
        f"fitted from {_TABLE_4} and those of table6: the difference of the two, mean of six systems",
        "Cycles of an instruction that finds all it needs in the cache",
    )
    miss_alone: Annotated[float, number(0.0, 100.0)] = parameter(
        1.54,
        "cycles",
        f"{_MISSES}; the six are met within 7 %",
        "Cycles that an instruction waits for the caches on an LPAR of one processor",
    )
    miss_shared: Annotated[float, number(0.0, 100.0)] = parameter(
        0.12,
        "cycles",
        f"{_MISSES}; lines that another processor has changed, and a shared cache with more in it",
        "More of these cycles for each further processor of the LPAR",
    )
    miss_mix: Annotated[float, number(0.01, 100.0)] = parameter(
        1.0,
        "ratio",
        f"{_MISSES}: 1.335 where storage is short; 1 is the mix of servers bound by processors",
        "These cycles of the workload's mix of instructions, to those of web servers bound by processors",
    )
    miss_cycles: Annotated[tuple[Point, ...], Field(max_length=64)] = parameter(
        (),
        "processors, cycles",
        "assumed: none, the three parameters above say it; between measured points, and beyond them, a power "
        "of the processors",
        "Instead: cycles that an instruction waits for the caches, by the processors of the LPAR",
        within=((), (), "none leaves it out; a scenario with measured points has a range of its own"),
    )
    z196_cycles: Annotated[float, number(0.1, 10.0)] = parameter(
        0.882,
        "ratio",
        "fitted from ssi.table8.throughput_ratio.member3: 5.2 / 4.4 / 1.34",
        "Cycles of an instruction on a z196 at 5.2 GHz, to those on a z10",
    )
