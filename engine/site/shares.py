"""Shares of a guest, as SET SHARE, the directory and QUERY SHARE write them.

Source of the ranges: z/VM CP Commands and Utilities Reference, SET SHARE.
"""

from __future__ import annotations

import re

from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.texts import is_word

Of = tuple[str, str]  # kind and name of what facts are noted of: ("guest", "LINUX01")
SHARES = ("share", "absolute share")  # a guest has one of them
_LIMITS = ("NOLimit", "LIMITSoft", "LIMITHard")
_VALUE = re.compile(r"(\d{1,9})(?:\.(\d{1,3}))?%?")
_OUTSIDE = later(
    "{0}: share {1}: CP allows RELATIVE 1 to 10000 and ABSOLUTE 0.1% to 100%, and refuses it (the message is "
    "not known here)"
)
_MOST_RELATIVE = 10_000


def note_share(
    words: list[str], line: SourceLine, key: Of, facts: SiteFacts, rank: Rank, before: int = 0
) -> list[str]:
    """Note a share and its maximum; return the operands that are not used. key: ("guest", NAME).

    before: values that came in another line; 1: the first one here is the maximum share.
    """
    place, used, rest = before, 0, list(words)
    while rest:
        kind = next((name for name in ("RELATIVE", "ABSOLUTE") if is_word(rest[0], name.title())), "")
        if kind and len(rest) > 1 and _VALUE.fullmatch(rest[1]):
            used += _note_one(kind, rest[1], place > 0, line, key, facts, rank)
            place, rest = place + 1, rest[2:]
        elif limit := next((name.upper() for name in _LIMITS if is_word(rest[0], name)), ""):
            facts.note((*key, "limit"), limit, line, rank, say("{0}: {1}", key[1], limit))
            used, rest = used + 1, rest[1:]
        else:
            break
    if not words or rest == words:
        text = say("SHARE {0}: expected RELATIVE and a number, or ABSOLUTE and a percentage", " ".join(words))
        facts.leave_out(line, text)
        return []
    return rest


def _note_one(
    kind: str, value: str, most: bool, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank
) -> bool:
    """Note a share or a maximum share, and return whether it is used."""
    number, said = float(value.rstrip("%")), f"{kind} {value}"
    match = _VALUE.fullmatch(value)
    relative = kind == "RELATIVE"
    least, highest = (1, _MOST_RELATIVE) if relative else (0.1, 100)
    broken = match is not None and len(match[2] or "") > (0 if relative else 1)
    if not least <= number <= highest or broken or (relative and value.endswith("%")):
        facts.leave_out(line, say(_OUTSIDE, key[1], said))
        return False
    if most and relative:
        facts.leave_out(line, say("{0}: a maximum share that is relative is not in the model", said))
        return False
    if most:
        facts.note((*key, "limit share"), number, line, rank, say("{0}: maximum share {1}", key[1], said))
    else:
        what = "share" if relative else "absolute share"
        _note_share(what, int(number) if relative else number, line, key, facts, rank)
        facts.find(line, "understood", say("{0}: share {1}", key[1], said))
    return True


def _note_share(what: str, number: float, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank) -> None:
    """Note a share; one of the other kind that was said before, by a source that counts no more, goes."""
    for other in SHARES:
        old = facts.fact(*key, other)
        if other != what and old is not None and old.rank <= rank:
            facts.drop((*key, other))
    facts.note((*key, what), number, line, rank)
