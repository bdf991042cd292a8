"""Scenario -> the relocations that its timeline plans."""

from __future__ import annotations

from typing import Any

from engine.kernel.queue import NEVER
from engine.kernel.units import SECOND
from engine.scenario.model.scenario import Scenario, Step
from engine.state.relocation import MAX_MOVE, Finish, Stage
from engine.state.tables import Array

SPARE = 64  # relocations that may be asked for besides those of the timeline
FORCE = {"architecture": 1, "domain": 2, "storage": 4}
MAXQUIESCE = 10 * SECOND  # CP's default


def move_tables(tables: Array, scenario: Scenario) -> None:
    """Make room for relocations and write down those that are planned. tables: (systems,).

    Each relocate step has a row in stage PLANNED; every guest of the step gets a row of its own later.
    """
    plans = [step for step in scenario.timeline if step.do == "relocate"]
    asked = sum(len(_guests(scenario, step)) for step in plans)
    tables["n_move"][0] = min(MAX_MOVE, len(plans) + asked + SPARE)
    tables["moves"][0] = len(plans)
    for row, step in enumerate(plans):
        _plan(tables["move"][0, row], scenario, step)


def _guests(scenario: Scenario, step: Step) -> list[int]:
    return [guest.index for guest in scenario.guests if guest.group in step.guests]


def _plan(row: Any, scenario: Scenario, step: Step) -> None:
    """The options of VMRELOCATE MOVE."""
    row["stage"], row["finish"] = Stage.PLANNED, Finish.NOT_YET
    row["target"] = list(scenario.systems).index(str(step.to))
    row["immediate"], row["force"] = step.immediate, sum(FORCE[what] for what in step.force)
    row["maxtotal"] = NEVER if step.maxtotal is None else step.maxtotal
    row["maxquiesce"] = max_quiesce(step.maxquiesce, immediate=step.immediate)


def max_quiesce(given: int | None, *, immediate: bool) -> int:
    """The limit of the quiesce time, ns: CP's default when none is given, which IMMEDIATE takes away."""
    if given is not None:
        return given
    return int(NEVER) if immediate else MAXQUIESCE
