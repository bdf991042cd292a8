"""Files of a site: the kind of each, determined from its text, and the facts from all of them together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from engine.language import later, say
from engine.measured.asked import asked
from engine.measured.dialect import SADF
from engine.site.configuration import read_configuration
from engine.site.directory.directory import USERID, read_directory
from engine.site.directory.parts import finish_directory
from engine.site.facts import SiteError, SiteFacts, SourceLine
from engine.site.kinds import KINDS, SCREEN, Kind, kind_of
from engine.site.linux import read_lscpu, read_meminfo, read_rules
from engine.site.measurements import UNIT, read_measurements
from engine.site.repairs import COMPUTER, NAMED, bare, mended, note_repairs, without_prefix, without_stamp
from engine.site.replies.replies import is_reply, read_replies
from engine.site.sections import SHELL, SiteSection, sections
from engine.site.systems import known_system
from engine.site.texts import load, without_comments

MAX_FILES = 200
OWNER = "guest of "  # begins the key of the answer that names the guest of a Linux file
_HEAD = 100  # lines in which sadf and nmon name their computer
_NAMED = re.compile(rf"^(?:AAA,host,|{re.escape(SADF)}.*\n)([\w.-]+)", re.MULTILINE)
_PLAIN = ("meminfo", "lscpu", "rules", "measured")  # nothing of what mail adds would leave them known


@dataclass(frozen=True)
class SiteFile:
    """A file of a site, or a section of one: its lines and their kind.

    name: of the section in the question about its owner; host: the computer that has printed it, if this is
    shown; parts: the sections of a text that has several; kind: then that of the first section.
    """

    path: Path
    kind: Kind
    lines: tuple[SourceLine, ...] = field(repr=False)
    name: str = ""
    host: str = ""
    parts: tuple[SiteFile, ...] = field(default=(), repr=False)

    @property
    def sections(self) -> tuple[SiteFile, ...]:
        """The sections of the file; the file itself if it has only one."""
        return self.parts or (self,)

    @property
    def what(self) -> str:
        """The kinds of all its sections, as text."""
        return ", ".join(dict.fromkeys(KINDS[section.kind] for section in self.sections))


@dataclass(frozen=True)
class Site:
    """All facts from the files. owners: Linux file -> guest, "" if the user has to be asked."""

    files: tuple[SiteFile, ...]
    facts: SiteFacts
    owners: dict[str, str]


def open_files(paths: Iterable[Path]) -> tuple[SiteFile, ...]:
    """Return files with their kinds. Raises SiteError for the first file that cannot be read."""
    found = list(dict.fromkeys(paths))
    if len(found) > MAX_FILES:
        raise SiteError(say("There are {0} files; expected at most {1}", len(found), MAX_FILES))
    return tuple(_opened(path) for path in found)


def _opened(path: Path) -> SiteFile:
    return site_file(path, load(path))


def site_file(path: Path, given: list[SourceLine]) -> SiteFile:
    """Return a text with its kind, after removing anything that mail, an editor or a log has added to its
    lines.
    """
    plain = bare(given)
    for found, host in (*_logged(plain), (plain, "")):
        if parts := _several(path, sections(found)):
            return SiteFile(path, parts[0].kind, tuple(found), host=host, parts=parts)
        if (kind := kind_of(found)) in _PLAIN:
            return SiteFile(path, kind, tuple(found), host=host or _host(found))
    found = _mended(given)
    parts = _several(path, sections(found)) if found != given else ()
    return SiteFile(path, parts[0].kind if parts else kind_of(found), tuple(found), parts=parts)


def _host(found: list[SourceLine]) -> str:
    """Return the computer that has printed a text, according to a prompt, sar, sadf or nmon; "" if none
    shows it.
    """
    named = (section.host for section in sections(found))
    head = "\n".join(line.text for line in found[:_HEAD])
    in_file = _NAMED.search(head)
    return next(filter(None, named), in_file[1].partition(".")[0].upper() if in_file else "")


def _logged(given: list[SourceLine]) -> Iterator[tuple[list[SourceLine], str]]:
    """Yield Linux output without the time or the computer before each line, and the computer."""
    for found, host in ((without_stamp(given), ""), without_prefix(given, COMPUTER) or (None, "")):
        if found and any(section.kind in _PLAIN for section in sections(found)):
            yield found, host


def _mended(given: list[SourceLine]) -> list[SourceLine]:
    found = mended(given, console=False)
    if kind_of(found) == "replies":
        found = mended(given, console=True)
    prefixed = without_prefix(found) if kind_of(found) != "configuration" else None
    return prefixed[0] if prefixed else _named(found)


def _named(found: list[SourceLine]) -> list[SourceLine]:
    """Return responses without the system's name before each line, where only blanks follow the name."""
    named = without_prefix(found, NAMED) if kind_of(found) == "replies" else None
    if named is None or any(is_reply(line.text) for line in found):
        return found
    return named[0] if any(is_reply(line.text) for line in named[0]) else found


