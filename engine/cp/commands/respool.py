"""Resource pools: DEFINE, SET, QUERY and DELETE RESPOOL, and SCHEDULE.

DELETE and NOPOOL are general knowledge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.query.processors import TYPE, is_offline
from engine.cp.operands import Guest, HintedWord, Keyword, Operand, Word
from engine.cp.reply import extra_option, invalid_option, missing_operand, refuse
from engine.mechanisms.processors.pools import limit_pool, move_to_pool
from engine.scenario.files.quantities import USERID
from engine.scenario.model.pools import MAX_CAPACITY
from engine.scenario.scenario import Scenario
from engine.state.pools import ALL, MAX_POOL, packed_name, pool_cores, pool_name

_TAIL = "LIMITHard n%|CAPacity n|NOLIMit [TYPE IFL]"
_COLUMNS = "{:<9} {:>12} {:<4} {:<8} {:<5} {:>7}"


class NewPool(Operand):
    """A pool name of one to eight characters."""

    shown = "poolname"

    def parse(self, text: str, call: Call) -> str:
        if not re.fullmatch(USERID, text):
            invalid_option(text)
        return text

    def words(self, scenario: Scenario) -> list[str]:
        return list(scenario.pools)


class KnownPool(NewPool):
    """The name of an existing pool, converted to its row number."""

    def parse(self, text: str, call: Call) -> Any:
        _check(call)
        rows = _rows(call)
        if text not in rows:
            refuse(f"Resource pool {text} does not exist: QUERY RESPOOL lists those that do")
        return np.int64(rows[text])


New = Annotated[str, NewPool()]
Known = Annotated[np.int64, KnownPool()]
Limit = Annotated[str, HintedWord("LIMITHARD", "CAPACITY", "NOLIMIT")]


@command("DEFine RESPool name CPU limit", classes="A", acts=True, tail=_TAIL)
def define_respool(call: Call, name: New, limit: Limit, *more: Word) -> Iterator[str]:
    """Define a pool: its guests together get at most this part of the processors, or this number.

    LIMITHARD follows VARY PROCESSOR; CAPACITY is a number of processors. Measures exist only for pools that
    the scenario defines. Example: DEFINE RESPOOL LNXTEST CPU CAPACITY 1.
    """
    _check(call)
    rows, values = _rows(call), _limits([limit, *more])
    if name in rows:
        refuse(f"Resource pool {name} exists already: SET RESPOOL changes it")
    row = _new_row(call, name)
    call.s["pool"][row]["name"] = packed_name(name)
    call.s["n_pool"] = max(int(call.s["n_pool"]), row + 1)
    _set(call, row, values)
    yield f"Resource pool {name} is created"


def _new_row(call: Call, name: str) -> int:
    """Return a row for a pool: measures refer to rows of the scenario's pools, which keep their counters."""
    own, taken = list(call.scenario.pools), _rows(call).values()
    if name in own:
        return own.index(name)
    free = next((k for k in range(len(own), MAX_POOL) if k not in taken), None)
    if free is None:
        kept = f" besides those of the scenario: {', '.join(own)}" if own else ""
        refuse(f"The simulation has room for {MAX_POOL - len(own)} resource pools{kept}")
    assert free is not None
    call.s["pool"][free] = 0
    call.s["pool"][free]["booked"] = call.s["now"]
    return free


@command("SET RESPool name CPU limit", classes="A", acts=True, tail=_TAIL)
def set_respool(call: Call, name: Known, limit: Limit, *more: Word) -> Iterator[str]:
    """Change the limit of a pool. Example: SET RESPOOL LNXTEST CPU LIMITHARD 25%.

    Guests' use beyond the old limit still counts, except with NOLIMIT; this is an assumption.
    """
    _set(call, int(name), _limits([limit, *more]))
    yield f"Resource pool {pool_name(call.s['pool'][int(name)])} is changed"


@command("DELete RESPool name", classes="A", acts=True)
def delete_respool(call: Call, name: Known) -> Iterator[str]:
    """Delete a pool without members. The command and its response are not certain."""
    row = call.s["pool"][int(name)]
    text = pool_name(row)
    if members := _members(call, int(name)):
        counted = f"{members} member{'s' if members > 1 else ''}"
        refuse(f"Resource pool {text} has {counted}: SCHEDULE USER user NOPOOL takes one out")
    limit_pool(call.s, name, 0.0)
    row["name"] = 0
    yield f"Resource pool {text} is deleted"


