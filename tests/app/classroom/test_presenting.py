"""A lesson presented to a class: by clicker, keyboard and mouse, and what the class must not see."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.classroom.classroom import Classroom
from app.classroom.content import ClassView
from app.classroom.screen.cover import modules
from app.classroom.trainer.vote_box import OwnQuestion
from app.classroom.vote.ballot import BallotQuestion
from app.command import main
from app.lab.lab import Lab
from engine.kernel.units import SECOND
from lessons.format.load import load_lesson
from lessons.play.answer_text import answer_text
from lessons.play.guide import title_over
from tests.app.classroom.conftest import go, played_ahead, request, still, words_of
from tests.app.lesson.conftest import SLOW, TEMPLATE
from tests.app.window.test_window_access import INTERACTIVE, is_ours


def step_of(classroom: Classroom) -> str:
    return classroom.presentation.step.id


def press(
    window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key where the focus of a window is, as a clicker does."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def point(widget: QWidget, at: QPointF) -> None:
    """Move the mouse over a widget."""
    none, where = Qt.MouseButton.NoButton, widget.mapToGlobal(at)
    moved = QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, moved)


def test_f5_without_a_lesson_asks_for_one(qtbot: QtBot, lab: Lab) -> None:
    lab.teaching.lessons.show_list()
    press(lab.window, Qt.Key.Key_F5)
    assert "Select a lesson first" in lab.window.header.banner.message.text()
    assert lab.teaching.lessons.player is None


def test_the_class_sees_the_step_at_once(lab: Lab, classroom: Classroom) -> None:
    """Before the lesson has been played ahead, which takes seconds; and no empty code to join."""
    window, player = classroom.class_window, lab.teaching.lessons.player
    assert window.title.text() == title_over(player.lesson, player.index)
    assert not window.how.isVisible()


def test_a_student_who_opens_the_trainers_window_has_looked_first(lab: Lab, classroom: Classroom) -> None:
    play = lab.teaching.lessons.player.play
    assert classroom.presentation is not None
    assert play.work.step("how-many").told


def test_a_clicker_leads_through_the_lesson_from_every_window(
    qtbot: QtBot, lab: Lab, classroom: Classroom
) -> None:
    of = classroom.presentation
    first = step_of(classroom)
    windows = (classroom.trainer_window, classroom.class_window, lab.window)
    for window in windows:
        assert window.isVisible()
        while step_of(classroom) == first:  # a long text has pages
            press(window, Qt.Key.Key_PageDown)
            still(qtbot, lab)
        assert step_of(classroom) == "free-frames"
        press(window, Qt.Key.Key_B)
        assert of.black
        picture = classroom.class_window.grab().toImage()
        assert picture.pixelColor(300, 300) == Qt.GlobalColor.black
        press(window, Qt.Key.Key_B)
        assert not of.black
        while step_of(classroom) != first:
            press(window, Qt.Key.Key_PageUp)
            still(qtbot, lab)


def test_letters_typed_into_a_field_are_no_commands(classroom: Classroom) -> None:
    trainer = classroom.trainer_window
    trainer.moments.naming.setFocus()
    QTest.keyClicks(trainer.moments.naming, "before frb")
    assert trainer.moments.naming.text() == "before frb"
    of = classroom.presentation
    assert (of.black, of.frozen, of.is_revealed) == (False, False, False)


def test_text_of_a_long_step_is_turned_page_by_page(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, window = classroom.presentation, classroom.class_window
    window.resize(800, 420)
    qtbot.waitUntil(lambda: of.pages[1] > 1)
    last = of.pages[1]
    for page in range(2, last + 1):
        of.next()
        assert of.pages[0] == page
    assert step_of(classroom) == "two-guests"
    of.back()
    assert of.pages[0] < last
    of.next_step()
    still(qtbot, lab)
    assert step_of(classroom) == "free-frames"
    assert of.pages[0] == 1


def test_class_sees_no_answer_before_the_reveal(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    """Look for each answer, model, note and mistake in everything that the class's window says."""
    of, lesson = classroom.presentation, load_lesson(TEMPLATE)
    played_ahead(qtbot, classroom)
    of.voting.serve(f"127.0.0.1:{free_port()}")
    token = of.voting.room.join(of.voting.room.code)
    for step in lesson.steps:
        go(qtbot, lab, step.id)
        if of.may_ask:
            of.ask()
        said = words_of(classroom.class_window) + str(request(of.voting.server, "/state", token=token))
        secrets = [step.notes, step.model, step.worked, *step.rubric]
        secrets += [option.why for option in step.options] + [rung.text for rung in step.hints]
        secrets += [act.cp for act in step.solution]
        answers = of.expectations.answers
        if of.key in answers and lesson.steps[lesson.index(of.key)].form != "choice":
            secrets += answer_text(lesson.steps[lesson.index(of.key)], answers[of.key]).splitlines()
        assert [one for one in secrets if one and one in said] == [], step.id
        assert "✓" not in said
        assert "This run" not in said


