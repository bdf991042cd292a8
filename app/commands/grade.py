"""lparlab grade: show the reports of a class in one table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import click

from app.commands.support.console import console, plain_table
from app.commands.support.echo import echo
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_file, check_folder, write_text
from app.commands.support.options import file_option
from app.commands.support.pools import cluster_option, counted_runs
from app.commands.support.progress import warm_with_progress
from engine.runs.processes import spread
from lessons.format.course import Course, load_course
from lessons.format.error import LessonError
from lessons.format.load import catalog
from lessons.report import wording
from lessons.report.behind import behind
from lessons.report.doubts import Doubts, doubts
from lessons.report.grades import RefusedFile, checksum_text, collect, grades_csv
from lessons.report.moodle import (
    IDENTITIES,
    ClassList,
    ClassListError,
    GradeFile,
    grade_file,
    load_class_list,
)
from lessons.report.packages import write_packages
from lessons.report.questions import QuestionResult, by_question, questions_csv
from lessons.report.replay import replay as replay_report
from lessons.report.report import Report
from lessons.report.report_file import NAME, SubmittedReport

PICTURES = (".png", ".svg", ".pdf")
WIDTH = 140  # of a table that goes into a file
_HEADS = ("Student", "Lesson", "Score", "Right", "Points", "Done", "Hints", "Time", "Finished", "Checksum")
_QUESTIONS = ("Lesson", "Question", "Students", "Answered", "Right", "Most common wrong answers")
_NUMBERS = ("Score", "Right", "Points", "Done", "Hints", "Time")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@file_option("--csv", "Write the table to FILE.")
@file_option("--plot", "Save a histogram of the scores for each lesson to FILE (.png, .svg or .pdf).")
@click.option(
    "--questions", is_flag=True, help="Show results by question, with the most common wrong answers."
)
@click.option("--replay", is_flag=True, help="Simulate the runs of each student, and regrade all answers.")
@file_option("--moodle", "Write the grades to FILE for Moodle: Grades > Import > CSV file.")
@click.option(
    "--identify",
    type=click.Choice(list(IDENTITIES)),
    default=None,
    help="Field by which Moodle finds a student. Default: email.",
)
@file_option("--students", "Class list (CSV) that maps the names in the reports to the --identify field.")
@file_option("--cmi5", "Write each report as a cmi5 package to FOLDER.", metavar="FOLDER")
@file_option("--course", "List the missing or late lessons of the course in FILE.")
@cluster_option
@reported_errors()
def grade(
    folder: Path,
    csv: Path | None,
    plot: Path | None,
    questions: bool,
    replay: bool,
    moodle: Path | None,
    identify: str | None,
    students: Path | None,
    cmi5: Path | None,
    course: Path | None,
    cluster: str | None,
) -> None:
    """Show the reports of all students in FOLDER and its subfolders as one table.

    Marks reports that do not match their checksums, and lists each file that is not a report. A checksum
    detects changes; it does not prove who wrote a report, because anyone can compute it. Lists suspicious
    reports: identical runs or starting times, and answers that a replay grades differently.
    """
    if cluster is not None and not replay:
        raise Failure(f'--cluster = "{cluster}": expected --replay, too; no other option simulates runs')
    if not os.path.isdir(folder):
        raise Failure(f'FOLDER = "{folder}": expected a folder that contains reports')
    check_file(csv, "--csv")
    check_file(plot, "--plot")
    if plot is not None and plot.suffix.lower() not in PICTURES:
        *others, last = PICTURES
        raise Failure(f'--plot = "{plot}": expected a name that ends with {", ".join(others)} or {last}')
    if students is not None and moodle is None:
        raise Failure(f'--students = "{students}": expected --moodle too; no other option uses a class list')
    if identify is not None and moodle is None:
        raise Failure(f"--identify = {identify}: expected --moodle too; no other option identifies students")
    check_file(moodle, "--moodle")
    check_folder("--cmi5", cmi5)
    followed = _course(course) if course is not None else None
    known = _class_list(students) if students is not None else None
    handed, refused = collect(folder)
    for file in refused:
        echo(f"refused: {file.path}: {file.why}", err=True)
    if not handed:
        raise RunFailure(f'"{folder}" contains no report; expected {NAME} files in it or in its subfolders')
    if questions:
        results = by_question(report.report for report in handed)
        _print_questions(results)
        _print_total(handed, refused)
        write_text(questions_csv(results), csv)
    else:
        _print(handed, refused)
        write_text(grades_csv(handed), csv)
    if moodle is not None:
        _write_moodle(grade_file(handed, identify or "email", known), moodle)
    if cmi5 is not None:
        _write_packages(handed, cmi5)
    if followed is not None:
        _print_course(handed, followed)
    _print_doubts(handed, _replayed(handed, cluster) if replay else {})
    if plot is not None:
        _draw(handed, plot)


def _course(file: Path) -> Course:
    """Read a course before anything is written. Raises Failure."""
    try:
        return load_course(file)
    except LessonError as error:
        raise Failure(f"--course: {error}") from None


def _class_list(file: Path) -> ClassList:
    """Read a class list before anything is written. Raises Failure."""
    try:
        return load_class_list(file)
    except ClassListError as error:
        raise Failure(f'--students = "{file}": {error}') from None


def _write_moodle(grades: GradeFile, file: Path) -> None:
    for note in grades.notes:
        echo(f"moodle: {note}", err=True)
    write_text(grades.text, file)


def _write_packages(handed: Sequence[SubmittedReport], folder: Path) -> None:
    """Write a package for each report that was not changed."""
    for note in write_packages(handed, folder).notes:
        echo(f"cmi5: {note}", err=True)


def _print_course(handed: Sequence[SubmittedReport], course: Course) -> None:
    """List the missing or late lessons of each student."""
    for student, texts in behind(course, (item.report for item in handed), date.today()).items():
        for text in texts:
            echo(f"behind: {student or 'not named'}: {text}", err=True)


def _replayed(handed: Sequence[SubmittedReport], cluster: str | None) -> Doubts:
    """Return the findings of replaying each report; a lesson that is not shipped cannot be replayed."""
    folders = {entry.id: str(entry.folder) for entry in catalog()}
    known = [item for item in handed if item.report.fault is not None or item.report.lesson in folders]
    warm_with_progress()
    with counted_runs(cluster, "Replaying") as (pool, notify):
        jobs = [(folders.get(item.report.lesson, ""), item.report) for item in known]
        found = spread(replay_report, jobs, notify, pool)
    unknown = {item.path: ["is not replayed: no such lesson"] for item in handed if item not in known}
    return unknown | {item.path: texts for item, texts in zip(known, found, strict=True)}


def _print_doubts(handed: Sequence[SubmittedReport], replayed: Doubts) -> None:
    for path, texts in doubts(handed).items():
        for text in [*texts, *replayed.get(path, ())]:
            echo(f"doubtful: {path}: {text}", err=True)


def _draw(handed: Sequence[SubmittedReport], path: Path) -> None:
    """Draw the histograms of all lessons that have graded content."""
    from app.classroom.grades import MOST, write_histograms  # late: they need Qt
    from app.look import theme
    from app.run.offscreen import application

    scores: dict[str, list[float]] = {}
    for report in handed:
        if report.report.score is not None:
            scores.setdefault(report.report.subject, []).append(report.report.score)
    if not scores:
        raise RunFailure("no report has a score, so nothing was drawn")
    if len(scores) > MOST:
        echo(f"--plot: the first {MOST} of {len(scores)} lessons are drawn", err=True)
    theme.apply(application(), "light")  # pictures go into documents
    try:
        write_histograms(scores, path)
    except OSError as error:
        raise RunFailure(f'--plot = "{path}": cannot be written: {error}') from error


def _print(handed: Sequence[SubmittedReport], refused: Sequence[RefusedFile]) -> None:
    table = plain_table(*_HEADS, right=_NUMBERS)
    for report in handed:
        table.add_row(*_cells(report))
    console(WIDTH).print(table)
    _print_total(handed, refused)


def _print_total(handed: Sequence[SubmittedReport], refused: Sequence[RefusedFile]) -> None:
    changed = sum(not report.untouched for report in handed)
    console(WIDTH).print(f"{len(handed)} reports, {changed} changed manually, {len(refused)} files refused")


def _print_questions(results: Sequence[QuestionResult]) -> None:
    table = plain_table(*_QUESTIONS, right=("Students", "Answered", "Right"))
    for result in results:
        wrong = "; ".join(f"{text} ({count})" for text, count in result.commonest())
        counts = [str(result.students), str(result.answered), wording.share(result.share)]
        table.add_row(result.lesson, result.title, *counts, wrong)
    console(WIDTH).print(table)


def _cells(submitted_report: SubmittedReport) -> list[str]:
    report = submitted_report.report
    shown = [report.student or "unnamed", report.lesson, wording.share(report.score)]
    counts = [f"{report.won} of {report.counted}", _points(report), f"{report.done} of {report.needed}"]
    when = [wording.duration(report.seconds), wording.day(report.finished) or "not finished"]
    return [*shown, *counts, str(report.hints), *when, checksum_text(submitted_report)]


def _points(report: Report) -> str:
    """Return the points of the grade, or "" for a lesson without points."""
    if report.most_points is None:
        return ""
    return "none" if report.points is None else f"{report.points} of {report.most_points}"
