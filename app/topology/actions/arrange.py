"""Layout on a key, aligning, distributing, groups, new numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from app.frame.actions import Spec

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
NEEDS_TWO = tuple(f"align-{edge}" for edge in EDGES)
NEEDS_THREE = tuple(f"distribute-{axis}" for axis in AXES)


def arrange_specs() -> list[Spec]:
    """Return the actions in the order of the menu."""
    lay_out = Spec(
        "lay-out",
        "arrange",
        _tr("&Lay out"),
        ("L",),
        "lay-out",
        _tr("Brings lines and columns into order; what lies beside or above what stays as it is."),
    )
    scratch = Spec(
        "lay-out-from-scratch",
        "arrange",
        _tr("Lay out &from scratch"),
        ("Shift+L",),
        "",
        _tr("Arranges everything in tiers: LPARs above, channels below, directors at the bottom."),
    )
    return [lay_out, scratch, *_aligning(), *_distributing(), *_bending(), *_others()]


class ArrangeActions:
    """What the actions of the arrange menu do."""

    def __init__(self, editor: Editor, canvas: Canvas, window: QWidget) -> None:
        self._editor, self._canvas, self._window = editor, canvas, window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        aligning = {f"align-{edge}": partial(self._align, edge) for edge in EDGES}
        distributing = {f"distribute-{axis}": partial(self._distribute, axis) for axis in AXES}
        return {
            "lay-out": self.lay_out,
            "lay-out-from-scratch": lambda: self.lay_out(from_scratch=True),
            **aligning,
            **distributing,
            **{name: partial(self._bend, name) for name in BENDING},
            "straighten": self._straighten,
            "group": self._group,
            "ungroup": self._ungroup,
            "renumber": self._renumber,
        }

    def lay_out(self, from_scratch: bool = False) -> None:
        """Bring the drawing into order, and show all of it."""
        from app.topology.shapes.tidy import laid_out  # late: the start stays short

        if self._editor.attempt(lambda: laid_out(self._editor.drawing, from_scratch)):
            self._canvas.viewport.fit()

    def _align(self, edge: Edge) -> None:
        from engine.ficon.drawing.changes.arrange import align  # late: the start stays short

        editor = self._editor
        chosen = editor.selection
        editor.attempt(lambda: align(editor.drawing, chosen, edge, *self._seen()))
        editor.select(chosen)

    def _distribute(self, axis: Axis) -> None:
        from engine.ficon.drawing.changes.arrange import distribute  # late: the start stays short

        editor = self._editor
        chosen = editor.selection
        editor.attempt(lambda: distribute(editor.drawing, chosen, axis, *self._seen()))
        editor.select(chosen)

    def _seen(self) -> tuple[Mapping[str, tuple[float, float]], Mapping[str, Place]]:
        """Return sizes and upper left corners of the things on the canvas."""
        from engine.ficon.drawing.model.drawing import Place  # late: the start stays short

        whole = self._canvas.viewport.sheets.whole
        corners = {name: Place(round(s.box.left), round(s.box.top)) for name, s in whole.shapes.items()}
        return whole.sizes(), corners

    def _bend(self, name: str) -> None:
        from app.topology.canvas import bending  # late: the start stays short

        do = {"add": bending.add_bend, "next": bending.choose_next_bend, "remove": bending.remove_bend}
        do[name.removesuffix("-bend")](self._canvas.interaction)

    def _straighten(self) -> None:
        from engine.ficon.drawing.changes.bend import straighten  # late: the start stays short

        editor = self._editor
        editor.attempt(lambda: straighten(editor.drawing, editor.selection))

    def _group(self) -> None:
        from engine.ficon.drawing.changes.arrange import group  # late: the start stays short

        editor = self._editor
        editor.attempt(lambda: group(editor.drawing, editor.selection))

    def _ungroup(self) -> None:
        from engine.ficon.drawing.changes.arrange import ungroup  # late: the start stays short

        editor = self._editor
        editor.attempt(lambda: ungroup(editor.drawing, editor.selection))

    def _renumber(self) -> None:
        from app.topology.dialogs.numbers import NumbersDialog  # late: the start stays short

        dialog = NumbersDialog(self._editor, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _aligning() -> list[Spec]:
    texts = (
        _tr("Align l&eft edges"),
        _tr("Align &centres across"),
        _tr("Align &right edges"),
        _tr("Align &top edges"),
        _tr("Align &middles"),
        _tr("Align &bottom edges"),
    )
    helps = _tr("Aligns the selected things.")
    pairs = zip(EDGES, texts, strict=True)
    return [Spec(f"align-{edge}", "arrange", text, (), f"align-{edge}", helps) for edge, text in pairs]


def _distributing() -> list[Spec]:
    texts = (_tr("&Distribute across"), _tr("D&istribute down"))
    helps = _tr("Makes the gaps between the selected things equal.")
    pairs = zip(AXES, texts, strict=True)
    return [
        Spec(f"distribute-{axis}", "arrange", text, (), f"distribute-{axis}", helps) for axis, text in pairs
    ]


def _bending() -> list[Spec]:
    add = _tr("Adds a bend to the selected cable, in its longest part. Shift and an arrow key move it.")
    following = _tr("Chooses the next bend of the selected cable: Shift and an arrow key move only that one.")
    remove = _tr("Removes the chosen bend of the selected cable, or the last one.")
    return [
        Spec("add-bend", "arrange", _tr("&Add a bend"), ("B",), "", add),
        Spec("next-bend", "arrange", _tr("Choose the ne&xt bend"), ("Ctrl+B",), "", following),
        Spec("remove-bend", "arrange", _tr("Remo&ve the bend"), ("Shift+B",), "", remove),
    ]


def _others() -> list[Spec]:
    return [
        Spec(
            "straighten",
            "arrange",
            _tr("&Straighten cables"),
            (),
            "",
            _tr(
                "Removes the bends of the selected cables, so that they find their own ways. Drag a cable "
                "to bend it, or press B."
            ),
        ),
        Spec(
            "group",
            "arrange",
            _tr("&Group"),
            ("Ctrl+G",),
            "",
            _tr("Groups the selected things, so that they are selected and moved together."),
        ),
        Spec("ungroup", "arrange", _tr("&Ungroup"), ("Ctrl+Shift+G",), "", _tr("Dissolves the group.")),
        Spec(
            "renumber",
            "arrange",
            _tr("&Number scheme…"),
            ("Ctrl+R",),
            "",
            _tr("Numbers control units and devices by a template, and shows conflicts first."),
        ),
    ]
