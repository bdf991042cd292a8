"""lparlab grade: one table of a class, what was changed, and what was refused."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pydantic import JsonValue
from pytestqt.qtbot import QtBot

from app.command import main
from lessons.report.report import StepReport
from lessons.report.report_file import report_text
from tests.lessons.report.report_samples import sample


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


NOWHERE = str(Path("nowhere", "x.csv"))


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    for name in ("Ada", "Zoe"):
        place = tmp_path / name
        place.mkdir()
        (place / "report.json").write_text(report_text(sample(name), {}))
    return tmp_path


def test_one_table_of_all_students(reports: Path) -> None:
    result = lparlab("grade", reports)
    assert result.exit_code == 0
    heads, ada, zoe, total = result.stdout.splitlines()
    assert heads.split() == "Student Lesson Score Right Points Done Hints Time Finished Checksum".split()
    assert ada.split()[:3] == ["Ada", "how-cp-schedules", "62%"]
    assert zoe.rstrip().endswith("2026-03-01 10:20  ok")
    assert total == "2 reports, 0 changed manually, 0 files refused"


def test_a_change_by_hand_stands_in_the_table(reports: Path) -> None:
    file = reports / "Zoe" / "report.json"
    file.write_text(file.read_text().replace('"hints":2', '"hints":0'))
    result = lparlab("grade", reports)
    assert "2 reports, 1 changed manually, 0 files refused" in result.stdout
    assert result.stdout.splitlines()[2].rstrip().endswith("changed")


def test_hostile_files_are_refused_one_by_one(reports: Path) -> None:
    (reports / "report-1.json").write_text("{")
    (reports / "report-2.json").write_bytes(b"[" * 100_000)
    result = lparlab("grade", reports)
    assert result.exit_code == 0
    assert result.stderr.count("refused: ") == 2
    assert "report-2.json: is nested too deeply" in result.stderr
    assert "2 reports, 0 changed manually, 2 files refused" in result.stdout


def test_no_name_can_steer_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "report.json").write_text(report_text(sample("\x1b[31m[bold]x\x9b2J"), {}))
    result = lparlab("grade", tmp_path)
    assert "\x1b" not in result.stdout
    assert "\x9b" not in result.stdout
    assert "[31m[bold]x" in result.stdout


def test_the_table_can_be_written(reports: Path) -> None:
    file = reports / "class.csv"
    assert lparlab("grade", reports, "--csv", file).exit_code == 0
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [(row["student"], row["score"], row["seal"]) for row in rows] == [
        ("Ada", "0.6250", "ok"),
        ("Zoe", "0.6250", "ok"),
    ]


@pytest.mark.parametrize(
    ("arguments", "words", "code"),
    [
        (("nowhere",), "expected a folder that contains reports", 2),
        ((".",), "contains no report", 1),
        ((".", "--csv", NOWHERE), f'--csv = "{NOWHERE}": expected a file in an', 2),
    ],
)
def test_bad_input_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
    code: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = lparlab("grade", *arguments)
    assert result.exit_code == code
    assert words in result.stderr


@pytest.mark.parametrize(
    ("answer", "shown", "points"),
    [({"points": 40}, "40 of 100", "40"), (None, "none", ""), ({"points": 400}, "none", "")],
)
def test_points_of_a_graded_lesson_have_a_column(
    reports: Path, answer: dict[str, JsonValue] | None, shown: str, points: str
) -> None:
    worth = StepReport(id="worth", title="What is it worth?", kind="grade", answer=answer)
    bob = sample("Bob")
    text = report_text(bob.model_copy(update={"steps": (*bob.steps, worth)}), {})
    (reports / "report-bob.json").write_text(text)
    file = reports / "class.csv"
    result = lparlab("grade", reports, "--csv", file)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = {row["student"]: (row["points"], row["most_points"]) for row in csv.DictReader(lines)}
    assert rows == {"Ada": ("", ""), "Bob": (points, "100"), "Zoe": ("", "")}
    assert f"  {shown}  " in result.stdout.splitlines()[2]


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_scores_are_drawn_as_histograms(reports: Path, ending: str, begins: bytes) -> None:
    file = reports / f"class.{ending}"
    result = lparlab("grade", reports, "--plot", file)
    assert result.exit_code == 0, result.output
    assert file.read_bytes().startswith(begins)


def test_a_histogram_needs_the_name_of_a_picture(reports: Path) -> None:
    result = lparlab("grade", reports, "--plot", reports / "class.gif")
    assert result.exit_code == 2
    assert "expected a name that ends with .png, .svg or .pdf" in result.stderr
    assert not (reports / "class.gif").exists()


def test_bars_count_the_students_of_each_lesson(qtbot: QtBot) -> None:
    from app.classroom.grades import GradesFigure

    figure = GradesFigure({"one": [0.0, 0.05, 0.62, 1.0], "two": [0.5]})
    qtbot.addWidget(figure)  # the collector of garbage would take its parts in any order
    assert figure.counts() == {"one": [2, 0, 0, 0, 0, 0, 1, 0, 0, 1], "two": [0, 0, 0, 0, 0, 1, 0, 0, 0, 0]}
    heads, *bars = figure.rows()
    assert heads == ["Lesson", "From, %", "To, %", "Students"]
    assert ["one", "0", "10", "2"] in bars
    assert len(bars) == 20


def test_results_by_question_and_copies_are_shown(reports: Path) -> None:
    result = lparlab("grade", reports, "--questions", "--csv", reports / "questions.csv")
    assert result.exit_code == 0, result.output
    assert "Most common wrong answers" in result.stdout
    assert "TWO, ONE (2)" in result.stdout
    assert f"{reports / 'Ada' / 'report.json'}: same runs as Zoe" in result.stderr
    assert (reports / "questions.csv").read_text("utf-8-sig").startswith("lesson,step,title")
    assert result.stdout.splitlines()[-1] == "2 reports, 0 changed manually, 0 files refused"


def test_a_wrong_course_leaves_the_table_as_it_was(reports: Path) -> None:
    (reports / "class.csv").write_text("of last week")
    result = lparlab("grade", reports, "--csv", reports / "class.csv", "--course", reports / "gone.toml")
    assert result.exit_code == 2
    assert "--course: gone.toml" in result.stderr
    assert (reports / "class.csv").read_text() == "of last week"
    assert result.stdout == ""


def test_a_cluster_is_for_a_replay(reports: Path) -> None:
    result = lparlab("grade", reports, "--cluster", "local")
    assert result.exit_code == 2
    assert '--cluster = "local": expected --replay, too; no other option simulates runs' in result.stderr


def test_a_lesson_that_is_not_here_is_not_replayed(tmp_path: Path) -> None:
    (tmp_path / "report.json").write_text(report_text(sample("Ada", lesson="gone"), {}))
    result = lparlab("grade", tmp_path, "--replay")
    assert result.exit_code == 0, result.output
    assert "is not replayed: no such lesson" in result.stderr


def test_who_is_behind_in_a_course_is_named(reports: Path) -> None:
    course = reports / "course.toml"
    lesson = '[[lessons]]\nid = "primer-monitor"\n'
    course.write_text(f'format = 1\ntitle = "Six weeks"\n{lesson}')
    result = lparlab("grade", reports, "--course", course)
    assert result.exit_code == 0, result.output
    assert "behind: Ada: primer-monitor: no report" in result.stderr
    course.write_text(f'format = 1\ntitle = "Six weeks"\n{lesson}{lesson}')
    assert "--course: course.toml: lessons.2.id" in lparlab("grade", reports, "--course", course).stderr
    listed = lparlab("lesson", "list", "--course", reports / "gone.toml")
    assert (listed.exit_code, "gone.toml" in listed.stderr) == (2, True)
