"""Shows who is behind in a course: lessons without a report, or not finished, or finished after the due
date.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from engine.language import say
from lessons.format.course import Course
from lessons.report.report import Report


def behind(course: Course, reports: Iterable[Report], today: date) -> dict[str, list[str]]:
    """Return the lessons that each student lacks today; the earliest report of a finished lesson counts."""
    finished: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for report in reports:
        finished[report.student][report.lesson].append(report.finished)
    return {student: list(_lacking(course, told, today)) for student, told in sorted(finished.items())}


def _lacking(course: Course, finished: dict[str, list[str]], today: date) -> Iterator[str]:
    for entry, by in course.lessons:
        if entry.id not in finished:
            yield say("{0}: no report", entry.id)
        else:
            yield from _late(entry.id, by, finished[entry.id], today)


def _late(lesson: str, by: date | None, finished: Sequence[str], today: date) -> Iterator[str]:
    """Yield the problems with the date on which a lesson was finished, according to one or more reports."""
    days = [day for day in map(_day, finished) if day is not None]
    unknown = next(filter(None, finished), "")
    if days:
        if by is not None and min(days) > by:
            yield say("{0}: finished on {1}, due on {2}", lesson, min(days).isoformat(), by.isoformat())
    elif unknown:
        yield say('{0}: finished = "{1}": expected a date like 2026-02-28', lesson, unknown)
    elif by is not None and today > by:
        yield say("{0}: not finished, due on {1}", lesson, by.isoformat())


def _day(moment: str) -> date | None:
    """Return the date of a moment in ISO 8601; None for any other text."""
    try:
        return date.fromisoformat(moment[:10])
    except ValueError:
        return None
