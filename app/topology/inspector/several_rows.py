"""Fields edited in several rows: cable ends, link ends, paths, slots, device numbers."""

from __future__ import annotations

from typing import Any

from app.topology.inspector import offers
from app.topology.inspector.forms import FieldForm, InspectorChoice, Whole, Words, tr
from app.topology.inspector.spec import FieldSpec, PropertyRow, member_row, whole_row
from engine.ficon.drawing.model.cabling import Cable, Channel, Port
from engine.ficon.drawing.model.definitions import ControlUnit, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

SLOTS = 4  # of a cluster that are shown at least. Source: SSI statement, SLOT 1 to 4
LINK = "([0-9A-F]{2}|[0-9A-F]{4}|[*]{2}|[*]{4})?"  # a link address


def cable_ends(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return a row for each end of a cable."""
    return [member_row(spec, 0, tr("From")), member_row(spec, 1, tr("To"))]


def of_isl(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return the row of a field that applies only to cables between two directors."""
    assert isinstance(thing, Cable)
    isl = all(isinstance(drawing[end], Port) for end in thing.ends)
    return [whole_row(spec)] if isl else []


def link_ends(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return a row for each LPAR of a link."""
    return [member_row(spec, 0, tr("First end")), member_row(spec, 1, tr("Second end"))]


def link_devices(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return a row for the device numbers of each LPAR of a link."""
    assert isinstance(thing, IsfcLink)
    names = [offers.short(drawing, drawing[end]) for end in thing.ends]
    return [member_row(spec, side, tr("Devices of {0}").format(name)) for side, name in enumerate(names)]


def cluster_slots(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return a row for each slot of a cluster."""
    assert isinstance(thing, Cluster)
    return [_slot(spec, place) for place in range(max(SLOTS, len(thing.slots)))]


def _slot(spec: FieldSpec, place: int) -> PropertyRow:
    def slots(thing: Thing) -> list[str | None]:
        assert isinstance(thing, Cluster)
        return [*thing.slots, *[None] * (place + 1 - len(thing.slots))]

    def put(thing: Thing, value: str | None) -> dict[str, object]:
        members = slots(thing)
        members[place] = value
        while members and members[-1] is None:
            members.pop()
        return {"slots": tuple(members)}

    title = tr("Slot {0}").format(place + 1)
    return PropertyRow(f"slots.{place}", title, spec, spec.form, lambda thing: slots(thing)[place], put)


def unit_paths(spec: FieldSpec, drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return three rows for each path of a control unit, and one row for adding a path."""
    found: list[PropertyRow] = []
    assert isinstance(thing, ControlUnit)
    for place in range(len(thing.paths)):
        found += _path(spec, place, single=len(thing.paths) == 1)
    more = InspectorChoice(offers.inside_cec(Channel, "–"))
    return [*found, PropertyRow("paths.more", tr("Add a path"), spec, more, lambda _: None, _with_path)]


def _path(spec: FieldSpec, place: int, single: bool) -> list[PropertyRow]:
    number = "" if single else f" {place + 1}"
    channel = InspectorChoice(offers.inside_cec(Channel, "" if single else tr("remove this path")))
    css, link = Whole(0, 5), Words(LINK, capitals=True)
    expected = tr("2 or 4 hexadecimal digits, **, **** or blank")
    return [
        _path_row(spec, place, "channel", tr("Channel{0}").format(number), channel),
        _path_row(spec, place, "css", tr("Its subsystem{0}").format(number), css, css.expected()),
        _path_row(spec, place, "link", tr("Link address{0}").format(number), link, expected),
    ]


def _path_row(
    spec: FieldSpec, place: int, field: str, title: str, form: FieldForm, expected: str = ""
) -> PropertyRow:
    def get(thing: Any) -> Any:
        return getattr(thing.paths[place], field)

    def put(thing: Any, value: Any) -> dict[str, Any]:
        paths = list(thing.paths)
        if value is None:
            del paths[place]
        else:
            paths[place] = paths[place].model_copy(update={field: value})
        return {"paths": tuple(paths)}

    return PropertyRow(f"paths.{place}.{field}", title, spec, form, get, put, expected)


def _with_path(thing: Any, channel: str | None) -> dict[str, Any]:
    if channel is None:
        return {}
    css = thing.paths[-1].css if thing.paths else 0
    return {"paths": (*thing.paths, UnitPath(css=css, channel=channel))}
