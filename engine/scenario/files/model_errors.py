"""Reports the first error that pydantic finds as one sentence with the nearest valid key."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from engine.language import later, say
from engine.scenario.files.error import Key, ScenarioError, key_text, nearest, value_at
from engine.scenario.files.layers import Layers
from engine.scenario.files.quantities import IDENTIFIER, NAME, PACK, RELEASE, SYSTEM, USERID

_FITTING = later("expected text that fits {0}")
_ALIKE, _WORD = 0.8, 4  # a misspelling of a key in the same table; letters that make a word
MAX_NAMED = 6  # keys that an error names
_EXPECTED = {  # by the type of pydantic's error: the template, and the name of the value in its context
    "missing": (later("this key is required"), ""),
    "bool_type": (later("expected true or false"), ""),
    "string_type": (later("expected text in quotes"), ""),
    "string_too_short": (later("expected at least {0} character"), "min_length"),
    "string_too_long": (later("expected at most {0} characters"), "max_length"),
    "literal_error": (later("expected {0}"), "expected"),
    "value_error": ("{0}", "error"),
    "less_than_equal": (later("expected a number of at most {0:g}"), "le"),
    "greater_than_equal": (later("expected a number of at least {0:g}"), "ge"),
    "finite_number": (later("expected a finite number"), ""),
    "less_than": (later("expected a number below {0:g}"), "lt"),
    "greater_than": (later("expected a number above {0:g}"), "gt"),
    "bool_parsing": (later("expected true or false"), ""),
    "int_type": (later("expected a whole number"), ""),
    "int_parsing": (later("expected a whole number"), ""),
    "int_parsing_size": (later("expected a whole number"), ""),
    "int_from_float": (later("expected a whole number"), ""),
    "float_type": (later("expected a number"), ""),
    "float_parsing": (later("expected a number"), ""),
    "dict_type": (later("expected keys and their values"), ""),
    "model_type": (later("expected keys and their values"), ""),
    "model_attributes_type": (later("expected keys and their values"), ""),
    "tuple_type": (later("expected a list"), ""),
    "list_type": (later("expected a list"), ""),
    "union_tag_invalid": (later("expected one of {0}"), "expected_tags"),
    "union_tag_not_found": (later("expected the key {0}"), "discriminator"),
    "extra_forbidden": (later("no such key"), ""),
    "json_invalid": (later("expected JSON ({0})"), "error"),
    "too_long": (later("expected at most {0} entries"), "max_length"),
    "too_short": (later("expected at least {0} entry"), "min_length"),
}
_PATTERNS = {
    SYSTEM: later("expected 1 to 8 capital letters, digits, @, # or $"),
    PACK: later("expected a volume label: 1 to 6 characters of A-Z, 0-9, @ # and $"),
    USERID: later("expected a user ID: 1 to 8 characters of A-Z, 0-9, @ # $ _ and -"),
    NAME: later("expected a name: a letter, then at most 39 letters, digits, _ or -"),
    RELEASE: later('expected a z/VM release, like "7.3"'),
    IDENTIFIER: later("expected a name: at most 40 letters, digits, _ - or ."),
    # of drawings
    r"^[a-z]{1,8}[0-9]{1,7}$": later("expected an ID, like channel12"),
    r"^[A-Z0-9@#$]{0,8}$": later("expected up to 8 capital letters, digits, @, # or $"),
    r"^([A-Z][A-Z0-9]{0,7}|\*)$": later(
        "expected a capital letter, then up to 7 capital letters or digits; * = reserved"
    ),
    r"^[A-Z0-9@#$-]{1,12}$": later("expected 1 to 12 capital letters, digits, @, #, $ or -, like FCTC"),
    r"^[A-Z0-9]{2,4}$": later("expected 2 to 4 capital letters or digits, like FC"),
    r"^([0-9A-Z]{4}(,[0-9]{1,2})?)?$": later("expected machine type and number, such as 3906,1, or no value"),
    r"^(\([A-Z0-9(),]*\))?$": later(
        "expected numbers for each CSS in parentheses, such as ((CSS(0),65280)), or no value"
    ),
    r"^([0-9A-F]{2}|[0-9A-F]{4}|\*\*|\*\*\*\*)?$": later(
        "expected 2 or 4 hexadecimal digits, like C1 or 21C1"
    ),
    r"^[A-Z0-9-]{0,20}$": later("expected up to 20 capital letters, digits or -"),
    r"^[A-Za-z][A-Za-z0-9_-]{0,63}$": later("expected a letter, then up to 63 letters, digits, _ or -"),
}


@dataclass(frozen=True)
class Wrong:
    """The first error of a model: key, what was expected, value, nearest valid key."""

    key: Key
    expected: str
    value: Any
    nearest: str = ""


def scenario_error(error: ValidationError, model: type[BaseModel], layers: Layers) -> ScenarioError:
    """Return the first error with its file, key, value, what was expected and the nearest valid key."""
    wrong = first_wrong(error, model, layers.table, layers.setting_in)
    file = layers.origin(wrong.key)
    if layers.setting_in(wrong.key) != wrong.key:  # a table of a file and the values that a setting added
        file = layers.changed(file)
    return ScenarioError(file, key_text(wrong.key), wrong.expected, value=wrong.value, nearest=wrong.nearest)


def wrong_text(error: ValidationError, model: type[BaseModel], table: dict[str, Any] | None = None) -> str:
    """Return the first error as text: its key and value, what was expected, and the nearest valid key."""
    wrong = first_wrong(error, model, table or {})
    value = wrong.value if wrong.key and not isinstance(wrong.value, dict) else None
    found = ScenarioError("", key_text(wrong.key), wrong.expected, value=value, nearest=wrong.nearest)
    return str(found).removeprefix(": ")


def first_wrong(
    error: ValidationError,
    model: type[BaseModel],
    table: dict[str, Any],
    written: Callable[[Key], Key] = lambda key: key,
) -> Wrong:
    """Return the first error in `table`; if that is empty, with the value as it was validated.

    `written`: maps a wrong key to the key as the user wrote it.
    """
    found = min(error.errors(include_url=False), key=lambda item: _rank(item["type"]))
    key = _place(found)
    if found["type"] == "extra_forbidden":
        place, hint = written(key), nearest_key(model, key, table)
        hint = ".".join(part for part in (hint, key_text(place[len(key) :])) if hint and part)
        value = value_at(table, place) if table else found["input"]
        return Wrong(place, _no_such_key(str(key[-1]), siblings(model, key)), value, hint)
    if found["type"] == "missing" and isinstance(key[-1], int):
        return Wrong(key[:-1], say("expected at least {0} entries", key[-1] + 1), value_at(table, key[:-1]))
    value = None if found["type"] == "missing" else value_at(table, key) if table else found["input"]
    return Wrong(key, expectation(found), value)


def _no_such_key(wrong: str, valid: list[str]) -> str:
    """Return the expected keys: all valid keys, or only the nearest if there are many."""
    if len(valid) <= MAX_NAMED:
        return say("no such key; expected one of {0}", ", ".join(valid))
    near = get_close_matches(wrong, valid, MAX_NAMED, 0.5) or valid[:MAX_NAMED]
    return say("no such key; expected one of {0}, ... ({1} keys)", ", ".join(near), len(valid))


def _place(found: Mapping[str, Any]) -> Key:
    """Return the wrong key. pydantic marks a wrong name with a final part "[key]"."""
    place = tuple(found["loc"])
    marked = found["type"] != "extra_forbidden" and len(place) > 1 and place[-1] == "[key]"
    return place[:-1] if marked else place


def _rank(kind: str) -> int:
    """Rank unknown keys first, since a misspelled key also causes a missing one, and what both cause last."""
    return {"extra_forbidden": 0, "missing": 2, "too_short": 3}.get(kind, 1)


def expectation(found: Mapping[str, Any]) -> str:
    """Return what one of pydantic's errors expected."""
    context = dict(found.get("ctx", {}))
    if found["type"] == "string_pattern_mismatch":
        pattern = str(context["pattern"])
        return say(_PATTERNS.get(pattern, _FITTING), pattern)
    template, name = _EXPECTED.get(found["type"], ("", ""))
    if template == "{0}":
        return str(context[name])
    return say(template, context.get(name)) if template else str(found["msg"])


