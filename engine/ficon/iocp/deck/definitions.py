"""Definitions of an IOCP deck: partitions, channels, control units, devices. Plain values only.

Two definitions are equal if they mean the same: `origin`, the source of a definition, is not compared.
Numbers are plain integers, whatever their base in a deck (addresses are hexadecimal there, counts decimal).
Names are kept as coded. Source of the operands: IBM, Input/Output Configuration Program User's Guide, chapter
"Coding IOCP statements"; for operands marked HCD: Hardware Configuration Definition User's Guide, migration.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.language import say

Others = tuple[tuple[str, str], ...]  # operands kept verbatim: name and value; a value of "" has no "="


def span(first: int, count: int) -> str:
    """Return a range of device numbers: "D000" or "D000-D003"."""
    return f"{first:04X}" if count == 1 else f"{first:04X}-{first + count - 1:04X}"


def devices_named(first: int, count: int) -> str:
    """Return "device D000" or "devices D000-D003"."""
    if count == 1:
        return say("device {0:04X}", first)
    return say("devices {0:04X}-{1:04X}", first, first + count - 1)


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a definition: a place in a text, counted from 1 (0: no text), or an element of a
    drawing.
    """

    line: int = 0
    column: int = 0
    thing: str = ""


NOWHERE = Origin()


def _origin() -> Origin:
    return field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Ident:
    """ID: messages, machine type, and the token of the data set that the deck was written from."""

    msg1: str = ""
    msg2: str = ""
    system: tuple[str, ...] = ()  # machine type, then the number of its limits
    lsystem: str = ""  # CPC's local system name
    token: tuple[str, ...] = ()  # TOK, without quotes: add them again around all but the second and third
    others: Others = ()
    label: str = ""
    origin: Origin = _origin()


@dataclass(frozen=True, slots=True)
class Resource:
    """The operands of RESOURCE other than partitions and MAXDEV."""

    label: str = ""
    others: Others = ()
    origin: Origin = _origin()


@dataclass(frozen=True, slots=True)
class Partition:
    """A logical partition. The name "*" reserves a MIF ID; mif None: IOCP chooses a MIF ID (1-F)."""

    name: str
    mif: int | None = None
    css: int = 0
    origin: Origin = _origin()

    @property
    def reserved(self) -> bool:
        """True for a reserved entry: no name, and no channel."""
        return self.name == "*"


@dataclass(frozen=True, slots=True)
class Access:
    """Access to a channel in one CSS: partitions that have it from activation on (access), and partitions
    that may configure it online (candidate).

    () is no partition, coded 0. candidate None: no such list is coded; same: coded (=), the list equals
    access.
    """

    css: int
    access: tuple[str, ...]
    candidate: tuple[str, ...] | None = None
    same: bool = False

    @property
    def candidates(self) -> tuple[str, ...]:
        """All partitions that may have the channel, in order, each once."""
        return tuple(dict.fromkeys((*self.access, *(self.candidate or ()))))


@dataclass(frozen=True, slots=True)
class Chpid:
    """A channel path. `shared` is true if SHARED is coded; see `is_shared` for the result of the lists."""

    number: int
    css: tuple[int, ...] = (0,)
    type: str = ""  # "" when it is missing
    shared: bool = False
    access: tuple[Access, ...] = ()
    deny: tuple[Access, ...] = ()  # NOTPART: access = not online at activation, candidate = may not have it
    rec: bool = False
    switch: int | None = None  # number of the entry switch
    pchid: int | None = None
    vchid: int | None = None
    aid: int | None = None
    port: int | None = None  # of the adapter AID, not of a switch
    cpath: tuple[int, int] | None = None  # CSS and chpid of the other end of a coupling link
    csystem: str = ""
    chparm: int | None = None
    iocluster: str = ""
    mixtype: bool = False
    ports: tuple[tuple[int, int], ...] = ()  # HCD, SWPORT: switch and port that it is plugged into
    description: str = ""  # HCD, DESC
    others: Others = ()
    label: str = ""
    elided: bool = field(default=False, compare=False)  # it contained "...": missing parts may exist
    origin: Origin = _origin()

    @property
    def spanned(self) -> bool:
        """True if several CSSs have the channel."""
        return len(self.css) > 1

    @property
    def is_shared(self) -> bool:
        """True if shared as coded, or because of several CSSs, two lists or several partitions in one list.

        With REC it is an unshared channel that moves between the partitions of its lists.
        """
        if self.shared or self.spanned or self.deny:
            return True
        return not self.rec and any(a.candidate is not None or len(a.access) > 1 for a in self.access)


