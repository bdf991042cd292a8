"""The sections of a text: Linux output in a console's text, separated from the CP responses around it.

A section begins with a line that only Linux prints, and ends at the first line that does not continue it.
Each section is read like a separate file. The rest is split where a command or the end of a response shows
that a new part begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.measured.sysstat import BANNER, is_heading, without_time
from engine.site.facts import SourceLine
from engine.site.kinds import RULES, SCREEN, Kind
from engine.site.replies.echoes import asks_cp

_PROMPT = r"(?:\[?(?:[\w.-]++@)?+(?P<host>[\w-]++)[\w.-]*+(?:[: ][^\s\]#$%>]*)?\]? ?[#$%>]|[#$])\s*+"
SHELL = re.compile(  # a command of Linux, and the computer in the prompt before it or that ssh leads to
    rf"\s*+(?:{_PROMPT})?+(?:sudo ++)?(?:ssh ++(?:\w++@)?+(?P<far>[\w-]++)[\w.-]*+ ++)?[\"']?"
    r"(?:/?(?:\w++/)++)?(?:cat|vmstat|sar|mpstat|iostat|lscpu|grep|head|tail|less|more)\b.*"
)
_MEMINFO = re.compile(r"\s*[A-Z]\w*(?:\(\w+\))?:\s+\d{1,15}(?: kB)?\s*")
_LSCPU = re.compile(r"\s*(?:CPU\(s\)|Architecture|On-line CPU\(s\) list|CPU op-mode\(s\)):\s+\S.*")
_FIELD = re.compile(r"\s*[A-Za-z][^:=]{1,45}:(?:\s+\S.*)?")
_RULE = re.compile(rf"\s*({RULES})\s*=.*")
_SETTING = re.compile(r"\s*(?:#.*|[A-Za-z_]\w*\s*=.*)?")
_VMSTAT_HEAD = re.compile(r"\s*+(?:procs\s|--procs--|disk- |r\s++b\s++(?:w\s++)?swpd\s++free\b)")
_VMSTAT_ROW = re.compile(r"\s*\d+(?:\s+-?\d+){12,}(?:\s+\d{4}-\d\d-\d\d.*)?|\s*[a-z]\w*(?:\s+\d+){10}\s*")
_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?%?")
_MEANS = re.compile(r"[^\W\d][^\s:]*: .*")  # "Average:", in some language
_LIKELY = re.compile(  # fast check for a first line
    r"\s*+(?:1?\s*+FCX\d|Mem|Swap|CPU[(_]|CPU op|Arch|On-line|CMM|UPDATE|HOT|procs|--procs|disk-|avg-cpu|r\s"
    r"|\d\d:\d\d:\d\d|\S++\s\S++\s\(|[^\W\d][^\s:]*+:\s)"
)
_END = re.compile(r"\s*(?:\d\d:\d\d:\d\d\s+)?Ready(?:\(\d+\))?;.*", re.IGNORECASE)


@dataclass(frozen=True)
class SiteSection:
    """Lines that belong together. kind: "" for lines that are not from Linux; command: the shell command
    before them.
    """

    kind: Kind | Literal[""]
    lines: tuple[SourceLine, ...]
    command: SourceLine | None = None

    @property
    def host(self) -> str:
        """The computer that has printed it, from its prompt or the banner of sar; "" if neither shows it."""
        shell = SHELL.fullmatch(self.command.text) if self.command else None
        if shell and (name := shell["far"] or shell["host"]):
            return name.upper()
        banner = next(filter(None, (BANNER.fullmatch(line.text.strip()) for line in self.lines)), None)
        return banner[1].partition(".")[0].upper() if banner else ""


def sections(found: Sequence[SourceLine]) -> list[SiteSection]:
    """Return the sections of a text in their order; together they contain all of the lines."""
    parts: list[SiteSection] = []
    rest: list[SourceLine] = []
    at = 0
    while at < len(found):
        likely = _LIKELY.match(found[at].text)
        form = next((form for form in _FORMS if form.begins(found, at)), None) if likely else None
        if form is None:
            rest.append(found[at])
            at += 1
            continue
        command = rest.pop() if rest and SHELL.fullmatch(rest[-1].text) else None
        parts += list(_split(rest))
        end = form.end(found, at)
        parts.append(SiteSection(form.kind, tuple(found[at:end]), command))
        rest, at = [], end
    return parts + list(_split(rest))


def _split(found: list[SourceLine]) -> Iterator[SiteSection]:
    """Yield the lines that are not from Linux, split before CP commands and after the ends of responses."""
    part: list[SourceLine] = []
    for line in found:
        if part and asks_cp(line.text):
            yield SiteSection("", tuple(part))
            part = []
        part.append(line)
        if _END.fullmatch(line.text):
            yield SiteSection("", tuple(part))
            part = []
    if part:
        yield SiteSection("", tuple(part))


@dataclass(frozen=True)
class _SectionForm:
    """The beginning and end of a section.

    blank: it may contain blank lines; keyed: each line has a name, which occurs only once.
    """

    kind: Kind
    first: Callable[[str], bool]
    more: Callable[[str], bool]
    least: int = 1  # lines that have to fit in the beginning
    blank: bool = False
    keyed: bool = False

    def begins(self, found: Sequence[SourceLine], at: int) -> bool:
        return all(self.first(line.text) for line in found[at : at + self.least]) and at + self.least <= len(
            found
        )

    def end(self, found: Sequence[SourceLine], at: int) -> int:
        """Return the position after the last line of a section that begins here."""
        names = {_name(found[at].text)}
        end = at = at + 1
        while at < len(found):
            text = found[at].text
            if not (self.more(text) if text.strip() else self.blank):
                break
            if self.keyed and _name(text) in names:
                break
            names.add(_name(text))
            at += 1
            end = at if text.strip() else end
        return end


def _name(text: str) -> str:
    return text.partition(":")[0].strip()


def _begins_report(text: str) -> bool:
    """Return whether a line begins a report of sar, mpstat or iostat."""
    fields = text.split()
    if BANNER.fullmatch(text.strip()) or text.startswith("avg-cpu:"):
        return True
    time, rest = without_time(fields)
    mean = _MEANS.fullmatch(text.strip())
    return len(rest) > 1 and is_heading(rest[1:] if mean else rest) and bool(time or mean)


def _goes_on(text: str) -> bool:
    time, rest = without_time(text.split())
    if not rest:
        return bool(time)
    if _begins_report(text) or is_heading(rest) or _MEANS.fullmatch(text.strip()) or "RESTART" in rest:
        return True
    numbers = sum(_NUMBER.fullmatch(word) is not None for word in rest[1:])
    return len(rest) > 2 and numbers >= len(rest) - 2


def _screen_goes_on(text: str) -> bool:
    return not (asks_cp(text) or _END.fullmatch(text) or SHELL.fullmatch(text))


_FORMS = (
    _SectionForm("toolkit", lambda text: SCREEN.fullmatch(text) is not None, _screen_goes_on, blank=True),
    _SectionForm(
        "meminfo",
        lambda text: re.fullmatch(r"\s*(?:MemTotal|MemFree|SwapTotal):\s+\d+ kB\s*", text) is not None,
        lambda text: _MEMINFO.fullmatch(text) is not None,
        keyed=True,
    ),
    _SectionForm(
        "lscpu",
        lambda text: _LSCPU.fullmatch(text) is not None,
        lambda text: _FIELD.fullmatch(text) is not None and not SHELL.fullmatch(text) and not asks_cp(text),
        keyed=True,
    ),
    _SectionForm(
        "rules",
        lambda text: _RULE.fullmatch(text) is not None,
        lambda text: _SETTING.fullmatch(text) is not None,
        least=2,
        blank=True,
    ),
    _SectionForm(
        "measured",
        lambda text: _VMSTAT_HEAD.match(text) is not None,
        lambda text: (
            _VMSTAT_HEAD.match(text) is not None
            or _VMSTAT_ROW.fullmatch(text) is not None
            or re.fullmatch(r"\s+cur\s+sec\s*|\s*total merged sectors.*", text) is not None
        ),
    ),
    _SectionForm("measured", _begins_report, _goes_on, blank=True),
)
