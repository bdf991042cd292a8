"""Places every element: tiers of CECs and directors, ordered to avoid crossings. The result is repeatable.

CECs are side by side above the directors; if there are more than three, half are below them, upside down.
LPARs are on the side away from the directors, channels on the side facing them. Units, devices, ports and
links are placed by the picture, next to the elements they belong to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from engine.ficon.drawing.layout.boxes import LayoutBox, row, shift, spread
from engine.ficon.drawing.layout.ordering import ordered
from engine.ficon.drawing.layout.sizes import Sizes, size_of
from engine.ficon.drawing.layout.tiers import CecTiers, TierRow, Tiers, tiers
from engine.ficon.drawing.model.cabling import Cable, Channel, Css, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.paper import PaperNote
from engine.language import say

LEVEL, DEEPEST = 2.5, 600.0  # of that, for each cable, since about half lie above each other; at most
APART, BELOW = 96.0, 120.0  # between CECs, and between them and the directors
HEAD, PAD = 38.0, 18.0  # of a CEC: room above what it holds, and at its other sides
INNER_HEAD, INNER_PAD = 24.0, 12.0  # of a subsystem and a card
GAP, BETWEEN, PAIR, LANE = 16.0, 72.0, 250.0, 36.0  # PAIR: between two LPARs with a link
WIDEST = 1960.0  # of a row of channels
MARGIN, LONGEST = 30.0, 1600.0  # of a director: beside its first port, and how long it becomes


def lay_out(drawing: Drawing, sizes: Sizes | None = None, widest: float = WIDEST) -> Change:
    """Place all elements in tiers. sizes: of LPARs, channels and notes; widest: row of channels, units."""
    found = _Picture(drawing, sizes or {}, widest).places()
    draft = Draft(drawing, say("Lay out"))
    for name in dict.fromkeys([*drawing.places, *found]):
        at = found.get(name)
        draft.place(name, None if at is None else Place(round(at[0]), round(at[1])))
    for cable in drawing.of(Cable):
        if cable.bends:
            draft.set(cable.id, bends=())
    return draft.done()


def _is_its_own(drawing: Drawing, name: str) -> bool:
    """Return True if an element has its final size: a channel in which nothing was moved, or any other
    element except a director, which is extended to fit its ports.
    """
    thing = drawing.find(name)
    if isinstance(thing, Channel):
        inside = [child.id for unit in drawing.children(name) for child in (unit, *drawing.children(unit.id))]
        return all(drawing.place(id_) is None for id_ in inside)
    return not isinstance(thing, Director)


class _Picture:
    """A layout under construction."""

    def __init__(self, drawing: Drawing, sizes: Sizes, widest: float) -> None:
        self.drawing, self.widest = drawing, widest
        self.sizes = {name: size for name, size in sizes.items() if _is_its_own(drawing, name)}
        self.tiers: Tiers = ordered(tiers(drawing))
        self.found: dict[str, tuple[float, float]] = {}
        self.lanes = self._lanes()

    def places(self) -> dict[str, tuple[float, float]]:
        """Return corners by ID."""
        above = [self._machine(cec_tiers, False) for cec_tiers in self.tiers.above]
        below = [self._machine(cec_tiers, True) for cec_tiers in self.tiers.below]
        wide, high = row(above, APART, float("inf"), APART, low=True)
        other, deep = row(below, APART, float("inf"), APART)
        shift(above, max(other - wide, 0.0) / 2, 0.0)
        shift(below, max(wide - other, 0.0) / 2, 0.0)
        self._keep(above, 0.0)
        directors = [self._box(name) for name in self.tiers.directors]
        y = high + self._gap(self.tiers.above) if above else 0.0
        gap = self._gap(self.tiers.below)
        under = max((director.high for director in directors), default=-gap)
        self._keep(below, y + under + gap)
        self._directors(directors, y)
        y += under + gap + deep + (BELOW if below else 0.0)
        y = self._storages(y)
        self._notes(y)
        return self.found

    def _gap(self, machines: list[CecTiers]) -> float:
        """Return the gap between CECs and directors: wider for many cables, to keep each one traceable."""
        joined = self.tiers.joined
        cables = sum(len(joined.get(name, ())) for machine in machines for name in machine.lower.leaves())
        return min(max(BELOW, 40.0 + LEVEL * cables), DEEPEST)

    def _keep(self, boxes: Iterable[LayoutBox], y: float) -> None:
        for box in boxes:
            for name, left, top in box.corners(0.0, y):
                self.found[name] = left, top

    def _box(self, name: str) -> LayoutBox:
        return LayoutBox(name, *size_of(self.drawing, name, self.sizes))

    def _machine(self, machine: CecTiers, upside_down: bool) -> LayoutBox:
        """Place a CEC: subsystems in one row, cards and channels in another, both centered."""
        upper = [self._holder(name, machine.upper) for name in machine.upper.blocks]
        lower = [self._holder(name, machine.lower) for name in machine.lower.blocks]
        over = row(upper, GAP, 1.5 * WIDEST, GAP)
        under = row(lower, GAP, max(self.widest, over[0]), 2 * GAP, low=not upside_down)
        wide = max(over[0], under[0], 240.0 - 2 * PAD)
        gap = BETWEEN if upper and lower else 0.0
        tops = (HEAD + under[1] + gap, HEAD) if upside_down else (HEAD, HEAD + over[1] + gap)
        shift(upper, PAD + (wide - over[0]) / 2, tops[0])
        shift(lower, PAD + (wide - under[0]) / 2, tops[1])
        high = HEAD + max(over[1] + gap + under[1], 34.0) + PAD
        return LayoutBox(machine.name, wide + 2 * PAD, high, upper + lower)

    def _holder(self, name: str, of: TierRow) -> LayoutBox:
        """Place a subsystem with its LPARs, a card with its channels, or a lone channel."""
        if name not in of.inside:
            return self._box(name)
        inside = [self._box(text) for text in of.inside[name]]
        subsystem = isinstance(self.drawing[name], Css)
        gap = GAP if not subsystem else PAIR if self._linked(of.inside[name]) else 3 * GAP
        head = INNER_HEAD + LANE * self.lanes[name]
        wide, high = row(inside, gap, 1.5 * WIDEST, 3 * GAP, low=not subsystem)
        if not inside:
            wide, high = size_of(self.drawing, name, {})
        shift(inside, INNER_PAD, head)
        return LayoutBox(name, wide + 2 * INNER_PAD, head + high + INNER_PAD, inside)

    def _linked(self, lpars: list[str]) -> bool:
        """Return whether two LPARs have a link, which is drawn between them."""
        return len(lpars) == 2 and any(
            set(lpars) == set(isfc_link.ends) for isfc_link in self.drawing.of(IsfcLink)
        )

    def _lanes(self) -> Counter[str]:
        """Return, by subsystem, the links that need a lane above its LPARs."""
        homes = [{self.drawing.get(end, Lpar).css for end in link.ends} for link in self.drawing.of(IsfcLink)]
        count = Counter(css for home in homes if len(home) == 1 for css in home)
        many = {css for css in count if len(self.drawing.children(css)) > 2}
        return Counter({css: number for css, number in count.items() if css in many})

    def _directors(self, boxes: list[LayoutBox], y: float) -> None:
        """Place each director centered below its channels, from the first of them where possible.

        The picture extends a director to the right, to the preferred places of its ports.
        """
        middles = [self._middles(box.name) for box in boxes]
        spare = fmean([at for found in middles for at in found] or [0.0])
        wishes = [fmean(found or [spare]) for found in middles]
        edges = spread(wishes, [box.wide for box in boxes], APART)
        bound = float("-inf")
        for place, (box, left) in enumerate(zip(boxes, edges, strict=True)):
            first = max(bound, min(middles[place], default=left) - MARGIN, wishes[place] - LONGEST / 2)
            self.found[box.name] = min(left, first), y
            if place + 1 < len(boxes):
                bound = (left + box.wide + edges[place + 1] + APART) / 2

    def _storages(self, y: float) -> float:
        """Place storage units side by side, each below its directors; return the y of the next row."""
        boxes = [self._box(name) for name in self.tiers.storages]
        middles = [self._middles(box.name) for box in boxes]
        spare = fmean([at for found in middles for at in found] or [0.0])
        edges = spread([fmean(found or [spare]) for found in middles], [box.wide for box in boxes], APART)
        for box, left in zip(boxes, edges, strict=True):
            self.found[box.name] = left, y
        return y + max((box.high for box in boxes), default=-BELOW) + BELOW

    def _middles(self, director: str) -> list[float]:
        """Return the x of the middle of each element cabled to a director or storage unit."""
        found = []
        for name in sorted(self.tiers.joined.get(director, ())):
            if name in self.found:
                found.append(self.found[name][0] + size_of(self.drawing, name, self.sizes)[0] / 2)
        return found

    def _notes(self, y: float) -> None:
        """Place notes side by side, below all other elements."""
        notes = sorted(self.drawing.of(PaperNote), key=lambda note: note.text)
        boxes = [self._box(note.id) for note in notes]
        row(boxes, GAP, WIDEST, GAP)
        for box in boxes:
            self.found[box.name] = box.x, y + box.y
