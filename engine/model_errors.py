"""What pydantic found wrong, said as one ScenarioError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from engine.keys import key_text, value_at
from engine.layers import Layers
from engine.quantities import IDENTIFIER, NAME, USERID
from engine.right_keys import nearest_key, siblings
from engine.scenario_error import ScenarioError

_EXPECTED = {
    "missing": "expected this key; it is not there",
    "bool_type": "expected true or false",
    "string_type": "expected text in quotes",
    "string_too_short": "expected at least {min_length} character",
    "string_too_long": "expected at most {max_length} characters",
    "literal_error": "expected {expected}",
    "value_error": "{error}",
    "dict_type": "expected a table",
    "model_type": "expected a table",
    "tuple_type": "expected a list",
    "too_long": "expected at most {max_length} entries",
    "too_short": "expected at least {min_length} entry",
}
_PATTERNS = {
    USERID: "expected a user identifier: 1 to 8 of A-Z, 0-9, @ # $ _ and -",
    NAME: "expected a name: a letter, then at most 39 letters, digits, _ or -",
    IDENTIFIER: "expected a name: at most 40 letters, digits, _ - or .",
}


def scenario_error(error: ValidationError, model: type[BaseModel], layers: Layers) -> ScenarioError:
    """The first thing that is wrong, with file, key, value, what was expected and the nearest right key."""
    found = min(error.errors(include_url=False), key=lambda one: _rank(one["type"]))
    key = tuple(part for part in found["loc"] if part != "[key]")
    expected, hint = _expected(found), ""
    if found["type"] == "extra_forbidden":
        written = layers.setting_in(key)
        hint = nearest_key(model, key, layers.table)
        hint = ".".join(part for part in (hint, key_text(written[len(key) :])) if hint and part)
        expected = f"no such key; expected one of {', '.join(siblings(model, key))}"
        key = written
    value = None if found["type"] == "missing" else value_at(layers.table, key)
    return ScenarioError(layers.origin(key), key_text(key), expected, value=value, nearest=hint)


def _rank(kind: str) -> int:
    """Unknown keys first: a misspelt key makes a missing one too."""
    return {"extra_forbidden": 0, "missing": 2}.get(kind, 1)


def _expected(found: Mapping[str, Any]) -> str:
    context = dict(found.get("ctx", {}))
    if found["type"] == "string_pattern_mismatch":
        return _PATTERNS[context["pattern"]]
    template = _EXPECTED.get(found["type"])
    return template.format(**context) if template else str(found["msg"])
