"""Much in one act, by mouse and keyboard; and a four-member cluster drawn from its description."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.topology.canvas.gestures.wire import DrawWire, handle_of
from app.topology.dialogs.connect import ConnectDialog
from app.topology.dialogs.mesh import MeshDialog
from app.topology.dialogs.template_form import TemplateForm
from app.topology.palette import Palette
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from tests.app.topology.canvas.canvas_bench import Hands
from tests.app.topology.worker import Keyboard

Key, Held, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
MOST = 25  # actions for the cluster: a click, a double click, a drag, a name typed, or Enter


@pytest.fixture
def eight(window: TopologyWindow) -> TopologyWindow:
    """A CEC with eight channels, and a director."""
    editor = window.editor
    editor.attempt(lambda: make(editor.drawing, "cec", Place(0, 0)))
    for _ in range(8):
        editor.attempt(lambda: make(editor.drawing, "channel", None, "cec1"))
    editor.attempt(lambda: make(editor.drawing, "director", Place(0, 500)))
    editor.select(())
    window.canvas.viewport.fit()
    return window


def choose_channels(window: TopologyWindow) -> list[str]:
    names = [channel.id for channel in window.editor.drawing.of(Channel)]
    window.editor.select(names)
    return names


def by_menu(window: TopologyWindow) -> None:
    window.actions_by_id["cable-all"].trigger()


def by_key(window: TopologyWindow) -> None:
    QTest.keyClick(window.canvas, Key.Key_L, Held.ControlModifier | Held.ShiftModifier)


def by_wire(window: TopologyWindow) -> None:
    """Drag the handle of one of the selected channels to the director."""
    hands, shapes = Hands(window.canvas), window.canvas.viewport.scene.shapes
    hands.hover(hands.at("channel3"))
    spot = handle_of(shapes["channel3"], window.canvas.viewport.view.frame(shapes["channel3"].core))
    assert spot is not None
    hands.drag(spot, hands.at("director1"))


def by_keyboard_wire(window: TopologyWindow) -> None:
    QTest.keyClick(window.canvas, Key.Key_W)
    gesture = window.canvas.interaction.gesture
    assert isinstance(gesture, DrawWire)
    while gesture.target != "director1":
        QTest.keyClick(window.canvas, Key.Key_Tab)
    QTest.keyClick(window.canvas, Key.Key_Return)


@pytest.mark.parametrize("how", [by_menu, by_key, by_wire, by_keyboard_wire])
def test_all_selected_channels_are_cabled_in_one_act(
    eight: TopologyWindow, how: Callable[[TopologyWindow], None]
) -> None:
    choose_channels(eight)
    steps = len(eight.editor.history.done)
    how(eight)
    assert len(eight.editor.drawing.of(Cable)) == 8
    assert len(eight.editor.history.done) == steps + 1
    eight.editor.undo()
    assert not eight.editor.drawing.of(Cable)


def test_a_wire_of_a_channel_that_is_not_selected_is_one_cable(eight: TopologyWindow) -> None:
    eight.editor.select(["channel1", "channel2"])
    by_wire(eight)
    assert len(eight.editor.drawing.of(Cable)) == 1


def mesh_dialog(window: TopologyWindow) -> MeshDialog:
    window.actions_by_id["mesh"].trigger()
    dialog = window.findChild(MeshDialog)
    assert dialog is not None
    return dialog


def test_the_mesh_dialog_shows_what_it_adds(qtbot: QtBot, window: TopologyWindow) -> None:
    dialog = mesh_dialog(window)
    assert dialog.told.text() == (
        "Adds 2 CECs, 4 LPARs, 8 channels, 1 director, 8 cables, 6 ISFC links, 96 connections, 1 SSI "
        "cluster. Connections per channel: 6, 4, 3, 3. Each system writes to 4, 4, 3, 3 of them; on "
        "the first channel, only the other system writes to 2 more"
    )
    qtbot.waitUntil(lambda: not dialog.picture.pixmap().isNull())
    dialog.boxes["members"].setValue(1)
    dialog.boxes["new"].setValue(1)
    assert "two or more systems" in dialog.told.text()
    assert not dialog.buttons.buttons()[0].isEnabled()
    dialog.boxes["members"].setValue(4)
    QTest.keyClick(dialog.boxes["members"], Key.Key_Return)
    assert not dialog.isVisible()
    drawing = window.editor.drawing
    assert [len(drawing.of(kind)) for kind in (Cec, Lpar, IsfcLink)] == [1, 4, 6]
    assert len(window.editor.history.done) == 1
    assert {thing.id for thing in (*drawing.of(Cec), *drawing.of(Director))} <= drawing.places.keys()


def test_a_mesh_goes_into_the_selected_cecs(window: TopologyWindow) -> None:
    editor = window.editor
    for x in (0, 400, 800):
        editor.attempt(lambda: make(editor.drawing, "cec", Place(x, 0)))  # noqa: B023
    editor.select(["css1", "cec3"])
    dialog = mesh_dialog(window)
    assert dialog.wanted().cecs == ("cec1", "cec3")
    assert dialog.boxes["new"].value() == 0
    QTest.mouseClick(dialog.buttons.buttons()[0], Button.LeftButton)
    drawing = editor.drawing
    homes = [drawing.get(lpar.css, Css).cec for lpar in drawing.of(Lpar)]
    assert homes == ["cec1", "cec1", "cec3", "cec3"]
    assert len(resolve(drawing).connections) == 96


def test_a_mesh_joins_the_selected_systems_and_no_others(window: TopologyWindow) -> None:
    editor = window.editor
    for x in (0, 600):
        editor.attempt(lambda: make(editor.drawing, "cec", Place(x, 0)))  # noqa: B023
        for _ in range(3):
            editor.attempt(lambda: make(editor.drawing, "lpar", None, editor.drawing.of(Cec)[-1].id))
    chosen = ("lpar1", "lpar3", "lpar5")
    editor.select(chosen)
    dialog = mesh_dialog(window)
    assert dialog.wanted().cecs == ("cec1", "cec2")
    QTest.mouseClick(dialog.buttons.buttons()[0], Button.LeftButton)
    drawing = editor.drawing
    assert len(drawing.of(Lpar)) == 6
    assert sorted(tuple(sorted(link.ends)) for link in drawing.of(IsfcLink)) == [*combinations(chosen, 2)]
    assert {len(link.devices[0]) for link in drawing.of(IsfcLink)} == {16}
    assert drawing.of(Cluster)[0].slots == chosen
    assert {channel.cec for channel in drawing.of(Channel)} == {"cec1", "cec2"}


def test_connections_of_all_links_over_all_channels_in_one_press(window: TopologyWindow) -> None:
    dialog = mesh_dialog(window)
    dialog.boxes["connections"].setValue(1)
    dialog.add()
    editor = window.editor
    editor.select(())
    window.actions_by_id["connect"].trigger()
    connect = window.findChild(ConnectDialog)
    assert connect is not None
    assert connect.link.itemText(connect.link.count() - 1) == "All 6 links"
    connect.link.setCurrentIndex(connect.link.count() - 1)
    assert not connect.number.isEnabled()
    connect.count.setValue(15)
    assert connect.told.text().startswith("90 connections")
    steps = len(editor.history.done)
    QTest.mouseClick(connect.add, Button.LeftButton)
    assert len(editor.history.done) == steps + 1
    assert {len(link.devices[0]) for link in editor.drawing.of(IsfcLink)} == {16}
    assert connect.told.text().startswith("Added: 90 connections")
    assert not connect.add.isEnabled()  # they are full
    connect.link.setCurrentIndex(0)
    connect.reject()
    editor.undo()
    editor.select([link.id for link in editor.drawing.of(IsfcLink)][:2])
    window.actions_by_id["connect"].trigger()
    again = [dialog for dialog in window.findChildren(ConnectDialog) if dialog.isVisible()][0]
    assert again.link.currentText() == "The 2 selected links"
    again.link.setCurrentIndex(0)
    again.all.setChecked(True)
    again.count.setValue(4)
    assert again.told.text() == "4 connections, 6 new control units"
    again.reject()


def test_links_join_all_selected_lpars_and_ask_for_connections(window: TopologyWindow) -> None:
    editor = window.editor
    editor.attempt(lambda: make(editor.drawing, "cec", Place(0, 0)))
    for _ in range(4):
        editor.attempt(lambda: make(editor.drawing, "lpar", None, "cec1"))
    editor.select([lpar.id for lpar in editor.drawing.of(Lpar)])
    palette = window.cards["things"].body
    assert isinstance(palette, Palette)
    item = palette.things.findItems("ISFC link", Qt.MatchFlag.MatchExactly)[0]
    place = palette.things.visualItemRect(item).center()
    QTest.mouseClick(palette.things.viewport(), Button.LeftButton, pos=place)
    assert window.header.banner.remedy.text() == "Link the 4 selected LPARs with each other"
    QTest.mouseClick(window.header.banner.remedy, Button.LeftButton)
    assert {frozenset(link.ends) for link in editor.drawing.of(IsfcLink)} == {
        frozenset(pair) for pair in combinations([lpar.id for lpar in editor.drawing.of(Lpar)], 2)
    }
    assert window.canvas.interaction.tool == "select"
    QTest.mouseClick(window.header.banner.remedy, Button.LeftButton)
    dialog = window.findChild(ConnectDialog)
    assert dialog is not None
    assert dialog.link.currentText() == "All 6 links"
    dialog.reject()


class Stranger:
    """Follows a written description with the mouse; counts clicks, double clicks, names typed and Enters."""

    def __init__(self, window: TopologyWindow) -> None:
        self.window, self.hands, self.actions = window, Hands(window.canvas), 0

    def template(self, title: str) -> None:
        palette = self.window.cards["things"].body
        assert isinstance(palette, Palette)
        item = palette.templates.findItems(title, Qt.MatchFlag.MatchExactly)[0]
        palette.templates.itemActivated.emit(item)
        form = self.window.findChild(TemplateForm)
        assert form is not None
        QTest.mouseClick(form.buttons.buttons()[0], Button.LeftButton)
        self.actions += 2
        QApplication.processEvents()
        self.window.canvas.viewport.fit()

    def rename(self, thing: str, name: str) -> None:
        shape = self.window.canvas.viewport.scene.shapes[thing]
        title = self.window.canvas.viewport.view.screen(shape.box.left + 50, shape.box.top + 25)
        at = QPointF(*title) if shape.kind == "cec" else self.hands.at(thing)
        self.hands.send(QEvent.Type.MouseButtonDblClick, at, Button.LeftButton)
        field = self.window.renaming.field
        assert field is not None
        QTest.keyClicks(field.lines[0], name)
        QTest.keyClick(field.lines[0], Key.Key_Return)
        self.actions += 3


def test_a_stranger_draws_a_four_member_cluster_in_few_actions(window: TopologyWindow) -> None:
    """SSI cluster PROD: ZVMP1, ZVMP2 on CEC CECA, ZVMP3, ZVMP4 on CECB; 4 channels each, director 21."""
    stranger, drawing = Stranger(window), window.editor.drawing
    stranger.template("A four-member cluster on two CECs")
    for place, cec in enumerate(drawing.of(Cec)):
        stranger.rename(cec.id, ("CECA", "CECB")[place])
    for place, lpar in enumerate(drawing.of(Lpar)):
        stranger.rename(lpar.id, f"ZVMP{place + 1}")
    stranger.rename(drawing.of(Cluster)[0].id, "PROD")
    assert stranger.actions <= MOST
    assert [cec.name for cec in drawing.of(Cec)] == ["CECA", "CECB"]
    assert [lpar.system for lpar in drawing.of(Lpar)] == ["ZVMP1", "ZVMP2", "ZVMP3", "ZVMP4"]
    assert drawing.of(Cluster)[0].name == "PROD"
    assert drawing.of(Director)[0].switch == 0x21
    assert [len(link.devices[0]) for link in drawing.of(IsfcLink)] == [16] * 6
    assert {item.fault for item in resolve(drawing).connections} == {""}
    assert not [finding for finding in check(drawing) if finding.severity == "error"]


def test_the_mesh_is_made_by_keyboard_alone(window: TopologyWindow) -> None:
    keyboard = Keyboard(window)
    window.canvas.setFocus()
    keyboard.press(Key.Key_M, held=Held.ControlModifier)
    dialog = window.findChild(MeshDialog)
    assert dialog is not None
    dialog.boxes["connections"].setFocus()
    keyboard.type("4")
    keyboard.press(Key.Key_Return)
    assert [len(link.devices[0]) for link in window.editor.drawing.of(IsfcLink)] == [4] * 6
