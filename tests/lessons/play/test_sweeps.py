"""Runs over one parameter, predictions of a series, and options that a figure of the run decides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.units import SECOND
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.play.answers import AnswerError
from lessons.play.judging import judge
from lessons.play.machine import LessonRuns, play_point
from lessons.play.play import Play
from lessons.play.truth import holding, published
from lessons.play.work import StudentWork, new_work
from lessons.proof.check import check
from tests.lessons.example import TABLE, write

SWEEP = """
[sweeps.frames]
run = "small"
title = "Frames"
points = [
  { id = "few", at = 11000, settings = ["lpar.frames=11000p"] },
  { id = "some", at = 12500 },
  { id = "many", at = 14000, settings = ["lpar.frames=14000p"] },
]

[[steps]]
id = "guess-series"
kind = "predict"
form = "series"
sweep = "frames"
measure = "guest.real"
of = "LNK00001"
at_time = "40s"
most = 14000
tolerance = 0.2
worked = "It keeps 4,200 pages, 5,200 with 1,500 frames more, and all of its 7,000 with 3,000 more."
way = "4200, 5200, 7000"
wrong = { "goes the other way" = "7000, 5200, 4200" }
facts = { some = "pause.f9.real.SOIW1" }

[[steps]]
id = "sweep"
kind = "sweep"
sweep = "frames"

[[steps]]
id = "compare-series"
kind = "compare"
predict = "guess-series"

[[steps]]
id = "who-has-more"
kind = "predict"
form = "choice"
measure = "guest.real"
at_time = "40s"
options = [
  { id = "one", text = "One", of = "LNK00001", why = "It is suspended." },
  { id = "two", text = "Two", of = "LNK00002", why = "Look again." },
]

