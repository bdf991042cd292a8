"""The panels around the picture: where each is, and what makes it.

To add one: write a QWidget that is made with (editor, parent), give it a line in `panels`, raise
DRAWING_LAYOUT_VERSION in app/settings/settings.py. Its module is imported after the first paint, so the
line names it as text. A panel that wants more of the window than the drawing may have

* `use_canvas(canvas)`: it is given the picture (to put badges on things, or to paint over it);
* `refresh()`: it is called after a change of theme;
* `told = Signal(str)` and `failed = Signal(str)`: sentences for the status line and the banner;
* `offered = Signal(str, str, object)`: an error for the banner, with a remedy and what does it.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMainWindow

from app.frame import docks
from app.widgets.card import Card

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
            "app.topology.inspector.inspector.Inspector",
            _tr("All properties of the selection. Enter applies a new value; Ctrl+Z undoes it."),
        ),
        Panel(
            "run",
            RIGHT,
            _tr("Run"),
            "app.topology.running.run_panel.RunPanel",
            _tr(
                "Runs the drawing. Press Run to relocate a guest over the link. Choose guests, workloads "
                "and destinations; pull a cable while it runs; compare layouts, or search for the best one."
            ),
        ),
        Panel(
            "problems",
            PROBLEMS,
            _tr("Problems"),
            "app.topology.problems.problems_panel.ProblemsPanel",
            _tr(
                "Problems found by the check after each change. Enter goes there, Ctrl+Enter fixes one, W "
                "accepts it with a reason."
            ),
        ),
        Panel(
            "text",
            VIEWS,
            _tr("Text"),
            "app.topology.text.text_panel.TextPanel",
            _tr("IOCP decks and statements for SYSTEM CONFIG. Choosing lines selects their things."),
        ),
        Panel(
            "matrix",
            VIEWS,
            _tr("Matrix"),
            "app.topology.matrix.matrix_panel.MatrixPanel",
            _tr("Connections between each pair of LPARs, and their parts."),
        ),
        Panel(
            "tables",
            VIEWS,
            _tr("Tables"),
            "app.topology.tables.tables_panel.TablesPanel",
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
