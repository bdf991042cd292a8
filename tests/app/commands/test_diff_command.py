"""lparlab diff: differences and steps of drawings and decks, and its exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import CliRunner, Result

from app.command import main
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences import mark_changer
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.writer import write
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.ficon.drawing.test_differences import shared


def diff(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["diff", *map(str, arguments)])


def files(folder: Path, make: Callable[[], Drawing] = pair) -> tuple[Path, Path]:
    """Write a drawing, and the deck of its CEC A in which a CUADD is another one."""
    drawing, other = make(), make()
    save(folder / "a.topology.json", UndoHistory(drawing))
    other.apply(set_fields(other, other.of(ControlUnit)[0].id, cuadd=7))
    save(folder / "b.topology.json", UndoHistory(other))
    (folder / "a.iocp").write_text(write(decks(drawing)["cec1"]).text, "ascii")
    (folder / "b.iocp").write_text(write(decks(other)["cec1"]).text, "ascii")
    return folder / "a", folder / "b"


def test_two_drawings_and_two_decks_differ_in_a_cuadd(tmp_path: Path) -> None:
    a, b = files(tmp_path)
    for suffix in (".topology.json", ".iocp"):
        done = diff(a.with_suffix(suffix), b.with_suffix(suffix), "--steps", "--html", tmp_path / "r.html")
        assert done.exit_code == 1
        assert "control unit 4000 of CEC A  CUADD: 02 \u2192 07" in done.output
        assert "DELETE CU 4000" in done.output
        assert "CUADD" in (tmp_path / "r.html").read_text("utf-8")


def test_json_has_differences_and_steps_and_equal_files_exit_with_0(tmp_path: Path) -> None:
    a, b = (one.with_suffix(".topology.json") for one in files(tmp_path))
    answer = json.loads(diff(a, b, "--json").output)
    assert [one["what"] for one in answer["differences"]] == ["changed"]
    first, *_ = (one for one in answer["steps"] if one["phase"] == "Stop links")
    assert first["do"].startswith("DEACTIVE ISLINK")
    assert first["back"].startswith("ACTIVATE ISLINK")
    assert "until step" in first["stops"]
    assert diff(a, a).exit_code == 0
    assert diff(a, tmp_path / "none.iocp").exit_code == 2


def test_two_cecs_with_only_a_reserved_lpar_in_common_are_not_one_with_another_name() -> None:
    decks = Path(__file__).parents[2] / "engine" / "ficon" / "iocp" / "decks"
    said = diff(decks / "cascade_a.iocp", decks / "cascade_b.iocp").stdout
    assert "- CEC CA" in said
    assert "+ CEC CB" in said
    assert "name:" not in said


def test_an_answer_to_a_question_of_the_decks_counts_for_both_sides() -> None:
    deck = Path(__file__).parents[2] / "engine" / "ficon" / "iocp" / "decks" / "cascade_a.iocp"
    asked = diff(deck, deck)
    assert "Use --answer CA.0.50=" in asked.stderr
    answered = diff(deck, deck, "--answer", "CA.0.50=2210")
    assert answered.exit_code == 0
    assert "CA.0.50" not in answered.stderr
    assert diff(deck, deck, "--answer", "CA.0.50").exit_code == 2
    twice = diff(deck, deck, "--answer", "CA.0.50=2210", "--answer", "CA.0.50=2211")
    assert twice.exit_code == 2
    assert "--answer CA.0.50: specified twice" in twice.stderr


def test_the_system_that_changes_a_cec_is_asked_for_and_named(tmp_path: Path) -> None:
    a, b = (one.with_suffix(".topology.json") for one in files(tmp_path, shared))
    for given in (["--steps"], ["--html", tmp_path / "page.html"]):
        asked = diff(a, b, *given)
        assert asked.exit_code == 2
        assert "--system A=NAME, one of LTEST1, VM1" in asked.stderr
        assert "DELETE" not in asked.output
    assert not (tmp_path / "page.html").exists()
    assert diff(a, b).exit_code == 1
    answer = json.loads(diff(a, b, "--json").stdout)
    assert (answer["steps"], answer["choose"]) == ([], {"A": ["LATEST", "LPAR1"]})
    for name in ("VM1", "LPAR1", "A=VM1", "A=LPAR1"):
        told = diff(a, b, "--steps", "--system", name)
        assert "VM1, for CEC A: DELETE CU 4000" in told.stdout
        assert "LTEST1" not in told.output
        assert "DEFINE CU 4000 CUNUMBR=4000" in told.stdout
        assert "--system" not in told.stderr
    for wrong in (["B=VM1"], ["NOBODY"], ["A="], ["C=VM1"], ["VM1", "--system", "LTEST1"]):
        refused = diff(a, b, "--steps", "--system", *wrong)
        assert refused.exit_code == 2
        assert "--system" in refused.stderr
        assert refused.stdout == ""


def test_the_mark_of_the_drawing_names_the_system_and_hcd_has_other_steps(tmp_path: Path) -> None:
    def marked() -> Drawing:
        drawing = shared()
        drawing.apply(mark_changer(drawing, "A", "LPAR1"))
        return drawing

    a, b = (one.with_suffix(".topology.json") for one in files(tmp_path, marked))
    told = diff(a, b, "--steps", "--hcd")
    assert told.exit_code == 1
    assert "VM1, for CEC A: ACTIVATE IODF=xx" in told.stdout
    assert "DELETE CU" not in told.stdout


def test_versions_are_kept_listed_put_into_production_and_compared(tmp_path: Path) -> None:
    def versions(*arguments: object) -> Result:
        return CliRunner().invoke(main, ["versions", *map(str, arguments)])

    a, b = (one.with_suffix(".topology.json") for one in files(tmp_path))
    assert versions(a, "--save", "2026-11", "--note", "as installed").exit_code == 0
    a.write_bytes(b.read_bytes())
    (row,) = json.loads(versions(a, "--production", "2026-11", "--json").stdout)
    assert row["production"] is True
    assert row["times"].endswith("to now")
    assert row["differs"] == "working version: 0 added, 0 removed, 1 changed"
    assert "* 2026-11" in versions(a).stdout
    for name in ("2026-11", "production"):
        assert "CUADD: 02 \u2192 07" in diff(f"{a}@{name}", a).stdout
    assert diff(f"{a}@other", a).exit_code == 2
    assert versions(a, "--save", "2026-11").exit_code == 2
    assert versions(a, "--production", "none").exit_code == 2
