"""The study's optimized link, drawn from nothing: by mouse, and again by keys alone; and all of it undone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from app.topology.canvas.gestures.wire import DrawWire
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.write_sides import painted
from engine.ficon.drawing.model.cabling import Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates import template
from tests.app.topology.canvas.canvas_bench import Hands

Make = Callable[..., Hands]
Key = Qt.Key
ORDER = (0,) * 4 + (1,) * 3 + (2,) * 4 + (3,) * 3 + (0,) * 2  # channels, by device number
Join = Callable[[Hands, str, str], None]


def by_mouse(hands: Hands, one: str, other: str) -> None:
    """Draw a wire from thing to thing."""
    hands.canvas.interaction.set_tool("wire")
    hands.drag(hands.at(one), hands.at(other))


def by_keys(hands: Hands, one: str, other: str) -> None:
    """Walk to the first with Tab, W, to the other with Tab, Enter."""
    hands.canvas.editor.select([])
    hands.canvas.interaction.current = ""
    press_until(hands, lambda: hands.canvas.interaction.current == one)
    hands.key(Key.Key_W)
    gesture = hands.canvas.interaction.gesture
    assert isinstance(gesture, DrawWire)
    press_until(hands, lambda: gesture.target == other)
    hands.key(Key.Key_Return)


def press_until(hands: Hands, reached: Callable[[], bool]) -> None:
    for _ in range(300):
        if reached():
            return
        hands.key(Key.Key_Tab)
    raise AssertionError("Tab does not get there")


def ids(hands: Hands, kind: type[Cec | Channel | Director | IsfcLink | Lpar]) -> list[str]:
    return [one.id for one in hands.canvas.editor.drawing.of(kind)]


def put(hands: Hands, key: str, mouse: bool) -> None:
    """Drop a thing from the palette, or add it as Enter does."""
    cecs = ids(hands, Cec)
    inside = cecs[0] if cecs and key in ("lpar", "channel") else ""
    if mouse:
        hands.canvas.viewport.fit()
        spot = hands.corner(inside) if inside else QPointF(500, 100 if key == "cec" else 740)
        assert hands.drop(key, spot)
    else:
        editor = hands.canvas.editor
        assert editor.attempt(lambda: make(editor.drawing, key, None, inside))
    hands.canvas.viewport.fit()


def usable(drawing: Drawing) -> list[tuple[int, int]]:
    link = drawing.of(IsfcLink)[0]
    found = painted(drawing, link.id)
    return sorted(found.channel(one.id) for one in drawing.of(Channel))


@pytest.mark.parametrize("join", [by_mouse, by_keys])
def test_the_optimised_link_is_built(make_hands: Make, join: Join) -> None:
    hands = make_hands()
    editor, mouse = hands.canvas.editor, join is by_mouse
    empty = editor.drawing.copy()
    for key in ("cec", "director", "lpar", "lpar", "channel", "channel", "channel", "channel"):
        put(hands, key, mouse)
    channels, director = ids(hands, Channel), ids(hands, Director)[0]
    for channel in channels:
        join(hands, channel, director)
    join(hands, *reversed(ids(hands, Lpar)))
    link = ids(hands, IsfcLink)[0]
    for place in ORDER:
        join(hands, link, channels[place])
    assert hands.refused == []

    whole, wanted = editor.drawing, Drawing()
    wanted.apply(template("study-part-ii").make(wanted))
    assert len(whole.of(IsfcLink)[0].devices[0]) == 16
    assert usable(whole) == usable(wanted)
    assert all(one.up for one in resolve(whole).connections)

    built, steps = whole.copy(), len(editor.history.done)
    for _ in range(steps):
        editor.undo()
    assert editor.drawing == empty
    for _ in range(steps):
        editor.redo()
    assert editor.drawing == built
