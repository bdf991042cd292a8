"""Creates the text of a session file from a tree of runs, and reads it; the text may come from an untrusted
source.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomli_w
from pydantic import ValidationError

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.layers import names_file
from engine.scenario.files.model_errors import wrong_text
from engine.scenario.files.toml_input import decoded, parse_toml, wide_coding
from engine.scenario.saving import scenario_table, shipped, shipped_scenario
from engine.scenario.scenario import Scenario
from engine.session_file.annotation import Annotation
from engine.session_file.models import NamedMarker, SessionBody, command_line
from engine.session_file.saved import SavedSession, source_name
from engine.session_file.seal import (
    FORMAT,
    HEAD,
    SAVE_AGAIN,
    SessionError,
    check_version,
    damaged,
    machine,
    plain,
    sealed,
    unsealed,
    version,
)
from engine.tree import Branch, MachineSource, Tree

MAX_BYTES = 1_000_000


def session_text(
    tree: Tree,
    active: int,
    markers: Sequence[NamedMarker] = (),
    plots: str = "",
    annotations: Sequence[Annotation] = (),
) -> str:
    """Return the file's text. active: the id of the displayed branch. plots: text of the window.

    Raises SessionError if the text is larger than a file may be.
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
        **({"annotations": [own._asdict() for own in annotations]} if annotations else {}),
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
    """Return the scenario by its id if the id gives the same scenario, otherwise in full."""
    source, scenario = branch.source, branch.simulation.scenario
    if _shipped(source) == scenario:
        return {"id": source.name, "settings": list(source.settings)}
    settings = [setting for setting in source.settings if not names_file(setting)]  # the table has their text
    return {"source": source_name(source.name), "settings": settings, "table": scenario_table(scenario)}


def _number(scenario: dict[str, Any], scenarios: list[dict[str, Any]]) -> int:
    """Return the scenario's position among the scenarios, from 1; each scenario is written once."""
    if scenario not in scenarios:
        scenarios.append(scenario)
    return scenarios.index(scenario) + 1


def _shipped(source: MachineSource) -> Scenario | None:
    """Return the scenario that comes with the program under this name, or None."""
    try:
        return shipped_scenario(source.name, source.settings) if source.name in shipped() else None
    except ScenarioError:
        return None


def load_session(path: Path) -> SavedSession:
    """Return the session in a file. Raises SessionError."""
    try:
        if not path.is_file() and path.exists():
            raise SessionError(str(path), say("is not a regular file; expected a session file"))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except SessionError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SessionError(str(path), say("cannot be read ({0}); expected a session file", reason)) from None
    return read_session(_text(data, path.name), path.name)


def _text(data: bytes, name: str) -> str:
    """Return the text, even if it was saved by an editor on another system. Raises SessionError."""
    if len(data) > MAX_BYTES:
        raise _too_large(name)
    try:
        return decoded(data)
    except UnicodeDecodeError:
        how = say("is written in UTF-16") if wide_coding(data) else say("is not UTF-8")
        raise damaged(name, how) from None


def _too_large(name: str) -> SessionError:
    return SessionError(name, say("is too large; expected a session of at most {0:,} bytes", MAX_BYTES))


def read_session(text: str, name: str) -> SavedSession:
    """Return the session in a text, checked but not opened. Raises SessionError, which refers to the text
    as `name`.
    """
    text = text.replace("\r\n", "\n")
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise _too_large(name)
    table = _table(unsealed(text, name), name)
    check_version(table, name)
    try:
        return SavedSession(SessionBody.model_validate(table), name)
    except ValidationError as error:
        raise SessionError(name, f"{wrong_text(error, SessionBody, table)}; {say(SAVE_AGAIN)}") from None


def _table(body: str, name: str) -> dict[str, Any]:
    try:
        return parse_toml(body, name)
    except ScenarioError as error:
        raise SessionError("", f"{error}; {say(SAVE_AGAIN)}") from None
