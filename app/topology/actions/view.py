"""Zoom, tools, layers and panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from app.frame.actions import Spec
from app.frame.standard import specs_of_look, specs_of_view

if TYPE_CHECKING:
    from app.settings.settings import Settings
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor

_tr = partial(QCoreApplication.translate, "DrawingView")
LAYERS = ("cabling", "iocp", "isfc")
TOOLS = ("select", "lasso", "hand", "wire")
SWITCHES = ("grid", "snap", "minimap")
STEP = 1.25


def view_specs() -> list[Spec]:
    """Return the actions in the order of the menu."""
    return [
        *_zoom(),
        *_tools(),
        *_layers(),
        *_switches(),
        _links(),
        *_sheets(),
        *specs_of_look(),
        *_window(),
    ]


class ViewActions:
    """What the actions of the view menu do; in the menu it checks the tool and the switches."""

    def __init__(
        self, editor: Editor, canvas: Canvas, settings: Settings, actions: Mapping[str, QAction]
    ) -> None:
        self._editor, self._canvas, self._settings, self._actions = editor, canvas, settings, actions
        canvas.interaction.tool_changed.connect(self._show_tool)
        self._use_switches()
        self._show_tool()

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        viewport = self._canvas.viewport
        return {
            "fit": viewport.fit,
            **{f"tool-{name}": partial(self._use_tool, name) for name in TOOLS},
            "zoom-in": lambda: viewport.zoom_by(STEP),
            "zoom-out": lambda: viewport.zoom_by(1 / STEP),
            "actual": lambda: viewport.zoom_to(1.0),
            "centre": lambda: viewport.center_on(self._editor.selection),
            **{f"layer-{name}": partial(self._toggle_layer, name) for name in LAYERS},
            **{name: partial(self._toggle, name) for name in SWITCHES},
            "next-link": self.next_link,
            "next-sheet": lambda: viewport.sheets.step(1),
            "previous-sheet": lambda: viewport.sheets.step(-1),
            "follow-wire": viewport.follow_selection,
        }

    def _use_tool(self, tool: str) -> None:
        self._canvas.interaction.set_tool(tool)
        self._show_tool()  # also when it is the same: Qt has taken the mark off

    def _show_tool(self, *_: object) -> None:
        """Check the tool of the mouse in the menu."""
        for name in TOOLS:
            self._actions[f"tool-{name}"].setChecked(name == self._canvas.interaction.tool)

    def _toggle_layer(self, name: str) -> None:
        self._editor.show_layers(self._editor.layers ^ {name})

    def _toggle(self, name: str) -> None:
        self._settings.keep_drawing_switch(name, not self._settings.drawing_switch(name))
        self._use_switches()

    def _use_switches(self) -> None:
        """Set grid, snapping and minimap as they are in the settings."""
        on = {name: self._settings.drawing_switch(name) for name in SWITCHES}
        for name, value in on.items():
            self._actions[name].setChecked(value)
        self._canvas.show_grid(on["grid"])
        self._canvas.interaction.snap = on["snap"]
        self._canvas.minimap.show_if_roomy(on["minimap"])

    def next_link(self) -> None:
        """Paint the writers of the next logical link, and after the last one those of none."""
        from engine.ficon.drawing.model.isfc import IsfcLink  # late: the start stays short

        editor = self._editor
        names = ["", *(link.id for link in editor.drawing.of(IsfcLink))]
        now = names.index(editor.link) if editor.link in names else 0
        editor.paint_link(names[(now + 1) % len(names)])


def _zoom() -> list[Spec]:
    return [
        Spec("fit", "view", _tr("&Fit the drawing"), ("F",), "fit", _tr("Shows all of the drawing.")),
        Spec("zoom-in", "view", _tr("Zoom &in"), ("+", "=", "Ctrl++"), "zoom-in"),
        Spec("zoom-out", "view", _tr("Zoom &out"), ("-", "Ctrl+-"), "zoom-out"),
        Spec(
            "actual",
            "view",
            _tr("Actual si&ze"),
            ("Ctrl+0",),
            "",
            _tr("Shows the drawing at its actual size."),
        ),
        Spec("centre", "view", _tr("&Centre on the selection"), ("C",)),
    ]


def _tools() -> list[Spec]:
    texts = (_tr("Selec&t"), _tr("&Lasso"), _tr("&Hand"), _tr("Wir&e"))
    helps = (
        _tr("A drag moves things, or selects those in a rectangle."),
        _tr("A drag selects the things that it encircles."),
        _tr("A drag moves the view."),
        _tr("A drag draws a wire from one thing to another."),
    )
    return [
        Spec(f"tool-{name}", "view", text, (f"Alt+{number}",), f"tool-{name}", about, switch=True)
        for number, (name, text, about) in enumerate(zip(TOOLS, texts, helps, strict=True), start=5)
    ]


def _layers() -> list[Spec]:
    texts = (_tr("Layer: ca&bling"), _tr("Layer: IOC&P definitions"), _tr("La&yer: ISFC links"))
    helps = (
        _tr("CECs, LPARs, channels, directors, ports and cables."),
        _tr("Control units and devices, as IOCP defines them."),
        _tr("Logical links and SSI clusters."),
    )
    return [
        Spec(f"layer-{name}", "view", text, (f"Alt+{number}",), "", help_text, switch=True)
        for number, (name, text, help_text) in enumerate(zip(LAYERS, texts, helps, strict=True), start=1)
    ]


def _switches() -> list[Spec]:
    texts = (_tr("&Grid"), _tr("S&nap to the grid"), _tr("Minim&ap"))
    helps = (
        _tr("Shows a grid of dots."),
        _tr("Lets moved things snap to the grid."),
        _tr("Shows the whole drawing in the corner."),
    )
    keys = (("G",), (), ("M",))
    rows = zip(SWITCHES, texts, keys, helps, strict=True)
    return [Spec(name, "view", text, own, "", help_text, switch=True) for name, text, own, help_text in rows]


def _links() -> Spec:
    return Spec(
        "next-link",
        "view",
        _tr("Writers of the ne&xt link"),
        ("N",),
        "",
        _tr("Paints which side may write on each device of a logical link; after the last link, of none."),
    )


def _sheets() -> list[Spec]:
    following = _tr("Shows the next sheet: the whole drawing, the overview, each CEC and director.")
    before = _tr("Shows the sheet before this one.")
    port = _tr("Goes where the off-sheet port of the selected wire leads; once more goes back.")
    return [
        Spec("next-sheet", "view", _tr("&Jump to the next sheet"), ("Ctrl+PgDown",), "", following),
        Spec("previous-sheet", "view", _tr("Mo&ve to the previous sheet"), ("Ctrl+PgUp",), "", before),
        Spec("follow-wire", "view", _tr("Follow the wire to its other sheet (&Q)"), ("O",), "", port),
    ]


def _window() -> list[Spec]:
    return [
        *specs_of_view(),
        Spec("escape", "", _tr("Dismiss the message, or clear the selection"), ("Esc",)),
    ]
