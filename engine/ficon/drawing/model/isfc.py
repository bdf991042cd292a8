"""Layer 3: how z/VM uses the devices. ISFC logical links and the SSI cluster."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.ficon.drawing.model.fields import Id, Thing, Word

Numbers = Annotated[tuple[Word, ...], Field(max_length=64)]  # more than 16 can be drawn, and is a problem


class IsfcLink(Thing):
    """ACTIVATE ISLINK at both ends: the device numbers of each side, in the order in which they are
    activated.
    """

    kind: Literal["link"] = "link"
    ends: tuple[Id, Id]  # LPARs
    devices: tuple[Numbers, Numbers] = ((), ())


class Cluster(Thing):
    """An SSI cluster: an LPAR, or None, in each slot, counted from 1."""

    kind: Literal["cluster"] = "cluster"
    name: Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{1,8}$")]
    slots: Annotated[tuple[Id | None, ...], Field(max_length=8)] = ()
    volume: Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{1,6}$")] = "VMCOM1"  # of the persistent data record
