"""The instructor guide of the example: a page per step, answers, misconceptions and pictures of the run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from pytestqt.qtbot import QtBot

from app.classroom.pack.slides import Slide, slides
from app.classroom.pack.writing import html, write_handout
from app.command import main
from lessons.format.lesson import Lesson
from lessons.format.load import folders, load_lesson

SHORT = "primer-monitor"  # the first lesson
TEMPLATE = Path(__file__).parents[3] / "lessons" / "template"


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lesson(TEMPLATE)


@pytest.fixture(scope="module")
def made(qapp: object, lesson: Lesson) -> list[Slide]:
    reported: list[tuple[int, int]] = []
    found = slides(lesson, "", lambda done, total: reported.append((done, total)))
    assert reported == [(place + 1, len(lesson.steps)) for place in range(len(lesson.steps))]
    return found


def test_each_step_is_a_page_after_the_plan(lesson: Lesson, made: list[Slide]) -> None:
    text, formulas = html(lesson, made)
    titles = re.findall(r'page-break-before: always">\d+\. ([^<]+)', text)
    assert titles == [step.title.replace("'", "&#x27;") for step in lesson.steps]
    assert re.search(r"<td>0:00</td>", text)
    assert "The text before the first step is the introduction" in text
    assert sum(slide.minutes for slide in made) == pytest.approx(lesson.minutes)
    assert [formula.latex for formula in formulas.values()] == ["7000 + 7000 > 12000"]
    assert all(f'src="{address}"' in text for address in formulas)


def test_answers_mistakes_and_notes_are_in_it(lesson: Lesson, made: list[Slide]) -> None:
    text, _ = html(lesson, made)
    assert "Ask the class who has seen a system that was paging" in text
    assert "LNK00001, which is suspended" in text
    assert "A guest that has just touched its pages is the last to lose them" in text
    assert "STOP CPU ALL" in text
    assert re.search(r"With 12,000 frames, it was [\d,]+ pages in your run; you said …", text)
    assert "{{" not in text
    for slide in made:
        if slide.step.kind in ("predict", "explain", "do", "recall"):
            assert slide.expected.answers, slide.step.id


def test_pictures_show_the_run_where_it_has_moved(made: list[Slide]) -> None:
    by_id = {slide.step.id: slide for slide in made}
    assert by_id["two-guests"].picture is None
    assert by_id["filling"].picture is not None
    assert by_id["filling"].picture.title == "Guest page locations"
    assert "LNK00001" in by_id["filling"].picture.caption
    assert by_id["who"].picture is None  # no picture before the answer


@pytest.mark.slow
def test_command_writes_a_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "pack.pdf"
    done = CliRunner().invoke(main, ["lesson", "pack", SHORT, "-o", str(file)])
    assert done.exit_code == 0, done.output
    content = file.read_bytes()
    assert content.startswith(b"%PDF-")
    pages = len(re.findall(rb"/Type\s*/Page\b", content))
    assert pages > len(load_lesson(folders()[0]).steps)


def test_command_refuses_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    file = tmp_path / "gone" / "pack.pdf"
    done = CliRunner().invoke(main, ["lesson", "pack", str(TEMPLATE), "-o", str(file)])
    assert done.exit_code == 2
    assert "existing folder" in done.output


def test_a_handout_is_a_pdf(qapp: object, tmp_path: Path) -> None:
    write_handout(load_lesson(TEMPLATE), tmp_path / "handout.pdf")
    assert (tmp_path / "handout.pdf").read_bytes().startswith(b"%PDF-")
