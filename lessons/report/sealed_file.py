"""report.json: the whole report with the fingerprints of the files beside it, under a seal.

Whoever collects reports reads files that others sent: size, shape and every value are checked first.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from lessons.report.report import Report

NAME = "report.json"
MAX_REPORT_BYTES = 4_000_000  # of report.json
MAX_FILE_BYTES = 64_000_000  # of a file beside it
_Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,40}\.[a-z]{1,8}$")]
_Mark = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ReportError(ValueError):
    """A report that cannot be read; the message says what was expected."""


class _Sealed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1]
    report: Report
    files: Annotated[dict[_Name, _Mark], Field(max_length=20)]
    seal: _Mark


@dataclass(frozen=True)
class SubmittedReport:
    """A report as it was handed in."""

    report: Report
    path: Path
    sealed: bool  # report.json is as it was written
    changed: tuple[str, ...]  # files beside it that are not as they were written

    @property
    def untouched(self) -> bool:
        """Is everything that is there as the program wrote it?"""
        return self.sealed and not self.changed


def sealed_text(report: Report, files: Mapping[str, bytes]) -> str:
    """The content of report.json; `files`: name -> content of the files that go beside it."""
    marks = {name: fingerprint(content) for name, content in files.items()}
    content = {"format": 1, "report": report.model_dump(mode="json"), "files": marks}
    return seal(json.dumps(content, allow_nan=False))


def read_report(path: Path) -> SubmittedReport:
    """A report.json and what lies beside it. Raises ReportError for anything that is no report."""
    text = _text(path)
    try:
        found = _Sealed.model_validate(json.loads(text))
    except RecursionError:
        raise ReportError("is nested too deep; expected a report") from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:120]
        raise ReportError(f"{where or 'the file'}: {first['msg']}"[:300]) from None
    except ValueError as error:
        raise ReportError(f"is no JSON ({str(error)[:120]}); expected a report") from None
    return SubmittedReport(found.report, path, sealed(text), tuple(_changed(path.parent, found.files)))


def _text(path: Path) -> str:
    try:
        return _bytes(path, MAX_REPORT_BYTES).decode("utf-8")
    except UnicodeDecodeError:
        raise ReportError("is not UTF-8; expected a report") from None
    except (OSError, ValueError) as error:
        if isinstance(error, ReportError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise ReportError(f"cannot be read ({reason})") from None


def _bytes(path: Path, most: int) -> bytes:
    info = path.lstat()
    if not stat.S_ISREG(info.st_mode):
        raise ReportError("is no plain file")
    if info.st_size > most:
        raise ReportError(f"has {info.st_size:,} bytes; expected at most {most:,}")
    with path.open("rb") as file:
        return file.read(most)


def _changed(folder: Path, marks: Mapping[str, str]) -> list[str]:
    """Files that are there and are not what they were; one that was not handed in has not been changed."""
    return [name for name in sorted(marks) if _differs(folder / name, marks[name])]


def _differs(path: Path, mark: str) -> bool:
    try:
        return fingerprint(_bytes(path, MAX_FILE_BYTES)) != mark
    except FileNotFoundError:
        return False
    except (OSError, ReportError):
        return True


KEY = b"lparlab: a report as the program wrote it"
MEMBER = "seal"


def canonical(content: Any) -> str:
    """JSON in one way of writing. Raises ValueError for what is no number (NaN, infinity)."""
    return json.dumps(content, ensure_ascii=True, allow_nan=False, sort_keys=True, separators=(",", ":"))


def seal(text: str) -> str:
    """The JSON object in `text` in its one way of writing, with a seal in it. Raises ValueError."""
    content = json.loads(text)
    if not isinstance(content, dict) or MEMBER in content:
        raise ValueError(f'expected a JSON object without a member "{MEMBER}"')
    return canonical(content | {MEMBER: _mark(content)}) + "\n"


def sealed(text: str) -> bool:
    """Is this text, to the last character but blanks around it, one that `seal` wrote?"""
    try:
        content = json.loads(text)
        mark = content.pop(MEMBER) if isinstance(content, dict) else None
        if not isinstance(mark, str) or not mark.isascii():
            return False
        same = text.strip() == canonical(content | {MEMBER: mark})
        return same and hmac.compare_digest(mark, _mark(content))
    except (ValueError, KeyError, RecursionError):
        return False


def _mark(content: dict[str, Any]) -> str:
    return hmac.new(KEY, canonical(content).encode("ascii"), hashlib.sha256).hexdigest()


def fingerprint(data: bytes) -> str:
    """SHA-256 of another file of the report."""
    return hashlib.sha256(data).hexdigest()