@dataclass(frozen=True, slots=True)
class DeckPath:
    """A channel of a control unit (or a device), with its link: "" for none, "C0", "21C0", "**" or "****"."""

    css: int
    chpid: int
    link: str = ""


@dataclass(frozen=True, slots=True)
class DeckControlUnit:
    """A control unit, as seen by one or more channel subsystems."""

    number: int
    unit: str = ""
    paths: tuple[DeckPath, ...] = ()
    cuadd: int | None = None
    ranges: tuple[tuple[int, int], ...] = ()  # UNITADD: first address, count
    shared: bool | None = None  # SHARED=Y or N, parallel channels only; None: not coded
    protocol: str = ""  # PROTOCL, parallel channels only
    managed: tuple[
        tuple[int, int], ...
    ] = ()  # CSS, number of "**" stand behind its paths for managed channels
    ports: tuple[tuple[int, int], ...] = ()  # HCD, SWPORT
    serial: str = ""  # HCD, SERIAL
    description: str = ""  # HCD, DESC
    others: Others = ()
    label: str = ""
    elided: bool = field(default=False, compare=False)  # it contained "...": missing parts may exist
    origin: Origin = _origin()


@dataclass(frozen=True, slots=True)
class DeckDevice:
    """A range of devices: `count` numbers from `number` on, with unit addresses from `address` on."""

    number: int
    count: int = 1
    unit: str = ""
    model: str = ""
    units: tuple[int, ...] = ()  # numbers of control units
    address: int | None = None  # UNITADD; None: the last two digits of the device number
    stadet: bool | None = None
    timeout: bool | None = None
    schset: int = 0  # subchannel set, in each CSS that schsets does not name
    schsets: tuple[tuple[int, int], ...] = ()  # CSS, subchannel set
    paths: tuple[DeckPath, ...] = ()  # preferred channels
    partitions: tuple[tuple[int, tuple[str, ...]], ...] | None = None  # PART: CSS, who may have the device
    denied: tuple[tuple[int, tuple[str, ...]], ...] | None = None  # NOTPART: CSS, who may not
    description: str = ""  # HCD, DESC
    others: Others = ()
    label: str = ""
    elided: bool = field(default=False, compare=False)  # it contained "...": missing parts may exist
    origin: Origin = _origin()

    @property
    def first_address(self) -> int:
        """The unit address of the first device."""
        return self.number & 0xFF if self.address is None else self.address


@dataclass(frozen=True, slots=True)
class UnknownCards:
    """Cards kept unchanged: comments, UUID, FUNCTION and unknown statements.

    They belong before statement number `before` (from 0) of Deck.order; if it equals the length: at the end.
    A comment after the operands of a statement is kept as a comment card before it.
    """

    text: tuple[str, ...]
    before: int = 0
    origin: Origin = _origin()


@dataclass(frozen=True, slots=True)
class Deck:
    """One I/O configuration: the definitions in the deck of one machine."""

    ident: Ident | None = None
    partitions: tuple[Partition, ...] = ()
    maxdev: tuple[tuple[int, tuple[int, ...]], ...] = ()  # CSS, devices in each subchannel set
    chpids: tuple[Chpid, ...] = ()
    units: tuple[DeckControlUnit, ...] = ()
    devices: tuple[DeckDevice, ...] = ()
    kept: tuple[UnknownCards, ...] = ()
    name: str = ""
    resource: Resource = Resource()
    order: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    """Operation ("CHPID") and index in its table, as read; empty: ID, RESOURCE, chpids, units, devices."""

    def lines(self) -> frozenset[int]:
        """Return the line numbers at which the definitions begin, in the text from which the deck was
        read.
        """
        tables = self.partitions, self.chpids, self.units, self.devices
        return frozenset(item.origin.line for table in tables for item in table)
