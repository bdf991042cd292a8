"""The example of two CECs: a card each, a director, four connections, an ISFC link and a cluster.

The keyboard alone draws it, and the mouse in at most 30 actions: a click, a drag, or a number typed.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.topology.dialogs.connect import ConnectDialog
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.studies.relocation.layouts import DeviceRun
from tests.app.topology.worker import Keyboard, Mouse, director, pick

MOST = 30  # actions of the mouse
CHANNELS = 2  # of a CEC


class Counting(Mouse):
    """A mouse that counts its actions."""

    actions = 0

    def put(self, title: str, inside: str = "") -> str:
        """Drag a thing from the palette: one action."""
        self.actions += 1
        return super().put(title, inside)

    def wires(self, pairs: list[tuple[str, str]]) -> None:
        """Choose the tool for wires, draw all, and choose the other tool again."""
        self.actions += 2 + len(pairs)
        for pair in pairs:
            self.wire(*pair)

    def click(self, dialog: ConnectDialog) -> None:
        """Click Add."""
        self.actions += 1
        QTest.mouseClick(dialog.add, Qt.MouseButton.LeftButton)

    def connect_all(self) -> None:
        """Open the dialog of the menu, add two connections over each pair of channels, and close it."""
        self.actions += 2
        self.window.actions_by_id["connect"].trigger()
        dialog = self.window.findChild(ConnectDialog)
        assert dialog is not None
        self.actions += 1
        dialog.count.setValue(2)
        self.click(dialog)
        for box in dialog.channels:
            self.actions += 2
            pick(box, "41")
        self.click(dialog)
        self.actions += 1
        dialog.reject()


def by_mouse(window: TopologyWindow) -> int:
    mouse = Counting(window)
    channels = []
    for _ in range(2):
        cec = mouse.put("CEC")
        mouse.put("LPAR", cec)
        card = mouse.put("FICON card", cec)
        channels += [mouse.put("Channel", card) for _ in range(CHANNELS)]
    mouse.put("Director")
    one, other = (lpar.id for lpar in window.editor.drawing.of(Lpar))
    mouse.wires([*((channel, director(window)) for channel in channels), (one, other)])
    mouse.connect_all()
    mouse.put("SSI cluster")
    return mouse.actions


def by_keyboard(window: TopologyWindow) -> int:
    keyboard = Keyboard(window)
    channels = []
    for _ in range(2):
        keyboard.put("CEC")
        keyboard.put("LPAR")
        keyboard.put("FICON card")
        for _ in range(CHANNELS):
            channels.append(keyboard.put("Channel"))
    keyboard.put("Director")
    for channel in channels:
        keyboard.wire(channel, director(window))
    one, other = (lpar.id for lpar in window.editor.drawing.of(Lpar))
    keyboard.wire(one, other)
    keyboard.put("SSI cluster")
    keyboard.connect((DeviceRun(0xD000, 2, ("40", "40")), DeviceRun(0xD010, 2, ("41", "41"))))
    return 0


@pytest.mark.parametrize("build", [by_mouse, by_keyboard])
def test_two_cecs_are_drawn(window: TopologyWindow, build: Callable[[TopologyWindow], int]) -> None:
    assert build(window) <= MOST
    drawing = window.editor.drawing
    counts = [len(drawing.of(kind)) for kind in (Cec, Lpar, Channel, Director, IsfcLink, Cluster)]
    assert counts == [2, 2, 4, 1, 1, 1]
    found = resolve(drawing).connections
    assert [one.fault for one in found] == [""] * 4
    assert all(drawing.of(Cluster)[0].slots)
    assert {one.severity for one in check(drawing)} <= {"warning", "info"}
