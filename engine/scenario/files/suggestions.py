"""The keys that a scenario may have, and the one that a wrong key was probably meant to be."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel

from engine.scenario.files.keys import Key, key_text, value_at

_LONGEST = 60  # of a key that is compared


def nearest(word: str, right: Iterable[str]) -> str:
    """The most similar of the right words; "" when none is similar."""
    return next(iter(get_close_matches(word[:_LONGEST], list(right), 1, 0.6)), "")


def siblings(model: type[BaseModel], key: Key) -> list[str]:
    """The right keys beside this one; none where any name is allowed."""
    kind: Any = model
    for part in key[:-1]:
        kind = _child(kind, part)
    return list(_fields(kind))


def nearest_key(model: type[BaseModel], key: Key, table: dict[str, Any]) -> str:
    """The right key that a wrong one was meant to be: one beside it, or one of this name elsewhere."""
    *path, last = key
    beside = nearest(str(last), siblings(model, key))
    if beside:
        return key_text((*path, beside))
    others = {key_text(other): str(other[-1]) for other in _all_keys(model, table, ())}
    name = nearest(str(last), others.values())
    return next((text for text, leaf in others.items() if name and leaf == name), "")


def _all_keys(kind: Any, table: dict[str, Any], path: Key) -> Iterator[Key]:
    """Every key of the model outside of lists, with the names that the scenario itself gives."""
    kind = _plain(kind)
    names = list(_fields(kind))
    if get_origin(kind) is dict and isinstance(found := value_at(table, path), dict):
        names = [str(name) for name in found][:50]
    for name in names:
        yield (*path, name)
        yield from _all_keys(_child(kind, name), table, (*path, name))


def _fields(kind: Any) -> dict[str, Any]:
    kind = _plain(kind)
    if not (isinstance(kind, type) and issubclass(kind, BaseModel)):
        return {}
    return {field.alias or name: field.annotation for name, field in kind.model_fields.items()}


def _child(kind: Any, part: str | int) -> Any:
    kind = _plain(kind)
    if get_origin(kind) is dict:
        return get_args(kind)[1]
    if get_origin(kind) is tuple:
        return get_args(kind)[0]
    return _fields(kind).get(str(part))


def _plain(kind: Any) -> Any:
    """A type without Annotated and without "or None"."""
    while hasattr(kind, "__metadata__") or get_origin(kind) in (Union, types.UnionType):
        kind = next(argument for argument in get_args(kind) if argument is not type(None))
    return kind
