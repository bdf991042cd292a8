"""A person in front of the editor's window: with the mouse, or with the keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListWidget, QSpinBox, QWidget

from app.topology.canvas.gestures.wire import DrawWire
from app.topology.dialogs.connect import ConnectDialog
from app.topology.inspector.inspector import Inspector, Property
from app.topology.palette import Palette
from app.topology.palette_list import MIME
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar
from engine.studies.relocation.layouts import DeviceRun
from tests.app.topology.canvas.canvas_bench import Hands

Key, Held = Qt.Key, Qt.KeyboardModifier
MANY = 400  # presses of a key before a test gives up


class Mouse:
    """Drags, draws wires, clicks, and types where it has clicked."""

    def __init__(self, window: TopologyWindow) -> None:
        self.window, self.hands = window, Hands(window.canvas)

    def put(self, title: str, inside: str = "") -> str:
        """Drag a thing from the palette into another one, or beside all others; return its id."""
        listed = self._palette().things
        item = listed.findItems(title, Qt.MatchFlag.MatchExactly)[0]
        payload = bytes(listed.mimeData([item]).data(MIME).data()).decode()
        self.window.canvas.viewport.fit()
        at = self.hands.corner(inside) if inside else self._free()
        assert self.hands.drop(payload, at), f"{title} was not taken by {inside or 'the sheet'}"
        return self.window.editor.selection[0]

    def _palette(self) -> Palette:
        body = self.window.cards["things"].body
        assert isinstance(body, Palette)
        return body

    def _free(self) -> QPointF:
        canvas = self.window.canvas
        if not canvas.viewport.scene.shapes:
            return QPointF(canvas.width() / 3, canvas.height() / 4)
        bounds = canvas.viewport.scene.bounds
        return QPointF(*canvas.viewport.view.screen(bounds.left + 60, bounds.bottom + 60))

    def wire(self, one: str, other: str) -> None:
        """Draw a wire, and go back to selecting."""
        self.window.canvas.viewport.fit()
        self.window.canvas.interaction.set_tool("wire")
        self.hands.drag(self.hands.at(one), self.hands.at(other))
        self.window.canvas.interaction.set_tool("select")

    def write(self, thing: str, key: str, text: str) -> None:
        """Click a thing, then a field of its properties, and type."""
        self.window.canvas.viewport.fit()
        self.hands.click(self.hands.at(thing))
        assert self.window.editor.selection == (thing,)
        QApplication.processEvents()
        line = field(self.window, key)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        line.selectAll()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Key.Key_Return)

    def connect(self, stretches: tuple[DeviceRun, ...]) -> None:
        """Connect in the dialog that the menu opens."""
        self.window.actions_by_id["connect"].trigger()
        dialog = self.window.findChild(ConnectDialog)
        assert dialog is not None
        for one in stretches:
            for box, chpid in zip(dialog.channels, one.channels, strict=True):
                pick(box, chpid)
            dialog.count.setValue(one.count)
            QTest.mouseClick(dialog.number, Qt.MouseButton.LeftButton)
            dialog.number.clear()
            QTest.keyClicks(dialog.number, f"{one.device:04X}")
            QTest.mouseClick(dialog.add, Qt.MouseButton.LeftButton)
        dialog.reject()


def pick(box: QComboBox, chpid: str) -> None:
    """Open a list and click a line of it."""
    row = next(row for row in range(box.count()) if f"CHPID {chpid}" in box.itemText(row))
    box.showPopup()
    view = box.view()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=_middle(view, row))
    box.hidePopup()
    assert box.currentIndex() == row


def _middle(view: QWidget, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()  # type: ignore[attr-defined]


class Keyboard:
    """Presses keys; what they go to is what has the focus."""

    def __init__(self, window: TopologyWindow) -> None:
        self.window = window

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.focus(), key, held)
            QApplication.processEvents()

    def focus(self) -> QWidget:
        dialog = QApplication.activeModalWidget() or self.window
        return dialog.focusWidget() or dialog

    def go_to_panel(self, wanted: QWidget) -> None:
        """F6 until it has the focus."""
        for _ in range(MANY):
            if self.focus() is wanted:
                return
            self.press(Key.Key_F6)
        raise AssertionError(f"F6 does not lead to {wanted.accessibleName()}")

    def put(self, title: str) -> str:
        """Add a thing of the palette to the selected container; return its id."""
        palette = self.window.cards["things"].body
        assert isinstance(palette, Palette)
        listed = palette.things
        self.go_to_panel(listed)
        self._choose_row(listed, title)
        self.press(Key.Key_Return)
        return self.window.editor.selection[0]

    def _choose_row(self, listed: QListWidget, title: str) -> None:
        self.press(Key.Key_Home)
        while listed.currentItem().text() != title:
            before = listed.currentRow()
            self.press(Key.Key_Down)
            assert listed.currentRow() != before, f"no {title}"

    def select(self, thing: str) -> None:
        """Walk the picture until it is selected."""
        self.go_to_panel(self.window.canvas)
        self.press(Key.Key_Home)
        for _ in range(MANY):
            if self.window.editor.selection == (thing,):
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {thing}")

    def wire(self, one: str, other: str) -> None:
        """W, Tab to the other end, Enter."""
        self.select(one)
        self.press(Key.Key_W)
        for _ in range(MANY):
            gesture = self.window.canvas.interaction.gesture
            assert isinstance(gesture, DrawWire)
            if gesture.target == other:
                break
            self.press(Key.Key_Tab)
        self.press(Key.Key_Return)

    def write(self, thing: str, key: str, text: str) -> None:
        """Enter opens the properties; Tab goes to a field."""
        self.select(thing)
        self.press(Key.Key_Return)
        self._tab_to(field(self.window, key))
        self.type(text)
        self.press(Key.Key_Return)

    def _tab_to(self, wanted: QWidget) -> None:
        for _ in range(MANY):
            if self.focus() is wanted:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {wanted.accessibleName()}")

    def type(self, text: str) -> None:
        """Replace the text of a field."""
        self.press(Key.Key_A, held=Held.ControlModifier)
        QTest.keyClicks(self.focus(), text)

    def connect(self, stretches: tuple[DeviceRun, ...]) -> None:
        """Ctrl+L; the lists by arrows, the numbers typed."""
        self.press(Key.Key_L, held=Held.ControlModifier)
        dialog = self.window.findChild(ConnectDialog)
        assert dialog is not None
        for one in stretches:
            for box, chpid in zip(dialog.channels, one.channels, strict=True):
                self._tab_to(box)
                self._choose_line(box, f"CHPID {chpid}")
            self._tab_to(dialog.count)
            self._count(dialog.count, one.count)
            self._tab_to(dialog.number)
            self.type(f"{one.device:04X}")
            self.press(Key.Key_Return)
        self.press(Key.Key_Escape)

    def _choose_line(self, box: QComboBox, text: str) -> None:
        self.press(Key.Key_Home)
        while text not in box.currentText():
            before = box.currentIndex()
            self.press(Key.Key_Down)
            assert box.currentIndex() != before, f"no {text}"

    def _count(self, box: QSpinBox, wanted: int) -> None:
        while box.value() != wanted:
            self.press(Key.Key_Up if box.value() < wanted else Key.Key_Down)


def field(window: TopologyWindow, key: str) -> QLineEdit:
    """Return a line of the inspector."""
    inspector = window.cards["properties"].body
    assert isinstance(inspector, Inspector)
    inspector.show_selection()
    one: Property = next(one for one in inspector.properties if one.row.key == key)
    assert isinstance(one.control.field, QLineEdit)
    return one.control.field


def channel(window: TopologyWindow, chpid: str) -> str:
    """Id of a channel by its CHPID."""
    return next(one.id for one in window.editor.drawing.of(Channel) if one.chpid == int(chpid, 16))


def lpar(window: TopologyWindow, name: str) -> str:
    """Id of an LPAR by its name."""
    return next(one.id for one in window.editor.drawing.of(Lpar) if one.name == name)


def director(window: TopologyWindow) -> str:
    """Id of the one director."""
    return window.editor.drawing.of(Director)[0].id
