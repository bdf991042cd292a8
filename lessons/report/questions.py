"""The results of a class by question: who answered, who was right, and the most common wrong answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.spreadsheet import rows_text
from lessons.report.report import Report, StepReport

COMMONEST = 3  # wrong answers that are listed
HEADS = (
    "lesson step title kind students answered right wrong_1 count_1 wrong_2 count_2 wrong_3 count_3".split()
)


@dataclass
class QuestionResult:
    """The results of a class in one step that counts."""

    lesson: str  # or the subject of cases
    step: str
    title: str
    kind: str
    students: int = 0  # whose report has the step
    answered: int = 0
    right: int = 0
    wrong: Counter[str] = field(default_factory=Counter)  # text of an answer -> students

    @property
    def share(self) -> float | None:
        """Share of right answers; None if there are no answers."""
        return self.right / self.answered if self.answered else None

    def add(self, step: StepReport) -> None:
        """Count one student's step."""
        self.students += 1
        if step.state != "done":
            return
        self.answered += 1
        if step.won:
            self.right += 1
        elif step.answer_text:
            self.wrong[" ".join(step.answer_text.split())] += 1

    def commonest(self) -> list[tuple[str, int]]:
        """Return the most common wrong answers, in descending order of the number of students."""
        return sorted(self.wrong.items(), key=lambda item: (-item[1], item[0]))[:COMMONEST]


def by_question(reports: Iterable[Report]) -> list[QuestionResult]:
    """Return the results of all steps that count, in the order of lessons and steps."""
    found: dict[tuple[str, str], QuestionResult] = {}
    for report in sorted(reports, key=lambda report: report.subject):
        for step in (step for step in report.steps if step.counts):
            place = report.subject, step.id
            found.setdefault(place, QuestionResult(*place, step.title, step.kind)).add(step)
    return list(found.values())


def questions_csv(results: Sequence[QuestionResult]) -> str:
    """Return a CSV text with a line for each question."""
    return rows_text([HEADS, *(_row(result) for result in results)], end="\r\n")


def _row(result: QuestionResult) -> list[object]:
    wrong = [cell for pair in result.commonest() for cell in pair]
    blank = [""] * (2 * COMMONEST - len(wrong))
    whole = [result.lesson, result.step, result.title, result.kind]
    return [*whole, result.students, result.answered, result.right, *wrong, *blank]