[[steps]]
id = "how-many-of-them"
kind = "predict"
form = "choice"
measure = "guest.real"
from_time = "39s"
to_time = "40s"
options = [
  { id = "few", text = "Below 100,000", below = 100000, why = "No." },
  { id = "many", text = "More", above = 100000, why = "There is no room for so many." },
]
"""
IDS = ("guess-series", "sweep", "compare-series", "who-has-more", "how-many-of-them")
INSET = "Run {{guess-series}}, you {{you:guess-series}}."
TRUTH = {"few": 1000.0, "some": 2000.0, "many": 4000.0}


def made(folder: Path, more: str = SWEEP, text: str = "4,200, 5,200 or 7,000?") -> Path:
    write(folder)
    (folder / "lesson.toml").write_text(TABLE + more)
    sections = "".join(f"\n## Step {id} {{#{id}}}\n\n{text}\n" for id in IDS if f'id = "{id}"' in more)
    (folder / "lesson.md").write_text((folder / "lesson.md").read_text() + sections)
    return folder


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    return load_lesson(made(tmp_path_factory.mktemp("sweep") / "lesson", text=INSET))


@pytest.fixture
def play(lesson: Lesson) -> Play:
    play = Play(lesson, new_work(lesson, "Ada"))
    play.go(lesson.index("guess-series"))
    return play


def test_more_frames_more_pages(lesson: Lesson) -> None:
    found = [play_point(lesson, "frames", point, "Ada")["guess-series"] for point in ("few", "some", "many")]
    assert found == sorted(found)
    assert found[0] < found[-1]
    assert play_point(lesson, "frames", "few", "Ada")["guess-series"] == found[0]


def test_a_series_is_answered_simulated_and_compared(play: Play) -> None:
    play.answer({"few": 900, "some": 2000, "many": 4100})
    play.go(play.lesson.index("sweep"))
    for point, value in TRUTH.items():
        assert play.entry.state == "open"
        play.swept("frames", point, {"guess-series": value})
    assert play.entry.state == "done"
    play.go(play.lesson.index("compare-series"))
    judged = play.judge(None)
    assert judged is not None
    assert (judged.right, play.entry.state) == (True, "done")
    assert StudentWork.model_validate_json(play.work.model_dump_json()) == play.work


def test_a_comparison_that_was_passed_too_soon_counts_when_the_runs_have_ended(play: Play) -> None:
    play.answer({"few": 900, "some": 2000, "many": 4100})
    play.go(play.lesson.index("compare-series"))
    assert play.judge(None) is None
    play.go(len(play.lesson.steps) - 1)
    for point, value in TRUTH.items():
        play.swept("frames", point, {"guess-series": value})
    compared, guessed = (play.work.step(id) for id in ("compare-series", "guess-series"))
    assert compared.state == "done"
    assert guessed.judged is not None
    assert guessed.judged.right


def test_a_series_locks_with_the_first_run(play: Play) -> None:
    play.swept("frames", "few", {"guess-series": 1000.0})
    assert play.locked
    play.answer(TRUTH)
    assert play.entry.looked
    with pytest.raises(AnswerError, match="passed"):
        play.answer(TRUTH)


@pytest.mark.parametrize(
    ("answer", "key", "words"),
    [
        ({"few": 1000, "some": 2000, "many": 7000}, "too-high", "many: .* too high by 3,000"),
        ({"few": 100, "some": 2000, "many": 4000}, "too-low", "few: .* too low by 900"),
        ({"few": 9000, "some": 2000, "many": 1000}, "shape", "goes in the opposite direction"),
        ({"few": 1100, "some": 2100, "many": 4000}, "right", "close enough"),
        (TRUTH, "right", "^All points are as in this run.$"),
    ],
)
def test_each_wrong_series_has_its_own_hint(
    lesson: Lesson, answer: dict[str, Any], key: str, words: str
) -> None:
    judged = judge(lesson.steps[lesson.index("guess-series")], answer, TRUTH)
    assert (judged.key, judged.right) == (key, key == "right")
    assert re.search(words, judged.sentence)


def test_published_figures_are_by_point(lesson: Lesson) -> None:
    step = lesson.steps[lesson.index("guess-series")]
    assert published(lesson, step) == {"some": lesson.fact("pause.f9.real.SOIW1").value}


def test_a_figure_of_the_run_decides_between_options(lesson: Lesson) -> None:
    machine = LessonRuns(lesson).run("small")
    machine.run(30 * SECOND)
    step = lesson.steps[lesson.index("who-has-more")]
    assert holding(step, machine.recording()) is None
    machine.run(41 * SECOND)
    for id in ("who-has-more", "how-many-of-them"):
        step = lesson.steps[lesson.index(id)]
        held = holding(step, machine.recording())
        assert held is not None
        assert [option.id for option in held] == [{"who-has-more": "two"}.get(id, "few")]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('run = "small"\ntitle', 'run = "smal"\ntitle', "sweeps.frames.run .*nearest valid name is small"),
        ("at = 14000", "at = 12000", "in the order of `at`"),
        ('sweep = "frames"\nmeasure', 'sweep = "frame"\nmeasure', "nearest valid name is frames"),
        ('{ some = "pause', '{ any = "pause', "expected the ID of a point"),
        ("below = 100000, ", "", "expected `of`, above or below"),
        ('measure = "guest.real"\nfrom_time', "from_time", "expected measure together with options"),
        (', of = "LNK00001"', "", "expected `of` in every option"),
    ],
)
def test_what_does_not_go_together_is_an_error(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in SWEEP
    with pytest.raises(LessonError, match=words):
        load_lesson(made(tmp_path / "lesson", SWEEP.replace(old, new, 1)))


def test_numbers_of_the_students_own_are_in_the_text(play: Play) -> None:
    place = play.lesson.index("sweep")
    assert play.text_of(place) == "Run –, you –."
    play.answer({"few": 900, "some": 2000, "many": 4100})
    for point, value in TRUTH.items():
        play.swept("frames", point, {"guess-series": value})
    play.go(play.lesson.index("compare-series"))
    play.judge(None)
    run, you = "11,000: 1,000; 12,500: 2,000; 14,000: 4,000", "11,000: 900; 12,500: 2,000; 14,000: 4,100"
    assert play.text_of(place) == f"Run {run}, you {you}."


def test_a_number_of_no_prediction_is_found(tmp_path: Path) -> None:
    folder = made(tmp_path / "lesson", text="You had {{gess-pages}}.")
    found = [one.text for one in check(folder, [])]
    wanted = "{{gess-pages}}: expected the ID of a predict step; the nearest valid name is guess-pages"
    assert any(wanted in one for one in found)


def test_a_bound_that_the_run_passes_is_found(tmp_path: Path) -> None:
    sweep = SWEEP.partition('[[steps]]\nid = "who-has-more"')[0]
    assert check(made(tmp_path / "right", sweep.replace("most = 14000", "most = 200000")), [""]) == []
    low = sweep.replace("most = 14000", "most = 10").replace("facts = {", "# ")
    found = [one.text for one in check(made(tmp_path / "low", low), [""])]
    assert len(found) == 3  # a finding for each point
    assert "which is not between least and most" in found[0]
