"""Layouts: a first one for each kind of scenario, the user's own for each kind, and none lost on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import has_room, is_seen
from app.frame.panels import make_cards
from app.lab.lab import Lab
from app.lab.lesson_layouts import Layouts
from app.panels import specs
from app.panels.specs import LESSON
from app.settings.settings import LAYOUT_VERSION, Settings
from app.widgets.card import Card
from app.window.layouts import first_places, kinds
from tests.app.conftest import lab_of_a_file
from tests.app.fake_simulation import FakeMachines
from tests.engine.site.samples import machine_of

WITH_LOCKS, WITHOUT, LINUX = "timers-busy-430", "pause-suspend", "cpuplugd-compile"
SYSTEMS, CLUSTER, WEB = "relocation-java", "ssi-io-4", "ssi-io-1"
SHOWN = {
    WITH_LOCKS: {"processors", "timers", "lock", "lanes", "timeline"},
    LINUX: {"linux_memory", "linux_cpus", "throughput", "scans", "guests"},
    SYSTEMS: {"relocation", "passes", "device_heat", "steal", "link_rates", "moves"},
    CLUSTER: {"cluster", "members", "storage", "efficiency", "packs"},
    WEB: {"members", "packs", "storage", "efficiency", "guests"},
    WITHOUT: {"memory", "timeline", "cpu", "paging", "guests", "storage"},
    "hiperdispatch-parking": {"physical", "timeline", "lpars", "hiperdispatch"},
    "aging-pause-63": {"memory", "timeline", "cpu", "aging", "guests", "storage"},
}
SIZES = [(1280, 720), (1600, 900)]


def open_scenario(qtbot: QtBot, lab: Lab, name: str) -> None:
    with qtbot.waitSignal(lab.opened):
        lab.files.open(name)
    QApplication.processEvents()


def in_sight(lab: Lab) -> set[str]:
    QApplication.processEvents()
    return {name for name, card in lab.window.cards.items() if card.body and is_seen(card.body)}


def stray(lab: Lab) -> list[list[str]]:
    """Bars of tabs in the window that belong to no card."""
    QApplication.processEvents()
    desk, cards = lab.window.desk, lab.window.cards.values()
    places = {card.windowTitle(): card.geometry() for card in cards if card.isVisible()}
    found = []
    for bar in desk.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        own = places.get(bar.tabText(bar.currentIndex()))
        inside = bar.isVisible() and bar.geometry().intersects(desk.rect())
        if inside and (own is None or abs(bar.geometry().top() - own.bottom()) > first_places.TOUCH):
            found.append([bar.tabText(i) for i in range(bar.count())])
    return found


@pytest.fixture(scope="module", params=[(name, size) for size in SIZES for name in SHOWN], ids=str)
def first(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Lab]:
    """A lab at its first start, with a scenario of each kind and in each size."""
    scenario, size = request.param
    with lab_of_a_file(tmp_path_factory.mktemp("first"), FakeMachines(), size, scenario) as lab:
        yield lab


@pytest.mark.slow
def test_the_first_layout_shows_what_a_kind_of_scenario_is_about(first: Lab) -> None:
    assert in_sight(first) == SHOWN[first.session.name]
    assert stray(first) == []
    assert (first.window.width(), first.window.height()) in SIZES


@pytest.mark.slow
def test_the_view_menu_lists_the_panels_of_the_study_and_has_more(first: Lab) -> None:
    menu = first.window.header.menu["view"]
    more = next(one for one in menu.findChildren(QMenu) if one.title() == "&More panels")
    actions = {name: card.toggleViewAction() for name, card in first.window.cards.items()}
    mine = {name for name, action in actions.items() if action in menu.actions()}
    others = {name for name, action in actions.items() if action in more.actions()}
    assert mine >= SHOWN[first.session.name]
    assert mine | others == set(first.window.cards)
    assert not mine & others
    assert len([action for action in menu.actions() if action.isVisible()]) <= 28


@pytest.mark.slow
@pytest.mark.parametrize("first", [(name, SIZES[0]) for name in SHOWN], indirect=True, ids=str)
def test_no_panel_lies_over_another_in_a_small_window(first: Lab) -> None:
    """Tests of the first layout come before this one, which brings each panel to the front."""
    found = {}
    for name in kinds.shown(first.window.arranging.kind):
        first.window.cards[name].focus_body()
        if over := overlapping(first):
            found[name] = over
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [WITHOUT, SYSTEMS])
def test_every_panel_comes_with_the_view_menu(scenario: str, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(scenario=scenario)
    for name, card in lab.window.cards.items():
        if name == LESSON:
            continue
        if not card.isVisible():
            card.toggleViewAction().trigger()
        card.raise_()
        assert name in in_sight(lab)
    assert stray(lab) == []


def test_the_view_menu_stays_below_the_menus_of_a_small_screen(lab: Lab, qtbot: QtBot) -> None:
    open_scenario(qtbot, lab, SYSTEMS)
    window, menu = lab.window, lab.window.header.menu["view"]
    listed = [card.toggleViewAction() for card in window.cards.values()]
    tall = menu.font()
    tall.setPointSizeF(1.4 * tall.pointSizeF())  # as on a screen of 720 px
    for one in (menu, *menu.findChildren(QMenu)):
        one.setFont(tall)
    menu.aboutToShow.emit()
    high = sum(menu.actionGeometry(one).height() for one in menu.actions() if one.isVisible())
    below = window.header.menus.mapTo(window, window.header.menus.rect().bottomLeft()).y()
    assert high <= window.screen().availableGeometry().height() - below
    more = next(one for one in menu.findChildren(QMenu) if one.title() == "&More panels")
    assert {*listed} == {one for one in (*menu.actions(), *more.actions()) if one in listed}
    assert window.cards["relocation"].toggleViewAction() in menu.actions()


def test_titles_on_tabs_are_whole_in_a_small_window(make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(size=(1280, 720), scenario=WITH_LOCKS)
    lab.teaching.open()
    QApplication.processEvents()
    bars = [bar for bar in lab.window.desk.findChildren(QTabBar) if bar.isVisible() and bar.count() > 2]
    assert bars
    for bar in bars:
        widths = [bar.fontMetrics().horizontalAdvance(bar.tabText(tab)) for tab in range(bar.count())]
        assert all(bar.tabRect(tab).width() >= width for tab, width in enumerate(widths))


def test_a_layout_is_kept_for_each_kind(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(scenario=WITHOUT)
    lab.window.cards["paging"].close()
    open_scenario(qtbot, lab, WITH_LOCKS)
    assert in_sight(lab) == SHOWN[WITH_LOCKS]
    lab.window.cards["lock"].close()
    lab.window.cards["memory"].focus_body()
    mine = in_sight(lab)
    assert "memory" in mine
    open_scenario(qtbot, lab, WITHOUT)
    assert in_sight(lab) == SHOWN[WITHOUT] - {"paging"}
    open_scenario(qtbot, lab, WITH_LOCKS)
    assert in_sight(lab) == mine
    assert stray(lab) == []
    lab.window.reset_layout()
    assert in_sight(lab) == SHOWN[WITH_LOCKS]
    assert stray(lab) == []


def test_both_are_kept_until_the_next_start(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    first = make_lab(scenario=WITHOUT)
    first.window.cards["cpu"].close()
    open_scenario(qtbot, first, WITH_LOCKS)
    first.window.cards["timers"].close()
    first.window.close()
    second = make_lab()
    assert second.session.name == WITH_LOCKS
    assert "timers" not in in_sight(second)
    assert SHOWN[WITH_LOCKS] - {"timers"} <= in_sight(second)
    open_scenario(qtbot, second, WITHOUT)
    assert in_sight(second) == SHOWN[WITHOUT] - {"cpu"}


def test_another_scenario_of_a_kind_leaves_the_panels_alone(
    qtbot: QtBot, make_lab: Callable[..., Lab]
) -> None:
    lab = make_lab(scenario=WITHOUT)
    lab.window.cards["cpu"].close()
    lab.window.cards["processors"].show()
    before = in_sight(lab)
    open_scenario(qtbot, lab, "pause-stop")
    assert in_sight(lab) == before


def test_a_lesson_that_opens_another_kind_gets_its_panels(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    lab = make_lab(scenario=WITHOUT)
    lab.window.cards["paging"].close()
    layouts = Layouts(lab.window, settings)
    layouts.enter("of-locks")
    open_scenario(qtbot, lab, WITH_LOCKS)
    assert in_sight(lab) >= SHOWN[WITH_LOCKS] - {"timers"} | {"lesson"}
    lab.window.cards["lock"].close()
    layouts.leave()
    lab.window.cards[LESSON].hide()
    assert in_sight(lab) == SHOWN[WITH_LOCKS]
    open_scenario(qtbot, lab, WITHOUT)
    assert in_sight(lab) == SHOWN[WITHOUT] - {"paging"}
    layouts.enter("of-locks")
    open_scenario(qtbot, lab, WITH_LOCKS)
    assert "lock" not in in_sight(lab)
    layouts.leave()


def test_with_larger_text_fewer_panels_stand_over_each_other(
    make_lab: Callable[..., Lab], settings: Settings
) -> None:
    """The step can be undone; text of the first size brings the first layout back."""
    lab = make_lab(size=(1280, 720), scenario=WITHOUT)
    try:
        settings.text_size = 200
        lab.window.set_theme(settings.theme)
        assert in_sight(lab) == {"memory", "storage", "cpu"}
        assert stray(lab) == []
        assert (lab.window.width(), lab.window.height()) == (1280, 720)
        settings.text_size = 100
        lab.window.set_theme(settings.theme)
        assert in_sight(lab) == SHOWN[WITHOUT]
        lab.window.actions_by_id["undo"].trigger()
        assert in_sight(lab) == {"memory", "storage", "cpu"}
    finally:
        settings.text_size = 100
        lab.window.set_theme(settings.theme)


@pytest.mark.parametrize("percent", [100, 200])
def test_the_transport_does_not_overlap(
    make_lab: Callable[..., Lab], settings: Settings, percent: int
) -> None:
    settings.text_size = percent
    lab = make_lab(size=SIZES[0], scenario=WITHOUT)
    header = lab.window.header
    try:
        for size in SIZES:
            lab.window.resize(*size)
            QApplication.processEvents()
            for box in (header.transport, header.choice):
                parts = [one for one in box.children() if isinstance(one, QWidget) and one.isVisible()]
                boxes = [one.geometry() for one in parts]
                assert len(boxes) > 2
                assert not [a for a in boxes for b in boxes if a is not b and a.intersects(b)]
    finally:
        settings.text_size = 100
        lab.window.set_theme(settings.theme)


def overlapping(lab: Lab) -> list[str]:
    """Cards that can be seen and lie over a bar of tabs or over another card."""
    QApplication.processEvents()
    desk = lab.window.desk
    seen = [card for card in lab.window.cards.values() if is_seen(card) and not card.isFloating()]
    bars = desk.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    boxes = [bar for bar in bars if bar.isVisible() and bar.geometry().intersects(desk.rect())]
    return [
        card.windowTitle()
        for card in seen
        for other in (*boxes, *seen)
        if other is not card and card.geometry().intersects(other.geometry())
    ]


@pytest.mark.parametrize("scenario", [WITHOUT, LINUX])
def test_a_low_window_puts_panels_on_tabs_until_it_is_higher_again(
    scenario: str, qtbot: QtBot, make_lab: Callable[..., Lab]
) -> None:
    lab = make_lab(scenario=scenario)
    lab.window.show_panel("guide")
    QApplication.processEvents()
    high = in_sight(lab)
    lab.window.setMinimumSize(0, 0)  # as on a small screen
    lab.window.resize(900, 575)
    QApplication.processEvents()
    assert overlapping(lab) == []
    assert "guide" in in_sight(lab)
    assert lab.window.desk.minimumSizeHint().height() <= lab.window.desk.height()
    lab.window.resize(1600, 900)
    QApplication.processEvents()
    assert in_sight(lab) == high
    assert overlapping(lab) == []


@cache
def kept(
    arrange: Callable[[QMainWindow, dict[str, Card]], None], version: int = LAYOUT_VERSION
) -> QByteArray:
    """Return places of panels that are arranged in another window."""
    desk = QMainWindow()
    cards = make_cards(desk, specs.panels())
    arrange(desk, cards)
    desk.resize(3840, 2000)
    return desk.saveState(version)


def in_a_row(desk: QMainWindow, cards: dict[str, Card]) -> None:
    for card in cards.values():
        desk.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, card)


def in_columns(desk: QMainWindow, cards: dict[str, Card]) -> None:
    """As a large screen has room for them."""
    for name, card in cards.items():
        desk.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, card)
        card.setVisible(name in SHOWN[WITHOUT] | {"console", "runs", "matrix"})


def over_each_other(desk: QMainWindow, cards: dict[str, Card]) -> None:
    for card in cards.values():
        desk.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, card)


def with_unknown_panels(desk: QMainWindow, cards: dict[str, Card]) -> None:
    unknown = Card("unknown", "Unknown", desk)
    in_a_row(desk, {"unknown": unknown, **cards})
    for name in ("guests", "memory"):
        cards[name].setParent(None)
        cards[name].deleteLater()


ARRANGED = [in_a_row, in_columns, over_each_other, with_unknown_panels]
# Each way to arrange panels in each size and with each panel moved, and each panel moved in each size.
PAIRS = [
    (arrange, size, ("", "cpu")[(row + column) % 2])
    for row, arrange in enumerate(ARRANGED)
    for column, size in enumerate(SIZES)
]


@pytest.mark.parametrize(("arrange", "size", "moved"), PAIRS)
def test_places_without_room_are_not_shown(
    arrange: Callable[[QMainWindow, dict[str, Card]], None],
    size: tuple[int, int],
    moved: str,
    make_lab: Callable[..., Lab],
    settings: Settings,
    qtbot: QtBot,
) -> None:
    settings.keep_layout(kinds.USUAL, kept(arrange))
    settings.moved_panels = frozenset(moved.split())
    lab = make_lab(size=size, scenario=WITHOUT)
    qtbot.waitUntil(lambda: overlapping(lab) == [])
    assert in_sight(lab) >= {"memory", "cpu", "guests"}
    assert stray(lab) == []


@pytest.mark.parametrize("version", [LAYOUT_VERSION - 1, LAYOUT_VERSION + 1])
def test_places_of_another_version_are_not_shown(
    version: int, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    settings.keep_layout(kinds.USUAL, kept(in_a_row, version))
    lab = make_lab(scenario=WITHOUT)
    assert in_sight(lab) == SHOWN[WITHOUT]
    assert "All panels are in their default positions" in lab.window.header.banner.message.text()


def test_damaged_places_are_not_shown(
    make_lab: Callable[..., Lab], settings: Settings, tmp_path: Path
) -> None:
    settings.keep_layout(kinds.USUAL, kept(in_columns))
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    text = str(store.value("layout-of/usual"))
    store.setValue("layout-of/usual", text[:60] + ("A" if text[60] != "A" else "B") + text[61:])
    lab = make_lab(scenario=WITHOUT)
    assert in_sight(lab) == SHOWN[WITHOUT]
    assert "damaged" in lab.window.header.banner.message.text()


def test_places_for_a_large_window_come_back_with_it(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    settings.keep_layout(kinds.USUAL, kept(in_columns))
    settings.moved_panels = frozenset(["console"])
    small = make_lab(scenario=WITHOUT, size=(1280, 720))
    qtbot.waitUntil(lambda: overlapping(small) == [])
    assert "runs" not in in_sight(small)
    small.window.close()
    assert settings.moved_panels == {"console"}
    large = make_lab(scenario=WITHOUT, size=(3840, 2000))
    qtbot.waitUntil(lambda: {"console", "runs", "matrix"} <= in_sight(large))
    assert overlapping(large) == []


def test_a_panel_that_has_no_room_comes_on_a_tab(
    qtbot: QtBot, make_lab: Callable[..., Lab], settings: Settings
) -> None:
    def arrange(desk: QMainWindow, cards: dict[str, Card]) -> None:
        in_columns(desk, cards)
        for name in ("console", "runs", "matrix", "timeline", "guests", "storage"):
            cards[name].hide()

    settings.keep_layout(kinds.USUAL, kept(arrange))
    settings.moved_panels = frozenset(["console"])
    lab = make_lab(scenario=WITHOUT)
    assert in_sight(lab) == {"memory", "cpu", "paging"}
    for name in ("guests", "storage", "runs", "matrix", "plot"):
        lab.window.cards[name].toggleViewAction().trigger()
        qtbot.waitUntil(lambda: has_room(lab.window.desk))
        assert name in in_sight(lab)
    assert not in_sight(lab) & {"guests", "matrix"}  # which share their tabs with runs and plots now


def test_a_lesson_whose_places_have_no_room_gets_its_first_ones(
    make_lab: Callable[..., Lab], settings: Settings
) -> None:
    lab = make_lab(scenario=WITHOUT)
    layouts = Layouts(lab.window, settings)
    for state in (kept(in_a_row), kept(over_each_other), QByteArray(b"damaged")):
        settings.keep_lesson_layout("of-locks", state)
        layouts.enter("of-locks")
        assert overlapping(lab) == []
        assert in_sight(lab) == {*SHOWN[WITHOUT], LESSON}
        layouts.leave()


@pytest.mark.parametrize(
    ("console", "kind"),
    [
        ("STORAGE = 4G CONFIGURED = 4G\n", kinds.LINUX),
        ("STORAGE = 4G CONFIGURED = 4G\nPAGING-0/SEC\n", kinds.LINUX),
        ("STORAGE = 4G CONFIGURED = 4G\nPAGING-700/SEC\n", kinds.PAGED),
        ("STORAGE = 1G CONFIGURED = 1G\n", kinds.PAGED),  # the guests have 2 GB
    ],
)
def test_a_site_that_pages_opens_with_the_paging_panel(console: str, kind: str) -> None:
    made = machine_of({"user.direct": "USER LINUX01 X 2G\n", "c": console})
    assert kinds.kind_of(made.scenario) == kind
    assert ("paging" in kinds.shown(kind)) == (kind == kinds.PAGED)
