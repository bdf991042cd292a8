"""Files of a site: what each of them is, found by its text, and the facts of all together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from engine.language import say
from engine.site.configuration import read_configuration
from engine.site.directory import USERID, read_directory
from engine.site.facts import SiteError, SiteFacts, SourceLine
from engine.site.linux import read_lscpu, read_meminfo, read_rules
from engine.site.measurements import is_measured, read_measurements
from engine.site.repairs import mended, note_repairs, without_prefix
from engine.site.replies.replies import read_replies
from engine.site.texts import load, without_comments

Kind = Literal["directory", "configuration", "replies", "meminfo", "lscpu", "rules", "measured", "deck"]
KINDS: dict[Kind, str] = {
    "directory": "user directory",
    "configuration": "system configuration",
    "replies": "replies of a console",
    "meminfo": "/proc/meminfo of a guest",
    "lscpu": "lscpu of a guest",
    "rules": "rules of cpuplugd",
    "measured": "sar or vmstat of a guest",
    "deck": "IOCP deck",
}
MAX_FILES = 200
OWNER = "guest of "  # begins the key of the answer that names the guest of a Linux file
_PLAIN = ("meminfo", "lscpu", "rules", "measured")  # nothing of what mail adds would leave them known
_HEAD = 2_000  # lines by which the kind of a file is found
_RULES = "CPU_MIN|CPU_MAX|UPDATE|HOTPLUG|HOTUNPLUG|CMM_MIN|CMM_MAX|CMM_INC|MEMPLUG|MEMUNPLUG"
_CONFIGURATION = (
    r"SYSTEM_\w+|CP_Owned|User_Volume\w*|Features|Rdevice|Activate\s+ISLINK|SSI\s+\S+\s+PDR\w*|SRM\s"
)
_FORMS: tuple[tuple[Kind, str, int], ...] = (  # kind, form of its lines, how many of them make it certain
    ("meminfo", r"(MemTotal|MemFree|SwapTotal):\s+\d+ kB", 1),
    ("lscpu", r"(CPU\(s\)|Architecture|On-line CPU\(s\) list|CPU op-mode\(s\)):\s+\S+.*", 1),
    ("rules", rf"\s*({_RULES})\s*=.*", 2),
    ("deck", r"\S*\s+(?i:CHPID|CNTLUNIT|IODEVICE|RESOURCE)\s+\w+=.*", 1),
    ("directory", r"\s*(?i:USER|IDENTITY|PROFILE|SUBCONFIG)\s+\S+.*", 1),
    ("configuration", rf"\s*(?:\S+:\s*)?(?i:{_CONFIGURATION})\b.*", 1),
)  # fmt: skip


@dataclass(frozen=True)
class SiteFile:
    """A file of a site: its lines and what they are."""

    path: Path
    kind: Kind
    lines: tuple[SourceLine, ...] = field(repr=False)


@dataclass(frozen=True)
class Site:
    """All that the files say. owners: Linux file -> guest, "" where that has to be asked."""

    files: tuple[SiteFile, ...]
    facts: SiteFacts
    owners: dict[str, str]


def open_files(paths: Iterable[Path]) -> tuple[SiteFile, ...]:
    """Return files with their kinds. Raises SiteError for the first that cannot be read."""
    found = list(dict.fromkeys(paths))
    if len(found) > MAX_FILES:
        raise SiteError(say("These are {0} files; expected at most {1}", len(found), MAX_FILES))
    return tuple(_opened(path) for path in found)


def _opened(path: Path) -> SiteFile:
    return site_file(path, load(path))


def site_file(path: Path, given: list[SourceLine]) -> SiteFile:
    """Return a text with its kind, mended where mail, an editor or a log have added to its lines."""
    kind = kind_of(given)
    if kind in _PLAIN:
        return SiteFile(path, kind, tuple(given))
    found = mended(given, console=False)
    if kind_of(found) == "replies":
        found = mended(given, console=True)
    bare = without_prefix(found) if kind_of(found) != "configuration" else None
    found = bare or found
    return SiteFile(path, kind_of(found), tuple(found))


def kind_of(lines: list[SourceLine]) -> Kind:
    """Return what a file is, by its first lines; replies of a console when nothing else fits."""
    head = [line.text for line in lines[:_HEAD]]
    for kind, form, enough in _FORMS:
        pattern = re.compile(form)
        if sum(1 for text in head if pattern.fullmatch(text)) >= enough and not _is_query(kind, head):
            return kind
    return "measured" if is_measured(head) else "replies"


def _is_query(kind: Kind, head: list[str]) -> bool:
    """Return whether lines like those of a directory are replies: QUERY SHARE begins with USER, too."""
    shares = sum(1 for text in head if re.match(r"\s*USER \S+ *: ", text, re.IGNORECASE))
    users = sum(1 for text in head if re.match(r"\s*(USER|IDENTITY|PROFILE)\s", text, re.IGNORECASE))
    return kind == "directory" and shares == users


def read_site(files: Iterable[SiteFile], answers: Mapping[str, str]) -> Site:
    """Return the facts of files. answers: "guest of FILE" -> user ID, where no file name says it."""
    facts, owners, given = SiteFacts(), {}, tuple(files)
    for file in given:
        note_repairs(file.lines, facts)
    for kind, reader in _READERS:
        for file in given:
            if file.kind == kind:
                reader(list(file.lines), facts)
    known = set(facts.names("guest"))
    for file in given:
        if own := _OF_A_GUEST.get(file.kind):
            owners[file.path.name] = owner = _owner(file, known, answers)
            if owner:
                own(list(file.lines), owner, facts)
    for file in given:
        _leave_out_the_rest(file, facts, owners)
    return Site(given, facts, owners)


def _leave_out_the_rest(file: SiteFile, facts: SiteFacts, owners: Mapping[str, str]) -> None:
    """Leave out each line that nothing has become of: no line disappears."""
    if file.kind == "deck" or owners.get(file.path.name):
        return  # its reader has said what it is as a whole
    text = say("nothing of this line is used")
    if file.kind in _OF_A_GUEST:
        text = say("whose it is must be answered first")
    for line in without_comments(file.lines, _COMMENTS.get(file.kind, "*")):
        if not facts.is_heard(line):
            facts.leave_out(line, text)


_COMMENTS: dict[Kind, str] = {"meminfo": "#", "lscpu": "#", "rules": "#", "measured": "#", "replies": "\0"}
_READERS: tuple[tuple[Kind, Callable[[list[SourceLine], SiteFacts], None]], ...] = (
    ("directory", read_directory),
    ("configuration", read_configuration),
    ("replies", read_replies),
)
_OF_A_GUEST: dict[Kind, Callable[[list[SourceLine], str, SiteFacts], None]] = {
    "meminfo": read_meminfo,
    "lscpu": read_lscpu,
    "rules": read_rules,
    "measured": read_measurements,
}


def _owner(file: SiteFile, known: set[str], answers: Mapping[str, str]) -> str:
    """Return the guest of a Linux file: as answered, or a part of its name that is a known user ID."""
    answer = answers.get(OWNER + file.path.name, "").strip().upper()
    if answer:
        if not USERID.fullmatch(answer):
            raise SiteError(
                say(
                    "{0}{1} = {2}: expected a user ID of 1 to 8 characters",
                    OWNER,
                    file.path.name,
                    answer[:40],
                )
            )
        return answer
    parts = re.split(r"[^A-Z0-9@#$]+", file.path.name.upper())
    return next((part for part in parts if part in known), "")
