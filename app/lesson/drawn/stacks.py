"""The stacked bars of an answer: a value for each place of each item; names and colors of the places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit.state_look import StateKey, place_colour, place_hatch
from app.look import theme

Answer = dict[str, dict[str, float]]
_LOOKS = {"real_low": "low"}  # measures of the guests -> places of the memory bars
_SPARE = "real"


class Stacks:
    """Values with shape (items, places), each 0 or more; the values of one item add up to at most `most`."""

    def __init__(self, items: Sequence[str], places: Sequence[str], most: float) -> None:
        self.items, self.places, self.most = tuple(items), tuple(places), most
        self._values = [[0.0] * len(places) for _ in items]
        self._entered: set[int] = set()  # items with a value that was entered, perhaps 0

    def get(self, item: int, place: int) -> float:
        """Return the value of a place of an item, given the numbers of both."""
        return self._values[item][place]

    def put(self, item: int, place: int, value: float) -> bool:
        """Set a value, limited to the available room; return False when nothing changes."""
        room = self.most - sum(self._values[item]) + self._values[item][place]
        kept = min(max(value, 0.0), max(room, 0.0))
        changed = kept != self._values[item][place]
        self._values[item][place] = kept
        self.touch(item)
        return changed

    def touch(self, item: int) -> None:
        """Record that a value of an item was typed; the value may be 0."""
        self._entered.add(item)

    def untouched(self) -> list[int]:
        """Return the numbers of the items for which nothing was entered."""
        return [number for number in range(len(self.items)) if number not in self._entered]

    def edges(self, item: int) -> list[float]:
        """Return the edges of the places of an item, from the bottom up: one more than the number of
        places.
        """
        found = [0.0]
        for value in self._values[item]:
            found.append(found[-1] + value)
        return found

    def nearest(self, item: int, at: float, reach: float, wanted: int) -> int | None:
        """Return the place whose upper edge is nearest to `at`, if any is within `reach`.

        If edges coincide, prefer the `wanted` place; otherwise, the highest place.
        """
        edges = self.edges(item)[1:]
        near = min(abs(edge - at) for edge in edges)
        if near > reach:
            return None
        same = [place for place, edge in enumerate(edges) if abs(edge - at) - near < reach / 6]
        return wanted if wanted in same else same[-1]

    def drag(self, item: int, place: int, edge: float) -> bool:
        """Move the upper edge of a place; the places above move with it."""
        return self.put(item, place, edge - self.edges(item)[place])

    @property
    def value(self) -> Answer:
        """All values, by item id and place id."""
        return {
            item: dict(zip(self.places, values, strict=True))
            for item, values in zip(self.items, self._values, strict=True)
        }

    def take(self, value: Mapping[str, Mapping[str, float]]) -> None:
        """Set all values; values that are not named become 0, and unknown names are ignored.

        It is not known whether a 0 was entered, so items with only zeros count as untouched.
        """
        for number, item in enumerate(self.items):
            for place in range(len(self.places)):
                self._values[number][place] = 0.0
            for place, name in enumerate(self.places):
                self.put(number, place, float(value.get(item, {}).get(name, 0.0)))
        self._entered = {number for number, values in enumerate(self._values) if any(values)}


def place_label(place: str) -> str:
    """Return the displayed name of a place, or "" for an unknown place."""
    names = {
        "real": _tr("real storage"),
        "real_low": _tr("real below 2 GB"),
        "both": _tr("both"),
        "xstor": _tr("XSTOR"),
        "dasd": _tr("DASD"),
        "pages": _tr("pages in use"),
        "value": _tr("value"),
        "wss": _tr("working set"),
        "swapped": _tr("swapped by Linux"),
    }
    return names.get(place, place)


def short_label(place: str) -> str:
    """Return the short name of a place."""
    names = {
        "real": _tr("real"),
        "real_low": _tr("real < 2 GB"),
        "pages": _tr("in use"),
        "swapped": _tr("swapped"),
    }
    return names.get(place) or place_label(place)


def place_look(place: str) -> StateKey:
    """Return a sample of a place's color and hatch in the current theme."""
    return StateKey(place_label(place), _colour(place), _hatch(place))


def _colour(place: str) -> QColor:
    name = _LOOKS.get(place, place)
    known = name == "low" or name in theme.current().places
    return place_colour(name if known else _SPARE, theme.current())


def _hatch(place: str) -> QBrush | None:
    return place_hatch(_LOOKS.get(place, place), theme.current())


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawnAnswers", text)
