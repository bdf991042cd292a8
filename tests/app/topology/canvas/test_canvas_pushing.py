"""An edit shoves nothing: what is in the way goes the way it lay, and directors keep their length."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.topology.canvas import moving
from app.topology.editor import LAYERS, Editor
from app.topology.shapes.arrangement import Arrangement
from app.topology.shapes.box import Box
from app.topology.shapes.placing.landing import landed, landing
from app.topology.shapes.placing.room import GAP, PORTS
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.create import make, refusal
from engine.ficon.drawing.changes.join import join
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Director, Lpar, Port
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from tests.app.topology.canvas.canvas_bench import drawn
from tests.app.topology.canvas.test_canvas_room import nothing_overlaps

pytestmark = pytest.mark.usefixtures("qapp")
KINDS = ("cec", "css", "card", "channel", "lpar", "director", "storage")
SIDES = {"right": (0, 2, 1), "left": (2, 0, -1), "below": (1, 3, 1), "above": (3, 1, -1)}
Shown = dict[str, tuple[str, Box]]


def sides(box: Box, other: Box) -> set[str]:
    """Return the sides of another box on which a box lies wholly."""
    return {side for side, (own, far, sign) in SIDES.items() if sign * (box[own] - other[far]) >= 0}


def shown(drawing: Drawing) -> Shown:
    """Return the container and the box of each thing as it is seen."""
    shapes = Arrangement(drawing).shapes
    return {name: (s.parent, s.box) for name, s in shapes.items() if s.kind in KINDS}


def drop(editor: Editor, key: str, x: float, y: float) -> bool:
    """Drop a thing of the palette at a point; return whether it was taken."""
    scene, reason = CanvasScene(editor.drawing), partial(refusal, editor.drawing, key)
    at = landing(scene, key, (x, y), LAYERS, reason)
    return not at.reason and editor.attempt(lambda: landed(scene, key, at))


def act(editor: Editor, chance: Random) -> set[str]:
    """Drop, add, move, join or remove something as people do; return what was put elsewhere by hand."""
    drawing, dice, scene = editor.drawing, chance.random(), CanvasScene(editor.drawing)
    left, top, right, bottom = (round(edge) for edge in scene.bounds)
    x, y = chance.randint(left - 50, right + 200), chance.randint(top - 50, bottom + 200)
    homes: dict[str, type[Thing]] = {
        "lpar": Cec,
        "channel": ChannelCard,
        "card": Cec,
        "unit": Channel,
        "css": Cec,
    }
    key = chance.choice(list(homes))
    if dice < 0.3:
        drop(editor, chance.choice((*homes, "cec", "director", "storage")), x, y)
        return set(editor.selection)
    if dice < 0.6 and (there := drawing.of(homes[key])):
        editor.attempt(lambda: make(drawing, key, None, chance.choice(there).id))
    elif dice < 0.75 and (channels := drawing.of(Channel)) and (directors := drawing.of(Director)):
        editor.attempt(lambda: join(drawing, chance.choice(channels).id, chance.choice(directors).id))
    elif dice < 0.9 and (things := [s.id for s in scene.shapes.values() if s.kind in ("cec", "director")]):
        moved, dx, dy = chance.choice(things), chance.randint(-300, 300), chance.randint(-300, 300)
        editor.attempt(lambda: moving.move(scene, [moved], dx, dy))
        return {moved}
    elif things := [thing.id for thing in (*drawing.of(Lpar), *drawing.of(ChannelCard))]:
        editor.attempt(lambda: remove(drawing, [chance.choice(things)]))
    return set()


def reached(drawing: Drawing, director: str) -> float:
    """Return how far to the right the ports of a director would go, above or below what they lead to."""
    arranged = Arrangement(drawing)
    far = arranged.nesting.far_ends()
    ends = [far.get(port.id, "") for port in drawing.of(Port) if port.director == director]
    return max((arranged.shapes[end].core.middle[0] for end in ends if end in arranged.shapes), default=0.0)


def around(drawing: Drawing, names: set[str]) -> set[str]:
    """Return things and all that hold them or are in them."""
    nesting = Arrangement(drawing).nesting
    found = nesting.inside(tuple(names))
    for name in names & nesting.holder.keys():
        while name := nesting.holder.get(name, ""):
            found.add(name)
    return found


def keeps_order(before: Shown, after: Shown, own: set[str]) -> None:
    for one, other in permutations(before.keys() & after.keys() - own, 2):
        if before[one][0] == before[other][0] and after[one][0] == after[other][0]:
            lay = sides(before[one][1], before[other][1])
            assert not lay or lay & sides(after[one][1], after[other][1]), (one, other)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("", "mesh", "n-by-m")))
def test_what_lay_beside_or_below_another_thing_stays_there(seed: int, key: str) -> None:
    chance, editor = Random(seed), drawn(key) if key else Editor()
    for _ in range(6):
        before, old = shown(editor.drawing), editor.drawing.copy()
        own = around(editor.drawing, act(editor, chance))
        after = shown(editor.drawing)
        nothing_overlaps(editor)
        loose = {name for name in before if before[name][0] and old.place(name) is None}  # of the flow
        keeps_order(before, after, own | loose)
        for director in (thing.id for thing in old.of(Director) if thing.id in after.keys() - own):
            long = min(before[director][1].width, reached(editor.drawing, director) - after[director][1].left)
            assert after[director][1].width >= long


def test_a_cec_that_grows_pushes_the_director_below_it_down_and_that_keeps_its_length() -> None:
    editor = drawn("mesh", members=2, connections=4)
    director = editor.drawing.of(Director)[0].id
    start = shown(editor.drawing)[director][1].top
    for _ in range(12):
        before = shown(editor.drawing)[director][1]
        for channel in editor.drawing.of(Channel)[:2]:
            assert editor.attempt(lambda: make(editor.drawing, "unit", None, channel.id))  # noqa: B023
        after = shown(editor.drawing)[director][1]
        assert (after.left, after.right) == (before.left, before.right)
        assert after.top >= before.top
    assert shown(editor.drawing)[director][1].top > start + 80
    nothing_overlaps(editor)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("mesh", "n-by-m")))
def test_what_is_pushed_goes_no_farther_than_it_must(seed: int, key: str) -> None:
    """Something lies at the distance of a gap where it came from."""
    chance, editor = Random(seed), drawn(key)
    homes = [thing.id for thing in editor.drawing.of(Cec)]
    for _ in range(5):
        before = shown(editor.drawing)
        home, what = chance.choice(homes), chance.choice(("lpar", "card", "css"))
        editor.attempt(lambda: make(editor.drawing, what, None, home))  # noqa: B023
        after = shown(editor.drawing)
        for name, (parent, box) in after.items():
            if parent or name == home or box[:2] == before[name][1][:2]:
                continue
            dx, dy = (box[axis] - before[name][1][axis] for axis in (0, 1))
            assert not (dx and dy), name
            near = box.grown(PORTS).moved(*(-(GAP + 2) * ((way > 0) - (way < 0)) for way in (dx, dy)))
            assert any(near.meets(other) for text, (up, other) in after.items() if text != name and not up)
