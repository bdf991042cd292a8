"""Merging of scenario tables in layers, and guest kinds that inherit the keys of another kind."""

from __future__ import annotations

from typing import Any

from engine.language import say
from engine.scenario.files.error import ScenarioError, key_text, nearest

LIKE = "like"  # key of a kind whose value is the name of another kind
MAX_LIKE = 16  # kinds, each of which is like the next one


def merge(target: dict[str, Any], table: dict[str, Any]) -> None:
    """Merge a table into another one, key by key; any other value replaces the value in the target."""
    for key, value in table.items():
        if isinstance(value, dict) and isinstance(target.get(key), dict):
            merge(target[key], value)
        else:
            target[key] = copied(value)


def copied(value: Any) -> Any:
    """Copy a value of a TOML file; `deepcopy` takes three times as long."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def complete_kinds(table: dict[str, Any], file: str) -> None:
    """Add to each kind that is like another kind the keys of that kind. Raises ScenarioError."""
    kinds = table.get("kinds")
    if isinstance(kinds, dict):
        table["kinds"] = {name: _complete(kinds, (name,), file) for name in kinds}


def _complete(kinds: dict[str, Any], names: tuple[str, ...], file: str) -> Any:
    """Return the last kind in this inheritance chain, with all its keys."""
    own = kinds[names[-1]]
    if not isinstance(own, dict) or LIKE not in own:
        return own
    _check_like(own[LIKE], kinds, names, file)
    made: dict[str, Any] = copied(_complete(kinds, (*names, own[LIKE]), file))
    merge(made, {key: value for key, value in own.items() if key != LIKE})
    return made


def _check_like(like: Any, kinds: dict[str, Any], names: tuple[str, ...], file: str) -> None:
    others = [name for name in kinds if name not in names]
    if like in others and len(names) < MAX_LIKE:
        return
    hint = say(
        "expected the name of a kind that is not based on this kind; a chain has at most {0} kinds", MAX_LIKE
    )
    near = "" if like in others else nearest(str(like), others)
    raise ScenarioError(
        file, key_text(("kinds", names[-1], LIKE)), hint, value=like, nearest=near, noun="name"
    )
