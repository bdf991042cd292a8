"""Collects reports from the students' page: each is read, and kept in the trainer's folder if it is one."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from engine.atomic import atomic_write
from engine.language import say
from lessons.report.report_file import ReportError, SubmittedReport, parse_report

_UNSAFE = re.compile(r"[^a-z0-9-]+")
MAX_PART = 40  # characters of a name in the name of a file


class ReportCollector:
    """A folder for reports. The latest one of a browser and a lesson stays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: set[Path] = set()

    @property
    def count(self) -> int:
        """Number of reports that were kept."""
        return len(self._kept)

    def take(self, token: str, content: bytes) -> str:
        """Keep a report; return a sentence for the student. A file that is no report is not kept."""
        try:
            report = parse_report(content.decode("utf-8-sig"), self.folder)
        except UnicodeDecodeError:
            return say("Not taken: the file is not UTF-8; expected report.json")
        except ReportError as error:
            return say("Not taken: the file {0}", error)
        path = self.folder / file_name(report, token)
        try:
            atomic_write(path, content, make_folder=True)
        except OSError as error:
            return say("Not taken: the trainer's folder cannot be written ({0})", error.strerror or error)
        self._kept.add(path)
        return say("Taken: {0}, {1}", report.report.student or say("without a name"), report.report.title)


def file_name(report: SubmittedReport, token: str) -> str:
    """Return the name of a report in the folder: safe on every system, one for each browser and lesson."""
    parts = [_UNSAFE.sub("-", text.casefold())[:MAX_PART].strip("-") for text in _whose(report)]
    mark = hashlib.blake2b(token.encode(), digest_size=4).hexdigest()
    return f"{'-'.join(['report', *filter(None, parts), mark])}.json"


def _whose(report: SubmittedReport) -> tuple[str, str]:
    return report.report.lesson, report.report.student
