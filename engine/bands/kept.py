"""Run results, kept in a text file with a line per run so that finished runs are not repeated."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from engine import platform
from engine.runs.pool import Job, Pool, Progress, Work
from engine.studies.verify import Reason, Taken

REASON = "no figure, because"


class KeptRuns:
    """A file with a line for each run: its key and its results. A truncated line is ignored."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._cut = file.is_file() and not file.read_bytes().endswith(b"\n")  # its last line has no end
        self.known: dict[str, Taken] = dict(self._lines())

    def add(self, key: str, taken: Taken) -> None:
        """Save the results of a run. Raises OSError."""
        self.known[key] = taken
        self._file.parent.mkdir(parents=True, exist_ok=True)
        written = {
            id: {REASON: found.text} if isinstance(found, Reason) else found for id, found in taken.items()
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{self._cut * chr(10)}{json.dumps([key, written])}\n")
        self._cut = False

    def drop_older(self, pattern: str) -> None:
        """Remove other files that match the pattern: those of another program version or other ranges."""
        for file in self._file.parent.glob(pattern):
            if file != self._file:
                file.unlink(missing_ok=True)

    def _lines(self) -> Iterator[tuple[str, Taken]]:
        if not self._file.is_file():
            return
        for line in self._file.read_text("utf-8").splitlines():
            try:
                key, taken = json.loads(line)
            except ValueError:
                continue
            yield key, {id: _read(found) for id, found in taken.items()}


def kept_folder() -> Path:
    """Return the place where a user's runs are kept."""
    return platform.cache_home() / "lparlab" / "bands"


def kept_answers(
    pool: Pool, work: Work, jobs: Sequence[Job], keys: Sequence[str], kept: KeptRuns, progress: Progress
) -> list[Taken]:
    """Perform the jobs with unknown keys, save each result when it arrives, and return all results in order.

    Raises PoolError, OSError and any error that a job raises.
    """
    left = [at for at, key in enumerate(keys) if key not in kept.known]
    progress(len(keys) - len(left), len(keys))
    with closing(pool.answers(work, [jobs[at] for at in left])) as answers:
        for count, answer in enumerate(answers, 1):
            if answer.error is not None:
                raise answer.error
            kept.add(keys[left[answer.place]], answer.value)
            progress(len(keys) - len(left) + count, len(keys))
    return [kept.known[key] for key in keys]


def _read(found: Any) -> Any:
    return Reason(found[REASON]) if isinstance(found, dict) and REASON in found else found
