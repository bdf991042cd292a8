"""COMMAND in the user directory: commands that CP executes when a guest logs on, after all statements.

Source: z/VM CP Planning and Administration, directory statement COMMAND.
"""

from __future__ import annotations

import re
from dataclasses import replace

from engine.language import say
from engine.site.directory.devices import virtual_disk
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.shares import Of, note_share
from engine.site.texts import defined_size, is_word

MOST_CPUS = 64
DETACHED = "detached cpus"  # by a command
_SELF = ("*", "&USERID")  # the guest whose entry a COMMAND is in


def read_command(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Record how a COMMAND changes settings that statements also define; return the unused operands."""
    said = words[2:] if words[1:2] == ["CP"] else words[1:]
    match said:
        case [define, what, *rest] if is_word(define, "DEFine") and what == "CPU" and rest:
            return _define_cpus(rest, line, key, facts)
        case [define, what, "AS", amount, *rest] | [define, what, amount, *rest] if (
            is_word(define, "DEFine") and is_word(what, "STorage") and defined_size(amount)
        ):
            text = say("{0}: memory of {1}", key[1], amount)
            facts.note((*key, "memory"), defined_size(amount), line, Rank.COMMAND, text)
            return rest
        case [define, "VFB-512", *rest] if is_word(define, "DEFine"):
            return _define_disk([word for word in rest if word not in ("AS", "BLK")], line, key, facts)
        case ["SET", what, who, *rest] if is_word(what, "SHare") and who in (*_SELF, key[1]):
            return note_share(rest, line, key, facts, Rank.COMMAND)
        case ["SET", what, who, "ON" | "OFF" as switch, *rest] if is_word(what, "QUICKdsp") and who in (
            *_SELF,
            key[1],
        ):
            text = say("{0}: QUICKDSP {1}", key[1], switch)
            facts.note((*key, "quickdsp"), switch == "ON", line, Rank.COMMAND, text)
            return rest
        case ["DETACH" | "DET", "CPU", *rest] if rest:
            return _detach_cpus(rest, line, key, facts)
    facts.leave_out(line, say("COMMAND {0}: this command does not affect the simulation", " ".join(said)))
    return []


def _define_disk(rest: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read DEFINE VFB-512 [AS] vdev [BLK] blocks."""
    return virtual_disk("".join(rest[:1]), "".join(rest[1:2]), rest[2:], line, key, facts)


def _define_cpus(rest: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Add the virtual CPUs of DEFINE CPU 01-03; each guest has CPU 00 without a statement."""
    text = say("{0}: virtual CPU 00, which each guest has", key[1])
    facts.add((*key, "cpus"), ("00",), line, Rank.DEFINITION, text)
    off = facts.fact(*key, DETACHED)
    for place, word in enumerate(rest):
        if (found := _addresses(word)) is None:
            return rest[place:]
        facts.add((*key, "cpus"), found, line, Rank.DEFINITION, say("{0}: virtual CPUs {1}", key[1], word))
        if off is not None:  # a later command defines it again
            off = replace(off, value=tuple(cpu for cpu in off.value if cpu not in found))
            facts.put((*key, DETACHED), off)
    return []


def _detach_cpus(rest: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Note the virtual CPUs of DETACH CPU 01-03 or ALL; the base CPU stays."""
    for place, word in enumerate(rest):
        found = _addresses(f"1-{MOST_CPUS - 1:X}" if word == "ALL" else word)
        if found is None:
            return rest[place:]
        text = say("{0}: without virtual CPUs {1}", key[1], word)
        facts.add((*key, DETACHED), found, line, Rank.COMMAND, text)
    return []


def _addresses(word: str) -> tuple[str, ...] | None:
    """Return the addresses of a virtual CPU or of a range; None for any other word."""
    match = re.fullmatch(r"([0-9A-F]{1,2})(?:-([0-9A-F]{1,2}))?", word)
    if match is None:
        return None
    first, last = int(match[1], 16), int(match[2] or match[1], 16)
    return tuple(f"{address:02X}" for address in range(first, min(last, MOST_CPUS - 1) + 1))
