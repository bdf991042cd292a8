"""Large drawings: opened and checked in the background, with progress, and canceled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.jobs.work import WorkStage, work_list
from app.topology.editor import Editor
from app.topology.opening import LARGE, Opening, is_large
from app.topology.problems.checking import Checking
from app.topology.problems.problems_panel import ProblemsPanel
from app.topology.text.text_panel import TextPanel
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.checking.live_checks import Checker, check
from engine.ficon.drawing.file import FileError, open_file, save
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from tests.app.topology.large import large

LONGEST = 60_000  # ms on a busy machine


@pytest.fixture(scope="module")
def site() -> Drawing:
    return large(1600)  # just large enough


@pytest.fixture
def editor(qapp: object, site: Drawing) -> Editor:
    made = Editor()
    made.replace(UndoHistory(site.copy()))
    return made


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield
    assert not work_list.running
    work_list.forget()


def renamed(editor: Editor, name: str) -> None:
    draft = Draft(editor.drawing, "Rename")
    draft.set(editor.drawing.of(Lpar)[0].id, name=name)
    assert editor.do(draft.done())


def test_a_check_in_steps_finds_the_same_and_leaves_nothing_when_dropped(site: Drawing) -> None:
    drawing = site.copy()
    checker = Checker(drawing)
    checker.update()
    for name, steps in (("NEW", 200), ("OTHER", 1)):
        draft = Draft(drawing, "Rename")
        draft.set(drawing.of(Lpar)[3].id, name=name)
        first = draft.done()
        drawing.apply(first)
        dropped = checker.updating(first)
        shares = [next(dropped) for _ in range(steps)]
        assert shares == sorted(shares)
        assert 0.0 <= shares[0] <= shares[-1] < 1.0
        dropped.close()
        assert checker.update(first).findings == check(drawing)


def test_the_window_lives_while_a_large_drawing_is_checked(qtbot: QtBot, editor: Editor) -> None:
    checking, turns = Checking(editor), [0]
    shares: list[float | None] = []
    beat = QTimer(interval=0)
    beat.timeout.connect(lambda: turns.__setitem__(0, turns[0] + 1))
    beat.start()
    work_list.changed.connect(lambda: shares.extend(one.share for one in work_list.running))
    with qtbot.waitSignal(checking.checked, timeout=LONGEST):
        assert checking.pending
    beat.stop()
    known = [one for one in shares if one is not None]
    assert turns[0] > 3
    assert len(known) > 2  # how many depends on the machine
    assert known == sorted(known)
    assert checking.latest.findings == check(editor.drawing)


def test_an_edit_begins_the_check_again(qtbot: QtBot, editor: Editor) -> None:
    checking = Checking(editor)
    qtbot.waitUntil(lambda: bool(work_list.running), timeout=LONGEST)
    renamed(editor, "EDITED")
    with qtbot.waitSignal(checking.checked, timeout=LONGEST):
        pass
    assert checking.latest.findings == check(editor.drawing)
    renamed(editor, "AGAIN")  # now only what the change may have changed is looked at
    with qtbot.waitSignal(checking.checked, timeout=LONGEST):
        pass
    assert checking.latest.findings == check(editor.drawing)


def test_a_cancelled_check_says_that_nothing_is_known(qtbot: QtBot, editor: Editor) -> None:
    panel = ProblemsPanel(editor)
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: bool(work_list.running), timeout=LONGEST)
    assert "being checked" in panel.detail.text()
    work_list.running[0].cancel()
    assert "canceled" in panel.detail.text()
    assert not panel.model.rows
    assert panel.go.isEnabled()
    assert panel.go.text() == "Check"
    panel.go.click()
    assert "being checked" in panel.detail.text()
    with qtbot.waitSignal(panel.checking.checked, timeout=LONGEST):
        pass
    assert panel.checking.latest.findings == check(editor.drawing)


@pytest.mark.slow
def test_tens_of_thousands_of_problems_are_a_few_rows(qtbot: QtBot) -> None:
    editor = Editor()
    editor.replace(UndoHistory(large(5000)))
    panel = ProblemsPanel(editor)
    qtbot.addWidget(panel)
    found = panel.checking.check_now()
    assert len(found.open) > 30_000
    assert len(panel.model.rows) < 20
    inside = sum(1 + len(row.inside) if not row.of_rule else len(row.inside) for row in panel.model.rows)
    deeper = sum(len(one.inside) for row in panel.model.rows if row.of_rule for one in row.inside)
    assert inside + deeper == len(found.findings)


@pytest.fixture
def file(tmp_path: Path, site: Drawing) -> Path:
    path = tmp_path / "large.topology.json"
    save(path, UndoHistory(site.copy()))
    assert is_large(path)
    return path


def test_a_large_file_is_read_in_the_background(qtbot: QtBot, file: Path) -> None:
    owner = Editor()
    opening = Opening(owner)
    with qtbot.waitSignal(opening.done, timeout=LONGEST) as signal:
        opening.begin(file)
        assert opening.under_way
        assert work_list.running[0].title == "Open large.topology.json"
    path, opened = signal.args
    assert path == file
    assert opened.history.drawing == open_file(file).history.drawing
    assert not opening.under_way


def test_reading_reports_its_share(file: Path) -> None:
    shares: list[float] = []
    open_file(file, shares.append)
    assert len(shares) >= 3
    assert shares == sorted(shares)
    assert shares[-1] <= 1.0


def test_a_cancelled_file_changes_nothing(qtbot: QtBot, file: Path) -> None:
    owner = Editor()
    opening = Opening(owner)
    done: list[object] = []
    opening.done.connect(lambda *found: done.append(found))
    with qtbot.waitSignal(opening.cancelled, timeout=LONGEST):
        opening.begin(file)
        work_list.running[0].cancel()
    assert not done
    assert not opening.under_way


def test_a_large_file_that_is_no_drawing_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / "bad.topology.json"
    bad.write_text("[" + " " * LARGE)
    owner = Editor()
    opening = Opening(owner)
    with qtbot.waitSignal(opening.failed, timeout=LONGEST) as signal:
        opening.begin(bad)
    with pytest.raises(FileError) as error:
        open_file(bad)
    assert signal.args == [str(error.value)]
    assert work_list.over[0].stage is WorkStage.FAILED


def test_the_window_never_says_what_is_not_so(
    qtbot: QtBot, open_window: Callable[..., TopologyWindow], file: Path
) -> None:
    window = open_window()
    problems = cast("ProblemsPanel", window.panels["problems"])
    text = cast("TextPanel", window.panels["text"])
    text.read()
    assert window.files.open(file)
    assert not window.desk.isEnabled()
    assert window.central.invitation.text() == f"{file.name} is being opened…"
    assert problems.detail.text() == f"{file.name} is being opened…"
    assert not window.status.problems.text()
    text.read()
    assert text.text.toPlainText() == f"{file.name} is being opened…"
    work_list.running[0].cancel()
    qtbot.waitUntil(lambda: not window.files.opening.under_way, timeout=LONGEST)
    assert not len(window.editor.drawing)
    assert window.desk.isEnabled()
    assert window.files.path is None
    assert window.files.untouched
    assert "being opened" not in window.central.invitation.text()
    assert window.files.open(file)
    qtbot.waitUntil(lambda: window.files.path == file, timeout=LONGEST)
    assert len(window.editor.drawing) > 1500
    assert not window.files.changed
    assert "checking" in window.status.problems.text()
    qtbot.waitUntil(lambda: not problems.checking.pending, timeout=LONGEST)
    assert "warnings" in window.status.problems.text()
