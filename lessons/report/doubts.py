"""Doubts about the reports of a class: runs and starting times that two students cannot both have.

The name under which a lesson is begun determines the seed of its runs. Students who begin without a name have
the same runs, so a doubt is not proof; it shows where to ask.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from engine.language import say
from lessons.format.lesson import student_seed
from lessons.report.report import Report
from lessons.report.report_file import SubmittedReport

Doubts = dict[Path, list[str]]
MOST = 5  # others that are named: many students begin without a name


def doubts(handed: Sequence[SubmittedReport]) -> Doubts:
    """Return the doubts about each report, by its path."""
    found: Doubts = {item.path: _of_name(item.report) for item in handed}
    for path, names in _alike(handed, lambda report: report.seed):
        found[path].append(say("same runs as {0}", names))
    for path, names in _alike(handed, lambda report: report.started):
        found[path].append(say("begun in the same second as {0}", names))
    return found


def _of_name(report: Report) -> list[str]:
    own = report.fault is not None or report.seed == student_seed(report.runner, report.lesson)
    return [] if own else [say("the runs were made under another name")]


def _alike(
    handed: Sequence[SubmittedReport], key: Callable[[Report], Hashable]
) -> Iterator[tuple[Path, str]]:
    """Yield each report that shares a key with other students of its lesson, and the names of those
    students.
    """
    groups = defaultdict[Hashable, list[SubmittedReport]](list)
    for item in handed:
        if key(item.report):
            groups[item.report.lesson, key(item.report)].append(item)
    for group in groups.values():
        students = dict.fromkeys(map(_student, group))  # each once, in order
        for item in group:
            if len(students) > 1:
                yield item.path, _others(students, _student(item))


def _student(item: SubmittedReport) -> str | Path:
    """Return the name of a student, or the path of a report without a name, which may be from anyone."""
    return item.report.student or item.path


def _others(students: dict[str | Path, None], own: str | Path) -> str:
    named = islice((str(student) for student in students if student != own), MOST)
    text, more = ", ".join(named), len(students) - 1 - MOST
    return say("{0} and {1} more", text, more) if more > 0 else text
