"""A tree of runs -> the text of a session file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tomli_w

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.layers import names_file
from engine.scenario.saving import scenario_table, shipped, shipped_scenario
from engine.scenario.scenario import Scenario
from engine.session_file.models import NamedMarker, command_line
from engine.session_file.reading import read_session
from engine.session_file.saved import source_name
from engine.session_file.seal import FORMAT, HEAD, machine, plain, sealed, version
from engine.tree import Branch, MachineSource, Tree


def session_text(tree: Tree, active: int, markers: Sequence[NamedMarker] = (), plots: str = "") -> str:
    """Return the file's text. active: the id of the branch that is shown. plots: text of the window.

    Raises SessionError when it is more than a file may hold.
    """
    scenarios: list[dict[str, Any]] = []
    branches = [_branch(branch, scenarios) for branch in tree.branches]
    table = {
        "format": FORMAT,
        "version": version(),
        "machine": machine(),
        "active": active,
        "scenarios": scenarios,
        "branches": branches,
        "markers": [{"at": int(marker.at), "title": plain(marker.title)[:200]} for marker in markers],
        **({"plots": plots} if plots else {}),
    }
    text = sealed(plain(HEAD + tomli_w.dumps(table)))
    read_session(text, say("this session"))  # what cannot be opened must not be saved
    return text


def _branch(branch: Branch, scenarios: list[dict[str, Any]]) -> dict[str, Any]:
    machine = branch.simulation
    saved = {
        "id": branch.id,
        "name": branch.name,
        "scenario": _number(_scenario(branch), scenarios),
        "own_seed": branch.source.seed is not None,
        "seed": machine.seed,
        "parent": branch.parent,
        "forked_at": branch.forked_at,
        "forked_events": branch.forked_events,
        "time": machine.now,
        "events": machine.events,
        "recorded": machine.recorded,
        "digest": machine.digest(),
        "commands": [command_line(given) for given in machine.all_commands],
    }
    return {key: value for key, value in saved.items() if value is not None}


def _scenario(branch: Branch) -> dict[str, Any]:
    """Return the scenario by its id if that gives the same one, else in full."""
    source, scenario = branch.source, branch.simulation.scenario
    if _shipped(source) == scenario:
        return {"id": source.name, "settings": list(source.settings)}
    settings = [setting for setting in source.settings if not names_file(setting)]  # the table has their text
    return {"source": source_name(source.name), "settings": settings, "table": scenario_table(scenario)}


def _number(scenario: dict[str, Any], scenarios: list[dict[str, Any]]) -> int:
    """Return its place among the scenarios, from 1; each is written once."""
    if scenario not in scenarios:
        scenarios.append(scenario)
    return scenarios.index(scenario) + 1


def _shipped(source: MachineSource) -> Scenario | None:
    """Return the scenario that comes with the program under this name, or None."""
    try:
        return shipped_scenario(source.name, source.settings) if source.name in shipped() else None
    except ScenarioError:
        return None
