"""A lesson from its list to its report, by mouse alone; every kind of step, on the real machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.page import LessonPage
from engine.kernel.units import SECOND
from lessons.play.guide import title_over
from lessons.report.report_file import read_report
from tests.app.lesson.conftest import SLOW, TEMPLATE, settle

LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """Does what a student does with a mouse."""

    def __init__(self, qtbot: QtBot, lessons: Lessons) -> None:
        self.bot, self.lessons = qtbot, lessons

    @property
    def page(self) -> LessonPage:
        return self.lessons.panel.page

    @property
    def box(self) -> Any:
        return self.page.box

    def click(self, button: QAbstractButton) -> None:
        assert button.isEnabled(), button.text()
        self.show(button)
        QTest.mouseClick(button, LEFT)

    def show(self, widget: QWidget) -> None:
        """Scroll to it, as soon as it has its place."""

        def shown() -> bool:
            self.page.area.ensureWidgetVisible(widget)
            return is_seen(widget)

        self.bot.waitUntil(shown)

    def drag(self, widget: QWidget, start: QPointF, end: QPointF) -> None:
        self.show(widget)
        middle = (start + end) / 2
        QTest.mousePress(widget, LEFT, pos=start.toPoint())
        for place in (middle, end):
            QTest.mouseMove(widget, place.toPoint())
        QTest.mouseRelease(widget, LEFT, pos=end.toPoint())

    def at(self, step: str) -> None:
        settle(self.bot, self.lessons)
        assert self.lessons.player.step.id == step
        player = self.lessons.player
        assert self.page.title.text() == title_over(player.lesson, player.index)

    def next(self) -> None:
        self.click(self.page.next)

    def choose(self, name: str) -> None:
        """Click an option; each student sees them in another order."""
        option = next(option for option in self.box.form.options if option.name == name)
        self.show(option)
        QTest.mouseClick(option, LEFT, pos=QPoint(80, 12))

    def run(self) -> None:
        self.click(self.box.start)
        self.bot.waitUntil(lambda: self.lessons.player.wait.reached, timeout=SLOW)


@pytest.mark.slow
def test_a_lesson_by_mouse(
    qtbot: QtBot, lab: Lab, lessons: Lessons, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(TEMPLATE))
    QTest.mouseClick(lessons.panel.catalogue.folder, LEFT)
    mouse, session = Mouse(qtbot, lessons), lab.session

    mouse.at("two-guests")
    assert session.time_travel.position == 0
    assert not mouse.box.dock
    mouse.next()
    mouse.at("free-frames")
    mouse.next()
    mouse.at("what-is-a-frame")
    mouse.choose("place")
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("filling")
    titles = [action.text() for action in mouse.page.steps.menu().actions()]
    assert not any("Who it was" in title for title in titles)  # it may tell what is to be found out
    assert any("Two guests" in title for title in titles)
    place = mouse.page.next.geometry()
    assert lab.views.spotlit == "memory"
    mouse.run()
    assert mouse.page.next.geometry() == place  # nothing else stands where Next is
    assert not place.intersects(mouse.page.skip.geometry())
    assert 5 * SECOND < session.time_travel.position < 15 * SECOND
    mouse.next()
    mouse.at("who")
    assert mouse.page.hints.isHidden()
    mouse.choose("two")
    mouse.click(mouse.box.give)
    assert mouse.page.hints.isHidden()  # no help before the comparison
    mouse.next()
    mouse.at("how-many")
    QTest.mouseClick(mouse.box.form.field, LEFT)
    QTest.keyClicks(mouse.box.form.field, "1,800")
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("order")
    mouse.click(mouse.box.form.down)
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("bars")
    draw_bars(mouse)
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("curve")
    canvas = mouse.box.form.drawn.canvas
    rect = QPointF(canvas.width(), canvas.height())
    mouse.drag(canvas, QPointF(rect.x() * 0.3, rect.y() * 0.3), QPointF(rect.x() * 0.9, rect.y() * 0.7))
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("by-size")
    draw_series(mouse)
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("onward")
    mouse.run()
    assert session.time_travel.position == 30 * SECOND
    mouse.next()
    for step in ("who-it-was", "how-many-there-were", "order-compared", "bars-compared", "curve-compared"):
        mouse.at(step)
        assert lessons.player.done
        mouse.show(mouse.box.verdict)
        if step == "who-it-was":
            assert "sooner" in mouse.page.hints.given[0].text.toPlainText()  # it came by itself
            while mouse.page.hints.more.isVisible():
                mouse.click(mouse.page.hints.more)
            assert "Worked solution" in mouse.page.hints.given[-1].text.toPlainText()
        mouse.next()
    mouse.at("sizes")
    mouse.click(mouse.box.start)
    qtbot.waitUntil(lambda: lessons.player.done, timeout=SLOW)
    assert "13,000" in mouse.box.table.toPlainText()
    mouse.next()
    mouse.at("by-size-compared")
    mouse.show(mouse.box.verdict)
    assert "you said 1,800" in mouse.page.text.toPlainText()
    mouse.next()
    mouse.at("why")
    mouse.choose("share")
    mouse.click(mouse.box.give)
    assert "shares are about processors" in mouse.box.verdict.text.toPlainText()
    mouse.click(mouse.page.hints.more)
    assert len(mouse.page.hints.given) == 1
    mouse.click(mouse.box.change)
    mouse.choose("dormant")
    mouse.click(mouse.box.give)
    mouse.next()
    mouse.at("stop-it")
    do_by_mouse(mouse, lab)
    mouse.next()
    mouse.at("in-your-words")
    QTest.mouseClick(mouse.box.form.field.viewport(), LEFT)
    QTest.keyClicks(mouse.box.form.field, "Linux knows nothing of it.")
    mouse.click(mouse.box.give)
    mouse.click(mouse.box.sample.show_it)
    mouse.click(mouse.box.sample.ticks[1])
    assert lessons.player.play.entry.ticks == [False, True]
    mouse.next()
    mouse.at("recap")
    mouse.next()
    mouse.at("worth")  # tests of its own press the button
    mouse.click(mouse.page.skip)
    mouse.at("look-back")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "report"))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, text: (f"Ada  {text}Lovelace", True))
    mouse.click(mouse.page.report)
    files = {file.name for file in (tmp_path / "report").iterdir()}
    assert files == {"report.html", "report.pdf", "results.csv", "statements.jsonl", "report.json"}
    assert "Linux knows nothing of it." in (tmp_path / "report" / "report.html").read_text("utf-8")
    report = read_report(tmp_path / "report" / "report.json").report
    assert (report.student, report.runner) == ("Ada Lovelace", "")  # named at the end; the runs stay
    assert lessons.player.play.finished
    look_at_the_end(qtbot, mouse, lessons)


def look_at_the_end(qtbot: QtBot, mouse: Mouse, lessons: Lessons) -> None:
    """The last page has points, figures and steps to repeat; a link leads to its step, and back again."""
    mouse.click(mouse.page.next)
    end = lessons.panel.end
    assert lessons.panel.currentWidget() is end
    text = end.text.toPlainText()
    assert f"{lessons.player.standing.now().earned:g} of " in text
    for part in ("Your findings", "this run", "The lesson is complete when you have 70% of the points."):
        assert part in text
    assert end.next.isHidden()  # a folder of one's own is followed by no lesson
    end.text.followed.emit("#how-many")
    assert lessons.panel.currentWidget() is mouse.page
    mouse.at("how-many")
    lessons.player.go(len(lessons.player.lesson.steps) - 1)
    mouse.click(mouse.page.next)
    mouse.click(lessons.panel.end.back)
    mouse.at("look-back")


def draw_bars(mouse: Mouse) -> None:
    canvas = mouse.box.form.drawn.canvas
    low, high = canvas.height() - 40.0, 60.0
    for share in (0.4, 0.75):
        mouse.drag(canvas, QPointF(canvas.width() * share, low), QPointF(canvas.width() * share, high))
    assert all(bar["real"] > 1000 for bar in mouse.box.form.value().values())


def draw_series(mouse: Mouse) -> None:
    canvas = mouse.box.form.drawn.canvas
    low, high = canvas.height() - 40.0, 60.0
    for share in (0.25, 0.55, 0.85):
        mouse.drag(canvas, QPointF(canvas.width() * share, low), QPointF(canvas.width() * share, high))
    assert all(value > 1000 for value in mouse.box.form.value().values())


def do_by_mouse(mouse: Mouse, lab: Lab) -> None:
    """Stop the guest at its console, let time pass, until both goals hold."""
    player = mouse.lessons.player
    assert not any(goal.holds for goal in player.goals.states())
    assert mouse.box.goals[0].why.text()
    mouse.click(mouse.box.tool)
    console = lab.views.console
    assert is_seen(console.line)
    from app.run.console import Console

    console.show_console(Console("LNK00002"))
    QTest.keyClicks(console.line, "STOP CPU ALL")
    QTest.keyClick(console.line, Qt.Key.Key_Return)
    mouse.bot.waitUntil(lambda: player.goals.commanded, timeout=SLOW)
    mouse.click(mouse.box.play)
    mouse.bot.waitUntil(lambda: player.done, timeout=SLOW)
    lab.session.pause()
    mouse.bot.waitUntil(lambda: all(goal.sign.text() == "✓" for goal in mouse.box.goals))
