"""Phases and marks of shipped scenarios say what the run does, also where a scenario inherits them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import Scenario, load_scenario

ROOT = Path(__file__).parents[3]
STEPS = {  # title of a phase or mark -> the step that it names
    "Pause": "pause",
    "Restart": "resume",
    "Resumed": "resume",
    "IPL of the LPAR": "lpar-ipl",
    "Page requested": "fetch",
    "Before the relocation": "relocate",
    "Relocation": "relocate",
}
LESSONS = [
    path
    for path in sorted((ROOT / "lessons").glob("*/*.toml"))
    if "\nextends = " in f"\n{path.read_text('utf-8')}"
]
FILES = [*(entry.path for entry in catalog()), *LESSONS]


def _demand(scenario: Scenario, name: str, at: int) -> float:
    """Return the demand of an LPAR at a time; 1 = all the time."""
    assert scenario.cec is not None
    lpar = scenario.cec.lpars[name]
    steps = [step.demand for step in lpar.demands if step.at <= at]
    return [1.0 if lpar.demand is None else lpar.demand, *steps][-1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_phases_are_true(path: Path) -> None:
    scenario = load_scenario(path)
    done = {step.do for step in scenario.timeline}
    titles = [*(phase.title for phase in scenario.phases), *(mark.title for mark in scenario.marks)]
    assert [title for title in titles if title in STEPS and STEPS[title] not in done] == []
    for phase in scenario.phases if scenario.cec else ():
        assert scenario.cec is not None
        demands = {name: _demand(scenario, name, phase.start) for name in scenario.cec.lpars}
        changes = [step.at for lpar in scenario.cec.lpars.values() for step in lpar.demands]
        if "full demand" in phase.title.lower():
            who = [name for name in demands if phase.title.startswith(name)] or demands
            assert {demands[name] for name in who} == {1.0}
        if phase.title.endswith("is quiet"):
            assert demands[phase.title.split()[0]] < 0.5
        assert not [at for at in changes if phase.start < at < phase.end]
