"""Zoom, tools, layers and panels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.frame.actions import Spec
from app.frame.standard import specs_of_look, specs_of_view
from app.topology.host import EditorHost

LAYERS = ("cabling", "iocp", "isfc")
TOOLS = ("select", "lasso", "hand", "wire")
SWITCHES = ("grid", "snap", "minimap")
STEP = 1.25


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingView", text)


class ViewActions:
    """The view menu."""

    def __init__(self, host: EditorHost) -> None:
        self._host = host

    def specs(self) -> list[Spec]:
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

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        host = self._host
        return {
            "fit": lambda: host.canvas.viewport.fit(),
            **{f"tool-{name}": partial(self._use, name) for name in TOOLS},
            "zoom-in": lambda: host.canvas.viewport.zoom_by(STEP),
            "zoom-out": lambda: host.canvas.viewport.zoom_by(1 / STEP),
            "actual": lambda: host.canvas.viewport.zoom_to(1.0),
            "centre": lambda: host.canvas.viewport.center_on(host.editor.selection),
            **{f"layer-{name}": partial(self._toggle_layer, name) for name in LAYERS},
            **{name: partial(self._toggle, name) for name in SWITCHES},
            "next-link": self.next_link,
            "next-sheet": lambda: host.canvas.viewport.sheets.step(1),
            "previous-sheet": lambda: host.canvas.viewport.sheets.step(-1),
            "follow-wire": lambda: host.canvas.viewport.follow_selection(),
            "escape": host.escape,
            **host.standard_handlers(),
        }

    def _use(self, tool: str) -> None:
        self._host.canvas.interaction.set_tool(tool)
        self._host.state.show_tool()  # also when it is the same: Qt has taken the mark off

    def _toggle_layer(self, name: str) -> None:
        editor = self._host.editor
        editor.show_layers(editor.layers ^ {name})

    def _toggle(self, name: str) -> None:
        settings = self._host.settings
        settings.keep_drawing_switch(name, not settings.drawing_switch(name))
        self._host.state.use_switches()

    def next_link(self) -> None:
        """Paint the writers of the next logical link, and after the last one those of none."""
        from engine.ficon.drawing.model.isfc import IsfcLink  # late: the start stays short

        editor = self._host.editor
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
