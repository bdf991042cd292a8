"""LINKs, CUADDs and switches of pasted things name the pasted copies of what they named."""

from __future__ import annotations

from engine.ficon.drawing.copying.bundle import Bundle
from engine.ficon.drawing.meaning.addresses import NARROW, entry, image, link_text, port_of
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, Path


def follow(draft: Draft, bundle: Bundle, new: dict[str, str]) -> None:
    """Rewrite LINKs, CUADDs and switches. new: ids in the text -> ids in the drawing."""
    switches = {one.id: one.switch for one in (*bundle.things, *bundle.around) if isinstance(one, Director)}
    for thing in bundle.things:
        if thing.id not in new:
            continue
        if isinstance(thing, Channel):
            _switch(draft, new[thing.id], switches, new)
    for thing in bundle.things:
        if isinstance(thing, ControlUnit) and thing.id in new:
            _unit(draft, thing, bundle, new)


def _switch(draft: Draft, channel: str, switches: dict[str, int], new: dict[str, str]) -> None:
    """Let a channel that named its director by switch id name the pasted one."""
    port = port_of(draft.now, channel)
    if port is None:
        return
    old = next((was for was, now in new.items() if now == port.director), "")
    own = draft.now.get(channel, Channel)
    if own.switch is not None and own.switch == switches.get(old):
        draft.set(channel, switch=draft.now.get(port.director, Director).switch)


def _unit(draft: Draft, thing: ControlUnit, bundle: Bundle, new: dict[str, str]) -> None:
    unit, aims = draft.now.get(new[thing.id], ControlUnit), bundle.aims.get(thing.id, ())
    aimed = dict(zip(((path.css, path.link) for path in thing.paths), aims, strict=False))
    paths = tuple(
        _path(draft, path, aimed.get((path.css, path.link), ("", ""))[0], new) for path in unit.paths
    )
    cuadd = unit.cuadd
    lpars = {new[lpar] for _, lpar in aims if lpar in new}
    if cuadd is not None and len(lpars) == 1:
        now = draft.now.find(lpars.pop())
        cuadd = image(draft.now, now) if isinstance(now, Lpar) else cuadd
    if (paths, cuadd) != (unit.paths, unit.cuadd):
        draft.set(unit.id, paths=paths, cuadd=cuadd)


def _path(draft: Draft, path: Path, far: str, new: dict[str, str]) -> Path:
    """Return the path with the LINK of the pasted channel at the far end, if that is one."""
    if far not in new or not isinstance(draft.now.find(new[far]), Channel):
        return path
    port, own = port_of(draft.now, new[far]), entry(draft.now, path.channel)
    if port is None or own is None:
        return path
    wide = len(path.link) > NARROW or own.id != port.director
    link = link_text(draft.now, path.channel, (port.director, port.address), wide)
    return path.model_copy(update={"link": link})
