"""Everything in the menus does something, and nothing raises."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu

from app.frame.search import SearchDialog
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, TitleBlock
from engine.ficon.drawing.templates import template

Opening = Callable[..., TopologyWindow]
ENDING = ("close", "quit", "new", "full")
ASKING = ("getOpenFileName", "getSaveFileName", "getOpenFileNames")


def with_link(window: TopologyWindow) -> TopologyWindow:
    editor = window.editor
    editor.do(template("optimised").make(editor.drawing))
    QApplication.processEvents()
    return window


def end_popups() -> None:
    QApplication.processEvents()
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog | QMenu) and widget.isVisible():
            widget.close()
    QApplication.processEvents()


QUICK = ("lay-out", "undo", "delete", "add-bend", "align-left", "select-all", "find", "straighten", "fit")


@pytest.mark.parametrize("name", QUICK)
def test_an_action_before_the_drawing_is_there_waits_for_it(open_window: Opening, name: str) -> None:
    window = open_window(furnished=False)
    furnished: list[str] = []
    window.furnished.connect(lambda: furnished.append(name))
    window.actions_by_id[name].trigger()
    assert furnished == [name]
    assert window.stops()


@pytest.mark.slow
def test_every_action_can_be_done(open_window: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window()
    for asked in ASKING:
        monkeypatch.setattr(QFileDialog, asked, lambda *_: ("", ""))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("", False))
    with_link(window)
    for name, action in list(window.actions_by_id.items()):
        if name in ENDING:
            continue
        channels = [one.id for one in window.editor.drawing.of(Channel)][:3]
        window.editor.select(channels)
        action.trigger()
        end_popups()
    window.actions_by_id["theme"].trigger()
    assert len(window.editor.history.done) > 10


def test_l_lays_out_and_shows_all(window: TopologyWindow) -> None:
    with_link(window)
    before = window.editor.drawing.places
    QTest.keyClick(window, Qt.Key.Key_L)
    assert window.editor.drawing.places != before
    assert window.canvas.viewport.view.box.covers(window.canvas.viewport.scene.bounds)


def test_align_brings_edges_into_line(window: TopologyWindow) -> None:
    from engine.ficon.drawing.model.change import Draft
    from engine.ficon.drawing.model.drawing import Place

    editor = window.editor
    draft = Draft(editor.drawing, "Notes")
    names = [draft.add(PaperNote, Place(50 * n, 130 * n), text="x").id for n in range(3)]
    editor.do(draft.done(names))
    window.actions_by_id["align-left"].trigger()
    assert set(editor.selection) == set(names)
    assert {editor.drawing.places[name].x for name in names} == {0}
    window.actions_by_id["group"].trigger()
    assert [one.things for one in editor.drawing.of(PaperGroup)] == [tuple(names)]
    window.actions_by_id["ungroup"].trigger()
    assert editor.drawing.of(PaperGroup) == []


def test_copy_and_paste_from_window_to_window(open_window: Opening) -> None:
    one, other = with_link(open_window()), open_window()
    one.actions_by_id["select-all"].trigger()
    one.actions_by_id["copy"].trigger()
    other.actions_by_id["paste"].trigger()
    assert len(other.editor.drawing.of(Lpar)) == 2
    assert len(other.editor.drawing.of(Cec)) == 1
    other.actions_by_id["paste"].trigger()
    names = [cec.name for cec in other.editor.drawing.of(Cec)]
    assert len(names) == len(set(names)) == 2


def test_cut_and_paste_brings_it_back(window: TopologyWindow) -> None:
    with_link(window)
    cec = window.editor.drawing.of(Cec)[0]
    window.editor.select([cec.id])
    window.actions_by_id["cut"].trigger()
    assert window.editor.drawing.of(Lpar) == []
    window.actions_by_id["paste"].trigger()
    assert len(window.editor.drawing.of(Lpar)) == 2


def test_a_foreign_clipboard_is_told(window: TopologyWindow) -> None:
    QApplication.clipboard().setText("not ours")
    window.actions_by_id["paste"].trigger()
    assert "clipboard" in window.header.banner.message.text()


def test_selecting_what_is_inside_and_what_is_named(window: TopologyWindow) -> None:
    with_link(window)
    editor = window.editor
    editor.select([editor.drawing.of(Cec)[0].id])
    window.actions_by_id["inside"].trigger()
    assert {editor.drawing[name].id for name in editor.selection} == {
        one.id for one in editor.drawing.children(editor.drawing.of(Cec)[0].id)
    }
    link = editor.drawing.of(IsfcLink)[0]
    editor.select([link.id])
    window.actions_by_id["neighbours"].trigger()
    assert set(editor.selection) == set(link.ends)


def test_writers_of_the_next_link(window: TopologyWindow) -> None:
    with_link(window)
    link = window.editor.drawing.of(IsfcLink)[0].id
    window.actions_by_id["next-link"].trigger()
    assert window.editor.link == link
    window.actions_by_id["next-link"].trigger()
    assert window.editor.link == ""


def test_a_title_block_is_made_once(window: TopologyWindow) -> None:
    for _ in range(2):
        window.actions_by_id["title-block"].trigger()
    (block,) = window.editor.drawing.of(TitleBlock)
    assert window.editor.selection == (block.id,)


def test_the_menu_of_things(window: TopologyWindow) -> None:
    with_link(window)
    window.canvas.interaction.menu_asked.emit(window.editor.selection, QPoint(200, 200))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert {"properties", "copy", "delete"} <= {action.objectName() for action in menu.actions()}
    menu.close()


def test_new_opens_another_window(open_window: Opening) -> None:
    window = open_window()
    window.actions_by_id["new"].trigger()
    assert len(windows.windows()) == 2


def test_the_search_offers_everything(window: TopologyWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(SearchDialog)
    assert palette is not None
    QTest.keyClicks(palette.field, "add: lpar")
    current = palette.list.currentItem()
    assert current is not None
    assert current.text(0) == "Add: LPAR"
    palette.close()


def test_tools_are_switched_and_shown(window: TopologyWindow) -> None:
    window.actions_by_id["tool-lasso"].trigger()
    assert window.canvas.interaction.tool == "lasso"
    assert window.actions_by_id["tool-lasso"].isChecked()
    window.canvas.interaction.set_tool("select")
    assert not window.actions_by_id["tool-lasso"].isChecked()
    assert window.actions_by_id["tool-select"].isChecked()


def test_a_picture_of_the_drawing_is_copied_by_a_key(window: TopologyWindow) -> None:
    window.editor.attempt(lambda: template("optimised").make(window.editor.drawing))
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.canvas, Qt.Key.Key_C, held)
    mime = QApplication.clipboard().mimeData()
    image = QApplication.clipboard().image()
    bounds = window.canvas.viewport.scene.bounds
    assert image.width() > bounds.width
    assert image.height() > bounds.height
    assert b"<svg" in bytes(mime.data("image/svg+xml").data())


def test_a_message_moves_neither_canvas_nor_panels_and_is_whole(window: TopologyWindow) -> None:
    canvas, banner = window.canvas, window.header.banner
    places = [card.mapToGlobal(card.rect().topLeft()) for card in window.cards.values()]
    before, view = (canvas.size(), canvas.mapToGlobal(canvas.rect().topLeft())), canvas.viewport.view
    long = "CEC A has no channel subsystem that takes this LPAR. " * 8
    for say in (window.messages.refuse, window.messages.say, window.messages.say_more):
        say(long)
        QApplication.processEvents()
        assert banner.isVisible()
        assert banner.message.text() == long.strip()
        assert banner.message.height() >= banner.message.heightForWidth(banner.message.width())
        assert (canvas.size(), canvas.mapToGlobal(canvas.rect().topLeft())) == before
        assert [card.mapToGlobal(card.rect().topLeft()) for card in window.cards.values()] == places
        assert canvas.viewport.view == view
        assert banner.geometry().right() < canvas.width()
        assert window.messages.dismiss()
    window.messages.say("Copied")
    assert not banner.isVisible()
