"""The user directory (USER DIRECT): guests with their storage, virtual CPUs, shares and devices.

Source of the statements: z/VM CP Planning and Administration, "Creating and updating a user directory".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.language import later, say
from engine.site.facts import Key, Rank, SiteFact, SiteFacts, SourceLine
from engine.site.texts import is_word, size, statements

Of = tuple[str, str]  # kind and name of what facts are noted of: ("guest", "LINUX01")
USERID = re.compile(r"[A-Z0-9@#$_+:-]{1,8}")
_SIZED = {"memory": later("{0}: memory of {1}"), "most memory": later("{0}: most memory of {1}")}
DEVICES = ("minidisks", "dedicated devices", "network adapters")  # counts: a relocation moves each of them
SHARES = ("share", "absolute share")  # a guest has one of them
_SELF = ("*", "&USERID")  # the guest whose entry a COMMAND is in
_NOT_SIMULATED = {
    "ACCount": later("accounting is not in the model"),
    "ACIgroup": later("access control is not in the model"),
    "APPCpass": later("APPC is not in the model"),
    "AUTOlog": later("who may log a guest on is not in the model"),
    "CLass": later("privilege classes are not in the model"),
    "CONsole": later("consoles of guests are not in the model"),
    "CRYpto": later("cryptographic hardware is not in the model"),
    "D8ONECMD": later("who may issue commands is not in the model"),
    "DASDOPT": later("options of disks are not in the model"),
    "DATEFormat": later("formats are not in the model"),
    "IPL": later("each guest boots its Linux"),
    "IUCV": later("IUCV is not in the model"),
    "LOADDEV": later("each guest boots its Linux"),
    "LINK": later("minidisks that guests share are not in the model"),
    "LOGONBY": later("who may log a guest on is not in the model"),
    "MINIOPT": later("options of minidisks are not in the model"),
    "NAMESAVE": later("saved segments are not in the model"),
    "POSIXINFO": later("POSIX is not in the model"),
    "POSIXOPT": later("POSIX is not in the model"),
    "SCReen": later("screens are not in the model"),
    "SPEcial": later("devices for communication are not in the model"),
    "SPOOL": later("spooling is not in the model"),
    "SPOOLFile": later("spooling is not in the model"),
    "STDEVopt": later("optional devices are not in the model"),
    "SYSAFFIN": later("affinity to a system is not in the model"),
    "TODENABLE": later("clocks that guests set are not in the model"),
    "XAUTOLOG": later("who may log a guest on is not in the model"),
    "XCONFIG": later("access to expanded storage and data spaces is not in the model"),
}


@dataclass
class _Entry:
    """The guest or profile whose statements are being read."""

    kind: str = ""  # "guest", "profile", "subconfig"; "" before the first, and where one is passed over
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
            _inside(words, line, entry, facts)
        else:
            facts.leave_out(
                line, say("{0} before the first USER: global statements are not in the model", words[0])
            )
    _spread(facts)


# ---- statements that begin an entry


def _user(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    """USER userid password [storage [maximum [classes]]]; the same for IDENTITY."""
    name = words[1] if len(words) > 1 else ""
    if not USERID.fullmatch(name):
        entry.kind = ""
        facts.leave_out(line, say("{0} {1}: expected a user ID of 1 to 8 characters", words[0], name))
        return
    entry.kind, entry.name = "guest", name
    password = words[2] if len(words) > 2 else ""
    facts.note((*entry.key, "defined"), True, line, Rank.DEFINITION)
    facts.note((*entry.key, "logs on"), password != "NOLOG", line, Rank.DEFINITION)
    sizes = [pages for word in words[3:5] if (pages := size(word))]
    for key, pages in zip(("memory", "most memory"), sizes, strict=False):
        facts.note((*entry.key, key), pages, line, Rank.DEFINITION)
    text = say("{0} is a guest with {1} of storage", name, words[3]) if sizes else say("{0} is a guest", name)
    facts.find(line, "understood", say("{0}, and cannot log on", text) if password == "NOLOG" else text)
    if words[0] == "IDENTITY":
        facts.note((*entry.key, "identity"), True, line, Rank.DEFINITION)


def _profile(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    entry.kind, entry.name = "profile", words[1] if len(words) > 1 else ""
    facts.find(line, "understood", say("{0} is a profile, which other entries include", entry.name))


def _subconfig(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    entry.kind, entry.name = "subconfig", words[1] if len(words) > 1 else ""
    facts.find(line, "understood", say("{0} is what an identity has on one member", entry.name))


def _directory(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    entry.kind = ""
    text = later("{0}: what it says of the whole directory is not in the model")
    if words[0] == "DIRECTORY":
        text = later("{0}: where the directory is kept is not in the model")
    facts.leave_out(line, say(text, words[0]))


_OPENERS: dict[str, Callable[[list[str], SourceLine, _Entry, SiteFacts], None]] = {
    "USER": _user,
    "IDENTITY": _user,
    "PROFILE": _profile,
    "SUBCONFIG": _subconfig,
    "DIRECTORY": _directory,
    "GLOBALDEFS": _directory,
    "GLOBALOPTS": _directory,
}


# ---- statements of an entry


def _inside(words: list[str], line: SourceLine, entry: _Entry, facts: SiteFacts) -> None:
    for name, handler in _HANDLERS.items():
        if is_word(words[0], name):
            handler(words, line, entry.key, facts)
            return
    for name, reason in _NOT_SIMULATED.items():
        if is_word(words[0], name):
            facts.leave_out(line, f"{words[0]}: {say(reason)}")
            return
    facts.leave_out(line, say("{0}: this statement is not known here; check its spelling", words[0]))


def _machine(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """MACHINE type [most virtual CPUs]."""
    numbers = [int(word) for word in words[2:] if word.isdecimal() and int(word) <= 64]
    if numbers:
        facts.note((*key, "most cpus"), numbers[0], line, Rank.DEFINITION)
    text = say("{0}: machine of type {1}", key[1], " ".join(words[1:2]))
    most = say("{0}, at most {1} virtual {1:CPU|CPUs}", text, numbers[0]) if numbers else text
    facts.find(line, "understood", most)


def _cpu(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """CPU address [BASE] [NODEDICATE | DEDICATE] [CPUID id]."""
    if len(words) < 2 or not re.fullmatch(r"[0-9A-F]{1,2}", words[1]):
        facts.leave_out(line, say("CPU: expected an address of one or two hexadecimal digits"))
        return
    address = f"{int(words[1], 16):02X}"
    facts.add((*key, "cpus"), (address,), line, Rank.DEFINITION, say("{0}: virtual CPU {1}", key[1], address))
    if "DEDICATE" in words:
        facts.leave_out(line, say("DEDICATE: processors of one guest alone are not in the model"))


def _share(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """SHARE [ABSOLUTE n%] [RELATIVE n] [maximum] [NOLIMIT | LIMITSOFT | LIMITHARD]."""
    note_share(words[1:], line, key, facts, Rank.DEFINITION)


def note_share(
    words: list[str], line: SourceLine, key: Of, facts: SiteFacts, rank: Rank, before: int = 0
) -> None:
    """Note a share as SET SHARE, the directory and QUERY SHARE write it. key: ("guest", NAME).

    before: values that came in another line; 1: the first one here is the maximum share.
    """
    values = [word for word in words if re.fullmatch(r"\d{1,5}(\.\d)?%?", word)]
    kinds = [kind for word in words for kind in ("RELATIVE", "ABSOLUTE") if is_word(word, kind.title())]
    limit = next((name for name in ("NOLIMIT", "LIMITSOFT", "LIMITHARD") if name in words), "")
    for place, (kind, value) in enumerate(zip(kinds, values, strict=False)):
        _note_one(kind, value, place + before > 0, line, key, facts, rank)
    if limit:
        facts.note((*key, "limit"), limit, line, rank)
    if values or limit:
        facts.find(line, "understood", say("{0}: share {1}", key[1], " ".join(words)))
    else:
        facts.leave_out(line, say("SHARE: expected RELATIVE and a number, or ABSOLUTE and a percentage"))


def _note_one(
    kind: str, value: str, most: bool, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank
) -> None:
    number = float(value.rstrip("%"))
    if most and kind == "RELATIVE":
        facts.leave_out(line, say("a maximum share that is relative is not in the model"))
    elif most:
        facts.note((*key, "limit share"), number, line, rank)
    elif kind == "RELATIVE" and 1 <= number <= 10_000:
        _note_share("share", int(number), line, key, facts, rank)
    elif kind == "ABSOLUTE" and 0.1 <= number <= 100:
        _note_share("absolute share", number, line, key, facts, rank)
    else:
        facts.leave_out(
            line, say("share {0} {1}: expected 1 to 10,000, or 0.1% to 100%", kind.lower(), value)
        )


def _note_share(what: str, number: float, line: SourceLine, key: Of, facts: SiteFacts, rank: Rank) -> None:
    """Note a share; one of the other kind that was said before, by a source that counts no more, goes."""
    for other in SHARES:
        old = facts.fact(*key, other)
        if other != what and old is not None and old.rank <= rank:
            facts.drop((*key, other))
    facts.note((*key, what), number, line, rank)


def _storage(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """STORAGE size, MAXSTORAGE size, XSTORE size."""
    pages = size(words[1]) if len(words) > 1 else None
    if pages is None:
        facts.leave_out(line, say("{0}: expected a size with its unit, like 512M or 4G", words[0]))
        return
    if words[0][0] == "X":
        facts.leave_out(
            line, say("XSTORE: expanded storage of a guest's own is not in the model; CP has all of it")
        )
        return
    what = {"S": "memory", "M": "most memory"}[words[0][0]]
    facts.note((*key, what), pages, line, Rank.DEFINITION, say(_SIZED[what], key[1], words[1]))


def _option(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    if "QUICKDSP" in words:
        facts.note((*key, "quickdsp"), True, line, Rank.DEFINITION, f"{key[1]}: QUICKDSP")
    if others := " ".join(word for word in words[1:] if word != "QUICKDSP"):
        facts.leave_out(line, say("OPTION {0}: not in the model", others))


def _relocate(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """VMRELOCATE [ON | OFF] [DOMAIN name]."""
    on = "OFF" not in words
    facts.note(
        (*key, "relocatable"),
        on,
        line,
        Rank.DEFINITION,
        say("{0}: relocation on", key[1]) if on else say("{0}: relocation off", key[1]),
    )


def _count(what: str) -> Callable[[list[str], SourceLine, Of, SiteFacts], None]:
    def counted(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
        before = facts.get(*key, what) or 0
        facts.put((*key, what), SiteFact(before + 1, line, Rank.DEFINITION))
        facts.find(
            line,
            "understood",
            say("{0}: {1} {2}, a device that a relocation moves", key[1], words[0], " ".join(words[1:2])),
        )

    return counted


def _include(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    name = words[1] if len(words) > 1 else ""
    facts.note(
        (*key, "includes"), name, line, Rank.DEFINITION, say("{0}: includes profile {1}", key[1], name)
    )


def _build(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """BUILD ON member USING SUBCONFIG name."""
    if len(words) < 6:
        facts.leave_out(line, say("BUILD: expected BUILD ON member USING SUBCONFIG name"))
        return
    text = say("{0}: has {1} on {2}", key[1], words[5], words[2])
    facts.add((*key, "built"), ((words[2], words[5]),), line, Rank.DEFINITION, text)


def _command(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """COMMAND: what CP executes at the logon; those that define what the directory also can are read."""
    said = words[1:]
    if said[:1] == ["CP"]:
        said = said[1:]
    match said:
        case [define, what, *rest] if is_word(define, "DEFine") and what == "CPU" and rest:
            _define_cpus(rest, line, key, facts)
        case [define, what, amount, *_] if (
            is_word(define, "DEFine") and is_word(what, "STORage") and size(amount)
        ):
            facts.note(
                (*key, "memory"),
                size(amount),
                line,
                Rank.DEFINITION,
                say("{0}: memory of {1}", key[1], amount),
            )
        case ["SET", what, who, *rest] if is_word(what, "SHare") and who in (*_SELF, key[1]):
            note_share(rest, line, key, facts, Rank.DEFINITION)
        case ["SET", what, who, "ON", *_] if is_word(what, "QUICKdsp") and who in (*_SELF, key[1]):
            facts.note((*key, "quickdsp"), True, line, Rank.DEFINITION, f"{key[1]}: QUICKDSP")
        case _:
            facts.leave_out(
                line, say("COMMAND {0}: this command changes nothing in the model", " ".join(said[:2]))
            )


def _define_cpus(rest: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """Add the virtual CPUs of DEFINE CPU 01-03; each guest has CPU 00 without a statement."""
    facts.add(
        (*key, "cpus"),
        ("00",),
        line,
        Rank.DEFINITION,
        say("{0}: virtual CPU 00, which each guest has", key[1]),
    )
    for word in rest:
        first, _, last = word.partition("-")
        if not re.fullmatch(r"[0-9A-F]{1,2}", first) or (last and not re.fullmatch(r"[0-9A-F]{1,2}", last)):
            break
        for address in range(int(first, 16), min(int(last or first, 16), 63) + 1):
            _cpu(["CPU", f"{address:02X}"], line, key, facts)


_HANDLERS: dict[str, Callable[[list[str], SourceLine, Of, SiteFacts], None]] = {
    "MACHine": _machine,
    "CPU": _cpu,
    "SHARe": _share,
    "STORage": _storage,
    "MAXSTORage": _storage,
    "XSTORe": _storage,
    "OPTion": _option,
    "VMRELOcate": _relocate,
    "MDisk": _count(DEVICES[0]),
    "DEDicate": _count(DEVICES[1]),
    "NICDEF": _count(DEVICES[2]),
    "COMMAND": _command,
    "INCLude": _include,
    "BUILD": _build,
}


# ---- profiles and subconfigurations


def _spread(facts: SiteFacts) -> None:
    """Give each guest what the profile has that it includes, and what its subconfigurations have."""
    for name in facts.names("guest"):
        for part in _parts(facts, name):
            for what, fact in facts.of(*part).items():
                _give(facts, ("guest", name, what), fact)


def _give(facts: SiteFacts, key: Key, fact: SiteFact) -> None:
    """Give a guest a fact of a part: devices and CPUs add up, of all else its own statement counts."""
    own = facts.fact(*key)
    if key[2] in DEVICES and own is not None:
        facts.put(key, replace(own, value=own.value + fact.value))
    elif key[2] == "cpus" and own is not None:
        facts.put(key, replace(own, value=tuple(dict.fromkeys((*fact.value, *own.value)))))
    elif key[2] in SHARES and any(facts.fact(*key[:2], what) for what in SHARES):
        return  # of either kind
    elif own is None and key[2] not in ("includes", "defined"):
        facts.put(key, fact)


def _parts(facts: SiteFacts, name: str) -> list[tuple[str, str]]:
    built = facts.get("guest", name, "built") or ()  # of one member at a time: those of the others are alike
    parts = [("subconfig", subconfig) for _, subconfig in built[:1]]
    profile = facts.get("guest", name, "includes")
    if profile is None:
        return parts
    included = facts.fact("guest", name, "includes")
    if included is not None and not facts.of("profile", profile):
        facts.leave_out(
            included.line,
            say("INCLUDE {0}: the files have no PROFILE {0} with anything that is used", profile),
        )
    return [*parts, ("profile", profile)]
