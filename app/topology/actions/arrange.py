"""Automatic layout by shortcut, alignment, distribution, groups, renumbering."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from engine.ficon.drawing.model.drawing import Place

_tr = partial(QCoreApplication.translate, "DrawingArrange")
Edge = Literal["left", "centre", "right", "top", "middle", "bottom"]
Axis = Literal["across", "down"]
EDGES: tuple[Edge, ...] = ("left", "centre", "right", "top", "middle", "bottom")
AXES: tuple[Axis, ...] = ("across", "down")
BENDING = ("add-bend", "next-bend", "remove-bend")


def arrange_actions(of: Callable[[], ArrangeActions]) -> list[ActionSpec]:
    """Return the actions in menu order; of: returns the object whose methods they call."""
    lay_out = ActionSpec(
        "lay-out",
        _tr("&Lay out"),
        lambda: of().lay_out(),
        ("L",),
        "lay-out",
        _tr("Straightens rows and columns; the relative positions of elements stay the same."),
    )
    scratch = ActionSpec(
        "lay-out-from-scratch",
        _tr("Lay out &from scratch"),
        lambda: of().lay_out(from_scratch=True),
        ("Shift+L",),
        help=_tr("Arranges everything in tiers: LPARs above, channels below, directors at the bottom."),
    )
    return [lay_out, scratch, *_aligning(of), *_distributing(of), *_bending(of), *_others(of)]


class ArrangeActions:
    """Implements the actions of the arrange menu."""

    def __init__(self, editor: Editor, canvas: Canvas, window: QWidget) -> None:
        self._editor, self._canvas, self._window = editor, canvas, window

    def lay_out(self, from_scratch: bool = False) -> None:
        """Lay out the drawing, and show all of it."""
        from app.topology.shapes.tidy import laid_out  # imported late to keep the start fast

        if self._editor.attempt(lambda: laid_out(self._editor.drawing, from_scratch), not from_scratch):
            self._canvas.viewport.fit()

    def are_selected(self, least: int) -> bool:
        """Return whether at least this many elements are selected."""
        return len(self._editor.selection) >= least

    def align(self, edge: Edge) -> None:
        """Align an edge or the centers of the selected elements."""
        from engine.ficon.drawing.changes.arrange import align  # imported late to keep the start fast

        editor = self._editor
        chosen = editor.selection
        editor.attempt(lambda: align(editor.drawing, chosen, edge, *self._seen()))
        editor.select(chosen)

    def distribute(self, axis: Axis) -> None:
        """Make the gaps between the selected elements equal."""
        from engine.ficon.drawing.changes.arrange import distribute  # imported late to keep the start fast

        editor = self._editor
        chosen = editor.selection
        editor.attempt(lambda: distribute(editor.drawing, chosen, axis, *self._seen()))
        editor.select(chosen)

    def _seen(self) -> tuple[Mapping[str, tuple[float, float]], Mapping[str, Place]]:
        """Return the sizes and upper left corners of the elements on the canvas."""
        from engine.ficon.drawing.model.drawing import Place  # imported late to keep the start fast

        whole = self._canvas.viewport.sheets.whole
        corners = {name: Place(round(s.box.left), round(s.box.top)) for name, s in whole.shapes.items()}
        return whole.sizes(), corners

    def add_bend(self) -> None:
        """Add a bend to the selected cable."""
        from app.topology.canvas.bending import add_bend  # imported late to keep the start fast

        add_bend(self._canvas.interaction)

    def choose_next_bend(self) -> None:
        """Select the next bend of the selected cable."""
        from app.topology.canvas.bending import choose_next_bend  # imported late to keep the start fast

        choose_next_bend(self._canvas.interaction)

    def remove_bend(self) -> None:
        """Remove the selected bend of the selected cable."""
        from app.topology.canvas.bending import remove_bend  # imported late to keep the start fast

        remove_bend(self._canvas.interaction)

    def straighten(self) -> None:
        """Remove the bends of the selected cables."""
        from engine.ficon.drawing.changes.bend import straighten  # imported late to keep the start fast

        editor = self._editor
        editor.attempt(lambda: straighten(editor.drawing, editor.selection))

    def group(self) -> None:
        """Group the selected elements."""
        from engine.ficon.drawing.changes.arrange import group  # imported late to keep the start fast

        editor = self._editor
        editor.attempt(lambda: group(editor.drawing, editor.selection))

    def ungroup(self) -> None:
        """Dissolve the group of the selected elements."""
        from engine.ficon.drawing.changes.arrange import ungroup  # imported late to keep the start fast

        editor = self._editor
        editor.attempt(lambda: ungroup(editor.drawing, editor.selection))

    def renumber(self) -> None:
        """Open the dialog that numbers control units and devices."""
        from app.topology.dialogs.numbers import NumbersDialog  # imported late to keep the start fast

        dialog = NumbersDialog(self._editor, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _aligning(of: Callable[[], ArrangeActions]) -> list[ActionSpec]:
    texts = (
        _tr("Align l&eft edges"),
        _tr("Align &centers across"),
        _tr("Align &right edges"),
        _tr("Align &top edges"),
        _tr("Align &middles"),
        _tr("Align &bottom edges"),
    )
    helps = _tr("Aligns the selected elements.")

    def aligning(edge: Edge, text: str) -> ActionSpec:
        return ActionSpec(
            f"align-{edge}",
            text,
            lambda: of().align(edge),
            (),
            f"align-{edge}",
            helps,
            enabled=lambda: of().are_selected(2),
        )

    return list(map(aligning, EDGES, texts))


def _distributing(of: Callable[[], ArrangeActions]) -> list[ActionSpec]:
    texts = (_tr("&Distribute across"), _tr("D&istribute down"))
    helps = _tr("Makes the gaps between the selected elements equal.")

    def distributing(axis: Axis, text: str) -> ActionSpec:
        return ActionSpec(
            f"distribute-{axis}",
            text,
            lambda: of().distribute(axis),
            (),
            f"distribute-{axis}",
            helps,
            enabled=lambda: of().are_selected(3),
        )

    return list(map(distributing, AXES, texts))


def _bending(of: Callable[[], ArrangeActions]) -> list[ActionSpec]:
    add = _tr("Adds a bend to the longest part of the selected cable. Shift and an arrow key move the bend.")
    following = _tr(
        "Selects the next bend of the selected cable: Shift and an arrow key move only that bend."
    )
    remove = _tr("Removes the selected bend of the selected cable, or its last bend.")
    return [
        ActionSpec("add-bend", _tr("&Add a bend"), lambda: of().add_bend(), ("B",), help=add),
        ActionSpec(
            "next-bend",
            _tr("Select the ne&xt bend"),
            lambda: of().choose_next_bend(),
            ("Ctrl+B",),
            help=following,
        ),
        ActionSpec(
            "remove-bend", _tr("Remo&ve the bend"), lambda: of().remove_bend(), ("Shift+B",), help=remove
        ),
    ]


def _others(of: Callable[[], ArrangeActions]) -> list[ActionSpec]:
    return [
        ActionSpec(
            "straighten",
            _tr("&Straighten cables"),
            lambda: of().straighten(),
            help=_tr(
                "Removes the bends of the selected cables, which are then routed automatically. Drag "
                "a cable to bend it, or press B."
            ),
        ),
        ActionSpec(
            "group",
            _tr("&Group"),
            lambda: of().group(),
            ("Ctrl+G",),
            help=_tr("Groups the selected elements so that they are selected and moved together."),
            enabled=lambda: of().are_selected(1),
        ),
        ActionSpec(
            "ungroup",
            _tr("&Ungroup"),
            lambda: of().ungroup(),
            ("Ctrl+Shift+G",),
            help=_tr("Removes the group; its elements remain."),
        ),
        ActionSpec(
            "renumber",
            _tr("&Number scheme…"),
            lambda: of().renumber(),
            ("Ctrl+R",),
            help=_tr("Numbers control units and devices according to a template, and shows conflicts first."),
        ),
    ]
