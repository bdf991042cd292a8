"""Software in a guest of a site: its memory as /proc/meminfo shows it, or that of a server of its kind.

The kinds of servers are those of the study of cpuplugd; their memory use grows with the memory of a guest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.kernel.units import PAGES_PER_MB, parse_size
from engine.language import later, say
from engine.scenario.files.layers import Layers, shipped_file
from engine.scenario.files.quantities import exact_size_text
from engine.site.facts import SiteFact, SiteFacts, SourceLine
from engine.site.questions import Said

Table = dict[str, Any]
STUDY = "cpuplugd/base.toml"
WORKLOADS = {"idle": "web", "web": "web", "application": "was", "database": "udb"}  # -> kind of the study
TITLES = {
    "idle": "Idle Linux",
    "web": "Web server",
    "application": "Application server",
    "database": "Database server",
}
_GROWS = ("heap", "buffer", "files", "job_pages")  # with the memory of the guest
_FIXED = ("base", "buffers")
LEAST_BASE = 8 * PAGES_PER_MB  # of a kernel
MOST_FIXED = 0.25  # of a small guest, for the kernel and its buffers
MOST = 0.9  # of the memory that is in use: Linux has to describe its memory, and to have some free


def kind_of(workload: str, memory: int) -> Table:
    """Return the Linux of a server in a guest with this memory, pages."""
    linux, grown = _study(WORKLOADS[workload])
    table = dict(linux)
    for key in _GROWS:
        if key in table:
            table[key] = exact_size_text(_pages(table[key]) * memory // grown)
    fixed = sum(_pages(table[key]) for key in _FIXED if key in table)
    if fixed > MOST_FIXED * memory:
        for key in _FIXED:
            table[key] = exact_size_text(round(_pages(table.get(key, "0p")) * MOST_FIXED * memory / fixed))
    if workload == "idle":
        table.pop("job_every", None), table.pop("job_pages", None)
    return table


def measured_kind(facts: SiteFacts, guest: str, workload: str, memory: int) -> dict[str, Said] | None:
    """Return the Linux of a guest as its /proc/meminfo shows it; None if that is unknown.

    Values that a line shows are kept. If all of them leave too little free memory, page cache is reduced
    first, as Linux would release it first, then the remainder that no line names, and only then the other
    values.
    """
    shown = _Meminfo(facts, guest)
    if not shown.pages("total") or shown.fact("free") is None:
        return None
    used = {key: shown.used(key) for key in _LINES}
    used["base"] = max(LEAST_BASE, shown.pages("total") - shown.pages("free") - sum(used.values()))
    kept, over = dict(used), max(0, sum(used.values()) - int(MOST * memory))
    for key, least in (("files", 0), ("base", LEAST_BASE), ("heap", 0), ("buffer", 0)):
        cut = min(over, max(0, kept[key] - least))
        kept[key], over = kept[key] - cut, over - cut
    shown.find(used, kept)
    table = {
        key: Said(value, "")
        for key, value in kind_of(workload, memory).items()
        if key not in (*_GROWS[:3], *_FIXED)
    }
    return table | {
        key: Said(exact_size_text(pages), shown.source(key, used[key], pages)) for key, pages in kept.items()
    }


_LINES = {  # key of a scenario -> lines of meminfo: the first less the others
    "buffers": ("buffers",),
    "huge": ("huge",),
    "heap": ("anonymous",),
    "buffer": ("shared",),
    "files": ("cached", "shared"),
}
_NAMES = {"anonymous": "AnonPages", "cached": "Cached", "shared": "Shmem", "huge": "HugePages_Total"}
_NAMES |= {"buffers": "Buffers", "total": "MemTotal", "free": "MemFree"}
_REST = later(
    "{0}: MemTotal {1} minus MemFree {2} is {3} in use, of which the lines account for {4}; the "
    "rest, {5}, is assumed to be kernel memory (Slab and unlisted memory)"
)
_CUT = later("{0}; {1} MB of page cache and of the rest are omitted so that a tenth of its storage is free")
_MORE = later(
    "{0}: its lines add up to {1} MB more than MemTotal minus MemFree: at least {2} MB are assumed to "
    "be kernel memory"
)


class _Meminfo:
    """Values that /proc/meminfo of a guest has shown, in pages."""

    def __init__(self, facts: SiteFacts, guest: str) -> None:
        self._facts, self._guest = facts, guest

    def fact(self, what: str) -> SiteFact | None:
        return self._facts.fact("guest", self._guest, f"linux {what}")

    def pages(self, what: str) -> int:
        """Return the pages of a line, 0 if it is missing."""
        fact = self.fact(what)
        return int(fact.value) if fact else 0

    def used(self, key: str) -> int:
        first, *less = _LINES[key]
        return max(0, self.pages(first) - sum(map(self.pages, less)))

    def source(self, key: str, used: int, kept: int) -> str:
        """Return the source of the value of a scenario key, with the sum."""
        if key == "base" and used == LEAST_BASE:
            text = (
                f"assumed: the minimum for a kernel, because its lines account for all of MemTotal "
                f"({self._line('total')})"
            )
        elif key == "base":
            parts = [
                f"{_NAMES[what]} {_mb(self.pages(what))}" for what in ("free", *_OTHERS) if self.pages(what)
            ]
            text = (
                f"computed: MemTotal {_mb(self.pages('total'))} - {' - '.join(parts)} ({self._line('total')})"
            )
        else:
            known = [what for what in _LINES[key] if self.fact(what) is not None]
            lines = [f"{_NAMES[what]} {_mb(self.pages(what))} ({self._line(what)})" for what in known]
            text = ("computed: " if len(lines) > 1 else "") + " - ".join(lines)
        if kept == used or not text:
            return text
        return f"{text.removeprefix('computed: ')} - {_mb(used - kept)} that leave too little free".join(
            ("computed: ", "")
        )

    def find(self, used: dict[str, int], kept: dict[str, int]) -> None:
        """Record the computed values: the remainder that no line names, and anything that does not fit."""
        total = self.fact("total")
        assert total is not None
        taken = self.pages("total") - self.pages("free")
        named = [f"{_NAMES[what]} {_mb(self.pages(what))}" for what in _OTHERS if self.fact(what) is not None]
        rest = taken - sum(used.values()) + used["base"]
        if rest < LEAST_BASE:
            text = say(_MORE, self._guest, max(0, -rest) // PAGES_PER_MB, LEAST_BASE // PAGES_PER_MB)
            self._facts.find(total.line, "guessed", text)
            return
        sizes = [_mb(pages) for pages in (self.pages("total"), self.pages("free"), taken)]
        text = say(_REST, self._guest, *sizes, ", ".join(named) or "0 MB", _mb(rest))
        if over := sum(used.values()) - sum(kept.values()):
            text = say(_CUT, text, over // PAGES_PER_MB)
        self._facts.find(total.line, "guessed", text)

    def _line(self, what: str) -> SourceLine | str:
        fact = self.fact(what)
        return fact.line if fact else ""


_OTHERS = ("anonymous", "cached", "buffers", "huge")


def _mb(pages: int) -> str:
    return f"{pages / PAGES_PER_MB:,.1f} MB"


def pages_in_use(linux: Table) -> int:
    """Return the number of pages that a Linux uses."""
    return sum(_pages(linux.get(key, 0)) for key in (*_FIXED, "huge", *_GROWS[:3]))


def scaled(linux: Table, factor: float) -> Table:
    """Return a Linux whose page use has grown by a factor, in its heap and its files."""
    grows = [key for key in _GROWS[:3] if key in linux]
    now = sum(_pages(linux[key]) for key in grows)
    by = 1 + (factor - 1) * pages_in_use(linux) / max(1, now)
    return linux | {key: exact_size_text(max(1, round(_pages(linux[key]) * by))) for key in grows}


@lru_cache(maxsize=8)
def _study(kind: str) -> tuple[Table, int]:
    """Return the Linux of a kind in the study, and the memory of its guests, pages."""
    table = Layers(shipped_file(STUDY), STUDY).table
    memory = next(group["memory"] for group in table["guests"].values() if group["kind"] == kind)
    return table["kinds"][kind]["linux"], parse_size(memory)


def _pages(text: str | int) -> int:
    return text if isinstance(text, int) else parse_size(text)
