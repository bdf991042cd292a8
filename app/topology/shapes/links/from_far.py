"""Links when zoomed out: those between the same two CECs become one line, and names are enlarged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.topology.shapes import letters
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.shape import FRAMES
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import numeral

if TYPE_CHECKING:
    from app.topology.shapes.scene import CanvasScene

_tr = partial(QCoreApplication.translate, "Canvas")
BUNDLED, SMALL = 0.34, 0.55  # zooms below which links are bundled, and below which their names are enlarged
NAMED = 2  # links that a bundle names
LETTERS = 0.95, 0.85, 0.75  # sizes of an enlarged name on the screen, parts of its usual one
SIDE, HIGH = 9.0, 15.0  # beside a name; of its plate
PILLS = frozenset(("link", "cluster"))
HANDLE = 26.0  # pixels on the right of a thing, for the handle of its wires
TITLE = 80.0, 24.0  # pixels of the name of a CEC
LAYERS = "cabling", "iocp", "isfc"
MAX_NAMES = 200  # links whose names are enlarged


class LinkBundle(NamedTuple):
    """shown: the link whose line represents all of them."""

    shown: str
    links: tuple[str, ...]


class LinkName(NamedTuple):
    """A name on a plate. scale: letter size."""

    text: str
    box: Box
    scale: float


def named_links(titles: Sequence[str], named: int = NAMED) -> str:
    """Return the number of links, and the names of the first links: "4 links: LPAR1–LPAR3 · 16, +3"."""
    if len(titles) == 1:
        return titles[0]
    count = _tr("{n} links").format(n=numeral(len(titles), ","))
    rest = [f"+{len(titles) - named}"] if len(titles) > named else []
    return count + (": " + ", ".join([*titles[:named], *rest]) if named else "")


class LinksFromFar:
    """bundles: the link bundles of a picture; hidden: links that another link represents."""

    def __init__(self, scene: CanvasScene) -> None:
        self._scene = scene
        self._pills = {name: shape for name, shape in scene.shapes.items() if shape.kind in PILLS}
        self.bundles = [LinkBundle(_outermost(scene, names), names) for names in self._groups()]
        self.of = {name: bundle for bundle in self.bundles for name in bundle.links}
        self.hidden = frozenset(name for name, bundle in self.of.items() if name != bundle.shown)
        self._names: dict[float, dict[str, LinkName]] = {}

    def _groups(self) -> list[tuple[str, ...]]:
        """Return groups of links between the same two CECs or, within a CEC, between the same two LPARs."""
        found: dict[frozenset[str], list[str]] = {}
        for name in self._pills:
            thing = self._scene.drawing[name]
            ends = thing.ends if isinstance(thing, IsfcLink) else (name,)
            cecs = frozenset(next(reversed(list(self._scene.holders(end))), end) for end in ends)
            found.setdefault(cecs if len(cecs) > 1 else frozenset(ends), []).append(name)
        return [tuple(names) for names in found.values()]

    def links(self, name: str) -> tuple[str, ...]:
        """Return the links represented by the line of one link."""
        return self.of[name].links if name in self.of else (name,)

    def names(self, zoom: float) -> dict[str, LinkName]:
        """Return the link names that are enlarged at a zoom, where they cover nothing."""
        if zoom not in self._names:
            self._names = {zoom: self._placed(zoom)}
        return self._names[zoom]

    def _placed(self, zoom: float) -> dict[str, LinkName]:
        groups = self.bundles if zoom < BUNDLED else [LinkBundle(name, (name,)) for name in self._pills]
        found: dict[str, LinkName] = {}
        for bundle in groups[:MAX_NAMES]:
            for name in self._tries(bundle, zoom):
                if self._is_free(bundle.shown, name, zoom, found):
                    found[bundle.shown] = name
                    break
        return found

    def _tries(self, bundle: LinkBundle, zoom: float) -> Iterator[LinkName]:
        """Yield candidate names, starting with the longest and largest."""
        titles = [self._pills[name].title for name in dict.fromkeys((bundle.shown, *bundle.links))]
        texts = dict.fromkeys(named_links(titles, named) for named in (NAMED, 1, 0))
        own = self._pills[bundle.shown].box
        for text in texts:
            for part in LETTERS:
                scale = round(part / zoom, 2)
                wide = letters.width(text, "small", scale) + 2 * SIDE * scale
                high = HIGH * scale
                for x in self._along(bundle.shown, wide):
                    plate = box_at(x - wide / 2, own.middle[1] - high / 2, wide, high)
                    yield LinkName(text, plate.joined(own) if plate.meets(own) else plate, scale)

    def _along(self, name: str, wide: float) -> Iterator[float]:
        """Yield possible x coordinates of a plate on the horizontal line of a link: over the pill, then next
        to it.
        """
        scene, own = self._scene, self._pills[name].box
        middle, aside = own.middle, (wide + own.width) / 2 + SIDE
        ways = (scene.ways[number] for number in scene.edges_of.get(name, ()))
        xs = [x for way in ways for x, y in way if abs(y - middle[1]) < 1.0]
        yield middle[0]
        for x in (middle[0] - aside, middle[0] + aside):
            if xs and min(xs) <= x - wide / 2 and x + wide / 2 <= max(xs):
                yield x

    def _is_free(self, own: str, name: LinkName, zoom: float, names: dict[str, LinkName]) -> bool:
        """Return whether a name covers no other name, no element and no handle.

        Unless links are bundled, it must not cover the line of another link either.
        """
        box, scene = name.box, self._scene
        if any(other.box.meets(box) for other in names.values()):
            return False
        empty, handle = PILLS if zoom < BUNDLED else (), HANDLE / zoom  # pills without a name are empty then
        for shape in scene.seen(box._replace(left=box.left - handle), LAYERS):
            if shape.kind == "cec" and box_at(*shape.box[:2], TITLE[0] / zoom, TITLE[1] / zoom).meets(box):
                return False
            if shape.kind not in FRAMES and shape.kind not in empty and shape.id != own:
                beside = 0.0 if shape.kind in PILLS else handle
                if shape.core._replace(right=shape.core.right + beside).meets(box) or shape.box.meets(box):
                    return False
        return zoom < BUNDLED or not any(self._others_across(own, box))

    def _others_across(self, own: str, box: Box) -> Iterator[bool]:
        """Yield, for each line of another link near a box, whether it passes through the box."""
        for edge, way in self._scene.ways_near(box):
            if edge.kind in ("link", "member") and edge.id != own:
                yield _crosses(way, box)


def _outermost(scene: CanvasScene, names: tuple[str, ...]) -> str:
    """Return the link with the highest pill, because there is room for a name above it."""
    return min(names, key=lambda name: (scene.shapes[name].box.top, name))


def _crosses(way: Sequence[tuple[float, float]], box: Box) -> bool:
    """Return whether a segment of a line passes through a box; segments are vertical, horizontal or short."""
    pieces = zip(way, way[1:], strict=False)
    return any(
        min(a[0], b[0]) < box.right
        and max(a[0], b[0]) > box.left
        and min(a[1], b[1]) < box.bottom
        and max(a[1], b[1]) > box.top
        for a, b in pieces
    )
