"""lparlab export, as it is called."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PySide6.QtWidgets import QApplication

from app.command import main
from bench.topology.canonical import canonical
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.file import open_file, save
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template
from engine.ficon.iocp.reader import read
from tests.engine.ficon.iocp.shelf import FOLDER

PAIR = [FOLDER / "cascade_a.iocp", FOLDER / "cascade_b.iocp"]
ANSWERS = [f"--answer={key}" for key in ("50=2110", "51=2111", "60=2210", "61=2211")]


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["export", *map(str, words)])


@pytest.fixture
def mesh(tmp_path: Path) -> Path:
    history = UndoHistory(Drawing())
    history.do(template("mesh").make(history.drawing, members=2))
    path = tmp_path / "mesh.topology.json"
    save(path, history)
    return path


def test_a_deck_for_each_cec(mesh: Path, tmp_path: Path) -> None:
    found = run(mesh, "--as", "iocp", "--out", tmp_path / "decks")
    assert found.exit_code == 0, found.output
    paths = [Path(line) for line in found.stdout.splitlines()]
    again = drawing_of([read(path.read_text()).deck for path in paths])
    assert not again.questions
    assert canonical(again.drawing) == canonical(open_file(mesh).history.drawing)


def test_one_deck_is_printed(mesh: Path) -> None:
    found = run(mesh, "--as", "iocp", "--cec", "A", "--plain")
    assert found.exit_code == 0
    assert found.stdout.startswith("         ID    ")
    assert "LPARLAB" not in found.stdout


def test_several_decks_are_printed_each_under_the_name_of_its_cec(mesh: Path, tmp_path: Path) -> None:
    """They are the decks that --out writes."""
    found = run(mesh, "--as", "iocp")
    assert found.exit_code == 0
    folder = tmp_path / "decks"
    run(mesh, "--as", "iocp", "--out", folder)
    files = [(name, (folder / f"{name}.iocp").read_text()) for name in ("A", "B")]
    assert found.stdout == "".join(f"* Deck of CEC {name}\n{text}" for name, text in files)


def test_reports_are_printed(mesh: Path) -> None:
    found = run(mesh, "--as", "report")
    assert found.stdout.count("CONTROL UNIT REPORT") == 2


def test_statements_of_each_member(mesh: Path) -> None:
    found = run(mesh, "--as", "config")
    assert "SSI " in found.stdout
    assert found.stdout.count("ACTIVATE ISLINK") == 2
    name = found.stdout.split("SYSTEM_IDENTIFIER LPAR ")[1].split()[1]
    assert run(mesh, "--as", "config", "--lpar", name).stdout.count("ACTIVATE ISLINK") == 1


def test_commands_go_into_a_file_for_each_system(mesh: Path, tmp_path: Path) -> None:
    found = run(mesh, "--as", "commands", "--out", tmp_path)
    texts = [Path(line).read_text() for line in found.stdout.splitlines()]
    assert len(texts) == 2
    assert all("\nACTIVATE ISLINK " in text for text in texts)


def test_connections_as_a_table(mesh: Path) -> None:
    rows = list(csv.reader(run(mesh, "--as", "csv").stdout.splitlines()))
    assert len({len(row) for row in rows}) == 1
    assert len(rows) == 1 + len(resolve(open_file(mesh).history.drawing).connections)


@pytest.mark.parametrize(
    ("kind", "start"),
    [("svg", b"<?xml"), ("pdf", b"%PDF"), ("png", b"\x89PNG"), ("html", b"<!DOCTYPE html>")],
)
def test_pictures(mesh: Path, tmp_path: Path, qapp: QApplication, kind: str, start: bytes) -> None:
    found = run(mesh, "--as", kind, "--out", tmp_path)
    assert found.exit_code == 0, found.output
    assert (tmp_path / f"mesh.{kind}").read_bytes().startswith(start)


def test_decks_are_joined_into_a_drawing(tmp_path: Path) -> None:
    found = run(*PAIR, "--as", "drawing", "--out", tmp_path, *ANSWERS)
    assert found.exit_code == 0, found.output
    drawing = open_file(Path(found.stdout.strip())).history.drawing
    assert set(canonical(drawing)["cecs"]) == {"CA", "CB"}


def test_what_decks_leave_open_is_told(tmp_path: Path) -> None:
    found = run(*PAIR, "--as", "csv")
    assert "--answer CA.0.50=" in found.stderr


def test_nothing_is_written_when_something_cannot_be_said(mesh: Path, tmp_path: Path) -> None:
    history = open_file(mesh).history
    draft = Draft(history.drawing, "Name")
    draft.set("cec1", messages=("it's",))
    history.do(draft.done())
    save(mesh, history)
    out = tmp_path / "out"
    found = run(mesh, "--as", "iocp", "--out", out)
    assert found.exit_code == 2
    assert "MSG1" in found.output
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--as", "iocp", "--cec", "ZZ"], "expected one of A, B"),
        (["--as", "png", "--size", "9"], "like 1920x1080"),
        (["--as", "commands", "--lpar", "NONE"], "expected one of"),
        (["--as", "csv", "--answer", "x"], "KEY=TEXT"),
        (["--as", "nothing"], "iocp"),
    ],
)
def test_options_that_cannot_be(mesh: Path, words: Sequence[str], told: str) -> None:
    found = run(mesh, *words)
    assert found.exit_code == 2
    assert told in found.output


def test_a_file_that_is_not_there() -> None:
    found = run("no-such.iocp", "--as", "csv")
    assert found.exit_code == 2
    assert "no-such.iocp" in found.output