@command("SCHedule USER user POOL name", classes="A", acts=True)
def schedule_user(call: Call, user: Guest, name: Known) -> Iterator[str]:
    """Put a guest into a pool, moving it out of any other; its own maximum share still applies.

    Example: SCHEDULE USER LICE1 POOL LNXTEST.
    """
    move_to_pool(call.s, user, np.int64(name + 1))
    pool = pool_name(call.s["pool"][int(name)])
    yield f"User {call.name(int(user))} has been added to resource pool {pool}"


@command("SCHedule USER user NOPOOL", classes="A", acts=True)
def schedule_nopool(call: Call, user: Guest) -> Iterator[str]:
    """Remove a guest from its pool. The operand and the response are not certain."""
    _check(call)
    old = int(call.guests[int(user)]["pool"])
    if not old:
        refuse(f"{call.name(int(user))} is in no resource pool")
    move_to_pool(call.s, user, np.int64(0))
    pool = pool_name(call.s["pool"][old - 1])
    yield f"User {call.name(int(user))} has been removed from resource pool {pool}"


@command("Query RESPool", classes="AE")
def query_respool(call: Call) -> Iterator[str]:
    """List all pools with their limit, processor type and number of members.

    The columns are published; their widths, and how LIMITHARD is written, are not certain.
    """
    _check(call)
    if not _rows(call):
        refuse("No resource pools are defined")
    yield _COLUMNS.format("Pool Name", "CPU", "Type", "Storage", "Trim", "Members").rstrip()
    for name, k in _rows(call).items():
        limit = _limit_text(call.s["pool"][k])
        yield _COLUMNS.format(name, limit, TYPE, "NoLimit", "----", _members(call, k))


def follow_processors(call: Call) -> None:
    """Adjust the limits of all pools to the processors that are online."""
    for k in _rows(call).values():
        _apply(call, k)


def _set(call: Call, k: int, values: tuple[float, float]) -> None:
    call.s["pool"][k]["limithard"], call.s["pool"][k]["capacity"] = values
    _apply(call, k)


def _apply(call: Call, k: int) -> None:
    row = call.s["pool"][k]
    online = sum(not is_offline(call, c) for c in range(call.lpar.processors))
    cores = pool_cores(float(row["limithard"]), float(row["capacity"]), online)
    limit_pool(call.s, np.int64(k), cores)


def _limits(words: list[str]) -> tuple[float, float]:
    """Return the LIMITHARD and CAPACITY values of a limit; one or both are 0. Raises CPError."""
    kind, rest = words[0], words[1:]
    found = 0.0, 0.0
    if Keyword("LIMITHard").takes(kind):
        found = _number(rest, ALL, "%"), 0.0
    elif Keyword("CAPacity").takes(kind):
        found = 0.0, _number(rest, MAX_CAPACITY, "")
    elif not Keyword("NOLIMit").takes(kind):
        invalid_option(kind)
    _type(rest)
    return found


def _number(rest: list[str], most: float, unit: str) -> float:
    """Return the number of a limit, removing it from the remaining words."""
    if not rest:
        missing_operand()
    match = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,2})?)" + (f"{unit}?" if unit else ""), rest[0])
    if match is None or not 0 < float(match[1]) <= most:
        invalid_option(rest[0])
    del rest[0]
    assert match is not None
    return float(match[1])


def _type(rest: list[str]) -> None:
    """Check the words after a limit: the processor type, of which the LPAR has only one."""
    if not rest:
        return
    if rest[0] != "TYPE":
        invalid_option(rest[0])
    if len(rest) < 2:
        missing_operand()
    if rest[1] != TYPE:
        refuse(f"TYPE {rest[1]}: all processors of this LPAR are {TYPE}s")
    if len(rest) > 2:
        extra_option(rest[2])


def _limit_text(row: Any) -> str:
    if row["capacity"] > 0:
        return f"{float(row['capacity']):.2f} Cores"
    return f"{float(row['limithard']):.2f} %" if 0 < row["limithard"] < ALL else "NoLimit"


def _rows(call: Call) -> dict[str, int]:
    """Return the row numbers of all pools, by name."""
    names = [pool_name(row) for row in call.s["pool"]]
    return {name: k for k, name in enumerate(names) if name}


def _members(call: Call, k: int) -> int:
    return int((call.s["guest"]["pool"][: len(call.scenario.guests)] == k + 1).sum())


def _check(call: Call) -> None:
    """Raise CPError if pools are not possible here."""
    if not call.lpar.has("pools"):
        refuse(f"z/VM {call.lpar.release} does not have resource pools")
    if call.scenario.systems:
        refuse("This model has resource pools only where there is one z/VM system")