def siblings(model: type[BaseModel], key: Key) -> list[str]:
    """Return the valid keys at the same level as this key; none if any name is allowed."""
    kind: Any = model
    for part in key[:-1]:
        kind = _child(kind, part)
    return list(_fields(kind))


def nearest_key(model: type[BaseModel], key: Key, table: dict[str, Any]) -> str:
    """Return the valid key that is nearest to a wrong one, among all keys: by its name, or by words in it."""
    *path, last = key
    word = str(last)
    others: dict[str, Key] = {}
    for other in _all_keys(model, table, ()):
        others.setdefault(str(other[-1]), other)
    beside = {name: (*path, name) for name in siblings(model, key)}
    found = (
        others.get(word)  # the same name in another table
        or beside.get(nearest(word, beside, _ALIKE))
        or next((others[name] for name in others if _has_words(name, word)), None)
        or beside.get(nearest(word, beside))
        or others.get(nearest(word, others))
    )
    return key_text(found) if found else ""


def _has_words(name: str, wanted: str) -> bool:
    """Return whether a name contains all words of another name: minor_slice contains those of slice."""
    return len(wanted) >= _WORD and set(wanted.split("_")) <= set(name.split("_"))


def _all_keys(kind: Any, table: dict[str, Any], path: Key) -> Iterator[Key]:
    """Yield every key of the model outside lists, including the names that the scenario itself defines."""
    if isinstance(kind, type):
        children = _fields(kind)
    elif get_origin(kind) is dict and isinstance(found := value_at(table, path), dict):
        children = dict.fromkeys([str(name) for name in found][:50], _child(kind, ""))
    else:
        return
    for name, child in children.items():
        yield (*path, name)
        yield from _all_keys(child, table, (*path, name))


def _fields(kind: Any) -> dict[str, Any]:
    """Return the keys of a model with their plain types; none for any other type."""
    return _model_fields(kind) if isinstance(kind, type) and issubclass(kind, BaseModel) else {}


@cache
def _model_fields(model: type[BaseModel]) -> dict[str, Any]:
    return {field.alias or name: _plain(field.annotation) for name, field in model.model_fields.items()}


def _child(kind: Any, part: str | int) -> Any:
    """Return the plain type of the value at a key within a plain type."""
    if get_origin(kind) is dict:
        return _plain(get_args(kind)[1])
    if get_origin(kind) in (tuple, list):
        return _plain(get_args(kind)[0])
    return _fields(kind).get(str(part))


def _plain(kind: Any) -> Any:
    """Return a type without Annotated and "or None"."""
    while hasattr(kind, "__metadata__") or get_origin(kind) in (Union, types.UnionType):
        kind = next(argument for argument in get_args(kind) if argument is not type(None))
    return kind
