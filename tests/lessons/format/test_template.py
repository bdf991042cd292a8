"""The template: a lesson with every kind of step and form, and what a new lesson is copied from."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from app.command import main
from lessons.format.load import catalog, load_lesson
from lessons.format.models import Form, Kind
from lessons.format.new import TEMPLATE, NewLessonError, new_lesson, slug, titled
from lessons.proof.check import check


def test_has_every_kind_of_step_and_every_form() -> None:
    steps = load_lesson(TEMPLATE).steps
    assert {step.kind for step in steps} == set(get_args(Kind))
    assert {step.form for step in steps} - {None} == set(get_args(Form))


def test_proves_itself_and_so_does_a_copy(tmp_path: Path) -> None:
    assert check(TEMPLATE) == []
    assert check(new_lesson(tmp_path / "copy"), ("Ada",)) == []


def test_the_plan_has_times_notes_answers_and_rubric() -> None:
    made = CliRunner().invoke(main, ["lesson", "plan", str(TEMPLATE)])
    assert made.exit_code == 0
    for words in (
        "* say which guest loses pages first",
        "Common mistakes:",
        "## 1. Two guests (read, 0:00 to 3:00)",
        "Ask the class",
        "* (right) A place for one page in real storage",
        "* (wrong) It has the smaller share. Say: Both have the same share",
        "* (the run decides) LNK00001, which is suspended.",
        "Solution: `STOP CPU ALL`; `+7s`",
        "Worked solution: 7,000 and 7,000",
        "* Says what Linux did before each pause",
    ):
        assert words in made.stdout, words


def test_is_not_listed_among_the_lessons() -> None:
    assert TEMPLATE not in [entry.folder for entry in catalog()]


def test_a_new_lesson_is_complete_and_has_its_own_name(tmp_path: Path) -> None:
    folder = new_lesson(tmp_path / "07_night-shift")
    lesson, template = load_lesson(folder), load_lesson(TEMPLATE)
    assert (lesson.id, lesson.title, lesson.text.title) == ("night-shift", "Night shift", "Night shift")
    assert [step.id for step in lesson.steps] == [step.id for step in template.steps]
    assert [path.name for path in tmp_path.iterdir()] == ["07_night-shift"]


@pytest.mark.parametrize(
    ("name", "words"),
    [("taken", "already exists"), ("???", "letters or digits"), ("no/where", "not a folder")],
)
def test_what_cannot_be_written_is_told_and_leaves_nothing(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "taken").write_text("mine")
    with pytest.raises(NewLessonError, match=words):
        new_lesson(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
    assert (tmp_path / "taken").read_text() == "mine"


def test_a_folder_that_cannot_be_copied_to_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.format.new.TEMPLATE", tmp_path / "gone")
    with pytest.raises(NewLessonError, match="cannot be written"):
        new_lesson(tmp_path / "mine")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "id", "title"),
    [
        ("My lesson", "my-lesson", "My lesson"),
        ("07_x_y", "x-y", "X y"),
        ("Öl", "l", "L"),
        ("a" * 99, "a" * 60, "A" + "a" * 59),
    ],
)
def test_names(name: str, id: str, title: str) -> None:
    assert (slug(name), titled(name)) == (id, title)


def test_the_command_writes_one_and_refuses_a_second(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = CliRunner().invoke(main, ["lesson", "new", str(folder)])
    assert made.exit_code == 0
    assert f"written: {folder}" in made.stdout
    again = CliRunner().invoke(main, ["lesson", "new", str(folder)])
    assert again.exit_code == 2
    assert "already exists" in again.stderr


def test_a_process_that_was_killed_stands_in_the_way_of_none(tmp_path: Path) -> None:
    """Nor does one that writes the same lesson now: the first to finish has the name."""
    kill = (
        "import os, pathlib, sys; from lessons.format.new import new_folder\n"
        "with new_folder(pathlib.Path(sys.argv[1])): os.kill(os.getpid(), 9)"
    )
    command = [sys.executable, "-c", kill, str(tmp_path / "mine")]
    assert subprocess.run(command, check=False, timeout=60).returncode == -signal.SIGKILL
    assert [path.name.startswith(".mine.") for path in tmp_path.iterdir()] == [True]
    new_lesson(tmp_path / "mine")
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_full_disk_is_named_with_the_file(
    tmp_path: Path, small_files: Callable[[int], AbstractContextManager[None]]
) -> None:
    with (
        small_files(100),
        pytest.raises(NewLessonError, match=r"mine\" cannot be written \(.*File too large"),
    ):
        new_lesson(tmp_path / "mine")
    assert list(tmp_path.iterdir()) == []


def test_an_error_names_no_file_of_the_template(
    tmp_path: Path, small_files: Callable[[int], AbstractContextManager[None]]
) -> None:
    with small_files(100), pytest.raises(NewLessonError) as caught:
        new_lesson(tmp_path / "mine")
    assert str(TEMPLATE) not in str(caught.value)
