"""The panels around the picture: where each is, and what makes it.

To add one: write a QWidget that is made with (editor, parent), give it a line in `panels`, raise
DRAWING_LAYOUT_VERSION in app/window/settings.py. Its module is imported after the first paint, so the
line names it as text. A panel that wants more of the window than the drawing may have

* `use_canvas(canvas)`: it is given the picture (to put badges on things, or to paint over it);
* `refresh()`: it is called after a change of theme;
* `told = Signal(str)` and `failed = Signal(str)`: sentences for the banner.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QTabBar, QWidget

from app.frame import docks
from app.widgets.card import Card

if TYPE_CHECKING:
    from app.topology.editor import Editor

LEFT, RIGHT, PROBLEMS, VIEWS = "left", "right", "problems", "views"  # places; those of one place are tabs
AREAS = {
    LEFT: Qt.DockWidgetArea.LeftDockWidgetArea,
    RIGHT: Qt.DockWidgetArea.RightDockWidgetArea,
    PROBLEMS: Qt.DockWidgetArea.BottomDockWidgetArea,
    VIEWS: Qt.DockWidgetArea.BottomDockWidgetArea,
}
WIDTHS = {LEFT: (188, 206), RIGHT: (292, 340)}  # px, in a window of 1280 and of 1600
BOTTOM_SHARE = 0.27  # of the height
AT_ONCE = ("problems",)  # panels that work though nobody may see them


class Panel(NamedTuple):
    """made_by: module and class; shown: from the first start on."""

    id: str
    place: str
    title: str
    made_by: str
    help: str
    shown: bool = True


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingPanels", text)


def panels() -> list[Panel]:
    """Return all panels; at each place the first one lies on top."""
    return [
        Panel(
            "things",
            LEFT,
            _tr("Things"),
            "app.topology.palette.Palette",
            _tr(
                "Things to add to the drawing. Drag one onto the canvas, or press Enter to add it to the "
                "selected container. Whole layouts are below."
            ),
        ),
        Panel(
            "properties",
            RIGHT,
            _tr("Properties"),
            "app.topology.inspector.panel.Inspector",
            _tr("All properties of the selection. Enter applies a new value; Ctrl+Z undoes it."),
        ),
        Panel(
            "run",
            RIGHT,
            _tr("Run"),
            "app.topology.running.panel.RunPanel",
            _tr(
                "Runs the drawing. Press Run to relocate a guest over the link. Choose guests, workloads "
                "and destinations; pull a cable while it runs; compare layouts, or search for the best one."
            ),
        ),
        Panel(
            "problems",
            PROBLEMS,
            _tr("Problems"),
            "app.topology.problems.panel.ProblemsPanel",
            _tr(
                "Problems found by the check after each change. Enter goes there, Ctrl+Enter fixes one, W "
                "accepts it with a reason."
            ),
        ),
        Panel(
            "text",
            VIEWS,
            _tr("Text"),
            "app.topology.text.panel.TextPanel",
            _tr("IOCP decks and statements for SYSTEM CONFIG. Choosing lines selects their things."),
        ),
        Panel(
            "matrix",
            VIEWS,
            _tr("Matrix"),
            "app.topology.matrix.panel.MatrixPanel",
            _tr("Connections between each pair of LPARs, and their parts."),
        ),
        Panel(
            "tables",
            VIEWS,
            _tr("Tables"),
            "app.topology.tables.panel.TablesPanel",
            _tr("The whole drawing as text, to be read, sorted and edited."),
        ),
        Panel(
            "history",
            RIGHT,
            _tr("History"),
            "app.topology.undo_list.UndoList",
            _tr("All changes of the drawing. Enter goes back or forward to that state."),
        ),
    ]


def make_cards(desk: QMainWindow) -> dict[str, Card]:
    """Return an empty card for each panel, by id."""
    return docks.make_cards(desk, panels())


def _make_body(panel: Panel, editor: Editor, parent: QWidget) -> QWidget:
    """Import the module of a panel, and return its widget."""
    module, _, name = panel.made_by.rpartition(".")
    body: QWidget = getattr(import_module(module), name)(editor, parent)
    return body


class Bodies(QObject):
    """The bodies of the cards, by the names of the panels."""

    made = Signal(object)  # a body
    completed = Signal()  # there are all of them

    def __init__(self, cards: Mapping[str, Card], editor: Editor, parent: QObject) -> None:
        super().__init__(parent)
        self._cards, self._editor = cards, editor
        self._waiting = {panel.id: panel for panel in panels()}

    def fill_seen(self) -> None:
        """Fill the visible panels."""
        for name in list(self._waiting):
            if name in AT_ONCE or docks.is_seen(self._cards[name]):
                self.body(name)

    def fill_rest(self) -> None:
        """Fill the hidden panels one by one."""
        if self._waiting:
            self.body(next(iter(self._waiting)))
        if self._waiting:
            QTimer.singleShot(0, self, self.fill_rest)
        else:
            self.completed.emit()

    def waits(self, name: str) -> bool:
        """Return whether a panel has no body yet."""
        return name in self._waiting

    def body(self, name: str) -> QWidget:
        """Return the body of a panel, made now if it was not before."""
        panel, card = self._waiting.pop(name, None), self._cards[name]
        if panel is not None:
            body = _make_body(panel, self._editor, card)
            card.set_body(body)
            card.enter_by_tab()
            body.setVisible(docks.is_seen(card))
            self.made.emit(body)
        assert card.body is not None
        return card.body


def arrange(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Lay out the panels: things left, properties right, problems and other views below the canvas."""
    side, area = Qt.Corner, Qt.DockWidgetArea
    desk.setCorner(side.BottomLeftCorner, area.LeftDockWidgetArea)
    desk.setCorner(side.BottomRightCorner, area.RightDockWidgetArea)
    places = {place: [one for one in panels() if one.place == place] for place in AREAS}
    for place, there in places.items():
        for panel in there:
            cards[panel.id].setFloating(False)
            desk.addDockWidget(AREAS[place], cards[panel.id])
    first = _first(cards)
    if PROBLEMS in first and VIEWS in first:
        desk.splitDockWidget(first[PROBLEMS], first[VIEWS], Qt.Orientation.Horizontal)
    for there in places.values():
        for before, after in pairwise(there):
            desk.tabifyDockWidget(cards[before.id], cards[after.id])
    for panel in panels():
        cards[panel.id].setVisible(panel.shown)
    for card in first.values():
        card.raise_()


