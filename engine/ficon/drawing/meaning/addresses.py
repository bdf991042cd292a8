"""Link addresses: the port to which a LINK refers, and the LINK for a port."""

from __future__ import annotations

from engine.ficon.drawing.model.cabling import Cable, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, UnitPath
from engine.ficon.drawing.model.drawing import Drawing

Target = tuple[str, int]  # id of a director, address of its port
NARROW = 2  # hexadecimal digits of a link address on the entry switch; a wide one has its domain before them


def cable_of(drawing: Drawing, name: str) -> Cable | None:
    """Return the cable of a channel or a port."""
    return next((user for user in drawing.users(name) if isinstance(user, Cable)), None)


def far_of(drawing: Drawing, name: str) -> str:
    """Return the far end of the cable of a channel or a port; "" if it has no cable."""
    cable = cable_of(drawing, name)
    return "" if cable is None else cable.ends[1] if cable.ends[0] == name else cable.ends[0]


def port_of(drawing: Drawing, channel: str) -> Port | None:
    """Return the port of a director that a channel is cabled to."""
    far = drawing.find(far_of(drawing, channel))
    return far if isinstance(far, Port) else None


def entry(drawing: Drawing, channel: str) -> Director | None:
    """Return the director to which a channel is cabled, or else the director with its switch ID."""
    port = port_of(drawing, channel)
    if port is not None:
        return drawing.get(port.director, Director)
    switch = drawing.get(channel, Channel).switch
    return next(
        (director for director in drawing.of(Director) if switch is not None and director.switch == switch),
        None,
    )


def domain(director: Director) -> int:
    """Return the first byte of a wide link address on this director."""
    return director.switch if director.domain is None else director.domain


def target(drawing: Drawing, path: UnitPath) -> Target | None:
    """Return the director and port named by a path's LINK; None = not in the drawing."""
    if not path.link or "*" in path.link:
        return None
    if len(path.link) == NARROW:
        own = entry(drawing, path.channel)
        return (own.id, int(path.link, 16)) if own else None
    byte, address = divmod(int(path.link, 16), 256)
    found = next((director for director in drawing.of(Director) if domain(director) == byte), None)
    return (found.id, address) if found else None


def channel_at(drawing: Drawing, place: Target | None) -> Channel | None:
    """Return the channel whose cable ends at a port."""
    if place is None:
        return None
    ports = (
        child for child in drawing.children(place[0]) if isinstance(child, Port) and child.address == place[1]
    )
    found = (drawing.find(far_of(drawing, port.id)) for port in ports)
    return next((item for item in found if isinstance(item, Channel)), None)


def link_text(drawing: Drawing, channel: str, to: Target, wide: bool) -> str:
    """Return the LINK by which a channel refers to a port."""
    director = drawing.get(to[0], Director)
    return f"{domain(director):02X}{to[1]:02X}" if wide else f"{to[1]:02X}"


def image(drawing: Drawing, lpar: Lpar) -> int | None:
    """Return the CUADD that identifies an LPAR: its CSS and MIF ID; None if it has no MIF ID yet."""
    return None if lpar.mif is None else drawing.get(lpar.css, Css).number * 16 + lpar.mif


def targets(drawing: Drawing) -> dict[tuple[str, int], Target]:
    """Return the target of each path of each control unit, by the unit's ID and the path's index."""
    found = {}
    for unit in drawing.of(ControlUnit):
        for place, path in enumerate(unit.paths):
            if (to := target(drawing, path)) is not None:
                found[unit.id, place] = to
    return found


def keep_targets(
    draft: Draft, before: dict[tuple[str, int], Target], moved: dict[Target, Target] | None = None
) -> None:
    """Write LINKs so that they refer to the same targets as `before`, or to the places to which these targets
    moved.

    All links of a channel are equally wide: wide if one of its targets is on a director other than its own.
    """
    aims = {key: (moved or {}).get(to, to) for key, to in before.items() if to[0] in draft.now or moved}
    wide = _wide_channels(draft.now, aims)
    for unit in draft.now.of(ControlUnit):
        paths = tuple(
            _aimed(draft.now, path, aims.get((unit.id, i)), wide) for i, path in enumerate(unit.paths)
        )
        if paths != unit.paths:
            draft.set(unit.id, paths=paths)


def _wide_channels(drawing: Drawing, aims: dict[tuple[str, int], Target]) -> set[str]:
    """Return the channels whose links include the domain, or must include it from now on."""
    found = set()
    for unit in drawing.of(ControlUnit):
        for place, path in enumerate(unit.paths):
            own, to = entry(drawing, path.channel), aims.get((unit.id, place))
            if len(path.link) > NARROW or (to is not None and (own is None or own.id != to[0])):
                found.add(path.channel)
    return found


def _aimed(drawing: Drawing, path: UnitPath, to: Target | None, wide: set[str]) -> UnitPath:
    if to is None or to[0] not in drawing:
        return path
    return path.model_copy(update={"link": link_text(drawing, path.channel, to, path.channel in wide)})
