"""lparlab lesson: list, check, grade, plan, pack, handout, new and translate."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import click

from app.commands.support.console import console, plain_table
from app.commands.support.echo import counted, echo, echo_file
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.group import Commands
from app.commands.support.options import ALONE, check_number, file_option, seeds_option
from app.commands.support.pools import cluster_option, counted_runs
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.sim import SimulationError
from lessons.format.course import load_course
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import LessonEntry, catalog, load_lesson
from lessons.format.load import folders as shipped_folders
from lessons.format.new import NewLessonError
from lessons.format.new import new_lesson as write_lesson
from lessons.format.plan import plan as trainers_plan
from lessons.format.plan import words
from lessons.format.translating import update
from lessons.format.translation import ENGLISH, LANGUAGE, file_name
from lessons.grading.grade import MAX_SEEDS, Grade
from lessons.grading.grade import grade as grade_solution
from lessons.grading.submission import SubmissionError, read, reference
from lessons.play.answer_text import HEADS, grade_rows, grade_sentence
from lessons.proof.check import MAX_STUDENTS, STUDENTS, check_all, students
from lessons.proof.finding import LessonFinding


@click.group(cls=Commands)
def lesson() -> None:
    """List, check and write lessons."""


@lesson.command("list")
@file_option("--course", "List the lessons of the course in FILE, with their dates.")
@click.option("--sizes", is_flag=True, help="Show minutes, words, steps and mastery instead of summaries.")
@reported_errors()
def list_lessons(course: Path | None, sizes: bool) -> None:
    """List the shipped lessons, or the lessons of a course."""
    try:
        chosen = load_course(course).lessons if course else [(entry, None) for entry in catalog()]
        _print_sizes(chosen) if sizes else _print_list(chosen, course is not None)
    except LessonError as error:
        raise Failure(str(error)) from None


def _print_list(chosen: Sequence[tuple[LessonEntry, date | None]], dates: bool) -> None:
    by = ("By",) if dates else ()
    shown = plain_table("Lesson", *by, "Study", "Minutes", "Title", "Summary", whole=("Lesson",))
    for entry, day in chosen:
        cells = [str(day or "")] if dates else []
        shown.add_row(entry.id, *cells, entry.study, str(entry.minutes), entry.title, entry.summary)
    console().print(shown)


def _print_sizes(chosen: Sequence[tuple[LessonEntry, date | None]]) -> None:
    heads = ("Minutes", "Words", "Steps", "Mastery, %")
    shown = plain_table("Lesson", *heads, "Title", right=heads, whole=("Lesson",))
    totals = [0, 0, 0]
    for lesson in (load_lesson(entry.folder) for entry, _ in chosen):
        counts = [lesson.minutes, words(lesson), len(lesson.steps)]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        shown.add_row(lesson.id, *map(str, counts), str(lesson.mastery), lesson.title)
    shown.add_row(counted(len(chosen), "lesson"), *map(str, totals), "", "")
    console().print(shown)


@lesson.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path), metavar="[FOLDER ...]")
@seeds_option(len(STUDENTS), "Number of students, each with different seeds, for whom lessons are played.")
@cluster_option
@reported_errors()
def check(folders: tuple[Path, ...], seeds: int, cluster: str | None) -> None:
    """Check that the lesson in each FOLDER is complete and correct. Default: all shipped lessons.

    Loads the lesson, checks that everything it refers to exists, and plays it with all its solutions: each
    goal must be false at the start of its step and true at the end. Prints problems with file and line, and
    exits with 1 if there are problems.
    """
    check_number("--seeds", seeds, MAX_STUDENTS)
    chosen = list(folders) or shipped_folders()
    warm_with_progress()
    with counted_runs(cluster, "Playing") as (pool, notify):
        found = check_all(chosen, notify, students(seeds), pool)
    for folder, findings in zip(chosen, found, strict=True):
        _print_findings(folder, findings)
    if any(found):
        raise click.exceptions.Exit(FAILED)


@lesson.command()
@click.argument("name_or_folder", metavar="LESSON")
@click.argument("solution", required=False, type=click.Path(path_type=Path))
@seeds_option(3)
@file_option("--json", f"Write the grade to FILE{ALONE}")
@cluster_option
@reported_errors()
def grade(
    name_or_folder: str, solution: Path | None, seeds: int, json: Path | None, cluster: str | None
) -> None:
    """Grade the solution in the folder SOLUTION for a LESSON that grades figures.

    LESSON is the ID of a shipped lesson, or a folder. SOLUTION contains commands.txt (one line per command:
    run, time, how, who, what), the rule files that it uses, and drawings named STEP.topology.json; the window
    writes such folders. The unchanged site, the solution, and the lesson's own solution are run with seeds
    that no other run uses. The unchanged site gets no points, and the lesson's own solution gets all points.
    Without SOLUTION, the lesson's own solution is shown.
    """
    check_number("--seeds", seeds, MAX_SEEDS)
    check_file(json)
    lesson = _lesson(name_or_folder)
    if not lesson.figures:
        raise Failure(f"LESSON = {lesson.id}: this lesson has no [[figures]] to grade")
    warm_with_progress()
    try:
        handed = reference(lesson) if solution is None else read(lesson, solution)
        with counted_runs(cluster, "grading") as (pool, notify):
            found = grade_solution(lesson, handed, seeds, notify, pool)
    except (SubmissionError, SimulationError) as error:
        raise Failure(f"SOLUTION: {error}") from None
    if not is_printed(json):
        _print_grade(found)
    write_json({"lesson": lesson.id} | found.as_json(), json)


@lesson.command()
@click.argument("name_or_folder", metavar="LESSON")
@reported_errors()
def plan(name_or_folder: str) -> None:
    """Print the trainer's plan of a LESSON as Markdown: times, notes, answers, rubrics.

    LESSON is the ID of a shipped lesson, or a folder. The plan contains all answers.
    """
    echo_file(trainers_plan(_lesson(name_or_folder)))


@lesson.command()
@click.argument("name_or_folder", metavar="LESSON")
@file_option("--output", "Write FILE. Default: LESSON.pdf", "-o")
@click.option("--student", default="", metavar="NAME", help="Use the runs of the student NAME.")
@reported_errors()
def pack(name_or_folder: str, output: Path | None, student: str) -> None:
    """Write the instructor guide of a LESSON as a PDF: plan, slides with pictures of the run, answers.

    LESSON is the ID of a shipped lesson, or a folder. The lesson is played with all its solutions.
    """
    from app.classroom.pack.writing import write_pack  # late: it needs Qt
    from app.look import theme
    from app.run.offscreen import application

    lesson = _lesson(name_or_folder)
    file = output or Path(f"{lesson.id}.pdf")
    check_file(file, "--output")
    warm_with_progress()
    theme.apply(application(), "light")
    with progress_bar("{task.completed} of {task.total} steps") as progress:
        task = progress.add_task("Playing", total=len(lesson.steps))
        write_pack(lesson, file, student, lambda done, total: progress.update(task, completed=done))
    echo(f"written: {file}")


@lesson.command()
@click.argument("name_or_folder", metavar="LESSON")
@file_option("--output", "Write FILE. Default: LESSON-handout.pdf", "-o")
@reported_errors()
def handout(name_or_folder: str, output: Path | None) -> None:
    """Write a handout of a LESSON as a PDF: its questions with space for answers, but without the answers.

    LESSON is the ID of a shipped lesson, or a folder.
    """
    from app.classroom.pack.writing import write_handout  # late: it needs Qt
    from app.look import theme
    from app.run.offscreen import application

    lesson = _lesson(name_or_folder)
    file = output or Path(f"{lesson.id}-handout.pdf")
    check_file(file, "--output")
    theme.apply(application(), "light")
    write_handout(lesson, file)
    echo(f"written: {file}")


@lesson.command()
@click.argument("name", type=click.Path(path_type=Path))
@reported_errors()
def new(name: Path) -> None:
    """Create the folder NAME with a working example of every kind of step as a starting point."""
    try:
        write_lesson(name)
    except NewLessonError as error:
        raise Failure(str(error)) from None
    echo(f"written: {name}")
    echo(f"Try it: lparlab lesson check {name}")
    echo('The page "Writing lessons" of Help > Documentation in the window lists all keys.')


@lesson.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("language")
@reported_errors()
def translate(folder: Path, language: str) -> None:
    """Write the texts of the lesson in FOLDER to a file for translation into LANGUAGE, such as de or ja.

    Existing translations remain. If the English text has changed, the translation moves to "before", and its
    "text" becomes empty. Until you enter a text, the lesson shows the English text.
    """
    if not LANGUAGE.fullmatch(language) or language == ENGLISH:
        raise Failure(f"LANGUAGE = {language[:20]}: expected two or three lowercase letters, like de or ja")
    try:
        entries = update(folder, language)
    except (LessonError, OSError) as error:
        raise Failure(f"FOLDER = {folder}: {error}") from None
    missing = sum(not entry.text for entry in entries)
    echo(f"written: {folder / file_name(language)}: {len(entries)} texts, {missing} to translate")


def _print_findings(folder: Path, findings: Sequence[LessonFinding]) -> None:
    here = Path.cwd()
    place = folder.relative_to(here) if folder.is_relative_to(here) else folder
    out = console()
    if not findings:
        out.print(f"{place}: complete and correct", soft_wrap=True)
    for finding in findings:
        out.print(f"{place}{os.sep if finding.file else ': '}{finding}", soft_wrap=True)


def _lesson(name: str) -> Lesson:
    """Return the lesson with an id or in a folder."""
    try:
        folders = {entry.id: entry.folder for entry in catalog()}
        return load_lesson(folders.get(name, Path(name)))
    except LessonError as error:
        raise Failure(f"LESSON = {name}: {error}") from None


def _print_grade(found: Grade) -> None:
    told = found.as_json()
    table = plain_table(*HEADS, right=HEADS[1:], padding=(0, 1), pad_edge=False)
    *rows, _ = grade_rows(told)
    for row in rows:
        table.add_row(*row)
    console().print(table)
    console().print(
        f"{grade_sentence(told)} {counted(len(found.seeds), 'seed')}.", style="bold", soft_wrap=True
    )
