"""Solutions that are handed in, and what they are worth."""

from __future__ import annotations

import math
from contextlib import closing
from pathlib import Path

import pytest

from engine.recording.command_log import GivenCommand
from engine.runs.pool import Threads
from engine.shell.daemon import line_of
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Figure
from lessons.grading.grade import FULL, UNTOUCHED, Grade, Graded, figures_of, grade
from lessons.grading.submission import (
    Submission,
    SubmissionError,
    as_table,
    of_table,
    of_work,
    read,
    reference,
    write,
)
from lessons.play.answer_text import HEADS, grade_rows, grade_sentence, grade_text
from lessons.play.machine_settings import DRAWING
from lessons.play.work import new_work

FOLDER = Path(__file__).parents[3] / "lessons" / "81_a_constrained_site"
SECOND = 10**9


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lesson(FOLDER)


def _figure(better: str = "less", points: int = 10) -> Figure:
    about = {"id": "x", "title": "X", "area": "resources", "run": "r", "measure": "load.response"}
    rest = {"from_time": "0s", "to_time": "1s", "better": better, "points": points}
    return Figure.model_validate(about | rest)


# ---- points


@pytest.mark.parametrize(
    ("own", "share"),
    [(100.0, 0.0), (120.0, 0.0), (20.0, 1.0), (10.0, 1.0), (60.0, 0.5 / FULL), (math.nan, 0.0)],
)
def test_a_figure_lies_between_the_untouched_site_and_the_solution(own: float, share: float) -> None:
    assert Graded(_figure(), 100.0, own, 20.0).share == pytest.approx(share)


@pytest.mark.parametrize(
    ("better", "own", "share"), [("less", 40.0, 0.5), ("less", 10.0, 1.0), ("more", 10.0, 0.5)]
)
def test_what_the_untouched_site_does_not_have_is_measured_by_the_solution(
    better: str, own: float, share: float
) -> None:
    assert Graded(_figure(better), math.nan, own, 20.0).share == pytest.approx(share)


def test_areas_add_up() -> None:
    found = Grade((1,), (Graded(_figure(points=10), 2, 1, 1), Graded(_figure(points=30), 2, 2, 1)))
    assert (found.points, found.areas()) == (10, {"resources": (10, 40)})
    assert grade_sentence(found.as_json()) == "10 of 100 points. Resources: 10 out of 40."
    assert len(grade_rows(found.as_json())[0]) == len(HEADS)
    assert grade_text(found.as_json()).count("\n") == 3


# ---- folders


def _handed() -> Submission:
    rules = line_of("restart", "mine", 'UPDATE="1"\n')
    orders = (
        GivenCommand(1_500_000_001, 7, "LNOLD1", "STOP CPU ALL"),
        GivenCommand(2 * SECOND, 9, "LNWEB1", "cpuplugd start memory-7", "shell"),
        GivenCommand(3 * SECOND, 9, "LNWAS1", rules, "rules"),
    )
    return Submission({"shop": orders}, {"draw": {DRAWING: "{}"}})


def test_a_folder_is_read_as_it_was_written(lesson: Lesson, tmp_path: Path) -> None:
    handed = _handed()
    files = write(handed, tmp_path / "mine")
    assert sorted(file.name for file in files) == ["commands.txt", "draw.topology.json", "mine.conf"]
    again = read(lesson, tmp_path / "mine")
    strip = [(one.time, one.userid, one.line, one.how) for one in handed.orders["shop"]]
    assert [(one.time, one.userid, one.line, one.how) for one in again.orders["shop"]] == strip
    assert again.answers == handed.answers


def test_rules_of_one_name_with_other_text_have_files_of_their_own(tmp_path: Path) -> None:
    orders = tuple(
        GivenCommand(SECOND, 0, "A", line_of("restart", "r", text), "rules") for text in ("x", "y", "x")
    )
    write(Submission({"shop": orders}), tmp_path)
    assert (tmp_path / "r.conf").read_text() == "x"
    assert (tmp_path / "r1.conf").read_text() == "y"


def test_a_table_is_read_as_it_was_written() -> None:
    handed = _handed()
    assert of_table(as_table(handed)) == handed


def test_the_work_of_a_student_is_a_solution(lesson: Lesson) -> None:
    work = new_work(lesson)
    work.given = dict(as_table(_handed())["orders"])
    work.step("draw").answer = {DRAWING: "{}"}
    assert of_work(lesson, work) == _handed()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("shop STOP CPU ALL", "expected a line like"),
        ("nowhere 1s cp MAINT QUERY TIME", "the runs are shop, cluster"),
        ("shop soon cp MAINT QUERY TIME", "soon"),
        ("shop 1s rules LNWEB1 ../../etc/passwd", "is missing"),
        ("shop 1s rules LNWEB1 none.conf", "is missing"),
    ],
)
def test_a_line_that_is_none_is_refused_with_its_place(
    lesson: Lesson, tmp_path: Path, text: str, why: str
) -> None:
    (tmp_path / "commands.txt").write_text(f"# mine\n{text}\n")
    with pytest.raises(SubmissionError, match=why):
        read(lesson, tmp_path)


def test_a_folder_without_a_solution_is_refused(lesson: Lesson, tmp_path: Path) -> None:
    with pytest.raises(SubmissionError, match="has no solution"):
        read(lesson, tmp_path)


def test_what_a_lesson_does_not_allow_is_not_graded(lesson: Lesson) -> None:
    cheat = Submission({"shop": (GivenCommand(SECOND, 0, "", "parameters.test_idle=1ms", "change"),)})
    with pytest.raises(SubmissionError, match="is not allowed"):
        grade(lesson, cheat, 1)


# ---- runs


@pytest.mark.slow
def test_the_lessons_own_solution_is_better_in_every_figure(lesson: Lesson) -> None:
    """In the direction that the lesson says, or points would be given for the opposite."""
    own = reference(lesson)
    for run in ("shop", "cluster"):
        figures = [figure for figure in lesson.figures if figure.run == run]
        was, right = (figures_of(str(FOLDER), run, one.part(lesson, run), 7) for one in (UNTOUCHED, own))
        for figure, before, after in zip(figures, was, right, strict=True):
            assert (after > 1.15 * before) if figure.better == "more" else (after < 0.9 * before), figure.id


@pytest.mark.slow
def test_a_solution_is_repeated_exactly(lesson: Lesson, tmp_path: Path) -> None:
    """From a folder as from the lesson: the same seed, the same figures."""
    write(reference(lesson), tmp_path)
    again = read(lesson, tmp_path)
    for run in ("shop", "cluster"):
        one, other = (
            figures_of(str(FOLDER), run, each.part(lesson, run), 3) for each in (reference(lesson), again)
        )
        assert one == pytest.approx(other, rel=0.02)


@pytest.mark.slow
def test_half_a_solution_has_some_of_the_points(lesson: Lesson) -> None:
    stops = tuple(one for one in reference(lesson).orders["shop"] if one.how == "cp")
    with closing(Threads()) as pool:
        found = grade(lesson, Submission({"shop": stops}), 1, pool=pool)
    assert found.areas()["resources"][0] == 0
    assert 20 < found.points < 60
