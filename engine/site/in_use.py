"""The Linux of each guest: as its own files show it, otherwise with the memory in use derived from its
system.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.units import size_text
from engine.language import later, say
from engine.scenario.model.central_storage import page_tables, pageable
from engine.site.facts import SiteFacts, SourceLine
from engine.site.guests import SiteGuest
from engine.site.questions import Said
from engine.site.software import kind_of, measured_kind, pages_in_use, scaled

Table = dict[str, Any]
NAMED = 3  # lines
LEAST = 0.3  # of what is usual: less does not come from these guests alone
MOST = 0.98  # of a guest's memory that is in use at most


def linux_of(guests: Sequence[SiteGuest], facts: SiteFacts) -> dict[str, Table]:
    """Return the Linux of each guest by user ID; each value is Said."""
    found = {guest.name: measured_kind(facts, guest.name, guest.workload, guest.memory) for guest in guests}
    measured = {name: linux for name, linux in found.items() if linux is not None}
    others = [guest for guest in guests if guest.name not in measured]
    shown = _in_use(others, measured, _seen(guests, facts), facts)
    return measured | {guest.name: _said(guest, shown.get(guest.name)) for guest in others}


def _said(guest: SiteGuest, shown: Said | None) -> Table:
    """Return a Linux with its sources. shown: its memory as derived from the system's storage; None: the
    usual values.
    """
    study = f"assumed: as in the study of cpuplugd ({guest.workload})"
    found = shown or Said(kind_of(guest.workload, guest.memory), study)
    sources = dict.fromkeys(("base", "heap", "files"), found.source) | {"job_every": study}
    linux: Any = found.value
    return {key: Said(value, sources.get(key, "")) for key, value in linux.items()}


def _in_use(
    guests: Sequence[SiteGuest], measured: Mapping[str, Table], seen: tuple[int, str], facts: SiteFacts
) -> Mapping[str, Said]:
    """Return the Linux of guests that show no figures; empty if responses do not show how much memory is in
    use.

    Expanded storage and paging volumes hold pages only when storage is full. All guests together therefore
    use as much as these three contain; the part that the other guests do not use is divided among these
    guests in proportion to their usual use.
    """
    pages, lines = seen
    if not pages or not guests:
        return {}
    rest = pages - sum(
        pages_in_use({key: said.value for key, said in linux.items()}) for linux in measured.values()
    )
    usual = {guest.name: kind_of(guest.workload, guest.memory) for guest in guests}
    share = rest / sum(map(pages_in_use, usual.values()))
    text = f"assumed: {say('so that all guests use the {0} that {1} show', size_text(pages), lines)}"
    made = {}
    for guest in guests:
        linux = usual[guest.name]
        most = MOST * guest.memory / pages_in_use(linux)
        made[guest.name] = Said(scaled(linux, min(share, most)), text)
    full = sum(guest.memory for guest in guests)
    if rest > full:
        facts.find(
            SourceLine(say("memory in use"), 0), "guessed", say(_OTHERS, size_text(full), size_text(rest))
        )
    return made if share > LEAST else {}


_OTHERS = later(
    "these guests have {0}, but storage, expanded storage and paging volumes contain {1} that "
    "might belong to these guests. Other contents (other users, the minidisk cache, virtual disks) are "
    "not simulated, so the paging rate in a run is lower than in the real system"
)


def _seen(guests: Sequence[SiteGuest], facts: SiteFacts) -> tuple[int, str]:
    """Return the number of pages in storage, expanded storage and on paging volumes, and the source of this
    number.

    0: it is unknown, or there are none in expanded storage and on paging volumes.
    """
    storage, figure = facts.fact("system", "", "storage"), facts.fact("figure", "", "expanded-used")
    volumes = [facts.fact("volume", name, "space-used") for name in facts.names("volume")]
    used = [volume for volume in volumes if volume is not None]
    expanded = figure.value[-1] if figure is not None else (0, "")
    below = round(expanded[0]) + sum(fact.value for fact in used)
    if storage is None or not below:
        return 0, ""
    tables = page_tables(sum(guest.memory for guest in guests))
    named = [str(storage.line), *([expanded[1]] if expanded[0] else []), *(str(fact.line) for fact in used)]
    return pageable(storage.value) - tables + below, ", ".join(named[:NAMED])
