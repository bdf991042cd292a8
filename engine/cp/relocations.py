"""Relocations as seen by commands: rows, limits as text, and the reasons against a relocation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.cp.call import SYSTEM_USERS, Call, first_record, guest_number, names
from engine.cp.command import words_of
from engine.cp.operands import DirectoryUserid, Keyword, Userid
from engine.cp.reply import CPError, extra_option, invalid_option, missing_operand
from engine.kernel.queue import NEVER
from engine.kernel.units import SECOND
from engine.recording.relocations import WHY_TEXTS
from engine.state.relocation import Stage, Why

DEFAULT_QUIESCE = 10 * SECOND  # CP: without IMMEDIATE
SHOWN_BY = "TIMELINE"  # the user shown for relocations that the scenario plans; not CP's name
_FORCES = {Keyword("ARCHitecture"): 1, Keyword("DOMain"): 2, Keyword("STORage"): 4}
_OVERRIDES = {Why.ARCHITECTURE: "ARCHITECTURE", Why.DOMAIN: "DOMAIN", Why.STORAGE: "STORAGE"}
_IMMEDIATE, _FORCE = Keyword("IMMediate"), Keyword("FORCE")
_TOTAL, _QUIESCE = Keyword("MAXTotal"), Keyword("MAXQuiesce")
_ASYNCHRONOUS, _SYNCHRONOUS = Keyword("ASYNChronous"), Keyword("SYNChronous")
_NOLIMIT = Keyword("NOLIMIT")
_UNITS = {Keyword("SEConds"): 1, Keyword("MINutes"): 60}
OFFERED = ("FORCE", "IMMEDIATE", "ASYNCHRONOUS", "SYNCHRONOUS", "MAXTOTAL", "MAXQUIESCE")
LIMITS = ("MAXTOTAL", "MAXQUIESCE", "NOLIMIT")


class Relocatable(Userid):
    """A guest that is logged on to this system, converted to its number."""

    def known(self, text: str, call: Call) -> int | None:
        if text in SYSTEM_USERS and guest_number(call.scenario, text) is None:
            raise CPError(1823, f"{text} is a multiconfiguration virtual machine and cannot be relocated")
        return super().known(text, call)


class Moving(DirectoryUserid):
    """A guest in the directory, on any system, converted to its number; a system user is not being moved."""

    def parse(self, text: str, call: Call) -> Any:
        if text in SYSTEM_USERS and guest_number(call.scenario, text) is None:
            raise not_moving(text)
        guest = self.known(text, call)
        if guest is None:
            raise CPError(45, f"{text} not logged on")
        return guest


@dataclass
class Wishes:
    """The options of VMRELOCATE MOVE."""

    immediate: bool = False
    asynchronous: bool | None = None
    force: int = 0  # mask
    limits: dict[str, int] = field(default_factory=dict)  # ns

    @property
    def maxtotal(self) -> int:
        return self.limits.get(_TOTAL.word, int(NEVER))

    @property
    def maxquiesce(self) -> int:
        return self.limits.get(_QUIESCE.word, int(NEVER) if self.immediate else DEFAULT_QUIESCE)


def wishes(words: tuple[str, ...], only_limits: bool = False) -> Wishes:
    """Parse the words after the destination. Raises CPError."""
    left, made = list(words), Wishes()
    while left:
        word = left.pop(0)
        if _is_limit(word):
            _limit(made, word, left)
        elif only_limits:
            invalid_option(word)
        elif _FORCE.takes(word) and not made.force:
            made.force = _forces(left)
        elif _IMMEDIATE.takes(word) and not made.immediate:
            made.immediate = True
        elif _ASYNCHRONOUS.takes(word) or _SYNCHRONOUS.takes(word):
            _mode(made, word)
        else:
            extra_option(word)
    return made


def _is_limit(word: str) -> bool:
    return _TOTAL.takes(word) or _QUIESCE.takes(word)


def _mode(made: Wishes, word: str) -> None:
    wanted = _ASYNCHRONOUS.takes(word)
    if made.asynchronous is not None:
        raise CPError(13, f"Conflicting option - {word}")
    made.asynchronous = wanted


def _forces(left: list[str]) -> int:
    mask = 0
    while left and (found := [bit for keyword, bit in _FORCES.items() if keyword.takes(left[0])]):
        left.pop(0)
        mask |= found[0]
    if not mask:
        missing_operand() if not left else invalid_option(left[0])
    return mask


def _limit(made: Wishes, word: str, left: list[str]) -> None:
    """Read NOLIMIT, or a number with or without its unit."""
    name = (_TOTAL if _TOTAL.takes(word) else _QUIESCE).word
    if name in made.limits:
        extra_option(word)
    if not left:
        missing_operand()
    value = left.pop(0)
    if _NOLIMIT.takes(value):
        made.limits[name] = int(NEVER)
        return
    if not re.fullmatch(r"[0-9]{1,8}", value) or not int(value):
        raise CPError(2, f"Invalid operand - {value}")
    unit = [factor for keyword, factor in _UNITS.items() if left and keyword.takes(left[0])]
    if unit:
        left.pop(0)
    made.limits[name] = min(int(value) * SECOND * (unit[0] if unit else 1), int(NEVER))


def limit_text(ns: int) -> str:
    """Return a limit as a user would type it."""
    return "NOLIMIT" if ns >= NEVER else f"{ns // SECOND} SECONDS"


def reason_lines(mask: int) -> Iterator[str]:
    """Return a line for each reason, with the option that overrides it."""
    for why in Why:
        if mask >> why & 1:
            option = f" (FORCE {_OVERRIDES[why]} overrides)" if why in _OVERRIDES else ""
            yield f"  {WHY_TEXTS[why]}{option}"


def under_way(call: Call) -> list[tuple[int, Any]]:
    """Return the rows of relocations in progress, including those of other systems."""
    rows = first_record(call)["move"]
    return [(r, rows[r]) for r in range(len(rows)) if Stage.PLANNED < rows[r]["stage"] < Stage.ENDED]


def move_of(call: Call, guest: int) -> tuple[int, Any]:
    """Return the relocation of a guest. Raises CPError if none exists or this system is not involved."""
    for r, row in under_way(call):
        if row["guest"] == guest and call.system in (row["source"], row["target"]):
            return r, row
    raise not_moving(call.name(guest))


def not_moving(userid: str) -> CPError:
    """Return the error for a nonexistent relocation."""
    return CPError(1926, f"No relocation of {userid} is in progress")


def asked_by(call: Call, row: Any) -> str:
    """Return the user who requested a relocation: the issuer of the command given at that moment."""
    userid = call.name(int(row["guest"]))
    for given in reversed(call.machine.commands):
        if given.time == row["asked_at"] and given.how == "cp" and userid in words_of(given.line):
            return given.userid.upper()
    return SHOWN_BY


def ends(call: Call, row: Any) -> tuple[str, str]:
    """Return the names of the source and destination."""
    called = names(call.scenario)
    return called[int(row["source"])], called[int(row["target"])]
