"""The editor's window: what opens, what closes, what can be done in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMessageBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.frame.docks import has_room, is_seen
from app.look import theme
from app.settings.settings import Settings
from app.topology.dialogs.template_form import TemplateForm
from app.topology.palette import Palette
from app.topology.palette_list import MIME
from app.topology.shapes.tidy import laid_out
from app.topology.undo_list import UndoList
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import template, templates

Opening = Callable[..., TopologyWindow]


def palette(window: TopologyWindow) -> Palette:
    body = window.cards["things"].body
    assert isinstance(body, Palette)
    return body


def choose(window: TopologyWindow, title: str) -> None:
    """Choose a thing in the list by the keyboard."""
    listed = palette(window).things
    listed.setFocus()
    listed.setCurrentItem(listed.findItems(title, Qt.MatchFlag.MatchExactly)[0])
    QTest.keyClick(listed, Qt.Key.Key_Return)


def test_the_frame_is_there_before_the_drawing(open_window: Opening) -> None:
    window = open_window(furnished=False)
    assert window.actions_by_id["undo"].text()
    assert not window.is_furnished


def test_the_palette_has_every_thing_and_template(window: TopologyWindow) -> None:
    things, layouts = palette(window).things, palette(window).templates
    assert [things.item(row).text() for row in range(things.count())] == [one.title for one in PALETTE]
    assert layouts.count() == len(templates())
    assert all(things.item(row).toolTip() for row in range(things.count()))


def test_enter_puts_things_where_they_belong(window: TopologyWindow) -> None:
    for title in ("CEC", "LPAR", "LPAR", "Channel"):
        choose(window, title)
    drawing = window.editor.drawing
    assert len(drawing.of(Cec)) == 1
    assert len(drawing.of(Lpar)) == 2
    assert window.editor.selection == (drawing.of(Channel)[0].id,)


def test_a_thing_goes_to_a_sensible_place_when_the_selection_cannot_hold_it(window: TopologyWindow) -> None:
    for title in ("CEC", "Director", "LPAR"):
        choose(window, title)
    assert len(window.editor.drawing.of(Lpar)) == 1


def test_a_double_click_puts_it_in(qtbot: QtBot, window: TopologyWindow) -> None:
    listed = palette(window).things
    place = listed.visualItemRect(listed.item(0)).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(window.editor.drawing.of(Cec)) == 1


def test_a_click_places_with_the_next_click(window: TopologyWindow) -> None:
    canvas, listed = window.canvas, palette(window).things

    def click(widget: QWidget, pos: QPoint) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos)

    def pick(title: str) -> None:
        item = listed.findItems(title, Qt.MatchFlag.MatchExactly)[0]
        click(listed.viewport(), pos=listed.visualItemRect(item).center())

    pick("CEC")
    assert not window.editor.drawing.of(Cec)
    assert "Click its place" in window.status.said.text()
    click(canvas, pos=QPoint(200, 150))
    x, y = canvas.viewport.view.screen(*canvas.viewport.scene.shapes["cec1"].box.middle)
    assert abs(x - 200) < 160
    assert abs(y - 150) < 120
    pick("Director")
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert window.status.said.text() == ""
    click(canvas, pos=QPoint(20, 20))
    assert not window.editor.drawing.of(Director)
    pick("LPAR")
    click(canvas, pos=QPoint(round(x), round(y)))
    pick("Director")
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert len(window.editor.drawing.of(Director)) == len(window.editor.drawing.of(Lpar)) == 1
    assert "Click its place" not in window.status.said.text()


def test_a_cable_goes_between_two_clicks(window: TopologyWindow) -> None:
    for title in ("CEC", "Channel", "Director"):
        choose(window, title)
    canvas, listed = window.canvas, palette(window).things
    item = listed.findItems("Cable", Qt.MatchFlag.MatchExactly)[0]
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(item).center())
    canvas.viewport.fit()
    for name in ("channel1", "director1"):
        x, y = canvas.viewport.view.screen(*canvas.viewport.scene.shapes[name].core.middle)
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
    assert len(window.editor.drawing.of(Cable)) == 1
    assert canvas.interaction.tool == "select"


def test_what_is_refused_is_said_in_the_banner(window: TopologyWindow) -> None:
    choose(window, "LPAR")
    assert window.header.banner.isVisible()
    assert "CEC" in window.header.banner.message.text()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.header.banner.isVisible()


def test_what_is_dragged_says_what_it_is(window: TopologyWindow) -> None:
    listed = palette(window).templates
    data = listed.mimeData([listed.item(0)])
    assert bytes(data.data(MIME).data()).decode() == f"template:{templates()[0].key}"


def test_a_template_is_put_in_by_its_form(window: TopologyWindow) -> None:
    listed = palette(window).templates
    keys = [one.key for one in templates()]
    listed.setFocus()
    listed.setCurrentRow(keys.index("optimised"))
    QTest.keyClick(listed, Qt.Key.Key_Return)
    form = window.findChild(TemplateForm)
    assert form is not None
    form.buttons.buttons()[0].click()
    assert len(window.editor.drawing.of(Lpar)) == 2
    assert list(window.editor.drawing) == list(_made("optimised"))
    assert not laid_out(window.editor.drawing)  # in an empty drawing it has its best layout already


def test_a_template_without_numbers_is_put_in_at_once(window: TopologyWindow) -> None:
    listed = palette(window).templates
    listed.setFocus()
    listed.setCurrentRow([one.key for one in templates()].index("study-part-ii"))
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert list(window.editor.drawing) == list(_made("study-part-ii"))
    assert not laid_out(window.editor.drawing)


def _made(key: str) -> Drawing:
    drawing = Drawing()
    drawing.apply(template(key).make(drawing, Place(40, 40)))
    return drawing


def test_undo_and_redo_by_keys_name_what_they_do(window: TopologyWindow) -> None:
    choose(window, "CEC")
    assert window.actions_by_id["undo"].text() == "&Undo: Add CEC"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(window.editor.drawing) == 0
    assert not window.actions_by_id["undo"].isEnabled()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Z, both)
    assert len(window.editor.drawing.of(Cec)) == 1


def test_the_history_goes_where_it_is_clicked(window: TopologyWindow) -> None:
    for title in ("CEC", "LPAR", "LPAR"):
        choose(window, title)
    window.cards["history"].focus_body()
    history = window.cards["history"].body
    assert isinstance(history, UndoList)
    assert history.count() == 4
    history.setCurrentRow(1)
    QTest.keyClick(history, Qt.Key.Key_Return)
    assert len(window.editor.drawing.of(Lpar)) == 0
    assert history.currentRow() == 1
    assert history.count() == 4
    history.setCurrentRow(3)
    QTest.keyClick(history, Qt.Key.Key_Return)
    assert len(window.editor.drawing.of(Lpar)) == 2


def test_delete_takes_what_is_selected_with_what_it_holds(window: TopologyWindow) -> None:
    for title in ("CEC", "LPAR"):
        choose(window, title)
    window.editor.select([window.editor.drawing.of(Cec)[0].id])
    window.actions_by_id["delete"].trigger()
    assert len(window.editor.drawing) == 0


def test_actions_that_need_a_selection_wait_for_one(window: TopologyWindow) -> None:
    assert not window.actions_by_id["delete"].isEnabled()
    choose(window, "CEC")
    assert window.actions_by_id["delete"].isEnabled()
    assert not window.actions_by_id["align-left"].isEnabled()


def test_layers_are_switched_by_keys(window: TopologyWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert window.editor.layers == {"cabling", "isfc"}
    assert not window.actions_by_id["layer-iocp"].isChecked()


def test_switches_are_kept(open_window: Opening, settings: Settings) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_M)
    assert not settings.drawing_switch("minimap")
    QTest.keyClick(window, Qt.Key.Key_M)
    assert settings.drawing_switch("minimap")


@pytest.mark.slow
def test_the_theme_changes_in_all_windows(open_window: Opening) -> None:
    one, other = open_window(), open_window()
    before = other.styleSheet()
    one.actions_by_id["theme"].trigger()
    assert other.styleSheet() != before
    assert other.styleSheet() == one.styleSheet()
    one.actions_by_id["theme"].trigger()
    assert theme.current().name == "dark"


def test_several_windows_have_drawings_of_their_own(open_window: Opening) -> None:
    one, other = open_window(), open_window()
    choose(one, "CEC")
    assert len(one.editor.drawing) == 2
    assert len(other.editor.drawing) == 0
    assert set(windows.windows()) == {one, other}
    other.close()
    assert windows.windows() == (one,)


def test_a_window_with_changes_asks_before_it_closes(
    open_window: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    choose(window, "CEC")
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Cancel)
    assert not window.close()
    assert not windows.close_all()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    assert window.close()


def test_places_without_room_are_not_shown(qtbot: QtBot, open_window: Opening, settings: Settings) -> None:
    window = open_window()
    first = {name for name, card in window.cards.items() if is_seen(card)}
    for card in window.cards.values():
        window.desk.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, card)
        card.show()
    window.close()
    again = open_window(size=(1280, 720), furnished=False)
    qtbot.waitUntil(lambda: again.is_complete, timeout=30_000)
    assert {name for name, card in again.cards.items() if is_seen(card)} == first
    assert has_room(again.desk)


def test_the_layout_is_kept(open_window: Opening, settings: Settings) -> None:
    first = open_window()
    first.cards["history"].close()
    first.close()
    QApplication.processEvents()
    again = windows.open_window(settings)
    assert again.cards["history"].isHidden()
    again.reset_layout()
    assert not again.cards["history"].isHidden()


def test_f6_goes_from_panel_to_panel(window: TopologyWindow) -> None:
    window.canvas.setFocus()
    seen = set()
    for _ in range(6):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F6)
        seen.add(window.focusWidget())
    assert palette(window).things in seen
    assert window.canvas in seen


def test_the_status_line_counts(window: TopologyWindow) -> None:
    choose(window, "CEC")
    assert window.status.count.text() == "2 elements, 1 selected"
    assert window.status.revision.text() == "revision 1"
    assert "not saved" in window.status.file.text()


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from app.command import main

    ended = CliRunner().invoke(main, ["draw", str(tmp_path / "none.json")])
    assert ended.exit_code == 2
    assert "no such file" in ended.output


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_a_fresh_window_leaves_most_of_the_room_to_the_picture(
    qtbot: QtBot, settings: Settings, size: tuple[int, int]
) -> None:
    window = windows.open_window(settings)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.is_complete, timeout=30_000)
    window.reset_layout()
    for _ in range(3):
        QApplication.processEvents()
    canvas, cards = window.canvas, window.cards
    share = canvas.width() * canvas.height() / (window.width() * window.height())
    seen = {name for name, card in cards.items() if is_seen(card)}
    windows.close_all(ask=False)
    assert share >= 0.6
    assert seen == {"things", "properties", "problems"}


def test_a_layout_in_an_empty_drawing_is_seen_whole(qtbot: QtBot, window: TopologyWindow) -> None:
    editor = window.editor
    editor.do(template("mesh").make(editor.drawing))
    QApplication.processEvents()
    assert window.canvas.viewport.view.box.covers(window.canvas.viewport.scene.bounds)


def test_an_empty_drawing_says_how_to_begin(window: TopologyWindow) -> None:
    (label,) = [one for one in window.canvas.findChildren(QLabel) if "template" in one.text()]
    assert label.isVisible()
    choose(window, "CEC")
    assert not label.isVisible()
    window.actions_by_id["undo"].trigger()
    assert label.isVisible()


def test_a_template_begins_an_empty_drawing_by_the_keyboard(window: TopologyWindow) -> None:
    links = window.central.templates
    assert links.text().count("<a ") == len(templates())
    links.setFocus()
    QTest.keyClick(links, Qt.Key.Key_Tab)  # the first link is chosen
    QTest.keyClick(links, Qt.Key.Key_Return)
    assert window.editor.drawing.of(Lpar)
    assert not links.isVisible()


def test_a_form_that_a_click_on_the_canvas_has_opened_leaves_nothing_pressed(
    qtbot: QtBot, window: TopologyWindow
) -> None:
    links, canvas = window.central.templates, window.canvas
    lines = links.text().split("<br>")
    at = next(n for n, line in enumerate(lines) if '"mesh-of-two"' in line)
    high = links.height() / len(lines)
    QTest.mouseClick(links, Qt.MouseButton.LeftButton, pos=QPoint(links.width() // 2, int((at + 0.5) * high)))
    qtbot.waitUntil(lambda: window.findChild(TemplateForm) is not None)
    window.findChild(TemplateForm).reject()
    for x in (20, 120):
        none, at_once = Qt.MouseButton.NoButton, QPointF(x, 20)
        keys = Qt.KeyboardModifier.NoModifier
        move = QMouseEvent(QEvent.Type.MouseMove, at_once, at_once, none, none, keys)
        QApplication.sendEvent(canvas, move)
    assert canvas.interaction.gesture is None


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_names_in_the_palette_have_room(
    open_window: Callable[..., TopologyWindow], size: tuple[int, int]
) -> None:
    lists = palette(open_window(size))
    for listed in (lists.things, lists.templates):
        for row in range(listed.count()):
            index = listed.model().index(row, 0)
            option = QStyleOptionViewItem()
            listed.initViewItemOption(option)
            option.rect = listed.visualRect(index)
            option.text, option.icon = index.data(), index.data(Qt.ItemDataRole.DecorationRole)
            cast(QStyledItemDelegate, listed.itemDelegate()).initStyleOption(option, index)
            option.features |= (
                QStyleOptionViewItem.ViewItemFeature.HasDisplay
                | QStyleOptionViewItem.ViewItemFeature.HasDecoration
            )
            room = listed.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, listed)
            wanted = listed.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, option.text)
            assert wanted.width() <= room.width(), option.text
            assert wanted.height() <= room.height(), option.text
            assert listed.viewport().rect().contains(option.rect)


def test_other_windows_are_named_without_the_name_of_the_program(
    open_window: Callable[..., TopologyWindow],
) -> None:
    first, _ = open_window(), open_window()
    ((name, _),) = first.other_drawings()
    assert name == "New drawing"
