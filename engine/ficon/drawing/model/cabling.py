"""Layer 1: what stands in the machine room. CECs with LPARs and channels; directors; cables."""

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

Generation = Literal[
    "FE2", "FE4", "FE8", "FE8S", "FE16S", "FE16S+", "FE32S"
]  # engine/scenario/derived/generations.py


class Cec(Thing):
    """A machine. machine: type and n of IOCP's SYSTEM, like "3906,1"."""

    kind: Literal["cec"] = "cec"
    name: Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{1,8}$")]
    machine: Annotated[str, Field(pattern=r"^([0-9A-Z]{4}(,[0-9]{1,2})?)?$")] = ""
    messages: tuple[Annotated[str, Field(max_length=64)], ...] = ()  # MSG1, MSG2 of ID
    maxdev: Annotated[str, Field(max_length=400)] = ""  # operand MAXDEV of RESOURCE as it is written
    token: Annotated[str, Field(max_length=200)] = ""  # operand TOK of ID as it is written


class Css(Thing):
    """A channel subsystem of a CEC."""

    kind: Literal["css"] = "css"
    cec: Id
    number: Annotated[int, Field(ge=0, le=5)] = 0


class Lpar(Thing):
    """A logical partition, and the z/VM system in it. mif: image number in its subsystem, 1 to F."""

    kind: Literal["lpar"] = "lpar"
    css: Id
    name: LparName
    mif: Annotated[int, Field(ge=1, le=15)] | None = None
    system: SystemName = ""
    processors: Annotated[int, Field(ge=1, le=64)] = 4  # for a run
    memory_gb: Annotated[int, Field(ge=1, le=1024)] = 34  # for a run


class Card(Thing):
    """A FICON card; its slot is its number in the CEC."""

    kind: Literal["card"] = "card"
    cec: Id
    slot: Annotated[int, Field(ge=1, le=40)]
    generation: Generation = "FE4"


class Channel(Thing):
    """A channel. access: LPARs that have it online at activation; candidates: LPARs that may have it as well.

    access None: all LPARs of its subsystems. generation: of its card, if it is on one, or its own.
    """

    kind: Literal["channel"] = "channel"
    cec: Id
    chpid: Byte
    css: Annotated[tuple[Annotated[int, Field(ge=0, le=5)], ...], Field(min_length=1, max_length=6)] = (0,)
    card: Id | None = None
    type: Annotated[str, Field(pattern=r"^[A-Z0-9]{2,4}$")] = "FC"
    generation: Generation = "FE4"
    shared: bool = True
    access: tuple[Id, ...] | None = None
    candidates: tuple[Id, ...] | None = None
    rec: bool = False
    switch: Byte | None = None  # id of its entry switch; None = point to point
    pchid: Pchid | None = None
    others: Operands = ()


class Director(Thing):
    """A FICON director. switch: its id in IOCP; domain: first byte of a two-byte link address."""

    kind: Literal["director"] = "director"
    name: Name = ""
    switch: Byte
    domain: Byte | None = None  # None = as the switch id, as is recommended


class Port(Thing):
    """A port of a director."""

    kind: Literal["port"] = "port"
    director: Id
    address: Byte
    blocked: bool = False


Whole = Annotated[int, Field(ge=-10_000_000, le=10_000_000)]  # units of the picture from its middle


class Cable(Thing):
    """A fibre pair: channel to port, channel to channel, or port to port of another director (ISL).

    bends: points that its line goes through in the picture, from the first end to the second.
    """

    kind: Literal["cable"] = "cable"
    ends: tuple[Id, Id]
    km: Annotated[float, Field(ge=0.0, le=300.0)] = 0.0
    credits: Annotated[int, Field(ge=1, le=10_000)] | None = None  # buffer credits; None = enough
    note: Text = ""
    bends: Annotated[tuple[tuple[Whole, Whole], ...], Field(max_length=16)] = ()