def _several(path: Path, found: list[SiteSection]) -> tuple[SiteFile, ...]:
    """Return the parts of a text that has several kinds or comes from several computers; otherwise none.

    Lines of one kind form one part, except for Linux output.
    """
    found = [section for section in found if any(line.text.strip() for line in section.lines)]
    if len(found) < 2:
        return ()
    kinds = [section.kind or _certain(section.lines) for section in found]
    linux = list(_of_linux(path, [section for section in found if section.kind]))
    asked_for = sum(section.command is not None for section in found)
    if len({kind for kind in kinds if kind}) < 2 and len({part.name for part in linux}) < 2 > asked_for:
        return ()
    others: dict[Kind, list[SourceLine]] = {}
    for section, kind in zip(found, kinds, strict=True):
        if not section.kind:
            others.setdefault(kind or "replies", []).extend(section.lines)
    return (*(SiteFile(path, kind, tuple(_mended(lines))) for kind, lines in others.items()), *linux)


def _certain(lines: Sequence[SourceLine]) -> Kind | None:
    """Return the kind of lines that Linux has not printed; None if nothing shows it."""
    kind = kind_of(list(lines))
    return kind if kind != "replies" or any(is_reply(line.text) for line in lines) else None


def _of_linux(path: Path, found: list[SiteSection]) -> Iterator[SiteFile]:
    """Yield the Linux sections. Sections from one computer have one owner, unless their headings differ."""
    heads: dict[tuple[str, Kind], str] = {}
    host = ""
    for section in found:
        assert section.kind
        goes_on = section.kind == "measured" and section.command is None  # sar prints its banner once
        first, name, host = section.lines[0], path.name, section.host or (host if goes_on else "")
        same = heads.setdefault((host, section.kind), first.text) == first.text
        if section.kind in ("meminfo", "lscpu") and not same:
            name = str(first)
        elif host:
            name = f"{path.name} ({host})"
        lines = (section.command, *section.lines) if section.command else section.lines
        yield SiteFile(path, section.kind, lines, name, host)


def read_site(files: Iterable[SiteFile], answers: Mapping[str, str]) -> Site:
    """Return the facts in files. answers: "guest of FILE" -> user ID, if the file name does not contain
    it.
    """
    facts, owners, whole = SiteFacts(), {}, tuple(files)
    given = [part for file in whole for part in file.sections]
    for file in given:
        note_repairs(file.lines, facts)
    facts.system = _system(given, answers)
    _read(given, ("directory",), facts)
    facts.system = facts.system or known_system(facts, answers)  # of BUILD
    finish_directory(facts)
    _read(given, ("configuration", "replies", "toolkit"), facts)
    known = set(facts.names("guest"))
    for file in given:
        if own := _OF_A_GUEST.get(file.kind):
            owners[file.name or file.path.name] = owner = _owner(file, known, answers)
            if file.kind == "measured":
                name = file.name or file.path.name
                own = partial(read_measurements, name=name, unit=answers.get(UNIT + name, "").strip())
            if owner and file.lines:
                own(_without_command(file.lines, facts), owner, facts)
    for file in given:
        _leave_out_the_rest(file, facts, owners)
    return Site(whole, facts, owners)


