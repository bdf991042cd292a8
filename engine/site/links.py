"""A scenario of linked systems at a site: the channels and connections of its IOCP decks, and its guests.

The decks become a drawing. The systems in SYSTEM CONFIG and in QUERY responses run in its LPARs. Each pair of
systems that has FCTC connections gets a logical link. Guests have the workloads of the relocation study:
their writes are simulated, but their Linux is not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from engine.ficon.drawing.decks.importing import Imported, drawing_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.running.load import KINDS as WORKLOADS
from engine.ficon.drawing.running.load import DrawnLoad, DrawnRelocation, Guests
from engine.ficon.drawing.running.machine import DrawnMachine as DrawnMachine
from engine.ficon.drawing.running.machine import machine
from engine.ficon.iocp.reader import read
from engine.kernel.units import PAGES_PER_GB
from engine.language import joined, say
from engine.naming import lpar_named
from engine.scenario.files.quantities import exact_size_text
from engine.site.directory.devices import TEMPORARY
from engine.site.facts import SiteError, SiteFacts, SourceLine
from engine.site.guests import SiteGuest
from engine.site.paging import volume_keys, volumes_of
from engine.site.questions import Asking, Said, SiteQuestion, number, whole
from engine.site.reading import Site, SiteFile

Table = dict[str, Any]
MAX_DEVICES = 16  # of a logical link
KINDS = {
    "idle": "idle",
    "web": "cached",
    "application": "java",
    "database": "oltp",
}  # workload -> of the study
SECONDS = 120.0
MOVE_AT = 5.0  # s
_OWN = {"share", "share_absolute", "limit", "limit_share", "quickdsp", "processors", "memory", "relocatable"}


@dataclass
class DrawnLinks:
    """The decks as a drawing, and the LPAR of each system."""

    drawing: Drawing
    systems: dict[str, str] = field(default_factory=dict)  # system -> id of its LPAR
    links: list[IsfcLink] = field(default_factory=list)


def drawn(site: Site, asking: Asking) -> DrawnLinks | None:
    """Return the decks as a drawing with logical links; None if there are no decks. Raises SiteError."""
    decks = [part for file in site.files for part in file.sections if part.kind == "deck"]
    if not decks:
        return None
    read_ = [_deck(file, site.facts) for file in decks]
    try:
        imported = drawing_of(read_, _plugged(drawing_of(read_), asking))
    except DrawingError as error:
        raise SiteError(say("The decks cannot be drawn: {0}", error)) from None
    for sentence in imported.told:
        site.facts.find(SourceLine(decks[0].path.name, 0), "guessed", sentence)
    return _linked(imported.drawing, site.facts)


def _plugged(imported: Imported, asking: Asking) -> dict[str, str]:
    """Return answers to all questions of the decks; by default, each channel gets the likeliest free port."""
    answers: dict[str, str] = {}
    for question in imported.questions:
        free = next((port for port in question.candidates if port not in answers.values()), "")
        answers[question.key], _ = asking.ask(
            SiteQuestion(question.key, question.text, free, question.why), str, say("a port")
        )
    return answers


def _deck(file: SiteFile, facts: SiteFacts) -> Any:
    lenient = any(line.repair for line in file.lines)  # columns are lost, too
    reading = read("\n".join(line.text for line in file.lines) + "\n", lenient)
    counts = len(file.lines)
    facts.find(SourceLine(file.path.name, 0), "understood", say("IOCP deck of {0} cards", counts))
    for repair in reading.repairs:
        facts.find(SourceLine(file.path.name, repair.line), "guessed", repair.text)
    for problem in reading.problems:
        facts.leave_out(SourceLine(file.path.name, problem.line), problem.text)
    return reading.deck


def _linked(drawing: Drawing, facts: SiteFacts) -> DrawnLinks:
    """Assign systems to LPARs, and add a logical link for each pair of systems that has connections."""
    draft = Draft(drawing, "Systems and links of a site")
    found = DrawnLinks(draft.now)
    by_name = {lpar.name: lpar for lpar in drawing.of(Lpar)}
    for member in facts.names("member"):
        name = facts.get("member", member, "lpar") or member
        if lpar := by_name.get(name):
            draft.set(lpar.id, system=member, **_size(facts, member))
            found.systems[member] = lpar.id
        elif line := _where(facts, member):
            facts.leave_out(line, say("no deck has {0} for {1} to run in", lpar_named(name), member))
    resolved = resolve(draft.now)
    for first, second in combinations(found.systems, 2):
        ends = found.systems[first], found.systems[second]
        devices = _devices(resolved.of_lpars(*ends), (first, second), facts)
        if devices[0]:
            found.links.append(draft.add(IsfcLink, ends=ends, devices=devices))
    return found


def _where(facts: SiteFacts, member: str) -> SourceLine | None:
    return next((fact.line for fact in facts.of("member", member).values()), None)


def _size(facts: SiteFacts, member: str) -> dict[str, int]:
    """Return the processors and storage of the system whose responses were read; the others are assumed to
    be equal.
    """
    processors, storage = (facts.get("system", "", what) for what in ("processors", "storage"))
    size = {"processors": min(64, len(processors))} if processors else {}
    return size | ({"memory_gb": min(1024, max(1, storage // PAGES_PER_GB))} if storage else {})


def _devices(
    connections: Iterable[Any], systems: tuple[str, str], facts: SiteFacts
) -> tuple[tuple[int, ...], ...]:
    """Return the devices of both ends: devices specified in a statement or response, otherwise all."""
    pairs = [
        (connection.ends[0].number, connection.ends[1].number) for connection in connections if connection.up
    ]
    wanted = [_activated(facts, here, there) for here, there in (systems, systems[::-1])]
    if any(wanted):
        pairs = [pair for pair in pairs if pair[0] in wanted[0] or pair[1] in wanted[1]]
    if strange := [pair for pair in pairs if pair[0] != pair[1]]:
        here, there = strange[0]
        text = say(
            "{0} {0:connection|connections} of {1} {0:has|have} different numbers at the two ends, like "
            "{2:04X} and {3:04X}: CP pairs devices with equal numbers",
            len(strange),
            joined(systems),
            here,
            there,
        )
        facts.leave_out(SourceLine(say("decks"), 0), text)
    pairs = [pair for pair in pairs if pair[0] == pair[1]][:MAX_DEVICES]
    return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)


def _activated(facts: SiteFacts, here: str, there: str) -> set[int]:
    names = (f"{here} {there}", f"* {there}", f"{here} ?")
    return {int(number, 16) for name in names for number in facts.get("link", name, "devices") or ()}


# ---- the machine


def linked_machine(
    found: DrawnLinks, guests: list[SiteGuest], facts: SiteFacts, asking: Asking, title: str
) -> DrawnMachine:
    """Return the machine of a drawing with the guests of a site. Raises SiteError if nothing can run."""
    if not found.links:
        raise SiteError(
            say(
                "The decks have no FCTC connection between two systems of SYSTEM CONFIG "
                "or QUERY responses: add the decks of both CECs, with equal device "
                "numbers at both ends, and the SYSTEM_IDENTIFIER statements that assign "
                "systems to LPARs"
            )
        )
    link = found.links[0]
    here = _home(found, facts, link)
    there = link.ends[1] if link.ends[0] == here else link.ends[0]
    moved, at = _move(guests, facts, asking)
    entries = (
        _entry(guest, here, there, at if guest.name == moved else 0, _rate(guest, asking)) for guest in guests
    )
    load = DrawnLoad(tuple(entries), SECONDS)
    try:
        return machine(found.drawing, load, title)
    except DrawingError as error:
        raise SiteError(
            say('The linked systems cannot run: {0}. Name fewer guests in the answer to "guests"', error)
        ) from None


def _home(found: DrawnLinks, facts: SiteFacts, link: IsfcLink) -> str:
    """Return the LPAR whose guests were read: that of QUERY USERID, otherwise the first end of the first
    link.
    """
    own = found.systems.get(facts.get("system", "", "name") or "")
    return own if own in link.ends else link.ends[0]


def _move(guests: list[SiteGuest], facts: SiteFacts, asking: Asking) -> tuple[str, float]:
    names = tuple(guest.name for guest in guests)
    free = [guest.name for guest in guests if "relocatable" not in guest.keys]
    likely = next((name for name in free if not facts.get("guest", name, TEMPORARY)), (*free, names[0])[0])
    why = (
        say("the first guest")
        if likely == names[0]
        else say("the first guest that can be relocated, as far as is known")
    )
    question = SiteQuestion("relocate", say("Which guest is to be relocated?"), likely, why, ("NONE", *names))
    name, _ = asking.ask(
        question, lambda text: text.upper(), say("one of {0}", ", ".join(("NONE", *names[:8])))
    )
    question = SiteQuestion(
        "relocate at", say("After how many seconds?"), f"{MOVE_AT:g}", say("the load is steady by then")
    )
    at, _ = asking.ask(question, whole(1, 100), say("whole seconds from 1 to 100"))
    return name, float(at)


def _rate(guest: SiteGuest, asking: Asking) -> float | None:
    """Ask for a guest's rate of change, MiB/s, which determines quiesce times; None: as in the study."""
    usual = WORKLOADS[KINDS[guest.workload]]
    if not usual.rate:
        return None
    question = SiteQuestion(
        f"rate of {guest.name}",
        say("How many MiB does {0} change per second?", guest.name),
        f"{usual.rate:g}",
        say("as in the relocation study: {0}, {1}", usual.title, usual.means),
    )
    most = 10 * usual.rate
    rate, source = asking.ask(question, number(1.0, most), say("a number from 1 to {0:g}", most))
    guest.sources["rate"] = source
    return rate


