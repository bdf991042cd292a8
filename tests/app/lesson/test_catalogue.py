"""The list of lessons is a path: parts in order, what is done, what comes next, a search."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lesson.catalogue import Catalogue
from app.lesson.lesson_panel import LessonPanel
from app.lesson.store import WorkStore
from app.lesson.tiles import LessonTile
from app.look import theme
from lessons.format.course import load_course
from lessons.format.load import catalog, load_lesson
from lessons.play.work import Standing, new_work


@pytest.fixture
def store(tmp_path: Path) -> WorkStore:
    return WorkStore(tmp_path)


def shown(qtbot: QtBot, store: WorkStore) -> Catalogue:
    catalogue = Catalogue(store)
    qtbot.addWidget(catalogue)
    catalogue.resize(360, 700)
    catalogue.fill()
    catalogue.show()
    return catalogue


def begin(store: WorkStore, number: int, finished: str = "", standing: Standing | None = None) -> None:
    entry = next(entry for entry in catalog() if entry.number == number)
    work = new_work(load_lesson(entry.folder), "Ada", "2026-03-01T10:00:00+00:00")
    work.finished = finished
    work.standing = standing
    store.keep(work)


def test_parts_are_in_order_and_the_capstone_is_last(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    numbers = [tile.entry.number for tile in catalogue.tiles]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(catalogue.tiles) == len(catalog())
    titles = [part.title.text() for part in catalogue.parts]
    assert (titles[0], titles[-1]) == ("First steps", "Capstone")
    assert len(titles) == len(set(titles))
    assert all(part.state.text().startswith("0 of ") for part in catalogue.parts)


def test_what_is_needed_comes_before(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    place = {tile.entry.id: number for number, tile in enumerate(catalogue.tiles)}
    for tile in catalogue.tiles:
        assert all(place[id] < place[tile.entry.id] for id in tile.entry.needs), tile.entry.id
    assert sum(tile.needs.isVisible() for tile in catalogue.tiles) > 30
    second = catalogue.tiles[1]
    assert second.needs.text() == f"First: 1 {catalogue.tiles[0].entry.title}"


def test_going_on_opens_what_was_begun_and_then_what_comes_next(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    assert catalogue.onward.text().startswith("Start: 1 ")
    begin(store, 1, standing=Standing(earned=5, counted=6, done=True))
    catalogue.fill()
    assert catalogue.onward.text().startswith("Start: 2 ")
    assert catalogue.tiles[0].title.text().startswith("✓")
    assert catalogue.parts[0].state.text().startswith("1 of ")
    begin(store, 8)
    catalogue.fill()
    assert catalogue.onward.text().startswith("Continue: 8 ")
    catalogue.focus_first()
    with qtbot.waitSignal(catalogue.chosen) as chosen:
        QTest.keyClick(catalogue.onward, Qt.Key.Key_Space)
    assert chosen.args == [catalogue.next.entry.folder, False]


def test_done_means_every_step_and_the_mastery(qtbot: QtBot, store: WorkStore) -> None:
    begin(store, 1, standing=Standing(earned=2, counted=6, hints=3))
    begin(store, 2, standing=Standing(earned=6, counted=6, open_steps=4))
    begin(store, 3, "2026-03-01T11:00:00+00:00")  # by a version that kept no standing
    begin(store, 4, standing=Standing(earned=5.5, counted=6, done=True))
    catalogue = shown(qtbot, store)
    states = [tile.state.text().partition("  ·  ")[2] for tile in catalogue.tiles[:5]]
    assert states == [
        "visited  ·  2 of 6 points  ·  Hints: 3",
        "started  ·  6 of 6 points  ·  Steps to complete: 4",
        "visited",
        "done  ·  5.5 of 6 points",
        "",
    ]
    assert [tile.title.text()[0] == "✓" for tile in catalogue.tiles[:5]] == [False, False, False, True, False]
    assert catalogue.parts[0].state.text().startswith("1 of ")
    assert catalogue.onward.text().startswith("Continue: 2 ")


def test_a_search_shows_lessons_with_all_words(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    QTest.keyClicks(catalogue.search, "relocation")
    part = next(part for part in catalogue.parts if part.title.text() == "Live guest relocation")
    assert all(tile.isVisible() for tile in part.tiles)  # its title has the word
    assert not catalogue.tiles[0].isVisible()
    catalogue.search.clear()
    one = catalogue.tiles[7]
    QTest.keyClicks(catalogue.search, f"{one.entry.number} {one.entry.title.upper()}")
    assert [tile for tile in catalogue.tiles if tile.isVisible()] == [one]
    assert catalogue.nothing.isHidden()
    catalogue.search.setText(f"{one.entry.number}. {one.entry.title}")
    assert [tile for tile in catalogue.tiles if tile.isVisible()] == [one]
    assert catalogue.jump.isHidden()
    catalogue.search.setText("30")
    assert [tile.entry.number for tile in catalogue.tiles if tile.isVisible()] == [30]
    catalogue.search.setText("nolessonhasthis")
    assert catalogue.nothing.isVisible()
    catalogue.search.clear()
    assert all(tile.isVisible() for tile in catalogue.tiles)
    assert catalogue.jump.isVisible()


def test_a_search_that_no_title_matches_finds_texts(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    QTest.keyClicks(catalogue.search, "AGELIST")
    found = [tile.entry.folder for tile in catalogue.tiles if tile.isVisible()]
    texts = {tile.entry.folder: (tile.entry.folder / "lesson.md").read_text() for tile in catalogue.tiles}
    assert found == [folder for folder, text in texts.items() if "agelist" in text.casefold()] != []
    assert catalogue.nothing.isHidden()


def test_large_texts_push_nothing_out_at_the_side(qtbot: QtBot, qapp: QApplication, store: WorkStore) -> None:
    theme.resize_text(qapp, 200)
    theme.apply(qapp, "dark")
    begin(store, 1, standing=Standing(earned=5.5, counted=6, done=True))
    begin(store, 2, standing=Standing(earned=2, counted=6, hints=3, open_steps=12))
    catalogue = shown(qtbot, store)
    assert len(catalogue.tiles) == len(catalog())
    wide, room = catalogue.widget().minimumSizeHint().width(), catalogue.viewport().width()
    named = catalogue.onward.accessibleName()
    theme.resize_text(qapp, 100)
    theme.apply(qapp, "dark")
    assert wide <= room
    assert named == f"Continue: 2 {catalogue.tiles[1].entry.title}"


def test_the_focus_never_shifts_the_list_to_the_side(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    catalogue.widget().setMinimumWidth(2 * catalogue.width())
    qtbot.waitUntil(lambda: catalogue.widget().width() == 2 * catalogue.width())
    catalogue.ensureWidgetVisible(catalogue.tiles[3].go)
    assert catalogue.widget().x() == 0 > catalogue.widget().y()


def test_tiles_below_the_view_follow_and_move_nothing(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    whole = len(catalogue.tiles)
    lay_out()
    high = catalogue.widget().height()
    catalogue.fill()
    lay_out()
    first = catalogue.findChildren(LessonTile)
    places = [tile.mapTo(catalogue.widget(), QPoint(0, 0)) for tile in first]
    assert 0 < len(first) < whole
    assert catalogue.widget().height() == pytest.approx(high, rel=0.2)
    qtbot.waitUntil(lambda: len(catalogue.findChildren(LessonTile)) == whole)
    lay_out()
    assert [tile.mapTo(catalogue.widget(), QPoint(0, 0)) for tile in first] == places
    assert catalogue.widget().height() == high


def lay_out() -> None:
    """Delete and lay out what waits for it, without a turn of the event loop."""
    for kind in (QEvent.Type.DeferredDelete, QEvent.Type.LayoutRequest):
        QApplication.sendPostedEvents(None, kind)


def test_a_search_finds_lessons_whose_tiles_follow(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    catalogue.search.setText("30")
    assert [tile.entry.number for tile in catalogue.tiles if tile.isVisible()] == [30]
    catalogue.fill()
    assert [tile.entry.number for tile in catalogue.tiles if tile.isVisible()] == [30]


def test_a_searched_list_that_is_filled_again_shows_the_same_lessons(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    catalogue.search.setText("relocation")
    qtbot.waitUntil(lambda: any(tile.isVisible() for tile in catalogue.tiles))
    matching = [tile.entry.number for tile in catalogue.tiles if tile.isVisible()]
    catalogue.fill()
    assert len(catalogue.tiles) == len(catalog())
    QApplication.processEvents()  # Qt shows what was put into a layout, unless it is hidden
    assert [tile.entry.number for tile in catalogue.tiles if tile.isVisible()] == matching


def test_a_list_scrolled_to_its_end_stays_there_while_tiles_follow(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    bar = catalogue.verticalScrollBar()
    QApplication.processEvents()
    bar.setValue(bar.maximum())
    assert len(catalogue.tiles) == len(catalog())
    QApplication.processEvents()
    assert bar.value() == bar.maximum() > 0


def test_lessons_of_a_course_come_first_with_their_dates(
    qtbot: QtBot, store: WorkStore, tmp_path: Path
) -> None:
    file = tmp_path / "course.toml"
    entries = catalog()
    chosen = [entries[8], entries[2]]
    lines = [f'[[lessons]]\nid = "{entry.id}"\nby = 2026-02-2{n}\n' for n, entry in enumerate(chosen)]
    file.write_text('format = 1\ntitle = "Six weeks"\n' + "".join(lines))
    catalogue = shown(qtbot, store)
    catalogue.course = load_course(file)
    catalogue.fill()
    first = catalogue.parts[0]
    assert first.title.text() == "Six weeks"
    assert [tile.entry.id for tile in first.tiles] == [entry.id for entry in chosen]
    assert all("26" in tile.state.text() for tile in first.tiles)
    assert sorted(tile.entry.id for tile in catalogue.tiles) == sorted(entry.id for entry in entries)
    assert catalogue.next.entry is first.tiles[0].entry


def test_a_course_with_the_title_of_a_part_leaves_that_part(
    qtbot: QtBot, store: WorkStore, tmp_path: Path
) -> None:
    catalogue = shown(qtbot, store)
    title, entries = catalogue.parts[0].title.text(), catalog()
    file = tmp_path / "course.toml"
    file.write_text(f'format = 1\ntitle = "{title}"\n[[lessons]]\nid = "{entries[-1].id}"\n')
    catalogue.course = load_course(file)
    catalogue.fill()
    assert [part.title.text() for part in catalogue.parts[:2]] == [title, title]
    assert [[tile.entry.id for tile in part.tiles][0] for part in catalogue.parts[:2]] == [
        entries[-1].id,
        entries[0].id,
    ]
    assert len(catalogue.parts[0].tiles) == 1


def test_a_part_is_one_choice_away(qtbot: QtBot, store: WorkStore) -> None:
    catalogue = shown(qtbot, store)
    assert catalogue.jump.count() == len(catalogue.parts) > 5
    catalogue.jump.setFocus()
    for _ in range(4):
        QTest.keyClick(catalogue.jump, Qt.Key.Key_Down)
    top = catalogue.parts[4].mapTo(catalogue.viewport(), QPoint(0, 0)).y()
    assert abs(top) <= 2


def test_a_part_chosen_in_the_open_list_stays_in_sight(qtbot: QtBot, store: WorkStore) -> None:
    panel = LessonPanel(store)
    qtbot.addWidget(panel)
    panel.resize(360, 700)
    panel.show_catalogue()
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    catalogue = panel.catalogue
    QTest.mouseClick(catalogue.jump, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is catalogue.jump.view())
    for key in (*4 * [Qt.Key.Key_Down], Qt.Key.Key_Return):
        QTest.keyClick(catalogue.jump.view(), key)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is catalogue.jump)
    QApplication.processEvents()
    top = catalogue.parts[4].mapTo(catalogue.viewport(), QPoint(0, 0)).y()
    assert abs(top) <= 2
