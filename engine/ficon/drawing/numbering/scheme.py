"""A numbering scheme, its preview, and the change that applies it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called, short, words
from engine.ficon.drawing.numbering import joined as of
from engine.ficon.drawing.numbering.template import TemplatePart, number, parts
from engine.language import later, say

END = 0x10000


def clashes(now: Drawing, plan: Mapping[str, int | None]) -> dict[str, str]:
    """Return a sentence for each clash, by id. now: the drawing with the planned numbers, as far as
    possible.
    """
    found = {}
    for name, new in plan.items():
        thing = now[name]
        if new is None:
            found[name] = say(
                "{0}: a field has more digits than the template has room for", words(now, thing)
            )
        elif isinstance(thing, DeviceRange) and not 0 <= new <= END - thing.count:
            found[name] = say(
                "{0}: {1} {1:device|devices} from {2:X} on {1:exceeds|exceed} FFFF",
                words(now, thing),
                thing.count,
                new,
            )
    for lpar in now.of(Lpar):
        for name, text in _twice_seen(now, lpar):
            if name in plan:
                found.setdefault(name, text)
    numbers = Counter((unit.cec, unit.number) for unit in now.of(ControlUnit))
    for unit in now.of(ControlUnit):
        if unit.id in plan and numbers[unit.cec, unit.number] > 1:
            found.setdefault(
                unit.id,
                say(
                    "{0} has control unit {1:04X} {2} times",
                    called(now, unit.cec),
                    unit.number,
                    numbers[unit.cec, unit.number],
                ),
            )
    return found


def _twice_seen(now: Drawing, lpar: Lpar) -> Iterator[tuple[str, str]]:
    for seen, ids in behind(now).seen(lpar.id).items():
        if len(ids) > 1:
            for name in ids:
                yield name, say("{0} would see device {1:04X} {2} times", short(lpar), seen, len(ids))


FIELDS = (  # name, what it is for a device range
    ("chpid", later("CHPID of the channel at the first end, two digits")),
    ("c", later("last digit of that CHPID")),
    ("far", later("CHPID at the second end, two digits")),
    ("image", later("CSS and MIF ID of the LPAR at the second end, two digits")),
    ("i", later("MIF ID of the LPAR at the second end")),
    ("own", later("MIF ID of the LPAR at the first end")),
    ("k", later("position of the channel among the channels of the two LPARs, from 0")),
    ("n", later("position of the range among the ranges of the two LPARs, from 0")),
    ("m", later("position of the range among the ranges of its channel and the two LPARs, from 0")),
    ("u", later("first unit address, two digits")),
)


@dataclass(frozen=True)
class Scheme:
    """Templates; "" = these numbers stay unchanged."""

    devices: str = ""
    units: str = ""


SCHEMES = (
    (later("By position, sixteen numbers each"), Scheme("D0{n}0", "")),
    (later("By channel and position"), Scheme("5{c}{m}0", "4{c}{i}{n}")),
    (later("By channel and unit address"), Scheme("{chpid}{u}", "{chpid}{image}")),
    (later("By far image and channel"), Scheme("{i}{c}{m}0", "{i}{c}{n}0")),
)


@dataclass(frozen=True)
class Renumber:
    """A range or control unit, its old and new numbers, and the reason why the new number is not possible;
    new None = there is no new number.
    """

    thing: str
    old: int
    new: int | None
    clash: str = ""


def preview(drawing: Drawing, scheme: Scheme, ids: Iterable[str] = ()) -> tuple[Renumber, ...]:
    """Return the numbers that a scheme assigns to the devices and units of these elements; without elements,
    to all devices and units.

    Both sides of a connection are included, even when one side is not among these elements. Raises
    DrawingError when a template is wrong.
    """
    chosen = tuple(ids)
    plan = _plan(drawing, scheme, chosen)
    draft = Draft(drawing, say("Renumber"))
    _carry_out(draft, {name: new for name, new in plan.items() if new is not None})
    found = clashes(draft.now, plan)
    return tuple(Renumber(name, _old(drawing, name), new, found.get(name, "")) for name, new in plan.items())


def renumber(drawing: Drawing, scheme: Scheme, ids: Iterable[str] = ()) -> Change:
    """Apply a scheme; update the device lists of ISFC links. Raises DrawingError when numbers would clash."""
    rows = preview(drawing, scheme, ids)
    wrong = [row for row in rows if row.clash]
    if wrong:
        many = "{0} (and {1} more clashes): choose another template"
        text = say(many if len(wrong) > 1 else "{0}: choose another template", wrong[0].clash, len(wrong) - 1)
        ids = (row.thing for row in wrong)
        raise DrawingError(text, *ids)
    changed = [row for row in rows if row.new != row.old]
    draft = Draft(
        drawing, say("Renumber 1 element" if len(changed) == 1 else "Renumber {0} elements", len(changed))
    )
    _carry_out(draft, {row.thing: row.new for row in rows if row.new is not None})
    return draft.done(row.thing for row in rows)


def _old(drawing: Drawing, name: str) -> int:
    return int(getattr(drawing[name], "number"))  # noqa: B009  # both kinds have one


def _plan(drawing: Drawing, scheme: Scheme, ids: tuple[str, ...]) -> dict[str, int | None]:
    """Return the new numbers by id; None = a field does not fit."""
    templates = parts(scheme.devices) if scheme.devices else (), parts(scheme.units) if scheme.units else ()
    joined = of.groups(drawing, of.wanted(drawing, ids))
    plan: dict[str, int | None] = {}
    if templates[0]:
        plan |= _device_numbers(drawing, joined, templates[0])
    if templates[1]:
        members = {name for item in joined for name in item.offsets}
        plan |= _unit_numbers(drawing, list(of.units_of(drawing, ids, members)), templates[1])
    return plan


def _device_numbers(
    drawing: Drawing, joined: list[of.Joined], template: tuple[TemplatePart, ...]
) -> Iterator[tuple[str, int | None]]:
    channels: dict[tuple[str, str], dict[str, None]] = {}
    ranges: Counter[object] = Counter()
    for item in joined:
        places = channels.setdefault(item.pair, {})
        places.setdefault(item.channels[0])
        chpid, image = of.chpid(drawing, item.channels[0]), of.image(drawing, item.pair[1])
        values = {
            "chpid": chpid,
            "c": chpid % 16,
            "far": of.chpid(drawing, item.channels[1]),
            "image": image,
            "i": image % 16,
            "own": of.image(drawing, item.pair[0]) % 16,
            "k": list(places).index(item.channels[0]),
            "n": ranges[item.pair],
            "m": ranges[item.pair, item.channels[0]],
            "u": item.address,
        }
        ranges[item.pair] += 1
        ranges[item.pair, item.channels[0]] += 1
        base = number(template, values)
        for name, offset in item.offsets.items():
            yield name, None if base is None else base + offset


def _unit_numbers(
    drawing: Drawing, units: list[ControlUnit], template: tuple[TemplatePart, ...]
) -> Iterator[tuple[str, int | None]]:
    channels: dict[str, dict[str, None]] = {}
    before: Counter[str] = Counter()
    for unit in sorted(units, key=lambda unit: _unit_key(drawing, unit)):
        channel = unit.paths[0].channel if unit.paths else ""
        places = channels.setdefault(unit.cec, {})
        places.setdefault(channel)
        chpid, image = of.chpid(drawing, channel), unit.cuadd or 0
        far = resolve(drawing).far_end(channel, unit.paths[0].link, unit.cuadd)[0] if channel else ""
        values = {
            "chpid": chpid,
            "c": chpid % 16,
            "far": of.chpid(drawing, far),
            "image": image,
            "i": image % 16,
            "own": 0,
            "k": list(places).index(channel),
            "n": before[channel],
            "m": before[channel],
            "u": unit.units[0][0] if unit.units else 0,
        }
        before[channel] += 1
        yield unit.id, number(template, values)


def _unit_key(drawing: Drawing, unit: ControlUnit) -> tuple[object, ...]:
    channel = unit.paths[0].channel if unit.paths else ""
    return drawing.get(unit.cec, Cec).name, of.chpid(drawing, channel), unit.cuadd or 0, unit.number


def _carry_out(draft: Draft, plan: dict[str, int]) -> None:
    """Renumber devices; unit addresses stay, since they connect the devices; device lists of links are
    updated.
    """
    before = draft.now.copy()
    for name, new in plan.items():
        thing = before[name]
        if isinstance(thing, DeviceRange):
            if 0 <= new <= END - thing.count and new != thing.number:
                kept = thing.first_address
                draft.set(name, number=new, address=thing.address if kept == new & 0xFF else kept)
        elif new != _old(before, name):
            draft.set(name, number=new)
    for link in before.of(IsfcLink):
        sides = zip(link.ends, link.devices, strict=True)
        devices = tuple(
            tuple(_followed(before, draft, lpar, index) for index in side) for lpar, side in sides
        )
        if devices != link.devices:
            draft.set(link.id, devices=devices)


def _followed(before: Drawing, draft: Draft, lpar: str, old: int) -> int:
    for name in behind(before).seen(lpar).get(old, ()):
        return old + _old(draft.now, name) - _old(before, name)
    return old
