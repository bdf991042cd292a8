"""Who is behind in a course: lessons without a report, and reports that were finished after the date."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from engine.language import say
from lessons.format.course import Course
from lessons.report.report import Report


def behind(course: Course, reports: Iterable[Report]) -> dict[str, list[str]]:
    """Return what each student lacks; the earliest report of a lesson counts."""
    finished: dict[str, dict[str, str]] = defaultdict(dict)
    for report in reports:
        days = finished[report.student]
        day = report.finished[:10]  # of a date in ISO 8601
        days[report.lesson] = min(filter(None, (day, days.get(report.lesson, ""))), default="")
    return {student: list(_lacking(course, days)) for student, days in sorted(finished.items())}


def _lacking(course: Course, days: dict[str, str]) -> Iterable[str]:
    for entry, by in course.lessons:
        if entry.id not in days:
            yield say("{0}: no report", entry.id)
        elif by is not None and days[entry.id] > by.isoformat():
            yield say("{0}: finished on {1}, due on {2}", entry.id, days[entry.id], by.isoformat())
