"""Bending by the keyboard: bends of the selected cable are added, chosen one after another, and removed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.host import CanvasHost
from app.topology.canvas.shapes.bends import Bends, bends_of, new_bend
from engine.ficon.drawing.changes.bend import bend


def _tr(text: str) -> str:
    return QCoreApplication.translate("Canvas", text)


def cable(canvas: CanvasHost) -> str:
    """Return the only selected thing if it is a cable, "" otherwise."""
    chosen = canvas.editor.selection
    return chosen[0] if len(chosen) == 1 and bends_of(canvas.scene, chosen[0]) is not None else ""


def chosen_bend(canvas: CanvasHost) -> int | None:
    """Return the number of the chosen bend of the selected cable; None = none is chosen."""
    (name, number), bends = canvas.bend, _bends(canvas)
    return number if name and name == cable(canvas) and number < len(bends) else None


def add_bend(canvas: CanvasHost) -> None:
    """Add a bend in the middle of the longest piece of the selected cable without one, and choose it."""
    name, bends = cable(canvas), _bends(canvas)
    if not name:
        canvas.editor.told.emit(_tr("Select one cable to bend it"))
        return
    number, spot = new_bend(canvas.scene, name)
    _change(canvas, (*bends[:number], spot, *bends[number:]), number)


def choose_next_bend(canvas: CanvasHost) -> None:
    """Choose the next bend of the selected cable; after the last one, none."""
    bends, number = _bends(canvas), chosen_bend(canvas)
    if not bends:
        canvas.editor.told.emit(_tr("Select one cable that has bends"))
        return
    after = 0 if number is None else number + 1
    canvas.bend = cable(canvas), after
    text = _tr("Bend {0} of {1}").format(after + 1, len(bends)) if after < len(bends) else _tr("All bends")
    canvas.editor.told.emit(text)
    canvas.update()


def remove_bend(canvas: CanvasHost) -> None:
    """Remove the chosen bend of the selected cable; the last one if none is chosen."""
    bends, number = _bends(canvas), chosen_bend(canvas)
    if not bends:
        canvas.editor.told.emit(_tr("Select one cable that has bends"))
        return
    number = len(bends) - 1 if number is None else number
    _change(canvas, (*bends[:number], *bends[number + 1 :]), max(number - 1, 0))


def _bends(canvas: CanvasHost) -> Bends:
    return bends_of(canvas.scene, cable(canvas)) or ()


def _change(canvas: CanvasHost, bends: Bends, number: int) -> None:
    name, editor = cable(canvas), canvas.editor
    if editor.attempt(lambda: bend(editor.drawing, name, bends)):
        editor.select((name,))
        canvas.bend = name, number
        canvas.update()
