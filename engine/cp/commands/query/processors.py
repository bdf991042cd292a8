"""The QUERY PROCESSORS command."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.kernel.kinds import Release

TYPE = "IFL"  # all processors of a simulated LPAR


@command("Query PROCessors", classes="ABCE")
def query_processors(call: Call) -> Iterator[str]:
    """List the processors of the LPAR; some of CP's work can run only on the master.

    From 6.3 on, a processor to which CP gives no work is PARKED: it is online (published).
    """
    for c in range(call.lpar.processors):
        role = "STAND-BY" if is_offline(call, c) else "ALTERNATE" if c else "MASTER"
        if call.s["core"][c]["parked"]:
            role = "PARKED"
        yield f"PROCESSOR {c:02X} {role} {TYPE}"


def is_offline(call: Call, c: int) -> bool:
    """Return whether a processor has been varied offline."""
    s = call.s
    nothing = s["cpu"][c]["vcpu"] < 0 and not int(s["idle_cpus"]) >> c & 1
    waits = s["core"][c]["parked"] or s["core"][c]["yielded"]
    return bool(nothing and not waits and s["release"] == Release.LATER)
