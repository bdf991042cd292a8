"""Fields of what z/VM makes of the devices."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.topology.inspector import offers
from app.topology.inspector.about import About, Row, part
from app.topology.inspector.forms import Choice, Numbers, Words
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

SLOTS = 4  # of a cluster that are shown at least. Source: SSI statement, SLOT 1 to 4


def _tr(text: str) -> str:
    return QCoreApplication.translate("Properties", text)


def fields() -> dict[type[Thing], tuple[About, ...]]:
    """By kind."""
    return {IsfcLink: _link(), Cluster: _cluster()}


def _link() -> tuple[About, ...]:
    return (
        About(
            "ends",
            _tr("Ends"),
            _tr("The two LPARs whose systems the link joins."),
            Choice(offers.every(Lpar)),
            rows=_ends,
        ),
        About(
            "devices",
            _tr("Devices"),
            _tr(
                "Device numbers of ACTIVATE ISLINK at each end, in the order in which they are activated: at "
                "most 16, the same numbers in the same order on both sides."
            ),
            Numbers(),
            _tr("like D000-D003 D010; a link has at most 16"),
            rows=_devices,
        ),
    )


def _ends(about: About, drawing: Drawing, thing: Thing) -> list[Row]:
    return [part(about, 0, _tr("First end")), part(about, 1, _tr("Second end"))]


def _devices(about: About, drawing: Drawing, thing: Thing) -> list[Row]:
    assert isinstance(thing, IsfcLink)
    titles = [offers.short(drawing, drawing[end]) for end in thing.ends]
    return [part(about, side, _tr("Devices of {0}").format(titles[side])) for side in (0, 1)]


def _cluster() -> tuple[About, ...]:
    return (
        About(
            "name",
            _tr("Name"),
            _tr("Of the SSI cluster, as the SSI statement has it."),
            Words("[A-Z0-9@#$]{1,8}", capitals=True),
            _tr("1 to 8 of A-Z 0-9 @ # $"),
        ),
        About(
            "slots",
            _tr("Slots"),
            _tr("The system in each slot. A direct link joins each two members."),
            Choice(offers.systems),
            rows=_slots,
        ),
        About(
            "volume",
            _tr("PDR volume"),
            _tr("The disk with the persistent data record of the cluster (PDR_VOLUME)."),
            Words("[A-Z0-9@#$]{1,6}", capitals=True),
            _tr("1 to 6 of A-Z 0-9 @ # $"),
        ),
    )


def _slots(about: About, drawing: Drawing, thing: Thing) -> list[Row]:
    assert isinstance(thing, Cluster)
    return [_slot(about, place) for place in range(max(SLOTS, len(thing.slots)))]


def _slot(about: About, place: int) -> Row:
    def slots(thing: Thing) -> list[str | None]:
        assert isinstance(thing, Cluster)
        return [*thing.slots, *[None] * (place + 1 - len(thing.slots))]

    def put(thing: Thing, value: str | None) -> dict[str, object]:
        members = slots(thing)
        members[place] = value
        while members and members[-1] is None:
            members.pop()
        return {"slots": tuple(members)}

    title = _tr("Slot {0}").format(place + 1)
    return Row(f"slots.{place}", title, about, about.form, lambda thing: slots(thing)[place], put)
