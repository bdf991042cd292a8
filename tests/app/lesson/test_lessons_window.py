"""Lessons in the window: back and forth, skip, restart, the solution on a copy, and going on another day."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.boxes.answer import AnswerBox
from app.lesson.boxes.compare import CompareBox
from app.lesson.boxes.do import DoBox
from app.lesson.forms.kinds import DrawnForm
from app.lesson.playing.player import Player
from app.panels.specs import LESSON
from app.window.layouts import kinds
from engine.kernel.units import SECOND
from tests.app.lesson.conftest import SLOW, TEMPLATE, opened, settle
from tests.app.window.test_window_access import INTERACTIVE, is_ours

SIZES = [(1280, 720), (1600, 900)]


def go(qtbot: QtBot, lessons: Lessons, step: str) -> Player:
    player = lessons.player
    player.go(player.lesson.index(step))
    settle(qtbot, lessons)
    return player


def answer_box(lessons: Lessons) -> AnswerBox:
    box = lessons.panel.page.box
    assert isinstance(box, AnswerBox)
    return box


def run(qtbot: QtBot, lessons: Lessons, step: str) -> Player:
    """Go to a step that waits for something, and let it come."""
    player = go(qtbot, lessons, step)
    player.wait.run()
    qtbot.waitUntil(lambda: player.wait.reached, timeout=SLOW)
    return player


def test_nothing_of_the_lessons_is_imported_before_they_are_wanted(lab: Lab) -> None:
    lazy = lab.teaching.lessons
    assert lazy is None
    assert lab.window.cards[LESSON].isHidden()
    lab.teaching.open()
    assert lab.teaching.lessons is not None
    assert lab.window.cards[LESSON].isVisible()


def test_the_list_names_all_lessons_that_come_along(lessons: Lessons) -> None:
    from lessons.format.load import catalog

    titles = [tile.entry.title for tile in lessons.panel.catalogue.tiles]
    assert sorted(titles) == sorted(entry.title for entry in catalog())


def test_back_and_forth_loses_nothing(qtbot: QtBot, template: Lessons) -> None:
    player = go(qtbot, template, "how-many")
    player.answers.give(1500.0)
    go(qtbot, template, "two-guests")
    go(qtbot, template, "how-many")
    assert player.answers.given == 1500.0
    box = template.panel.page.box
    assert isinstance(box, AnswerBox)
    assert box.form.value() == 1500.0
    assert player.done


def test_a_step_is_skipped_and_done_later(qtbot: QtBot, template: Lessons) -> None:
    player = go(qtbot, template, "who")
    player.skip()
    settle(qtbot, template)
    assert player.state_of(player.lesson.index("who")) == "skipped"
    assert player.step.id == "how-many"
    go(qtbot, template, "who").answers.give("one")
    assert player.done


@pytest.mark.slow
def test_a_watched_step_is_restarted_from_its_own_state(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    player = run(qtbot, template, "filling")
    assert lab.session.time_travel.position > 0
    assert (
        lab.session.time_travel.position == lab.session.time_travel.recorded
    )  # what comes later is not to be seen yet
    player.restart_step()
    settle(qtbot, template)
    assert lab.session.time_travel.position == 0
    assert not player.done
    player.wait.run()
    qtbot.waitUntil(lambda: player.wait.reached, timeout=SLOW)


def test_restart_leaves_commands_in_their_branch(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    player = run(qtbot, template, "onward")
    go(qtbot, template, "stop-it")
    began = lab.session.branches.active
    lab.session.console.execute("LNK00002", "STOP CPU ALL")
    qtbot.waitUntil(lambda: player.goals.commanded, timeout=SLOW)
    player.restart_step()
    settle(qtbot, template)
    assert lab.session.time_travel.position == 30 * SECOND
    assert len(lab.session.commands) == 0
    assert lab.session.branches.active != began
    assert not player.goals.commanded
    player.restart_step()  # once more: its branch needs a name of its own
    settle(qtbot, template)
    names = [branch.name for branch in lab.session.branches.all]
    assert len(set(names)) == len(names) == 4


def test_playing_on_before_the_next_step_does_not_move_it(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    player = run(qtbot, template, "filling")
    reached = lab.session.time_travel.position
    go(qtbot, template, "who")
    lab.session.run_to(40 * SECOND)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == 40 * SECOND, timeout=SLOW)
    player.next()
    settle(qtbot, template)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == reached, timeout=SLOW)


def test_the_solution_is_shown_on_a_copy(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    run(qtbot, template, "onward")
    player = go(qtbot, template, "stop-it")
    own = lab.session.branches.active
    hints = template.panel.page.hints
    while player.ladder.has_more():
        hints.more.click()
        settle(qtbot, template)
    assert player.solution.on_copy
    assert lab.session.branches.active != own
    qtbot.waitUntil(lambda: all(goal.holds for goal in player.goals.states()), timeout=SLOW)
    player.look()
    assert not player.done  # the student has not done it
    hints.own.click()
    settle(qtbot, template)
    assert lab.session.branches.active == own
    assert len(lab.session.commands) == 0


def test_a_command_of_another_kind_is_not_counted(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    run(qtbot, template, "onward")
    player = go(qtbot, template, "stop-it")
    lab.session.console.execute("LNK00002", "echo disk > /sys/power/state", shell=True)
    qtbot.waitUntil(lambda: bool(player.goals.forbidden()), timeout=SLOW)
    player.look()
    assert isinstance(template.panel.page.box, DoBox)
    assert "does not allow" in template.panel.page.box.state.text()


@pytest.mark.slow
def test_going_on_after_closing_the_window(qtbot: QtBot, open_lab: Callable[..., Lab], store: Path) -> None:
    first = open_lab()
    opened(qtbot, first, TEMPLATE)
    run(qtbot, first.teaching.lessons, "filling")
    go(qtbot, first.teaching.lessons, "how-many").answers.give(1234.0)
    player = go(qtbot, first.teaching.lessons, "bars")
    form = answer_box(first.teaching.lessons).form
    assert isinstance(form, DrawnForm)
    for _ in range(2):
        QTest.keyClick(form.drawn.canvas, Qt.Key.Key_PageUp)  # drawn, and not saved
    drawn = form.value()
    position = first.session.time_travel.position
    first.window.close()
    second = open_lab()
    qtbot.waitUntil(
        lambda: second.teaching.lessons is not None and second.teaching.lessons.player is not None
    )
    settle(qtbot, second.teaching.lessons)
    player = second.teaching.lessons.player
    assert player.step.id == "bars"
    assert (player.answers.given, answer_box(second.teaching.lessons).form.value()) == (None, drawn)
    assert drawn["LNK00001"]["real"] > 0
    assert player.play.work.step("how-many").answer == 1234.0
    assert player.state_of(player.lesson.index("filling")) == "done"
    qtbot.waitUntil(lambda: second.session.time_travel.position == position, timeout=SLOW)


def test_a_quick_look_ahead_and_back_locks_a_prediction(
    qtbot: QtBot, lab: Lab, template: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = go(qtbot, template, "how-many")
    with monkeypatch.context() as between_two_looks:
        between_two_looks.setattr(player, "look", lambda: None)
        travel, at = lab.session.time_travel, lab.session.time_travel.position
        lab.session.run_to(30 * SECOND)
        qtbot.waitUntil(lambda: travel.position == 30 * SECOND and lab.session.shown, timeout=SLOW)
        travel.seek(at)
        qtbot.waitUntil(lambda: travel.position == at and lab.session.shown, timeout=SLOW)
        before = player.play.locked
    player.answers.give(1234.0)
    assert (before, player.play.locked) == (False, True)
    assert player.play.entry.looked


def test_a_prediction_locks_while_the_run_passes_its_moment(
    qtbot: QtBot, lab: Lab, template: Lessons
) -> None:
    go(qtbot, template, "how-many").answers.give(1234.0)
    box = answer_box(template)
    assert not box.change.isHidden()
    run(qtbot, template, "onward")
    template.player.look()
    player = go(qtbot, template, "how-many")
    assert answer_box(template).change.isHidden()
    player.restart_step()
    player.answers.take_back()
    assert player.answers.given == 1234.0
    player = go(qtbot, template, "order")  # this one was not answered in time
    box = answer_box(template)
    assert "looked first" in box.verdict.text.toPlainText()
    box.give.click()
    assert player.play.entry.looked
    go(qtbot, template, "order-compared")
    compared = template.panel.page.box
    assert isinstance(compared, CompareBox)
    assert "earns no point" in compared.verdict.text.toPlainText()
    go(qtbot, template, "how-many-there-were")
    compared = template.panel.page.box
    assert isinstance(compared, CompareBox)
    told = compared.verdict.text.toPlainText()
    assert "too low by" in told
    assert "An error of up to 25% of the run's value counts as right." in told


def test_the_button_for_an_answer_is_in_sight_without_scrolling(
    qtbot: QtBot, open_lab: Callable[..., Lab]
) -> None:
    lessons = opened(qtbot, open_lab((1600, 900)), TEMPLATE)
    for step in ("who", "bars", "curve", "by-size"):
        go(qtbot, lessons, step)
        qtbot.waitUntil(lambda: is_seen(answer_box(lessons).give))
        assert lessons.panel.page.area.verticalScrollBar().value() == 0, step


def test_start_afresh_puts_the_old_work_aside(qtbot: QtBot, template: Lessons) -> None:
    go(qtbot, template, "how-many").answers.give(10.0)
    template.show_list()
    template.open(TEMPLATE, afresh=True)
    settle(qtbot, template)
    assert template.player.index == 0
    entry = template.player.play.work.step("how-many")
    assert (entry.attempts, entry.again) == (0, 1)
    assert template.player.play.work.step("order").again == 0
    assert template.store.file("example").with_suffix(".json.old").is_file()


def test_a_folder_that_is_no_lesson_is_a_message(lab: Lab, lessons: Lessons, tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "lesson.toml").write_text("format = 1\nid = [", "utf-8")
    lessons.open(folder)
    banner = lab.window.header.banner
    assert banner.isVisible()
    assert "lesson.toml" in banner.message.text()
    assert lessons.player is None


def test_damaged_work_is_put_aside(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    """Each time under another name, which the student can read."""
    template.show_list()
    for content, kept in (('{"lesson_id": 7', "example.json.old"), ("{", "example.json.old1")):
        template.store.file("example").write_text(content, "utf-8")
        template.open(TEMPLATE)
        settle(qtbot, template)
        assert template.player.index == 0
        assert (template.store.folder / kept).read_text("utf-8") == content
        assert kept in lab.window.header.banner.message.text()
        template.show_list()


def test_a_lesson_is_open_in_one_window_alone(
    qtbot: QtBot, open_lab: Callable[..., Lab], template: Lessons
) -> None:
    """Two windows would overwrite each other's progress."""
    go(qtbot, template, "how-many").answers.give(10.0)
    other = open_lab()
    other.teaching.open()
    other.teaching.lessons.open(TEMPLATE)
    assert not other.teaching.lessons.panel.findChildren(AnswerBox)
    assert "is open in another window" in other.window.header.banner.message.text()
    template.show_list()
    other.teaching.lessons.open(TEMPLATE)
    settle(qtbot, other.teaching.lessons)
    assert other.teaching.lessons.player.play.work.step("how-many").attempts


