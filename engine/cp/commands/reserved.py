"""QUERY RESERVED and SET RESERVED: pages of a guest that stay in real storage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import Count, Guest

Pages = Annotated[int, Count(0, 999_999_999)]


@command("Query REServed", classes="AE")
def query_reserved(call: Call) -> Iterator[str]:
    """Show the guests that have reserved pages. Abbreviation, layout and the last line are not certain."""
    having = [g for g, u in enumerate(call.guests[: len(call.scenario.guests)]) if u["reserved"]]
    for g in having:
        yield _line(call, g)
    if not having:
        yield "No user has reserved pages"


@command("Query REServed user", classes="AE")
def query_reserved_user(call: Call, user: Guest) -> Iterator[str]:
    """Show the pages reserved for a guest. The layout is not certain; the resident count is not CP's."""
    yield _line(call, int(user))


@command("SET RESERved user pages", classes="A", acts=True)
def set_reserved(call: Call, user: Guest, pages: Pages) -> Iterator[str]:
    """Reserve this many resident 4 KB pages for a guest; a demand scan takes them only in an emergency.

    No pages are brought in: the guest keeps those it has touched. LOGOFF ends the reservation. A page of the
    model may represent several of CP's; the number is rounded up. It is not certain that CP
    responds with the new setting.
    """
    call.guests[int(user)]["reserved"] = -(-pages // call.granule)
    return query_reserved_user(call, user)


@command("SET RESERved user OFF", classes="A", acts=True)
def set_reserved_off(call: Call, user: Guest) -> Iterator[str]:
    """Reserve no pages for a guest. It is not certain that CP responds with the new setting."""
    return set_reserved(call, user, 0)


def _line(call: Call, g: int) -> str:
    u = call.guests[g]
    pages, resident = (int(u[name]) * call.granule for name in ("reserved", "real"))
    return f"{call.name(g):8}: RESERVED={pages or 'OFF'} RESIDENT={resident}"
