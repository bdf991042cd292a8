"""Nothing ever overlaps: what an edit makes larger pushes its neighbors aside, in the same step of undo."""

from __future__ import annotations

from itertools import combinations, permutations
from math import dist
from random import Random
from statistics import fmean

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.topology.canvas.sheets.single import names_of_sheets, sheet_scene
from app.topology.editor import Editor
from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.bends import middle_of
from app.topology.shapes.box import Box
from app.topology.shapes.labels import label_box
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import FRAMES
from app.topology.shapes.tidy import laid_out
from bench.topology.plant import edit as some_edit
from engine.ficon.drawing.changes.arrange import put
from engine.ficon.drawing.changes.bend import bend
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.templates import template
from tests.app.topology.canvas.canvas_bench import drawn

pytestmark = pytest.mark.usefixtures("qapp")  # labels are as wide as their letters
HELD = ("cec", "css", "card", "channel", "lpar", "unit", "device")
INTO: dict[str, type[Thing]] = {
    "lpar": Css,
    "channel": ChannelCard,
    "card": Cec,
    "css": Cec,
    "device": ControlUnit,
}


def nothing_overlaps(editor: Editor) -> None:
    shapes = Arrangement(editor.drawing).shapes
    for one, other in combinations([s for s in shapes.values() if s.kind in (*HELD, "director")], 2):
        if one.parent == other.parent:
            assert not one.box.meets(other.box), (one.id, other.id)
    for shape in shapes.values():
        if shape.kind in HELD and shape.parent:
            assert shapes[shape.parent].box.covers(shape.box), shape.id


def edit(editor: Editor, chance: Random) -> None:
    """Drop something, put something elsewhere, change a field or a list, or remove something."""
    drawing, dice = editor.drawing, chance.random()
    spot = Place(chance.randrange(-200, 1200), chance.randrange(-200, 900))
    if dice < 0.15:
        editor.attempt(lambda: make(drawing, chance.choice(("cec", "director")), spot))
    elif dice < 0.6:
        kind = chance.choice(list(INTO))
        homes = drawing.of(INTO[kind])
        if homes:
            where = spot if chance.random() < 0.3 else None
            editor.attempt(lambda: make(drawing, kind, where, chance.choice(homes).id))
    elif dice < 0.9:
        shapes = [one for one in Arrangement(drawing).shapes.values() if one.kind in (*HELD, "director")]
        if shapes:
            editor.attempt(lambda: put(drawing, {chance.choice(shapes).id: spot}))
    elif dice < 0.95:
        editor.attempt(lambda: some_edit(drawing, chance))
    elif things := drawing.of(chance.choice((ChannelCard, Lpar, Channel))):
        editor.attempt(lambda: remove(drawing, [chance.choice(things).id]))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("", "optimised", "n-by-m")))
def test_nothing_overlaps_after_any_edits_and_undo_brings_all_back(seed: int, key: str) -> None:
    chance = Random(seed)
    editor = drawn(key) if key else Editor()
    steps = []
    for _ in range(8):
        before = editor.drawing.copy()
        edit(editor, chance)
        nothing_overlaps(editor)
        if editor.drawing != before:
            steps.append(before)
    for before in reversed(steps):
        editor.undo()
        assert editor.drawing == before


def two_cecs() -> Editor:
    editor = Editor()
    for x in (0, 400):
        assert editor.do(make(editor.drawing, "cec", Place(x, 0)))
    return editor


def test_a_cec_that_grows_pushes_its_neighbour_and_no_more() -> None:
    editor = two_cecs()
    first, second = editor.drawing.of(Cec)
    at = editor.drawing.place(first.id)
    for _ in range(4):
        assert editor.do(make(editor.drawing, "card", None, first.id))
    steps = len(editor.history.done)
    for card in editor.drawing.of(ChannelCard):
        for _ in range(2):
            assert editor.do(make(editor.drawing, "channel", None, card.id))
    assert len(editor.history.done) == steps + 8
    nothing_overlaps(editor)
    boxes = Arrangement(editor.drawing).boxes
    assert editor.drawing.place(first.id) == at
    assert boxes[second.id].left - boxes[first.id].right <= 20 or boxes[second.id].top > boxes[first.id].top


def test_what_has_room_stays_where_it_was_put() -> None:
    editor = two_cecs()
    places = editor.drawing.places
    assert editor.do(make(editor.drawing, "director", Place(0, 900)))
    assert {name: editor.drawing.place(name) for name in places} == places


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("", "optimised", "n-by-m")))
@example(seed=51, key="optimised")  # a channel in which devices had been moved: its size was taken as it was
def test_a_second_layout_changes_nothing_and_nothing_overlaps_after_the_first(seed: int, key: str) -> None:
    chance = Random(seed)
    editor = drawn(key) if key else Editor()
    for _ in range(8):
        edit(editor, chance)
    editor.attempt(lambda: laid_out(editor.drawing))
    nothing_overlaps(editor)
    assert not laid_out(editor.drawing)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("", "optimised", "mesh")))
def test_a_second_layout_from_scratch_changes_nothing(seed: int, key: str) -> None:
    chance = Random(seed)
    editor = drawn(key) if key else Editor()
    for _ in range(8):
        edit(editor, chance)
    laid_out_from_scratch(editor)


