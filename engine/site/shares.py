"""Shares of a guest, as written in SET SHARE, the directory and QUERY SHARE.

Source of the forms and ranges: z/VM CP Commands and Utilities Reference, SET SHARE. A maximum without a kind
has the kind of the minimum.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.language import later, say
from engine.site.facts import Rank, SiteFact, SiteFacts, SourceLine
from engine.site.questions import Said
from engine.site.texts import is_word

Of = tuple[str, str]  # kind and name of what facts are noted of: ("guest", "LINUX01")
SHARES = ("share", "absolute share")  # a guest has one of them
MOST = ("limit share", "relative limit")  # a guest has one of them at most
OF_SHARE = (*SHARES, *MOST, "limit")  # facts from one statement
_LIMITS = {"NOLimit": "none", "LIMITSoft": "soft", "LIMITHard": "hard"}
_TYPES = ("ALL", "CP", "IFL", "ZIIP", "ZAAP", "ICF")
_VALUE = re.compile(r"(\d{1,9})(?:\.(\d{1,3}))?%?")
_USUAL = 100  # relative share of a guest without a SHARE statement
_OUTSIDE = later(
    "{0}: share {1}: CP allows RELATIVE 1 to 10000 and ABSOLUTE 0.1% to 100%, and would reject this value "
    "(message unknown)"
)
_ITS_SHARE = later("{0}: {1} without a maximum share: the share is used as the maximum (not verified)")
_SOFT = later(
    "{0}: a maximum share without LIMITSOFT or LIMITHARD: LIMITSOFT is used, as far as is known the "
    "default of CP (not verified)"
)
_OF_ALL = later(
    "{0}: maximum share RELATIVE {1}: simulated as {2}% of all processors, its part of the relative "
    "shares of the simulated guests ({3}); in CP it changes with the guests that are ready to run"
)
_MOST_RELATIVE = 10_000


def note_share(
    words: list[str], line: SourceLine, key: Of, facts: SiteFacts, rank: Rank, before: str = ""
) -> list[str]:
    """Record a share and its maximum; return the unused operands. key: ("guest", NAME).

    before: the kind of the share, if it was in another line: the first share here is then the maximum share.
    """
    said, limit, rest, values = before, "", list(words), 0
    while rest:
        kind = next((name for name in ("RELATIVE", "ABSOLUTE") if is_word(rest[0], name.title())), "")
        value = rest[1:2] if kind else rest[:1]
        if (kind or said) and value and _VALUE.fullmatch(value[0]):
            kind = kind or said
            values += _note_one(kind, value[0], bool(said), line, key, facts, rank)
            said, rest = said or kind, rest[1 + (value[0] is not rest[0]) :]
        elif found := next((name.upper() for name in _LIMITS if is_word(rest[0], name)), ""):
            limit, rest = found, rest[1:]
            facts.note((*key, "limit"), limit, line, rank, say("{0}: {1}", key[1], limit))
        elif rest[0] == "TYPE" and rest[1:2] and rest[1] in _TYPES:
            facts.leave_out(
                line, say("{0}: in the simulation, shares apply to all processors", " ".join(rest[:2]))
            )
            rest = rest[2:]
        else:
            break
    if len(rest) == len(words):
        text = say("SHARE {0}: expected RELATIVE and a number, or ABSOLUTE and a percentage", " ".join(words))
        facts.leave_out(line, text)
        return []
    if values and not limit and not before:
        _note_default(values, line, key, facts, rank)
    return rest


def _note_default(values: int, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank) -> None:
    """Record the limit of a share for which no limit is specified: LIMITSOFT for a maximum share; a command
    defines the complete share.
    """
    if values > 1:
        facts.note((*key, "limit"), "LIMITSOFT", line, rank)
        facts.find(line, "guessed", say(_SOFT, key[1]))
    elif rank is Rank.COMMAND:
        facts.note((*key, "limit"), "NOLIMIT", line, rank)


def _note_one(
    kind: str, value: str, most: bool, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank
) -> bool:
    """Note a share or a maximum share; return False for a share that CP rejects."""
    number, said = float(value.rstrip("%")), f"{kind} {value}"
    match = _VALUE.fullmatch(value)
    relative = kind == "RELATIVE"
    least, highest = (1, _MOST_RELATIVE) if relative else (0.1, 100)
    broken = match is not None and len(match[2] or "") > (0 if relative else 1)
    if not least <= number <= highest or broken or (relative and value.endswith("%")):
        facts.leave_out(line, say(_OUTSIDE, key[1], said))
        return False
    of = MOST[relative] if most else SHARES[not relative]
    text = say("{0}: maximum share {1}", key[1], said) if most else say("{0}: share {1}", key[1], said)
    _drop_other(MOST if most else SHARES, of, key, facts, rank)
    facts.note((*key, of), int(number) if relative else number, line, rank)
    facts.find(line, "understood", text)
    return True


def _drop_other(kinds: Sequence[str], what: str, key: Of, facts: SiteFacts, rank: Rank) -> None:
    """Forget a share of the other kind that was noted before, from a source of no higher rank."""
    for other in kinds:
        old = facts.fact(*key, other)
        if other != what and old is not None and old.rank <= rank:
            facts.drop((*key, other))


def share_keys(name: str, facts: SiteFacts, names: Sequence[str]) -> dict[str, Said]:
    """Return the keys of a guest's share and of its limit. names: of all simulated guests."""
    of = facts.of("guest", name)
    share, most = (_counting([of[what] for what in kinds if what in of]) for kinds in (SHARES, MOST))
    limit = of.get("limit")
    if most and share and limit and share.rank is limit.rank and most.rank < limit.rank:
        most = None  # of a statement, and a command has said all of the share
    found = {}
    if share is not None:
        key = "share" if share is of.get("share") else "share_absolute"
        found[key] = Said(share.value, str(share.line))
    kind = _LIMITS[next(word for word in _LIMITS if word.upper() == limit.value)] if limit else "none"
    if limit is None or kind == "none":
        return found
    if most is None and share is None:
        facts.leave_out(limit.line, say("{0}: {1}: the guest has no share to limit", name, limit.value))
        return found
    if most is None:
        facts.find(limit.line, "guessed", say(_ITS_SHARE, name, limit.value))
    most = most or share
    assert most is not None
    value, source = most.value, str(most.line)
    if most in (of.get("relative limit"), of.get("share")):
        value, source = _part_of_all(name, most, facts, names)
    return found | {"limit": Said(kind, str(limit.line)), "limit_share": Said(value, source)}


def _counting(found: Sequence[SiteFact]) -> SiteFact | None:
    return max(found, key=lambda fact: fact.rank, default=None)


def _part_of_all(name: str, most: SiteFact, facts: SiteFacts, names: Sequence[str]) -> tuple[float, str]:
    """Return the percentage that a relative maximum is of the total share of all guests, and its source.

    Absolute shares are deducted first; the guest's maximum replaces its own share in the total.
    """
    shares = {other: facts.of("guest", other) for other in names if other != name}
    absolute = sum(of["absolute share"].value for of in shares.values() if "absolute share" in of)
    others = [of["share"].value if "share" in of else _USUAL for of in shares.values()
              if "absolute share" not in of]  # fmt: skip
    part = max(0.0, 100.0 - absolute) * most.value / (most.value + sum(others))
    value = min(100.0, max(0.1, round(part, 1)))
    text = say(_OF_ALL, name, most.value, value, most.value + sum(others))
    facts.find(most.line, "guessed", text)
    return value, f"computed: RELATIVE {most.value} of {most.value + sum(others)} in all ({most.line})"
