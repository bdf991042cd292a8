"""Pages on file formats: drawings, session files, and lessons."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterator
from typing import Any

from app.help.reference.markdown import cell, code, page, table
from engine.ficon.drawing.file.models import schema
from engine.session_file.models import SessionBody

FILES = """\
All files of LPAR Lab are text. Files from others are untrusted: the program bounds their size and depth,
checks every field, never evaluates code from them and never follows a path outside their folder.

| Suffix | Content | Described in |
|---|---|---|
| `.toml` | a scenario | [Scenario files](scenario-keys.md) |
| `.topology.json` | a drawing of the topology editor, with its undo history | below |
| `.lparlab` | a session: scenario, seed, commands, markers, annotations and runs | below |
| `.conf` | rules of cpuplugd | [Names in rules](rule-names.md) |
| `lesson.toml`, `lesson.md` | a lesson | [Lesson format](lesson-format.md) |"""


def file_page() -> str:
    """Return the fields of drawings and session files as Markdown."""
    return page(
        "File formats",
        FILES,
        "## Drawings\n\n" + _definitions(schema()),
        "## Session files\n\n" + _definitions(SessionBody.model_json_schema(by_alias=True)),
    )


def lesson_page() -> str:
    """Return the guide to writing lessons, unchanged from the file that is stored with the lessons."""
    return importlib.resources.files("lessons").joinpath("AUTHORING.md").read_text("utf-8")


def _definitions(made: dict[str, Any]) -> str:
    parts = [_object("The file", made)]
    parts += [_object(name, item) for name, item in made.get("$defs", {}).items() if "properties" in item]
    return "\n\n".join(parts)


def _object(name: str, made: dict[str, Any]) -> str:
    return (
        f"### {name}\n\n{made.get('description', '').splitlines()[0] if made.get('description') else ''}\n\n"
        + table(["Field", "Type", "Default"], _fields(made))
    )


def _fields(made: dict[str, Any]) -> Iterator[list[str]]:
    needed = made.get("required", [])
    for name, field in made.get("properties", {}).items():
        default = "required" if name in needed else field.get("default", "")
        yield [code(name), cell(_type(field)), code(default)]


def _type(field: dict[str, Any]) -> str:
    """Return a short description of a field's type."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "const" in field or "enum" in field:
        return "one of " + ", ".join(str(item) for item in field.get("enum", [field.get("const")]))
    for many in ("anyOf", "oneOf", "allOf"):
        if many in field:
            return " or ".join(_type(item) for item in field[many])
    if field.get("type") == "array":
        inner = field.get("items") or {}
        return f"list of {_type(inner)}" if isinstance(inner, dict) and inner else "list"
    if field.get("type") == "object":
        inner = field.get("additionalProperties")
        return f"table of {_type(inner)}" if isinstance(inner, dict) and inner else "table"
    return str(field.get("type", "any"))
