"""Parameters of the members of an SSI cluster; they are part of Parameters."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import MS, SECOND
from engine.scenario.parameter_field import Cost, parameter
from engine.scenario.quantities import times


class MemberParameters(BaseModel):
    """Times in ns."""

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
