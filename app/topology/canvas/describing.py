"""Descriptions of elements: of the selection, for users who cannot see the picture, and in the tooltip under
the pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.painting.look import Look
from app.topology.shapes.box import Point
from app.topology.shapes.captions import DOT
from app.topology.shapes.connections import cell_at
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import viewers
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.names import called
from engine.language import filled

_tr = partial(QCoreApplication.translate, "Canvas")
MAX_NAMED = 6  # elements that are named


def describe(scene: CanvasScene, selection: Sequence[str]) -> str:
    """Return a description of the selection: captions, places, and connected elements."""
    drawing = scene.drawing
    if not len(drawing):
        return _tr("The drawing is empty. Press Enter on an element in the palette, or drag it here.")
    names = [name for name in selection if name in drawing]
    if not names:
        things, ports = len(scene.shapes), sum(bool(edge.far) for edge in scene.edges)
        text = filled(_tr("{0} {0:element|elements}; nothing selected"), things)
        return DOT.join((text, filled(_tr("{0} off-sheet {0:port|ports}"), ports))) if ports else text
    if len(names) > 1:
        listed = ", ".join(called(drawing, name) for name in names[:MAX_NAMED])
        more = ", …" if len(names) > MAX_NAMED else ""
        return _tr("{n} elements selected: {names}").format(n=len(names), names=listed + more)
    return _one(scene, names[0])


def _one(scene: CanvasScene, name: str) -> str:
    drawing, parts = scene.drawing, [called(scene.drawing, name)]
    shape = scene.shapes.get(name)
    if shape is not None:
        parts += [line for line in shape.lines if line]
        held = len(scene.nesting.held.get(name, ()))
        if held:
            parts.append(filled(_tr("contains {0} {0:element|elements}"), held))
    leaves = next((edge.far for edge in scene.edges if edge.id == name and edge.far), "")
    if leaves:
        parts.append(_tr("leads off this sheet to {name}").format(name=called(drawing, leaves)))
    if name in scene.detours.passed_by:
        parts.append(_tr("a bend cannot be reached and is skipped"))
    joined = [_far(scene, number, name) for number in scene.edges_of.get(name, ())]
    ends = list(dict.fromkeys(called(drawing, text) for text in joined if text in drawing))
    if ends:
        listed = ", ".join(ends[:MAX_NAMED]) + (", …" if len(ends) > MAX_NAMED else "")
        parts.append(_tr("connected to {names}").format(names=listed))
    return DOT.join(parts)


def _far(scene: CanvasScene, number: int, name: str) -> str:
    ends = scene.edges[number].ends
    return ends[1] if ends[0] == name else ends[0]


def hint(scene: CanvasScene, look: Look, name: str, point: Point) -> str:
    """Return lines about an element, or about only the device whose square is at the point."""
    thing = scene.drawing.find(name)
    if thing is None:
        return ""
    place = cell_at(scene, name, point)
    if isinstance(thing, DeviceRange) and place is not None:
        return "\n".join(_device(scene, look, thing, place))
    return describe(scene, (name,)).replace(" · ", "\n")


def _device(scene: CanvasScene, look: Look, thing: DeviceRange, place: int) -> list[str]:
    drawing, number = scene.drawing, thing.number + place
    address = thing.first_address + place
    lines = [
        _tr("Device {number}, unit address {address}").format(
            number=f"{number:04X}", address=f"{address:02X}"
        )
    ]
    words = {
        "both": _tr("both sides may write"),
        "first": _tr("only side 1 writes"),
        "second": _tr("only side 2 writes"),
        "nobody": _tr("neither side writes"),
    }
    writes = look.writers.get((thing.id, place))
    if writes:
        lines.append(words[writes])
    for lpar in viewers(drawing, thing):
        found = resolve(drawing).connection(lpar.id, number)
        if found is None:
            lines.append(_tr("{lpar}: no connection").format(lpar=lpar.name))
            continue
        end = found.ends[1]
        text = _tr("{lpar}: connected to {number} of {far} over {channel}")
        far, channel = called(drawing, end.lpar), called(drawing, end.channel)
        lines.append(text.format(lpar=lpar.name, number=f"{end.number:04X}", far=far, channel=channel))
        if found.fault:
            lines.append(found.fault)
    return lines
