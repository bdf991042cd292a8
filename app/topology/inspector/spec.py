"""A field of an element as the inspector shows it, with the rows in which it is edited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.topology.inspector.forms import FieldForm
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

MakeRows = Callable[["FieldSpec", Drawing, Thing], "list[PropertyRow]"]


@dataclass(frozen=True)
class FieldSpec:
    """A field. expected: describes valid input; rows: creates the rows of a field that is edited in several
    rows.
    """

    name: str
    title: str
    meaning: str
    form: FieldForm
    expected: str = ""
    unit: str = ""
    rows: MakeRows | None = None
    fixed: bool = False  # shown, not edited


@dataclass(frozen=True)
class PropertyRow:
    """A row of the inspector. key: equal for rows that show the same property of several elements."""

    key: str
    title: str
    spec: FieldSpec
    form: FieldForm
    get: Callable[[Thing], Any]
    put: Callable[[Thing, Any], dict[str, Any]]
    own_expected: str = ""

    @property
    def expected(self) -> str:
        """Description of valid input, or "" for no hint."""
        return self.own_expected or self.spec.expected


def whole_row(spec: FieldSpec) -> PropertyRow:
    """Return the row of a field that is edited as a whole."""
    name = spec.name
    return PropertyRow(
        name,
        spec.title,
        spec,
        spec.form,
        lambda thing: getattr(thing, name),
        lambda _, value: {name: value},
    )


def member_row(spec: FieldSpec, place: int, title: str) -> PropertyRow:
    """Return the row of one member of a tuple."""
    name = spec.name

    def put(thing: Thing, value: Any) -> dict[str, Any]:
        members = list(getattr(thing, name))
        members[place] = value
        return {name: tuple(members)}

    return PropertyRow(
        f"{name}.{place}", title, spec, spec.form, lambda thing: getattr(thing, name)[place], put
    )
