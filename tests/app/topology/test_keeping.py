"""Work on a drawing survives a crash; what is saved or closed is not offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.topology.autosave import Keeping
from app.topology.editor import Editor
from engine.atomic import atomic_write
from engine.ficon.drawing.file import open_file, save, text
from engine.ficon.drawing.journal import SUFFIX
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from tests.engine.ficon.drawing.any_drawing import pair
from tests.systems import needs_links


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "drawings"


@pytest.fixture
def start(qtbot, folder):
    """Starts another program with an editor; all end with the test."""
    started = []

    def start():
        editor = Editor()
        keeping = Keeping(editor, folder)
        started.append((editor, keeping))
        return editor, keeping

    yield start
    for _, keeping in started:
        keeping.close()


def _name(editor: Editor, name: str) -> None:
    draft = Draft(editor.drawing, "Name")
    if editor.drawing.of(Cec):
        draft.set("cec1", name=name)
    else:
        draft.add(Cec, name=name)
    assert editor.do(draft.done())


def _crash(keeping: Keeping) -> None:
    keeping.leave()


def test_a_new_drawing_is_offered_after_a_crash(start):
    editor, keeping = start()
    for name in ("A", "B", "C"):
        _name(editor, name)
    editor.undo()
    assert 0 < keeping._timer.remainingTime() <= 5000
    keeping._timer.timeout.emit()
    assert not keeping._journal._dirty  # it is on the disk
    _crash(keeping)
    other, again = start()
    (kept,) = again.offers()
    assert (kept.state, kept.steps, kept.source) == ("new", 4, "")
    again.recover(kept)
    assert other.drawing == editor.drawing
    other.redo()
    assert other.drawing.get("cec1", Cec).name == "C"
    assert again.offers() == []
    _crash(again)
    third, keeping = start()
    keeping.recover(keeping.offers()[0])
    assert third.drawing == other.drawing


def test_nobody_is_offered_what_is_open(start):
    editor, keeping = start()
    _name(editor, "A")
    other, again = start()
    assert again.offers() == []
    keeping.close()
    assert again.offers() == []
    assert list(keeping._folder.iterdir()) == []


@needs_links
def test_a_file_that_cannot_be_read_hides_no_other(start, folder):
    editor, keeping = start()
    _name(editor, "A")
    _crash(keeping)
    (folder / f"gone{SUFFIX}").symlink_to(folder / "nowhere")
    (kept,) = start()[1].offers()
    assert kept.steps


def _opened(editor: Editor, keeping: Keeping, file: Path) -> None:
    opened = open_file(file)
    keeping.expect(file, opened.text)
    editor.replace(opened.history)


def test_a_file_that_was_saved_is_not_offered(start, tmp_path):
    file = tmp_path / "a.topology.json"
    save(file, UndoHistory(pair()))
    editor, keeping = start()
    _opened(editor, keeping, file)
    _name(editor, "NEW")
    written = text(editor.drawing, editor.history)
    keeping.saving(written)
    atomic_write(file, written)
    _crash(keeping)  # before it could say that it has saved
    other, again = start()
    assert again.offers() == []
    _opened(other, again, file)
    _name(other, "NEWER")
    again.saving(text(other.drawing, other.history))
    again.saved(file, save(file, other.history))
    _crash(again)
    assert start()[1].offers() == []


def test_a_file_that_is_behind(start, tmp_path):
    file = tmp_path / "a.topology.json"
    save(file, UndoHistory(pair()))
    editor, keeping = start()
    _opened(editor, keeping, file)
    _name(editor, "NEW")
    _crash(keeping)
    other, again = start()
    (kept,) = again.offers()
    assert (kept.source, kept.state, kept.steps) == (str(file), "behind", 1)
    again.recover(kept)
    assert other.drawing.get("cec1", Cec).name == "NEW"
    _crash(again)
    third = start()[1]
    assert [(one.source, one.state) for one in third.offers()] == [(str(file), "behind")]
    third.discard(third.offers()[0])
    assert third.offers() == []


def test_what_cannot_be_kept_is_said_once(start, folder, qtbot):
    folder.write_text("a file in the way", "utf-8")
    editor, keeping = start()
    said = []
    keeping.failed.connect(said.append)
    _name(editor, "A")
    _name(editor, "B")
    assert len(said) == 1
    assert "Autosave failed" in said[0]
    folder.unlink()
    _name(editor, "C")
    assert len(said) == 1
    keeping.leave()
    assert start()[1].offers()[0].steps == 0
    assert editor.drawing != Drawing()
