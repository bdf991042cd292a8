"""Facts about a deck that rules need often, computed once."""

from __future__ import annotations

from collections import defaultdict

from engine.ficon.iocp.deck.definitions import (
    Access,
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    DeckPath,
    Partition,
    devices_named,
)
from engine.language import say

_MAX_NAMES = 64  # of partitions in a CSS; a machine accepts 15, more are reported as too many
Channel = tuple[int, int]  # CSS and chpid number
Wire = tuple[DeckPath, Chpid]

CTC_UNITS = {"FCTC": frozenset({"FC"}), "SCTC": frozenset({"CNC", "FCV", "CTC"})}
ESCON = frozenset({"CNC", "CTC", "FCV", "CVC", "CBY"})
LINKED = ESCON | {"FC"}  # types that take LINK and SWITCH
COUPLING = frozenset({"CFP", "CFS", "CBP", "CBS", "ICP", "CIB", "CS5", "CL5", "CL6"})
SINGLE = COUPLING | {"FCP", "OSC", "OSE", "OSN"}  # a channel with one control unit
LONE = frozenset({"FCP", "IQD", "OSC", "OSD", "OSE", "OSH", "OSM", "OSN", "OSX"})  # a unit with one channel


class DeckFacts:
    """A deck, with its definitions by number and the paths between them."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.channels: dict[Channel, Chpid] = {}
        for chpid in deck.chpids:
            for css in chpid.css:
                self.channels.setdefault((css, chpid.number), chpid)
        self.units: dict[int, DeckControlUnit] = {}
        for unit in deck.units:
            self.units.setdefault(unit.number, unit)
        self.wired: list[tuple[DeckControlUnit, list[Wire]]] = [
            (unit, self._wires(unit)) for unit in deck.units
        ]
        self.wires: dict[int, list[Wire]] = {}
        for unit, wires in self.wired:
            self.wires.setdefault(unit.number, wires)
        self.on: dict[int, list[tuple[DeckControlUnit, DeckPath]]] = self._units_by_channel()
        self.devices_of: dict[int, list[DeckDevice]] = defaultdict(list)
        for device in deck.devices:
            for number in dict.fromkeys(device.units):
                self.devices_of[number].append(device)
        self.partitions: dict[int, dict[str, Partition]] = defaultdict(dict)
        for partition in deck.partitions:
            if not partition.reserved:
                self.partitions[partition.css].setdefault(partition.name, partition)
        self.css = frozenset(partition.css for partition in deck.partitions)
        self._bits: dict[tuple[int, str], int] = {}
        self._names: list[str] = []
        self._counts: dict[int, int] = defaultdict(int)
        self._all = {css: self._mask(css, tuple(names)) for css, names in self.partitions.items()}
        self._access: dict[int, dict[int, tuple[int, int]]] = {}

    def _wires(self, unit: DeckControlUnit) -> list[Wire]:
        channels = self.channels
        found = []
        for path in unit.paths:
            chpid = channels.get((path.css, path.chpid))
            if chpid is not None:
                found.append((path, chpid))
        return found

    def _units_by_channel(self) -> dict[int, list[tuple[DeckControlUnit, DeckPath]]]:
        """The control units and paths of each channel, by its id()."""
        found: dict[int, list[tuple[DeckControlUnit, DeckPath]]] = {
            id(chpid): [] for chpid in self.deck.chpids
        }
        for unit, wires in self.wired:
            for path, chpid in wires:
                found[id(chpid)].append((unit, path))
        return found

    # ---- partitions as bits

    def _mask(self, css: int, names: tuple[str, ...]) -> int:
        bits, mask = self._bits, 0
        for name in names:
            bit = bits.get((css, name))
            if bit is None and name != "*" and self._counts[css] < _MAX_NAMES:
                bit = bits[css, name] = len(bits)
                self._counts[css] += 1
                self._names.append(name)
            if bit is not None:
                mask |= 1 << bit
        return mask

    def everybody(self, css: int) -> int:
        """Return all partitions of a CSS, as bits."""
        return self._all.get(css, 0)

    def access(self, chpid: Chpid, css: int) -> tuple[int, int]:
        """Return the partitions that have a channel in a CSS at activation, and those that may have it, as
        bit masks.
        """
        known = self._access.setdefault(id(chpid), {})
        if css not in known:
            known[css] = self._work_out(chpid, css)
        return known[css]

    def _work_out(self, chpid: Chpid, css: int) -> tuple[int, int]:
        everybody = self.everybody(css)
        for entry in chpid.access:
            if entry.css == css:
                return self._listed(chpid, entry, everybody)
        for entry in chpid.deny:
            if entry.css == css:
                denied = self._mask(css, entry.access)
                barred = self._mask(css, entry.candidate) if entry.candidate is not None else 0
                return everybody & ~(denied | barred), everybody & ~barred
        if chpid.iocluster or chpid.chparm == 1:
            return 0, everybody
        return (everybody, everybody) if chpid.shared or chpid.spanned else (0, 0)

    def _listed(self, chpid: Chpid, entry: Access, everybody: int) -> tuple[int, int]:
        access = self._mask(entry.css, entry.access)
        if entry.candidate is not None:
            return access, access | self._mask(entry.css, entry.candidate)
        return access, (everybody if chpid.is_shared or chpid.rec else access) | access

    def allowed(self, device: DeckDevice, css: int) -> int:
        """Return the partitions that may have a device in a CSS according to its own lists, as a bit mask; -1
        is all partitions.
        """
        for listed, names in device.partitions or ():
            if listed == css:
                return self._mask(css, names)
        for listed, names in device.denied or ():
            if listed == css:
                return ~self._mask(css, names)
        return -1

    def names(self, mask: int) -> list[str]:
        """Return the names of the partitions of a mask, which is not negative."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(self._names[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    # ---- words

    def is_ctc(self, unit: DeckControlUnit, wires: list[Wire]) -> bool:
        """Return True for a CTC control unit: FCTC on FC, SCTC on ESCON, or any on CTC channels alone."""
        types = {chpid.type for _, chpid in wires}
        return bool(types) and (types <= CTC_UNITS.get(unit.unit, frozenset()) or types == {"CTC"})


def channel(chpid: Chpid) -> str:
    """Return the name of a channel in problems."""
    ids = ",".join(f"{css:X}" for css in chpid.css)
    return (
        f"CHPID {chpid.number:02X}"
        if chpid.css == (0,)
        else say("CHPID {0:02X} of CSS {1}", chpid.number, ids)
    )


def unit_name(unit: DeckControlUnit) -> str:
    """Return the name of a control unit in problems."""
    return say("control unit {0:04X}", unit.number)


def device_name(device: DeckDevice) -> str:
    """Return the name of a range of devices in problems."""
    return devices_named(device.number, device.count)
