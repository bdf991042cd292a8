"""Relations between logical links: a single link between two systems, and each device in only one link."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.changes.remove import remove_in
from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checks.link_devices import ISLINK, MAX_DEVICES
from engine.ficon.drawing.meaning.scene import LINKED, NAMING, LinkItem, Scene
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import joined, say

Use = tuple[LinkItem, int, int]  # link, side, place in its list
Device = tuple[str, int]  # LPAR, number


@check(
    "link-pair",
    "error",
    "Two systems have one logical link, to which all devices activated for a node belong.",
    ISLINK,
    (*NAMING, IsfcLink),
)
def two_links(scene: Scene) -> Iterator[FoundProblem]:
    """Two systems have one logical link."""
    pairs: dict[frozenset[str], list[IsfcLink]] = {}
    for link in scene.drawing.of(IsfcLink):
        pairs.setdefault(frozenset(link.ends), []).append(link)
    for links in pairs.values():
        for other in links[1:]:
            names = links[0].id, other.id
            fix = (
                Fix(say("Merge both into one link"), partial(_merge, *names))
                if _fit(links[0], other)
                else None
            )
            ends = joined(scene.words(end) for end in other.ends)
            yield FoundProblem(say("{0} have more than one logical link", ends), names, fix)


def _fit(link: IsfcLink, other: IsfcLink) -> bool:
    """Return True if one link can contain the devices of both."""
    turned = other.devices if link.ends == other.ends else other.devices[::-1]
    merged = _merged(link, other)
    kept = all(set(theirs) <= set(ours) for theirs, ours in zip(turned, merged, strict=True))
    return kept and max(map(len, merged)) <= MAX_DEVICES


def _merged(link: IsfcLink, other: IsfcLink) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the devices of both links, position by position, without those that the first link already
    has.
    """
    turned = other.devices if link.ends == other.ends else other.devices[::-1]
    sides = tuple(list(device) for device in link.devices)
    for numbers in zip(*turned, strict=False):
        if not any(number in side for side, number in zip(sides, numbers, strict=True)):
            for side, number in zip(sides, numbers, strict=True):
                side.append(number)
    return tuple(sides[0]), tuple(sides[1])


def _merge(name: str, gone: str, drawing: Drawing) -> Change:
    draft = Draft(drawing, say("Merge both into one link"))
    link, other = drawing.get(name, IsfcLink), drawing.get(gone, IsfcLink)
    draft.set(name, devices=_merged(link, other))
    remove_in(draft, [gone])
    return draft.done([name])


@check(
    "link-itself",
    "error",
    "A logical link connects two systems.",
    ISLINK,
    (*NAMING, IsfcLink),
)
def to_itself(scene: Scene) -> Iterator[FoundProblem]:
    """A link joins two systems."""
    for link in scene.drawing.of(IsfcLink):
        if link.ends[0] == link.ends[1]:
            yield FoundProblem(
                say("A logical link connects {0} with itself", scene.words(link.ends[0])),
                (link.id, link.ends[0]),
            )


@check(
    "link-device-twice",
    "error",
    "A device is activated once, for one link (HCP2721E, HCP049E).",
    ISLINK,
    LINKED,
)
def device_twice(scene: Scene) -> Iterator[FoundProblem]:
    """A device is in one link, and only once."""
    for (lpar, number), found in _uses(scene, _repeated(scene)).items():
        names = tuple(dict.fromkeys(item.name for item, *_ in found))
        twice = "{0} has device {1:04X} in two logical links"
        twice = twice if len(names) > 1 else "{0} has device {1:04X} twice in its logical link"
        text = say(twice, scene.words(lpar), number)
        yield FoundProblem(text, (*names, lpar), _one_only(number, found))


def _repeated(scene: Scene) -> set[Device]:
    """Return LPARs and devices that are named more than once."""
    seen: dict[str, set[int]] = {}
    found: set[Device] = set()
    for link in scene.drawing.of(IsfcLink):
        for lpar, numbers in zip(link.ends, link.devices, strict=True):
            known, own = seen.setdefault(lpar, set()), set(numbers)
            if len(own) < len(numbers) or not known.isdisjoint(own):
                found |= {
                    (lpar, number) for number, n in Counter(numbers).items() if number in known or n > 1
                }
            known |= own
    return found


def _uses(scene: Scene, wanted: set[Device]) -> dict[Device, list[Use]]:
    found: dict[Device, list[Use]] = {}
    for item in scene.links if wanted else ():
        for side, lpar in enumerate(item.link.ends):
            for place, number in enumerate(item.link.devices[side]):
                if (lpar, number) in wanted:
                    found.setdefault((lpar, number), []).append((item, side, place))
    return found


def _one_only(number: int, found: list[Use]) -> Fix | None:
    """Leave the device only in the place where it is connected, if it is not connected in several places."""
    live = [pair for pair in found if pair[0].rows[pair[2]].connection]
    if len(live) > 1 or any(item.link.ends[0] == item.link.ends[1] for item, *_ in found):
        return None
    keep = live[0] if live else found[0]
    if not all(_may_go(*pair) for pair in found if pair != keep):
        return None
    rest = [(item.name, side, place) for item, side, place in found if (item, side, place) != keep]
    drops = any(name != keep[0].name for name, *_ in rest)
    title = (
        say("Remove {0:04X} from the other link", number)
        if drops
        else say("Remove the repeated {0:04X}", number)
    )
    return Fix(title, partial(_leave, title, number, tuple(rest)), drops)


def _may_go(item: LinkItem, side: int, place: int) -> bool:
    """Return True if the subsequent devices keep their positions on both sides."""
    first, second = item.link.devices
    return first == second or place == len(item.link.devices[side]) - 1


def _leave(title: str, number: int, rest: tuple[tuple[str, int, int], ...], drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    for name, side, place in sorted(rest, key=lambda pair: -pair[2]):
        link = draft.now.get(name, IsfcLink)
        sides = list(link.devices)
        if sides[side][place : place + 1] != (number,):
            raise DrawingError(say("{0:04X} has moved within the link meanwhile", number), name)
        for index in (0, 1) if sides[0] == sides[1] else (side,):
            sides[index] = (*sides[index][:place], *sides[index][place + 1 :])
        draft.set(name, devices=tuple(sides))
    return draft.done([name for name, *_ in rest])
