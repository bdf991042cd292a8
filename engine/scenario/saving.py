"""Scenarios as complete TOML tables, for files that are opened elsewhere."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from pydantic import ValidationError

from engine.language import say
from engine.scenario.checks.scenario import check_scenario
from engine.scenario.checks.timeline import check_timeline
from engine.scenario.files.catalog import catalog
from engine.scenario.files.error import key_text, nearest
from engine.scenario.files.layers import names_file
from engine.scenario.files.model_errors import first_wrong
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario


def scenario_table(scenario: Scenario) -> dict[str, Any]:
    """Return all keys and values, with times and sizes as users write them; the inverse of `table_scenario`.

    Frames are omitted if they follow from central storage, so that settings on top can change the latter.
    """
    table = scenario.model_dump(mode="json", by_alias=True, exclude_none=True)
    if scenario.lpar.storage is not None:
        del table["lpar"]["frames"]
    return table


def table_scenario(table: dict[str, Any], name: str) -> Scenario:
    """Return the checked scenario of a table. Raises ScenarioError, which refers to the table as `name`."""
    try:
        scenario = Scenario.model_validate(table)
        check_scenario(scenario)
        check_timeline(scenario)
    except ValidationError as error:
        wrong = first_wrong(error, Scenario, table)
        raise ScenarioError(
            name, key_text(wrong.key), wrong.expected, value=wrong.value, nearest=wrong.nearest
        ) from None
    except ScenarioError as error:
        raise ScenarioError(
            name, error.key, error.expected, value=error.value, nearest=error.nearest, noun=error.noun
        ) from None
    return scenario


@cache
def shipped() -> frozenset[str]:
    """Return the ids of the scenarios that come with the program."""
    return frozenset(entry.id for entry in catalog())


@lru_cache(maxsize=16)
def shipped_scenario(id: str, settings: tuple[str, ...]) -> Scenario:
    """Return a scenario that comes with the program; no other file is read. Raises ScenarioError."""
    if id not in shipped():
        hint = say("this version does not have this scenario")
        raise ScenarioError("", id, hint, nearest=nearest(id, sorted(shipped())), noun="name")
    if outside := next(filter(names_file, settings), ""):
        hint = say("expected a shipped rule file: a saved scenario does not read other files")
        raise ScenarioError("", outside[:80], hint)
    return load_scenario(id, settings)
