"""A page on the keys of scenario files: their types, defaults and meanings, read from the models."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from app.help.reference.markdown import cell, code, page, table
from engine.scenario import model as package
from engine.scenario.files import quantities
from engine.scenario.files.quantities import exact_size_text, time_text
from engine.scenario.model import scenario as models
from engine.scenario.model.parameters import Parameters

INTRO = """\
A scenario is a TOML file. It can extend another scenario (`extends = "id:pause-suspend"`), and
`--set key=value` changes any value of it. Every key is checked: an error message states the file, the key,
the value and the expected value. A guest kind that is based on another kind (`like = "web"` in
`[kinds.NAME]`) sets only the keys that differ.

* A **time** is text such as `"90s"`, `"30m"`, `"1h30m"` or `"1:20:30"`.
* A **size** is text such as `"768M"`, `"2G"` or `"166400p"` (pages of 4 KiB).
* Times and sizes need their unit; only 0 may omit it.
* A **share** is a number from 0 to 1.
* A **switch** is `true` or `false`."""


def _inner(annotation: Any, path: str) -> Iterator[tuple[str, bool, type[BaseModel]]]:
    """Yield the tables that the type of a key contains: the path, whether it is a list of tables, and the
    model.
    """
    origin, args = get_origin(annotation), get_args(annotation)
    if inspect.isclass(annotation) and origin is None and issubclass(annotation, BaseModel):
        yield path, False, annotation
    elif origin is dict:
        yield from _inner(args[1], f"{path}.NAME")
    elif origin is tuple:
        yield from ((found, True, model) for found, _, model in _inner(args[0], path))
    elif origin is not Literal:
        for arg in args:
            yield from _inner(arg, path)


def _below(model: type[BaseModel], path: str = "") -> Iterator[tuple[str, bool, type[BaseModel]]]:
    """Yield all tables below a table, depth first; parameters have a separate page."""
    for name, field in model.model_fields.items():
        for found in _inner(field.annotation, f"{path}{field.alias or name}"):
            if found[2] is not Parameters:
                yield found
                yield from _below(found[2], f"{found[0]}.")


def _tables() -> dict[str, type[BaseModel]]:
    """Return the models of all tables of a scenario by heading; keys with the same model share a heading."""
    paths: dict[type[BaseModel], tuple[bool, list[str]]] = {}
    for path, several, model in _below(models.Scenario):
        paths.setdefault(model, (several, []))[1].append(path)
    found: dict[str, type[BaseModel]] = {"Top level": models.Scenario}
    for model, (several, (first, *more)) in paths.items():
        words = " | ".join((first, *(path.rpartition(".")[2] for path in more)))
        found[f"[[{words}]]" if several else f"[{words}]"] = model
    return found


TABLES = _tables()
_PLAIN = {
    "Pages": "size",
    "Time": "time",
    "Switch": "switch",
    "Share": "share",
    "Percent": "percent",
    "Release": "text",
    "int": "whole number",
    "float": "number",
    "str": "text",
    "Title": "text",
    "Text": "text",
    "Identifier": "name",
    "Name": "name",
    "PackName": "volume name",
    "User ID": "userid",
    "Label": "text",
    "SystemName": "system name",
    "DeviceName": "device number",
}
WRITERS = {"size": exact_size_text, "time": time_text}  # of defaults, by the first word of the type
_BOUNDED = {"whole": "whole number", "number": "number", "sizes": "size", "times": "time"}


_MODELS = {model.__name__ for model in TABLES.values()} | {"Parameters", "Processor"}


@dataclass(frozen=True)
class ScenarioKey:
    """A key of a table, as the table's model declares it."""

    name: str
    type: str
    default: str
    meaning: str


def scenario_page() -> str:
    """Return all keys of scenario files as Markdown, with one Markdown table for each table of the file."""
    parts = [f"## {title}\n\n{_table(model)}" for title, model in TABLES.items()]
    return page(
        "Scenario files",
        INTRO,
        "Parameters of the machine have a [separate page](parameters.md).",
        *parts,
    )


def _table(model: type[BaseModel]) -> str:
    rows = [[code(key.name), cell(key.type), code(key.default), cell(key.meaning)] for key in keys(model)]
    return table(["Key", "Type", "Default", "Meaning"], rows)


def keys(model: type[BaseModel]) -> list[ScenarioKey]:
    """Return the keys of a model and of the models that it extends, in order."""
    found: dict[str, ScenarioKey] = {}
    for base in reversed(model.__mro__):
        if issubclass(base, BaseModel) and base is not BaseModel:
            found |= {key.name: key for key in _own(base)}
    return [found[name] for name in found]


