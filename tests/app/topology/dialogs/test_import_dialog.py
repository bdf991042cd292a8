"""Importing decks: read beside the window, judged, joined, and nothing changed before Import is pressed."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

from app.topology.editor import Editor
from app.topology.importing import joining
from app.topology.importing.dialog import ImportDialog
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import import_into
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from tests.app.topology.large import large

DECK = """RESOURCE PART=((LP1,1),(LP2,2))
CHPID PATH=50,TYPE=FC,SWITCH=21,SHARED,...
CNTLUNIT CUNUMBR=4001,PATH=50,LINK=C0,CUADD=1,UNITADD=((00,8)),  +
   UNIT=FCTC
"""


@pytest.fixture
def editor(qtbot):
    return Editor()


@pytest.fixture
def dialog(qtbot, editor):
    made = ImportDialog(editor)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.done(0)


def _import(dialog):
    return dialog.buttons.buttons()[0]


def test_text_from_the_clipboard_is_mended_and_imported(dialog, editor, qtbot):
    assert not _import(dialog).isEnabled()
    QGuiApplication.clipboard().setText(DECK)
    qtbot.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.sources) == 1 and not dialog.busy)
    assert dialog.sources[0].lenient
    assert dialog.repairs.rowCount() > 0
    assert len(editor.drawing) == 0
    qtbot.mouseClick(_import(dialog), Qt.MouseButton.LeftButton)
    assert [one.chpid for one in editor.drawing.of(Channel)] == [0x50]
    editor.undo()
    assert len(editor.drawing) == 0


def test_two_files_are_joined(dialog, editor, qtbot, tmp_path):
    drawn = Editor()
    drawn.do(template("mesh").make(drawn.drawing, members=2))
    for cec, deck in decks(drawn.drawing).items():
        (tmp_path / cec).write_text(write(deck).text)
    dialog.add_files(sorted(Path(tmp_path).iterdir()))
    qtbot.waitUntil(lambda: len(dialog.sources) == 2 and not dialog.busy)
    assert [source.errors for source in dialog.sources] == [0, 0]
    assert len(dialog.note.text().splitlines()) > 1  # a sentence a line
    qtbot.mouseClick(_import(dialog), Qt.MouseButton.LeftButton)
    assert {one.name for one in editor.drawing.of(Cec)} == {"A", "B"}


def test_what_is_no_deck_says_so(dialog, editor, qtbot, tmp_path):
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    dialog.add_files([path])
    qtbot.waitUntil(lambda: len(dialog.sources) == 1 and not dialog.busy)
    assert "picture" in dialog.sources[0].failure
    assert not _import(dialog).isEnabled()
    qtbot.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    assert dialog.sources == []


def test_lenient_can_be_taken_back(dialog, qtbot):
    QGuiApplication.clipboard().setText(DECK)
    qtbot.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(dialog.sources) == 1 and not dialog.busy)
    dialog.lenient.click()
    qtbot.waitUntil(lambda: not dialog.sources[0].lenient)
    assert dialog.sources[0].errors > 0


def test_an_answer_settles_what_follows_from_it(dialog, editor, qtbot, tmp_path):
    for cec, switch, far in (("CA", "21", "22"), ("CB", "22", "21")):
        units = "".join(
            f"         CNTLUNIT CUNUMBR=500{n},PATH=((CSS(0),5{n})),UNITADD=((00,016)),  *\n"
            f"               LINK=((CSS(0),{far}1{n})),CUADD=01,UNIT=FCTC\n"
            for n in range(2)
        )
        chpids = "".join(
            f"         CHPID PATH=(CSS(0),5{n}),SHARED,SWITCH={switch},PCHID=12{n},TYPE=FC\n"
            for n in range(2)
        )
        head = f"         ID    LSYSTEM={cec}\n         RESOURCE PARTITION=((CSS(0),({cec}1,1)))\n"
        (tmp_path / cec).write_text(head + chpids + units)
    dialog.add_files(sorted(Path(tmp_path).iterdir()))
    qtbot.waitUntil(lambda: len(dialog.sources) == 2 and not dialog.busy)
    assert dialog.questions.rowCount() == 1
    box = dialog.questions.cellWidget(0, 1)
    box.setCurrentText(box.itemText(1))
    box.activated.emit(1)
    qtbot.waitUntil(lambda: bool(dialog.answers) and not dialog.busy)
    qtbot.mouseClick(_import(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    cabled = {end for cable in editor.drawing.of(Cable) for end in cable.ends}
    assert len(editor.drawing.of(Channel)) == 4
    assert all(channel.id in cabled for channel in editor.drawing.of(Channel))


@pytest.fixture
def gate(monkeypatch):
    """Joining waits for this gate: a quick machine joins all decks before a person would want the bar."""
    opened, real = Event(), joining.import_into

    def slow(*words):
        assert opened.wait(60)
        return real(*words)

    monkeypatch.setattr(joining, "import_into", slow)
    yield opened
    opened.set()


def test_decks_of_thousands_of_things_are_joined_with_progress_and_cancelled(
    gate, dialog, editor, qtbot, tmp_path
):
    for cec, deck in decks(large(5000)).items():
        (tmp_path / cec).write_text(write(deck).text)
    beats = []
    timer = QTimer(dialog, interval=20)
    timer.timeout.connect(lambda: beats.append(dialog.joining.busy))
    timer.start()
    dialog.add_files(sorted(Path(tmp_path).iterdir()))
    qtbot.waitUntil(lambda: len(dialog.sources) == 4 and dialog.joining.line.isVisible(), timeout=60_000)
    assert "Combining the decks" in dialog.note.text()
    assert not _import(dialog).isEnabled()
    qtbot.mouseClick(dialog.joining.line.cancel, Qt.MouseButton.LeftButton)
    gate.set()
    assert not dialog.busy
    assert "nothing has changed" in dialog.note.text()
    assert any(beats)  # the window lived on while it worked
    _import(dialog).setFocus()
    qtbot.keyClick(_import(dialog), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(editor.drawing.of(Cec)) == 4, timeout=60_000)
    assert not dialog.isVisible()
    assert len(editor.history.done) == 1


def test_an_import_ends_where_its_report_raises():
    class Enough(Exception):
        pass

    shares = []

    def report(share):
        shares.append(share)
        if share > 0.3:
            raise Enough

    of = [read(write(deck).text).deck for deck in decks(large(500)).values()]
    with pytest.raises(Enough):
        import_into(Drawing(), of, report=report)
    assert shares == sorted(shares)
    assert 0.3 < shares[-1] < 0.9
