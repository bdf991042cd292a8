"""The load of a drawing: guests with their workloads, and relocations with their times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import say

MAX_GB, MAX_GUESTS = 64, 100
LATEST = 3600.0  # s
NO_LIMIT = 3600.0  # s, as MAXQUIESCE: longer than any run


class GuestLoad(NamedTuple):
    """A kind of guest in the relocation study. rate: MiB/s, 0 = no rate; gb: as in the study."""

    title: str
    rate: float
    means: str  # meaning of the rate
    processors: int
    gb: int = 4


# Sources: engine/studies/relocation/scenarios/base.toml, where each figure has its own
KINDS = {
    "java": GuestLoad("Java, with a heap that is repeatedly rewritten", 1500.0, "of new objects", 1),
    "oltp": GuestLoad("Database, transactions", 95.37, "read and written by transactions", 4),
    "cached": GuestLoad("Files through the page cache", 195.3, "written to files", 1),
    "direct": GuestLoad("Files past the page cache", 195.3, "written to files", 1),
    "idle": GuestLoad("Idle Linux", 0.0, "", 1),
}


@dataclass(frozen=True)
class DrawnRelocation:
    """A relocation: VMRELOCATE MOVE. Times in s; None = the CP default."""

    at: float
    to: str  # id of the LPAR
    immediate: bool = False
    maxtotal: float | None = None
    maxquiesce: float | None = None  # CP's default is 10 s and ends slow ones
    every: float = 0.0  # between the guests of an entry


@dataclass(frozen=True)
class Guests:
    """Identical guests. rate: rate in MiB/s of the activity named in KINDS, None = as in the study."""

    kind: str
    lpar: str  # id of the LPAR on which they are at time 0
    count: int = 1
    gb: int = 4
    rate: float | None = None
    moves: tuple[DrawnRelocation, ...] = ()

    @property
    def speed(self) -> float:
        """The rate in MiB/s."""
        return KINDS[self.kind].rate if self.rate is None else self.rate


@dataclass(frozen=True)
class DrawnLoad:
    """All guests of a run. until: s."""

    guests: tuple[Guests, ...] = ()
    until: float = 120.0
    seed: int = 1

    @property
    def lpars(self) -> tuple[str, ...]:
        """The LPARs on which guests run or to which they move, in the order of the load."""
        named = (name for guest in self.guests for name in (guest.lpar, *(move.to for move in guest.moves)))
        return tuple(dict.fromkeys(named))

    def check(self, drawing: Drawing) -> None:
        """Raise DrawingError for the first entry that is not possible."""
        if not self.guests:
            raise DrawingError(without_guests(drawing))
        if not 0 < self.until <= LATEST:
            raise DrawingError(say("The run ends at {0:g} s: expected at most {1:g} s", self.until, LATEST))
        for place, group in enumerate(self.guests, 1):
            _check(drawing, f"Guests {place}", group)
        if sum(guest.count for guest in self.guests) > MAX_GUESTS:
            raise DrawingError(say("More than {0} guests: expected fewer", MAX_GUESTS))


def _check(drawing: Drawing, what: str, group: Guests) -> None:
    if group.kind not in KINDS:
        raise DrawingError(
            say("{0}: no workload {1}; expected one of {2}", what, group.kind[:20], ", ".join(KINDS))
        )
    if not 1 <= group.count <= MAX_GUESTS:
        raise DrawingError(say("{0}: {1} guests; expected 1 to {2}", what, group.count, MAX_GUESTS))
    if not 1 <= group.gb <= MAX_GB:
        raise DrawingError(say("{0}: {1} GiB of memory; expected 1 to {2}", what, group.gb, MAX_GB))
    least, most = (0.0, 0.0) if not KINDS[group.kind].rate else (1.0, 10 * KINDS[group.kind].rate)
    if not least <= group.speed <= most:
        raise DrawingError(say("{0}: {1:g} MiB/s; expected {2:g} to {3:g}", what, group.speed, least, most))
    here = drawing.get(group.lpar, Lpar).id
    for move in sorted(group.moves, key=lambda move: move.at):
        if not 0 <= move.at <= LATEST or not 0 <= move.every <= LATEST:
            raise DrawingError(
                say("{0}: a relocation at {1:g} s; expected 0 to {2:g} s", what, move.at, LATEST)
            )
        if drawing.get(move.to, Lpar).id == here:
            name = drawing.get(here, Lpar).name
            raise DrawingError(
                say("{0}: relocated to {1}, where they already run; expected another LPAR", what, name), here
            )
        here = move.to


def without_guests(drawing: Drawing) -> str:
    """Return the step that is missing before a drawing can run: draw a link, or add a guest."""
    if not drawing.of(IsfcLink):
        return say(
            "No ISFC logical link exists: draw a link between two LPARs, so that a guest can move over it"
        )
    return say("There is nothing to run: add a guest, for example Java at one end of a link")


def usual(drawing: Drawing, link: str = "") -> DrawnLoad:
    """Return the study's Java guest, which moves over a link after 2 s; over the first link by default."""
    links = drawing.of(IsfcLink)
    chosen = next((isfc_link for isfc_link in links if isfc_link.id == link), links[0] if links else None)
    if chosen is None:
        raise DrawingError(without_guests(drawing))
    first, second = chosen.ends
    return DrawnLoad((Guests("java", first, moves=(DrawnRelocation(2.0, second),)),))
