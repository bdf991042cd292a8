"""The user directory (USER DIRECT): guests with their storage, virtual CPUs, shares and devices.

Source of the statements: z/VM CP Planning and Administration, "Creating and updating a user directory".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.language import later, say
from engine.site.directory.entry import read_statement
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.shares import Of
from engine.site.texts import defined_size, statements

USERID = re.compile(r"[A-Z0-9@#$_+:-]{1,8}")
_OPERANDS = 11  # of USER, with its name: CP reads ten of them
_NO_LOGON = later(
    "{0} cannot log on: such an entry owns minidisks or reserves space on volumes; it is not a guest"
)
_TWICE = later(
    "{0} {1} is already in {2}: CP rejects a directory that has it twice (message unknown); this entry "
    "is not used"
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
            facts.leave_out(line, say("{0}: belongs to an entry that is not used", " ".join(words)))
        else:
            text = say("{0} before the first USER: global statements are not simulated", " ".join(words))
            facts.leave_out(line, text)


# ---- statements that begin an entry


def _begins(kind: str, words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> bool:
    """Begin an entry; if its name is wrong or taken, skip it and return False."""
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
    """Read USER userid password [storage [maximum [classes [...]]]]; the same for IDENTITY."""
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
            "{0}: privilege classes and editing symbols are not simulated", " ".join(words[5:_OPERANDS])
        )
        facts.leave_out(line, text)
    if words[_OPERANDS:]:
        facts.leave_out(line, say("{0}: CP ignores further operands", " ".join(words[_OPERANDS:])))


def _sizes(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> list[str]:
    """Note storage and its maximum; return the words that are sizes."""
    good = []
    for key, word in zip(("memory", "most memory"), words[3:5], strict=False):
        pages = defined_size(word)
        if pages:
            facts.note((*entry.key, key), pages, line, Rank.DEFINITION)
            good.append(word)
        else:
            text = say(
                "{0} {1}: {2} is not a size that CP accepts; expected a size like 512M or 4G",
                *words[:2],
                word,
            )
            facts.leave_out(line, text)
    return good


def _profile(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    if _begins("profile", words, line, entry, facts):
        _found(words, line, say("{0} is a profile for other entries to include", entry.name), facts)


def _subconfig(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    if _begins("subconfig", words, line, entry, facts):
        text = say("{0} is the part of an identity that applies to one member", entry.name)
        _found(words, line, text, facts)


def _found(words: list[str], line: SourceLine, text: str, facts: SiteFacts) -> None:
    facts.find(line, "understood", text)
    if words[2:]:
        facts.leave_out(line, say("{0} {1}: not simulated", words[0], " ".join(words[2:])))


def _directory(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    entry.kind = entry.name = ""
    text = say("{0}: global directory settings are not simulated", " ".join(words))
    if words[0] == "DIRECTORY":
        text = say("{0}: the location of the directory is not simulated", " ".join(words))
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
