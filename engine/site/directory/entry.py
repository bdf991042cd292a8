"""Statements inside an entry of the user directory: virtual CPUs, storage, options.

Each reader of a statement returns the operands that it has not used, so that none is skipped silently. Source
of the statements: z/VM CP Planning and Administration, "Creating and updating a user directory".
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language import later, say
from engine.site.directory.devices import adapter, dedicated, is_repeated, minidisk
from engine.site.directory.logon import MOST_CPUS, read_command
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.shares import Of, note_share
from engine.site.texts import defined_size, is_word

Statement = Callable[[list[str], SourceLine, Of, SiteFacts], list[str]]
_SIZED = {"memory": later("{0}: memory of {1}"), "most memory": later("{0}: maximum memory of {1}")}
_CPU_TWICE = later(
    "{0}: {1} already has CPU {2}; CP would reject it (message unknown), and it is counted once"
)
_IN_PROFILE = later(
    "INCLUDE {0}: as far as is known, CP does not allow INCLUDE in a profile (not verified), so it is "
    "not followed"
)
_SECRET = ("APPCPASS",)  # statements with passwords
_NOT_SIMULATED = {
    "ACCount": later("accounting is not simulated"),
    "ACIgroup": later("access control is not simulated"),
    "APPCpass": later("APPC is not simulated"),
    "AUTOlog": later("authority to log on a guest is not simulated"),
    "CMD": later("no short form of COMMAND is known: if CP accepts this form, write COMMAND instead"),
    "CLass": later("privilege classes are not simulated"),
    "CONsole": later("guest consoles are not simulated"),
    "CRYpto": later("cryptographic hardware is not simulated"),
    "D8ONECMD": later("command authority is not simulated"),
    "DASDOPT": later("disk options are not simulated"),
    "DATEFormat": later("formats are not simulated"),
    "IPL": later("each guest boots Linux"),
    "IUCV": later("IUCV is not simulated"),
    "LOADDEV": later("each guest boots Linux"),
    "LINK": later("minidisks shared by guests are not simulated"),
    "LOGONBY": later("authority to log on a guest is not simulated"),
    "MINIOPT": later("minidisk options are not simulated"),
    "NAMESAVE": later("saved segments are not simulated"),
    "POSIXINFO": later("POSIX is not simulated"),
    "POSIXOPT": later("POSIX is not simulated"),
    "SCReen": later("screens are not simulated"),
    "SPOOL": later("spooling is not simulated"),
    "SPOOLFile": later("spooling is not simulated"),
    "STDEVopt": later("optional devices are not simulated"),
    "SYSAFFIN": later("system affinity is not simulated"),
    "TODENABLE": later("guest clocks are not simulated"),
    "XAUTOLOG": later("authority to log on a guest is not simulated"),
    "XCONFIG": later("access to expanded storage and data spaces is not simulated"),
}


def read_statement(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> None:
    """Note the facts of a statement in an entry, and the outcome for each of its operands."""
    for name, handler in _HANDLERS.items():
        if is_word(words[0], name):
            if rest := handler(words, line, key, facts):
                facts.leave_out(line, say("{0} {1}: not simulated", words[0], " ".join(rest)))
            return
    if is_repeated(words, line, key, facts):
        return
    shown = words[0] if words[0] in _SECRET else " ".join(words)
    for name, reason in _NOT_SIMULATED.items():
        if is_word(words[0], name):
            facts.leave_out(line, f"{shown}: {say(reason)}")
            return
    facts.leave_out(line, say("{0}: unknown statement; check its spelling", shown))


def _machine(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read MACHINE type [maximum number of virtual CPUs]."""
    most, rest = next(iter(words[2:3]), ""), words[3:]
    text = say("{0}: machine of type {1}", key[1], " ".join(words[1:2]))
    if not most.isdecimal() or not 1 <= int(most[:9]) <= MOST_CPUS:
        facts.find(line, "understood", text)
        if most.isdecimal():
            facts.leave_out(line, say("MACHINE {0}: CP allows 1 to {1} virtual CPUs", most, MOST_CPUS))
            return rest
        return words[2:]
    facts.note((*key, "most cpus"), int(most), line, Rank.DEFINITION)
    text = say("{0}, at most {1} virtual {1:CPU|CPUs}", text, int(most))
    facts.find(line, "understood", text)
    return rest


