"""Storage units: cabled, with control units and devices, paths counted, through files and decks and back."""

from __future__ import annotations

import pytest

from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.join import join, refusal
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.copying import copy, paste
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.differences.compare import compare
from engine.ficon.drawing.differences.plan import plan
from engine.ficon.drawing.file import read_text, text
from engine.ficon.drawing.layout import lay_out
from engine.ficon.drawing.meaning.storages import cables_of, count, paths_into
from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Port, Storage
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from tests.engine.ficon.drawing.drawn import stored
from tests.engine.ficon.drawing.running import edited
from tests.engine.ficon.drawing.test_device_paths import DISKS, drawn

SITES = [("disk", "FC"), ("tape", "FC"), ("fcp", "FCP")]


def found(drawing: Drawing) -> list[str]:
    return [one.text for one in check(drawing)]


def again(drawing: Drawing) -> Drawing:
    return drawing_of([read(write(deck).text).deck for deck in noted(drawing).values()]).drawing


def ways(drawing: Drawing) -> list[int]:
    return [count(paths) for inside in paths_into(drawing).values() for paths in inside.values()]


@pytest.mark.parametrize(("holds", "kind"), SITES)
def test_definitions_of_a_storage_unit_have_no_problem_and_a_path_over_each_director(
    holds: str, kind: str
) -> None:
    drawing = stored(holds, kind)
    assert found(drawing) == []
    assert ways(drawing) == ([1, 1] if holds == "fcp" else [2])
    assert len(drawing.of(DeviceRange)) == (2 if holds == "fcp" else 1)


@pytest.mark.parametrize(("holds", "kind"), SITES)
def test_a_storage_unit_comes_back_from_its_deck_and_its_file(holds: str, kind: str) -> None:
    drawing = edited(stored(holds, kind), "storage1", serial="75-ABC1")
    cable = drawing.of(Cable)[-1]
    drawing = edited(drawing, cable.id, km=12.5, credits=40)
    assert compare(drawing, again(drawing)) == []
    assert read_text(text(drawing)).history.drawing.sorted() == drawing.sorted()


def test_a_storage_unit_without_a_box_stays_without_one() -> None:
    drawing = stored()
    bare = drawing.copy()
    bare.apply(remove(bare, ["storage1"]))
    assert again(bare).of(Storage) == []
    assert compare(bare, again(bare)) == []


def test_a_channel_is_cabled_to_a_storage_unit_point_to_point() -> None:
    drawing = stored()
    drawing.apply(make(drawing, "channel", None, "cec1"))
    channel = drawing.of(Channel)[-1].id
    drawing.apply(join(drawing, "storage1", channel))
    assert "storage1" in drawing.of(Cable)[-1].ends
    assert compare(drawing, again(drawing)) == []
    assert refusal(drawing, channel, "storage1").startswith(
        "CHPID 3E of CEC A has a cable to storage unit BOX"
    )


def test_ports_of_control_units_in_decks_are_one_box_for_all_that_share_them() -> None:
    drawing = drawn(DISKS)
    (box,) = drawing.of(Storage)
    assert (box.name, box.holds, box.unit) == ("DISK1", "disk", "2107")
    assert {far.address for _, far in cables_of(drawing, box.id) if isinstance(far, Port)} == {0x10}
    assert ways(drawing) == [2]


def test_a_deck_that_says_no_port_of_a_channel_shows_the_box_as_well() -> None:
    plain = [read(write(deck).text).deck for deck in decks(stored()).values()]
    imported = drawing_of(plain)
    (box,) = imported.drawing.of(Storage)
    assert (box.name, len(cables_of(imported.drawing, box.id))) == ("DISK1", 2)
    assert any("drawn as storage unit DISK1" in one for one in imported.told)


def test_control_units_without_a_common_port_are_in_boxes_of_their_own() -> None:
    other = DISKS.replace("9000", "9100").replace("10,10", "11,11").replace("UNIT=2107", "UNIT=3590")
    cards = other[other.index("         CNTLUNIT") :].replace("3390", "3590")
    drawing = drawn(DISKS + cards)
    assert [(one.name, one.holds) for one in drawing.of(Storage)] == [("DISK1", "disk"), ("TAPE1", "tape")]


def test_a_port_out_of_which_no_cable_leads_to_the_box_is_found_and_mended() -> None:
    drawing = stored()
    _, port = cables_of(drawing, "storage1")[1]
    astray = edited(drawing, port.id, address=0x10)
    (problem,) = [one for one in check(astray) if one.check == "device-path"]
    assert problem.text.endswith("LINK C1 does not refer to a port with a cable to storage unit BOX")
    assert problem.fix is not None
    astray.apply(problem.fix.make(astray))
    assert [path.link for path in astray.of(ControlUnit)[0].paths] == ["C1", "10"]
    assert found(astray) == []


def test_the_last_cable_into_a_storage_unit_is_a_single_point_of_failure() -> None:
    drawing = stored()
    drawing.apply(remove(drawing, [drawing.of(Cable)[-1].id]))
    (text,) = [one for one in found(drawing) if "the only path" in one or "all 2 paths" in one]
    assert "cable between port C1 of director 21 and storage unit BOX" in text


def test_pulling_one_of_two_cables_stops_no_device_and_pulling_both_does() -> None:
    before, one = stored(), stored()
    one.apply(remove(one, [one.of(Cable)[-1].id]))
    both = one.copy()
    both.apply(remove(both, [both.of(Cable)[-1].id]))
    off = [
        [step.do for step in plan(before, after, compare(before, after)) if "VARY OFF" in step.do]
        for after in (one, both)
    ]
    assert not any("9000" in line for line in off[0])
    assert any("9000" in line for line in off[1])


def test_it_is_copied_with_its_name_changed_and_every_edit_is_undone() -> None:
    history = UndoHistory(stored())
    before = history.drawing.copy()
    history.do(paste(history.drawing, copy(history.drawing, ["storage1", *(p.id for p in before.of(Port))])))
    assert [one.name for one in history.drawing.of(Storage)] == ["BOX", "BOX2"]
    history.do(make(history.drawing, "unit", None, "storage1"))
    units = history.drawing.of(ControlUnit)
    assert [one.cuadd for one in units] == [0, 1]
    history.do(lay_out(history.drawing))
    history.do(remove(history.drawing, ["storage1"]))
    while history.undo():
        pass
    assert history.drawing == before


def test_lay_out_puts_storage_below_everything_else() -> None:
    drawing = stored()
    places = {name: after for name, (_, after) in lay_out(drawing).places.items()}
    low = max(place.y for name, place in places.items() if place and name != "storage1")
    assert places["storage1"] is not None
    assert places["storage1"].y > low


@pytest.mark.parametrize("holds", ["disk", "tape", "fcp"])
def test_the_template_uses_the_directors_that_are_drawn(holds: str) -> None:
    drawing = Drawing()
    drawing.apply(template("mesh").make(drawing, members=2))
    if holds == "fcp":
        drawing.apply(set_fields(drawing, drawing.of(Channel)[0].id, type="FCP"))
    directors = len(drawing.of(Director))
    drawing.apply(template("storage").make(drawing, holds=holds, cables=2))
    assert len(drawing.of(Director)) == directors
    (box,) = drawing.of(Storage)
    assert len(cables_of(drawing, box.id)) == 2 * directors
    assert ways(drawing) == ([2] if holds == "fcp" else [2, 2])
    assert [one.count for one in drawing.of(DeviceRange)][-1] == (64 if holds == "disk" else 16)
