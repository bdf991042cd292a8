"""Layer 1: the hardware in the machine room. CECs with LPARs and channels; directors; cables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.ficon.drawing.model.fields import (
    Byte,
    Id,
    LparName,
    Name,
    Operands,
    Pchid,
    SystemName,
    Text,
    Thing,
)
from engine.scenario.model.systems import GenerationName

Release = Literal["", "5.4", "6.1", "6.2", "6.3", "6.4", "7.1", "7.2", "7.3", "7.4"]  # of z/VM


class Cec(Thing):
    """A machine. machine: type and number as in the SYSTEM operand of IOCP, like "3906,1"."""

    kind: Literal["cec"] = "cec"
    name: Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{1,8}$")]
    machine: Annotated[str, Field(pattern=r"^([0-9A-Z]{4}(,[0-9]{1,2})?)?$")] = ""
    messages: tuple[Annotated[str, Field(max_length=64)], ...] = ()  # MSG1, MSG2 of ID
    maxdev: Annotated[str, Field(max_length=400, pattern=r"^(\([A-Z0-9(),]*\))?$")] = ""  # MAXDEV of RESOURCE
    token: Annotated[str, Field(max_length=200)] = ""  # operand TOK of ID as it is written


class Css(Thing):
    """A channel subsystem of a CEC."""

    kind: Literal["css"] = "css"
    cec: Id
    number: Annotated[int, Field(ge=0, le=5)] = 0


class Lpar(Thing):
    """A logical partition, and the z/VM system in it. mif: image number in its subsystem, 1 to F.

    release: release of the z/VM system; "" = not specified, which is taken as a release with logical links
    and SSI clusters.
    dynamic_io: whether this LPAR makes the dynamic changes to the I/O configuration of its CEC, as one LPAR
    does.
    """

    kind: Literal["lpar"] = "lpar"
    css: Id
    name: LparName
    mif: Annotated[int, Field(ge=1, le=15)] | None = None
    system: SystemName = ""
    release: Release = ""
    dynamic_io: bool = False
    processors: Annotated[int, Field(ge=1, le=64)] = 4  # for a run
    memory_gb: Annotated[int, Field(ge=1, le=1024)] = 34  # for a run


class ChannelCard(Thing):
    """A FICON card; its slot is its number in the CEC. power: its power domain; "" = not specified."""

    kind: Literal["card"] = "card"
    cec: Id
    slot: Annotated[int, Field(ge=1, le=40)]
    generation: GenerationName = "FE4"
    power: Name = ""


class Channel(Thing):
    """A channel. access: LPARs that have it online at activation; candidates: LPARs that may also have it.

    access None: all LPARs of its subsystems. generation: that of its card if it is on a card, otherwise its
    own.
    """

    kind: Literal["channel"] = "channel"
    cec: Id
    chpid: Byte
    css: Annotated[tuple[Annotated[int, Field(ge=0, le=5)], ...], Field(min_length=1, max_length=6)] = (0,)
    card: Id | None = None
    type: Annotated[str, Field(pattern=r"^[A-Z0-9]{2,4}$")] = "FC"
    generation: GenerationName = "FE4"
    shared: bool = True
    access: tuple[Id, ...] | None = None
    candidates: tuple[Id, ...] | None = None
    rec: bool = False
    switch: Byte | None = None  # id of its entry switch; None = point to point
    pchid: Pchid | None = None
    others: Operands = ()


class Director(Thing):
    """A FICON director. switch: its IOCP switch ID; domain: first byte of a two-byte link address.

    power: its power domain; "" = not specified.
    """

    kind: Literal["director"] = "director"
    name: Name = ""
    switch: Byte
    domain: Byte | None = None  # None = as the switch id, as is recommended
    power: Name = ""


class Storage(Thing):
    """A storage unit: a box whose host adapters are cabled to director ports or to channels.

    holds: its contents; unit: UNIT value of its control units, like 2107.
    """

    kind: Literal["storage"] = "storage"
    name: Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{1,8}$")]
    holds: Literal["disk", "tape", "fcp"] = "disk"
    unit: Annotated[str, Field(pattern=r"^[A-Z0-9@#$-]{1,12}$")] = "2107"
    serial: Annotated[str, Field(pattern=r"^[A-Z0-9-]{0,20}$")] = ""


Zone = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,63}$")]


class Port(Thing):
    """A port of a director. zones: fabric zones of which it is a member; none = not zoned."""

    kind: Literal["port"] = "port"
    director: Id
    address: Byte
    blocked: bool = False
    zones: Annotated[tuple[Zone, ...], Field(max_length=32)] = ()


Whole = Annotated[int, Field(ge=-10_000_000, le=10_000_000)]  # units of the picture from its middle


class Cable(Thing):
    """A fiber pair that ends at a channel, a port or a storage unit; between ports of two directors, an ISL.

    bends: points through which its line passes in the picture, from the first end to the second. gbit, links:
    for an ISL, the rate of a link in Gbit/s (None = not specified) and the number of links that the line
    represents.
    """

    kind: Literal["cable"] = "cable"
    ends: tuple[Id, Id]
    km: Annotated[float, Field(ge=0.0, le=300.0)] = 0.0
    credits: Annotated[int, Field(ge=1, le=10_000)] | None = None  # buffer credits; None = enough
    gbit: Literal[1, 2, 4, 8, 10, 16, 32, 64] | None = None
    links: Annotated[int, Field(ge=1, le=32)] = 1
    note: Text = ""
    bends: Annotated[tuple[tuple[Whole, Whole], ...], Field(max_length=16)] = ()
