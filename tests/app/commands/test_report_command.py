"""lparlab report: each report in each form."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.reports import REPORTS
from tests.engine.ficon.drawing.any_drawing import pair


def report(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["report", *map(str, arguments)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save(tmp_path / "a.topology.json", UndoHistory(pair()))
    return tmp_path / "a.topology.json"


@pytest.mark.parametrize("key", REPORTS)
def test_text_json_csv_and_html_say_the_same(file: Path, key: str) -> None:
    rows = json.loads(report(file, "--of", key, "--as", "json").stdout)
    found = REPORTS[key](pair())
    assert [tuple(row.values()) for row in rows] == [row.cells for row in found.rows]
    text, page = report(file, "--of", key).stdout, report(file, "--of", key, "--as", "html").stdout
    assert text.startswith(found.title)
    for cell in (cell for row in found.rows for cell in row.cells):
        assert cell in text
        assert cell in page
    lines = report(file, "--of", key, "--as", "csv").stdout.splitlines()
    assert len(lines) == len(found.rows) + 1


def test_a_file_is_written_whole_and_pdf_needs_one(file: Path) -> None:
    out = file.with_name("ctc.pdf")
    assert report(file, "--as", "pdf", "--out", out).exit_code == 0
    assert out.read_bytes().startswith(b"%PDF")
    refused = report(file, "--as", "pdf")
    assert refused.exit_code == 2
    assert "--out FILE" in refused.stderr
    assert report(file.with_name("none.json")).exit_code == 2