def _own(model: type[BaseModel]) -> Iterator[ScenarioKey]:
    source = textwrap.dedent(inspect.getsource(model))
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    lines = source.splitlines()
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            field = model.model_fields.get(name)
            if field is not None:
                yield ScenarioKey(
                    field.alias or name,
                    kind := _type(node.annotation),
                    _default(node, kind, field),
                    _meaning(lines, node, field),
                )


def _spaced(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name.removesuffix("Settings")).lower()


def _type(node: ast.expr) -> str:
    """Return the description of a type as text: a quantity with its bounds, choices, or a table."""
    match node:
        case ast.Name(name):
            if name not in _PLAIN and name in _aliases():
                return _type(_aliases()[name])
            return _PLAIN.get(name, _spaced(name) if name in _MODELS else name)
        case ast.BinOp(left=left, op=ast.BitOr()):
            return _type(left)  # the other side is None: the key may be omitted
        case ast.Subscript(ast.Name("Literal"), inner):
            return "one of " + ", ".join(ast.unparse(item).strip("'") for item in _items(inner))
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([first, *rest])):
            return _bounded(first, rest)
        case ast.Subscript(ast.Name("tuple"), inner):
            return f"list of {_type(_items(inner)[0])}"
        case ast.Subscript(ast.Name("dict"), inner):
            return f"tables by {_type(_items(inner)[0])}"
    return ast.unparse(node)


@cache
def _modules() -> tuple[ModuleType, ...]:
    """Return the modules that declare the scenario models and their quantities."""
    names = [f"{package.__name__}.{info.name}" for info in pkgutil.iter_modules(package.__path__)]
    return (*map(importlib.import_module, names), quantities)


@cache
def _aliases() -> dict[str, ast.expr]:
    """Return the types that these modules declare for several keys, by name, such as `Weight =
    Annotated[...]`.
    """
    found: dict[str, ast.expr] = {}
    for node in (node for module in _modules() for node in ast.parse(inspect.getsource(module)).body):
        match node:
            case ast.Assign([ast.Name(name)], ast.Subscript() as value):
                found[name] = value
    return found


def _bound(node: ast.expr) -> str:
    """Return a bound as written in the source, or the value of a constant."""
    known = (getattr(module, ast.unparse(node), None) for module in _modules())
    return str(next((value for value in known if value is not None), ast.unparse(node).strip("'")))


def _bounded(first: ast.expr, rest: list[ast.expr]) -> str:
    for item in rest:
        if isinstance(item, ast.Call) and isinstance(item.func, ast.Name) and item.func.id in _BOUNDED:
            low, high = map(_bound, item.args[:2])
            return f"{_BOUNDED[item.func.id]} from {low} to {high}"
    return _type(first)


def _items(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple) else [node]


def _default(node: ast.AnnAssign, kind: str, field: FieldInfo) -> str:
    """Return the default as a file would have it; "" if there is no default, and for a table."""
    if field.is_required():
        return "required"
    value = field.default
    if type(value) is int and (write := WRITERS.get(kind.split()[0])):
        return write(value) if value else "0"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return str(list(value)) if value and all(type(item) in (int, float) for item in value) else ""
    return str(value) if isinstance(value, str | int | float) else ""


def _meaning(lines: list[str], node: ast.AnnAssign, field: FieldInfo) -> str:
    return _comment(lines, node) or field.description or _about(field)


def _about(field: FieldInfo) -> str:
    """Return the description of the tables of a key: the first sentence of their model."""
    for _, _, model in _inner(field.annotation, ""):
        first = re.split(r"[.;:](?=\s|$)", " ".join((model.__doc__ or "").split()))[0]
        return first[:1].lower() + first[1:] if first[1:2].islower() or first[1:2] == " " else first
    return ""


def _comment(lines: list[str], node: ast.AnnAssign) -> str:
    """Return the comment at the end of a declaration, or of its value in parentheses: the key's text."""
    parts: list[ast.stmt | ast.expr] = [node, *([node.value] if node.value else [])]
    for part in parts:
        rest = lines[(part.end_lineno or part.lineno) - 1].encode()[part.end_col_offset or 0 :]
        found = re.search(r"#\s*(.*)$", rest.decode())
        if found and not found[1].startswith(("fmt", "noqa", "type:")):
            return found[1]
    return ""
