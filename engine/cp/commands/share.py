"""The QUERY SHARE and SET SHARE commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import Count, Guest, HintedWord, Keyword, Percent
from engine.cp.reply import CPError, extra_option, invalid_option, missing_operand, refuse
from engine.kernel.kinds import Limit
from engine.mechanisms.processors.shares import set_share

Relative = Annotated[int, Count(1, 10_000)]
Absolute = Annotated[float, Percent(0.1, 100.0)]
MaximumWord = Annotated[str, HintedWord("NOLIMIT", "ABSOLUTE", "LIMITSOFT", "LIMITHARD")]
_TAIL = "[NOLimit | {} LIMITSoft|LIMITHard]"
_LIMITS = {
    Limit.NONE: Keyword("NOLimit"),
    Limit.SOFT: Keyword("LIMITSoft"),
    Limit.HARD: Keyword("LIMITHard"),
}


class Maximum(NamedTuple):
    """The maximum share of a guest."""

    limit: Limit
    share: float  # percent


@command("Query SHARE user", classes="AE")
def query_share(call: Call, user: Guest) -> Iterator[str]:
    """Show a guest's share of the processors and its maximum share; the layout is not certain."""
    u = call.guests[int(user)]
    share = f"RELATIVE SHARE = {round(float(u['share'])):5d}"
    if u["share_abs"] > 0:
        share = f"ABSOLUTE SHARE = {float(u['share_abs']):5g}%"
    yield f"USER {call.name(int(user)):8} : {share}"
    limit = Limit(u["limit"])
    most = "" if limit == Limit.NONE else f" ABSOLUTE {float(u['limit_share']):g}%"
    yield f"                MAXIMUM SHARE = {_LIMITS[limit].word}{most}"


@command("SET SHARE user RELative share", classes="A", acts=True, tail=_TAIL.format("ABSolute n%"))
def set_relative(call: Call, user: Guest, share: Relative, *maximum: MaximumWord) -> Iterator[str]:
    """Give a guest part of what absolute shares leave, in proportion to this number (usually 100).

    LIMITSOFT: it exceeds its maximum only when no other guest needs the capacity; LIMITHARD: never. A maximum
    that is a relative share is not modeled. It is not certain that CP responds with the new share.
    """
    most = _maximum(call, maximum, None)
    set_share(call.s, user, np.int64(0), float(share), np.int64(most.limit), most.share)
    return query_share(call, user)


@command("SET SHARE user ABSolute share", classes="A", acts=True, tail=_TAIL.format("[[ABSolute] n%]"))
def set_absolute(call: Call, user: Guest, share: Absolute, *maximum: MaximumWord) -> Iterator[str]:
    """Give a guest this percentage of all processors. A limit without a maximum uses the share itself.

    It is not certain that CP responds with the new share.
    """
    most = _maximum(call, maximum, share)
    set_share(call.s, user, np.int64(1), share, np.int64(most.limit), most.share)
    return query_share(call, user)


@command("SET SHARE user INITial", classes="A", acts=True)
def set_initial(call: Call, user: Guest) -> Iterator[str]:
    """Reset a guest's share to that of its directory entry: here that of the scenario.

    It is not certain that CP responds with the new share.
    """
    guest = call.scenario.guests[int(user)]
    absolute, limit = guest.share_absolute or 0.0, Limit[guest.limit.upper()]
    value = absolute or float(guest.share)
    set_share(call.s, user, np.int64(absolute > 0), value, np.int64(limit), guest.limit_share)
    return query_share(call, user)


def _maximum(call: Call, words: tuple[str, ...], share: float | None) -> Maximum:
    """Parse the words after a share; share: the minimum, percent. Raises CPError."""
    if not words or (len(words) == 1 and _LIMITS[Limit.NONE].takes(words[0])):
        return Maximum(Limit.NONE, 100.0)
    if Keyword("RELative").takes(words[0]) or (share is None and not Keyword("ABSolute").takes(words[0])):
        refuse("A maximum share is ABSOLUTE n% in this model, before LIMITSOFT or LIMITHARD")
    rest = list(words[1:] if Keyword("ABSolute").takes(words[0]) else words)
    if rest and _limit(rest[0]) is None:
        share = Percent(0.1, 100.0).parse(rest.pop(0), call)
    if not rest or share is None:
        missing_operand()
    if len(rest) > 1:
        extra_option(rest[1])
    limit = _limit(rest[0])
    if limit is None:
        invalid_option(rest[0])
    if limit == Limit.NONE:
        raise CPError(13, f"Conflicting option - {rest[0]}")
    return Maximum(limit, share)


def _limit(word: str) -> Limit | None:
    return next((limit for limit, keyword in _LIMITS.items() if keyword.takes(word)), None)
