"""Doubts about the reports of a class: runs and starting times that two students cannot both have.

The name under which a lesson is begun decides the seed of its runs. Students who begin without a name have
the same runs, so a doubt is no proof; it says where to ask.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path

from engine.language import say
from lessons.format.lesson import student_seed
from lessons.report.report import Report
from lessons.report.report_file import SubmittedReport

Doubts = dict[Path, list[str]]


def doubts(handed: Sequence[SubmittedReport]) -> Doubts:
    """Return what is doubtful about each report, by its path."""
    found: Doubts = {item.path: _of_name(item.report) for item in handed}
    for path, names in _alike(handed, lambda report: report.seed):
        found[path].append(say("same runs as {0}", names))
    for path, names in _alike(handed, lambda report: report.started):
        found[path].append(say("begun in the same second as {0}", names))
    return found


def _of_name(report: Report) -> list[str]:
    own = report.seed == student_seed(report.runner, report.lesson)
    return [] if own else [say("the runs are those of another name")]


def _alike(handed: Sequence[SubmittedReport], key: Callable[[Report], Hashable]) -> list[tuple[Path, str]]:
    """Return each report that shares a key with others of its lesson, and the names of those."""
    groups = defaultdict[Hashable, list[SubmittedReport]](list)
    for item in handed:
        if key(item.report):
            groups[item.report.lesson, key(item.report)].append(item)
    return [
        (
            item.path,
            ", ".join(other.report.student or str(other.path) for other in group if other is not item),
        )
        for group in groups.values()
        if len(group) > 1
        for item in group
    ]
