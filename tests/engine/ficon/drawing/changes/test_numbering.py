"""Number schemes: what templates make, both sides alike, clashes told before anything is changed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.numbering import FIELDS, SCHEMES, Scheme, preview, renumber, wrong
from engine.ficon.drawing.numbering.template import WIDTHS
from tests.engine.ficon.drawing.any_drawing import drawing as some_drawing
from tests.engine.ficon.drawing.drawn import one_cec, two_cecs


def _numbers(drawing):
    return sorted({one.number for one in drawing.of(DeviceRange)})


def _connected(drawing):
    """Ids and unit addresses of all connections, which no number may change."""
    found = resolve(drawing).connections
    return {
        (one.address, *sorted((end.lpar, end.channel, end.unit, end.device) for end in one.ends))
        for one in found
    }


@pytest.mark.parametrize("scheme", [scheme for _, scheme in SCHEMES])
@pytest.mark.parametrize("make", [lambda: two_cecs(3), lambda: one_cec([(0, 1), (1, 0), (2, 3)])])
def test_both_sides_get_equal_numbers(make, scheme):
    history = UndoHistory(make().drawing)
    before = _connected(history.drawing)
    history.do(renumber(history.drawing, scheme))
    assert _connected(history.drawing) == before
    assert all(one.ends[0].number == one.ends[1].number for one in resolve(history.drawing).connections)
    for link in history.drawing.of(IsfcLink):
        assert all(row.connection for row in resolve(history.drawing).of_link(link.id))
    again = renumber(history.drawing, scheme)
    assert not again
    history.undo()
    assert _connected(history.drawing) == before


def test_templates():
    drawing = two_cecs(3).drawing
    history = UndoHistory(drawing)
    history.do(renumber(drawing, Scheme("5{c}{n}0", "4{c}{i}{n}")))
    assert _numbers(history.drawing) == [0x5C00, 0x5D10, 0x5E20]
    assert [one.number for one in history.drawing.of(ControlUnit) if one.cec == "cec1"] == [
        0x4C10,
        0x4D10,
        0x4E10,
    ]
    history.do(renumber(history.drawing, Scheme("{n+A:2}{chpid}")))
    assert _numbers(history.drawing) == [0x0A3C, 0x0B3D, 0x0C3E]
    assert all(one.address is not None for one in history.drawing.of(DeviceRange))
    link = history.drawing.of(IsfcLink)[0]
    assert link.devices[0][:5] == link.devices[1][:5] == (0x0A3C, 0x0A3D, 0x0A3E, 0x0A3F, 0x0B3D)


def test_sides_that_differ_become_equal():
    drawing = two_cecs(1).drawing
    history = UndoHistory(drawing)
    draft = Draft(drawing, "Other")
    draft.set("device2", number=0xE100, address=0)
    draft.set(drawing.of(IsfcLink)[0].id, devices=((0xD000, 0xD001), (0xE100, 0xE101)))
    history.do(draft.done())
    history.do(renumber(history.drawing, Scheme("A0{n}0")))
    assert _numbers(history.drawing) == [0xA000]
    assert history.drawing.of(IsfcLink)[0].devices == ((0xA000, 0xA001), (0xA000, 0xA001))


def test_only_what_is_chosen_and_its_other_side():
    drawing = two_cecs(3).drawing
    rows = preview(drawing, Scheme("A{n}00"), ["channel1"])
    assert {row.thing for row in rows} == {"device1", "device2"}
    assert [(row.old, row.new, row.clash) for row in rows] == [(0xD000, 0xA000, "")] * 2
    assert len(preview(drawing, Scheme("A{n}00"), ["lpar2"])) == 6
    assert len(preview(drawing, Scheme("A{n}00"), [drawing.of(IsfcLink)[0].id])) == 6
    assert {row.thing[:4] for row in preview(drawing, Scheme("", "A{n}00"), ["channel1"])} == {"unit"}
    assert preview(drawing, Scheme(), ["channel1"]) == ()


def test_clashes_are_told_and_nothing_is_changed():
    drawing = two_cecs(3).drawing
    rows = preview(drawing, Scheme("A000", "B000"))
    assert any(row.clash == "LPAR1 would see device A000 3 times" for row in rows)
    assert any(row.clash == "CEC A has control unit B000 3 times" for row in rows)
    with pytest.raises(DrawingError, match=r"would see device A000 3 times \(and 11 more clashes\)"):
        renumber(drawing, Scheme("A000", "B000"))
    with pytest.raises(DrawingError, match="LPAR1 would see device D010 2 times"):
        renumber(drawing, Scheme("D010"), ["channel1"])
    with pytest.raises(DrawingError, match="exceed FFFF"):
        renumber(drawing, Scheme("FFFE"), ["channel1"])
    with pytest.raises(DrawingError, match="more digits"):
        renumber(drawing, Scheme("00{n+F}0"))


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("", ""),
        ("5{c}{n}0", ""),
        ("{chpid:1}{n+8:2}0", ""),
        ("{chpid}{u}0", "makes 5 digits; expected 4"),
        ("5{x}{n}0", "no field {x}"),
        ("5{c}{n", "at character 5 is neither"),
        ("G000", "at character 1"),
        ("{n:9}000", "at character 1"),
        ("0" * 100, "at most 80"),
    ],
)
def test_what_is_wrong_with_a_template(template, expected):
    assert expected in wrong(template)
    assert bool(wrong(template)) == bool(expected)


def test_every_field_is_described():
    assert [name for name, _ in FIELDS] == list(WIDTHS)


@pytest.mark.slow
@given(st.integers(0, 2**32), st.sampled_from([scheme for _, scheme in SCHEMES]))
@settings(max_examples=50, deadline=None)
def test_on_any_drawing(seed, scheme):
    drawing = some_drawing(Random(seed), 30)
    rows = preview(drawing, scheme)
    assert len({row.thing for row in rows}) == len(rows)
    try:
        change = renumber(drawing, scheme)
    except DrawingError:
        assert any(row.clash for row in rows)
        return
    history, before = UndoHistory(drawing), _connected(drawing)
    history.do(change)
    assert _connected(drawing) == before
    for row in rows:
        assert drawing[row.thing].number == row.new
    assert all(lpar == drawing[lpar.id] for lpar in drawing.of(Lpar))
