"""The tool tip of the thing under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.describing import describe
from app.topology.canvas.painting.look import Look
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.connections import cell_at
from app.topology.canvas.shapes.scene import Scene
from engine.ficon.drawing.meaning.definition_index import first_address
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import viewers
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.names import called

tr = QCoreApplication.translate


def hint(scene: Scene, look: Look, name: str, point: Point) -> str:
    """Return lines about a thing, or about the one device whose square is at the point."""
    thing = scene.drawing.find(name)
    if thing is None:
        return ""
    place = cell_at(scene, name, point)
    if isinstance(thing, DeviceRange) and place is not None:
        return "\n".join(_device(scene, look, thing, place))
    return describe(scene, (name,)).replace(" · ", "\n")


def _device(scene: Scene, look: Look, thing: DeviceRange, place: int) -> list[str]:
    drawing, number = scene.drawing, thing.number + place
    address = first_address(thing) + place
    lines = [
        tr("Canvas", "Device {number}, unit address {address}").format(
            number=f"{number:04X}", address=f"{address:02X}"
        )
    ]
    words = {
        "both": tr("Canvas", "both sides may write"),
        "first": tr("Canvas", "only side 1 writes"),
        "second": tr("Canvas", "only side 2 writes"),
        "nobody": tr("Canvas", "neither side writes"),
    }
    writes = look.writers.get((thing.id, place))
    if writes:
        lines.append(words[writes])
    for lpar in viewers(drawing, thing):
        found = resolve(drawing).connection(lpar.id, number)
        if found is None:
            lines.append(tr("Canvas", "{lpar}: no connection").format(lpar=lpar.name))
            continue
        end = found.ends[1]
        text = tr("Canvas", "{lpar}: connected with {number} of {far} over {channel}")
        far, channel = called(drawing, end.lpar), called(drawing, end.channel)
        lines.append(text.format(lpar=lpar.name, number=f"{end.number:04X}", far=far, channel=channel))
        if found.fault:
            lines.append(found.fault)
    return lines
