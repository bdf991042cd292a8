"""The framework of windows: actions, header, cards, look; with a window that has nothing to do with z/VM."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.frame import standard
from app.frame.actions import ActionSpec, ViewKeys
from app.frame.docks import is_seen, set_height, settle
from app.frame.header import Header
from app.frame.on_screen import Panning
from app.frame.own_keys import KeyStore
from app.frame.panels import PanelSpec
from app.frame.search import SearchDialog
from app.frame.window import MIN_SIZE, FrameWindow
from app.look import theme

AREA = Qt.DockWidgetArea.TopDockWidgetArea


@dataclass
class Choice:
    theme: str = "dark"
    text_size: int = 100
    motion: str = "full"


PANELS = (
    PanelSpec("first", "First", "About the first"),
    PanelSpec("second", "Second", "About the second", beside=True),
)


class Counting:
    """Two actions; the second is a switch, and can be used when something was counted."""

    def __init__(self) -> None:
        self.count = 0

    def actions(self) -> list[ActionSpec]:
        return [
            ActionSpec("count", "&Count", self.add, ("Ctrl+1", "F2"), "play", "Counts."),
            ActionSpec("again", "Count &again", self.add, switch=True, enabled=self.has_begun),
        ]

    def has_begun(self) -> bool:
        return self.count > 0

    def add(self) -> None:
        self.count += 1


class Small(FrameWindow):
    """A window with two panels."""

    def __init__(self, choice: Choice) -> None:
        keys = [ViewKeys("X", "Does something in the view", ("X",))]
        self.stored: Mapping[str, str] = {}
        store = KeyStore("small", lambda: self.stored, partial(setattr, self, "stored"))
        super().__init__(choice, "Nothing has the focus.", lambda: keys, store)
        self.counting = Counting()
        self.actions_by_id.add("file", self.counting.actions())
        look = [*standard.look_actions(self, self.reset_layout), *standard.view_actions(self)]
        self.actions_by_id.add("view", look)
        self.actions_by_id.add("help", standard.help_actions(self))
        header = Header(
            self.actions_by_id, {"file": "&File", "view": "&View"}, {"file": ("again",)}, parent=self
        )
        header.add_line(4, 4).addWidget(header.search_button("Search"))
        header.add_banner()
        self.build(header, QLabel("at the foot"), PANELS, 6)
        for card in self.cards.values():
            self.desk.addDockWidget(AREA, card)
        self.restore_window(QByteArray())
        self.resets = 0
        self.follow_theme()

    def keep_geometry(self) -> None:
        """Keep nothing."""

    def reset_layout(self) -> None:
        self.resets += 1


@pytest.fixture
def choice() -> Choice:
    return Choice()


@pytest.fixture
def window(qtbot: QtBot, choice: Choice) -> Small:
    made = Small(choice)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):
        made.show()
    return made


def test_an_action_is_in_its_menu_and_on_its_keys(window: Small) -> None:
    menu = window.header.menu["file"].actions()
    assert [action.text() for action in menu] == ["&Count", "", "Count &again"]
    assert menu[1].isSeparator()
    assert window.actions_by_id["again"].isCheckable()
    menu[0].trigger()
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.counting.count == 2
    assert window.actions_by_id["count"].whatsThis() == "Counts."


def test_an_action_is_enabled_when_something_can_be_done_with_it(window: Small) -> None:
    actions = window.actions_by_id
    actions.enable("count")
    assert actions["again"].isEnabled()
    actions.enable()
    assert [actions[name].isEnabled() for name in ("count", "again")] == [True, False]
    actions["count"].trigger()
    actions.enable("again")
    assert actions["again"].isEnabled()


def test_actions_can_be_added_later(window: Small) -> None:
    made = window.actions_by_id.add("file", [ActionSpec("late", "Late", window.close)])
    assert made == [window.actions_by_id["late"]]
    assert window.actions_by_id.of_menu("file")[-1] is made[0]


def test_the_view_menu_has_the_looks_and_the_panels(window: Small) -> None:
    actions = window.header.menu["view"].actions()
    assert [card.toggleViewAction() in actions for card in window.cards.values()] == [True, True]
    window.cards["first"].toggleViewAction().trigger()
    assert not window.cards["first"].isVisible()


def test_all_windows_change_their_theme_with_the_choice(window: Small, choice: Choice) -> None:
    switch = window.actions_by_id["theme"].trigger
    switch()  # from whatever a file of tests before has left
    first, sheet = theme.current().name, window.styleSheet()
    assert choice.theme == first
    switch()
    assert choice.theme == theme.current().name != first
    assert window.styleSheet() != sheet
    switch()
    assert window.styleSheet() == sheet


def test_the_search_begins_with_commands_and_panels(window: Small) -> None:
    window.actions_by_id["palette"].trigger()
    palette = window.findChild(SearchDialog)
    texts = [palette.list.topLevelItem(row).text(0) for row in range(palette.list.topLevelItemCount())]
    assert {"Count", "First", "Second"} <= set(texts)
    palette.close()


def test_the_documentation_is_asked_for_from_the_menu(window: Small, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.documentation_wanted):
        window.actions_by_id["documentation"].trigger()


def test_the_layout_is_reset_by_the_window(window: Small) -> None:
    window.actions_by_id["layout"].trigger()
    assert window.resets == 1


def test_cards_wait_for_their_bodies(window: Small) -> None:
    card = window.cards["first"]
    assert card.findChildren(QLabel)[-1].text() == "Loading…"
    assert card.whatsThis() == "About the first"
    body = QLabel("here")
    card.set_body(body)
    assert card.body is body


def test_a_card_gets_a_height(window: Small) -> None:
    card = window.cards["first"]
    window.desk.splitDockWidget(card, window.cards["second"], Qt.Orientation.Vertical)
    settle(window.desk)
    card.setMaximumHeight(200)
    set_height(window.desk, card, 200)
    assert abs(card.height() - 200) <= 2


def test_a_panel_behind_a_tab_is_not_seen(qtbot: QtBot, window: Small) -> None:
    first, second = window.cards.values()
    window.desk.tabifyDockWidget(first, second)
    second.raise_()
    qtbot.waitUntil(lambda: is_seen(second) and not is_seen(first))


def test_messages_stand_below_the_buttons(window: Small) -> None:
    assert not window.header.banner.isVisible()
    window.header.banner.show_message("Something happened")
    assert window.header.banner.isVisible()
    assert window.minimumWidth() <= MIN_SIZE[0]


def test_a_small_screen_holds_the_whole_window(window: Small) -> None:
    room = window.screen().availableGeometry()
    assert room.width() < MIN_SIZE[0]
    window.fit_on_screen()
    assert window.minimumWidth() <= room.width()
    window.resize(room.width(), window.height())
    assert window.width() <= room.width()


def test_a_window_larger_than_the_screen_follows_pointer_and_focus(qtbot: QtBot, window: Small) -> None:
    room = window.screen().availableGeometry()
    far = QPushButton("far", window)
    window.resize(room.width() + 400, room.height() + 300)
    far.move(window.width() - far.width(), window.height() - far.height())
    far.show()
    window.move(room.topLeft())
    panning = Panning(window)
    panning.use(True)
    QCursor.setPos(room.bottomRight())
    qtbot.waitUntil(lambda: window.frameGeometry().bottomRight() == room.bottomRight())
    QCursor.setPos(room.topLeft())
    qtbot.waitUntil(lambda: window.frameGeometry().topLeft() == room.topLeft())
    QCursor.setPos(room.center())
    window.activateWindow()
    far.setFocus()
    qtbot.waitUntil(lambda: room.contains(QRect(far.mapToGlobal(QPoint()), far.size())))
    panning.use(False)
