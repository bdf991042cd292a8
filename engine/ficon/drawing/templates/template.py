"""A template: a form with a few fields, and the change that it makes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.language import say

MOST_TEXT = 200  # characters


@dataclass(frozen=True)
class Field:
    """A form field: a number within bounds, one of several choices, or a text (with "" as the default)."""

    name: str
    title: str
    default: int | str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The texts of the form, which are translated."""
        return self.title, *self.choices


@dataclass(frozen=True)
class Template:
    """A template for part of a drawing.

    order: its place in the palette. build adds elements to a draft and returns the elements to select.
    """

    key: str
    title: str
    help: str
    order: int
    build: Callable[..., tuple[str, ...]]
    fields: tuple[Field, ...] = field(default=())

    def make(self, drawing: Drawing, place: Place | None = None, **values: Any) -> Change:
        """Return the change that adds the template. Raises DrawingError for impossible values."""
        given = {item.name: self._value(item, values.pop(item.name, item.default)) for item in self.fields}
        if values:
            raise DrawingError(say("{0}: it has no field {1}", self.title, ", ".join(values)))
        draft = Draft(drawing, say("Add {0}", say(self.title)))
        return draft.done(self.build(draft, place or Place(40, 40), **given))

    def _value(self, item: Field, value: Any) -> Any:
        if item.default == "":
            if not isinstance(value, str) or len(value) > MOST_TEXT:
                raise DrawingError(say("{0}: expected at most {1} characters", item.title, MOST_TEXT))
        elif item.choices:
            if value not in item.choices:
                raise DrawingError(
                    say("{0} = {1!r:.40}: expected one of {2}", item.title, value, ", ".join(item.choices))
                )
        elif type(value) is not int or not item.least <= value <= item.most:
            raise DrawingError(
                say("{0} = {1!r:.40}: expected {2} to {3}", item.title, value, item.least, item.most)
            )
        return value
