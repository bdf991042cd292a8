"""The results of a class as a CSV file for Moodle: Grades > Import > CSV file.

Moodle finds students by their mail address, ID number or username, never by their name. A class list, as
Moodle exports its participants or grades, provides these for the names in the reports.
"""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from engine.language import say
from engine.spreadsheet import guarded, rows_text
from lessons.report import wording
from lessons.report.report import Report
from lessons.report.report_file import SubmittedReport
from lessons.report.standing import missed

IDENTITIES = MappingProxyType({"email": "Email address", "id": "ID number", "username": "Username"})
MOST_STUDENTS = 20_000  # in a class list
MOST_BYTES = 8_000_000
MOST_MISSED = 5  # steps in a feedback
_HEADINGS = {
    "first": ("first name", "firstname", "vorname", "名"),
    "last": ("last name", "lastname", "surname", "nachname", "姓"),
    "name": ("name", "full name", "fullname", "student", "vollständiger name", "氏名"),
    "email": ("email address", "email", "e-mail", "mail", "e-mail-adresse", "メールアドレス"),
    "id": ("id number", "idnumber", "id-nummer", "id", "idナンバー"),
    "username": ("username", "user name", "anmeldename", "ユーザ名", "ユーザー名"),
}  # in a class list, as Moodle exports it in the program's languages


class ClassListError(ValueError):
    """A class list that cannot be read; the message describes what was expected."""


@dataclass(frozen=True)
class ClassList:
    """The students of a class: each of their names, with their identifier."""

    students: tuple[Mapping[str, str], ...]

    def find(self, name: str) -> list[Mapping[str, str]]:
        """Return the students with a name, in either order, or with a mail address, number or username."""
        return self._by_name.get(_plain(name), [])

    @cached_property
    def _by_name(self) -> Mapping[str, list[Mapping[str, str]]]:
        found = defaultdict[str, list[Mapping[str, str]]](list)
        for student in self.students:
            for name in _names(student):
                found[name].append(student)
        return found


@dataclass(frozen=True)
class GradeFile:
    """The text of the file, and the omitted reports with the reasons."""

    text: str
    students: int
    notes: tuple[str, ...]


@dataclass
class _Grades:
    """The reports that count, by the identifier of the student and by lesson."""

    identity: str
    known: ClassList | None
    rows: dict[str, dict[str, Report]] = field(default_factory=lambda: defaultdict(dict))
    notes: list[str] = field(default_factory=list)


