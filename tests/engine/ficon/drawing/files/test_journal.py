"""The journal: what was done since the last save is there again, whatever has become of the file."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.file import FileError, save, text
from engine.ficon.drawing.journal import Journal, look, recover, recoverable, writing
from engine.ficon.drawing.model.change import Draft, UndoHistory
from tests.engine.ficon.drawing.any_drawing import grown, pair
from tests.engine.ficon.drawing.any_drawing import history as some_history


def _do(history: UndoHistory, journal: Journal, name: str = "NEW") -> None:
    draft = Draft(history.drawing, "Rename")
    draft.set("cec1", name=name)
    history.do(draft.done())
    journal.note(history)


@pytest.fixture
def opened(tmp_path):
    """A saved drawing, its journal and its file."""
    history, file = UndoHistory(pair()), tmp_path / "a.topology.json"
    journal = Journal(tmp_path / "a.journal")
    journal.begin(history, str(file), save(file, history))
    yield history, journal, file
    journal.leave()


@pytest.mark.slow
@given(st.integers(0, 2**32), st.booleans())
@settings(max_examples=40, deadline=None)
def test_all_that_was_done_is_recovered(tmp_path_factory, seed, small):
    rng, folder = Random(seed), tmp_path_factory.mktemp("journal")
    history, journal = some_history(rng), Journal(folder / "a.journal")
    journal.begin(history)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "MAX_LINES", 500 if small else 10**6)
        for _ in range(rng.randint(1, 12)):
            rng.choice(
                (lambda: history.do(grown(history.drawing, rng, 3).done()), history.undo, history.redo)
            )()
            journal.note(history)
    journal.leave()
    if not recoverable(folder):
        assert not (folder / "a.journal").exists()
        return
    read = recover(folder / "a.journal")
    assert read.drawing == history.drawing
    assert (read.done, read.undone) == (history.done, history.undone)


def test_there_is_no_file_while_all_is_saved(opened, tmp_path):
    history, journal, file = opened
    assert not journal.path.exists()
    _do(history, journal)
    assert [(kept.state, kept.steps, kept.source) for kept in recoverable(tmp_path)] == [
        ("behind", 1, str(file))
    ]
    journal.saving(text(history.drawing, history))
    journal.begin(history, str(file), save(file, history))
    assert not journal.path.exists()
    history.undo()
    journal.note(history)
    assert recover(journal.path).drawing == pair()
    journal.close()
    assert recoverable(tmp_path) == []


def test_killed_between_the_save_and_the_end_of_the_journal(opened, tmp_path):
    history, journal, file = opened
    _do(history, journal)
    journal.saving(text(history.drawing, history))
    save(file, history)
    assert look(journal.path).state == "same"
    assert recoverable(tmp_path) == []


def test_killed_before_the_save_was_done(opened):
    history, journal, _ = opened
    _do(history, journal)
    journal.saving(text(history.drawing, history))
    assert look(journal.path).state == "behind"
    assert recover(journal.path).drawing == history.drawing


def test_another_program_has_changed_the_file(opened):
    history, journal, file = opened
    _do(history, journal)
    file.write_text(file.read_text("utf-8").replace("Director 21", "Director X"), "utf-8")
    assert look(journal.path).state == "other"
    file.unlink()
    assert look(journal.path).state == "gone"
    assert recover(journal.path).drawing == history.drawing


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_torn_line_is_dropped(opened, cut):
    history, journal, _ = opened
    _do(history, journal, "ONE")
    one = text(history.drawing)
    _do(history, journal, "TWO")
    data = journal.path.read_bytes()
    journal.path.write_bytes(data[:-cut])
    assert text(recover(journal.path).drawing) == one


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", r"expected JSON \("),
        (b"{}\n", "format: this key is required"),
        (b"\x00\xff\n", ""),
        (b'{"format": "x"}\n', "format = \"x\": expected 'lparlab-topology-journal'"),
        (b"[" * 10**6, r"expected JSON \("),
    ],
)
def test_what_is_no_journal_is_refused(tmp_path, data, said):
    path = tmp_path / "a.journal"
    path.write_bytes(data)
    with pytest.raises(FileError, match=f"a.journal: .*{said}"):
        recover(path)
    assert recoverable(tmp_path) == []


def test_lines_that_cannot_be_end_the_journal(opened):
    history, journal, _ = opened
    _do(history, journal, "ONE")
    with journal.path.open("a", encoding="utf-8") as file:
        file.write('{"n": 2, "do": {"things": {"cec1": null}}}\n{"n": 3, "undo": true}\n')
    assert recover(journal.path).drawing == history.drawing
    text_before = journal.path.read_text("utf-8").replace('"n": 3', '"n": 7')
    journal.path.write_text(text_before, "utf-8")
    assert look(journal.path).steps == 2


def test_the_journal_stays_bounded(opened, monkeypatch):
    monkeypatch.setattr(writing, "MAX_LINES", 3000)
    history, journal, _ = opened
    sizes = []
    for number in range(200):
        _do(history, journal, f"N{number}")
        del history.done[:-5]  # so that the history does not make it longer
        sizes.append(journal.path.stat().st_size)
    assert max(sizes) < sizes[0] + 6000
    assert recover(journal.path).drawing == history.drawing
    assert look(journal.path).state == "behind"


def test_when_the_disk_was_full_for_a_while(opened, monkeypatch):
    history, journal, _ = opened

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(writing, "atomic_write", full)
        with pytest.raises(OSError, match="No space"):
            _do(history, journal, "ONE")
    _do(history, journal, "TWO")
    assert recover(journal.path).drawing == history.drawing
    with monkeypatch.context() as patch:
        patch.setattr(journal, "_write", full)
        with pytest.raises(OSError, match="No space"):
            _do(history, journal, "THREE")
    history.undo()
    journal.note(history)
    read = recover(journal.path)
    assert (read.drawing, read.done, read.undone) == (history.drawing, history.done, history.undone)


def test_a_recovered_drawing_is_kept_at_once(opened, tmp_path):
    history, journal, _ = opened
    _do(history, journal)
    journal.leave()
    kept = recoverable(tmp_path)[0]
    again = Journal(tmp_path / "b.journal")
    again.begin_unsaved(recover(kept.path), kept.source, kept.file_digest)
    kept.path.unlink()
    assert [(one.path, one.state) for one in recoverable(tmp_path)] == [(again.path, "behind")]
    assert recover(again.path).drawing == history.drawing
    again.leave()
