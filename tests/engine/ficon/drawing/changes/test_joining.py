"""What may be joined is joined, what may not says why, and LINKs and CUADDs follow."""

import pytest

from engine.ficon.drawing.changes import create, join, set_fields
from engine.ficon.drawing.meaning.addresses import cable_of, channel_at, far_of, target
from engine.ficon.drawing.model.cabling import Cable, Channel, Lpar, Port, Storage
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.drawn import stored


@pytest.fixture
def study():
    history = UndoHistory(Drawing())
    history.do(template("study-part-ii").make(history.drawing))
    return history


def _links(drawing):
    return {
        path.link for unit in drawing.of(ControlUnit) for path in unit.paths if path.channel == "channel1"
    }


def test_reasons(study):
    study.do(create.make(study.drawing, "director"))
    study.do(create.make(study.drawing, "cec"))
    study.do(create.make(study.drawing, "lpar", None, "cec2"))
    refuse = {
        ("channel2", "port1"): "Port C0 of director 21 has a cable to CHPID 3C of CEC A",
        ("lpar1", "lpar2"): "There is already an ISFC link between LPAR2 and LPAR1",
        ("port1", "port2"): "Both ports are on the same director; an ISL connects two directors",
        ("channel1", "lpar3"): "LPAR3 is not in the same CEC as CHPID 3C of CEC A",
        ("cec1", "lpar1"): "CEC A cannot be joined with LPAR1",
        ("cec1", "cec1"): "CEC A cannot be joined with itself",
        ("unit1", "port1"): "control unit 4000 of CEC A cannot be joined with port C0 of director 21; "
        "expected a channel, a storage unit, an LPAR, devices",
    }
    assert {pair: join.refusal(study.drawing, *pair) for pair in refuse} == refuse


def test_links_follow_a_channel_that_is_plugged_in_elsewhere(study):
    assert _links(study.drawing) == {"C0"}
    study.do(join.join(study.drawing, "channel1", "director1"))
    assert _links(study.drawing) == {"C4"}
    study.do(create.make(study.drawing, "director"))
    study.do(join.join(study.drawing, "director2", "channel1"))
    assert study.drawing.get("channel1", Channel).switch == 0x22
    for unit in study.drawing.of(ControlUnit):
        for path in unit.paths:
            assert channel_at(study.drawing, target(study.drawing, path)).id == path.channel


@pytest.mark.parametrize("by", ["a wire", "a field of the cable"])
def test_definitions_follow_a_cable_to_another_director(study, by):
    study.do(create.make(study.drawing, "director"))
    study.do(create.make(study.drawing, "port", None, "director2"))
    port = study.drawing.of(Port)[-1].id
    study.do(set_fields.set_fields(study.drawing, port, address=0xD1))
    if by == "a wire":
        change = join.join(study.drawing, "channel1", port)
    else:
        cable = cable_of(study.drawing, "channel1")
        ends = tuple(port if isinstance(study.drawing[end], Port) else end for end in cable.ends)
        change = set_fields.set_fields(study.drawing, cable.id, ends=ends)
    before = study.drawing.copy()
    study.do(change)
    moved = sum(
        old.link != new.link
        for unit in study.drawing.of(ControlUnit)
        for old, new in zip(before[unit.id].paths, unit.paths, strict=True)
    )
    assert change.note == f"SWITCH and {moved} link addresses are set to match the cable"
    assert study.drawing.get("channel1", Channel).switch == 0x22
    for unit in study.drawing.of(ControlUnit):
        for path in unit.paths:
            assert channel_at(study.drawing, target(study.drawing, path)).id == path.channel
    study.undo()
    assert study.drawing == before


def test_links_follow_an_adapter_of_a_storage_unit():
    history = UndoHistory(stored())
    box = history.drawing.of(Storage)[0].id
    cable = next(cable for cable in history.drawing.of(Cable) if box in cable.ends)
    old = next(history.drawing[end] for end in cable.ends if end != box)
    history.do(create.make(history.drawing, "port", None, old.director))
    new = history.drawing.of(Port)[-1]

    def named(port):
        paths = [path for unit in history.drawing.of(ControlUnit) for path in unit.paths]
        return [target(history.drawing, path) for path in paths].count((port.director, port.address))

    count = named(old)
    ends = tuple(new.id if end == old.id else end for end in cable.ends)
    history.do(set_fields.set_fields(history.drawing, cable.id, ends=ends))
    assert count
    assert (named(old), named(new)) == (0, count)


def test_cuadds_follow_an_lpar(study):
    before = [one.cuadd for one in study.drawing.of(ControlUnit)]
    mif = study.drawing.get("lpar1", Lpar).mif
    study.do(set_fields.set_fields(study.drawing, "lpar1", mif=9))
    assert [one.cuadd for one in study.drawing.of(ControlUnit)] == [
        9 if one == mif else one for one in before
    ]


def test_the_link_follows_renumbered_devices(study):
    study.do(set_fields.set_fields(study.drawing, "device1", number=0xE000))
    sides = study.drawing["link1"].devices
    assert [f"{one:04X}" for one in sides[0][:3]] == ["E000", "E001", "E002"]
    assert [f"{one:04X}" for one in sides[1][:3]] == ["D000", "D001", "D002"]


def test_point_to_point_has_no_link_address():
    history = UndoHistory(Drawing())
    for key in ("cec", "lpar", "lpar", "channel", "channel"):
        history.do(create.make(history.drawing, key))
    history.do(join.join(history.drawing, "channel1", "channel2"))
    assert far_of(history.drawing, "channel1") == "channel2"
    history.do(create.make(history.drawing, "unit", None, "channel1"))
    history.do(join.join(history.drawing, "unit1", "channel2"))
    assert history.drawing.get("unit1", ControlUnit).paths[0].link == ""


def test_another_director_is_reached_by_an_isl_only():
    history = UndoHistory(Drawing())
    for key in ("cec", "lpar", "channel", "channel", "director", "director"):
        history.do(create.make(history.drawing, key))
    history.do(join.join(history.drawing, "channel1", "director1"))
    history.do(join.join(history.drawing, "channel2", "director2"))
    history.do(create.make(history.drawing, "unit", None, "channel1"))
    with pytest.raises(DrawingError, match="No ISL exists between director 21 and director 22"):
        join.join(history.drawing, "unit1", "channel2")
    history.do(join.join(history.drawing, "director1", "director2"))
    history.do(join.join(history.drawing, "unit1", "channel2"))
    unit = history.drawing.get("unit1", ControlUnit)
    assert (unit.paths[0].link, unit.cuadd) == ("22C0", 1)