def _entry(guest: SiteGuest, here: str, there: str, at: float, rate: float | None) -> Guests:
    gigabytes = max(1, -(-guest.memory // PAGES_PER_GB))
    moves = (DrawnRelocation(at, there),) if at else ()
    return Guests(KINDS[guest.workload], here, 1, min(64, gigabytes), rate, moves=moves)


def with_site(made: DrawnMachine, guests: list[SiteGuest], facts: SiteFacts) -> Table:
    """Return the file of a machine with the site's user IDs, guest sizes, and volume serials."""
    table = _apart(tomllib.loads(made.text), {guest.name for guest in guests})
    for name, system in table["systems"].items():
        if volumes := volumes_of(facts, name):
            system |= volume_keys(volumes)
    for group, guest in zip(table["guests"].values(), guests, strict=True):
        group["userids"] = [guest.name]
        sources = (guest.sources[what] for what in ("workload", "rate") if what in guest.sources)
        group["kind"] = Said(group["kind"], "; ".join(sources))
        del group["label"]
        for key, said in guest.keys.items():
            if key in _OWN:
                memory = exact_size_text(max(guest.memory, PAGES_PER_GB))
                group[key] = Said(memory if key == "memory" else said.value, said.source)
    return table


def _apart(table: Table, userids: set[str]) -> Table:
    """Return the file with groups renamed if their name is the user ID of a guest, like JAVA-0."""
    names = {name: f"{name}-group" if name.upper() in userids else name for name in table["guests"]}
    for step in table.get("timeline", ()):
        step["guests"] = [names[name] for name in step["guests"]]
    return table | {"guests": {names[name]: group for name, group in table["guests"].items()}}
