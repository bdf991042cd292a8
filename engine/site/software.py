"""What runs in a guest of a site: its memory as /proc/meminfo shows it, or that of a server of its kind.

Kinds of servers are those of the study of cpuplugd; what they use grows with the memory of a guest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.kernel.units import PAGES_PER_MB, parse_size
from engine.scenario.files.layers import Layers, shipped_file
from engine.scenario.files.quantities import exact_size_text
from engine.site.facts import SiteFacts

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
            table[key] = _text(_pages(table[key]) * memory // grown)
    fixed = sum(_pages(table[key]) for key in _FIXED if key in table)
    if fixed > MOST_FIXED * memory:
        for key in _FIXED:
            table[key] = _text(round(_pages(table.get(key, "0p")) * MOST_FIXED * memory / fixed))
    if workload == "idle":
        table.pop("job_every", None), table.pop("job_pages", None)
    return table


def measured_kind(facts: SiteFacts, guest: str, workload: str, memory: int) -> Table | None:
    """Return the Linux of a guest as its /proc/meminfo shows it; None when that is not known."""
    seen = {what: fact.value for what, fact in facts.of("guest", guest).items() if what.startswith("linux ")}
    total = seen.get("linux total")
    if not total or "linux free" not in seen:
        return None
    heap, cached, shared = (seen.get(f"linux {what}", 0) for what in ("anonymous", "cached", "shared"))
    huge, buffers = seen.get("linux huge", 0), seen.get("linux buffers", 0)
    files = max(0, cached - shared)
    base = max(LEAST_BASE, total - seen["linux free"] - heap - cached - buffers - huge)
    used = {"base": base, "buffers": buffers, "huge": huge, "heap": heap, "buffer": shared, "files": files}
    room = min(1.0, MOST * memory / max(1, sum(used.values())))
    table = {
        key: value for key, value in kind_of(workload, memory).items() if key not in (*_GROWS[:3], *_FIXED)
    }
    return table | {key: _text(round(pages * room)) for key, pages in used.items()}


@lru_cache(maxsize=8)
def _study(kind: str) -> tuple[Table, int]:
    """Return the Linux of a kind of the study, and the memory of its guests, pages."""
    table = Layers(shipped_file(STUDY), STUDY).table
    memory = next(group["memory"] for group in table["guests"].values() if group["kind"] == kind)
    return table["kinds"][kind]["linux"], parse_size(memory)


def _pages(text: str | int) -> int:
    return text if isinstance(text, int) else parse_size(text)


def _text(pages: int) -> str:
    return exact_size_text(pages)
