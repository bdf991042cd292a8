"""Virtual devices in the user directory: minidisks, dedicated devices and network adapters.

Source: z/VM CP Planning and Administration, directory statements MDISK and NICDEF.
"""

from __future__ import annotations

import re

from engine.kernel.units import size_text
from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.shares import Of
from engine.site.texts import is_word

MINIDISKS, DEDICATED, ADAPTERS, VIRTUAL, TEMPORARY = (
    "minidisks",
    "dedicated devices",
    "network adapters",
    "virtual disks",
    "temporary disks",
)
DEVICES = (MINIDISKS, DEDICATED, ADAPTERS, VIRTUAL, TEMPORARY)
_NUMBER = re.compile(r"[0-9A-F]{1,4}")
_BLOCKS_A_PAGE = 8  # of 512 bytes
_MOST_BLOCKS = 4_194_296  # of 512 bytes
_TOO_LARGE = later(
    "V-DISK {0} has {1:,} blocks of 512 bytes, and CP allows at most {2:,}: CP would reject it (message "
    "unknown), so it is not used"
)
_NOT_SIMULATED = later("disks, adapters and other devices of guests are not simulated")
_DEDICATED = later("{0}: {1}; as far as is known, only FCP and OSA devices can be relocated (not verified)")
_TWICE = later(
    "{0}: {1} already has device {2} in {3}, and CP assigns a number only once (message unknown); this "
    "statement is not used"
)
_TEMPORARY = later(
    "{0}: a temporary disk, not a separate device; as far as is known, a guest with a temporary disk "
    "cannot be relocated (not verified)"
)
_SWAP = later(
    "{0}: virtual disk {1} of {2} ({3} blocks), assumed to be a Linux swap disk, not a device; no "
    "public source states which virtual disks prevent a relocation"
)


def minidisk(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read MDISK vdev type {start size | V-DISK blocks | T-DISK size | DEVNO rdev} ... [mode [passwords]]."""
    if key[0] == "profile":
        facts.leave_out(line, say("{0}: CP does not allow MDISK in a profile", _shown(words)))
        return []
    number = _number(words, line, key, facts)
    if number is None:
        return []
    place = words[3] if len(words) > 3 else ""
    if place == "V-DISK":
        return virtual_disk(number, "".join(words[4:5]), words[5:], line, key, facts)
    if place == "T-DISK":
        facts.add((*key, TEMPORARY), (number,), line, Rank.GUESS, say(_TEMPORARY, _shown(words)))
        return []
    facts.add((*key, MINIDISKS), (number,), line, Rank.DEFINITION)
    facts.leave_out(line, say("{0}: {1}", _shown(words), say(_NOT_SIMULATED)))
    return []


def virtual_disk(
    number: str, blocks: str, rest: list[str], line: SourceLine, key: Of, facts: SiteFacts
) -> list[str]:
    """Note a virtual disk in storage; return the unused operands."""
    if not blocks.isdecimal() or len(blocks) > 9:
        text = say("V-DISK {0} {1}: expected its size in blocks of 512 bytes", number, blocks)
        facts.leave_out(line, text)
        return rest
    if int(blocks) > _MOST_BLOCKS:
        facts.leave_out(line, say(_TOO_LARGE, number, int(blocks), _MOST_BLOCKS), costs=True)
        return rest
    pages = -(-int(blocks) // _BLOCKS_A_PAGE)
    text = say(_SWAP, key[1], number, size_text(pages), blocks)
    facts.add((*key, VIRTUAL), ((number, max(1, pages)),), line, Rank.GUESS, text)
    return rest[:1]  # and passwords


def dedicated(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read DEDICATE vdev rdev ..."""
    number = _number(words, line, key, facts)
    if number is not None:
        facts.add((*key, DEDICATED), (number,), line, Rank.DEFINITION)
        facts.leave_out(line, say(_DEDICATED, _shown(words), say(_NOT_SIMULATED)))
    return []


def adapter(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read NICDEF vdev ...: further statements with its number modify the adapter. SPECIAL can also
    define an adapter.
    """
    if words[0][0] == "S" and not any(word.startswith(("QDIO", "HIPER")) for word in words[2:3]):
        facts.leave_out(line, say("{0}: communication devices are not simulated", _shown(words)))
        return []
    if len(words) < 2 or not _NUMBER.fullmatch(words[1]):
        _number(words, line, key, facts)
        return []
    number = f"{int(words[1], 16):04X}"
    known = number in (facts.get(*key, ADAPTERS) or ())
    if not known and _number(words, line, key, facts) is None:
        return []
    facts.add((*key, ADAPTERS), (number,), line, Rank.DEFINITION)
    text = say("{0}: another statement for adapter {1}", _shown(words), number)
    if not known:
        text = say("{0}: one network adapter; {1}", _shown(words), say(_NOT_SIMULATED))
    facts.leave_out(line, text)
    return []


def is_repeated(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> bool:
    """Return whether LINK, SPOOL or CONSOLE specify a device number that the entry already has, and report
    this.
    """
    place = 1
    if is_word(words[0], "LINK"):
        place = 3 if len(words) > 3 and _NUMBER.fullmatch(words[3]) else 2
    elif not any(is_word(words[0], name) for name in ("CONsole", "SPOOL")):
        return False
    if len(words) <= place or not _NUMBER.fullmatch(words[place]):
        return False
    return _number(words, line, key, facts, place) is None


def _number(words: list[str], line: SourceLine, key: Of, facts: SiteFacts, place: int = 1) -> str | None:
    """Return a device number that is new to the entry; None if it is wrong or a duplicate."""
    if len(words) <= place or not _NUMBER.fullmatch(words[place]):
        text = say("{0}: expected a virtual device number of one to four hexadecimal digits", _shown(words))
        facts.leave_out(line, text)
        return None
    number = f"{int(words[place], 16):04X}"
    first = facts.fact("device", " ".join((*key, number)), "number")
    if first is not None:
        facts.leave_out(line, say(_TWICE, _shown(words), key[1], number, first.line))
        return None
    facts.note(("device", " ".join((*key, number)), "number"), number, line, Rank.DEFINITION)
    return number


def _shown(words: list[str]) -> str:
    """Return a statement as text; a minidisk statement is returned without its passwords."""
    special = words[3:4] in (["V-DISK"], ["T-DISK"], ["DEVNO"])
    open_ = len(words) if words[0][0] != "M" else 6 if special else 7
    return " ".join([*words[:open_], *(["…"] if len(words) > open_ else [])])
