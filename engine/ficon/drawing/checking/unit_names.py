"""Repairs of the channels and LPARs that FCTC control units name, derived from the definitions of the other
side.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.ficon.drawing.checking.finding import CheckFinding, Fix
from engine.ficon.drawing.meaning.addresses import NARROW, link_text
from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.facing import facing
from engine.ficon.drawing.meaning.images import images, is_shared
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.model.cabling import Channel, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.names import called
from engine.language import enumerated, later, say

SHOWN = 4  # control units
OF_NAMES = frozenset((
    "ICP225I", "ICP226I", "ICP243I", "ICP244I", "ICP246I", "ICP248I", "ICP251I", "ICP252I", "ICP253I",
))  # messages of IOCP about LINK and CUADD  # fmt: skip
_TITLES = {  # by field, and whether it gets a value
    ("cuadd", True): later("Set CUADD of {0} to {1}"),
    ("cuadd", False): later("Leave CUADD out of {0}"),
    ("link", True): later("Set LINK of {0} to {1}"),
    ("link", False): later("Leave LINK out of {0}"),
}


class UnitRename(NamedTuple):
    """A different LINK or CUADD with which a control unit would refer to the end that refers to it: old and
    new value.
    """

    field: str
    old: str
    new: str
    end: tuple[str, str]  # channel, LPAR


def name_fix(drawing: Drawing, units: Iterable[str]) -> Fix | None:
    """Make control units name the end whose devices name them, if that changes one value.

    All control units that have the same wrong value for the same LPAR are repaired together. If no control
    unit identifies that LPAR or channel correctly, and several identify it incorrectly in the same way, its
    MIF ID or its port is wrong.
    """
    known = drawing.derived(_renames)
    wanted = {known.get(unit) for unit in units}
    rename = wanted.pop() if len(wanted) == 1 else None
    if rename is None:
        return None
    names = tuple(name for name, unit_rename in known.items() if _alike(unit_rename, rename))
    if rename.end[_side(rename)] not in _named(drawing):
        return _end_fix(drawing, rename) if len(names) > 1 else None
    told = enumerated([called(drawing, name) for name in names[:SHOWN]])
    if len(names) > SHOWN:
        told = say("{0} and {1} more", told, len(names) - SHOWN)
    title = say(_TITLES[rename.field, bool(rename.new)], told, rename.new)
    return Fix(title, partial(_rename, title, names, rename))


def _named(drawing: Drawing) -> set[str]:
    """Return the channels, and the LPARs, that control units with a connection name.

    If no control unit identifies an LPAR or a channel correctly, either the reference or its MIF ID or port
    may be wrong.
    """
    stretches = resolve(drawing).stretches
    return {name for stretch in stretches for end in stretch.ends for name in (end.channel, end.lpar)}


def _side(rename: UnitRename) -> int:
    """Return the part of the end that a value names: 0 = the channel, 1 = the LPAR."""
    return 1 if rename.field == "cuadd" else 0


def _end_fix(drawing: Drawing, rename: UnitRename) -> Fix | None:
    """Assign to an LPAR the MIF ID, or to a port the address, by which control units name it; None = it is in
    use.
    """
    if len(rename.old) < NARROW or len(rename.new) < NARROW or rename.old[:-NARROW] != rename.new[:-NARROW]:
        return None
    number = int(rename.old[-NARROW:], 16)
    if rename.field == "cuadd":
        lpar = drawing.get(rename.end[1], Lpar)
        taken = {other.mif for other in drawing.of(Lpar) if other.css == lpar.css}
        mif = number & 0xF
        if number >> 4 != int(rename.new, 16) >> 4 or not mif or mif in taken:
            return None
        title = say("Set the MIF ID of {0} to {1:X}", called(drawing, lpar.id), mif)
        return Fix(title, partial(_set, title, lpar.id, {"mif": mif}))
    port = routes(drawing).entry(rename.end[0])
    if port is None or any(
        other.address == number for other in drawing.of(Port) if other.director == port.director
    ):
        return None
    title = say("Make {0} port {1:02X}", called(drawing, port.id), number)
    return Fix(title, partial(_set, title, port.id, {"address": number}))


def _set(title: str, name: str, fields: dict[str, int], drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    draft.set(name, **fields)
    return draft.done([name])


def with_name_fixes(drawing: Drawing, findings: Iterable[CheckFinding]) -> list[CheckFinding]:
    """Return findings; IOCP findings about LINK and CUADD get the repair that is derived from the far
    side.
    """
    return [
        _with_fix(drawing, finding) if finding.check in OF_NAMES and finding.fix is None else finding
        for finding in findings
    ]


def _with_fix(drawing: Drawing, finding: CheckFinding) -> CheckFinding:
    known = drawing.derived(_renames)
    return replace(finding, fix=name_fix(drawing, [thing for thing in finding.things if thing in known]))


def _alike(rename: UnitRename, other: UnitRename) -> bool:
    """Return True if two control units name the same LPAR by the same CUADD, or the same channel by the same
    LINK.
    """
    side = _side(rename)
    return rename[:3] == other[:3] and rename.end[side] == other.end[side]


def _rename(title: str, names: tuple[str, ...], rename: UnitRename, drawing: Drawing) -> Change:
    draft, known = Draft(drawing, title), drawing.derived(_renames)
    for name in names:
        if name not in known or not _alike(known[name], rename):
            raise DrawingError(say("It is no longer clear what {0} refers to", called(drawing, name)), name)
        unit = drawing.get(name, ControlUnit)
        if rename.field == "cuadd":
            draft.set(name, cuadd=rename.new or None)
        else:
            draft.set(name, paths=[path.model_copy(update={"link": rename.new}) for path in unit.paths])
    return draft.done(names)


def _renames(drawing: Drawing) -> dict[str, UnitRename]:
    """Return the control units that have no connection and refer to an end other than the end that refers to
    them.
    """
    known = facing(drawing)
    found = ((name, _wanted(drawing, name, end)) for name in known.of_unit if (end := known.meant(name)))
    return {name: rename for name, rename in found if rename is not None}


def _wanted(drawing: Drawing, name: str, end: tuple[str, str]) -> UnitRename | None:
    unit, far, known = drawing.get(name, ControlUnit), drawing.get(end[0], Channel), images(drawing)
    ways = {(path.channel, path.link) for path in unit.paths}
    if len(ways) != 1:
        return None
    ((near, link),) = ways
    there = routes(drawing).route(near, link).far
    if there == far.id:
        cuadd = known.cuadd(end[1]) if is_shared(far) else None
        if known.named(far, cuadd)[0] != end[1] or _taken(drawing, unit, near, (far.id, cuadd)):
            return None
        old, new = ("" if number is None else f"{number:02X}" for number in (unit.cuadd, cuadd))
        return UnitRename("cuadd", old, new, end)
    if known.named(far, unit.cuadd)[0] != end[1] or _taken(drawing, unit, near, (far.id, unit.cuadd)):
        return None
    if there and known.named(drawing.get(there, Channel), unit.cuadd)[0] == end[1]:
        return None  # or should the devices of that LPAR be behind the channel identified by LINK?
    new_link = _link(drawing, unit, near, far.id)
    return None if new_link is None else UnitRename("link", link, new_link, end)


def _link(drawing: Drawing, unit: ControlUnit, near: str, far: str) -> str | None:
    """Return the LINK by which a channel refers to another channel, as wide as its other LINKs; None = there
    is no such LINK.
    """
    known = routes(drawing)
    port, own = known.entry(far), known.entry(near)
    if port is None or own is None:
        return "" if known.route(near, "").far == far else None
    others = [
        path.link for control_unit, path in behind(drawing).units.get(near, ()) if control_unit.id != unit.id
    ]
    wide = any(len(other) > NARROW for other in others) if others else port.director != own.director
    text = link_text(drawing, near, (port.director, port.address), wide)
    return text if known.route(near, text).far == far else None


def _taken(drawing: Drawing, unit: ControlUnit, near: str, names: tuple[str, int | None]) -> bool:
    """Return True if another control unit of the channel refers to the same end."""
    beside = (
        (control_unit, path)
        for control_unit, path in behind(drawing).units.get(near, ())
        if control_unit.id != unit.id
    )
    return any((routes(drawing).route(near, path.link).far, unit.cuadd) == names for unit, path in beside)
