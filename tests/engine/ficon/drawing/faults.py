"""Drawings and decks as they come with the program, each with one field that is wrong."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from pydantic import BaseModel, ValidationError

from engine.ficon.drawing.decks.loading import load_drawing
from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError, Place
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.ficon.drawing.broken import cascade, clustered, good, straight, unshared
from tests.engine.ficon.drawing.drawn import Sketch

ROOT = Path(__file__).parents[4]
DECKS = ROOT / "tests" / "engine" / "ficon" / "iocp" / "decks"
PORTS = {"CA.0.50": "2110", "CA.0.51": "2111", "CB.0.60": "2210", "CB.0.61": "2211"}
LOOPS = {"CECA.0.38": "07A1", "CECB.0.48": "07B1"}
KINDS = (
    Cec,
    Css,
    Lpar,
    ChannelCard,
    Director,
    Port,
    Port,
    Cable,
    Storage,
    IsfcLink,
    IsfcLink,
    Cluster,
) + 4 * (
    Channel,
    ControlUnit,
    DeviceRange,
)
TEXTS = {  # values that a field may have by mistake
    "type": ("FC", "FCV", "CNC", "FCP"),
    "unit": ("FCTC", "SCTC", "2107"),
    "generation": ("FE4", "FE8", "FE16S"),
    "release": ("5.4", "6.1", "7.3"),
    "link": ("F0", "99C0", "", "**"),
    "system": ("", "VM9"),
    "maxdev": ("", "((CSS(0),65280))"),
    "holds": ("disk", "tape", "fcp"),
}
UNTOUCHED = frozenset(("id", "kind", "name", "note", "description", "others", "bends"))


def crossed(link: bool = False) -> Drawing:
    """Two machines with two LPARs each on one channel; each has devices to both LPARs of the other one."""
    sketch = Sketch()
    (a, *near), (b, *far) = sketch.cec("A", "ZVMP1", "ZVMP2"), sketch.cec("B", "ZVMP3", "ZVMP4")
    director = sketch.director()
    channels = sketch.channel(a, 0x50, director), sketch.channel(b, 0x60, director)
    for place, ends in enumerate((one, other) for one in near for other in far):
        made = sketch.connect(tuple(zip(ends, channels, strict=True)), 0x5100 + 16 * place)
        for device, lpar in zip(made, ends, strict=True):
            sketch.draft.set(device.id, lpars=[lpar.id], barred=None)
    if link:
        sketch.link(near[0], far[1], *range(0x5110, 0x5114))
    return sketch.drawing


def _template(key, **values):
    drawing = Drawing()
    drawing.apply(template(key).make(drawing, Place(0, 0), **values))
    return drawing


def _file(*names, answers=None):
    return load_drawing([ROOT / one for one in names], True, answers).history.drawing


BASES = {
    **{one.__name__: one for one in (good, pair, cascade, unshared, straight, clustered, crossed)},
    "linked": lambda: crossed(link=True),
    **{f"mesh {n}": lambda n=n: _template("mesh", members=n) for n in (2, 3)},
    **{
        kind: lambda kind=kind: _template("n-by-m", kind=kind, channels=2)
        for kind in ("straight", "crossed", "non-shared")
    },
    "optimised": lambda: _template("optimised", channels=2),
    **{key: lambda key=key: _template(key) for key in ("study-part-ii", "study-3x3")},
    **{
        holds: lambda holds=holds: _template("storage", holds=holds, directors=1)
        for holds in ("disk", "tape", "fcp")
    },
    **{
        str(one.relative_to(ROOT)): lambda one=one: _file(one.relative_to(ROOT))
        for one in sorted((ROOT / "lessons").glob("*/*.topology.json"))
    },
    **{one.stem: lambda one=one: _file(one) for one in sorted(DECKS.glob("*.iocp"))},
    "two decks": lambda: _file(DECKS / "cascade_a.iocp", DECKS / "cascade_b.iocp", answers=PORTS),
    "two decks, straight": lambda: _file(
        DECKS / "loop_back_a.iocp", DECKS / "loop_back_b.iocp", answers=LOOPS
    ),
}


@cache
def base(name: str) -> Drawing:
    """Return a drawing without the fault; do not change it."""
    return BASES[name]()


def fault(drawing: Drawing, rng: Random) -> Drawing | None:
    """Return a copy in which a field of a thing has another value; None = the value was impossible."""
    thing = rng.choice(drawing.of(rng.choice([kind for kind in KINDS if drawing.of(kind)])))
    field = rng.choice([one for one in type(thing).model_fields if one not in UNTOUCHED])
    draft, copy = Draft(drawing, "Err"), drawing.copy()
    try:
        draft.set(thing.id, **{field: _other(drawing, rng, field, getattr(thing, field))})
        copy.apply(draft.done())
    except (DrawingError, ValidationError, ValueError, TypeError, IndexError):
        return None
    return copy if copy != drawing else None


def _other(drawing, rng, field, value):
    """Return another value of a field: of what it names, near the present number, or one item of a list."""
    match value:
        case bool():
            return not value
        case str() if value in drawing:
            return rng.choice([one.id for one in drawing.of(type(drawing[value])) if one.id != value])
        case str():
            known = [path.link for unit in drawing.of(ControlUnit) for path in unit.paths if field == "link"]
            return rng.choice([*TEXTS.get(field, [""]), *known])
        case int():
            return rng.choice([value + 1, value - 1, value ^ 3, value + 16, value ^ 16, rng.randrange(256)])
        case float():
            return rng.choice([0.0, value + 50, 400.0])
        case tuple():
            return _list(drawing, rng, field, value)
        case BaseModel():
            inner = rng.choice(list(type(value).model_fields))
            changed = {inner: _other(drawing, rng, inner, getattr(value, inner))}
            return type(value)(**value.model_dump() | changed)
    lpars = [(one.id,) for one in drawing.of(Lpar)]
    return rng.choice([0, 1, 3, 17, True, (), *lpars[:2]])


def _list(drawing, rng, field, value):
    items, place = list(value), rng.randrange(len(value))
    if rng.random() < 0.3:
        return tuple(items[:place] + items[place + 1 :])
    items[place] = _other(drawing, rng, field, items[place])
    return tuple(items)
