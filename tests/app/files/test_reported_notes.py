"""Reports on files that were read carry the notes on them: each is read back from the written file."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.command import main
from app.export.page.numbers import PageRun
from app.export.page.runs import PageContent
from app.export.run import CSV, PAGE, Export, Wish
from app.files.reading_notes import NotesOnFiles
from engine.kernel.units import MS
from engine.reading_notes import with_notes
from engine.sim import Simulation
from tests.app.export.pages import held
from tests.app.files.noted import NOTE, words
from tests.engine.small import small

DECK = """\
         RESOURCE PARTITION=((CSS(0),(LP01,1)))
         CNTLUNIT CUNUMBR=4000,PATH=((CSS(0),40)),UNIT=FCTC
         CHPID PATH=(CSS(0),40),SHARED,TYPE=FC
"""
DOUBT = "control unit 4000 refers to CHPID 40 of CSS 0"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "CA.iocp"
    file.write_text(DECK)
    return file


def ended(*arguments: str | Path) -> int:
    return CliRunner().invoke(main, [str(argument) for argument in arguments]).exit_code


@pytest.mark.parametrize("kind", ["html", "pdf"])
def test_a_report_on_a_deck(deck: Path, tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"report.{kind}"
    assert ended("report", deck, "--as", kind, "--out", file) == 0
    assert "Reading notes" in words(file)
    assert DOUBT in words(file)


def test_a_comparison_of_decks(deck: Path, tmp_path: Path) -> None:
    other, file = tmp_path / "CB.iocp", tmp_path / "change.html"
    other.write_text(DECK.replace("4000", "4001"))
    ended("diff", deck, other, "--html", file, "--system", "LP01")
    text = words(file)
    assert "CA.iocp, line 2: doubtful" in text
    assert "CB.iocp, line 2: doubtful" in text


def test_the_page_of_a_deck(deck: Path, tmp_path: Path) -> None:
    assert ended("export", deck, "--as", "html", "--out", tmp_path) == 0
    (note,) = held((tmp_path / "CA.html").read_bytes())["notes"]
    assert DOUBT in note


def test_the_folder_of_a_run(qtbot: QtBot, tmp_path: Path) -> None:
    sim = Simulation(small("suspend"))
    sim.run(100 * MS)
    owner, run = QWidget(), sim.recording()
    qtbot.addWidget(owner)
    content = PageContent((PageRun(run, "one"),), notes=(NOTE,))
    export = Export(run, Wish(tmp_path, frozenset({CSV, PAGE})), owner, content)
    with qtbot.waitSignal(export.done, timeout=20_000):
        export.start([])
    with (tmp_path / "reading-notes.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == [NOTE.as_json()]
    assert held((tmp_path / "run.html").read_bytes())["notes"] == [str(NOTE)]


def test_notes_are_text_at_the_end_of_a_page() -> None:
    page = "<html><body><p>x</p></body></html>"
    made = with_notes(page, [NOTE])
    assert made.startswith("<html><body><p>x</p><h2>")
    assert made.endswith("</ul></body></html>")
    assert "<img" not in made
    assert with_notes(page, []) == page


def test_notes_on_files_of_the_program_are_in_no_report() -> None:
    notes = NotesOnFiles()
    notes.put("settings", [NOTE])
    notes.put("site", [NOTE], reported=True)
    assert len(notes.all) == 2
    assert notes.reported == [NOTE]
