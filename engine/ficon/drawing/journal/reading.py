"""Reads a journal that was left behind: its steps that the file lacks, and the drawing at its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.ficon.drawing.file import FileError, file_digest, read_bytes, read_text
from engine.ficon.drawing.file.json_text import decoded
from engine.ficon.drawing.file.models import UndoStep
from engine.ficon.drawing.file.reading import change_of
from engine.ficon.drawing.journal.writing import SUFFIX
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import later, say
from engine.reading_notes import ReadingNote, at_line
from engine.scenario.files.model_errors import wrong_text

MAX_BYTES = 100_000_000  # bytes of a journal; the drawing in its first line is bounded as in a file
NOT_KEPT = later("the drawing is in its last saved state")
State = Literal["new", "behind", "same", "other", "gone"]


class _JournalPart(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Head(_JournalPart):
    format: Literal["lparlab-topology-journal"]
    version: Literal[1]
    source: Annotated[str, Field(max_length=5000)]
    digest: Annotated[str, Field(pattern="^([0-9a-f]{32})?$")]
    base: str


class _Line(_JournalPart):
    n: Annotated[int, Field(ge=1)]
    do: UndoStep | None = None
    undo: Literal[True] | None = None
    redo: Literal[True] | None = None
    saving: Annotated[str, Field(pattern="^[0-9a-f]{32}$")] | None = None


@dataclass(frozen=True)
class JournalContent:
    """A journal. source: the drawing's file, "" = it had none; steps: those that the file lacks.

    state: new = there is no file yet; behind = the file is unchanged; same = it has all steps; other =
    another program has changed it; gone = it no longer exists. file_digest: of the file's current content.
    """

    path: Path
    source: str
    steps: int
    state: State
    file_digest: str = ""
    torn: int = 0  # the first line that is not whole; 0 = none

    @property
    def reading_note(self) -> ReadingNote | None:
        """Return a note on the steps that an incomplete journal has lost."""
        text = say(
            "this step was not completely written, because the program ended; the previous steps are used"
        )
        return ReadingNote(self.path.name, "left out", text, at_line(self.torn)) if self.torn else None


def recoverable(folder: Path) -> list[JournalContent]:
    """Return journals with unsaved work in a folder, newest first; including those in use."""
    found = []
    for path in _newest(folder):
        try:
            kept = look(path)
        except FileError:
            continue
        if kept.state != "same":
            found.append(kept)
    return found


def _newest(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def look(path: Path) -> JournalContent:
    """Return the steps of a journal that its file lacks. Raises FileError."""
    head, lines, torn = _read(path)
    if not head.source:
        return JournalContent(path, "", _steps(lines), "new", torn=torn)
    now = file_digest(Path(head.source))
    saves = [place for place, line in enumerate(lines) if line.saving and line.saving == now]
    after = _steps(lines[saves[-1] + 1 :] if saves else lines)
    state: State = "behind"
    if saves and not after:
        state = "same"
    elif not saves and now != head.digest:
        state = "other" if now else "gone"
    return JournalContent(path, head.source, after, state, now, torn)


def recover(path: Path) -> UndoHistory:
    """Return the drawing with its history as of the last complete line. Raises FileError."""
    head, lines, _ = _read(path)
    history = read_text(head.base, str(path)).history
    for line in lines:
        try:
            _repeat(history, line)
        except DrawingError:
            break  # what follows was made of what cannot be
    return history


def _repeat(history: UndoHistory, line: _Line) -> None:
    if line.do is not None:
        history.do(change_of(history.drawing, line.do))
    elif line.undo:
        history.undo()
    elif line.redo:
        history.redo()


def _steps(lines: Iterable[_Line]) -> int:
    return sum(line.saving is None for line in lines)


def _read(path: Path) -> tuple[_Head, list[_Line], int]:
    """Return the first line, the other complete lines, and the number of the first bad line; 0 = none."""
    data = read_bytes(path, MAX_BYTES)
    first, _, rest = data.partition(b"\n")
    try:
        head = _Head.model_validate_json(decoded(first, str(path)))
    except ValidationError as error:
        raise FileError(str(path), say("line {0}", 1), wrong_text(error, _Head), "", NOT_KEPT) from None
    lines: list[_Line] = []
    whole = rest.split(b"\n")
    for number, line in enumerate(whole[:-1], 1):
        try:
            lines.append(_Line.model_validate_json(line))
        except ValidationError:
            return head, lines, number + 1
        if lines[-1].n != number:
            return head, lines[:-1], number + 1
    return head, lines, len(whole) + 1 if whole[-1] else 0