def _cpu(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read CPU address [BASE] [NODEDICATE | DEDICATE] [CPUID id]."""
    if len(words) < 2 or not re.fullmatch(r"[0-9A-F]{1,2}", words[1]) or int(words[1], 16) >= MOST_CPUS:
        text = say("{0}: expected an address of one or two hexadecimal digits, up to 3F", " ".join(words))
        facts.leave_out(line, text)
        return []
    address = f"{int(words[1], 16):02X}"
    if address in (facts.get(*key, "cpus") or ()):
        facts.leave_out(line, say(_CPU_TWICE, " ".join(words), key[1], address))
        return []
    text = say("{0}: virtual CPU {1}", key[1], address)
    facts.add((*key, "cpus"), (address,), line, Rank.DEFINITION, text)
    if "DEDICATE" in words:
        facts.leave_out(line, say("DEDICATE: dedicated processors are not simulated"))
    return [word for word in words[2:] if word != "DEDICATE"]


def _share(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read SHARE [ABSOLUTE n%] [RELATIVE n] [maximum] [NOLIMIT | LIMITSOFT | LIMITHARD]."""
    return note_share(words[1:], line, key, facts, Rank.DEFINITION)


def _storage(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read STORAGE size, MAXSTORAGE size, XSTORE size."""
    pages = defined_size(words[1]) if len(words) > 1 else None
    if pages is None:
        facts.leave_out(line, say("{0}: expected a size with its unit, like 512M or 4G", " ".join(words)))
        return []
    if words[0][0] == "X":
        text = say("XSTORE: expanded storage of guests is not simulated; CP has all of it")
        facts.leave_out(line, f"{text} ({' '.join(words[1:])})")
        return []
    what = {"S": "memory", "M": "most memory"}[words[0][0]]
    facts.note((*key, what), pages, line, Rank.DEFINITION, say(_SIZED[what], key[1], words[1]))
    return words[2:]


def _option(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    if "QUICKDSP" in words:
        facts.note((*key, "quickdsp"), True, line, Rank.DEFINITION, f"{key[1]}: QUICKDSP")
    return [word for word in words[1:] if word != "QUICKDSP"]


def _relocate(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read VMRELOCATE [ON | OFF] [DOMAIN name]."""
    on = "OFF" not in words
    text = say("{0}: relocation on", key[1]) if on else say("{0}: relocation off", key[1])
    facts.note((*key, "relocatable"), on, line, Rank.DEFINITION, text)
    return [word for word in words[1:] if word not in ("ON", "OFF")]


def _include(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    name = " ".join(words[1:2])
    if key[0] == "profile":
        facts.leave_out(line, say(_IN_PROFILE, name))
    else:
        text = say("{0}: includes profile {1}", key[1], name)
        facts.note((*key, "includes"), name, line, Rank.DEFINITION, text)
    return words[2:]


def _build(words: list[str], line: SourceLine, key: Of, facts: SiteFacts) -> list[str]:
    """Read BUILD ON member USING SUBCONFIG name, repeated for each member."""
    rest = words[1:]
    while len(rest) >= 5 and (rest[0], rest[2], rest[3]) == ("ON", "USING", "SUBCONFIG"):
        text = say("{0}: has {1} on {2}", key[1], rest[4], rest[1])
        facts.add((*key, "built"), ((rest[1], rest[4]),), line, Rank.DEFINITION, text)
        rest = rest[5:]
    if rest == words[1:]:
        text = say("{0}: expected BUILD ON member USING SUBCONFIG name", " ".join(words))
        facts.leave_out(line, text)
        return []
    return rest


_HANDLERS: dict[str, Statement] = {
    "MACHine": _machine,
    "CPU": _cpu,
    "SHARe": _share,
    "STORage": _storage,
    "MAXSTORage": _storage,
    "XSTORe": _storage,
    "OPTion": _option,
    "VMRELOcate": _relocate,
    "MDisk": minidisk,
    "DEDicate": dedicated,
    "NICDEF": adapter,
    "SPEcial": adapter,
    "COMMAND": read_command,
    "INCLude": _include,
    "BUILD": _build,
}
