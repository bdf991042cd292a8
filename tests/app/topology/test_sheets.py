"""Sheets of CECs and directors and the overview: tabs, keys, off-sheet ports, edits, the kept view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.sheets.sheets import OVERVIEW, WHOLE
from app.topology.canvas.sheets.tabs import SheetTabs
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.isfc import IsfcLink
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.engine.ficon.drawing.any_drawing import history

Key, Held = Qt.Key, Qt.KeyboardModifier
Make = Callable[..., Hands]
MESH = {"members": 3, "connections": 4}


@pytest.fixture
def hands(make_hands: Make) -> Hands:
    """A canvas with three CECs and two directors."""
    return make_hands("mesh", **MESH)


def port_of(canvas: Canvas, name: str) -> QPointF:
    """Return the middle of the off-sheet port of a wire, in the widget."""
    at = next(edge.label_at for edge in canvas.viewport.scene.edges if edge.id == name and edge.far)
    assert at is not None
    return QPointF(*canvas.viewport.view.screen(*at))


# -- tabs


def test_tabs_are_chosen_by_mouse_and_by_keys(window: TopologyWindow) -> None:
    tabs, canvas = window.central.tabs, window.canvas
    assert not tabs.isVisible()
    window.editor.replace(drawn("mesh", **MESH).history)
    titles = [tabs.tabText(place) for place in range(tabs.count())]
    assert titles == [
        "Whole drawing", "Overview", "CEC A", "CEC B", "CEC C", "Director 21", "Director 22"
    ]  # fmt: skip
    assert tabs.isVisible()
    canvas.setFocus()
    seen = []
    for _ in titles:
        QTest.keyClick(canvas, Key.Key_PageDown, Held.ControlModifier)
        seen.append(tabs.tabText(tabs.currentIndex()))
    assert seen == [*titles[1:], titles[0]]
    QTest.keyClick(canvas, Key.Key_PageUp, Held.ControlModifier)
    assert canvas.viewport.sheets.name == window.editor.drawing.of(Director)[1].id
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(2).center())
    assert canvas.viewport.sheets.name == window.editor.drawing.of(Cec)[0].id
    assert canvas.accessibleDescription().startswith("CEC A: ")
    assert "off-sheet ports" in canvas.accessibleDescription()
    tabs.setFocus()
    QTest.keyClick(tabs, Key.Key_Left)
    assert canvas.viewport.sheets.name == OVERVIEW
    assert tabs.accessibleName() == "Sheets"


def test_one_cec_alone_has_no_tabs(make_hands: Make) -> None:
    canvas = make_hands().canvas
    tabs = SheetTabs(canvas.viewport.sheets, canvas)
    assert canvas.editor.attempt(lambda: _made(canvas, "cec"))
    assert canvas.viewport.sheets.names() == [WHOLE]
    assert canvas.editor.attempt(lambda: _made(canvas, "director"))
    assert tabs.count() == 4
    canvas.editor.undo()
    assert tabs.count() == 1


def _made(canvas: Canvas, key: str):
    from engine.ficon.drawing.changes.create import make

    return make(canvas.editor.drawing, key)


# -- off-sheet ports


def test_a_click_on_an_off_sheet_port_leads_to_the_other_sheet_and_back(hands: Hands) -> None:
    canvas, drawing = hands.canvas, hands.canvas.editor.drawing
    cec, director = drawing.of(Cec)[0].id, drawing.of(Director)[0].id
    own = {one.id for one in drawing.of(Channel) if one.cec == cec}
    cable = next(one.id for one in drawing.of(Cable) if one.ends[0] in own)
    canvas.viewport.show_sheet(cec)
    hands.hover(port_of(canvas, cable))
    assert canvas.cursor().shape() == Qt.CursorShape.PointingHandCursor
    hands.click(port_of(canvas, cable))
    assert canvas.viewport.sheets.name == director
    assert canvas.editor.selection == (cable,)
    assert "leads off this sheet" in canvas.accessibleDescription()
    assert canvas.rect().contains(port_of(canvas, cable).toPoint())
    hands.click(port_of(canvas, cable))
    assert canvas.viewport.sheets.name == cec
    assert not canvas.editor.history.undone


def test_a_link_leads_to_the_lpar_at_its_other_end(hands: Hands) -> None:
    canvas, drawing = hands.canvas, hands.canvas.editor.drawing
    link = drawing.of(IsfcLink)[0]
    one, other = (canvas.viewport.sheets.sheet_of([end]) for end in link.ends)
    canvas.viewport.show_sheet(one)
    hands.click(port_of(canvas, link.id))
    assert canvas.viewport.sheets.name == other
    hands.click(port_of(canvas, link.id))
    assert canvas.viewport.sheets.name == one


def test_the_key_of_the_menu_leads_there_and_back(window: TopologyWindow) -> None:
    window.editor.replace(drawn("mesh", **MESH).history)
    canvas, drawing = window.canvas, window.editor.drawing
    cec, cable = drawing.of(Cec)[0].id, drawing.of(Cable)[0].id
    canvas.setFocus()
    canvas.viewport.show_sheet(cec)
    QTest.keyClick(canvas, Key.Key_End)  # the last stop is a cable
    chosen = window.editor.selection[0]
    assert isinstance(drawing[chosen], Cable)
    QTest.keyClick(canvas, Key.Key_O)
    assert canvas.viewport.sheets.name in {one.id for one in drawing.of(Director)}
    assert window.editor.selection == (chosen,)
    QTest.keyClick(canvas, Key.Key_O)
    assert canvas.viewport.sheets.name == cec
    window.editor.select(())
    QTest.keyClick(canvas, Key.Key_O)
    assert "leaves this sheet" in window.status.said.text()
    assert cable


def test_ports_cover_neither_each_other_nor_lie_where_they_cannot_be_seen(hands: Hands) -> None:
    canvas = hands.canvas
    for name in canvas.viewport.sheets.names()[2:]:
        canvas.viewport.show_sheet(name)
        ports = [edge for edge in canvas.viewport.scene.edges if edge.far]
        assert ports
        spots = [port_of(canvas, edge.id) for edge in ports]
        assert all(canvas.rect().contains(spot.toPoint()) for spot in spots)
        assert all(one.label_at != other.label_at for one, other in combinations(ports, 2))


# -- edits


def test_a_sheet_is_edited_as_the_drawing_is(hands: Hands) -> None:
    canvas, editor = hands.canvas, hands.canvas.editor
    cec = editor.drawing.of(Cec)[0].id
    canvas.viewport.show_sheet(cec)
    lpar = next(one.id for one in editor.drawing.of(Lpar) if one.id in canvas.viewport.scene.shapes)
    channel = next(one.id for one in editor.drawing.of(Channel) if one.id in canvas.viewport.scene.shapes)
    before = canvas.viewport.sheets.whole.shapes[lpar].box
    hands.drag(hands.at(lpar), hands.at(lpar) + QPointF(80, 0))
    assert canvas.viewport.sheets.whole.shapes[lpar].box.left > before.left + 30
    assert canvas.viewport.sheets.name == cec
    cables = len(editor.drawing.of(Cable))
    hands.click(hands.at(channel))
    hands.key(Key.Key_Delete)
    assert channel not in canvas.viewport.scene.shapes
    assert len(editor.drawing.of(Cable)) == cables - 1
    editor.undo()
    assert channel in canvas.viewport.scene.shapes
    assert canvas.viewport.sheets.name == cec
    hands.click(hands.at(channel))
    hands.key(Key.Key_Right, held=Held.ShiftModifier)
    assert editor.drawing.place(channel) is not None


def test_what_is_put_beside_a_sheet_is_shown_on_its_own(hands: Hands) -> None:
    canvas, editor = hands.canvas, hands.canvas.editor
    canvas.viewport.show_sheet(editor.drawing.of(Cec)[0].id)
    assert hands.drop("cec", QPointF(1000, 60))
    assert canvas.viewport.sheets.name == editor.drawing.of(Cec)[-1].id
    assert canvas.viewport.sheets.name in canvas.viewport.scene.shapes


def test_a_sheet_whose_thing_is_gone_gives_way_to_the_whole_drawing(hands: Hands) -> None:
    canvas, editor = hands.canvas, hands.canvas.editor
    cec = editor.drawing.of(Cec)[0].id
    canvas.viewport.show_sheet(cec)
    assert editor.attempt(lambda: remove(editor.drawing, [cec]))
    assert canvas.viewport.sheets.name == WHOLE
    assert canvas.viewport.scene is canvas.viewport.sheets.whole


def test_what_is_shown_from_a_panel_is_found_on_its_sheet(hands: Hands) -> None:
    canvas, editor = hands.canvas, hands.canvas.editor
    one, other = (cec.id for cec in editor.drawing.of(Cec)[:2])
    canvas.viewport.show_sheet(one)
    lpar = next(
        thing.id for thing in editor.drawing.of(Lpar) if canvas.viewport.sheets.sheet_of([thing.id]) == other
    )
    editor.show((lpar,))
    assert canvas.viewport.sheets.name == other
    assert canvas.viewport.view.box.covers(canvas.viewport.scene.shapes[lpar].box)


# -- the overview


def test_the_overview_counts_all_wires_and_keeps_the_order(hands: Hands) -> None:
    canvas, drawing = hands.canvas, hands.canvas.editor.drawing
    canvas.viewport.show_sheet(OVERVIEW)
    shapes = canvas.viewport.scene.shapes
    assert set(shapes) == {one.id for kind in (Cec, Director) for one in drawing.of(kind)}
    counts = dict.fromkeys(("cable", "link"), 0)
    for edge in canvas.viewport.scene.edges:
        number, _, noun = edge.label.partition(" ")
        counts[edge.kind] += int(number) if noun.startswith(("cable", "link")) else 1
    assert counts == {"cable": len(drawing.of(Cable)), "link": len(drawing.of(IsfcLink))}
    for one, other in combinations(shapes, 2):
        assert not shapes[one].box.meets(shapes[other].box)
        boxes = canvas.viewport.sheets.whole.shapes[one].box, canvas.viewport.sheets.whole.shapes[other].box
        if boxes[0].bottom < boxes[1].top:
            assert shapes[one].box.top < shapes[other].box.top
        elif boxes[0].top < boxes[1].bottom and boxes[0].right < boxes[1].left:
            assert shapes[one].box.left < shapes[other].box.left


def test_the_overview_names_links_and_counts_those_of_a_bundle(make_hands: Callable[..., Hands]) -> None:
    canvas = make_hands("mesh").canvas
    draft = Draft(canvas.editor.drawing, "More links")
    for _ in range(2):
        draft.add(IsfcLink, ends=canvas.editor.drawing.of(IsfcLink)[0].ends)
    canvas.editor.do(draft.done())
    canvas.viewport.show_sheet(OVERVIEW)
    labels = {edge.label for edge in canvas.viewport.scene.edges if edge.kind == "link"}
    assert "3 links: LPAR1–LPAR2 · 8, LPAR1–LPAR2 · 0, +1" in labels
    assert "LPAR1–LPAR4 · 8" in labels


def test_the_overview_opens_sheets_and_moves_nothing(hands: Hands) -> None:
    canvas, editor = hands.canvas, hands.canvas.editor
    first, second = (cec.id for cec in editor.drawing.of(Cec)[:2])
    told: list[str] = []
    editor.told.connect(told.append)
    canvas.viewport.show_sheet(OVERVIEW)
    before = editor.drawing.places
    hands.drag(hands.at(first), hands.at(first) + QPointF(90, 60))
    hands.click(hands.at(first))
    hands.key(Key.Key_Right, held=Held.ShiftModifier)
    assert editor.drawing.places == before
    assert "overview" in told[-1]
    assert not hands.drop("cec", QPointF(20, 20))
    hands.key(Key.Key_Return)
    assert canvas.viewport.sheets.name == first
    canvas.viewport.show_sheet(OVERVIEW)
    QTest.mouseDClick(canvas, Qt.MouseButton.LeftButton, pos=hands.at(second).toPoint())
    assert canvas.viewport.sheets.name == second


def test_problems_are_marked_at_the_boxes_of_the_overview(hands: Hands) -> None:
    canvas, drawing = hands.canvas, hands.canvas.editor.drawing
    inner, cec = drawing.of(Lpar)[0].id, drawing.of(Cec)[0].id
    canvas.show_problems({inner: ("error", 2)})
    canvas.viewport.show_sheet(OVERVIEW)
    from app.topology.canvas.gathered import gathered

    assert gathered(canvas.viewport.scene, canvas.problems, 1.0) == {cec: ("error", 2)}
    canvas.viewport.show_sheet(drawing.of(Cec)[1].id)
    assert gathered(canvas.viewport.scene, canvas.problems, 1.0) == {}


# -- the view that is kept


def test_a_file_opens_on_the_sheet_and_the_view_of_its_closing(
    open_window: Callable[..., TopologyWindow], tmp_path: Path
) -> None:
    file = tmp_path / "mesh.lpardraw.json"
    save(file, drawn("mesh", **MESH).history)
    first = open_window(file=file)
    cec = first.editor.drawing.of(Cec)[1].id
    first.canvas.viewport.show_sheet(cec)
    first.canvas.viewport.zoom_to(1.7)
    first.canvas.viewport.center_on_box(first.canvas.viewport.scene.shapes[cec].box)
    before = first.canvas.viewport.view.zoom, *first.canvas.viewport.view.box.middle
    first.close()
    QApplication.processEvents()
    second = open_window(file=file)
    assert second.canvas.viewport.sheets.name == cec
    after = second.canvas.viewport.view.zoom, *second.canvas.viewport.view.box.middle
    assert after == pytest.approx(before, abs=1.0)
    second.canvas.viewport.show_sheet(WHOLE)
    assert second.canvas.viewport.view.box.covers(second.canvas.viewport.scene.bounds)


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"sheet": "cec99", "views": {}}', '{"sheet": "cec1", "views": {"cec1": [1e999, 0, 0]}}',
     '{"sheet": "cec1", "views": {"cec1": ["a", 0, 0]}}', '{"sheet": 3, "views": 4}', "null"],
)  # fmt: skip
def test_a_kept_view_that_fits_no_sheet_shows_the_whole_drawing(hands: Hands, text: str) -> None:
    hands.canvas.viewport.recall_view(text)
    assert hands.canvas.viewport.sheets.name == WHOLE
    assert hands.canvas.viewport.view.box.covers(hands.canvas.viewport.scene.bounds)


# -- any drawing


@pytest.mark.parametrize("seed", range(6))
def test_random_work_on_random_sheets_is_undone(make_hands: Make, seed: int) -> None:
    hands, chance = make_hands(), Random(seed)
    canvas, editor = hands.canvas, hands.canvas.editor
    editor.replace(UndoHistory(history(Random(seed), size=30).drawing))
    before = editor.drawing.copy()
    for _ in range(14):
        canvas.viewport.show_sheet(chance.choice(canvas.viewport.sheets.names()))
        canvas.interaction.set_tool(chance.choice(("select", "select", "lasso", "wire", "hand")))
        hands.drag(*(QPointF(chance.uniform(0, 1100), chance.uniform(0, 760)) for _ in range(4)))
        hands.key(chance.choice((Key.Key_Tab, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_W)))
        hands.key(Key.Key_Right, held=Held.ShiftModifier)
        assert not canvas.grab().isNull()
        hands.key(Key.Key_Escape)
    while editor.history.done:
        editor.undo()
    assert editor.drawing == before
