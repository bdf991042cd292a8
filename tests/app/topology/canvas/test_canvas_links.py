"""Links can be told apart: each has its own way and name, and lines that come near differ to the eye."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise, permutations
from math import dist
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from app.topology.editor import Editor
from app.topology.shapes import letters, routes
from app.topology.shapes.box import Box, Point
from app.topology.shapes.links.from_far import BUNDLED, SMALL
from app.topology.shapes.links.tones import TONES, look_of
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.tidy import laid_out
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.templates import templates
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.app.topology.canvas.test_canvas_room import edit
from tests.app.topology.canvas.test_canvas_routing import run_through

pytestmark = pytest.mark.usefixtures("qapp")  # pills are as wide as their letters
APART, SHORT = 2.5, 14.0  # units between two lines; how long they may be nearer, as where they cross
NEAR, STEP = 24.0, 4.0  # units between lines that must not look alike; from point to point along a line
MANY = TONES  # links that can all look different
PILLS, BOXES = ("link", "cluster"), ("lpar", "channel", "director", "storage", "note")
Pieces = list[tuple[Point, Point]]
Line = tuple[str, str]  # ids of a link and of the LPAR at which the line ends
Points = NDArray[np.complex128]
Distances = NDArray[np.float64]


def any_links(chance: Random) -> Editor:
    """Return an editor with one to four CECs, some LPARs in each, and links between any of them."""
    editor = Editor()
    draft = Draft(editor.drawing, "Any links")
    lpars: list[str] = []
    for number in range(chance.randint(1, 4)):
        cec = draft.add(Cec, name="ABCD"[number]).id
        for css in range(chance.choice((1, 1, 2))):
            home = draft.add(Css, cec=cec, number=css).id
            for mif in range(chance.randint(1, 4)):
                name = f"ZVM{number}{css}{mif}" + "PROD"[: chance.randint(0, 2)]
                lpars.append(draft.add(Lpar, css=home, name=name, mif=mif + 1, system=name).id)
        for chpid in range(chance.randint(0, 5)):
            draft.add(Channel, cec=cec, chpid=chpid, css=(0,))
    for number in range(chance.randint(0, 2)):
        draft.add(Director, switch=number + 1)
    pairs = list(combinations(lpars, 2))
    for pair in chance.sample(pairs, min(len(pairs), chance.randint(0, 8))):
        for _ in range(chance.choice((1, 1, 1, 2))):
            draft.add(IsfcLink, ends=pair, devices=((1,) * chance.randint(0, 16), ()))
    if chance.random() < 0.5:
        draft.add(Cluster, name="PRODSSI", slots=tuple(chance.sample(lpars, min(len(lpars), 4))))
    editor.do(draft.done())
    return editor


def lines_of(picture: CanvasScene) -> dict[Line, Pieces]:
    """Return the straight pieces of each line of a link, from an LPAR to its name."""
    links = (edge for edge in picture.edges if edge.kind == "link")
    return {(edge.id, edge.ends[0]): list(pairwise(routes.flat(edge.points))) for edge in links}


def points_along(pieces: Pieces) -> tuple[Points, Distances]:
    """Return points along a line, as complex numbers, and how much of it each stands for."""
    points, lengths = [], []
    for a, b in pieces:
        steps = max(round(dist(a, b) / STEP), 1)
        points.append(complex(*a) + (complex(*b) - complex(*a)) * (np.arange(steps) + 0.5) / steps)
        lengths.append(np.full(steps, dist(a, b) / steps))
    return np.concatenate(points), np.concatenate(lengths)


def away(points: Points, other: Pieces) -> Distances:
    """Return the distance of each point to a line: the slow, obvious way, for all points at once."""
    ends = np.array([(complex(*a), complex(*b)) for a, b in other])
    start, way = ends[:, 0], ends[:, 1] - ends[:, 0]
    off, square = points[:, None] - start, np.maximum(np.abs(way) ** 2, 1e-9)
    part = np.clip((off.real * way.real + off.imag * way.imag) / square, 0.0, 1.0)
    return np.asarray(np.abs(off - part * way).min(axis=1))


def around_line(pieces: Pieces, by: float) -> Box:
    """Return the box around a line, with a margin."""
    corners = np.array(pieces)
    return Box(*corners.min(axis=(0, 1)), *corners.max(axis=(0, 1))).grown(by)


def longest(lengths: Distances) -> float:
    """Return the longest stretch without a gap."""
    total = np.cumsum(lengths)
    return float((total - np.maximum.accumulate(np.where(lengths == 0.0, total, 0.0))).max(initial=0.0))


def links_can_be_told_apart(editor: Editor) -> None:
    picture = CanvasScene(editor.drawing)
    lines = lines_of(picture)
    along = {line: points_along(pieces) for line, pieces in lines.items()}
    boxes = {line: around_line(pieces, NEAR / 2) for line, pieces in lines.items()}
    few = len({name for name, _ in lines}) <= MANY
    for line, twin in permutations(lines, 2):
        name, other = line[0], twin[0]
        if name == other or not boxes[line].meets(boxes[twin]):
            continue
        points, lengths = along[line]
        apart = away(points, lines[twin])
        assert longest(np.where(apart < APART, lengths, 0.0)) <= SHORT, (name, other)
        if apart.min() < NEAR and few:
            tones = [look_of(picture.shapes[each].tone) for each in (name, other)]
            assert tones[0] != tones[1], (name, other)
    for edge in picture.edges:
        if edge.kind in ("link", "member"):
            assert not run_through(picture, edge), (edge.id, edge.ends)


def no_label_covers_a_thing(picture: CanvasScene) -> None:
    pills = [shape for shape in picture.shapes.values() if shape.kind in PILLS]
    things = [shape for shape in picture.shapes.values() if shape.kind in (*PILLS, *BOXES)]
    for pill in pills:
        assert letters.width(pill.title, "small") <= pill.box.width - 16.0
        assert not [thing.id for thing in things if thing is not pill and thing.box.meets(pill.box)], (
            pill.title
        )


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_links_can_be_told_apart_in_any_drawing(seed: int) -> None:
    editor = any_links(Random(seed))
    links_can_be_told_apart(editor)
    no_label_covers_a_thing(CanvasScene(editor.drawing))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_links_can_be_told_apart_in_a_drawing_that_was_laid_out(seed: int) -> None:
    editor = any_links(Random(seed))
    editor.do(laid_out(editor.drawing, True))
    links_can_be_told_apart(editor)
    no_label_covers_a_thing(CanvasScene(editor.drawing))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), edits=st.integers(1, 12))
@example(seed=1097, edits=4)  # a pill on a director, below which its lane had been looked for
@example(seed=2103, edits=4)  # a pill on that of a straight link between two subsystems
@example(seed=2055, edits=12)  # a lane and a straight line from one place of an LPAR
@example(seed=2190, edits=12)  # lines in a narrow gap between two CECs
@example(seed=3022, edits=12)  # a line that goes round things beside one that stays
@example(
    seed=5022, edits=12
)  # five lines through a narrow gap, of which one leaves it where another comes in
@example(seed=5296, edits=12)  # a line at the corner of a CEC, in a bundle
@example(seed=8055, edits=12)  # two corridors beside each other, and a pill
@example(seed=20542, edits=12)  # a line beside a director, whose corridor is near another one
@example(seed=52583, edits=12)  # two lines that have no room beside their corridors, and go back a little
@example(seed=30262, edits=8)  # an LPAR so near above another one that no line leaves that upwards
def test_links_can_be_told_apart_after_any_edits(seed: int, edits: int) -> None:
    chance = Random(seed)
    editor = any_links(chance)
    for _ in range(edits):
        edit(editor, chance)
    links_can_be_told_apart(editor)
    no_label_covers_a_thing(CanvasScene(editor.drawing))


@pytest.mark.parametrize("key", [each.key for each in templates()])
def test_links_can_be_told_apart_in_each_template(key: str) -> None:
    editor = drawn(key)
    for _ in range(2):
        links_can_be_told_apart(editor)
        no_label_covers_a_thing(CanvasScene(editor.drawing))
        editor.do(laid_out(editor.drawing, True))


def test_the_pill_of_a_link_names_its_ends_and_its_width() -> None:
    shapes = CanvasScene(drawn("n-by-m").drawing).shapes
    assert [shape.title for shape in shapes.values() if shape.kind == "link"] == ["LPAR2–LPAR1 · 8"]


def test_links_of_a_mesh_cross_at_right_angles_only() -> None:
    lines = lines_of(CanvasScene(drawn("mesh").drawing))
    pieces = [piece for line in lines.values() for piece in line if dist(*piece) > 2 * routes.ROUND]
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in pieces)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), zoom=st.floats(0.06, SMALL, exclude_max=True))
def test_from_far_links_of_two_cecs_are_one_line_and_names_cover_nothing(seed: int, zoom: float) -> None:
    editor = any_links(Random(seed))
    picture = CanvasScene(editor.drawing)
    far, names = picture.from_far, picture.from_far.names(zoom)
    links = {shape.id for shape in picture.shapes.values() if shape.kind in PILLS}
    assert sorted(name for bundle in far.bundles for name in bundle.links) == sorted(links)
    assert names.keys() <= links - set(picture.hidden(zoom))
    plates = [name.box for name in names.values()]
    assert not [1 for box, other in combinations(plates, 2) if box.meets(other)]
    for name, plate in names.items():
        wide = letters.width(plate.text, "small", plate.scale)
        assert wide <= plate.box.width
        assert plate.scale * zoom >= 0.7  # it can be read
        for shape in picture.shapes.values():
            if shape.kind in BOXES or (shape.kind in PILLS and zoom >= BUNDLED and shape.id != name):
                assert not shape.core.meets(plate.box), (plate.text, shape.id)
    for bundle in far.bundles:
        homes = {frozenset(roots(picture, name)) for name in bundle.links}
        assert len(homes) == 1


def roots(picture: CanvasScene, name: str) -> list[str]:
    """Return the CECs of the ends of a link; of a cluster, itself."""
    thing = picture.drawing[name]
    ends = thing.ends if isinstance(thing, IsfcLink) else (name,)
    return [[end, *picture.holders(end)][-1] for end in ends]


def test_a_click_on_a_bundle_chooses_all_its_links_and_closer_one(make_hands: Callable[..., Hands]) -> None:
    hands = make_hands("mesh-of-two")
    editor, viewport = hands.canvas.editor, hands.canvas.viewport
    viewport.zoom_to(0.3)
    (bundle,) = (bundle for bundle in viewport.scene.from_far.bundles if len(bundle.links) > 1)
    assert len(bundle.links) == 4
    spot = hands.at(bundle.shown)
    hands.click(spot)
    assert set(editor.selection) == set(bundle.links)
    viewport.zoom_to(0.6)
    viewport.center_on([bundle.shown])
    editor.select(())
    hands.click(hands.at(bundle.shown))
    assert editor.selection == (bundle.shown,)


def test_from_far_the_drawing_names_the_bundle() -> None:
    names = CanvasScene(drawn("mesh-of-two").drawing).from_far.names(0.3)
    assert "4 links: LPAR1–LPAR4 · 16, LPAR1–LPAR3 · 16, +2" in [name.text for name in names.values()]


def test_the_frame_of_a_selected_cec_is_whole_where_a_link_is_in_a_bundle(
    make_hands: Callable[..., Hands],
) -> None:
    hands = make_hands("mesh-of-two", channels=8, directors=2)
    canvas = hands.canvas
    viewport = canvas.viewport
    canvas.editor.attempt(lambda: laid_out(canvas.editor.drawing, from_scratch=True), room=False)
    viewport.fit()
    viewport.zoom_to(0.28)
    frame = viewport.scene.shapes["cec1"].box
    bundled = [viewport.scene.pills[name] for name in viewport.scene.hidden(0.28)]
    pill = next(box for box in bundled if box.grown(15.0).meets(frame) and box.right > frame.right)
    canvas.editor.select(["cec1"])
    image = canvas.grab().toImage()
    x, y = viewport.view.screen(frame.right, pill.middle[1])
    beside = {image.pixelColor(round(x) + dx, round(y)).name() for dx in range(-5, 6)}
    assert viewport.look.colours.focus.name() in beside
