"""The panels around the picture: their places and factories.

To add one, write a QWidget, give it a line in `panels`, and raise DRAWING_LAYOUT_VERSION in
app/settings/settings.py. Its factory is called with an EditorContext and a parent after the first paint.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt

from app.frame.panels import PanelSpec

_tr = partial(QCoreApplication.translate, "DrawingPanels")
LEFT, RIGHT, LOWER, BELOW = "left", "right", "lower", "below"  # places; panels of the same place are tabs
AREAS = {
    LEFT: Qt.DockWidgetArea.LeftDockWidgetArea,
    RIGHT: Qt.DockWidgetArea.RightDockWidgetArea,
    LOWER: Qt.DockWidgetArea.RightDockWidgetArea,
    BELOW: Qt.DockWidgetArea.BottomDockWidgetArea,
}
WIDTHS = {LEFT: (76, 92), RIGHT: (258, 340)}  # px, in a window of 1280 and of 1600
LOWER_SHARE, WIDE_SHARE = 0.46, 0.42  # of the height: of problems and text; of a wide table when it is opened


def panels() -> list[PanelSpec]:
    """Return all panels, with the top panel at each place first. Wide tables are shown on request."""
    return [
        PanelSpec(
            "things",
            _tr("Insert"),
            _tr(
                "Elements to add to the drawing. Drag an element onto the canvas, or press Enter to "
                "add it to the selected container. Whole layouts are below."
            ),
            "app.topology.palette:make_panel",
            LEFT,
        ),
        PanelSpec(
            "properties",
            _tr("Properties"),
            _tr("All properties of the selection. Enter applies a new value; Ctrl+Z undoes it."),
            "app.topology.inspector.inspector:make_panel",
            RIGHT,
        ),
        PanelSpec(
            "run",
            _tr("Run"),
            _tr(
                "Runs the drawing. Press Run to relocate a guest over the link. Select guests, "
                "workloads and destinations; pull a cable during the run; compare layouts, or search "
                "for the best layout."
            ),
            "app.topology.running.run_panel:make_panel",
            RIGHT,
        ),
        PanelSpec(
            "problems",
            _tr("Problems"),
            _tr(
                "Problems found by the check after each change. Enter goes to the problem, "
                "Ctrl+Enter fixes it, and W accepts it with a reason."
            ),
            "app.topology.problems.problems_panel:make_panel",
            LOWER,
            at_once=True,
        ),
        PanelSpec(
            "text",
            _tr("Text"),
            _tr("IOCP decks and statements for SYSTEM CONFIG. Selecting lines selects their elements."),
            "app.topology.text.text_panel:make_panel",
            LOWER,
        ),
        PanelSpec(
            "matrix",
            _tr("Matrix"),
            _tr("Connections between each pair of LPARs, and their parts."),
            "app.topology.matrix.matrix_panel:make_panel",
            BELOW,
            shown=False,
            height=WIDE_SHARE,
        ),
        PanelSpec(
            "tables",
            _tr("Tables"),
            _tr("The whole drawing as text in tables that you can read, sort and edit."),
            "app.topology.tables.tables_panel:make_panel",
            BELOW,
            shown=False,
            height=WIDE_SHARE,
        ),
        PanelSpec(
            "history",
            _tr("History"),
            _tr("All changes to the drawing. Enter goes back or forward to the selected state."),
            "app.topology.undo_list:make_panel",
            RIGHT,
        ),
    ]
