"""Parameters of ISFC logical links over FICON CTC connections; they are part of Parameters."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import MS
from engine.scenario.parameter_field import Cost, parameter
from engine.scenario.quantities import times, whole
from engine.state.link import MAX_WINDOW

_FITTED = "fitted from relocation.io."


class LinkParameters(BaseModel):
    """Times in ns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    message_pages: Annotated[int, whole(1, 2048)] = parameter(
        185,
        "pages",
        "derived from relocation.io.nonshared.rate and .channel: 342 MB/s by 450 starts a second are 760,000 "
        "bytes, 185 pages of 4,096 bytes and 8 bytes of address each",
        "Pages of a full message: what one start of an FCTC device moves",
    )
    message_chunks: Annotated[int, whole(1, 64)] = parameter(
        12, "chunks", "assumed: 64 KB each; 6 to 24 were tried", "Chunks that a full message is sent in"
    )
    window: Annotated[int, whole(1, MAX_WINDOW)] = parameter(
        4,
        "chunks",
        "assumed: chosen so that two crossed connections are faster than two straight ones and four are not "
        "(relocation.c04); 2 to 6 do that",
        "Chunks of one transfer that may be under way at a time",
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
