"""Copies: pasted things are new, free of clashes, whole, and joined to each other as the copied ones were."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.changes.arrange import lay_out
from engine.ficon.drawing.copying import copy, duplicate, fresh, paste
from engine.ficon.drawing.file import read_text, text
from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.paper import PaperNote
from tests.engine.ficon.drawing.any_drawing import drawing as some_drawing
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.ficon.drawing.drawn import one_cec, two_cecs

seeds = given(st.integers(0, 2**32))


def _chosen(drawing, rng):
    return [one.id for one in drawing if rng.random() < 0.2]


@seeds
@settings(max_examples=60, deadline=None)
def test_pasted_things_are_new_and_undo_takes_them_away(seed):
    rng = Random(seed)
    history = UndoHistory(some_drawing(rng, 30))
    before = history.drawing.copy()
    try:
        change = paste(history.drawing, copy(history.drawing, _chosen(history.drawing, rng)))
    except DrawingError:
        assert history.drawing == before
        return
    history.do(change)
    for old in before:
        now = history.drawing[old.id]
        assert now == old or (isinstance(now, ControlUnit) and now.units != old.units)
    assert len(history.drawing) > len(before)
    assert set(change.select) <= set(history.drawing.places) | {one.id for one in history.drawing}
    read_text(text(history.drawing, history))  # it is whole
    history.undo()
    assert history.drawing == before


@seeds
@settings(max_examples=40, deadline=None)
def test_into_another_drawing(seed):
    rng = Random(seed)
    source, target = some_drawing(rng, 25), some_drawing(rng, 10)
    try:
        clip = copy(source, _chosen(source, rng))
    except DrawingError:
        return
    history = UndoHistory(target)
    try:
        history.do(paste(target, clip, Place(5, 5)))
    except DrawingError:
        return
    read_text(text(history.drawing, history))


def _clashes(drawing):
    return [
        (lpar.name, f"{number:04X}")
        for lpar in drawing.of(Lpar)
        for number, ids in behind(drawing).seen(lpar.id).items()
        if len(ids) > 1
    ]


def _up(drawing, one, other):
    return [found for found in resolve(drawing).of_lpars(one, other) if found.up]


@pytest.mark.parametrize("chosen", ["cec1", "cec2"])
def test_a_copied_machine_is_connected_as_the_first_one(chosen):
    drawing = two_cecs(channels=3, directors=2).drawing
    far = {"cec1": "lpar2", "cec2": "lpar1"}[chosen]
    history = UndoHistory(drawing)
    history.do(duplicate(drawing, [chosen]))
    drawing = history.drawing
    (new,) = [one.id for one in drawing.of(Lpar) if one.id not in ("lpar1", "lpar2")]
    assert len(_up(drawing, "lpar1", "lpar2")) == 12
    assert len(_up(drawing, new, far)) == 12
    assert not resolve(drawing).halves
    assert not _clashes(drawing)
    assert all(one.ends[0].number == one.ends[1].number for one in resolve(drawing).connections)
    assert len({one.name for one in drawing.of(Cec)}) == 3
    ports = [(one.director, one.address) for one in drawing.of(Port)]
    assert len(set(ports)) == len(ports) == 9


def test_both_machines_and_the_directors_into_another_drawing():
    source = two_cecs(channels=2).drawing
    history = UndoHistory(pair())
    history.do(paste(history.drawing, copy(source, [one.id for one in source])))
    drawing = history.drawing
    assert not resolve(drawing).halves
    assert len(resolve(drawing).connections) == 2 * 8
    assert sorted(one.name for one in drawing.of(Cec)) == ["A", "A2", "B", "B2"]
    assert sorted(one.name for one in drawing.of(Lpar)) == ["LPAR1", "LPAR2", "LPAR3", "LPAR4"]
    switches = {one.id: one.switch for one in drawing.of(Director)}
    assert sorted(switches.values()) == [0x21, 0x22]
    assert {one.switch for one in drawing.of(Channel)} == {0x21, 0x22}
    links = drawing.of(IsfcLink)
    assert len(links) == 2
    assert all(row.connection for link in links for row in resolve(drawing).of_link(link.id))


def test_into_an_empty_drawing_nothing_is_renamed():
    source = two_cecs(channels=2).drawing
    history = UndoHistory(Drawing())
    history.do(paste(history.drawing, copy(source, [one.id for one in source])))
    assert history.drawing == source


def test_a_channel_with_its_port_and_both_definitions():
    drawing = one_cec([(0, 1)]).drawing
    before = len(resolve(drawing).connections)
    history = UndoHistory(drawing)
    history.do(duplicate(drawing, ["channel1"]))
    drawing = history.drawing
    new = drawing.get("channel3", Channel)
    assert new.chpid == 0x3E
    assert [one.address for one in drawing.of(Port)] == [0xC0, 0xC1, 0xC2]
    assert len(resolve(drawing).connections) == 2 * before
    assert not resolve(drawing).halves
    assert not _clashes(drawing)


def test_a_device_range_in_its_control_units():
    drawing = two_cecs(channels=1).drawing
    history = UndoHistory(drawing)
    history.do(duplicate(drawing, ["device1"]))
    drawing = history.drawing
    ranges = [(one.number, one.address, one.count) for one in drawing.of(DeviceRange)]
    assert ranges == [(0xD000, 0, 4), (0xD000, 0, 4), (0xD010, 4, 4), (0xD010, 4, 4)]
    assert len(_up(drawing, "lpar1", "lpar2")) == 8


def test_the_scheme_of_numbers_stays():
    drawing = one_cec([(0, 0), (1, 1)]).drawing
    history = UndoHistory(drawing)
    history.do(duplicate(drawing, ["channel1", "channel2"]))
    chpids = [one.chpid for one in history.drawing.of(Channel)]
    assert chpids == [0x3C, 0x3D, 0x4C, 0x4D]
    numbers = sorted({one.number for one in history.drawing.of(DeviceRange)})
    assert numbers == [0xD000, 0xD010, 0xD100, 0xD110]


def test_lpars_into_what_is_selected():
    drawing = two_cecs().drawing
    history = UndoHistory(drawing)
    history.do(paste(drawing, copy(drawing, ["lpar1"]), None, "cec2"))
    new = history.drawing.get("lpar3", Lpar)
    assert (new.css, new.name, new.system, new.mif) == ("css2", "LPAR3", "LPAR3", 2)
    history.do(paste(history.drawing, copy(history.drawing, ["lpar1"])))
    assert history.drawing.get("lpar4", Lpar).css == "css1"


def test_cards_take_channels_while_they_have_room():
    drawing = two_cecs(channels=1).drawing
    history = UndoHistory(drawing)
    clip = copy(drawing, ["channel1"])
    for _ in range(4):
        history.do(paste(history.drawing, clip, None, "channel1"))
    cards = [one.card for one in history.drawing.of(Channel) if one.cec == "cec1"]
    assert cards == ["card1"] * 4 + [None]
    history.do(paste(history.drawing, clip, None, "card2"))
    assert [one.card for one in history.drawing.of(Channel) if one.cec == "cec2"] == ["card2"] * 2


def test_a_channel_needs_a_machine():
    clip = copy(pair(), ["channel1"])
    with pytest.raises(DrawingError, match="needs a CEC"):
        paste(Drawing(), clip)
    draft = Draft(Drawing(), "Make")
    cec = draft.add(Cec, name="Z")
    history = UndoHistory(draft.now)
    history.do(paste(history.drawing, clip))
    channels = history.drawing.of(Channel)
    assert [one.cec for one in channels] == [cec.id]
    assert not history.drawing.of(Cable)


def test_places():
    draft = Draft(Drawing(), "Make")
    draft.add(PaperNote, (10, 20), text="one")
    draft.add(PaperNote, (40, 15), text="two")
    history = UndoHistory(draft.now)
    history.do(duplicate(history.drawing, ["note1", "note2"]))
    assert (history.drawing.place("note3"), history.drawing.place("note4")) == (Place(10, 20), Place(40, 15))
    history.do(paste(history.drawing, copy(history.drawing, ["note1", "note2"]), Place(0, 0)))
    assert (history.drawing.place("note5"), history.drawing.place("note6")) == (Place(0, 5), Place(30, 0))


def test_a_machine_is_pasted_as_it_lay():
    drawing = two_cecs().drawing
    history = UndoHistory(drawing)
    history.do(lay_out(drawing))
    before = history.drawing.places
    history.do(duplicate(drawing, ["cec1"]))
    new = {name: at for name, at in history.drawing.places.items() if name not in before}
    assert new["cec3"] == before["cec1"]
    assert new["lpar3"].x - new["cec3"].x == before["lpar1"].x - before["cec1"].x


GOOD = json.loads(copy(pair(), ["channel1"]))


@pytest.mark.parametrize(
    ("clip", "expected"),
    [
        ("", "is not JSON"),
        ("{}", "no elements of a drawing"),
        ("[" * 100_000, "brackets"),
        (json.dumps(GOOD | {"version": 2}), "another version"),
        (json.dumps(GOOD | {"more": 1}), "more: no such key: copy"),
        (json.dumps(GOOD | {"around": []}), "which does not exist"),
        (json.dumps(GOOD | {"things": GOOD["things"] * 2}), "occurs twice"),
        (
            json.dumps(GOOD | {"things": [{"id": "css1", "kind": "css", "cec": "css1"}], "around": []}),
            "names css1",
        ),
    ],
)
def test_other_texts_are_refused(clip, expected):
    with pytest.raises(DrawingError, match=expected):
        paste(pair(), clip)


def test_nothing_selected():
    with pytest.raises(DrawingError, match="Nothing to copy"):
        copy(pair(), ["cec9"])


@given(
    st.lists(st.tuples(st.sets(st.integers(0, 63)), st.sets(st.integers(0, 63))), max_size=4),
    st.booleans(),
)
def test_shifts(pairs, near):
    masks = [(fresh.mask(new), fresh.mask(old)) for new, old in pairs]
    by = fresh.shift(masks, 64, near)
    free = [
        way
        for way in range(-63, 64)
        if all(0 <= one + way < 64 and one + way not in old for new, old in pairs for one in new)
    ]
    assert (by in free) if free else by is None
    if 0 in free:
        assert by == 0


def test_names():
    assert fresh.name("LPAR2", {"LPAR2", "LPAR3"}, 8) == "LPAR4"
    assert fresh.name("ABCDEFGH", {"ABCDEFGH"}, 8) == "ABCDEFG2"
    assert fresh.name("A", {"B"}, 8) == "A"


def test_css_and_cluster_numbers():
    drawing = pair()
    history = UndoHistory(drawing)
    history.do(duplicate(drawing, ["css1"]))
    made = [one for one in history.drawing.of(Css) if one.cec == "cec1"]
    assert [one.number for one in made] == [0, 1]
