"""What is dropped lands where it is dropped; where it cannot be, a reason and another place are offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt

from app.topology.actions.edit import EditActions
from app.topology.canvas import moving
from app.topology.editor import Editor
from app.topology.insertion import put
from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.box import Box
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.tidy import laid_out
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.fields import Thing
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.app.topology.canvas.test_canvas_pushing import drop, shown
from tests.app.topology.canvas.test_canvas_room import nothing_overlaps

pytestmark = pytest.mark.usefixtures("qapp")
Make = Callable[..., Hands]
Held = Qt.KeyboardModifier


def box(editor: Editor, name: str) -> Box:
    return Arrangement(editor.drawing).shapes[name].box


def machines(*names: str) -> Editor:
    """Return two CECs side by side, the first with these things in it."""
    editor = Editor()
    for x in (0, 300):
        assert editor.do(make(editor.drawing, "cec", Place(x, 0)))
    for name in names:
        assert editor.do(make(editor.drawing, name, None, "cec1"))
    return editor


def test_an_lpar_dropped_below_the_first_lands_there_and_moves_nothing_else() -> None:
    editor = machines("lpar")
    before, cec = shown(editor.drawing), box(editor, "cec1")
    assert drop(editor, "lpar", box(editor, "lpar1").middle[0], cec.bottom + 30)
    after, second = shown(editor.drawing), box(editor, editor.selection[0])
    assert second.left == box(editor, "lpar1").left
    assert second.top > box(editor, "lpar1").bottom
    for name in before:
        assert after[name][1][:2] == before[name][1][:2], name
    assert box(editor, "cec1").right == cec.right


def test_an_lpar_dropped_on_the_right_lands_in_the_row() -> None:
    editor = machines("lpar")
    first = box(editor, "lpar1")
    assert drop(editor, "lpar", first.right + 80, first.middle[1] + 10)
    second = box(editor, editor.selection[0])
    assert (second.top, second.left > first.right) == (first.top, True)
    nothing_overlaps(editor)


@settings(max_examples=60, deadline=None)
@given(x=st.integers(-40, 320), y=st.integers(-40, 420), what=st.sampled_from(("lpar", "card", "channel")))
def test_what_is_dropped_pushes_nothing_of_its_container_up_or_left(x: int, y: int, what: str) -> None:
    editor = machines("lpar", "lpar", "card", "channel")
    before = shown(editor.drawing)
    if drop(editor, what, x, y):
        nothing_overlaps(editor)
        after = shown(editor.drawing)
        same = {"lpar": "lpar", "card": "card", "channel": "channel"}[what]
        for name in before:
            assert after[name][1].left >= before[name][1].left
            assert after[name][1].top >= before[name][1].top
            if name.startswith(same) and before[name][0] == after[editor.selection[0]][0]:
                assert after[name][1][:2] == before[name][1][:2], name


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(("cec", "director", "storage")), st.integers(0, 900), st.integers(0, 700)),
        max_size=8,
    )
)
def test_machines_dropped_on_others_go_beside_them_and_move_none(drops: list[tuple[str, int, int]]) -> None:
    editor = drawn("n-by-m")
    for key, x, y in drops:
        before = editor.drawing.places
        assert drop(editor, key, x, y)
        assert {name: editor.drawing.place(name) for name in before} == before
    nothing_overlaps(editor)


def test_a_drop_on_nothing_says_why_and_offers_the_nearest_container(make_hands: Make) -> None:
    hands = make_hands("mesh", members=2)
    drawing = hands.canvas.editor.drawing
    right = max(drawing.of(Cec), key=lambda cec: hands.canvas.viewport.scene.shapes[cec.id].box.left)
    hands.canvas.viewport.zoom_to(0.3)
    assert not hands.drop("lpar", QPointF(hands.canvas.width() - 5, hands.canvas.height() / 2))
    assert hands.refused == [f"Place it in a CEC|Move into CEC {right.name}"]
    count = len(drawing.of(Lpar))
    hands.offers[0]()
    assert len(drawing.of(Lpar)) == count + 1
    made = drawing.get(hands.canvas.editor.selection[0], Lpar)
    assert drawing.get(made.css, Css).cec == right.id


@pytest.mark.parametrize("key", ["cec", "director", "lpar", "card", "channel", "note"])
def test_copies_stand_clear_and_in_line(key: str) -> None:
    editor = machines("lpar", "card")
    assert editor.do(make(editor.drawing, "director", Place(20, 600)))
    assert editor.do(make(editor.drawing, "note", Place(20, 900)))
    assert editor.do(make(editor.drawing, "channel", None, "card1"))
    things: dict[str, type[Thing]] = {
        "cec": Cec,
        "director": Director,
        "lpar": Lpar,
        "card": ChannelCard,
        "channel": Channel,
    }
    kind = things.get(key)
    first = editor.drawing.of(kind)[0].id if kind else "note1"
    assert editor.do(moving.move(CanvasScene(editor.drawing), [first], 10, 10))
    before, names = shown(editor.drawing), [first]
    editor.select([first])
    for _ in range(3):
        EditActions(editor, None).duplicate()  # type: ignore[arg-type]
        names.append(editor.selection[0])
    boxes = [box(editor, name) for name in names]
    level, upright = len({item.top for item in boxes}) == 1, len({item.left for item in boxes}) == 1
    assert level or upright
    assert all(not a.meets(b) for a in boxes for b in boxes if a is not b)
    assert all(
        box(editor, name)[:2] == before[name][1][:2]
        for name in before
        if not before[name][0] and name == first
    )
    nothing_overlaps(editor)


@pytest.mark.parametrize("step", [(270, 36), (270, 110), (30, 220)])
@pytest.mark.parametrize("key", ["cec", "storage"])
def test_a_layout_straightens_a_staircase(key: str, step: tuple[int, int]) -> None:
    editor, (dx, dy) = Editor(), step if key == "cec" else (step[0], step[1] // 2)
    for place in range(5):
        assert editor.do(make(editor.drawing, key, Place(place * dx, place * dy)))
    assert editor.attempt(lambda: laid_out(editor.drawing))
    boxes = [item for name, (_, item) in shown(editor.drawing).items() if name.startswith(key)]
    assert min(len({item.top for item in boxes}), len({item.left for item in boxes})) == 1


@pytest.mark.parametrize("key", ["mesh-of-two", "n-by-m"])
@pytest.mark.parametrize(
    ("what", "into"),
    [("lpar", "css1"), ("lpar", "cec1"), ("channel", "cec1"), ("channel", "card1"), ("card", "cec1")]
    + [("css", "cec1"), ("cec", ""), ("director", ""), ("storage", "")],
)
def test_enter_in_the_palette_leaves_what_is_beside_it(
    make_hands: Make, key: str, what: str, into: str
) -> None:
    hands = make_hands(key)
    editor = hands.canvas.editor
    before = shown(editor.drawing)
    editor.select([into] if into else [])
    put(editor, hands.canvas, what, hands.canvas)
    after = shown(editor.drawing)
    (made,) = editor.selection
    assert made not in before
    home = after[made][0]
    for name, (holder, was) in before.items():
        if not into or (holder == home and home):
            assert after[name][1][:2] == pytest.approx(was[:2], abs=0.5), name  # places are whole units
