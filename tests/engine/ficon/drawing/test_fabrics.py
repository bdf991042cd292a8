"""Cascaded directors: what trunks carry, who shares them, and zones; in files, decks and comparisons."""

from __future__ import annotations

import json

import pytest

from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.differences import compare
from engine.ficon.drawing.file.writing import text
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.trunks import may_send, trunks
from engine.ficon.drawing.model.cabling import Cable, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.running.load import DrawnLoad, DrawnRelocation, Guests, usual
from engine.ficon.drawing.running.machine import machine
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from engine.kernel.units import SECOND
from engine.sim import Simulation
from tests.engine.ficon.drawing.broken import cascade
from tests.engine.ficon.drawing.drawn import Sketch
from tests.engine.ficon.drawing.running import edited


def isl(drawing: Drawing) -> Cable:
    return next(one for one in drawing.of(Cable) if all(end.startswith("port") for end in one.ends))


def second_isl(drawing: Drawing, **fields: object) -> Drawing:
    draft = Draft(drawing, "Add an inter-switch link")
    ports = [draft.add(Port, director=f"director{n}", address=0xE0) for n in (1, 2)]
    draft.add(Cable, ends=tuple(one.id for one in ports), **fields)
    return draft.now


@pytest.mark.parametrize(
    ("fields", "carried"),
    [({}, None), ({"gbit": 8}, 800.0), ({"gbit": 8, "links": 3}, 2400.0), ({"gbit": 10}, 1200.0)],
)
def test_a_trunk_carries_what_its_links_carry(fields: dict[str, int], carried: float | None) -> None:
    drawing = cascade()
    (trunk,) = trunks(edited(drawing, isl(drawing).id, **fields))
    assert trunk.capacity == carried
    assert trunk.links == fields.get("links", 1)


def test_all_open_lines_between_two_directors_are_one_trunk() -> None:
    drawing = second_isl(edited(cascade(), isl(cascade()).id, gbit=4), gbit=8, links=2)
    (trunk,) = trunks(drawing)
    assert (trunk.capacity, trunk.links) == (2000.0, 3)
    (left,) = trunks(edited(drawing, isl(drawing).ends[0], blocked=True))
    assert (left.capacity, left.links) == (1600.0, 2)


def test_the_load_is_that_of_the_channels_at_either_director() -> None:
    drawing = cascade()
    (trunk,) = trunks(drawing)
    assert [may_send(drawing, side) for side in trunk.senders] == [350.0, 350.0]  # FICON Express4


def test_the_load_expected_is_compared_with_what_is_carried() -> None:
    drawing = cascade()
    for gbit, found in ((2, 2), (4, 0)):
        problems = check(edited(drawing, isl(drawing).id, gbit=gbit))
        assert sum(one.check == "isl-load" for one in problems) == found
    text_of = next(
        one.text for one in check(edited(drawing, isl(drawing).id, gbit=2)) if one.check == "isl-load"
    )
    assert "can send 350 MB/s" in text_of
    assert "carries 200 MB/s in each direction" in text_of


@pytest.mark.parametrize(
    ("first", "second", "open_"),
    [((), (), True), (("A",), ("A", "B"), True), (("A",), ("B",), False), (("A",), (), False)],
)
def test_ports_reach_each_other_in_a_common_zone(
    first: tuple[str, ...], second: tuple[str, ...], open_: bool
) -> None:
    drawing = edited(edited(cascade(), "port3", zones=first), "port4", zones=second)
    found = resolve(drawing).of_lpars("lpar1", "lpar2")
    assert all(one.up == open_ for one in found)
    if not open_:
        assert "zone A" in found[0].fault
        assert any(one.check == "way-closed" and "zone A" in one.text for one in check(drawing))


def test_decks_say_rates_links_and_zones() -> None:
    drawing = edited(cascade(), isl(cascade()).id, gbit=16, links=4)
    drawing = edited(drawing, "port3", zones=["PROD", "CTC_" + "x" * 60])
    texts = [write(one).text for one in noted(drawing).values()]
    again = drawing_of([read(one).deck for one in texts])
    assert not again.problems
    found = isl(again.drawing)
    assert (found.gbit, found.links) == (16, 4)
    assert [one.zones for one in again.drawing.of(Port) if one.zones] == [("PROD", "CTC_" + "x" * 60)]


