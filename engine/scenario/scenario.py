"""Loads and checks scenario files: all later code can rely on a Scenario.

Rules that span several keys are in engine.scenario.checks; any problem is reported as exactly ONE
ScenarioError with file, key, value, what was expected and the nearest valid key.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.language import say
from engine.scenario.checks.scenario import check_scenario
from engine.scenario.checks.timeline import check_timeline
from engine.scenario.derived.timeline import expand_timeline as expand_timeline
from engine.scenario.files.catalog import catalog
from engine.scenario.files.error import ScenarioError as ScenarioError
from engine.scenario.files.error import nearest, text_key, value_at
from engine.scenario.files.layers import Layers, shipped_name
from engine.scenario.files.model_errors import scenario_error
from engine.scenario.files.quantities import BY_USERS
from engine.scenario.model.guest_profile import Behaviour as Behaviour
from engine.scenario.model.guest_profile import GuestKind as GuestKind
from engine.scenario.model.guests import Guest as Guest
from engine.scenario.model.guests import GuestGroup as GuestGroup
from engine.scenario.model.parameters import Parameters as Parameters
from engine.scenario.model.scenario import LparSettings as LparSettings
from engine.scenario.model.scenario import NamedMoment as NamedMoment
from engine.scenario.model.scenario import Phase as Phase
from engine.scenario.model.scenario import Scenario as Scenario
from engine.scenario.model.scenario import TimelineStep as TimelineStep


def load_scenario(
    path_or_id: str | Path, settings: Sequence[str] = (), table: dict[str, Any] | None = None
) -> Scenario:
    """Return the scenario with a shipped id ("pause-suspend") or in a file, with settings applied on top.

    A setting is "key=value": "lpar.xstor=1G", "guests.sby_was.count=5", "guests.all.share=200",
    "timeline.3.at=5m" (the third step), "seed=7". `table` is used in place of the file. Raises ScenarioError.
    """
    path, shown = find_scenario(path_or_id)
    layers = Layers(path, shown, table)
    name_by_file(layers, path)
    for setting in settings:
        layers.apply(setting)
    return load_layers(layers)


def find_scenario(path_or_id: str | Path) -> tuple[Path, str]:
    """Return the file of a scenario and its name for messages. Raises ScenarioError if there is no such
    scenario.
    """
    path = Path(path_or_id)
    if path.suffix == ".toml" or len(path.parts) > 1:
        return path, str(path_or_id)
    entries = {entry.id: entry for entry in catalog()}
    if entry := entries.get(str(path_or_id)):
        return entry.path, shipped_name(entry.path)
    if os.path.exists(path):
        return path, str(path_or_id)
    near = nearest(str(path_or_id), entries)
    hint = say("no such scenario; the nearest valid name is {0}", near) if near else say("no such scenario")
    listed = say("expected a file or one of the names that `lparlab scenarios` lists")
    raise ScenarioError("", str(path_or_id)[:80], say("{0}; {1}", hint, listed))


def name_by_file(layers: Layers, path: Path) -> None:
    """Set the id of a scenario without an id to the name of its file."""
    layers.table.setdefault("id", re.sub(r"[^A-Za-z0-9_.-]+", "-", path.stem).strip("-.")[:40] or "scenario")


def load_layers(layers: Layers) -> Scenario:
    """Return the checked scenario that layers make up. Raises ScenarioError."""
    try:
        scenario = Scenario.model_validate(layers.table, context=BY_USERS)
        check_scenario(scenario)
        check_timeline(scenario)
    except ValidationError as error:
        raise scenario_error(error, Scenario, layers) from None
    except ScenarioError as error:
        raise _placed(error, layers) from None
    return scenario


def _placed(error: ScenarioError, layers: Layers) -> ScenarioError:
    """Return the error with the file and the value as written, which the check could not provide."""
    key = text_key(error.key)
    value: Any = value_at(layers.table, key)
    value = error.value if value is None else value
    file, hint = layers.changed(layers.origin(key)), error.nearest
    return ScenarioError(file, error.key, error.expected, value=value, nearest=hint, noun=error.noun)
