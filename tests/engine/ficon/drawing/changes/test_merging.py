"""Two edits of one drawing become one: laws over any drawing, and what both sides have touched."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.differences.merging import Merged, merge
from engine.ficon.drawing.file.whole import faults
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.kinds import refers
from tests.engine.ficon.drawing.any_drawing import _fewer, grown, pair
from tests.engine.ficon.drawing.any_drawing import drawing as some_drawing

seeds = given(st.integers(0, 2**32))
quick = settings(max_examples=80, deadline=None)


def edited(before: Drawing, rng: Random) -> Drawing:
    """Return a drawing after some edits."""
    history = UndoHistory(before.copy())
    for _ in range(3):
        more = rng.random() < 0.6
        history.do(grown(history.drawing, rng, 4).done() if more else _fewer(history, rng))
    return history.drawing


def both(before: Drawing, own: Drawing, other: Drawing) -> tuple[Drawing, Merged]:
    made, found = own.copy(), merge(before, own, other)
    made.apply(found.change)
    return made, found


@seeds
@quick
def test_one_side_alone_is_taken_over_whole(seed: int) -> None:
    rng = Random(seed)
    before = some_drawing(rng, 15)
    other = edited(before, rng)
    made, found = both(before, before, other)
    assert (made, found.conflicts) == (other, ())
    assert not merge(before, other, before).change
    assert not merge(before, other, other).change


@seeds
@quick
def test_what_one_side_did_alone_is_in_the_whole(seed: int) -> None:
    rng = Random(seed)
    before = some_drawing(rng, 15)
    own, other = edited(before, rng), edited(before, rng)
    made, found = both(before, own, other)
    assert not list(faults(made, made.find))
    twice = {one.id for one in own} & {one.id for one in other} - {one.id for one in before}  # get other ids
    for name in {one.id for drawing in (before, own, other) for one in drawing if one.id in before}:
        was, here, there = (one.find(name) for one in (before, own, other))
        if was == there or here == there:
            assert made.find(name) == here
        elif was == here and not found.conflicts and not any(repr(new) in repr(there) for new in twice):
            assert made.find(name) == there
    added = sum(one.id not in before for one in own) + sum(one.id not in before for one in other)
    assert found.conflicts or sum(one.id not in before for one in made) == added - len(
        made_by_both(own, other, twice)
    )


def made_by_both(own: Drawing, other: Drawing, twice: set[str]) -> set[str]:
    """Return which things both sides made alike. A cable to a channel that differs is not the same cable."""
    same = {name for name in twice if own[name] == other[name]}
    while odd := {name for name in same if any(one in twice - same for one in refers(own[name]))}:
        same -= odd
    return same


def changed(before: Drawing, name: str, /, **fields: object) -> Drawing:
    draft = Draft(before, "")
    draft.set(name, **fields)
    return draft.now


def test_fields_of_one_thing_are_merged_and_the_own_one_wins() -> None:
    before = pair()
    own = changed(before, "channel1", chpid=0x60)
    made, found = both(before, own, changed(before, "channel1", pchid=0x123))
    assert (made.get("channel1", Channel).chpid, made.get("channel1", Channel).pchid) == (0x60, 0x123)
    assert found.conflicts == ()
    made, found = both(before, own, changed(before, "channel1", chpid=0x61))
    assert made.get("channel1", Channel).chpid == 0x60
    assert "has a different chpid in the file" in found.conflicts[0]


def test_devices_that_both_added_to_a_link_are_all_there() -> None:
    before = pair()
    (one, two) = before.of(IsfcLink)[0].devices
    own = changed(before, "link1", devices=((*one, 0xD020), (*two, 0xD020)))
    other = changed(before, "link1", devices=((*one, 0xD030), (*two, 0xD030)))
    made, found = both(before, own, other)
    assert made.of(IsfcLink)[0].devices == ((*one, 0xD020, 0xD030), (*two, 0xD020, 0xD030))
    assert not found.conflicts


def test_new_things_of_both_sides_with_one_id_are_both_kept() -> None:
    before, sides = pair(), []
    for name in "XY":
        draft = Draft(before, "")
        port = draft.add(Port, director="director1", address=0x10 if name == "X" else 0x11)
        channel = draft.add(Channel, cec="cec1", chpid=0x70 if name == "X" else 0x71)
        draft.add(Cable, ends=(channel.id, port.id))
        sides.append(draft.now)
    made, found = both(before, *sides)
    assert not found.conflicts
    chpids = {one.id: one.chpid for one in made.of(Channel)}
    addresses = {one.id: one.address for one in made.of(Port)}
    cables = {(chpids.get(one.ends[0]), addresses.get(one.ends[1])) for one in made.of(Cable)}
    assert cables >= {(0x70, 0x10), (0x71, 0x11)}


def test_what_the_other_side_removed_stays_while_it_is_used_here() -> None:
    before = pair()
    other = before.copy()
    other.apply(remove(other, ["lpar2"]))
    draft = Draft(before, "")
    draft.add(DeviceRange, number=0x100, control_units=("unit3",), lpars=("lpar2",))
    made, found = both(before, draft.now, other)
    assert "lpar2" in made
    assert any("was removed in the file but is used here" in text for text in found.conflicts)
    assert not list(faults(made, made.find))


def test_what_was_removed_here_does_not_come_back() -> None:
    before = pair()
    own = before.copy()
    own.apply(remove(own, ["cec1"]))
    made, found = both(before, own, changed(before, "cec1", name="Q"))
    assert [one.name for one in made.of(Cec)] == ["B"]
    assert "it stays removed" in found.conflicts[0]
    draft = Draft(before, "")
    draft.add(Lpar, css="css1", name="NEW", mif=9)
    made, found = both(before, own, draft.now)
    assert [one.name for one in made.of(Lpar)] == ["LPAR2"]
    assert "is used in the file and removed here" in found.conflicts[0]


def test_places_are_merged_and_the_own_one_wins() -> None:
    before = pair()
    sides = [before.copy() for _ in range(2)]
    for side, name, x in ((0, "cec1", 5), (1, "cec2", 7), (1, "cec1", 9)):
        draft = Draft(sides[side], "")
        draft.place(name, Place(x, x))
        sides[side] = draft.now
    made, _ = both(before, *sides)
    assert made.places == {"cec1": Place(5, 5), "cec2": Place(7, 7)}
