"""Logical links among each other: one between two systems, a device in one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.topology.change import Change, Draft
from engine.topology.checking import check
from engine.topology.checks.link_devices import ISLINK, MOST
from engine.topology.drawing import Drawing
from engine.topology.finding import Fix, Found
from engine.topology.isfc import IsfcLink
from engine.topology.removing import remove_in
from engine.topology.scene import LINKED, NAMING, LinkItem, Scene


@check(
    "link-pair",
    "error",
    "Two systems have one logical link: all devices that are activated for a node belong to it.",
    ISLINK,
    (*NAMING, IsfcLink),
)
def two_links(scene: Scene) -> Iterator[Found]:
    """Two systems have one logical link."""
    pairs: dict[frozenset[str], list[IsfcLink]] = {}
    for link in scene.drawing.of(IsfcLink):
        pairs.setdefault(frozenset(link.ends), []).append(link)
    for links in pairs.values():
        for other in links[1:]:
            names = links[0].id, other.id
            title = "Make one link of both"
            fix = Fix(title, partial(_merge, *names)) if len(_merged(links[0], other)[0]) <= MOST else None
            ends = " and ".join(scene.words(end) for end in other.ends)
            yield Found(f"{ends} have more than one logical link", names, fix)


def _merged(link: IsfcLink, other: IsfcLink) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Devices of both links, place by place; places that the first has already are left out."""
    turned = other.devices if link.ends == other.ends else other.devices[::-1]
    sides = tuple(list(one) for one in link.devices)
    for numbers in zip(*turned, strict=False):
        if not any(number in side for side, number in zip(sides, numbers, strict=True)):
            for side, number in zip(sides, numbers, strict=True):
                side.append(number)
    return tuple(sides[0]), tuple(sides[1])


def _merge(name: str, gone: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, "Make one link of both")
    link, other = drawing.get(name, IsfcLink), drawing.get(gone, IsfcLink)
    draft.set(name, devices=_merged(link, other))
    remove_in(draft, [gone])
    return draft.done([name])


@check(
    "link-itself",
    "error",
    "A logical link joins two systems.",
    ISLINK,
    (*NAMING, IsfcLink),
)
def to_itself(scene: Scene) -> Iterator[Found]:
    """A link joins two systems."""
    for link in scene.drawing.of(IsfcLink):
        if link.ends[0] == link.ends[1]:
            yield Found(
                f"A logical link joins {scene.words(link.ends[0])} with itself", (link.id, link.ends[0])
            )


@check(
    "link-device-twice",
    "error",
    "A device is activated once, for one link (HCP2721E, HCP049E).",
    ISLINK,
    LINKED,
)
def device_twice(scene: Scene) -> Iterator[Found]:
    """A device is in one link, once."""
    uses: dict[tuple[str, int], list[tuple[LinkItem, int, int]]] = {}
    for item in scene.links():
        for side, numbers in enumerate(item.link.devices):
            for place, number in enumerate(numbers):
                uses.setdefault((item.link.ends[side], number), []).append((item, side, place))
    for (lpar, number), found in uses.items():
        if len(found) > 1:
            names = tuple(dict.fromkeys(item.name for item, *_ in found))
            where = "in two logical links" if len(names) > 1 else "twice in its logical link"
            text = f"{scene.words(lpar)} has device {number:04X} {where}"
            yield Found(text, (*names, lpar), _one_only(number, found))


def _one_only(number: int, found: list[tuple[LinkItem, int, int]]) -> Fix | None:
    """Leave it where it is connected, if that is one place and it is not connected elsewhere."""
    live = [one for one in found if one[0].rows[one[2]].connection]
    if len(live) > 1:
        return None
    keep = live[0] if live else found[0]
    rest = [(item.name, side, place) for item, side, place in found if (item, side, place) != keep]
    return Fix(f"Leave {number:04X} in one place", partial(_leave, number, tuple(rest)))


def _leave(number: int, rest: tuple[tuple[str, int, int], ...], drawing: Drawing) -> Change:
    draft = Draft(drawing, f"Leave {number:04X} in one place")
    for name, side, place in sorted(rest, key=lambda one: -one[2]):
        link = draft.now.get(name, IsfcLink)
        sides = list(link.devices)
        places = (side, 1 - side) if _same(link, place) else (side,)
        for one in places:
            sides[one] = (*sides[one][:place], *sides[one][place + 1 :])
        draft.set(name, devices=tuple(sides))
    return draft.done([name for name, *_ in rest])


def _same(link: IsfcLink, place: int) -> bool:
    first, second = link.devices
    return place < min(len(first), len(second)) and first[place] == second[place]