def _read(given: Sequence[SiteFile], kinds: Sequence[Kind], facts: SiteFacts) -> None:
    for kind in kinds:
        for file in given:
            if file.kind == kind:
                _READERS[kind](list(file.lines), facts)


def _system(given: Sequence[SiteFile], answers: Mapping[str, str]) -> str:
    """Return the system that is read; statements for other systems are omitted when lines are read."""
    first = SiteFacts()
    if any(file.kind in ("directory", "configuration") for file in given):
        _read(given, ("configuration", "replies"), first)
    return known_system(first, answers)


def _without_command(lines: tuple[SourceLine, ...], facts: SiteFacts) -> list[SourceLine]:
    """Return the lines after the shell command, or including it if it is a monitor command."""
    first = next(iter(lines), SourceLine("", 0))
    if not SHELL.fullmatch(first.text):
        return list(lines)
    facts.find(
        first, "understood", say("{0}: a command; the next lines are its response", first.text.strip())
    )
    return list(lines if asked(first.text) else lines[1:])


def _leave_out_the_rest(file: SiteFile, facts: SiteFacts, owners: Mapping[str, str]) -> None:
    """Record each line that has no outcome as omitted, so that no line disappears."""
    if file.kind == "deck" or owners.get(file.name or file.path.name):
        return  # its reader has described the entire file
    text = say("this line is not used")
    if file.kind in _OF_A_GUEST:
        text = say("first answer which guest it belongs to: “{0}{1}”", OWNER, file.name or file.path.name)
    for line in without_comments(file.lines, _COMMENTS.get(file.kind, "*")):
        if not facts.is_heard(line):
            facts.leave_out(line, text, costs=file.kind in _OF_A_GUEST)


def _leave_out_screens(found: list[SourceLine], facts: SiteFacts) -> None:
    """Record screens of Performance Toolkit as omitted, each by its name."""
    starts = [at for at, line in enumerate(found) if SCREEN.fullmatch(line.text)]
    for at, end in pairwise([*starts, len(found)]):
        name = found[at].text.split()[0].lstrip("1")
        whole = replace(found[at], through=found[end - 1].number)
        facts.leave_out(whole, say(_NOT_READ, name, end - at), costs=True)


_NOT_READ = later(
    "{0}: a Performance Toolkit screen ({1} {1:line|lines}), which is not "
    "read for a site: paste the responses to INDICATE LOAD and INDICATE "
    "QUEUES EXP from the same minutes"
)
_COMMENTS: dict[Kind, str] = {"meminfo": "#", "lscpu": "#", "rules": "#", "measured": "#", "replies": "\0"}
_READERS: dict[Kind, Callable[[list[SourceLine], SiteFacts], None]] = {
    "directory": read_directory,
    "configuration": read_configuration,
    "replies": read_replies,
    "toolkit": _leave_out_screens,
}
_OF_A_GUEST: dict[Kind, Callable[[list[SourceLine], str, SiteFacts], None]] = {
    "meminfo": read_meminfo,
    "lscpu": read_lscpu,
    "rules": read_rules,
    "measured": read_measurements,
}


def _owner(file: SiteFile, known: set[str], answers: Mapping[str, str]) -> str:
    """Return the guest of a Linux file: as answered, or part of the file name that is a known user ID."""
    name = file.name or file.path.name
    answer = answers.get(OWNER + name, "").strip().upper()
    if answer:
        if not USERID.fullmatch(answer):
            text = say("{0}{1} = {2}: expected a user ID of 1 to 8 characters", OWNER, name, answer[:40])
            raise SiteError(text)
        return answer
    parts = re.split(r"[^A-Z0-9@#$]+", file.path.name.upper())
    return next((part for part in (file.host, *parts) if part in known), "")
