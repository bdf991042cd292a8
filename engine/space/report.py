"""Paging space of all systems of a scenario: the plans, and the space that a run fills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario
from engine.space.fill import SpaceFill, fill_in_words, outlook
from engine.space.plan import NOTHING, SpaceExtras, SpacePlan, plan
from engine.space.volumes import dump_lines, in_words, volume_needs


@dataclass(frozen=True)
class SpaceReport:
    """The plan of each system, and the part that a run fills; no fills without a run."""

    plans: tuple[SpacePlan, ...]
    fills: tuple[SpaceFill, ...] = ()

    @property
    def short(self) -> bool:
        """Whether a system has less space than its plan, or CP abends because the space is full."""
        return any(one.space < one.needed for one in self.plans) or any(fill.abended for fill in self.fills)

    def fill(self, plan: SpacePlan) -> SpaceFill | None:
        """Return the space of a plan's system that the run fills; None without a run."""
        return next((fill for fill in self.fills if fill.system == plan.system), None)

    def as_json(self) -> list[dict[str, Any]]:
        """Return a table for each system."""
        return [_json(one, self.fill(one)) for one in self.plans]


def space_report(
    scenario: Scenario, extras: SpaceExtras = NOTHING, fills: Sequence[SpaceFill] = ()
) -> SpaceReport:
    """Return the plans of a scenario's systems, and the space of each system that a run has filled."""
    plans = tuple(plan(scenario, system, extras) for system in systems(scenario))
    return SpaceReport(plans, tuple(fills))


def sentences(plan: SpacePlan, fill: SpaceFill | None) -> Sequence[str]:
    """Return sentences about the existing space, whether CP can abend, and the space that the run fills."""
    return in_words(plan), outlook(plan), *([fill_in_words(fill, plan.pageable)] if fill else [])


def _json(plan: SpacePlan, fill: SpaceFill | None) -> dict[str, Any]:
    return {
        "system": plan.system,
        "sum": [line.as_json() for line in plan.lines],
        "needed_pages": plan.needed,
        "paging_space_pages": plan.space,
        "volumes": [
            {"model": need.model, "pages": need.size, "count": need.count} for need in volume_needs(plan)
        ],
        "dump": [line.as_json() for line in dump_lines(plan)],
        "summary": list(sentences(plan, fill)),
        "notes": list(plan.notes),
        "run": fill.as_json() if fill else None,
    }
