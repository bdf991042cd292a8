"""What each field of each kind of thing is: title, unit, range, meaning, and how it is written.

`abouts` has an entry for every field; a test demands it. Where a field is edited in several rows (both
ends of a cable, each path of a control unit), `rows` makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from app.topology.inspector.forms import Form
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing

Rows = Callable[["About", Drawing, Thing], "list[Row]"]


@dataclass(frozen=True)
class About:
    """A field. expected: what may be typed, for the range and for errors; fixed: it is shown, not edited."""

    name: str
    title: str
    meaning: str
    form: Form
    expected: str = ""
    unit: str = ""
    rows: Rows | None = None
    fixed: bool = False


@dataclass(frozen=True)
class Row:
    """A line of the inspector. key: the same for rows that are the same property of several things."""

    key: str
    title: str
    about: About
    form: Form
    get: Callable[[Thing], Any]
    put: Callable[[Thing, Any], dict[str, Any]]
    expected: str = ""

    @property
    def says(self) -> str:
        """What is expected, or nothing."""
        return self.expected or self.about.expected


def plain(about: About) -> Row:
    """The one row of a field that is edited as a whole."""
    name = about.name
    return Row(
        name,
        about.title,
        about,
        about.form,
        lambda thing: getattr(thing, name),
        lambda _, value: {name: value},
    )


def part(about: About, place: int, title: str, form: Form | None = None) -> Row:
    """The row of one member of a tuple."""
    name = about.name

    def put(thing: Thing, value: Any) -> dict[str, Any]:
        members = list(getattr(thing, name))
        members[place] = value
        return {name: tuple(members)}

    return Row(
        f"{name}.{place}", title, about, form or about.form, lambda thing: getattr(thing, name)[place], put
    )


def rows_of(drawing: Drawing, thing: Thing) -> list[Row]:
    """The rows of a thing, in the order of the table."""
    found: list[Row] = []
    for about in abouts()[type(thing)]:
        found += about.rows(about, drawing, thing) if about.rows else [plain(about)]
    return found


def common_rows(drawing: Drawing, things: Sequence[Thing]) -> list[Row]:
    """The rows that all of these have; things of one kind have those of the first of them."""
    kinds = {type(thing): thing for thing in reversed(things)}
    first, *others = [rows_of(drawing, thing) for thing in kinds.values()]
    same = [row for row in first if all(any(_same(row, one) for one in rows) for rows in others)]
    return same if len(things) == 1 else [row for row in same if "." not in row.key]


def _same(one: Row, other: Row) -> bool:
    return one.key == other.key and type(one.form) is type(other.form) and one.says == other.says


def abouts() -> dict[type[Thing], tuple[About, ...]]:
    """All fields, by kind, in the language of the person."""
    from app.topology.inspector import cabling, defined, isfc, paper

    found: dict[type[Thing], tuple[About, ...]] = {}
    for table in (cabling, defined, isfc, paper):
        found |= table.fields()
    return found
