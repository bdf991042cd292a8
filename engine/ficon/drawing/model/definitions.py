"""Layer 2: IOCP definitions other than CHPIDs and partitions. Control units and device ranges of a CEC."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.ficon.drawing.model.fields import Byte, Id, Operands, Text, Thing, Word

FCTC = "FCTC"
OLD_CTC = frozenset(("SCTC", "BCTC", "CTC", "CTCA", "3088"))  # adapters of ESCON and parallel channels
Unit = Annotated[str, Field(pattern=r"^[A-Z0-9@#$-]{1,12}$")]
Link = Annotated[str, Field(pattern=r"^([0-9A-F]{2}|[0-9A-F]{4}|\*\*|\*\*\*\*)?$")]


class UnitPath(BaseModel):
    """A channel of a control unit in a subsystem, and the link address it uses: a port, or a switch and a
    port.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    css: Annotated[int, Field(ge=0, le=5)]
    channel: Id
    link: Link = ""


class ControlUnit(Thing):
    """CNTLUNIT. cuadd: CSS and MIF ID of the image at the far end; units: unit addresses (first, count)."""

    kind: Literal["unit"] = "unit"
    cec: Id
    number: Word
    unit: Unit = FCTC
    paths: Annotated[tuple[UnitPath, ...], Field(max_length=48)] = ()
    cuadd: Byte | None = None
    units: Annotated[tuple[tuple[Byte, Annotated[int, Field(ge=1, le=256)]], ...], Field(max_length=16)] = ()
    description: Text = ""
    others: Operands = ()


class DeviceRange(Thing):
    """IODEVICE. address: unit address of the first device; None = the last two digits of its number.

    lpars: the only LPARs that see the devices (PART); barred: LPARs that do not see them (NOTPART); None =
    not specified.
    """

    kind: Literal["device"] = "device"
    number: Word
    count: Annotated[int, Field(ge=1, le=4096)] = 1
    control_units: Annotated[tuple[Id, ...], Field(min_length=1, max_length=8)]
    unit: Unit = FCTC
    address: Byte | None = None
    stadet: bool | None = True
    lpars: tuple[Id, ...] | None = None
    barred: tuple[Id, ...] | None = None
    others: Operands = ()

    @property
    def first_address(self) -> int:
        """The unit address of the first device. IOCP: the last two digits of its number, if not specified."""
        return self.number & 0xFF if self.address is None else self.address

    def overlaps(self, addresses: range) -> bool:
        """Return whether any device of the range has one of these unit addresses."""
        first = self.first_address
        return first < addresses.stop and addresses.start < first + self.count


class KeptCards(Thing):
    """Cards of an imported deck that are kept unchanged: comments and statements for other hardware."""

    kind: Literal["kept"] = "kept"
    cec: Id
    cards: Annotated[tuple[Annotated[str, Field(max_length=80)], ...], Field(max_length=2000)]
    before: Annotated[str, Field(max_length=40)] = (
        ""  # statement that followed, like "CNTLUNIT 4001"; "" = end
    )
