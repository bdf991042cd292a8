"""Panels in docks: their declarations, an empty card for each, and their widgets, created when first seen.

A panel is declared (`PanelSpec`), has an empty card from the start (`make_cards`), and is imported and
created when its card is first seen or when it is requested (`Panels`). Its factory receives what the window
provides for its panels, and connects the signals of both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMainWindow, QWidget

from app.frame.docks import is_seen
from app.frame.later import later
from app.look.theme import fixed_font
from app.widgets.card import Card

AROUND_COLUMNS = 56  # px around fixed text in a card
MAX_WIDTH = 0.52  # share of the window's width that fixed text gets
Body = TypeVar("Body", bound=QWidget)


@dataclass(frozen=True)
class PanelSpec:
    """A panel: its id in layouts, its title, its F1 help text, and its factory.

    factory: "module:name", imported and called when the panel is created.
    place: its initial place, in the terms of the window's layout.
    """

    id: str
    title: str
    help: str
    factory: str = ""
    place: str = ""
    shown: bool = True  # at the first start
    at_once: bool = False  # created even if it is not visible
    beside: bool = False  # the title stands to the left of the body
    height: float = 0.0  # share of the window's height that it gets when a command opens it
    columns: int = 0  # of fixed text, for which it gets the width then

    def load(self) -> Any:
        """Import and return the factory of the panel."""
        module, _, name = self.factory.partition(":")
        return getattr(import_module(module), name)


class Panels(dict[str, Body], Generic[Body]):
    """The panels created so far, by id; looking up another panel creates it."""

    def __init__(
        self,
        specs: Iterable[PanelSpec],
        cards: Mapping[str, Card],
        make: Callable[[PanelSpec, Card], Body],
    ) -> None:
        """Create the collection. make: creates the widget of a panel and puts it into its card."""
        super().__init__()
        self.specs = {spec.id: spec for spec in specs}
        self.cards = {name: cards[name] for name in self.specs}
        self._make = make

    def __missing__(self, name: str) -> Body:
        body = self[name] = self._make(self.specs[name], self.cards[name])
        return body

    def fill_cards(self) -> None:
        """Create visible panels and those that work while hidden; create the others when first seen."""
        for name, card in self.cards.items():
            card.fill_when_seen(partial(self.__getitem__, name))
            if self.specs[name].at_once:
                self[name]

    def complete(self, window: QWidget, done: Callable[[], object]) -> None:
        """Create the remaining panels one by one, between other tasks of the window."""
        waiting = next((name for name in self.specs if name not in self), None)
        if waiting is None:
            done()
            return
        self[waiting]
        later(window, partial(self.complete, window, done))

    def every(self) -> list[Body]:
        """Return all panels, creating those that have not been seen."""
        return [self[name] for name in self.specs]

    def open(self) -> list[Body]:
        """Return the panels whose cards are open, even behind other tabs, creating new ones if necessary."""
        return [self[name] for name, card in self.cards.items() if not card.isHidden()]

    def seen(self) -> list[Body]:
        """Return the panels that are at least partly visible."""
        return [panel for panel in self.values() if is_seen(panel)]


def make_cards(desk: QMainWindow, specs: Iterable[PanelSpec]) -> dict[str, Card]:
    """Return a card for each panel, by id."""
    cards = {}
    for spec in specs:
        card = cards[spec.id] = Card(spec.id, spec.title, desk, beside=spec.beside)
        card.setWhatsThis(spec.help)
    return cards


def while_seen(panel: QWidget, do: Callable[[], object]) -> Callable[[], None]:
    """Return a function that calls `do` only while the panel is visible."""

    def do_if_seen() -> None:
        if is_seen(panel):
            do()

    return do_if_seen


def give_room(desk: QMainWindow, card: Card, spec: PanelSpec) -> None:
    """Give an opened panel the room that it needs, if the window has enough."""
    height = round(spec.height * desk.height())
    if not card.isFloating() and card.height() < height:
        desk.resizeDocks([card], [height], Qt.Orientation.Vertical)
    width = QFontMetrics(fixed_font()).horizontalAdvance("M" * spec.columns) + AROUND_COLUMNS
    if spec.columns and not card.isFloating() and card.width() < width <= MAX_WIDTH * desk.width():
        desk.resizeDocks([card], [width], Qt.Orientation.Horizontal)