def test_a_file_dropped_on_both_windows_asks_to_close_the_lesson(
    lab: Lab, classroom: Classroom, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "pause-suspend"\n')
    for window in (classroom.class_window, classroom.trainer_window):
        lab.window.header.banner.dismiss()
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(file))])
        at, copy = window.rect().center(), Qt.DropAction.CopyAction
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(window, QDragEnterEvent(at, copy, mime, buttons, keys))
        QApplication.sendEvent(window, QDropEvent(QPointF(at), copy, mime, buttons, keys))
        assert "Close the lesson" in lab.window.header.banner.message.text()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_votes_of_hands_and_page_are_shown_and_revealed(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, box = classroom.presentation, classroom.trainer_window.votes
    played_ahead(qtbot, classroom)
    go(qtbot, lab, "who")
    qtbot.mouseClick(box.ask, Qt.MouseButton.LeftButton)
    token = of.voting.room.join(of.voting.room.code, "Ann")
    of.voting.room.vote(token, of.ballot.question.id, "B")
    qtbot.mouseClick(box.counts["A"], Qt.MouseButton.LeftButton)  # a hand
    box.hands["C"].setValue(3)
    assert of.ballot.tally().counts == {"A": 1, "B": 1, "C": 3}
    qtbot.waitUntil(lambda: "5 votes" in box.state.text())
    window = classroom.class_window
    assert "Vote now – 5 votes, 1 joined" in words_of(window)
    assert "– 3 votes" not in words_of(window)
    press(classroom.trainer_window, Qt.Key.Key_V)
    assert of.ballot.state == "closed"
    press(classroom.trainer_window, Qt.Key.Key_V)
    assert "– 3 votes" in window.votes.describe()
    assert "✓" not in window.votes.describe()
    assert [row[1:] for row in window.votes.rows()] == [["Votes"], ["1"], ["1"], ["3"]]
    press(classroom.trainer_window, Qt.Key.Key_R)
    (right,) = of.content().right
    assert f"✓ {right}: LNK00001, which is suspended" in window.votes.describe()
    assert of.voting.room.view(token)["right"] == [right]
    press(classroom.trainer_window, Qt.Key.Key_R)
    assert "✓" not in window.votes.describe()


def test_a_second_vote_stands_beside_the_first(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of = classroom.presentation
    go(qtbot, lab, "who")
    of.ask()
    of.voting.set_hands(of.key, "B", 7)
    of.voting.show_votes()
    of.ask_again()
    assert of.ballot.tally().total == 0
    of.voting.set_hands(of.key, "A", 6)
    of.voting.set_hands(of.key, "B", 1)
    of.voting.show_votes()
    assert "6 votes (first 0)" in classroom.class_window.votes.describe()
    assert "1 vote (first 7)" in classroom.class_window.votes.describe()


def test_numbers_are_called_out_and_compared(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, box, window = classroom.presentation, classroom.trainer_window.votes, classroom.class_window
    played_ahead(qtbot, classroom)
    go(qtbot, lab, "how-many")
    of.ask()
    QTest.keyClicks(box.numbers, "1000, 2500.5 and 1800")
    QTest.keyClick(box.numbers, Qt.Key.Key_Return)
    assert of.ballot.tally().numbers == (1000.0, 1800.0, 2500.5)
    box.numbers.setText("1,200; 3,3")
    QTest.keyClick(box.numbers, Qt.Key.Key_Return)
    assert box.state.text() == "“3,3” is not a number: write 3.3."
    assert of.ballot.tally().numbers == (1000.0, 1800.0, 2500.5)
    box.numbers.setText("1,000, 2500.5 and 1800")
    QTest.keyClick(box.numbers, Qt.Key.Key_Return)
    go(qtbot, lab, "how-many-there-were")
    assert of.ballot.state == "closed"  # by going on
    of.voting.show_votes()
    assert "3 answers from 1,000 to 2,500 pages, median 1,800" in window.votes.describe()
    assert "Your number, and the number in this run" not in window.text.toPlainText()
    of.reveal()
    assert "This run" in window.answer.text()
    assert "Your number, and the number in this run" in window.text.toPlainText()


def test_own_question_is_typed(qtbot: QtBot, classroom: Classroom) -> None:
    press(classroom.trainer_window, Qt.Key.Key_Q)
    (dialog,) = classroom.trainer_window.votes.findChildren(OwnQuestion)
    assert not dialog.ask.isEnabled()
    QTest.keyClicks(dialog.title, "Ready for a break?")
    QTest.keyClicks(dialog.options, "yes")
    assert not dialog.ask.isEnabled()  # one answer is no question
    QTest.keyClick(dialog.options, Qt.Key.Key_Return)
    QTest.keyClicks(dialog.options, "no")
    qtbot.mouseClick(dialog.ask, Qt.MouseButton.LeftButton)
    of = classroom.presentation
    assert of.ballot.question.options == {"A": "yes", "B": "no"}
    assert "Ready for a break?" in words_of(classroom.class_window)
    of.reveal()
    assert of.content().right == ()


def test_frozen_picture_stays_and_the_pointer_moves(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, window = classroom.presentation, classroom.class_window
    press(classroom.trainer_window, Qt.Key.Key_F)
    before = window.grab().toImage()
    of.next_step()
    still(qtbot, lab)
    assert window.grab().toImage() == before
    preview = classroom.trainer_window.preview
    point(preview, QPointF(preview.width() / 2, 60))
    assert of.pointer is not None
    assert window.grab().toImage() != before
    press(classroom.trainer_window, Qt.Key.Key_P)
    assert window.grab().toImage() == before
    preview.setFocus()
    QTest.keyClick(preview, Qt.Key.Key_Right)
    assert of.pointer.x() == pytest.approx(0.52)
    press(classroom.trainer_window, Qt.Key.Key_F)
    assert step_of(classroom) == "free-frames"
    assert "Worked example" in words_of(window)


def test_panel_is_lit_alone_or_among_all(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, window = classroom.presentation, classroom.class_window
    go(qtbot, lab, "filling")
    assert of.panel == "memory"
    assert window.mirror.isVisible()
    of.run_step()
    qtbot.waitUntil(lambda: "LNK00001" in window.mirror.describe(), timeout=SLOW)
    still(qtbot, lab)
    assert "LNK00001" in window.mirror.describe()
    press(classroom.trainer_window, Qt.Key.Key_S)
    views = [of.view]
    assert not window.area.isVisible()
    press(classroom.trainer_window, Qt.Key.Key_4)
    views.append(of.view)
    assert views == [ClassView.PANEL, ClassView.LAB]
    qtbot.waitUntil(lambda: not window.mirror._picture.isNull())
    press(classroom.trainer_window, Qt.Key.Key_1)
    assert not window.mirror.isVisible()
    of.show_panel("study")  # with published values
    assert "hidden until the trainer reveals them" in window.mirror.describe()
    of.reveal()
    assert "hidden" not in window.mirror.describe()
    box = classroom.trainer_window.panel
    assert box.findData("lesson") == box.findData("guide") == -1


def test_steps_are_run_and_moments_jumped_to(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    trainer = classroom.trainer_window
    go(qtbot, lab, "onward")
    assert trainer.run.text() == "Run the step"
    press(trainer, Qt.Key.Key_G)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == 30 * SECOND, timeout=SLOW)
    still(qtbot, lab)
    QTest.keyClicks(trainer.moments.naming, "both pause")
    QTest.keyClick(trainer.moments.naming, Qt.Key.Key_Return)
    (own,) = (one for one in classroom.presentation.moments() if one.own)
    assert (own.at, own.title) == (30 * SECOND, "both pause")
    moments = classroom.presentation.moments()
    press(trainer, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    still(qtbot, lab)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == moments[1].at, timeout=SLOW)


def test_clock_counts_and_pauses(classroom: Classroom) -> None:
    line, clock = classroom.trainer_window.clock, classroom.presentation.clock
    assert clock.running
    assert re.fullmatch(r"\d+:\d\d left", line.left.text())
    press(classroom.trainer_window, Qt.Key.Key_T)
    assert not clock.running
    line.minutes.setValue(30)
    assert clock.planned == pytest.approx(30 * 60)
    assert line.left.text().startswith(("30:00", "29:5"))


def test_all_controls_have_names_and_help(classroom: Classroom) -> None:
    classroom.presentation.ask(BallotQuestion("x", "Sure?", options={"A": "yes", "B": "no"}))
    for window in (classroom.trainer_window, classroom.class_window):
        for widget in window.findChildren(QWidget):
            if not isinstance(widget, INTERACTIVE):
                continue
            if is_ours(widget) and widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName(), widget
                assert widget.whatsThis(), widget.accessibleName()


def test_tab_reaches_every_button(classroom: Classroom) -> None:
    trainer = classroom.trainer_window
    reached = set()
    trainer.activateWindow()
    for _ in range(60):
        QTest.keyClick(trainer.focusWidget() or trainer, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    missing = [one.text() for one in trainer.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
    assert [one.text() for one in reached if isinstance(one, QPushButton)] != []
    assert set(missing) <= {one.text() for one in reached if isinstance(one, QPushButton)}


def test_page_is_off_until_it_is_served_and_ends_with_the_presentation(
    qtbot: QtBot, lab: Lab, classroom: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    of, box = classroom.presentation, classroom.trainer_window.page
    assert of.voting.server is None
    box.address.setEditText("nonsense")
    qtbot.mouseClick(box.switch, Qt.MouseButton.LeftButton)
    assert "expected an address of this computer" in box.state.text()
    port = free_port()
    box.address.setEditText(f"127.0.0.1:{port}")
    qtbot.mouseClick(box.switch, Qt.MouseButton.LeftButton)
    assert of.voting.room.code in words_of(classroom.class_window)
    assert request(of.voting.server, "/join", {"code": of.voting.room.code})[0] == 200
    monkeypatch.setattr("app.classroom.keys.QMessageBox.exec", lambda *_: 0)
    classroom.trainer_window.close()
    assert classroom.presentation is of
    monkeypatch.setattr("app.classroom.trainer.window.may_end", lambda *_: True)
    press(classroom.trainer_window, Qt.Key.Key_Escape)
    assert classroom.presentation is None
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_the_trainer_removes_a_student_who_has_joined_often(qtbot: QtBot, classroom: Classroom) -> None:
    of, box = classroom.presentation, classroom.trainer_window.page
    assert not box.most.isVisible()
    of.voting.serve(f"127.0.0.1:{free_port()}")
    of.voting.ask("own", BallotQuestion("own", "Who?", options={"A": "one", "B": "two"}))
    for number in range(5):
        source = "127.0.0.1" if number else "127.0.0.2"
        _, joined = request(of.voting.server, "/join", {"code": of.voting.room.code}, source=source)
        request(of.voting.server, "/vote", {"question": "own", "answer": "A"}, joined["token"])
    qtbot.waitUntil(lambda: "4 of these from 127.0.0.1" in box.state.text())
    assert not box.surplus.isVisible()
    box.most.setFocus()
    box.most.selectAll()
    QTest.keyClicks(box.most, "2")
    QTest.keyClick(box.most, Qt.Key.Key_Return)
    assert request(of.voting.server, "/join", {"code": of.voting.room.code})[0] == 503
    qtbot.waitUntil(lambda: "no more students can join from 127.0.0.1" in box.state.text())
    assert box.surplus.text() == "Remove 2 over the limit"
    qtbot.mouseClick(box.surplus, Qt.MouseButton.LeftButton)
    assert not box.surplus.isVisible()
    assert of.voting.ballot("own").tally().counts == {"A": 3, "B": 0}
    of.voting.stop_serving()


def test_closing_the_lesson_ends_the_presentation(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    lab.teaching.lessons.show_list()
    assert classroom.presentation is None
    assert classroom.trainer_window is None
    press(lab.window, Qt.Key.Key_PageDown)  # no longer the clicker's


@pytest.mark.slow
def test_pack_is_written_from_the_window(
    qtbot: QtBot, lab: Lab, classroom: Classroom, tmp_path: object
) -> None:
    file = lab.settings.lessons.parent / "pack.pdf"
    classroom.write_pack(lab.teaching.lessons.player, file)
    qtbot.waitUntil(file.is_file, timeout=4 * SLOW)
    qtbot.waitUntil(lambda: "guide was written" in lab.window.header.banner.message.text(), timeout=SLOW)
    assert file.read_bytes().startswith(b"%PDF-")


def test_trainer_sees_students_come_and_vote(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, trainer = classroom.presentation, classroom.trainer_window
    go(qtbot, lab, "who")
    of.voting.serve(f"127.0.0.1:{free_port()}")
    of.ask()
    server, room = of.voting.server, of.voting.room
    _, joined = request(server, "/join", {"code": room.code, "name": "<b>Ann</b>"})
    request(server, "/join", {"code": room.code})
    qtbot.waitUntil(lambda: "2 joined" in trainer.page.state.text())
    request(server, "/vote", {"question": of.ballot.question.id, "answer": "A"}, joined["token"])
    qtbot.waitUntil(lambda: "<b>Ann</b> ✓" in trainer.page.state.text())
    assert trainer.votes.counts["A"].text() == "1"
    assert "Vote now – 1 vote, 2 joined" in classroom.class_window.counted.text()


def test_lab_starts_with_a_presentation_and_the_page(qtbot: QtBot, lab: Lab) -> None:
    """As `lparlab open LESSON --class ADDRESS` does: the lesson is presented once it is open."""
    lab.teaching.lessons.show_list()
    setattr(lab.teaching, "lessons", None)  # noqa: B010  # as before they are wanted
    vars(lab.teaching).pop("classroom", None)
    lab.settings.lesson = str(TEMPLATE)
    port = free_port()
    lab.teaching.present_when_open(f"127.0.0.1:{port}")
    lab.teaching.open()
    still(qtbot, lab)
    assert lab.teaching.classroom.trainer_window.isVisible()
    assert lab.teaching.classroom.presentation.voting.server.address == f"http://127.0.0.1:{port}/"
    lab.teaching.lessons.show_list()
    assert lab.teaching.classroom.presentation is None


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["nonsense", "--present"], "FILE = nonsense"),
        ([str(TEMPLATE), "--class", "everywhere"], "--class = everywhere: expected an address"),
        ([str(TEMPLATE), "--class", "0.0.0.0"], "refers to several addresses"),
    ],
)
def test_command_refuses_what_cannot_be_presented(arguments: list[str], text: str) -> None:
    done = CliRunner().invoke(main, ["open", *arguments])
    assert done.exit_code == 2
    assert text in done.output


def test_qr_code_leads_to_the_page_with_the_code(qtbot: QtBot, lab: Lab, classroom: Classroom) -> None:
    of, window = classroom.presentation, classroom.class_window
    press(classroom.trainer_window, Qt.Key.Key_J)
    assert not window.how.isVisible()  # no page is served
    of.serve(f"127.0.0.1:{free_port()}")
    assert window.how.isVisible()
    assert of.voting.room.code in window.how.describe()
    press(classroom.trainer_window, Qt.Key.Key_J)
    assert not window.how.isVisible()
    qtbot.mouseClick(classroom.trainer_window.page.how, Qt.MouseButton.LeftButton)
    assert window.how.isVisible()
    rows = modules(f"{of.voting.server.address}#{of.voting.room.code}")
    assert len(rows) == len(rows[0]) >= 21
    corner = [[True] * 7, [True, *[False] * 5, True]]
    assert [list(row[:7]) for row in rows[:2]] == corner  # the finder pattern that readers look for
    of.next_step()
    still(qtbot, lab)
    assert not window.how.isVisible()
