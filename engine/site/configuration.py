"""The system configuration file (SYSTEM CONFIG): system names, members, CP-owned volumes, links.

Source of the statements: z/VM CP Planning and Administration, "The system configuration file".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from engine.language import later, say
from engine.naming import lpar_named
from engine.site.agelist import note_agelist
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.replies.srm import note_srm, starts_setting
from engine.site.systems import is_for
from engine.site.texts import is_word, statements

SYSTEM = re.compile(r"[A-Z0-9@#$]{1,8}")
_DEVICE = re.compile(r"([0-9A-F]{3,4})(?:-([0-9A-F]{3,4}))?")
_PAGING = re.compile(r"PG|PAG|^M\d{2}P\d{2}$")  # M01P01: as the installation of a cluster names them
_NOT_SIMULATED = {
    "ACTivate": "",
    "ADD_VSMSERV": later("virtual storage servers are not simulated"),
    "CHARacter_defaults": later("terminals are not simulated"),
    "CPXLOAD": later("exits are not simulated"),
    "CP_ACCESS": later("disks of CP's own files are not simulated"),
    "CP_ADDON_INITIALIZE_ROUTINES": later("exits are not simulated"),
    "CU": later("control units are not simulated"),
    "DEFINE": later("command, switch and LAN definitions are not simulated"),
    "DEVices": later("bringing devices online is not simulated"),
    "DISAble": later("disabled features are not simulated"),
    "DRAIN": later("draining volumes is not simulated"),
    "EDEVice": later("emulated devices are not simulated"),
    "EMERGENCY_MESSAGE_CONSOLES": later("real consoles are not simulated"),
    "ENABLE": later("enabled features are not simulated"),
    "ENFORCE_BY_VOLID": later("volume names are not simulated"),
    "EXTERNAL_SYNTAX": later("other commands are not simulated"),
    "FEATUREs": later("these features do not affect the simulation"),
    "FORM_DEFAULT": later("printers are not simulated"),
    "HOT_IO_RATE": later("device errors are not simulated"),
    "IMBED": later("the imbedded file is not read; add it as another file"),
    "INIT_MITIME": later("missing interrupts are not simulated"),
    "JOURNALing": later("journals are not simulated"),
    "LOGO_CONFIG": later("logos are not simulated"),
    "MODIFY": later("virtual switches and networks are not simulated"),
    "MULTITHREADing": later(
        "the threads of a core are not simulated: each core counts as at most one processor"
    ),
    "OPERATOR_CONSOLES": later("real consoles are not simulated"),
    "PAGING": later("CP's method of driving its paging volumes is not simulated"),
    "PRINTER_TITLE": later("printers are not simulated"),
    "PRIV_CLASSes": later("privilege classes are not simulated"),
    "PRODuct": later("products are not simulated"),
    "RDEVice": later("the IOCP deck defines the simulated devices"),
    "RELOCATION_DOMAIN": later("relocation domains are not read from files: add a table [domains.NAME]"),
    "SAY": later("messages during z/VM startup are not simulated"),
    "SET": later("this setting does not affect the simulation"),
    "STORage": later("reserving real storage is not simulated"),
    "SYSTEM_ALIAS": later("volume aliases are not simulated"),
    "SYSTEM_3270": later("real consoles are not simulated"),
    "SYSTEM_DATEformat": later("formats are not simulated"),
    "SYSTEM_RESidence": later("the IPL volume of z/VM is not simulated"),
    "SYSTEM_USERids": later("user IDs of CP servers are not simulated"),
    "THROTtle": later("throttled devices are not simulated"),
    "TIMEzone_boundary": later("time zones are not simulated"),
    "TIMEzone_definition": later("time zones are not simulated"),
    "TOLERATE_CONFIG_ERRORS": later("error handling is not simulated"),
    "TRANSLATE_TABLE": later("code pages are not simulated"),
    "USERFORM": later("printers are not simulated"),
    "USER_DEFAULTS": later("user defaults are not simulated"),
    "USER_VOLUME_EXCLUDE": later("individual user volumes are not simulated"),
    "USER_VOLUME_INCLUDE": later("individual user volumes are not simulated"),
    "USER_VOLUME_LIST": later("individual user volumes are not simulated"),
    "USER_VOLUME_RDEV": later("individual user volumes are not simulated"),
    "VMLAN": later("networks are not simulated"),
    "XLINK_DEVICE_DEFAULTS": later("links between minidisks of different systems are not simulated"),
    "XLINK_SYSTEM_EXCLUDE": later("links between minidisks of different systems are not simulated"),
    "XLINK_SYSTEM_INCLUDE": later("links between minidisks of different systems are not simulated"),
    "XLINK_VOLUME_EXCLUDE": later("links between minidisks of different systems are not simulated"),
    "XLINK_VOLUME_INCLUDE": later("links between minidisks of different systems are not simulated"),
    "XSTORE": later("expanded storage is read from QUERY XSTORE"),
}


def read_configuration(found: list[SourceLine], facts: SiteFacts) -> None:
    """Note the facts of a system configuration file."""
    block = ""
    for line in statements(found, "*"):
        line, system = _qualified(line)
        words = line.text.upper().replace(",", " ").split()
        if not words or words[0] in ("BEGIN", "END"):
            block = system if words[:1] == ["BEGIN"] else ""
            text = say("the statements between BEGIN and END apply to all systems")
            if system:
                text = say("the statements between BEGIN and END apply to {0}", system)
            facts.find(line, "understood", text)
            if words[1:]:
                facts.leave_out(line, say("{0}: unknown", " ".join(words[1:])))
            continue
        _statement(words, line, system or block, facts)


def _statement(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> None:
    if system and not any(is_word(words[0], name) for name in _OF_EACH):
        facts.note(("qualifier", system, "line"), True, line, Rank.DEFINITION)
        if not is_for(system, facts):
            text = say("{0}: applies to {1}, but {2} is read", " ".join(words), system, facts.system)
            facts.leave_out(line, text)
            return
    for name, handler in _HANDLERS.items():
        rest = handler(words, line, system, facts) if is_word(words[0], name) else None
        if rest:
            facts.leave_out(line, say("{0} {1}: not simulated", words[0], " ".join(rest)))
        if rest is not None:
            return
    _leave_out(words, line, facts)


def _qualified(line: SourceLine) -> tuple[SourceLine, str]:
    """Return a statement without its qualifier "MEMBER1:", and the system to which it applies."""
    match = re.match(r"\s*([A-Za-z0-9@#$*%]{1,8})\s*:\s*(.*)", line.text)
    return (replace(line, text=match[2]), match[1].upper()) if match else (line, "")


def _leave_out(words: list[str], line: SourceLine, facts: SiteFacts) -> None:
    for name, reason in _NOT_SIMULATED.items():
        if reason and is_word(words[0], name):
            facts.leave_out(line, f"{' '.join(words)}: {say(reason)}")
            return
    text = say("{0}: unknown statement; check its spelling", " ".join(words))
    facts.leave_out(line, text)


def _identifier(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str]:
    """Read SYSTEM_IDENTIFIER {type cpuid | LPAR name} system."""
    if len(words) < 4 or not SYSTEM.fullmatch(words[3]):
        text = say("{0}: expected a machine or LPAR name, and a system name", " ".join(words))
        facts.leave_out(line, text)
        return []
    name, lpar = words[3], words[2] if words[1] == "LPAR" else ""
    facts.note(("member", name, "lpar"), lpar, line, Rank.DEFINITION)
    text = say("{0} is a system on {1}", name, " ".join(words[1:3]))
    facts.find(line, "understood", say("{0} is a system in {1}", name, lpar_named(lpar)) if lpar else text)
    return words[4:]


def _default_name(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str]:
    if len(words) < 2 or not SYSTEM.fullmatch(words[1]):
        return words[1:] or ["?"]
    facts.note(("member", words[1], "lpar"), "", line, Rank.DEFINITION, say("{0} is a system", words[1]))
    return words[2:]


def _ssi(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str]:
    """Read SSI name PDR_VOLUME volume SLOT n system SLOT n system ..."""
    if len(words) < 2 or not SYSTEM.fullmatch(words[1]):
        facts.leave_out(line, say("{0}: expected the cluster name", " ".join(words)))
        return []
    cluster, rest = words[1], words[2:]
    others: list[str] = []
    facts.note(("system", "", "ssi"), cluster, line, Rank.DEFINITION, say("{0} is the SSI cluster", cluster))
    while rest:
        if rest[0] == "SLOT" and len(rest) > 2 and SYSTEM.fullmatch(rest[2]) and rest[2] != "AVAILABLE":
            facts.note(("member", rest[2], "slot"), rest[1], line, Rank.DEFINITION)
            facts.find(line, "understood", say("{0} is member {1} of {2}", rest[2], rest[1], cluster))
            rest = rest[3:]
        else:
            others, rest = [*others, rest[0]], rest[1:]
    return others


def _owned(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str]:
    """Read CP_OWNED SLOT n volume [OWN | SHARED ...]; paging volumes are guessed from their names."""
    volume, slot = (words[3] if len(words) > 3 else ""), " ".join(words[1:3])
    first = facts.fact("slot", f"{system} {slot}", "volume")
    if first is not None and volume:
        text = say(
            "{0}: {1} has this slot in {2}; CP assigns a slot only once (message unknown)",
            " ".join(words),
            first.value,
            first.line,
        )
        facts.find(line, "guessed", text)
    elif volume:
        facts.note(("slot", f"{system} {slot}", "volume"), volume, line, Rank.DEFINITION)
    if volume in ("", "RESERVED"):
        facts.leave_out(line, say("{0}: a slot without a volume", " ".join(words)))
    elif _PAGING.search(volume):
        text = say("{0} is a paging volume, judging by its name", volume)
        if system:
            text = say("{0} is a paging volume of {1}, judging by its name", volume, system)
        key = ("system", "", "paging volumes")
        facts.add(key, ((system, volume),), line, Rank.GUESS, f"{text} ({slot})")
    else:
        text = say(
            "{0} is not a paging volume, judging by its name; QUERY ALLOC PAGE would show this", volume
        )
        facts.leave_out(line, f"{text} ({slot})")
    return words[4:]


def _islink(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str] | None:
    """Read ACTIVATE ISLINK device ... [NODE name]; ISLINK alone is also accepted."""
    rest = words[2:] if words[1:2] == ["ISLINK"] else words[1:]
    if words[0] != "ISLINK" and words[1:2] != ["ISLINK"]:
        return None
    node = next((rest[at + 1] for at, word in enumerate(rest[:-1]) if is_word(word, "NODe")), "")
    if node:
        at = next(at for at, word in enumerate(rest) if is_word(word, "NODe"))
        rest = rest[:at] + rest[at + 2 :]
    devices = [number for word in rest for number in _numbers(word)]
    if not devices:
        text = say("{0}: expected device numbers of four hexadecimal digits", " ".join(words))
        facts.leave_out(line, text)
        return []
    note_link(facts, system, node, tuple(devices), line, Rank.DEFINITION)
    return [word for word in rest if not _numbers(word)]


def note_link(
    facts: SiteFacts, system: str, node: str, devices: tuple[str, ...], line: SourceLine, rank: Rank
) -> None:
    """Note devices of a logical link. system: the system to which the statement applies, "" = everywhere;
    node: the other end.
    """
    key = ("link", f"{system or '*'} {node or '?'}", "devices")
    text = say("{0} are devices of a logical link", ", ".join(devices))
    if node:
        text = say("{0} are devices of a logical link to {1}", ", ".join(devices), node)
    facts.add(key, devices, line, rank, text)


def _numbers(word: str) -> list[str]:
    match = _DEVICE.fullmatch(word)
    if match is None:
        return []
    first, last = int(match[1], 16), int(match[2] or match[1], 16)
    return [f"{number:04X}" for number in range(first, min(last, first + 63) + 1)]


def _storage(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str] | None:
    """Read STORAGE AGELIST SIZE n% EARLYWRITES YES KEEPSLOT YES; its other operands are not simulated."""
    at = next((at for at, word in enumerate(words) if is_word(word, "AGElist")), 0)
    return words[1:at] + note_agelist(words[at + 1 :], line, facts, Rank.DEFINITION) if at else None


def _srm(words: list[str], line: SourceLine, system: str, facts: SiteFacts) -> list[str] | None:
    """Read SRM STORBUF a b c LDUBUF a b c; SET may precede it."""
    said = words[1:] if words[0] == "SET" else words
    if said[:1] != ["SRM"]:
        return None
    starts = [at for at, word in enumerate(said) if starts_setting(word)] or [1]
    for at, end in pairwise([*starts, len(said)]):
        note_srm(said[at:end], line, facts, Rank.DEFINITION)
    return []


_OF_EACH = ("SYSTEM_IDentifier", "SYSTEM_IDENTIFIER_DEFAULT", "SSI", "CP_OWned", "ACTivate", "ISLINK")
_HANDLERS: dict[str, Callable[[list[str], SourceLine, str, SiteFacts], list[str] | None]] = {
    "SYSTEM_IDentifier": _identifier,
    "SYSTEM_IDENTIFIER_DEFAULT": _default_name,
    "SSI": _ssi,
    "CP_OWned": _owned,
    "ACTivate": _islink,
    "ISLINK": _islink,
    "STORage": _storage,
    "SRM": _srm,
    "SET": _srm,
}
