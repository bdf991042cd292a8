"""The differences between two drawings: what was added, what was removed, and which fields changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from engine.ficon.drawing.differences.keys import COMPARED, Key, ThingKeys, renamed, same_cecs
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.kinds import RANK, kind_name
from engine.ficon.drawing.model.names import called, words
from engine.ficon.iocp.deck.definitions import span
from engine.language import later, say

What = Literal["added", "removed", "changed"]
WHATS = later("added"), later("removed"), later("changed")  # each a What
UNSEEN = frozenset({"id", "kind", "bends", "dynamic_io"})  # unrelated to the machine room
TITLES = {
    "cuadd": "CUADD",
    "mif": "MIF",
    "pchid": "PCHID",
    "switch": "SWITCH",
    "km": "length, km",
    "release": "z/VM release",
    "gbit": "Gbit/s of a link",
    "power": "power domain",
}
NAMES = {"css": "subsystem", "lpar": "LPAR", "cec": "CEC", "unit": "control unit", "link": "ISFC link"}
NONE = later("none")


@dataclass(frozen=True)
class DrawingDifference:
    """An element that differs. before, after: its ID in each drawing; "" = it does not exist there.

    fields: the name of each field that has changed, with its former and its current value.
    """

    what: What
    kind: str
    name: str
    before: str
    after: str
    fields: tuple[tuple[str, str, str], ...] = ()

    @property
    def noun(self) -> str:
        """The word for the kind of element."""
        return say(NAMES.get(self.kind, self.kind))

    @property
    def detail(self) -> str:
        """The differing fields, as text."""
        return "; ".join(
            say("renamed {0} to {1}", old, new)
            if name == say(title("name")) and old and new
            else f"{name}: {old or say(NONE)} \u2192 {new or say(NONE)}"
            for name, old, new in self.fields
        )


def title(field: str) -> str:
    """Return the displayed name of a field of an element."""
    return TITLES.get(field, field.replace("_", " "))


def words_of_fields() -> set[str]:
    """Return the displayed names of element kinds and their fields."""
    fields = {title(name) for kind in COMPARED for name in kind.model_fields if name not in UNSEEN}
    kinds = [kind_name(kind) for kind in COMPARED]
    return fields | {NAMES.get(kind, kind) for kind in kinds}


def compare(before: Drawing, after: Drawing) -> list[DrawingDifference]:
    """Return the differences, by kind and name. Places, bends, notes and groups do not count."""
    same = same_cecs(before, after)
    old, new = ThingKeys(before), ThingKeys(after, same, renamed(before, after))
    found = [_gone(before, old.of[key]) for key in old.of if key not in new.of]
    found += [_new(after, new.of[key]) for key in new.of if key not in old.of]
    sides = _Side(before, old), _Side(after, new)
    found += filter(None, (_changed(sides, old.of[key], new.of[key]) for key in old.of if key in new.of))
    return _sorted(found)


def _sorted(found: Iterable[DrawingDifference]) -> list[DrawingDifference]:
    ranks = {kind_name(kind): RANK[kind] for kind in COMPARED}
    return sorted(found, key=lambda difference: (ranks[difference.kind], difference.name, difference.what))


def of_change(before: Drawing, change: Change) -> list[DrawingDifference]:
    """Return the effects of a drawing change, by kind and name."""
    after = before.copy()
    after.apply(change)
    sides = _Side(before), _Side(after)
    found = []
    for name, (old, new) in change.things.items():
        if type(old or new) in COMPARED:
            found.append(
                _new(after, name)
                if old is None
                else _gone(before, name)
                if new is None
                else _changed(sides, name, name)
            )
    return _sorted(difference for difference in found if difference)


def _gone(drawing: Drawing, name: str) -> DrawingDifference:
    return DrawingDifference("removed", kind_name(type(drawing[name])), called(drawing, name), name, "")


def _new(drawing: Drawing, name: str) -> DrawingDifference:
    return DrawingDifference("added", kind_name(type(drawing[name])), called(drawing, name), "", name)


class _Side:
    """One of the drawings: the values of its fields as text, which are equal for equal elements."""

    def __init__(self, drawing: Drawing, keys: ThingKeys | None = None) -> None:
        """Create a side. Without keys, elements are identified by their IDs."""
        self.drawing = drawing
        self._keys: dict[str, Key] = {name: key for key, name in keys.of.items()} if keys else {}

    def values(self, thing: Thing) -> dict[str, Any]:
        """Return the value of each field, with keys in place of IDs."""
        dumped = thing.model_dump(mode="json")
        values = {name: self._meant(value) for name, value in dumped.items() if name not in UNSEEN}
        if "ends" in values and "devices" in values:  # both sides of a link, in the order of its ends
            pairs = sorted(zip(values["ends"], values["devices"], strict=True), key=str)
            values["ends"], values["devices"] = [end for end, _ in pairs], [item for _, item in pairs]
        elif "ends" in values:
            values["ends"] = sorted(values["ends"], key=str)
        return values

    def _meant(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._keys.get(value, value)
        if isinstance(value, list):
            return [self._meant(item) for item in value]
        return {name: self._meant(item) for name, item in value.items()} if isinstance(value, dict) else value

    def texts(self, thing: Thing) -> dict[str, str]:
        """Return the fields of an element in readable form."""
        found = {name: self.text(value) for name, value in thing.model_dump(mode="json").items()}
        if isinstance(thing, IsfcLink):
            ends = zip(thing.ends, thing.devices, strict=True)
            found["devices"] = ", ".join(f"{self._system(end)} {_ranges(numbers)}" for end, numbers in ends)
        return found

    def _system(self, lpar: str) -> str:
        return self.drawing.get(lpar, Lpar).system or called(self.drawing, lpar)

    def text(self, value: Any) -> str:
        """Return a dumped value in readable form, with names in place of IDs."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return say("yes") if value else say("no")
        if isinstance(value, list):
            return ", ".join(map(self.text, value))
        if isinstance(value, dict):
            return " ".join(
                f"{name} {self.text(item)}" for name, item in value.items() if item not in ("", None)
            )
        return called(self.drawing, value) if isinstance(value, str) and value in self.drawing else str(value)


def _ranges(numbers: Iterable[int]) -> str:
    """Return device numbers in order, with consecutive numbers as a range."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(span(run[0], len(run)) for run in found) or say(NONE)


def _changed(sides: tuple[_Side, _Side], before: str, after: str) -> DrawingDifference | None:
    """Return the differences between the two forms of an element; None = no difference."""
    things = sides[0].drawing[before], sides[1].drawing[after]
    old, new = (side.values(thing) for side, thing in zip(sides, things, strict=True))
    names = [name for name in old if old[name] != new[name]]
    if not names:
        return None
    texts = [side.texts(thing) for side, thing in zip(sides, things, strict=True)]
    fields = tuple((say(title(name)), texts[0][name], texts[1][name]) for name in names)
    name = words(sides[1].drawing, things[1])
    return DrawingDifference("changed", kind_name(type(things[0])), name, before, after, fields)
