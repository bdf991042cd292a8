"""Zoom, tools, layers and panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from app.frame.actions import ActionSpec
from app.frame.standard import look_actions
from app.frame.standard import view_actions as standard_actions

if TYPE_CHECKING:
    from app.frame.window import FrameWindow
    from app.settings.settings import Settings
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor

_tr = partial(QCoreApplication.translate, "DrawingView")
LAYERS = ("cabling", "iocp", "isfc")
TOOLS = ("select", "lasso", "hand", "wire")
SWITCHES = ("grid", "snap", "minimap")
STEP = 1.25


def view_actions(
    of: Callable[[], ViewActions],
    window: FrameWindow,
    reset_layout: Callable[[], object],
    escape: Callable[[], object],
) -> list[ActionSpec]:
    """Return the actions in menu order; of: returns the object whose methods most of them call."""
    return [
        *_zoom(of),
        *_tools(of),
        *_layers(of),
        *_switches(of),
        _links(of),
        *_sheets(of),
        *look_actions(window, reset_layout),
        *standard_actions(window),
        ActionSpec(
            "escape",
            _tr("Dismiss the message, or clear the selection"),
            escape,
            ("Esc",),
            hidden=True,
            fixed=True,
        ),
    ]


class ViewActions:
    """Implements the actions of the view menu, and checks the tool and the switches in the menu."""

    def __init__(
        self, editor: Editor, canvas: Canvas, settings: Settings, actions: Mapping[str, QAction]
    ) -> None:
        self._editor, self._canvas, self._settings, self._actions = editor, canvas, settings, actions
        self.viewport = canvas.viewport
        canvas.interaction.tool_changed.connect(self._show_tool)
        self._use_switches()
        self._show_tool()

    def use_tool(self, tool: str) -> None:
        """Use a mouse tool."""
        self._canvas.interaction.set_tool(tool)
        self._show_tool()  # also when it is the same: Qt has taken the mark off

    def _show_tool(self, *_: object) -> None:
        """Check the active mouse tool in the menu."""
        for name in TOOLS:
            self._actions[f"tool-{name}"].setChecked(name == self._canvas.interaction.tool)

    def toggle_layer(self, name: str) -> None:
        """Show or hide a layer."""
        self._editor.show_layers(self._editor.layers ^ {name})

    def toggle(self, name: str) -> None:
        """Turn the grid, snapping or the minimap on or off, and keep the setting for the next start."""
        self._settings.keep_drawing_switch(name, not self._settings.drawing_switch(name))
        self._use_switches()

    def _use_switches(self) -> None:
        """Apply the settings of the grid, snapping and the minimap."""
        on = {name: self._settings.drawing_switch(name) for name in SWITCHES}
        for name, value in on.items():
            self._actions[name].setChecked(value)
        self._canvas.show_grid(on["grid"])
        self._canvas.interaction.snap = on["snap"]
        self._canvas.minimap.show_if_roomy(on["minimap"])

    def center(self) -> None:
        """Center the view on the selection."""
        self.viewport.center_on(self._editor.selection)

    def next_link(self) -> None:
        """Paint the writers of the next logical link; after the last link, paint no writers."""
        from engine.ficon.drawing.model.isfc import IsfcLink  # imported late to keep the start fast

        editor = self._editor
        names = ["", *(link.id for link in editor.drawing.of(IsfcLink))]
        now = names.index(editor.link) if editor.link in names else 0
        editor.paint_link(names[(now + 1) % len(names)])


def _zoom(of: Callable[[], ViewActions]) -> list[ActionSpec]:
    return [
        ActionSpec(
            "fit",
            _tr("&Fit the drawing"),
            lambda: of().viewport.fit(),
            ("F",),
            "fit",
            _tr("Fits the whole drawing in the window."),
        ),
        ActionSpec(
            "zoom-in", _tr("Zoom &in"), lambda: of().viewport.zoom_by(STEP), ("+", "=", "Ctrl++"), "zoom-in"
        ),
        ActionSpec(
            "zoom-out", _tr("Zoom &out"), lambda: of().viewport.zoom_by(1 / STEP), ("-", "Ctrl+-"), "zoom-out"
        ),
        ActionSpec(
            "actual",
            _tr("Actual si&ze"),
            lambda: of().viewport.zoom_to(1.0),
            ("Ctrl+0",),
            help=_tr("Shows the drawing at its actual size."),
        ),
        ActionSpec("centre", _tr("&Center on the selection"), lambda: of().center(), ("C",)),
    ]


def _tools(of: Callable[[], ViewActions]) -> list[ActionSpec]:
    texts = (_tr("Selec&t"), _tr("&Lasso"), _tr("&Hand"), _tr("Wir&e"))
    helps = (
        _tr("Dragging moves elements, or selects the elements in a rectangle."),
        _tr("Dragging selects the enclosed elements."),
        _tr("Dragging moves the view."),
        _tr("Dragging draws a wire between two elements."),
    )

    def tool(name: str, number: int, text: str, about: str) -> ActionSpec:
        key, icon = f"Alt+{number}", f"tool-{name}"
        return ActionSpec(icon, text, lambda: of().use_tool(name), (key,), icon, about, switch=True)

    return list(map(tool, TOOLS, (5, 6, 7, 8), texts, helps))


def _layers(of: Callable[[], ViewActions]) -> list[ActionSpec]:
    texts = (_tr("Layer: ca&bling"), _tr("Layer: IOC&P definitions"), _tr("La&yer: ISFC links"))
    helps = (
        _tr("CECs, LPARs, channels, directors, ports and cables."),
        _tr("Control units and devices, as IOCP defines them."),
        _tr("Logical links and SSI clusters."),
    )

    def layer(name: str, number: int, text: str, about: str) -> ActionSpec:
        id, key = f"layer-{name}", f"Alt+{number}"
        return ActionSpec(id, text, lambda: of().toggle_layer(name), (key,), "", about, switch=True)

    return list(map(layer, LAYERS, (1, 2, 3), texts, helps))


def _switches(of: Callable[[], ViewActions]) -> list[ActionSpec]:
    texts = (_tr("&Grid"), _tr("S&nap to the grid"), _tr("Minim&ap"))
    helps = (
        _tr("Shows a grid of dots."),
        _tr("Snaps moved elements to the grid."),
        _tr("Shows a small map of the whole drawing in the corner."),
    )
    keys = (("G",), (), ("M",))

    def switch(name: str, text: str, own: tuple[str, ...], about: str) -> ActionSpec:
        return ActionSpec(name, text, lambda: of().toggle(name), own, "", about, switch=True)

    return list(map(switch, SWITCHES, texts, keys, helps))


def _links(of: Callable[[], ViewActions]) -> ActionSpec:
    return ActionSpec(
        "next-link",
        _tr("LPARs that may write to the ne&xt link"),
        lambda: of().next_link(),
        ("N",),
        help=_tr(
            "Shows which side may write to each device of a logical link; after the last link, "
            "hides this information."
        ),
    )


def _sheets(of: Callable[[], ViewActions]) -> list[ActionSpec]:
    following = _tr("Shows the next sheet: the whole drawing, the overview, each CEC and director.")
    before = _tr("Shows the previous sheet.")
    port = _tr("Goes to the other end of the selected wire's off-sheet port; repeat to go back.")
    return [
        ActionSpec(
            "next-sheet",
            _tr("&Jump to the next sheet"),
            lambda: of().viewport.sheets.step(1),
            ("Ctrl+PgDown",),
            help=following,
        ),
        ActionSpec(
            "previous-sheet",
            _tr("Mo&ve to the previous sheet"),
            lambda: of().viewport.sheets.step(-1),
            ("Ctrl+PgUp",),
            help=before,
        ),
        ActionSpec(
            "follow-wire",
            _tr("Follow the wire to its other sheet (&Q)"),
            lambda: of().viewport.follow_selection(),
            ("O",),
            help=port,
        ),
    ]
