"""Settings that guests in the user directory get from their profiles and their subconfigurations.

A command in any part is executed after the statements of all parts. A guest's own statement takes precedence
over that of its profile. The settings of a subconfiguration are assumed to take precedence over those of the
identity.
"""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.units import size_text
from engine.language import later, say
from engine.site.directory.devices import DEVICES
from engine.site.directory.logon import DETACHED
from engine.site.facts import Key, SiteFact, SiteFacts, shown
from engine.site.shares import OF_SHARE, Of
from engine.site.systems import configs_of

_OF_USER = ("memory", "most memory")  # operands of USER, and statements that a profile may have
_ABOVE = later(
    "{0} has {1} of storage in {2}, more than its maximum of {3}: CP would reject this size (message "
    "unknown); {1} is used"
)
_MORE_CPUS = later(
    "{0} has {1} virtual CPUs in {2}, but MACHINE allows {3}: CP would reject this number (message unknown); "
    "{1} are used"
)
_OF_PARTS = later(
    "{0}: {1} is {2} here, but {3} has {4}; the value here is used (no public source states "
    "which value CP uses)"
)


def finish_directory(facts: SiteFacts) -> None:
    """Apply to guests the settings of their profiles and subconfigurations, after all directories have been
    read.
    """
    for name in facts.names("guest"):
        for part in _parts(facts, name):
            _give_part(facts, name, part)
        _detach(name, facts)
        _check(name, facts)


def _check(name: str, facts: SiteFacts) -> None:
    """Report statements that CP would reject in a guest's entry, including everything that the entry
    includes.
    """
    memory, most = facts.fact("guest", name, "memory"), facts.fact("guest", name, "most memory")
    if memory is not None and most is not None and memory.value > most.value:
        text = say(_ABOVE, name, size_text(memory.value), memory.line, size_text(most.value))
        facts.find(most.line, "guessed", text)
    cpus, allowed = facts.fact("guest", name, "cpus"), facts.fact("guest", name, "most cpus")
    if cpus is not None and allowed is not None and len(cpus.value) > allowed.value:
        text = say(_MORE_CPUS, name, len(cpus.value), cpus.line, allowed.value)
        facts.find(allowed.line, "guessed", text)


def _give_part(facts: SiteFacts, name: str, part: Of) -> None:
    """Apply to a guest the settings of a part: its profile, or its settings on one member."""
    has, own = facts.of(*part), facts.of("guest", name)
    if not _outranks(part, has, own):
        has = {what: fact for what, fact in has.items() if what not in OF_SHARE}
    elif any(what in OF_SHARE for what in has):
        for what in set(OF_SHARE) & set(own) - set(has):
            facts.drop(("guest", name, what))
    for what, fact in has.items():
        _give(facts, part, ("guest", name, what), fact)


def _outranks(part: Of, has: dict[str, SiteFact], own: dict[str, SiteFact]) -> bool:
    """Return whether the share of a part takes precedence; one statement defines a share completely."""
    ranks = [max((of[what].rank for what in OF_SHARE if what in of), default=-1) for of in (has, own)]
    return ranks[0] > ranks[1] or (ranks[0] == ranks[1] and part[0] == "subconfig")


def _give(facts: SiteFacts, part: Of, key: Key, fact: SiteFact) -> None:
    """Apply a fact of a part to a guest: devices and CPUs accumulate; of all other facts, only one value is
    used.
    """
    own = facts.fact(*key)
    if key[2] in ("includes", "defined"):
        return
    if own is None:
        facts.put(key, fact)
    elif key[2] in (*DEVICES, "cpus", DETACHED):
        facts.put(key, replace(own, value=tuple(dict.fromkeys((*fact.value, *own.value)))))
    elif fact.rank > own.rank:
        facts.note(key, fact.value, fact.line, fact.rank)
    elif fact.rank == own.rank and fact.value != own.value and (part[0] != "profile" or key[2] in _OF_USER):
        _choose(facts, part, key, own, fact)


def _choose(facts: SiteFacts, part: Of, key: Key, own: SiteFact, fact: SiteFact) -> None:
    """Report which of two statements of equal rank takes precedence, and that no public source for this
    was found.
    """
    if part[0] == "subconfig":
        own, fact = fact, own
        facts.put(key, own)
    here, there = (shown(each.value, key[2]) for each in (own, fact))
    facts.find(own.line, "guessed", say(_OF_PARTS, key[1], key[2], here, fact.line, there))


def _detach(name: str, facts: SiteFacts) -> None:
    """Remove the virtual CPUs that COMMAND DETACH has removed; the base CPU stays."""
    cpus, off = (facts.fact("guest", name, what) for what in ("cpus", DETACHED))
    if cpus is not None and off is not None:
        left = tuple(cpu for cpu in cpus.value if cpu not in off.value) or cpus.value[:1]
        facts.put(("guest", name, "cpus"), replace(cpus, value=left))


def _parts(facts: SiteFacts, name: str) -> list[Of]:
    parts = [("subconfig", config) for config in configs_of(name, facts)]
    included = facts.fact("guest", name, "includes")
    if included is None:
        return parts
    profile = included.value
    if facts.fact("profile", profile, "defined") is None:
        facts.leave_out(included.line, say("INCLUDE {0}: the files do not contain PROFILE {0}", profile))
    return [*parts, ("profile", profile)]
