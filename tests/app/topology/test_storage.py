"""A storage unit is drawn, cabled and filled with control units: by mouse, and by the keyboard alone."""

from __future__ import annotations

import pytest

from app.topology.tables.columns import sheets
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.storages import cables_of, count, paths_into
from engine.ficon.drawing.model.cabling import Storage
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from tests.app.topology.worker import Keyboard, Mouse

Person = type[Mouse] | type[Keyboard]


def draw(window: TopologyWindow, person: Mouse | Keyboard) -> str:
    """A CEC with two channels on cards of their own, two directors, and a storage unit at both."""

    def put(title: str, inside: str = "") -> str:
        return person.put(title, inside) if isinstance(person, Mouse) else person.put(title)

    cec = put("CEC")
    put("LPAR", cec)
    channels = []
    for _ in range(2):
        if isinstance(person, Keyboard):
            person.select(cec)
        channels.append(put("Channel", put("FICON card", cec)))
    directors = [put("Director") for _ in channels]
    box = put("Storage unit")
    for channel, director in zip(channels, directors, strict=True):
        person.wire(channel, director)
        person.wire(box, director)
    person.write(box, "name", "PROD1")
    if isinstance(person, Keyboard):
        person.select(box)
    put("Control unit", box)
    return box


@pytest.mark.parametrize("person", [Mouse, Keyboard])
def test_a_storage_unit_is_drawn(window: TopologyWindow, person: Person) -> None:
    box = draw(window, person(window))
    drawing = window.editor.drawing
    assert drawing.get(box, Storage).name == "PROD1"
    assert len(cables_of(drawing, box)) == 2
    assert [count(paths) for paths in paths_into(drawing)[box].values()] == [2]
    assert [(one.unit, one.count) for one in drawing.of(DeviceRange)] == [("3390", 64)]
    assert check(drawing) == ()
    steps = len(window.editor.history.done)
    for _ in range(steps):
        window.editor.undo()
    assert not len(window.editor.drawing)


def test_the_table_counts_paths_and_shows_control_units(window: TopologyWindow) -> None:
    draw(window, Mouse(window))
    drawing = window.editor.drawing
    (sheet,) = [one for one in sheets() if one.kind is Storage]
    shown = [column.show(drawing, drawing.of(Storage)[0]) for column in sheet.columns]
    ports = "port C1 of director 21, port C1 of director 22"
    assert shown == ["PROD1", "disks", "2107", "", ports, "9000", 2]
    assert drawing.of(ControlUnit)[0].number == 0x9000
