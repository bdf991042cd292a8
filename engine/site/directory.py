"""The user directory (USER DIRECT): guests with their storage, virtual CPUs, shares and devices.

Source of the statements: z/VM CP Planning and Administration, "Creating and updating a user directory".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.kernel.units import size_text
from engine.language import later, say
from engine.site.devices import DEVICES
from engine.site.entry import read_statement
from engine.site.facts import Key, Rank, SiteFact, SiteFacts, SourceLine
from engine.site.shares import OF_SHARE, Of
from engine.site.texts import size, statements

USERID = re.compile(r"[A-Z0-9@#$_+:-]{1,8}")
_OPERANDS = 11  # of USER, with its name: CP reads ten of them
_NO_LOGON = later("{0} cannot log on: such an entry owns minidisks or keeps space on volumes; it is no guest")
_ABOVE = later(
    "{0} has {1} of storage in {2}, more than its maximum of {3}: CP would refuse that (the message is not "
    "known here); {1} is taken"
)
_MORE_CPUS = later(
    "{0} has {1} virtual CPUs in {2}, but MACHINE allows {3}: CP would refuse that (the message is not known "
    "here); {1} are taken"
)
_TWICE = later(
    "{0} {1} is in {2} already: CP refuses a directory that has it twice (the message is not known here); "
    "this entry is not used"
)


@dataclass
class _Entry:
    """The guest or profile whose statements are being read."""

    kind: str = ""  # "guest", "profile", "subconfig"; "" before the first, and where it is passed over
    name: str = ""

    @property
    def key(self) -> Of:
        return (self.kind, self.name)


def read_directory(found: list[SourceLine], facts: SiteFacts) -> None:
    """Note the facts of a user directory."""
    entry = _Entry()
    for line in statements(found):
        words = line.text.upper().split()
        if opener := _OPENERS.get(words[0]):
            opener(words, line, entry, facts)
        elif entry.kind:
            read_statement(words, line, entry.key, facts)
        elif entry.name:
            facts.leave_out(line, say("{0}: of an entry that is not used", " ".join(words)))
        else:
            text = say("{0} before the first USER: global statements are not in the model", " ".join(words))
            facts.leave_out(line, text)
    _spread(facts)
    for name in facts.names("guest"):
        _check(name, facts)


# ---- statements that begin an entry


def _begins(kind: str, words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> bool:
    """Begin an entry; return False, and pass it over, when its name is wrong or taken."""
    name = words[1] if len(words) > 1 else ""
    entry.kind, entry.name = "", name or "?"
    if not USERID.fullmatch(name):
        text = say("{0} {1}: expected a user ID of 1 to 8 characters", words[0], name)
        facts.leave_out(line, text)
        return False
    same = ("profile",) if kind == "profile" else ("guest", "subconfig")
    first = next((fact for one in same if (fact := facts.fact(one, name, "defined"))), None)
    if first is not None:
        text = say(_TWICE, words[0], name, first.line)
        facts.leave_out(line, " ".join([text, *(f"({word})" for word in words[3:])]))
        return False
    entry.kind = kind
    facts.note((*entry.key, "defined"), True, line, Rank.DEFINITION)
    return True


def _user(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    """USER userid password [storage [maximum [classes [...]]]]; the same for IDENTITY."""
    if not _begins("guest", words, line, entry, facts):
        return
    name, logs_on = entry.name, words[2:3] != ["NOLOG"]
    facts.note((*entry.key, "logs on"), logs_on, line, Rank.DEFINITION)
    if words[0] == "IDENTITY":
        facts.note((*entry.key, "identity"), True, line, Rank.DEFINITION)
    sizes = _sizes(words, line, entry, facts)
    text = say("{0} is a guest", name)
    if sizes:
        text = say("{0} is a guest with {1} of storage", name, sizes[0])
    if sizes[1:]:
        text = say("{0}, at most {1}", text, sizes[1])
    if logs_on:
        whole = len(sizes) == len(words[3:5])
        facts.find(line, "understood" if whole else "guessed", text)
    else:
        facts.leave_out(line, " ".join([say(_NO_LOGON, name), *(f"({one})" for one in sizes)]))
    if words[5:_OPERANDS]:
        text = say(
            "{0}: privilege classes and editing symbols are not in the model", " ".join(words[5:_OPERANDS])
        )
        facts.leave_out(line, text)
    if words[_OPERANDS:]:
        facts.leave_out(line, say("{0}: CP ignores further operands", " ".join(words[_OPERANDS:])))


def _sizes(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> list[str]:
    """Note storage and its maximum; return those that are sizes."""
    good = []
    for key, word in zip(("memory", "most memory"), words[3:5], strict=False):
        pages = size(word)
        if pages:
            facts.note((*entry.key, key), pages, line, Rank.DEFINITION)
            good.append(word)
        else:
            text = say(
                "{0} {1}: {2} is no size that CP takes; expected one like 512M or 4G", *words[:2], word
            )
            facts.leave_out(line, text)
    return good


def _profile(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    if _begins("profile", words, line, entry, facts):
        _found(words, line, say("{0} is a profile, which other entries include", entry.name), facts)


def _subconfig(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    if _begins("subconfig", words, line, entry, facts):
        _found(words, line, say("{0} is what an identity has on one member", entry.name), facts)


def _found(words: list[str], line: SourceLine, text: str, facts: SiteFacts) -> None:
    facts.find(line, "understood", text)
    if words[2:]:
        facts.leave_out(line, say("{0} {1}: not in the model", words[0], " ".join(words[2:])))


def _directory(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    entry.kind = entry.name = ""
    text = say("{0}: what it says of the whole directory is not in the model", " ".join(words))
    if words[0] == "DIRECTORY":
        text = say("{0}: where the directory is kept is not in the model", " ".join(words))
    facts.leave_out(line, text)


_OPENERS: dict[str, Callable[[list[str], SourceLine, _Entry, SiteFacts], None]] = {
    "USER": _user,
    "IDENTITY": _user,
    "PROFILE": _profile,
    "SUBCONFIG": _subconfig,
    "DIRECTORY": _directory,
    "GLOBALDEFS": _directory,
    "GLOBALOPTS": _directory,
}


# ---- what contradicts itself


def _check(name: str, facts: SiteFacts) -> None:
    """Name what CP would refuse in a guest's entry with all that it includes."""
    memory, most = facts.fact("guest", name, "memory"), facts.fact("guest", name, "most memory")
    if memory is not None and most is not None and memory.value > most.value:
        text = say(_ABOVE, name, size_text(memory.value), memory.line, size_text(most.value))
        facts.find(most.line, "guessed", text)
    cpus, allowed = facts.fact("guest", name, "cpus"), facts.fact("guest", name, "most cpus")
    if cpus is not None and allowed is not None and len(cpus.value) > allowed.value:
        text = say(_MORE_CPUS, name, len(cpus.value), cpus.line, allowed.value)
        facts.find(allowed.line, "guessed", text)


