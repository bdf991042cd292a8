"""The titles of the menus, and the keys that work inside the canvas and the panels."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

_tr = partial(QCoreApplication.translate, "DrawingActions")
MENUS = ("file", "edit", "insert", "arrange", "view", "run", "help")


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus, from left to right."""
    titles = (
        _tr("&File"),
        _tr("&Edit"),
        _tr("&Insert"),
        _tr("&Arrange"),
        _tr("&View"),
        _tr("&Run"),
        _tr("&Help"),
    )
    return dict(zip(MENUS, titles, strict=True))


def canvas_keys() -> list[tuple[str, str]]:
    """Return the keys that work inside the canvas and the panels, for the list of keys."""
    return [
        (_tr("Tab, arrows"), _tr("On the canvas: go from thing to thing")),
        (_tr("Shift and arrows"), _tr("On the canvas: move the selection; of a cable, the chosen bend")),
        (_tr("Enter"), _tr("On the canvas: edit the properties of the selection")),
        (_tr("W, then Tab and Enter"), _tr("On the canvas: draw a wire from the selected thing")),
        (_tr("Space and drag, wheel"), _tr("On the canvas: move and zoom the view")),
        (_tr("Enter"), _tr("In the list of things: add one to the selected container")),
        (_tr("Enter, Ctrl+Enter, W"), _tr("In the problems: go there, fix, accept with a reason")),
        (_tr("F6, Shift+F6"), _tr("Go to the next or previous panel")),
        (_tr("Tab, Shift+Tab"), _tr("Go to the next or previous control")),
    ]
