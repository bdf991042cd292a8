"""The elements that are copied along with the selected elements: their contents and their counterparts.

These are: cables between copied elements; the port of a copied channel, with its cable; the definitions at
the other end of copied connections; links, clusters and groups whose LPARs or elements are all copied.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from engine.ficon.drawing.changes.arrange import held
from engine.ficon.drawing.copying.bundle import FORMAT
from engine.ficon.drawing.file.writing import fields_of
from engine.ficon.drawing.meaning.addresses import port_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cable, Channel
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing, DrawingError, thing_key
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import refers
from engine.ficon.drawing.model.paper import PaperGroup, SeverityRule, TitleBlock, Waiver
from engine.language import say


def copy(drawing: Drawing, ids: Iterable[str]) -> str:
    """Return the text for the clipboard. Raises DrawingError if nothing can be copied."""
    chosen = [name for name in dict.fromkeys(ids) if name in drawing]
    names = _gathered(drawing, chosen)
    if not names:
        raise DrawingError(say("Nothing to copy: select elements first"))
    things = sorted((drawing[name] for name in names), key=thing_key)
    around = sorted((drawing[name] for name in _around(drawing, names)), key=thing_key)
    table = {
        "format": FORMAT,
        "version": 1,
        "selected": [name for name in chosen if name in names],
        "things": [fields_of(thing) for thing in things],
        "around": [fields_of(thing) for thing in around],
        "places": {thing.id: at for thing in things if (at := drawing.place(thing.id)) is not None},
        "aims": {thing.id: _aims(drawing, thing) for thing in things if isinstance(thing, ControlUnit)},
    }
    return json.dumps(table, ensure_ascii=False, indent=1)


def _gathered(drawing: Drawing, chosen: list[str]) -> set[str]:
    names = {name for text in chosen for name in (text, *held(drawing, text))}
    names = {name for name in names if not isinstance(drawing[name], TitleBlock | Waiver | SeverityRule)}
    names |= _mirrors(drawing, names)
    for channel in [name for name in names if isinstance(drawing[name], Channel)]:
        port = port_of(drawing, channel)
        if port is not None:
            names.add(port.id)
    for kind in (Cable, IsfcLink, Cluster, PaperGroup):
        for thing in drawing.of(kind):
            inside = list(refers(thing))
            if inside and names.issuperset(inside):
                names.add(thing.id)
    return names


def _mirrors(drawing: Drawing, names: set[str]) -> set[str]:
    """Return the devices at the far end of copied devices, with their control units if the near control units
    are copied.
    """
    found: set[str] = set()
    for stretch in resolve(drawing).stretches:
        for near, far in (stretch.ends, stretch.ends[::-1]):
            if near.device in names:
                found.add(far.device)
                if near.unit in names:
                    found.add(far.unit)
    return found - names


def _around(drawing: Drawing, names: set[str]) -> set[str]:
    """Return elements that are not copied but to which copied elements refer, with their containers."""
    found: set[str] = set()
    waiting = [used for name in names for used in refers(drawing[name])]
    while waiting:
        name = waiting.pop()
        if name not in found and name not in names:
            found.add(name)
            waiting += refers(drawing[name])
    return found


def _aims(drawing: Drawing, unit: ControlUnit) -> list[tuple[str, str]]:
    """Return the channel and LPAR that each path of a control unit leads to; "" = none."""
    resolved = resolve(drawing)
    return [resolved.far_end(path.channel, path.link, unit.cuadd)[:2] for path in unit.paths]
