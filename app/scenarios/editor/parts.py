"""The parts of a scenario as a tree: tables, named tables, and lists of tables, as in the models."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from app.help.reference.scenario_keys import ScenarioKey as Described
from app.help.reference.scenario_keys import keys
from app.language import engine_text
from engine.cpuplugd.shipped import shipped
from engine.scenario.files.error import Key
from engine.scenario.model.linux import LinuxRules
from engine.scenario.scenario import Parameters, Scenario

Form = Literal["value", "table", "tables", "list"]
TITLES = {
    "lpar": "LPAR",
    "network": "Network",
    "cec": "CEC",
    "pools": "Resource pools",
    "lpars": "CEC LPARs",
    "groups": "Groups with a cap",
    "demands": "Demand changes",
    "kinds": "Software",
    "guests": "Guests",
    "loads": "Users",
    "systems": "Systems",
    "channels": "Channels",
    "links": "Links",
    "trunks": "Inter-switch links",
    "domains": "Relocation domains",
    "sessions": "Web sessions",
    "packs": "Shared volumes",
    "timeline": "Timeline",
    "phases": "Phases",
    "marks": "Marks",
    "parameters": "Parameters",
    "linux": "Linux",
    "activities": "Activities",
    "tiers": "Memory tiers",
    "disks": "Disks",
    "swap": "Swap devices",
    "way": "Stations",
    "connections": "Connections",
    "srm": "SRM",
}
NONE = "{0} (none)"  # a part that a scenario does not have
ALWAYS = ("lpar", "network", "parameters")  # tables that a scenario has even if its file does not
ORDER = (
    "lpar",
    "cec",
    "systems",
    "guests",
    "kinds",
    "loads",
    "links",
    "channels",
    "timeline",
)  # first in the tree


@dataclass(frozen=True)
class ParameterField:
    """A key of a table: a value, or the tables below it. model: the model of the table or tables there.
    unit: as typed.
    """

    name: str
    form: Form
    described: Described
    choices: tuple[str, ...] = ()
    free: bool = False  # other values than the choices can be typed
    model: type[BaseModel] | None = None
    unit: str = ""
    source: str = ""  # of the default


@dataclass(frozen=True)
class TreePart:
    """A node of the tree. model: the model of its table; None for a heading over tables of the same kind."""

    key: Key
    title: str
    model: type[BaseModel] | None
    item: type[BaseModel] | None = None  # of a heading: the model of what can be added below it
    parts: tuple[TreePart, ...] = ()
    single: bool = False  # a heading over one table, which does not exist yet


@lru_cache(maxsize=64)
def fields(model: type[BaseModel]) -> tuple[ParameterField, ...]:
    """Return the keys of a table, in model order."""
    described = {key.name: key for key in keys(model)}
    found = []
    for name, info in model.model_fields.items():
        key = info.alias or name
        form, inner, choices = _form(info.annotation)
        free = inner is LinuxRules
        if free:  # a file names a file of rules; the loaded table has their text
            form, inner, choices = "value", None, ("none", *shipped())
        words = described.get(key) or Described(key, "", "", "")
        unit = source = ""
        if issubclass(model, Parameters):
            words, unit, source = _parameter(words, key, info)
        found.append(ParameterField(key, form, words, choices, free, inner, unit, source))
    return tuple(found)


def _parameter(words: Described, name: str, info: FieldInfo) -> tuple[Described, str, str]:
    """Return a parameter with its default as typed by the user, its unit, and the source of the default."""
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    words = replace(words, default=str(_defaults()[name]), meaning=info.description or "")
    return words, str(extra.get("unit", "")), str(extra.get("source", ""))


@lru_cache(maxsize=1)
def _defaults() -> dict[str, Any]:
    return Parameters().model_dump(mode="json")


def _form(annotation: Any) -> tuple[Form, type[BaseModel] | None, tuple[str, ...]]:
    """Return the form in which a key is shown, the model below it, and the choices of a value."""
    while get_origin(annotation) in (Union, UnionType, Annotated):
        annotation = next(
            get_argument for get_argument in get_args(annotation) if get_argument is not type(None)
        )
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return "value", None, tuple(str(item) for item in inside)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return "table", annotation, ()
    if origin is dict and _is_model(inside[1]):
        return "tables", inside[1], ()
    if origin is tuple and _is_model(inside[0]):
        return "list", inside[0], ()
    if annotation is bool:
        return "value", None, ("true", "false")
    return "value", None, ()


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)


def tree(table: dict[str, Any]) -> TreePart:
    """Return the parts of a scenario."""
    return _part((), engine_text("Scenario"), Scenario, table)


def texts(model: type[BaseModel] = Scenario) -> set[str]:
    """Return the texts to translate, such as the titles and meanings of keys, for a part and those below
    it.
    """
    found = {"Scenario", NONE, *(field.described.meaning for field in fields(model) if field.form == "value")}
    for field in fields(model):
        found |= {field.unit, field.source}
        if field.model is not None:
            found |= {TITLES.get(field.name, field.name.capitalize())} | texts(field.model)
    return found - {""}


def _part(key: Key, title: str, model: type[BaseModel], table: Any) -> TreePart:
    value = table if isinstance(table, dict) else {}
    return TreePart(key, title, model, None, tuple(_below(key, model, value)))


def _below(key: Key, model: type[BaseModel], table: dict[str, Any]) -> Iterator[TreePart]:
    for field in sorted(fields(model), key=_place):
        if field.form == "value" or field.model is None:
            continue
        inner, title, value = (*key, field.name), _title(field.name), table.get(field.name)
        if field.form == "table":
            if value is not None or field.name in ALWAYS:
                yield _part(inner, title, field.model, value)
            else:
                yield TreePart(inner, engine_text(NONE).format(title), None, field.model, single=True)
        else:
            below = tuple(_items(inner, field.model, value))
            yield TreePart(inner, f"{title} ({len(below)})", None, field.model, below)


def _place(field: ParameterField) -> int:
    return ORDER.index(field.name) if field.name in ORDER else len(ORDER)


def _title(name: str) -> str:
    return engine_text(TITLES.get(name, name.capitalize()))


def _items(key: Key, model: type[BaseModel], value: Any) -> Iterator[TreePart]:
    if isinstance(value, dict):
        for name, table in value.items():
            yield _part((*key, name), name, model, table)
    elif isinstance(value, list):
        for place, table in enumerate(value):
            yield _part((*key, place), _line(place, table), model, table)


def _line(place: int, table: Any) -> str:
    """Return a short description of a step, phase or station."""
    if not isinstance(table, dict):
        return str(place + 1)
    words = [str(table[name]) for name in ("at", "from", "do", "title", "device", "size") if name in table]
    guests = table.get("guests", "")
    words += [", ".join(map(str, guests)) if isinstance(guests, list) else str(guests)]
    return f"{place + 1}: {' '.join(filter(None, words))}"


def find(part: TreePart, key: Key) -> TreePart | None:
    """Return the part with this key, or the part of the table that contains the key."""
    if part.key == key:
        return part
    for tree_part in part.parts:
        if tree_part.key == key[: len(tree_part.key)] and (found := find(tree_part, key)):
            return found
    return part if part.key == key[: len(part.key)] and part.model is not None else None
