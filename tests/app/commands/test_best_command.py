"""lparlab best: what it prints and writes, and how it refuses bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from click.testing import Result as Ended

from app.command import main
from engine.ficon.drawing.file import SUFFIX, open_file, save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.running.load import usual
from engine.ficon.drawing.running.machine import machine
from engine.studies.relocation import layouts
from tests.engine.ficon.drawing.running import drawn


def lparlab(*arguments: str | Path) -> Ended:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / f"two{SUFFIX}"
    save(path, UndoHistory(drawn(layouts.crossed(2, 2))))
    return path


@pytest.mark.slow
def test_it_prints_layouts_with_rates_and_reasons(file: Path) -> None:
    found = lparlab("best", file, "--connections", "3", "--most", "2")
    assert found.exit_code == 0, found.output
    assert "As drawn: " in found.output
    assert "1. " in found.output
    assert "3. " not in found.output
    assert "MB/s when LPAR2 sends" in found.output
    assert "saturated" in found.output


@pytest.mark.slow
def test_json_and_the_drawing_that_is_written(file: Path) -> None:
    out = file.with_name(f"best{SUFFIX}")
    found = lparlab(
        "best", file, "--json", "--connections", "2", "--channels", "3C,A-3D", "--number", "E000",
        "--link", "LPAR1-LPAR2", "--write", out,
    )  # fmt: skip
    assert found.exit_code == 0, found.output
    first = json.loads(found.output)["layouts"][0]
    assert first["devices"][0]["device"] == "E000"
    drawing = open_file(out).history.drawing
    made = machine(drawing, usual(drawing))
    assert not made.left_out
    assert len(made.wires) == first["connections"]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (("--link", "X"), "expected one of link1 (LPAR2-LPAR1)"),
        (("--channels", "99"), "no such channel"),
        (("--number", "XYZ"), "hexadecimal"),
        (("--connections", "17"), "expected 1 to 16"),
    ],
)
def test_what_is_asked_wrongly_is_said(file: Path, more: tuple[str, ...], expected: str) -> None:
    found = lparlab("best", file, *more)
    assert found.exit_code == 2
    assert expected in found.output


def test_a_file_that_is_no_drawing(tmp_path: Path) -> None:
    other = tmp_path / f"x{SUFFIX}"
    other.write_text("{}")
    for path in (other, tmp_path / "none"):
        found = lparlab("best", path)
        assert found.exit_code == 2
        assert "Traceback" not in found.output