def _first(cards: dict[str, Card]) -> dict[str, Card]:
    """Return the card on top at each place."""
    found: dict[str, Card] = {}
    for panel in panels():
        found.setdefault(panel.place, cards[panel.id])
    return found


def share_out(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Set widths and heights for the present size of the window."""
    first = _first(cards)
    wide = min(max((desk.width() - 1280) / 320, 0.0), 1.0)
    for place, (least, most) in WIDTHS.items():
        width = round(least + wide * (most - least))
        desk.resizeDocks([first[place]], [width], Qt.Orientation.Horizontal)
    below = [first[place] for place in (PROBLEMS, VIEWS) if place in first]
    height = round(desk.height() * BOTTOM_SHARE)
    desk.resizeDocks(below, [height] * len(below), Qt.Orientation.Vertical)
    desk.resizeDocks(below, [1] * len(below), Qt.Orientation.Horizontal)


def scale_height(desk: QMainWindow, cards: dict[str, Card], factor: float) -> None:
    """Scale the height of the panels below the canvas."""
    below = [cards[one.id] for one in panels() if one.place in (PROBLEMS, VIEWS)]
    docked = [card for card in below if card.isVisible() and not card.isFloating()]
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    docked = [card for card in docked if desk.dockWidgetArea(card) == area]
    if docked:
        height = round(docked[0].height() * factor)
        desk.resizeDocks(docked, [height] * len(docked), Qt.Orientation.Vertical)


def tidy(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """Hide bars of tabs that are no more: Qt leaves them on the screen when a layout is restored.

    The one that lives is known by this: it follows when another card of it is raised.
    """
    bars = desk.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for card in cards.values():
        others = [one for one in desk.tabifiedDockWidgets(card) if isinstance(one, Card)]
        if not others or card.visibleRegion().isEmpty():
            continue
        mine = [bar for bar in bars if card.windowTitle() in _texts(bar)]
        before = [_current(bar) for bar in mine]
        others[0].raise_()
        living = [bar for bar, text in zip(mine, before, strict=True) if _current(bar) != text]
        card.raise_()
        for bar in mine:
            bar.setVisible(bar in living)


def _texts(bar: QTabBar) -> list[str]:
    return [bar.tabText(place) for place in range(bar.count())]


def _current(bar: QTabBar) -> str:
    return bar.tabText(bar.currentIndex())
