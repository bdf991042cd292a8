"""Paging volumes for a plan, by model, and the dump space in addition to them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import size_text
from engine.language import later, say
from engine.scenario.model.central_storage import CP_SHARE, page_tables
from engine.space.plan import SpaceLine, SpacePlan

CYLINDER = 180  # pages: 12 in each of the 15 tracks of a 3390
_MODELS = {"3390-3": 3_339, "3390-9": 10_017, "3390-27": 32_760, "3390-54": 65_520}  # cylinders
VOLUMES = later(
    "A cylinder of a 3390 holds {0} pages (published). Its first cylinder, with the label, is not counted "
    "(assumed). CP spreads pages over all volumes: use volumes of the same size (assumed)."
)
DUMP = later(
    "Dump space is spool space. It must hold CP's own storage, and grows with central storage; no amount is "
    "published. A stand-alone dump of everything takes as much space as central storage: {0}."
)


@dataclass(frozen=True)
class VolumeNeed:
    """The number of volumes of a size, pages, that hold a plan. own: of the size that the system uses."""

    model: str
    size: int
    count: int
    own: bool = False


def volume_needs(plan: SpacePlan) -> tuple[VolumeNeed, ...]:
    """Return the number of volumes of each model, and of volumes like those of the system."""
    found = [_need(model, (cylinders - 1) * CYLINDER, plan) for model, cylinders in _MODELS.items()]
    if size := plan.space // plan.volumes:
        found.insert(0, VolumeNeed(say("as now"), size, -(-plan.needed // size), own=True))
    return tuple(found)


def _need(model: str, size: int, plan: SpacePlan) -> VolumeNeed:
    return VolumeNeed(model, size, -(-plan.needed // size))


def in_words(plan: SpacePlan) -> str:
    """Return one sentence about whether the system has the space of its plan."""
    has, needs = size_text(plan.space), size_text(plan.needed)
    if plan.space >= plan.needed:
        spare = size_text(plan.space - plan.needed)
        return say(
            "{0} has {1} of paging space, {3} more than the sum of all lines, {2}.",
            plan.system,
            has,
            needs,
            spare,
        )
    lacking = size_text(plan.needed - plan.space)
    return say(
        "{0} has {1} of paging space; the sum of all lines is {2}: {3} more is needed.",
        plan.system,
        has,
        needs,
        lacking,
    )


def dump_lines(plan: SpacePlan) -> tuple[SpaceLine, ...]:
    """Return the minimum size of a dump of CP's storage."""
    own = say("{0:.2f}% of central storage, as QUERY FRAMES of z/VM 5.2 shows", 100 * CP_SHARE)
    tables = say("8 KB for each megabyte of the guests, if they use all of it")
    return (
        SpaceLine(say("CP's own frames"), round(plan.central * CP_SHARE), "derived", own),
        SpaceLine(say("Page tables of guests"), page_tables(plan.storage), "assumed", tables),
    )


def notes(plan: SpacePlan) -> tuple[str, ...]:
    """Return the basis of the volumes and of the dump space."""
    return say(VOLUMES, CYLINDER), say(DUMP, size_text(plan.central))