@pytest.mark.parametrize(("channels", "directors"), [(1, 2), (5, 4), (12, 2)])
def test_a_second_layout_from_scratch_of_two_cecs_changes_nothing(channels: int, directors: int) -> None:
    editor = Editor()
    made = template("mesh-of-two").make(editor.drawing, channels=channels, directors=directors)
    assert editor.do(made)
    laid_out_from_scratch(editor)


def laid_out_from_scratch(editor: Editor) -> None:
    editor.attempt(lambda: laid_out(editor.drawing, from_scratch=True), room=False)
    nothing_overlaps(editor)
    assert not laid_out(editor.drawing, from_scratch=True)
    assert not laid_out(editor.drawing)


def boxes_of(editor: Editor) -> dict[str, Box]:
    """Return the boxes of what a layout places, by id; of a director as long as it is without its ports."""
    kinds, arranged = ("cec", "css", "card", "channel", "lpar", "director"), Arrangement(editor.drawing)
    return {one.id: arranged.boxes[one.id] for one in arranged.shapes.values() if one.kind in kinds}


def mean_way(before: dict[str, Box], after: dict[str, Box]) -> float:
    """Return how far things lie from where they were on average, units."""
    return fmean(dist(before[name][:2], after[name][:2]) for name in before)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("", "mesh", "n-by-m")))
def test_a_layout_keeps_the_order_of_all_that_lies_beside_or_above_each_other(seed: int, key: str) -> None:
    """Of two things of one container, apart before: who was on the left, or above, is it afterwards."""
    chance = Random(seed)
    editor = drawn(key) if key else Editor()
    for _ in range(8):
        edit(editor, chance)
    if not editor.drawing.places:
        return
    before = boxes_of(editor)
    editor.attempt(lambda: laid_out(editor.drawing))
    after, shapes = boxes_of(editor), Arrangement(editor.drawing).shapes
    for one, other in permutations(before, 2):
        a, b = before[one], before[other]
        if shapes[one].parent != shapes[other].parent:
            continue
        level, over = a.top < b.bottom and b.top < a.bottom, a.left < b.right and b.left < a.right
        if level and a.right <= b.left:
            assert after[one].right <= after[other].left, (one, other)
        if over and a.bottom <= b.top:
            assert after[one].bottom <= after[other].top, (one, other)


@pytest.mark.parametrize("key", ["mesh", "study-part-ii", "n-by-m"])
def test_what_was_moved_a_little_comes_onto_lines_and_goes_no_farther(key: str) -> None:
    editor, chance = drawn(key), Random(4)
    editor.attempt(lambda: laid_out(editor.drawing, from_scratch=True))
    straight = boxes_of(editor)
    ways = {
        name: Place(round(box.left) + chance.randrange(-15, 16), round(box.top) + chance.randrange(-15, 16))
        for name, box in straight.items()
        if "channel" in name or "lpar" in name
    }
    assert editor.do(put(editor.drawing, ways))
    moved = boxes_of(editor)
    assert editor.attempt(lambda: laid_out(editor.drawing))
    after = boxes_of(editor)
    assert mean_way(moved, after) < 15.0
    for card in editor.drawing.of(ChannelCard):
        tops = {after[one.id].bottom for one in editor.drawing.children(card.id)}
        assert len(tops) <= 1


def test_a_cec_put_beside_others_leaves_them_where_they_are() -> None:
    editor = drawn("mesh")
    editor.attempt(lambda: laid_out(editor.drawing))
    before = boxes_of(editor)
    spot = Place(round(max(box.right for box in before.values())) + 50, 0)
    assert editor.do(make(editor.drawing, "cec", spot))
    assert editor.attempt(lambda: laid_out(editor.drawing))
    after = boxes_of(editor)
    assert mean_way(before, {name: after[name] for name in before}) < 25.0
    assert editor.attempt(lambda: laid_out(editor.drawing, from_scratch=True))
    scratch = boxes_of(editor)
    assert mean_way(before, {name: scratch[name] for name in before}) > 100.0


def test_bends_and_devices_put_somewhere_go_along() -> None:
    editor = drawn("study-part-ii")
    cable = editor.drawing.of(Cable)[0]
    way = [(round(x), round(y)) for x, y in (middle_of(CanvasScene(editor.drawing), cable.id),)]
    assert editor.attempt(lambda: bend(editor.drawing, cable.id, way))
    assert editor.attempt(lambda: laid_out(editor.drawing))
    assert len(editor.drawing.get(cable.id, Cable).bends) == 1
    assert not laid_out(editor.drawing)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("optimised", "n-by-m", "study-part-ii")))
def test_no_label_covers_another_or_a_thing_after_any_edits_on_sheets_too(seed: int, key: str) -> None:
    chance, editor = Random(seed), drawn(key)
    for _ in range(6):
        edit(editor, chance)
    scene = CanvasScene(editor.drawing)
    for made in (scene, *(sheet_scene(scene, name) for name in names_of_sheets(scene))):
        labels = ((edge.label, edge.label_at) for edge in made.edges)
        plates = [label_box(text, at) for text, at in labels if text and at]
        assert not any(one.meets(other) for one, other in combinations(plates, 2))
        solid = [shape for shape in made.shapes.values() if shape.kind not in FRAMES]
        assert not [shape.id for shape in solid if any(plate.meets(shape.box) for plate in plates)]
