"""What a scenario's relocations may hold together."""

from __future__ import annotations

from engine.scenario.files.error import ScenarioError
from engine.scenario.guests import members
from engine.scenario.models import Scenario, Step
from engine.state.relocation import MAX_MOVE

_OPTIONS = ("immediate", "maxtotal", "maxquiesce", "force")  # of VMRELOCATE MOVE


def check_moves(scenario: Scenario) -> None:
    """Raise ScenarioError for the first thing that cannot be."""
    for name, kind in scenario.kinds.items():
        least, most = kind.state_pages
        if least > most:
            hint = "expected the smaller number of pages first"
            raise ScenarioError("", f"kinds.{name}.state_pages", hint)
    asked = 0
    for number, step in enumerate(scenario.timeline, 1):
        _options(f"timeline.{number}", step)
        if step.do == "relocate":
            asked += 1 + sum(members(scenario.groups, name) for name in step.guests)
    if asked > MAX_MOVE:
        raise ScenarioError(
            "", "timeline", f"expected at most {MAX_MOVE} relocations and steps that ask for them"
        )


def _options(key: str, step: Step) -> None:
    """Only a relocation has options."""
    if step.do == "relocate":
        return
    for name in _OPTIONS:
        if getattr(step, name):
            raise ScenarioError("", f"{key}.{name}", 'expected none: only "relocate" has it')
