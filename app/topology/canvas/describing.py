"""The selected things in a sentence, for those who hear the picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.shapes.captions import DOT
from app.topology.canvas.shapes.scene import Scene
from engine.ficon.drawing.model.names import called

tr = QCoreApplication.translate
MAX_NAMED = 6  # things that are named


def describe(scene: Scene, selection: Sequence[str]) -> str:
    """Return the selection in words: captions, place, and what it is joined with."""
    drawing = scene.drawing
    if not len(drawing):
        return tr("Canvas", "The drawing is empty. Drag things from the palette into it.")
    names = [name for name in selection if name in drawing]
    if not names:
        return tr("Canvas", "{n} things; nothing selected").format(n=len(scene.shapes))
    if len(names) > 1:
        listed = ", ".join(called(drawing, name) for name in names[:MAX_NAMED])
        more = ", …" if len(names) > MAX_NAMED else ""
        return tr("Canvas", "{n} things selected: {names}").format(n=len(names), names=listed + more)
    return _one(scene, names[0])


def _one(scene: Scene, name: str) -> str:
    drawing, parts = scene.drawing, [called(scene.drawing, name)]
    shape = scene.shapes.get(name)
    if shape is not None:
        parts += [line for line in shape.lines if line]
        held = len(scene.nesting.held.get(name, ()))
        if held:
            parts.append(tr("Canvas", "holds {n} things").format(n=held))
    joined = [_far(scene, number, name) for number in scene.edges_of.get(name, ())]
    ends = list(dict.fromkeys(called(drawing, one) for one in joined if one in drawing))
    if ends:
        listed = ", ".join(ends[:MAX_NAMED]) + (", …" if len(ends) > MAX_NAMED else "")
        parts.append(tr("Canvas", "joined with {names}").format(names=listed))
    return DOT.join(parts)


def _far(scene: Scene, number: int, name: str) -> str:
    ends = scene.edges[number].ends
    return ends[1] if ends[0] == name else ends[0]