def load_class_list(file: Path) -> ClassList:
    """Read a class list from a file in UTF-8. Raises ClassListError."""
    try:
        size = file.stat().st_size
        if size > MOST_BYTES:
            raise ClassListError(say("has {0:,} bytes; expected at most {1:,}", size, MOST_BYTES))
        return read_class_list(file.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ClassListError(say("is not UTF-8; expected a class list")) from None
    except OSError as error:
        raise ClassListError(say("cannot be read ({0})", error.strerror or error)) from None


def read_class_list(text: str) -> ClassList:
    """Read a class list: CSV with a heading for each column. Raises ClassListError."""
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    try:
        lines = io.StringIO(text.removeprefix("\ufeff"), newline="")
        rows = list(csv.reader(lines, delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise ClassListError(say("is not a CSV file ({0})", error)) from None
    places = _places(rows[0] if rows else [])
    if not (places.keys() & IDENTITIES.keys()) or not (places.keys() & {"name", "last"}):
        raise ClassListError(
            say(
                "has the headings {0}; expected Last name and First name, or Name, and at least one of {1}",
                ", ".join(rows[0] if rows else [])[:200] or "–",
                ", ".join(IDENTITIES.values()),
            )
        )
    if len(rows) > MOST_STUDENTS:
        raise ClassListError(say("has {0:,} rows; expected at most {1:,}", len(rows), MOST_STUDENTS))
    return ClassList(tuple(_student(row, places) for row in rows[1:] if any(row)))


def grade_file(handed: Sequence[SubmittedReport], identity: str, known: ClassList | None = None) -> GradeFile:
    """Return the file: a row for each student, and for each lesson a grade of 100 and a feedback.

    identity: one of IDENTITIES. known: the class list; without it, the name in a report identifies its
    student. A report that was changed has no grade; of several, the one that was finished last counts.
    """
    grades = _Grades(identity, known)
    for item in handed:
        _add(grades, item)
    lessons = _lessons(grades.rows.values())
    titles = _titles(lessons)
    heads = [IDENTITIES[identity], *(head for id in lessons for head in _heads(titles[id]))]
    rows = ([value, *_cells(lessons, row)] for value, row in sorted(grades.rows.items()))
    text = rows_text([heads, *rows], end="\r\n")
    return GradeFile(text, len(grades.rows), (*grades.notes, *_without_report(grades)))


def _add(grades: _Grades, item: SubmittedReport) -> None:
    report, value = item.report, ""
    if not item.untouched:
        grades.notes.append(say("{0}: omitted, because it was changed after it was written", item.path))
        return
    try:
        value = _identified(grades, report.student)
    except ClassListError as error:
        grades.notes.append(f"{item.path}: {error}")
        return
    subject = report.subject
    other = grades.rows[value].get(subject)
    if other is not None:
        text = "{0}: several reports on {1}; the one that was finished last counts"
        grades.notes.append(say(text, value, subject))
    if other is None or (report.finished, report.started) >= (other.finished, other.started):
        grades.rows[value][subject] = report


def _title(report: Report) -> str:
    return report.title if report.fault is None else say("Find the fault: {0}", report.fault.kind)


def _identified(grades: _Grades, name: str) -> str:
    """Return the identifier of the student with a name. Raises ClassListError."""
    if not name.strip():
        raise ClassListError(say("omitted, because it has no name"))
    found = [{grades.identity: name.strip()}] if grades.known is None else grades.known.find(name)
    if len(found) != 1:
        text = "omitted: {0} students in the class list are named {1}; expected only one"
        raise ClassListError(say(text, len(found), name))
    value = found[0].get(grades.identity, "")
    if grades.known is None and grades.identity == "email" and "@" not in value:
        text = "omitted: the name “{0}” is not an email address; expected an email address, or a class list"
        raise ClassListError(say(text, value))
    if not value or guarded(value) != value:
        text = "omitted: {0} = “{1}” of {2} cannot be written; expected a text that is not a formula"
        raise ClassListError(say(text, IDENTITIES[grades.identity], value, name))
    return value


def _without_report(grades: _Grades) -> Iterator[str]:
    """Yield the number of students in the class list who have no row."""
    students = grades.known.students if grades.known is not None else ()
    lacking = [student for student in students if student.get(grades.identity, "") not in grades.rows]
    if lacking:
        yield say("{0} {0:student|students} of the class list {0:has|have} no grade", len(lacking))


def _lessons(rows: Iterable[Mapping[str, Report]]) -> dict[str, str]:
    """Return the title of each lesson that most reports have: they may be in different languages."""
    titles = defaultdict[str, Counter[str]](Counter)
    for row in rows:
        for id, report in row.items():
            titles[id][_title(report)] += 1
    return {id: titles[id].most_common(1)[0][0] for id in sorted(titles)}


def _titles(lessons: Mapping[str, str]) -> dict[str, str]:
    """Return a different title for each lesson."""
    titles = list(lessons.values())
    return {id: title if titles.count(title) == 1 else f"{title} ({id})" for id, title in lessons.items()}


def _heads(title: str) -> tuple[str, str]:
    return title, say("{0}: feedback", title)


def _cells(lessons: Iterable[str], row: Mapping[str, Report]) -> Iterator[str]:
    for id in lessons:
        report = row.get(id)
        score = None if report is None else report.score
        yield "" if score is None else f"{100 * score:.2f}"
        yield "" if report is None else _feedback(report)


def _feedback(report: Report) -> str:
    text = say("{0}. Steps done: {1} of {2}.", wording.score(report), report.done, report.needed)
    titles = [step.title for step in missed(report)]
    more = ", …" if len(titles) > MOST_MISSED else ""
    review = say("To review: {0}", ", ".join(titles[:MOST_MISSED]) + more) if titles else ""
    return " ".join(filter(None, (text, review)))


def _places(heads: Sequence[str]) -> dict[str, int]:
    plain = [_plain(head) for head in heads]
    return {
        what: plain.index(found)
        for what, names in _HEADINGS.items()
        if (found := next((name for name in names if name in plain), None)) is not None
    }


def _student(row: Sequence[str], places: Mapping[str, int]) -> dict[str, str]:
    return {what: row[place].strip() if place < len(row) else "" for what, place in places.items()}


def _names(student: Mapping[str, str]) -> set[str]:
    """Return the texts that identify this student."""
    first, last = student.get("first", ""), student.get("last", "")
    whole = [f"{first} {last}", f"{last} {first}", f"{last}, {first}", student.get("name", "")]
    return {_plain(text) for text in (*whole, *(student.get(name, "") for name in IDENTITIES))} - {"", ","}


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