def test_a_comparison_says_what_changed() -> None:
    before = edited(cascade(), isl(cascade()).id, gbit=8)
    after = edited(edited(before, isl(before).id, gbit=16, links=2), "port3", zones=["PROD"])
    assert {field for one in compare(before, after) for field in one.fields} == {
        ("Gbit/s of a link", "8", "16"),
        ("links", "1", "2"),
        ("zones", "", "PROD"),
    }


def test_a_file_from_before_has_unzoned_ports_and_links_of_unknown_rate() -> None:
    drawing = cascade()
    written = json.loads(text(drawing))
    for thing in written["things"]:
        assert not {"gbit", "links", "zones"} & thing.keys()


def test_an_edit_is_undone() -> None:
    history = UndoHistory(cascade())
    draft = Draft(history.drawing, "Set the rate")
    draft.set(isl(history.drawing).id, gbit=8, links=2)
    history.do(draft.done())
    history.undo()
    assert (isl(history.drawing).gbit, isl(history.drawing).links) == (None, 1)


def test_a_wrong_zone_is_refused_in_words() -> None:
    with pytest.raises(DrawingError, match="expected a letter"):
        edited(cascade(), "port3", zones=["9 lives"])


def one_trunk_for_two_links(gbit: int | None) -> Drawing:
    """System A at one director, B and C at the other one: the links A-B and A-C cross the same trunk."""
    sketch = Sketch()
    near, far = sketch.director(0x21), sketch.director(0x22)
    isl = sketch.isl(near, far)
    sketch.draft.set(isl.id, gbit=gbit)
    cecs = [sketch.cec(name, f"LPAR{name}") for name in "ABC"]
    for place, (cec, lpar) in enumerate(cecs[1:]):
        own = sketch.channel(cecs[0][0], 0x40 + place, near)
        other = sketch.channel(cec, 0x50, far)
        begin = 0xD000 + 16 * place
        sketch.connect(((cecs[0][1], own), (lpar, other)), begin)
        sketch.link(cecs[0][1], lpar, *range(begin, begin + 4))
    return sketch.drawing


def sent_in_a_second(drawing: Drawing) -> list[float]:
    """Return the MB that each link carries from 3 s to 4 s, while a guest moves over each."""
    here, *there = (one.id for one in drawing.of(Lpar))
    made = machine(
        drawing, DrawnLoad(tuple(Guests("java", here, moves=(DrawnRelocation(1.0, to),)) for to in there))
    )
    simulation = Simulation(made.scenario)
    sent = []
    for end in (3, 4):
        simulation.run(end * SECOND)
        links = simulation.state.tables[0]["link"][:2]
        sent.append([int(one["sent"].sum()) for one in links])
    return [(after - before) / 1e6 for before, after in zip(*sent, strict=True)]


def test_links_share_a_trunk_and_send_no_more_than_it_carries() -> None:
    free, bound = (
        sent_in_a_second(one_trunk_for_two_links(None)),
        sent_in_a_second(one_trunk_for_two_links(2)),
    )
    assert min(free) > 200.0
    assert sum(bound) == pytest.approx(200.0, rel=0.02)
    assert min(bound) > 80.0


def test_only_a_trunk_of_known_rate_is_in_the_scenario() -> None:
    for gbit in (None, 2):
        drawing = one_trunk_for_two_links(gbit)
        scenario = machine(drawing, usual(drawing)).scenario
        rates = {name: (one.directors, one.rate) for name, one in scenario.trunks.items()}
        assert rates == ({"ISL-21-22": (("21", "22"), 200.0)} if gbit else {})
        assert {one.director for one in scenario.channels.values()} == ({"21", "22"} if gbit else {None})


def test_a_machine_knows_who_crosses_a_trunk() -> None:
    drawing = edited(cascade(), isl(cascade()).id, gbit=8)
    made = machine(drawing, usual(drawing))
    (crossed,) = made.trunks
    assert crossed.name == "21–22"
    assert [number for number, _ in crossed.wires] == list(range(len(made.wires)))
    ends = {forward for _, forward in crossed.wires}
    assert len(ends) == 1
