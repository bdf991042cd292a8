"""Collects reports from the students' page: reads each file, and keeps reports in the trainer's folder."""

from __future__ import annotations

import hashlib
import re
from contextlib import suppress
from pathlib import Path

from engine.atomic import atomic_write
from engine.language import say
from lessons.report.report_file import ReportError, SubmittedReport, parse_report

_UNSAFE = re.compile(r"[^a-z0-9-]+")
MAX_PART = 40  # characters of a name in the name of a file
MAX_LESSONS = 20  # of one browser: a report may name any lesson


class ReportCollector:
    """A folder for reports. The latest report for each browser and lesson is kept, whatever its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: dict[tuple[str, str], Path] = {}  # token, lesson

    @property
    def count(self) -> int:
        """The number of reports kept."""
        return len(self._kept)

    def take(self, token: str, content: bytes) -> str:
        """Keep a report and return a sentence for the student. A file that is not a report is not kept."""
        try:
            report = parse_report(content.decode("utf-8-sig"), self.folder)
            self._check_room(token, report.report.lesson)
            self._keep(token, report, content)
        except UnicodeDecodeError:
            return say("Not accepted: the file is not UTF-8; expected report.json")
        except ReportError as error:
            return say("Not accepted: the file {0}", error)
        except OSError as error:
            return say("Not accepted: the trainer's folder cannot be written ({0})", error.strerror or error)
        return say("Received: {0}, {1}", report.report.student or say("without a name"), report.report.title)

    def _check_room(self, token: str, lesson: str) -> None:
        """Reject a report if the browser would exceed its limit of lessons. Raises ReportError."""
        lessons = {of for whose, of in self._kept if whose == token}
        if lesson not in lessons and len(lessons) >= MAX_LESSONS:
            text = say(
                "belongs to another lesson; expected reports for at most {0} lessons. Ask your trainer",
                MAX_LESSONS,
            )
            raise ReportError(text)

    def _keep(self, token: str, report: SubmittedReport, content: bytes) -> None:
        """Write a report in place of the earlier report, which may have a different name. Raises OSError."""
        key = token, report.report.lesson
        path, earlier = self.folder / file_name(report, token), self._kept.get(key)
        atomic_write(path, content, make_folder=True)
        self._kept[key] = path
        if earlier is not None and earlier != path:
            with suppress(OSError):  # the trainer has it open, on Windows
                earlier.unlink()


def file_name(report: SubmittedReport, token: str) -> str:
    """Return the file name of a report: safe on every system, and different for each browser and lesson."""
    parts = [_UNSAFE.sub("-", text.casefold())[:MAX_PART].strip("-") for text in _whose(report)]
    mark = hashlib.blake2b(f"{token}\n{report.report.lesson}".encode(), digest_size=6).hexdigest()
    return f"{'-'.join(['report', *filter(None, parts), mark])}.json"


def _whose(report: SubmittedReport) -> tuple[str, str]:
    return report.report.lesson, report.report.student
