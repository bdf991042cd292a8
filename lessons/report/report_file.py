"""report.json: the whole report with the fingerprints of the files next to it, and a checksum over both.

The checksum detects accidental changes. It does not prove who wrote the report: its key is given below, so
anyone can compute it for a report that they have made themselves.

A trainer reads files that others sent: size, shape and every value are checked first.
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

from engine.language import one_line, say
from engine.scenario.files.model_errors import wrong_text
from lessons.report.report import Report

NAME = "report.json"
MAX_REPORT_BYTES = 4_000_000  # of report.json
MAX_FILE_BYTES = 64_000_000  # of a file next to it
_Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,40}\.[a-z]{1,8}$")]
_Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ReportError(ValueError):
    """A report that cannot be read; the message describes what was expected."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class _ReportFile(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1]
    report: Report
    files: Annotated[dict[_Name, _Digest], Field(max_length=20)]
    seal: _Digest  # the checksum; files have it under this name


@dataclass(frozen=True)
class SubmittedReport:
    """A report as it was submitted."""

    report: Report
    path: Path
    intact: bool  # the checksum of report.json matches
    changed: tuple[str, ...]  # files next to it that were changed
    files: tuple[str, ...] = ()  # that were written next to it

    def beside(self, name: str) -> bytes | None:
        """Return a file that was written next to the report, or None if it is missing or was changed."""
        if not self.untouched or name not in self.files:
            return None
        try:
            return _bytes(self.path.parent / name, MAX_FILE_BYTES)
        except (OSError, ReportError):
            return None

    @property
    def untouched(self) -> bool:
        """True if every file that is present is unchanged since the program wrote it."""
        return self.intact and not self.changed


def report_text(report: Report, files: Mapping[str, bytes]) -> str:
    """Return the content of report.json; `files` maps names to the contents of the files next to it."""
    digests = {name: fingerprint(content) for name, content in files.items()}
    content = {"format": 1, "report": report.model_dump(mode="json"), "files": digests}
    return with_checksum(json.dumps(content, allow_nan=False))


def read_report(path: Path) -> SubmittedReport:
    """Read a report.json and check the files next to it. Raises ReportError."""
    return parse_report(_text(path), path)


def parse_report(text: str, path: Path) -> SubmittedReport:
    """Read the content of a report.json; `path`: where it is, or will be. Raises ReportError."""
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode("utf-8")  # half a character could not be written again
        found = _ReportFile.model_validate(content)
    except RecursionError:
        raise ReportError(say("is nested too deeply; expected a report")) from None
    except ValidationError as error:
        raise ReportError(say("is not a report: {0}", wrong_text(error, _ReportFile)[:300])) from None
    except ValueError as error:
        raise ReportError(say("is not JSON ({0}); expected a report", str(error)[:120])) from None
    changed = tuple(_changed(path.parent, found.files))
    return SubmittedReport(found.report, path, checksum_fits(text), changed, tuple(found.files))


def _text(path: Path) -> str:
    try:
        return _bytes(path, MAX_REPORT_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ReportError(say("is not UTF-8; expected a report")) from None
    except (OSError, ValueError) as error:
        if isinstance(error, ReportError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise ReportError(say("cannot be read ({0})", reason)) from None


def _bytes(path: Path, most: int) -> bytes:
    info = path.lstat()
    if not stat.S_ISREG(info.st_mode):
        raise ReportError(say("is not a regular file"))
    if info.st_size > most:
        raise ReportError(say("has {0:,} bytes; expected at most {1:,}", info.st_size, most))
    with path.open("rb") as file:
        return file.read(most)


def _changed(folder: Path, digests: Mapping[str, str]) -> list[str]:
    """Return the files that are present and differ; a missing file does not count as changed."""
    return [name for name in sorted(digests) if _differs(folder / name, digests[name])]


def _differs(path: Path, digest: str) -> bool:
    try:
        return fingerprint(_bytes(path, MAX_FILE_BYTES)) != digest
    except FileNotFoundError:
        return False
    except (OSError, ReportError):
        return True


KEY = b"lparlab: a report as the program wrote it"  # public: anyone can compute a checksum
MEMBER = "seal"  # of the checksum in the file


def canonical(content: Any) -> str:
    """Return canonical JSON. Raises ValueError for NaN and infinity."""
    return json.dumps(content, ensure_ascii=True, allow_nan=False, sort_keys=True, separators=(",", ":"))


def with_checksum(text: str) -> str:
    """Return the JSON object in `text`, in canonical form with a checksum. Raises ValueError."""
    content = json.loads(text)
    if not isinstance(content, dict) or MEMBER in content:
        raise ValueError(say('expected a JSON object without a member "{0}"', MEMBER))
    return canonical(content | {MEMBER: _checksum(content)}) + "\n"


def checksum_fits(text: str) -> bool:
    """Return True if `with_checksum` could have written this text; surrounding blanks are ignored."""
    try:
        content = json.loads(text)
        checksum = content.pop(MEMBER) if isinstance(content, dict) else None
        if not isinstance(checksum, str) or not checksum.isascii():
            return False
        same = text.strip() == canonical(content | {MEMBER: checksum})
        return same and hmac.compare_digest(checksum, _checksum(content))
    except (ValueError, KeyError, RecursionError):
        return False


def _checksum(content: dict[str, Any]) -> str:
    return hmac.new(KEY, canonical(content).encode("ascii"), hashlib.sha256).hexdigest()


def fingerprint(data: bytes) -> str:
    """Return the SHA-256 of another file of the report."""
    return hashlib.sha256(data).hexdigest()