def test_a_lesson_has_a_layout_of_its_own(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    cards = lab.window.cards
    cards["paging"].close()
    template.show_list()
    QApplication.processEvents()
    assert cards["paging"].isVisible()
    template.open(TEMPLATE)
    settle(qtbot, template)
    assert not cards["paging"].isVisible()
    lab.window.close()
    assert not lab.settings.layout("usual").isEmpty()


def test_the_layout_from_before_comes_back_after_several_lessons(qtbot: QtBot, lab: Lab) -> None:
    cards = lab.window.cards
    cards["paging"].close()
    QApplication.processEvents()
    lessons = opened(qtbot, lab, TEMPLATE)
    cards["cpu"].close()
    lessons.open(TEMPLATE.parent / "05_how_cp_schedules")
    settle(qtbot, lessons)
    assert cards["cpu"].isVisible()
    assert cards["paging"].isVisible()
    lessons.show_list()
    QApplication.processEvents()
    assert not cards["paging"].isVisible()
    lessons.open(TEMPLATE)
    settle(qtbot, lessons)
    assert not cards["cpu"].isVisible()


def has_kind(lab: Lab, kind: str) -> bool:
    return lab.window.arranging.kind == kind


def test_a_lesson_leaves_the_labs_layout_alone(qtbot: QtBot, open_lab: Callable[..., Lab]) -> None:
    """Also when the window was closed in the lesson, and restores it at the next start."""
    lab = open_lab()
    usual = lab.window.arranging.kind
    lab.window.cards["paging"].close()
    opened(qtbot, lab, TEMPLATE.parent / "64_members_and_disks")
    qtbot.waitUntil(lambda: not has_kind(lab, usual), timeout=SLOW)
    lab.window.close()
    for start in range(2):
        again = open_lab(scenario="")
        if start == 0:
            settle(qtbot, again.teaching.lessons)
            again.teaching.lessons.show_list()
        qtbot.waitUntil(partial(has_kind, again, usual), timeout=SLOW)
        shown = {card for card, one in again.window.cards.items() if not one.isHidden()}
        assert shown == {*kinds.shown(usual), LESSON} - {"paging"}
        again.window.close()


def test_a_spotlight_raises_what_is_behind_a_tab(lab: Lab, template: Lessons) -> None:
    lab.views.spotlight("console")
    assert lab.views.spotlit == "console"
    QApplication.processEvents()
    assert not lab.window.cards["console"].visibleRegion().isEmpty()
    lab.views.spotlight("")
    assert lab.views.spotlit == ""


def test_a_spotlight_on_rules_opens_those_of_its_guest(qtbot: QtBot, lab: Lab) -> None:
    lessons = opened(qtbot, lab, TEMPLATE.parent / "46_rules_of_your_own")
    go(qtbot, lessons, "write")
    guest = lab.views.panels["rules"].chosen_guest
    assert guest is not None
    assert guest.userid == "LNCOMBO1"


def test_a_step_shows_as_little_time_as_it_wants_and_the_next_one_everything(
    qtbot: QtBot, lab: Lab, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(TEMPLATE, tmp_path / "close"))
    table = (folder / "lesson.toml").read_text()
    (folder / "lesson.toml").write_text(table.replace('"LNK00001" }', '"LNK00001", span = "2s" }', 1))
    lessons = opened(qtbot, lab, folder)
    step = next(one for one in lessons.player.lesson.steps if one.spotlight and one.spotlight.span)
    view = lab.views.time_view
    go(qtbot, lessons, step.id)
    assert (view.span, view.end) == (2 * SECOND, max(lab.session.time_travel.position, 2 * SECOND))
    run(qtbot, lessons, step.id)
    assert lab.session.time_travel.position > 2 * SECOND
    assert (view.span, view.end, view.following) == (2 * SECOND, lab.session.time_travel.position, True)
    lessons.player.go(lessons.player.index + 1)
    settle(qtbot, lessons)
    assert (view.start, view.end) == (0, view.limit)


def controls(lessons: Lessons) -> list[QWidget]:
    found = lessons.panel.findChildren(QWidget)
    return [w for w in found if isinstance(w, INTERACTIVE) and is_ours(w) and w.isVisible()]


@pytest.mark.parametrize("size", SIZES)
def test_every_step_has_named_controls_of_a_good_size(
    qtbot: QtBot, open_lab: Callable[..., Lab], size: tuple[int, int]
) -> None:
    lab = open_lab(size=size)
    opened(qtbot, lab, TEMPLATE)
    card = lab.window.cards[LESSON]
    for place in range(len(lab.teaching.lessons.player.lesson.steps)):
        lab.teaching.lessons.player.go(place)
        settle(qtbot, lab.teaching.lessons)
        QApplication.processEvents()
        assert 340 <= card.width() <= 480
        for control in controls(lab.teaching.lessons):
            face = QAccessible.queryAccessibleInterface(control)
            assert face.text(QAccessible.Text.Name), (place, control)
            assert control.whatsThis(), (place, control)
            assert control.height() >= 24 or control.parentWidget().height() >= 24, control.accessibleName()
            right = control.mapTo(card, control.rect().topRight()).x()
            assert right <= card.width(), (place, control.accessibleName())
    assert lab.window.width() == size[0]


def test_the_words_of_a_text_are_explained_by_keyboard(qtbot: QtBot, template: Lessons) -> None:
    page = template.panel.page
    page.text.setFocus()
    QTest.keyClick(page.text, Qt.Key.Key_Tab)
    QTest.keyClick(page.text, Qt.Key.Key_Return)
    assert page.explanation.isVisible()
    QTest.keyClick(page.text, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.explanation.isVisible())
