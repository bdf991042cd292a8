"""The paging space that a z/VM system needs: the published sum, line by line.

The sum is that of the z/VM 6.3 performance report, "Performance Considerations": primary address spaces of
all logged-on guests, data spaces, virtual disks in storage, shared segments, 1% for the structures of address
translation, and the directory. A part for pages of the system and a safety margin are added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.kernel.units import PAGES_PER_GB, size_text
from engine.language import later, say
from engine.scenario.derived.systems import SystemOf, home
from engine.scenario.model.guests import Guest
from engine.scenario.model.scenario import Scenario

Origin = Literal["published", "derived", "assumed", "given"]
ORIGINS: Mapping[Origin, str] = {
    "published": later("published"),
    "derived": later("derived"),
    "assumed": later("assumed"),
    "given": later("specified by you"),
}
TRANSLATION = 1  # %, for the structures of address translation
SYSTEM_SHARE = 10  # % of central storage, for pages of the system, at most:
SYSTEM_MOST = 4 * PAGES_PER_GB
SOURCE = later(
    'Calculation: z/VM 6.3 performance report, "Performance Considerations" (published). The '
    "part for system pages is assumed; it is probably from the same report (not verified)."
)
EARLIER = later("The calculation is published for z/VM 6.3, and is assumed to apply to z/VM {0}, too.")

ASSUMED_SPACE = later(
    "No file of the site shows its paging space: {0} are assumed, so the "
    "result does not show whether there is too little or too much space. Add "
    "the response to QUERY ALLOC PAGE, or answer the question “paging space”."
)


@dataclass(frozen=True)
class SpaceExtras:
    """Values that no scenario contains, in pages of each system; None: not known. margin: % on top of the
    sum.

    disks: the virtual disks of each guest of a group, which then make up `virtual_disks`.
    """

    data_spaces: int | None = None
    virtual_disks: int | None = None
    segments: int | None = None
    directory: int | None = None
    margin: int = 0
    shown: str = ""  # where the files of a site show the virtual disks
    disks: Mapping[str, int] = field(default_factory=dict)
    assumed_space: bool = False  # neither the files of a site nor an answer give its paging space


NOTHING = SpaceExtras()


@dataclass(frozen=True)
class SpaceLine:
    """A line of the sum. source: the basis of its value, as text."""

    title: str
    pages: int
    origin: Origin
    source: str

    def as_json(self) -> dict[str, Any]:
        """Return the line for a report."""
        return {"line": self.title, "pages": self.pages, "origin": self.origin, "source": self.source}


@dataclass(frozen=True)
class SpacePlan:
    """The sum for a system, with the space that the system has. storage: of all its guests; coming: of guests
    that relocate to it; the others as in `lpar`; pages.
    """

    system: str
    lines: tuple[SpaceLine, ...]
    storage: int
    coming: int
    reserved: int
    frames: int
    expanded: int
    space: int
    volumes: int
    central: int
    notes: tuple[str, ...]

    @property
    def needed(self) -> int:
        """The sum of all lines, pages."""
        return sum(line.pages for line in self.lines)

    @property
    def pageable(self) -> int:
        """Pages of all guests that are on the system at some time, which a run may page out."""
        return self.storage + self.coming

    @property
    def holds(self) -> int:
        """Pages that frames, expanded storage and paging volumes have together."""
        return self.frames + self.expanded + self.space


def plan(scenario: Scenario, system: SystemOf, extras: SpaceExtras = NOTHING) -> SpacePlan:
    """Return the sum for a system of a scenario, with all its guests logged on."""
    lpar = system.lpar
    guests = [guest for guest in scenario.guests if home(scenario, guest) == system.index]
    storage = sum(guest.size for guest in guests)
    if extras.disks:
        extras = replace(extras, virtual_disks=sum(extras.disks.get(guest.group, 0) for guest in guests))
    central = lpar.storage or lpar.frames
    lines = list(_lines(len(guests), storage, extras))
    lines.append(_system_pages(central, lpar.storage is not None))
    if extras.margin:
        total = sum(line.pages for line in lines)
        text = say("{0}% of the lines above; no published rule gives a margin", extras.margin)
        lines.append(SpaceLine(say("Safety margin"), _share(total, extras.margin), "given", text))
    reserved = sum(guest.reserved for guest in guests)
    swap = sum(pages for guest in guests for pages, _ in guest.swap)
    coming = sum(guest.size for guest in _coming(scenario, system))
    notes = tuple(_notes(scenario, system, reserved, swap, coming, extras))
    return SpacePlan(
        *(system.name, tuple(lines), storage, coming, reserved, lpar.frames, lpar.xstor, lpar.paging_space),
        *(lpar.volumes, central, notes),
    )


def _coming(scenario: Scenario, system: SystemOf) -> Iterator[Guest]:
    """Yield the guests that the timeline relocates to a system."""
    steps = [step for step in scenario.timeline if step.do == "relocate" and step.to == system.name]
    groups = {name for step in steps for name in step.guests}
    return (
        guest for guest in scenario.guests if guest.group in groups and home(scenario, guest) != system.index
    )


def _lines(count: int, storage: int, extras: SpaceExtras) -> Iterator[SpaceLine]:
    text = say("the sizes of {0:,} {0:guest|guests} of the scenario, all of them logged on", count)
    yield SpaceLine(say("Storage of guests"), storage, "derived", text)
    spaces = (
        (say("Data spaces"), extras.data_spaces, ""),
        (say("Virtual disks in storage"), extras.virtual_disks, extras.shown),
        (say("Shared segments (NSS, DCSS)"), extras.segments, ""),
    )
    total = storage
    for title, pages, shown in spaces:
        yield _extra(title, pages, shown)
        total += pages or 0
    text = say("{0}% of the lines above", TRANSLATION)
    yield SpaceLine(say("Address translation"), _share(total, TRANSLATION), "published", text)
    yield _extra(say("CP directory"), extras.directory, "")


def _extra(title: str, pages: int | None, shown: str) -> SpaceLine:
    """Return a line whose value no scenario contains."""
    if pages is None:
        return SpaceLine(
            title, 0, "assumed", say("none, because neither the files nor your answers give a size")
        )
    return SpaceLine(title, pages, "derived" if shown else "given", shown or say("as given"))


def _system_pages(central: int, known: bool) -> SpaceLine:
    pages = min(_share(central, SYSTEM_SHARE), SYSTEM_MOST)
    what = say("central storage") if known else say("the frames for guests")
    text = say(
        "{0}% of {1} ({2}), at most {3}", SYSTEM_SHARE, what, size_text(central), size_text(SYSTEM_MOST)
    )
    return SpaceLine(say("System pages"), pages, "assumed", text)


def _share(pages: int, percent: int) -> int:
    return -(-pages * percent // 100)


def _notes(
    scenario: Scenario, system: SystemOf, reserved: int, swap: int, coming: int, extras: SpaceExtras
) -> Iterator[str]:
    """Yield the notes on items that the sum does not cover."""
    if extras.assumed_space:
        yield say(ASSUMED_SPACE, size_text(system.lpar.paging_space))
    release = system.lpar.site_release or system.lpar.release
    if not system.lpar.has("aging"):
        yield say(EARLIER, release)
    if reserved:
        yield say(
            "{0} are reserved for guests (SET RESERVED). The published calculation does not subtract them.",
            size_text(reserved),
        )
    if coming:
        yield say(
            "The calculation does not include the {0} of guests that are relocated to this system.",
            size_text(coming),
        )
    disks = None if extras.disks else extras.virtual_disks
    if len(scenario.systems) > 1 and any((extras.data_spaces, disks, extras.segments, extras.directory)):
        yield say("Each specified size applies to each of the {0} systems.", len(scenario.systems))
    if swap and extras.virtual_disks is None:
        yield say(
            "Guests have {0} of swap space. If their swap disks are virtual disks in storage, add this size.",
            size_text(swap),
        )
