"""Resource pools of a site: as QUERY RESPOOL and SCHEDULE show them, or as answered.

QUERY RESPOOL shows only the number of members in a pool; a question asks for their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.language import later, say
from engine.scenario.model.features import has
from engine.scenario.model.pools import MAX_CAPACITY
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.questions import Asking, Said, SiteQuestion
from engine.state.pools import ALL, MAX_POOL

NONE = "none"
_NAME = r"[A-Z0-9@#$_-]{1,8}"
_POOL = re.compile(rf"({_NAME})=(?:(\d{{1,3}}(?:\.\d{{1,2}})?)(%?)|NOLIMIT)(?::((?: *{_NAME})+))?")
_IN, _OUT = later("{0} is in resource pool {1}"), later("{0} is not in resource pool {1}")
_Pools = dict[str, dict[str, Said]]


class PoolReplies:
    """Reads lines about resource pools."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts

    def pool(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY RESPOOL: LNXTEST 1.00 Cores IFL NoLimit ---- 1."""
        limit = "NOLIMIT" if match[2] is None else f"{float(match[2]):g}{match[3].removeprefix('CORES')}"
        most = ALL if match[3] == "%" else MAX_CAPACITY
        if match[2] is not None and not 0 < float(match[2]) <= most:
            text = say("resource pool {0}: expected a limit above 0, at most {1:g}", match[1], most)
            return self._facts.leave_out(line, text, costs=True)
        known = self._facts.names("pool")
        if match[1] not in known and len(known) >= MAX_POOL:
            text = say("resource pool {0}: a machine has room for {1} pools", match[1], MAX_POOL)
            return self._facts.leave_out(line, text, costs=True)
        text = say("resource pool {0}: {1}", match[1], limit)
        if match[4] == "CP":
            text = say("{0}; its processors are of type CP, and simulated as IFLs", text)
        return self._facts.note(("pool", match[1], "limit"), limit, line, Rank.REPLY, text)

    def member(self, match: re.Match[str], line: SourceLine) -> None:
        """Read SCHEDULE: User LINUXT1 has been added to, or removed from, resource pool LNXTEST."""
        is_in = match[2] == "ADDED TO"
        text = say(_IN if is_in else _OUT, match[1], match[3])
        self._facts.note(("guest", match[1], "pool"), match[3] if is_in else NONE, line, Rank.REPLY, text)


def pools_of(
    facts: SiteFacts, asking: Asking, release: str, names: Sequence[str]
) -> tuple[_Pools, dict[str, Said]]:
    """Return the tables of pools, and the pool of each guest that is in one; empty if no pools are
    possible.
    """
    if not has(release, "pools"):
        return {}, {}
    default, lines = _shown(facts, names)
    why = say("by {0}", ", ".join(lines)) if lines else say("no response to QUERY RESPOOL shows a pool")
    question = SiteQuestion(
        "pools", say("Which resource pools exist, and what are their limits and guests?"), default, why
    )
    expected = say("{0}, or pools like {1}", NONE, "LNXTEST=1.5:LINUX01 LINUX02; PROD=50%:LINUX03")
    found, source = asking.ask(question, lambda text: _read(text, names), expected)
    if lines and source != "answered":
        source = ", ".join(lines)
    tables = {name: _limit(limit, unit, source) for name, (limit, unit, _) in found.items()}
    return tables, {guest: Said(name, source) for name, (_, _, guests) in found.items() for guest in guests}


def _shown(facts: SiteFacts, names: Sequence[str]) -> tuple[str, list[str]]:
    """Return the pools in responses in the form of an answer, and the lines that show them."""
    parts, lines = [], []
    for pool in facts.names("pool"):
        limit = facts.fact("pool", pool, "limit")
        members = [name for name in names if facts.get("guest", name, "pool") == pool]
        if limit is not None:
            parts.append(f"{pool}={limit.value}" + (f":{' '.join(members)}" if members else ""))
            lines.append(str(limit.line))
    _leave_out_members(facts, names)
    return "; ".join(parts) or NONE, lines


def _leave_out_members(facts: SiteFacts, names: Sequence[str]) -> None:
    """Omit membership of pools whose limits no response shows."""
    known = {*facts.names("pool"), NONE}
    for name in names:
        fact = facts.fact("guest", name, "pool")
        if fact is not None and fact.value not in known:
            text = say(
                "no response to QUERY RESPOOL shows the limit of {0}, the pool of {1}", fact.value, name
            )
            facts.leave_out(fact.line, text, costs=True)


def _read(text: str, names: Sequence[str]) -> dict[str, tuple[float, str, list[str]]] | None:
    """Return the limit, unit and guests of each pool in an answer; None if it cannot be read."""
    found: dict[str, tuple[float, str, list[str]]] = {}
    if text.strip().lower() == NONE:
        return found
    for part in text.upper().split(";"):
        match = _POOL.fullmatch(part.strip())
        guests = match[4].split() if match and match[4] else []
        taken = {guest for *_, others in found.values() for guest in others}
        if match is None or match[1] in found or not set(guests) <= set(names) - taken:
            return None
        limit, most = float(match[2] or 0), ALL if match[3] else MAX_CAPACITY
        if limit > most or (match[2] and not limit) or len(found) == MAX_POOL:
            return None
        found[match[1]] = limit, match[3] or "", guests
    return found


def _limit(limit: float, unit: str, source: str) -> dict[str, Said]:
    """Return the key of a limit; LIMITHARD of all processors is NOLIMIT (published)."""
    if not limit:
        return {"limithard": Said(ALL, source)}
    return {"limithard" if unit else "capacity": Said(limit, source)}
