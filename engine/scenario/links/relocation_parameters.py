"""Parameters of live guest relocation; they are part of Parameters."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import MS, US
from engine.scenario.parameter_field import Cost, parameter
from engine.scenario.quantities import Pages, number, times, whole

LongCost = Annotated[int, times("0s", "1h")]


class MoveParameters(BaseModel):
    """Times in ns, sizes in pages."""

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
    )
    pass_stop: Pages = parameter(
        500,
        "pages",
        "assumed: 0 to 1,000 were tried, 4,000 would end the passes of a database early",
        "Relocation: the guest is quiesced when so few pages were left",
    )
    pass_ratio: Annotated[float, number(0.01, 1.0)] = parameter(
        0.75,
        "share",
        "assumed: chosen so that the order of the workloads comes out (relocation.c16); 0.70 to 0.85 do",
        "Relocation: no progress is when a pass has more than this share of the pages of the one before",
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
