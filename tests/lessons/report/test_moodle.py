"""The grade file for Moodle: read back, it says what the reports say, and what it leaves out is noted."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.spreadsheet import guarded, text_rows
from lessons.report.moodle import IDENTITIES, ClassListError, grade_file, load_class_list, read_class_list
from lessons.report.report import Report
from lessons.report.report_file import SubmittedReport
from tests.lessons.report.report_samples import sample

CLASS = """First name,Last name,ID number,Email address
Ada,Lovelace,s1,ada@example.org
Zoë,Ört,s2,zoe@example.org
"""


def handed(student: str, intact: bool = True, **values: object) -> SubmittedReport:
    report = sample(student).model_copy(update=values)
    return SubmittedReport(report, Path(student or "unnamed", "report.json"), intact, ())


def rows(text: str) -> list[list[str]]:
    return list(text_rows(text))


@given(
    names=st.lists(
        st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), min_size=1, max_size=20),
        max_size=8,
        unique=True,
    )
)
def test_the_file_read_back_has_each_student_and_grade_or_a_note(names: list[str]) -> None:
    made = grade_file([handed(name) for name in names], "username")
    head, *body = rows(made.text)
    report = sample()
    assert head[0] == "Username"
    assert report.score is not None
    fit = {name.strip() for name in names if name.strip() and guarded(name.strip()) == name.strip()}
    assert {row[0] for row in body} == fit
    assert all(float(row[1]) == pytest.approx(100 * report.score, abs=0.005) for row in body)
    assert len(made.notes) == len(names) - len(fit)  # names that differ in blanks alone are one student


def test_a_class_list_gives_what_moodle_needs_for_a_name() -> None:
    known = read_class_list(CLASS)
    made = grade_file([handed("lovelace,  Ada"), handed("Zoë Ört"), handed("Eve")], "email", known)
    assert [row[0] for row in rows(made.text)] == ["Email address", "ada@example.org", "zoe@example.org"]
    assert made.notes == (
        "Eve/report.json: omitted: 0 students in the class list are named Eve; expected only one",
    )
    by_number = grade_file([handed("ada@example.org")], "id", known)
    assert rows(by_number.text)[1][0] == "s1"
    assert by_number.notes == ("1 student of the class list has no grade",)


def test_changed_reports_and_older_ones_do_not_count() -> None:
    late = handed("Ada", finished="2026-03-02T10:00:00+00:00", steps=())
    made = grade_file([late, handed("Ada"), handed("Zoe", intact=False), handed("")], "username")
    _, ada = rows(made.text)
    assert ada[:2] == ["Ada", ""]  # the later report has no step that counts
    assert [note.split(": ", 1)[1] for note in made.notes] == [
        "several reports on how-cp-schedules; the one that was finished last counts",
        "omitted, because it was changed after it was written",
        "omitted, because it has no name",
    ]


def test_a_name_that_is_no_email_address_is_left_out() -> None:
    made = grade_file([handed("Ada"), handed("zoe@example.org")], "email")
    assert [row[0] for row in rows(made.text)] == ["Email address", "zoe@example.org"]
    assert made.notes == (
        "Ada/report.json: omitted: the name “Ada” is not an email address; expected an email address, "
        "or a class list",
    )


def test_each_lesson_has_a_grade_and_a_feedback() -> None:
    other: Report = sample("Ada").model_copy(update={"lesson": "second", "title": "=1+1"})
    made = grade_file([handed("Ada"), SubmittedReport(other, Path("b"), True, ())], "id")
    head, row = rows(made.text)
    assert head == [
        *("ID number", sample().title, f"{sample().title}: feedback"),
        *("=1+1", "=1+1: feedback"),
    ]
    assert "'=1+1" in made.text  # no spreadsheet runs it
    assert row[1] == row[3]
    assert "To review: " in row[2]


def test_one_report_does_not_name_the_column_of_a_class() -> None:
    other = handed("Zoe", title="zzz")
    made = grade_file([handed("Ada"), other, handed("Eve")], "username")
    assert rows(made.text)[0][1] == sample().title


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected Last name"),
        ("Name,Age\nAda,5\n", "at least one of Email address, ID number, Username"),
        ("Email address\nada@example.org\n", "expected Last name"),
        ('Name,Username\n"Ada', "is not a CSV file"),
    ],
)
def test_what_is_no_class_list_is_refused(text: str, expected: str) -> None:
    with pytest.raises(ClassListError, match=expected):
        read_class_list(text)


def test_class_lists_in_other_languages_and_with_semicolons(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("\ufeffVorname;Nachname;Anmeldename\nAda;Lovelace;ada\n", "utf-8")
    assert load_class_list(file).find("Ada Lovelace")[0]["username"] == "ada"
    assert set(read_class_list("姓,名,メールアドレス\n山田,花子,h@x.jp\n").find("山田 花子")[0]) & set(
        IDENTITIES
    )
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ClassListError, match="UTF-8"):
        load_class_list(file)


def test_two_students_with_one_name_are_not_guessed() -> None:
    known = read_class_list("Name,Username\nAda,a1\nAda,a2\n")
    made = grade_file([handed("Ada")], "username", known)
    assert made.students == 0
    assert "2 students in the class list are named Ada" in made.notes[0]
