"""Each reader refuses, or notes what it decided without asking: a file forces each decision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.files.reading_notes import NotesOnFiles, notes_on_files
from app.frame.notes_dialog import NotesDialog
from app.lab.lab import Lab
from app.plot import templates
from app.rules.rule_file import decoded
from app.settings.decisions import reading_notes as settings_notes
from app.settings.settings import Settings
from app.topology.autosave import MAX_OFFERS, Keeping
from app.topology.editor import Editor
from app.topology.importing.sources import from_file
from app.window.layouts.store import LARGEST, MOST, NamedLayouts
from engine.ficon.drawing.connection_table.adding import add_table
from engine.ficon.drawing.connection_table.columns import guess
from engine.ficon.drawing.connection_table.table import open_table
from engine.ficon.drawing.decks.loading import load_drawing
from engine.ficon.drawing.journal import SUFFIX, look
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.measured.data import FARTHEST, Measurements
from engine.measured.reading import read
from engine.reading_notes import MOST as MOST_NOTES
from engine.reading_notes import ReadingNote, ReadingNotes
from engine.site.machine import machine
from engine.site.reading import open_files, read_site
from tests.engine.ficon.iocp.shelf import NAMES, deck
from tests.engine.measured.samples import VMSTAT
from tests.engine.site.samples import FILES

Noted = list[tuple[str, str, str]]  # decision, place, text


def noted(notes: Iterable[ReadingNote]) -> Noted:
    return [(note.decision, note.place, note.text) for note in notes]


def has(found: Noted, decision: str, text: str, place: str | None = None) -> bool:
    return any(one[0] == decision and text in one[2] and place in (None, one[1]) for one in found)


def measured(folder: Path, data: bytes) -> Noted:
    file = folder / "own.csv"
    file.write_bytes(data)
    return noted(read(file).reading_notes())


# ---- own data


@pytest.mark.parametrize(
    ("text", "decision", "said", "place"),
    [
        ("time,a\n2026-11-01 10:00:00,1\nsoon,2\n", "left out", '"soon" is not a time', "line 3"),
        (
            "time,a\n2026-11-01 10:00:00,1\n2026-11-01 10:00:05,x\n",
            "left out",
            '"x" is not a number',
            "line 3",
        ),
        ("time,größe\n0,1\n60,2\n", "assumed", "read as Latin-1", ""),
        ("time,a\n45000.41667,1\n45000.41678,2\n", "assumed", "spreadsheet dates", ""),
        ("time,a\n0,1\n0,2\n60,3\n", "left out", "has the same time as another value", ""),
        (VMSTAT, "left out", "since system start", ""),
    ],
)
def test_tables_and_monitors(text: str, decision: str, said: str, place: str | None, tmp_path: Path) -> None:
    assert has(measured(tmp_path, text.encode("latin-1")), decision, said, place)


def test_a_parquet_file(tmp_path: Path) -> None:
    file = tmp_path / "own.parquet"
    pq.write_table(pa.table({"time": [0.0, 1.0, float("inf")], "load": [1.5, float("inf"), 2.5]}), file)
    assert noted(read(file).reading_notes()) == [
        ("left out", "", "2 values are not finite, or more than 292 years from 1970")
    ]


def test_values_that_no_chart_can_show() -> None:
    data = Measurements("a", "samples")
    for time, value in ((0, 1.0), (1, float("nan")), (FARTHEST, 1.0)):
        data.add(("x",), time, value)
    assert has(noted(data.reading_notes()), "left out", "2 values are not finite")


def test_all_bad_lines_are_counted_though_not_all_are_listed() -> None:
    data = Measurements("a", "table")
    for number in range(1, 151):
        data.bad.add(number, "wrong")
    found = noted(data.reading_notes())
    assert len(found) == 101
    assert found[-1] == ("left out", "", "and 50 more decisions, which are not listed")


# ---- decks, drawings, tables of connections


def test_a_deck_in_a_command_and_in_the_window(tmp_path: Path) -> None:
    file = tmp_path / "CA.iocp"
    whole = deck(NAMES[0])
    cards = "".join(line.ljust(80) for line in whole.splitlines())  # records without line ends
    file.write_text(cards + "".join(["         NONSENSE A=(1)".ljust(80)]))
    for found in (noted(load_drawing([file]).notes), noted(from_file(file).reading_notes())):
        assert has(found, "changed", "records of 80 characters", "")
        assert has(found, "left out", "NONSENSE")


def test_a_statement_of_a_deck_that_is_kept_though_it_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "CA.iocp"
    file.write_text(
        "         RESOURCE PARTITION=((CSS(0),(LP01,1)))\n"
        "         CNTLUNIT CUNUMBR=4000,PATH=((CSS(0),40)),UNIT=FCTC\n"
        "         CHPID PATH=(CSS(0),40),SHARED,TYPE=FC\n"
    )
    loaded = load_drawing([file])
    assert loaded.history.drawing.of(ControlUnit)
    assert has(noted(loaded.notes), "doubtful", "which is defined only later", "line 2")


def test_a_table_of_connections(tmp_path: Path) -> None:
    file = tmp_path / "links.csv"
    heads = "CEC 1;LPAR 1;CHPID 1;device 1;CEC 2;LPAR 2;CHPID 2;device 2;Schlüssel\n"
    file.write_bytes(
        f"{heads}A;VMA;40;D000;B;VMB;50;D000;x\nA;VMA;4G;D001;B;VMB;50;D001;x\n".encode("cp1252")
    )
    table = open_table(file)
    keys = guess(table.headings)
    found = noted([*table.reading_notes(keys), *add_table(Drawing(), table, keys).reading_notes(table.name)])
    assert has(found, "assumed", "Windows-1252", "")
    assert has(found, "left out", '"Schlüssel" is not used', "column 9")
    assert has(found, "left out", "4G", "line 3")


def test_a_journal_with_a_torn_end(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "drawings"
    for number in range(MAX_OFFERS + 1):
        editor = Editor()
        keeping = Keeping(editor, folder)
        draft = Draft(editor.drawing, "Name")
        draft.add(Cec, name=f"C{number}")
        assert editor.do(draft.done())
        keeping.leave()
    torn = next(folder.glob(f"*{SUFFIX}"))
    torn.write_bytes(torn.read_bytes() + b'{"n": 2, "un')
    assert look(torn).torn == 3
    (folder / f"damaged{SUFFIX}").write_text("{")
    Keeping(Editor(), folder).offers()
    Keeping(Editor(), folder).offers()  # another window does not take the notes away
    found = noted(note for note in notes_on_files.all if SUFFIX in note.file)
    assert has(found, "left out", "was not completely written", "line 3")
    assert has(found, "left out", "deleted: more than")
    assert any(note.file == f"damaged{SUFFIX}" for note in notes_on_files.all)


# ---- sites, rules


def test_a_site(tmp_path: Path) -> None:
    odd = tmp_path / "odd.direct"
    odd.write_bytes("* größe\nUSER ODD PASS 1G 2G G\n MACHINE ESA 2\n FRObNICATE 1\n".encode("latin-1"))
    site = read_site(open_files([*FILES, odd]), {})
    made = machine(site, {})
    found = noted([*site.facts.reading_notes(), *made.reading_notes()])
    assert has(found, "assumed", "read as Latin-1")
    assert has(found, "left out", "", "line 4")
    assert has(found, "assumed", "a default", made.assumed[0])


def test_rules_of_cpuplugd() -> None:
    found = noted(decoded("# größer\na\rb\n".encode("latin-1"), "a.conf").notes)
    assert has(found, "assumed", "was read as Latin-1", "line 1")
    assert has(found, "changed", "were replaced by blanks")


# ---- settings, layouts


def test_settings_and_layouts(tmp_path: Path) -> None:
    layouts = {f"layout {number:02}": "x" for number in range(MOST + 1)}
    values = {
        "theme": "pink",
        "text-size": "9000",
        "memory": "much",
        "first-layout": "gone",
        "console": json.dumps({"cp": ["QUERY NAMES"], "linux": "free"}),
        "data-headings": "[",
        "sweep": "[",
        "speed": "fast",
        "drawing/layout": "x:y",
        "named-layouts": json.dumps({"\u202eevil": "x", **layouts}),
        "keys": ['{"full": "F7"', '"keys": "F8"}'],  # as Qt reads what was typed without quotes
        "drawing/keys": json.dumps({"full": 7}),
    }
    file = tmp_path / "s.ini"
    file.write_text("geometry=@Variant(\\0\\0)\n")
    store = QSettings(str(file), QSettings.Format.IniFormat)
    settings = Settings(store)
    for key, value in values.items():
        store.setValue(key, value)
    found = noted([*settings_notes(settings), *NamedLayouts(settings).reading_notes()])
    for key in ("theme", "text-size", "memory"):
        assert has(found, "changed", f"{values[key]} is not possible here", key)
    damaged = "geometry", "console: linux", "data-headings", "sweep", "speed", "drawing/layout", "keys"
    for key in (*damaged, "drawing/keys: full"):
        assert has(found, "left out", "treated as not set", key), key
    for key in ("\u202eevil", f"layout {MOST}"):
        assert has(found, "left out", f"beyond the limit of {MOST}", key), key
    assert has(found, "left out", "there is no layout “gone”", "first-layout")
    store.setValue("named-layouts", "x" * (2 * MOST * LARGEST + 1))
    assert has(noted(NamedLayouts(settings).reading_notes()), "left out", "no named layouts are available")


def test_plot_templates_beyond_the_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templates, "MOST", 2)
    for name in "abc":
        (tmp_path / f"{name}.toml").write_text("damaged")
    assert len(templates.Templates(tmp_path).own()) == 2
    notes = [note for note in notes_on_files.all if note.file == "c.toml"]
    assert has(noted(notes), "left out", "more than 2 templates")


def test_the_first_start_notes_nothing(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.text_size, settings.theme, settings.memory = 120, "light", 1024
    assert [*settings_notes(settings), *NamedLayouts(settings).reading_notes()] == []


# ---- what keeps and shows them


def test_notes_on_files_without_a_path_are_all_kept() -> None:
    notes = NotesOnFiles()
    for number in (1, 2):
        notes.add([ReadingNote("deck.iocp", "left out", f"card {number}")])
    assert [note.text for note in notes.all] == ["card 2", "card 1"]


def test_a_file_that_is_read_again_replaces_its_notes() -> None:
    kept, more = (
        ReadingNotes(),
        [ReadingNote("a", "changed", str(number)) for number in range(MOST_NOTES + 5)],
    )
    assert kept.put("a", more)
    assert [note.text for note in kept.all][-1] == "and 5 more decisions, which are not listed"
    kept.put("b", [ReadingNote("b", "assumed", "1")])
    assert kept.put("a", more[:1])
    assert not kept.put("a", more[:1])
    assert [note.file for note in kept.all] == ["a", "b"]
    assert kept.put("a", [])
    assert [str(note) for note in kept.all] == ["b: assumed: 1"]


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> NotesOnFiles:
    own = NotesOnFiles()
    monkeypatch.setattr("app.frame.notes_dialog.notes_on_files", own)
    return own


@pytest.mark.gui
def test_the_window_lists_them(lab: Lab, qtbot: QtBot, notes: NotesOnFiles) -> None:
    lab.window.actions_by_id["reading-notes"].trigger()
    dialog = next(one for one in lab.window.findChildren(NotesDialog) if one.isVisible())
    assert "Nothing was assumed" in dialog.about.text()
    notes.put("a", [ReadingNote("<b>a", "left out", "<img src=x>", "line 7")])
    assert dialog.model.csv().splitlines()[1:] == ["<b>a,line 7,left out,<img src=x>"]
    dialog.reject()
