"""Sizes of containers, and positions in them for elements that the user has not placed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.topology.shapes import sizes
from app.topology.shapes.nesting import Nesting
from app.topology.shapes.sizes import Size
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar, Storage
from engine.ficon.drawing.model.cabling import ChannelCard as FiconCard
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import PaperNote

PAD, GAP = 14.0, 16.0
HEADS = {"cec": 38.0, "css": 24.0, "card": 24.0, "channel": 10.0, "unit": 0.0}  # room above what is held
PADS = {"cec": 18.0, "css": 12.0, "card": 12.0, "channel": 10.0, "unit": 0.0}  # on the other sides
BETWEEN = 72.0  # LPARs and their channels
PAIR = 250.0  # between two LPARs: room for their link
WIDEST = 1960.0  # of a row of channels, if that many LPARs are not wider
UNIT_GAP = 4.0


class TextFlow:
    """size: of each element without the elements placed in it; offset: of arranged elements, from their
    container's corner.
    """

    def __init__(self, nesting: Nesting) -> None:
        self.nesting = nesting
        self.size: dict[str, Size] = {}
        self.offset: dict[str, tuple[float, float]] = {}
        self.lanes, self._far = nesting.lanes(), nesting.far_ends()
        for thing in reversed(nesting.things):
            self.size[thing.id] = self._measured(thing)

    def _measured(self, thing: Thing) -> Size:
        match thing:
            case DeviceRange():
                return sizes.device_size(thing)
            case Lpar():
                return sizes.LPAR
            case ControlUnit():
                return self._unit(thing)
            case Channel():
                return self._channel(thing)
            case FiconCard():
                return self._card(thing)
            case Css():
                return self._css(thing)
            case Cec():
                return self._cec(thing)
            case Director():
                return sizes.director_size(len(self.nesting.held.get(thing.id, ())))
            case Storage():
                return sizes.STORAGE
            case PaperNote():
                return sizes.note_size(thing)
            case IsfcLink() | Cluster():
                return sizes.PILL
        return 0.0, 0.0

    def _unit(self, thing: ControlUnit) -> Size:
        """Lay out a control unit: its number, with its ranges in rows to the right."""
        rows, limit = FlowRows(8.0, UNIT_GAP), sizes.ROW * sizes.PITCH + 24.0
        self._place(rows.fill(self._flowing(thing), limit), sizes.UNIT_LABEL, 0.0)
        return sizes.UNIT_LABEL + rows.width, max(rows.height, sizes.CELL)

    def _channel(self, thing: Channel) -> Size:
        """Lay out a channel: control units stacked above its core, in columns if there are many."""
        units = self._flowing(thing)
        if not self.nesting.held.get(thing.id):
            return sizes.CORE
        left, high = PADS["channel"], 0.0
        for column in (units[i : i + sizes.UNITS] for i in range(0, len(units), sizes.UNITS)):
            top = HEADS["channel"]
            for name, (_, height) in column:
                self.offset[name] = left, top
                top += height + UNIT_GAP
            left += max(width for _, (width, _) in column) + GAP
            high = max(high, top - UNIT_GAP)
        wide = max(left - GAP + PADS["channel"], sizes.CORE[0] + 2 * PADS["channel"])
        return wide, high + PADS["channel"] + sizes.CORE[1] + PADS["channel"]

    def _card(self, thing: FiconCard) -> Size:
        row = FlowRows(GAP, GAP)
        self._place(row.fill(self._flowing(thing), WIDEST, low=True), PADS["card"], HEADS["card"])
        wide, high = (row.width, row.height) if row.height else (sizes.CORE[0], 40.0)
        return wide + 2 * PADS["card"], HEADS["card"] + high + PADS["card"]

    def _css(self, thing: Css) -> Size:
        flowing = self._flowing(thing)
        row = FlowRows(PAIR if len(flowing) == 2 else 3 * GAP, 3 * GAP)
        above = HEADS["css"] + self.lanes.get(thing.id, 0) * sizes.LANE
        self._place(row.fill(flowing, 1.5 * WIDEST), PADS["css"], above)
        wide, high = (row.width, row.height) if row.height else sizes.LPAR
        return wide + 2 * PADS["css"], above + high + PADS["css"]

    def _cec(self, thing: Cec) -> Size:
        """Lay out a CEC: subsystems side by side, cards and channels below; both are centered.

        The layout is upside down if the directors lie above it.
        """
        flowing = self.nesting.flowing(thing.id)
        upper = self._sized(item for item in flowing if isinstance(item, Css))
        lower = self._sized(thing for thing in flowing if not isinstance(thing, Css))
        above, below = FlowRows(GAP, GAP), FlowRows(GAP, 2 * GAP)
        tops = above.fill(upper, 1.5 * WIDEST)
        bottoms = below.fill(lower, max(WIDEST, above.width), low=True)
        wide = max(above.width, below.width)
        gap = BETWEEN if above.height and below.height else 0.0
        first, second = HEADS["cec"], HEADS["cec"] + above.height + gap
        if self._under_directors(thing):
            first, second = HEADS["cec"] + below.height + gap, HEADS["cec"]
        self._place(tops, PADS["cec"] + (wide - above.width) / 2, first)
        self._place(bottoms, PADS["cec"] + (wide - below.width) / 2, second)
        if not wide:
            return sizes.EMPTY
        return max(wide + 2 * PADS["cec"], 240.0), HEADS["cec"] + above.height + gap + below.height + PADS[
            "cec"
        ]

    def _under_directors(self, thing: Cec) -> bool:
        """Return whether most directors to which the channels are cabled are above the CEC."""
        nesting = self.nesting
        own = nesting.places.get(thing.id)
        if own is None:
            return False
        ports = (self._far.get(channel.id, "") for channel in nesting.channels_of(thing.id))
        places = [nesting.places.get(nesting.holder.get(port, "")) for port in ports]
        above = [place.y < own.y for place in places if place is not None]
        return 2 * sum(above) > len(above)

    def _flowing(self, thing: Thing) -> list[tuple[str, Size]]:
        return self._sized(self.nesting.flowing(thing.id))

    def _sized(self, things: Iterable[Thing]) -> list[tuple[str, Size]]:
        return [(thing.id, self.size[thing.id]) for thing in things]

    def _place(self, found: Iterable[tuple[str, float, float]], left: float, top: float) -> None:
        for name, x, y in found:
            self.offset[name] = left + x, top + y


class FlowRows:
    """Elements side by side in as many rows as necessary. width, height: of the filled area."""

    def __init__(self, gap: float, row_gap: float) -> None:
        self.gap, self.row_gap = gap, row_gap
        self.width = self.height = 0.0

    def fill(
        self, things: Sequence[tuple[str, Size]], limit: float, low: bool = False
    ) -> list[tuple[str, float, float]]:
        """Return the corner of each element; a row is at most `limit` wide. low: align lower edges."""
        found: list[tuple[str, float, float]] = []
        for row in self._broken(things, limit):
            top = self.height + (self.row_gap if self.height else 0.0)
            high, x = max(height for _, (_, height) in row), 0.0
            for name, (width, height) in row:
                found.append((name, x, top + (high - height if low else 0.0)))
                x += width + self.gap
            self.width, self.height = max(self.width, x - self.gap), top + high
        return found

    def _broken(self, things: Sequence[tuple[str, Size]], limit: float) -> list[list[tuple[str, Size]]]:
        rows: list[list[tuple[str, Size]]] = []
        used = limit + 1
        for name, size in things:
            if used + size[0] > limit:
                rows.append([])
                used = 0.0
            rows[-1].append((name, size))
            used += size[0] + self.gap
        return rows
