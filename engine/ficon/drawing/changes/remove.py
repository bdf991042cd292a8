"""Removal of elements with their contents; elements that referred to them are adjusted or removed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.ficon.drawing.meaning.visibility import seen
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.model.paper import PaperGroup, Waiver
from engine.language import say


def remove(drawing: Drawing, names: Iterable[str]) -> Change:
    """Remove elements. Raises DrawingError if one does not exist."""
    wanted = list(dict.fromkeys(names))
    for name in wanted:
        if name not in drawing:
            raise DrawingError(say("{0} does not exist", name), name)
    title = (
        say("Remove {0}", called(drawing, wanted[0]))
        if len(wanted) == 1
        else say("Remove {0} elements", len(wanted))
    )
    draft = Draft(drawing, title)
    remove_in(draft, wanted)
    return draft.done()


def remove_in(draft: Draft, names: Iterable[str]) -> None:
    """Remove elements in a draft."""
    before = draft.now.copy()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in draft.now:
            continue
        for user in draft.now.users(name):
            left = _without(user, name)
            if left is None:
                waiting.append(user.id)
            else:
                draft.set(user.id, **left)
        draft.remove(name)
    _forget_numbers(draft, before)


def _without(user: Thing, gone: str) -> dict[str, Any] | None:
    """Return an element's fields without a removed reference; None if the element is also removed."""
    mend = _MENDERS.get(type(user))
    if mend is None or parent(user) == gone and not isinstance(user, ControlUnit | DeviceRange):
        return None
    return mend(user, gone)


def _some(names: tuple[str, ...] | None, gone: str) -> tuple[str, ...] | None:
    return None if names is None else tuple(name for name in names if name != gone)


def _channel(user: Channel, gone: str) -> dict[str, Any] | None:
    return {"access": _some(user.access, gone), "candidates": _some(user.candidates, gone)}


def _unit(user: ControlUnit, gone: str) -> dict[str, Any] | None:
    paths = tuple(path for path in user.paths if path.channel != gone)
    return {"paths": paths} if paths and user.cec != gone else None


def _device(user: DeviceRange, gone: str) -> dict[str, Any] | None:
    units, lpars = _some(user.control_units, gone), _some(user.lpars, gone)
    if not units or (lpars == () and user.lpars):
        return None
    return {"control_units": units, "lpars": lpars, "barred": _some(user.barred, gone) or None}


def _cluster(user: Cluster, gone: str) -> dict[str, Any] | None:
    return {"slots": tuple(None if slot == gone else slot for slot in user.slots)}


def _things(user: Any, gone: str) -> dict[str, Any] | None:
    things = _some(user.things, gone)
    return {"things": things} if things else None


_MENDERS: dict[type[Thing], Callable[[Any, str], dict[str, Any] | None]] = {
    Channel: _channel,
    ControlUnit: _unit,
    DeviceRange: _device,
    Cluster: _cluster,
    PaperGroup: _things,
    Waiver: _things,
}


def _forget_numbers(draft: Draft, before: Drawing) -> None:
    """Remove device numbers from links whose LPAR no longer sees them."""
    for link in draft.now.of(IsfcLink):
        sides = []
        for lpar, numbers in zip(link.ends, link.devices, strict=True):
            lost = seen(before, lpar).keys() - seen(draft.now, lpar).keys() if numbers else set()
            sides.append(tuple(number for number in numbers if number not in lost))
        if tuple(sides) != link.devices:
            draft.set(link.id, devices=tuple(sides))
