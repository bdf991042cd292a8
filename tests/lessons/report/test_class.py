"""The reports of a class: what a replay finds, what is doubtful, and which answers are wrong most often."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.format.lesson import student_seed
from lessons.format.new import TEMPLATE
from lessons.report.builder import report_of
from lessons.report.doubts import MOST, doubts
from lessons.report.questions import COMMONEST, by_question, questions_csv
from lessons.report.replay import replay
from lessons.report.report import Report, StepReport
from lessons.report.report_file import SubmittedReport
from tests.lessons.play.played import played
from tests.lessons.report.report_samples import sample


def _played() -> Report:
    return report_of(*played())


def _changed(report: Report, id: str, **values: object) -> Report:
    steps = [step.model_copy(update=values) if step.id == id else step for step in report.steps]
    return report.model_copy(update={"steps": tuple(steps)})


@pytest.mark.slow
def test_a_replay_confirms_what_was_played_and_nothing_else() -> None:
    report = _played()
    assert replay(str(TEMPLATE), report) == []
    number = next(step for step in report.steps if step.form == "number" and step.truth is not None)
    forged = _changed(report, number.id, right=not number.right, truth=1.1 * float(str(number.truth)))
    assert replay(str(TEMPLATE), forged) == [
        f"{number.id}: the replay shows: {'right' if number.right else 'not right'}",
        f"{number.id}: the run with this name has a different value",
    ]
    assert replay(str(TEMPLATE), _changed(report, number.id, answer="many")) == [
        f"{number.id}: expected a number"
    ]


@pytest.mark.slow
def test_no_report_ends_the_replay_of_the_others() -> None:
    report = _played()
    series = {"by-size": "by-size: expected a number for each point of the sweep"}
    number = {"how-many": "how-many: the run with this name has a different value"}
    for values, found in (
        ({"answer": {"zzz": 1.0}}, series),
        ({"answer": {"11000": 3000.0}}, series),
        ({"truth": 10**400}, number),
        ({"truth": -(10**400)}, number),
        ({"truth": True}, number),
    ):
        (id, text), *_ = found.items()
        assert replay(str(TEMPLATE), _changed(report, id, **values)) == [text]
    (text,) = replay(str(TEMPLATE / "gone"), report)
    assert text.startswith("cannot be replayed: ")


@pytest.mark.slow
def test_a_replay_names_steps_that_are_missing_or_altered() -> None:
    report = _played()
    kept = tuple(step for step in report.steps if step.id != "order")
    assert replay(str(TEMPLATE), report.model_copy(update={"steps": kept})) == ["step order is missing"]
    for values, text in (
        ({"kind": "read"}, 'how-many: has kind = "read"; the lesson has "predict"'),
        ({"form": "text"}, 'how-many: has form = "text"; the lesson has "number"'),
        ({"optional": True}, "how-many: has optional = true; the lesson has false"),
    ):
        assert replay(str(TEMPLATE), _changed(report, "how-many", **values)) == [text]
    empty = _changed(report, "how-many", right=True, answer=None, state="done")
    assert replay(str(TEMPLATE), empty) == ["how-many: counted as right without an answer"]


def test_a_step_that_was_judged_without_an_answer_to_compare_with_is_doubtful(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lessons.report.replay.walk", lambda lesson, student: ())
    found = replay(str(TEMPLATE), _played())
    assert "how-many: was judged, but the replay has no answer to compare with" in found


def _handed(*reports: Report) -> list[SubmittedReport]:
    return [SubmittedReport(item, Path(f"{n}.json"), True, ()) for n, item in enumerate(reports)]


def _of(name: str, lesson: str = "one", seed_of: str = "", started: str = "") -> Report:
    seed = student_seed(seed_of or name, lesson)
    return Report(lesson=lesson, title="", student=name, seed=seed, started=started)


def test_a_copy_under_another_name_is_doubtful_and_the_same_name_in_another_lesson_is_not() -> None:
    honest, other, copied = _of("Ada"), _of("Ada", "two"), _of("Bob", seed_of="Ada")
    found = list(doubts(_handed(honest, other, copied)).values())
    assert found == [
        ["same runs as Bob"],
        [],
        ["the runs were made under another name", "same runs as Ada"],
    ]


def test_equal_starting_times_are_doubtful_and_unknown_ones_are_not() -> None:
    at = "2026-03-01T10:00:00+00:00"
    found = doubts(_handed(_of("Ada", started=at), _of("Bob", started=at), _of("Cy"), _of("Di")))
    assert list(found.values()) == [
        ["begun in the same second as Bob"],
        ["begun in the same second as Ada"],
        [],
        [],
    ]


def test_equal_runs_of_many_students_are_told_in_short_lines() -> None:
    unnamed = [_of("") for _ in range(300)]
    found = list(doubts(_handed(*unnamed)).values())
    assert found[0] == [f"same runs as 1.json, 2.json, 3.json, 4.json, 5.json and {299 - MOST} more"]
    assert max(len(text) for texts in found for text in texts) < 100
    assert list(doubts(_handed(*unnamed[: MOST + 1])).values())[-1] == [
        "same runs as 0.json, 1.json, 2.json, 3.json, 4.json"
    ]


def test_two_reports_of_a_student_are_not_doubtful() -> None:
    twice = [_of("Ada"), _of("Ada")]
    assert list(doubts(_handed(*twice)).values()) == [[], []]
    found = list(doubts(_handed(*twice, _of("Bob", seed_of="Ada"))).values())
    assert found[0] == ["same runs as Bob"]
    assert found[2] == ["the runs were made under another name", "same runs as Ada"]


@given(
    st.lists(st.tuples(st.sampled_from(["1 MB", "2 MB", "3 MB", "4 MB", "5 MB"]), st.booleans()), max_size=30)
)
def test_results_by_question_count_as_a_naive_twin_does(given: list[tuple[str, bool]]) -> None:
    reports = [
        Report(
            lesson="one",
            title="",
            steps=(
                StepReport(
                    id="a",
                    title="A",
                    kind="predict",
                    form="number",
                    state="done",
                    answer_text=text,
                    right=right,
                ),
                StepReport(id="b", title="B", kind="read", state="done"),
            ),
        )
        for text, right in given
    ]
    found = by_question(reports)
    assert len(found) == min(1, len(given))
    for result in found:
        assert (result.students, result.answered) == (len(given), len(given))
        assert result.right == sum(right for _, right in given)
        wrong = Counter(text for text, right in given if not right)
        listed = result.commonest()
        assert len(listed) == min(COMMONEST, len(wrong))
        assert all(wrong[text] == count for text, count in listed)
        assert all(
            count >= wrong[text] for _, count in listed[-1:] for text in wrong.keys() - dict(listed).keys()
        )


def test_the_table_by_question_has_each_step_that_counts() -> None:
    rows = list(csv.DictReader(StringIO(questions_csv(by_question([sample("Ada"), sample("Zoe")])))))
    counted = [step for step in sample().steps if step.counts]
    assert [row["step"] for row in rows] == [step.id for step in counted]
    assert all(row["students"] == "2" for row in rows)
    wrong = next(row for row in rows if row["step"] == "who")
    assert (wrong["right"], wrong["wrong_1"], wrong["count_1"], wrong["wrong_2"]) == (
        "0",
        "TWO, ONE",
        "2",
        "",
    )
