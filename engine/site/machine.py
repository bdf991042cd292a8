"""A scenario of a site: facts from its files, the answers given, and marked defaults for the rest.

For a single system, the Linux of each guest is simulated. If IOCP decks are given and two systems are linked,
the links and a relocation over them can be simulated instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, count
from typing import Any

from engine.ficon.drawing.running.workload import software
from engine.kernel.units import PAGES_PER_GB, parse_size, size_text
from engine.language import later, say
from engine.measured.vmstat import UNITS
from engine.reading_notes import ReadingNote
from engine.scenario.checks.storage import MAX_STORAGE
from engine.scenario.files.quantities import exact_size_text
from engine.scenario.model.central_storage import pageable
from engine.scenario.model.features import has
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.site import SiteSettings
from engine.scenario.model.site_release import caution
from engine.scenario.saving import table_scenario
from engine.scenario.scenario import Scenario, ScenarioError
from engine.site.agelist import agelist
from engine.site.conflicts import choose_of_system
from engine.site.document import assumed, document, plain
from engine.site.facts import Rank, SiteError, SiteFact, SiteFacts, SiteFinding, SourceLine
from engine.site.guests import SiteGuest, site_guests
from engine.site.in_use import linux_of
from engine.site.links import DrawnLinks, drawn, linked_machine, with_site
from engine.site.measurements import UNIT
from engine.site.own import site_table, state_keys
from engine.site.paging import exposures, paging
from engine.site.questions import Asking, Said, SiteQuestion, pages, whole, word
from engine.site.reading import OWNER, Site
from engine.site.release import SiteRelease, buffers, site_release, without_expanded
from engine.site.replies.pools import pools_of
from engine.site.software import TITLES
from engine.site.systems import SYSTEM, system_names

Table = dict[str, Any]
ALONE, LINKED = "alone", "linked"  # answers
MOST_PAGES = 600_000  # of the engine's tables, so that the run is quick
SMALLEST_TIER = 64  # granules that a guest has at least
_HOW_MUCH = {
    "storage": later("How much storage does the LPAR have?"),
    "expanded storage": later("How much expanded storage does the LPAR have?"),
}
_TYPES = later("the LPAR has processors of the types {0}: simulated guests run on all of them")
_FULL = 0.995  # of virtual CPUs: more of them are never in use
USERS, THINK = 10, "1s"  # of a guest: enough that its load hardly fluctuates


@dataclass(frozen=True)
class SiteMachine:
    """A scenario of a site. text: its file, whose comments give the source of each value."""

    scenario: Scenario
    text: str
    questions: tuple[SiteQuestion, ...]
    findings: tuple[SiteFinding, ...]
    assumed: tuple[str, ...]  # keys without a value in files and answers
    caution: str = ""  # to be read first: the release of the site is another one, or not known

    def reading_notes(self) -> Iterator[ReadingNote]:
        """Yield the values that come from neither a file nor an answer."""
        for key in self.assumed:
            yield ReadingNote(say("scenario"), "assumed", say("a default; its comment explains it"), key)


def site_notes(read: Iterable[Site], made: Iterable[SiteMachine]) -> tuple[ReadingNote, ...]:
    """Return each note on readings of a site and on machines from it, once.

    Those on the files come first: the commands print only the first notes, and a machine has many defaults.
    """
    on_files = (note for site in read for note in site.facts.reading_notes())
    on_machines = (note for machine in made for note in machine.reading_notes())
    return tuple(dict.fromkeys([*on_files, *on_machines]))


def machine(site: Site, answers: Mapping[str, str], title: str = "My site") -> SiteMachine:
    """Return the machine of a site. Raises SiteError if none can be made, with the missing answer or file."""
    asking = Asking(answers)
    for name, owner in site.owners.items():
        _ask_owner(name, owner, asking)
    for name in site.facts.names(UNIT):
        _ask_unit(name, site.facts, asking)
    choose_of_system(site.facts, asking)
    decks = drawn(site, asking)
    linked = _is_linked(decks, asking)
    guests = site_guests(site.facts, asking, loads=not linked)
    release = site_release(site.facts, asking)
    table = (
        _linked_table(decks, guests, site.facts, asking, title)
        if linked
        else _table(site.facts, guests, asking, title, release)
    )
    if linked:
        table["site"] = state_keys(SiteSettings())
    if linked and release.later:
        table.setdefault("lpar", {})["site_release"] = release.keys()["site_release"]
    if unused := asking.unused():
        known = ", ".join(question.key for question in asking.questions[:8])
        raise SiteError(
            say(
                "{0}: this is not an answer to a question; the questions are {1} and so on",
                unused[0][:60],
                known,
            )
        )
    try:
        scenario = table_scenario(_whole(plain(table)), title)
    except ScenarioError as error:
        raise SiteError(
            say("These files do not define a machine: {0}. Change the answer to a question", error)
        ) from None
    first = " ".join(filter(None, (release.assumed, caution(scenario.lpar))))
    text = document(table, title, caution(scenario.lpar))
    return SiteMachine(
        scenario, text, tuple(asking.questions), tuple(site.facts.findings), tuple(assumed(table)), first
    )


def _ask_owner(name: str, owner: str, asking: Asking) -> None:
    question = SiteQuestion(
        OWNER + name,
        say("Which guest does {0} belong to?", name),
        owner,
        say("the file name, a prompt or the sar banner has a user ID"),
    )
    asking.ask(question, lambda text: text, say("a user ID"))


def _ask_unit(name: str, facts: SiteFacts, asking: Asking) -> None:
    """Ask for the unit that vmstat does not show; the answer is used when the text is read."""
    why = say("{0}: its numbers are small, so they might be KB or MB", facts.get(UNIT, name, "line"))
    text = say("Which -S option did vmstat have in {0}: K (1024 bytes, the default), k, M or m?", name)
    question = SiteQuestion(UNIT + name, text, "K", why, tuple(UNITS))
    asking.ask(question, lambda letter: letter, say("one of {0}", ", ".join(UNITS)))


def _is_linked(decks: DrawnLinks | None, asking: Asking) -> bool:
    """Return whether links are simulated; ask only if they can be."""
    if decks is None:
        return False
    default, why = (
        (LINKED, say("the decks link two systems"))
        if decks.links
        else (ALONE, say("the decks do not link two systems"))
    )
    question = SiteQuestion(
        "machine", say("One system with its Linux guests, or linked systems?"), default, why, (ALONE, LINKED)
    )
    chosen, _ = asking.ask(question, word(ALONE, LINKED), say("{0} or {1}", ALONE, LINKED))
    return chosen == LINKED


def _linked_table(
    decks: DrawnLinks | None, guests: list[SiteGuest], facts: SiteFacts, asking: Asking, title: str
) -> Table:
    assert decks is not None
    made = linked_machine(decks, guests, facts, asking, title)
    for left in made.left_out:
        facts.leave_out(SourceLine(say("decks"), 0), left.text)
    return with_site(made, guests, facts)


def _whole(table: Table) -> Table:
    """Return the table, including the content that the file extends: the software of the relocation study."""
    extends = table.pop("extends", None)
    return table if extends is None else table | {"kinds": software()["kinds"] | table.get("kinds", {})}


# ---- tables; each value is Said, with its source


def _table(
    facts: SiteFacts, guests: list[SiteGuest], asking: Asking, title: str, release: SiteRelease
) -> Table:
    kinds, loads, tables = {}, {}, {}
    linux = linux_of(guests, facts)
    for name, guest in _groups(guests).items():
        kinds[name] = _kind(guest, linux[guest.name])
        tables[name] = _group(name, guest, facts)
        if guest.busy > 0:
            loads[name] = _load(name, guest)
    until, source = asking.ask(
        SiteQuestion("until", say("How long is the run?"), "10m", say("long enough for steady figures")),
        _time,
        say("a time like 10m"),
    )
    head = {"id": Said(_identifier(title), ""), "title": Said(title[:100], ""), "until": Said(until, source)}
    lpar = _lpar(facts, asking, guests, release)
    rest = {
        "lpar": lpar,
        "parameters": buffers(facts, asking, release) | _parameters(facts) | _thresholds(lpar),
    }
    if has(release.number, "paging_exposures"):
        rest["paging"] = exposures(facts, asking)
    pools, members = pools_of(facts, asking, release.number, [guest.name for guest in guests])
    for name, guest in _groups(guests).items():
        if guest.name in members:
            tables[name]["pool"] = members[guest.name]
    if pools:
        rest["pools"] = pools
    site = site_table(facts, [guest.name for guest in guests], asking)
    return {**head, "site": site, **rest, "kinds": kinds, "guests": tables, "loads": loads}


def _time(text: str) -> str | None:
    return text if re.fullmatch(r"\d{1,4}(\.\d)?[smh]", text) else None


def _identifier(title: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-").lower()[:40] or "site"


def _lpar(facts: SiteFacts, asking: Asking, guests: list[SiteGuest], release: SiteRelease) -> Table:
    memory = sum(guest.memory for guest in guests)
    storage = _storage(facts, asking, memory)
    table = {
        **release.keys(),
        **_system_name(facts, asking),
        "processors": _processors(facts, asking),
        **storage,
        "xstor": without_expanded(facts, release)
        or _sized(facts, asking, "expanded storage", "0", say("no response to QUERY XSTORE")),
    }
    if release.later:
        table["reorder"] = Said(False, f"z/VM {release.number} has no reorder processing")
        table |= agelist(facts, asking)
    cache = facts.fact("system", "", "minidisk cache")
    if cache is not None:
        table["mdc"] = _of(cache, exact_size_text(min(cache.value, memory)) if cache.value else "0p")
    grain = _granule(memory, min(guest.memory for guest in guests))
    return {
        **table,
        **_start(facts, str(next(iter(storage.values())).value), memory),
        **paging(facts, asking, memory),
        "granule": Said(grain, "so that the run is quick"),
    }


def _system_name(facts: SiteFacts, asking: Asking) -> Table:
    """Return the name of the system: from QUERY USERID, otherwise from other files; ask if those files have
    several names.
    """
    found = facts.fact("system", "", "name")
    if found is not None:
        return {"system": _of(found, found.value)}
    names = system_names(facts)
    if not names:
        return {}
    if len(names) == 1:
        of = facts.of("member", names[0]) or facts.of("qualifier", names[0])
        return {"system": _of(next(iter(of.values())), names[0])}
    why = say("the first system in the files; no response to QUERY USERID identifies the system")
    question = SiteQuestion(SYSTEM, say("Which system is simulated?"), names[0], why, tuple(names))
    return {"system": Said(*asking.ask(question, str.upper, say("one of {0}", ", ".join(names))))}


def _start(facts: SiteFacts, storage: str, memory: int) -> Table:
    """Return how storage is filled at time 0; a guess is recorded if storage holds fewer pages than guests
    have.
    """
    why = (
        "assumed: the system has been up for a long time, and each guest has lost the same share of its pages"
    )
    if memory > parse_size(storage):
        text = say(
            "guests have {0}, and the LPAR has {1}: the run begins with storage full and the rest paged "
            "out, an equal share of each guest",
            size_text(memory),
            size_text(parse_size(storage)),
        )
        facts.find(SourceLine(say("storage when the run begins"), 0), "guessed", text)
    filled = Said(1.0, "assumed: the same, so it is full where pages do not fit into storage")
    return {"filled_xstor": filled, "paged_out": Said(True, why)}


def _of(fact: SiteFact, value: object) -> Said:
    return Said(value, str(fact.line))


def _processors(facts: SiteFacts, asking: Asking) -> Said:
    found = facts.fact("system", "", "processors")
    if len(types := facts.get("system", "", "processor types") or ()) > 1 and found is not None:
        facts.find(found.line, "guessed", say(_TYPES, ", ".join(types)))
    if found is not None:
        return _of(found, min(64, len(found.value)))
    counted = facts.fact("system", "", "counted processors")
    if counted is not None and 1 <= counted.value <= 64:
        return _of(counted, counted.value)
    question = SiteQuestion(
        "processors", say("How many processors does the LPAR have?"), "4", say("a round value")
    )
    return Said(*asking.ask(question, whole(1, 64), say("a number from 1 to 64")))


def _storage(facts: SiteFacts, asking: Asking, memory: int) -> Table:
    """Return lpar.storage, or lpar.frames if there is more storage than these releases support."""
    gigabytes = -(-memory // PAGES_PER_GB)
    said = _sized(facts, asking, "storage", f"{gigabytes}G", say("as much as all guests have together"))
    value = parse_size(str(said.value))
    if value <= MAX_STORAGE:
        return {"storage": said}
    return {"frames": Said(exact_size_text(pageable(value)), f"{said.source}, less CP's own")}


def _sized(facts: SiteFacts, asking: Asking, what: str, default: str, why: str) -> Said:
    found, other = facts.fact("system", "", what), facts.disputed.get(("system", "", what))
    if found is not None and found.rank is not Rank.GUESS and other is None:
        return _of(found, exact_size_text(found.value) if found.value else "0p")
    if found is not None and other is not None:
        default = exact_size_text(found.value) if found.value else "0"
        second = size_text(other.value)
        why = say("{0} has {1}, and {2} has {3}", found.line, size_text(found.value), other.line, second)
    elif found is not None:
        default = exact_size_text(found.value) if found.value else "0"
        why = say("{0}, which might belong to a virtual machine", found.line)
    question = SiteQuestion(what, say(_HOW_MUCH[what]), default, why)
    value, source = asking.ask(question, pages, say("a size like 64G, or 0"))
    return Said(exact_size_text(value), source)


def _granule(memory: int, least: int) -> int:
    """Return the power of two that keeps the tables small but still provides enough parts for the smallest
    guest.
    """
    wanted = 1
    while memory > MOST_PAGES * wanted and least >= 4 * SMALLEST_TIER * wanted:
        wanted *= 2
    return wanted


def _parameters(facts: SiteFacts) -> Table:
    found: Table = {}
    if (dspbuf := facts.fact("system", "", "dspbuf")) is not None:
        found["dspbuf"] = _of(dspbuf, list(dspbuf.value))
    if (bias := facts.fact("system", "", "iabias")) is not None:
        found["ia_intensity"] = _of(bias, bias.value[0] / 100)
        found["ia_duration"] = _of(bias, bias.value[1])
    slice_ = facts.fact("system", "", "minor slice")
    if slice_ is not None:
        found["minor_slice"] = _of(slice_, f"{round(slice_.value * 1000)}us")
    return found


def _thresholds(lpar: Table) -> Table:
    """Return the demand scan thresholds that are smaller than the unit of pages, raised to that unit."""
    grain, given = int(lpar["granule"].value), Parameters()
    found: Table = {}
    for low, high in (("low", "high"), ("low_2g", "high_2g")):
        if getattr(given, low) < grain:
            why = f"assumed: at least lpar.granule ({grain} pages), which this much storage needs"
            found |= {low: Said(grain, why), high: Said(max(getattr(given, high), 2 * grain), why)}
    return found


def _groups(guests: list[SiteGuest]) -> dict[str, SiteGuest]:
    """Return the guests by group name: their user IDs, if a group can have that name."""
    found: dict[str, SiteGuest] = {}
    for guest in guests:
        plain = re.sub(r"[^a-z0-9_-]", "-", guest.name.lower())
        taken = {
            "ALL",
            *(name.upper() for name in found),
            *(site_guest.name for site_guest in guests if site_guest is not guest),
        }
        names = chain((plain, f"g-{plain}"), (f"g-{plain}-{number}" for number in count(2)))
        found[next(name for name in names if name[0].isalpha() and name.upper() not in taken)] = guest
    return found


def _kind(guest: SiteGuest, linux: Table) -> Table:
    touched = Said("10s", "assumed: no file shows how often a page is touched; working sets depend on it")
    return {
        "title": Said(f"{TITLES[guest.workload]}, {size_text(guest.memory)}", guest.sources["workload"]),
        "linux": linux | {"cp_touched_every": touched},
    }


def _group(name: str, guest: SiteGuest, facts: SiteFacts) -> Table:
    table: Table = {
        "kind": Said(name, ""),
        "role": Said(TITLES[guest.workload], guest.sources["workload"]),
        "userids": Said([guest.name], ""),
        "up": Said(True, "guests are up when the run begins"),
    }
    for key, said in guest.keys.items():
        value: object = said.value
        if key == "memory":
            value = exact_size_text(guest.memory)
        elif key == "swap":
            disks = said.value if isinstance(said.value, tuple) else (guest.memory,)
            value = [{"size": exact_size_text(pages_)} for pages_ in disks]
        table[key] = Said(value, said.source)
    rules = facts.fact("guest", guest.name, "rules")
    if rules is not None:
        table["cpuplugd"] = Said({"name": rules.line.file[:100], "text": rules.value}, "")
    return table


def _cpu_of_visit(busy: float, users: int, cpus: int) -> float:
    """Return the CPU seconds per visit with which users who think for 1 s keep this many CPUs busy.

    Visits that find no free virtual CPU wait: this is the closed repairmen queue, whose utilization tends to
    its limit.
    """
    low, high, wanted = 0.0, 8.0 * cpus / users, min(busy, _FULL * cpus)
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if _in_use(middle, users, cpus) < wanted else (low, middle)
    return high


def _in_use(cpu: float, users: int, cpus: int) -> float:
    weights = [1.0]  # of the states with so many visits
    for at in range(users):
        weights.append(weights[-1] * (users - at) * cpu / min(at + 1, cpus))
    return sum(min(at, cpus) * weight for at, weight in enumerate(weights)) / sum(weights)


def _load(name: str, guest: SiteGuest) -> Table:
    """Return users that keep a guest as busy as measured: each sends a request slightly less often than once
    a second.
    """
    users = max(USERS, round(4 * guest.busy))
    cpu = _cpu_of_visit(guest.busy, users, int(str(guest.keys["processors"].value)))
    return {
        "title": Said(f"Users of {guest.name}"[:100], ""),
        "users": Said(
            users, f"so that {100 * guest.busy:.1f}% of a processor are in use: {guest.sources['busy']}"
        ),
        "think": Said(THINK, ""),
        "way": Said([{"guests": name, "cpu": f"{max(1, round(cpu * 1e6))}us"}], ""),
    }
