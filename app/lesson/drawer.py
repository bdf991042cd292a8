"""The drawing of a step: a file of the student's own, made in the topology editor, built into the machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.lesson.hints.solution import Solution
from app.lesson.machine_control import Trip
from app.lesson.part import Part
from app.lesson.starts import MOST_TRIES, Starts

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.drawings import Drawn
    from lessons.play.play import Play


class Drawer(Part):
    """Looks at the file; what is wrong with the drawing is said as soon as it has been saved."""

    editor_wanted = Signal(object)  # Path of the file

    def __init__(
        self, play: Play, session: Session, trip: Trip, solution: Solution, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, trip, parent)
        self._solution, self._starts = solution, starts
        self.folder: Path | None = None  # where such files are kept
        self._looked: tuple[object, Look] = (None, Look("", None, ""))

    @property
    def file(self) -> Path | None:
        """The student's own file."""
        from lessons.play.drawings import SUFFIX

        return self.folder and self.folder / f"{self.lesson.id}.{self.step.id}{SUFFIX}"

    def open(self) -> None:
        """Open the file in the editor; it begins as what was built last, or as the lesson's drawing."""
        file = self.file
        if file is None:
            return
        try:
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(self._begun())
        except (OSError, ValueError) as error:
            self.trip.failed.emit(str(error))
            return
        self.editor_wanted.emit(file)

    def _begun(self) -> bytes:
        from lessons.play.built import DRAWING, begun

        answer = self.play.entry.answer
        if isinstance(answer, dict) and isinstance(answer.get(DRAWING), str):
            return str(answer[DRAWING]).encode()
        return begun(self.lesson, self.step)

    def look(self) -> Look:
        """What is in the file now, and what of it would run."""
        file = self.file
        try:
            state = file.stat() if file is not None else None
        except OSError:
            state = None
        if file is None or state is None:
            return Look("", None, "")
        key = (file, state.st_mtime_ns, state.st_size)
        if key != self._looked[0]:
            self._looked = key, self._read(file)
        return self._looked[1]

    def _read(self, file: Path) -> Look:
        from engine.ficon.drawing.file import FileError, read_bytes
        from lessons.play.built import drawing_answer
        from lessons.play.drawings import DRAWING_BYTES, DrawnError

        try:
            data = read_bytes(file, DRAWING_BYTES)
            return Look(
                data.decode("utf-8", "replace"), drawing_answer(self.lesson, self.step, data, file.name), ""
            )
        except (FileError, DrawnError) as error:
            return Look("", None, str(error))

    def may_build(self) -> bool:
        """Is there a drawing that can run, and is this the moment?"""
        right = self.look().drawn is not None
        return right and not self.done and not self.trip.busy and not self._solution.on_copy

    def build(self) -> None:
        """Build the machine with the links that are drawn, and let it run."""
        found, trip, session = self.look(), self.trip, self.session
        if found.drawn is None:
            return
        self.play.drawn(found.text, found.drawn.text)
        if len(session.branches.all) >= MOST_TRIES and session.branches.active != self._starts.first().branch:
            trip.forget(session.branches.active)
        trip.build(self._starts.run, found.drawn.settings, self.step.title)
        trip.then(self._stands)
        self.kept.emit()

    def _stands(self) -> None:
        self._starts.begun_anew()
        self.session.play()


class Look(NamedTuple):
    """The text of a file, what of it runs, or why it cannot be used."""

    text: str
    drawn: Drawn | None
    why_not: str
