"""The study's optimized link, built by mouse and by keyboard alone; then everything undone and done again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from app.topology.dialogs.template_form import TemplateForm
from app.topology.palette import Palette
from app.topology.palette_list import MIME
from app.topology.window.main_window import TopologyWindow
from bench.topology.canonical import canonical
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.write_sides import painted
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates import template
from engine.studies.relocation.layouts import SOURCE, TARGET, optimised, reserved
from tests.app.topology.canvas.canvas_bench import Hands
from tests.app.topology.worker import Keyboard, Mouse, channel, director, lpar

LAYOUT = optimised(4)
CHPIDS = ("3C", "3D", "3E", "4A")
CARDS = (3, 1)  # channels on the first card and on the second


def of_template(key: str = "optimised") -> Drawing:
    drawing = Drawing()
    drawing.apply(template(key).make(drawing))
    return drawing


def build_by_mouse(window: TopologyWindow) -> None:
    mouse = Mouse(window)
    cec = mouse.put("CEC")
    for _ in range(2):
        mouse.put("LPAR", cec)
    made = [mouse.put("Channel", mouse.put("FICON card", cec))]
    made += [mouse.put("Channel", window.editor.drawing[made[0]].card) for _ in range(2)]  # type: ignore[attr-defined]
    made += [mouse.put("Channel", mouse.put("FICON card", cec))]
    mouse.put("Director")
    for one, chpid in zip(made, CHPIDS, strict=True):
        mouse.write(one, "chpid", chpid)
        mouse.wire(one, director(window))
    mouse.wire(lpar(window, SOURCE), lpar(window, TARGET))
    mouse.connect(LAYOUT.stretches)


def build_by_keyboard(window: TopologyWindow) -> None:
    keyboard = Keyboard(window)
    keyboard.put("CEC")
    made = []
    for _ in range(2):
        keyboard.put("LPAR")
    for channels in CARDS:
        keyboard.put("FICON card")
        made += [keyboard.put("Channel") for _ in range(channels)]
    keyboard.put("Director")
    for one, chpid in zip(made, CHPIDS, strict=True):
        keyboard.write(one, "chpid", chpid)
        keyboard.wire(one, director(window))
    keyboard.wire(lpar(window, SOURCE), lpar(window, TARGET))
    keyboard.connect(LAYOUT.stretches)


Build = Callable[[TopologyWindow], None]
BOTH = pytest.mark.parametrize("build", [build_by_mouse, build_by_keyboard])


@BOTH
def test_the_optimised_link_is_built(window: TopologyWindow, build: Build) -> None:
    build(window)
    drawing, wanted = window.editor.drawing, of_template()
    assert canonical(drawing) == canonical(wanted)
    link = drawing.of(IsfcLink)[0]
    assert link.devices == wanted.of(IsfcLink)[0].devices
    assert [drawing[end].name for end in link.ends] == [SOURCE, TARGET]  # type: ignore[attr-defined]
    rows = painted(drawing, link.id)
    assert rows.reserved == reserved(16) == 2
    assert [sum(row.writes == who for row in rows.rows) for who in ("both", "first", "second")] == [12, 2, 2]
    for side in (0, 1):
        writes = {chpid: rows.channel(channel(window, chpid))[side] for chpid in CHPIDS}
        assert writes == LAYOUT.writes(side)
    assert {one.severity for one in check(drawing)} <= {"warning", "info"}


@pytest.mark.slow
@BOTH
def test_everything_is_undone_and_done_again(window: TopologyWindow, build: Build) -> None:
    build(window)
    editor = window.editor
    whole, steps = editor.drawing.copy(), len(editor.history.done)
    assert steps > 20
    seen = [whole]
    while editor.history.done:
        window.actions_by_id["undo"].trigger()
        seen.append(editor.drawing.copy())
    assert len(editor.drawing) == 0
    assert editor.drawing.places == {}
    for before in reversed(seen[:-1]):
        window.actions_by_id["redo"].trigger()
        assert editor.drawing == before
    assert editor.drawing == whole
    assert not window.actions_by_id["redo"].isEnabled()


def test_each_thing_of_the_palette_is_dragged_in(window: TopologyWindow) -> None:
    mouse = Mouse(window)
    cec = mouse.put("CEC")
    card = mouse.put("FICON card", cec)
    one = mouse.put("Channel", card)
    unit = mouse.put("Control unit", one)
    drawing = window.editor.drawing
    assert mouse.put("Device range", unit) in {thing.id for thing in drawing.children(unit)}
    assert mouse.put("LPAR", cec) in drawing
    assert mouse.put("Director") in drawing
    assert mouse.put("Note") in drawing
    assert drawing[one].card == card  # type: ignore[attr-defined]


def test_what_does_not_fit_is_not_taken_and_says_why(window: TopologyWindow) -> None:
    mouse = Mouse(window)
    mouse.put("CEC")
    there = mouse.put("Director")
    window.canvas.viewport.fit()
    assert not mouse.hands.drop("lpar", mouse.hands.corner(there))
    assert len(window.editor.drawing.of(Cec)) == 1
    assert len(window.editor.history.done) == 2


def test_a_template_is_dragged_in(window: TopologyWindow) -> None:
    palette = window.cards["things"].body
    assert isinstance(palette, Palette)
    item = palette.templates.findItems("optimized", Qt.MatchFlag.MatchContains)[0]
    payload = bytes(palette.templates.mimeData([item]).data(MIME).data()).decode()
    Hands(window.canvas).drop(payload, QPointF(300, 200))
    form = window.findChild(TemplateForm)
    assert form is not None
    form.buttons.buttons()[0].click()
    QApplication.processEvents()
    assert canonical(window.editor.drawing) == canonical(of_template())