# ---- profiles and subconfigurations


def _spread(facts: SiteFacts) -> None:
    """Give each guest what the profile has that it includes, and what its subconfigurations have."""
    for name in facts.names("guest"):
        for part in _parts(facts, name):
            has_share = any(facts.fact("guest", name, what) for what in OF_SHARE)  # which says all of it
            for what, fact in facts.of(*part).items():
                if not (has_share and what in OF_SHARE):
                    _give(facts, ("guest", name, what), fact)


def _give(facts: SiteFacts, key: Key, fact: SiteFact) -> None:
    """Give a guest a fact of a part: devices and CPUs add up, of all else its own statement counts."""
    own = facts.fact(*key)
    if key[2] in (*DEVICES, "cpus") and own is not None:
        facts.put(key, replace(own, value=tuple(dict.fromkeys((*fact.value, *own.value)))))
    elif own is None and key[2] not in ("includes", "defined"):
        facts.put(key, fact)


def _parts(facts: SiteFacts, name: str) -> list[tuple[str, str]]:
    built = facts.get("guest", name, "built") or ()  # of one member at a time: those of the others are alike
    parts = [("subconfig", subconfig) for _, subconfig in built[:1]]
    profile = facts.get("guest", name, "includes")
    if profile is None:
        return parts
    included = facts.fact("guest", name, "includes")
    if included is not None and facts.fact("profile", profile, "defined") is None:
        facts.leave_out(
            included.line,
            say("INCLUDE {0}: the files have no PROFILE {0}", profile),
        )
    return [*parts, ("profile", profile)]
