"""Building a machine in a step: from dials, or from a drawing created in the topology editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.hints import Solution
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import MAX_TRIES, Starts
from app.run.session import Session
from engine.atomic import atomic_write
from engine.ficon.drawing.file import FileError, read_bytes
from lessons.play.drawings import MAX_DRAWING_BYTES, SUFFIX, Drawn, DrawnError
from lessons.play.machine_settings import (
    DRAWING,
    DialError,
    chosen,
    drawing_answer,
    settings_of,
    starting_drawing,
)
from lessons.play.play import Play


class StepDrawing(NamedTuple):
    """The text of a drawing's file, and the links that would be simulated or the reason why it cannot be
    used.
    """

    text: str
    drawn: Drawn | None
    why_not: str


class MachineBuilder(PlayerPart):
    """Builds a machine for the current step; each machine is a separate branch."""

    def __init__(
        self,
        play: Play,
        session: Session,
        machine: MachineControl,
        starts: Starts,
        solution: Solution,
        parent: QObject,
    ) -> None:
        super().__init__(play, parent)
        self.session, self.machine, self._starts, self._solution = session, machine, starts, solution

    def may_build(self) -> bool:
        """Return True if the step is still open and the student's own run is available."""
        return not self.done and self._solution.own_run

    def build(self, settings: Sequence[str]) -> None:
        """Build the run of this step with these additional settings, and run it from time 0."""
        machine, branches = self.machine, self.session.branches
        if len(branches.all) >= MAX_TRIES and branches.active != self._starts.first().branch:
            machine.forget(branches.active)
        machine.build(self._starts.run, settings, self.step.title)
        machine.then(self._on_built)
        self.kept.emit()

    def _on_built(self) -> None:
        self._starts.on_built()
        self.session.play()


class DrawingBuilder(PlayerPart):
    """Reads the drawing's file; reports its errors as soon as it has been saved."""

    editor_wanted = Signal(object)  # Path of the file
    failed = Signal(str)

    def __init__(self, play: Play, builder: MachineBuilder, parent: QObject) -> None:
        super().__init__(play, parent)
        self._builder = builder
        self.folder: Path | None = None  # where such files are kept
        self._looked: tuple[object, StepDrawing] = (None, StepDrawing("", None, ""))

    @property
    def file(self) -> Path | None:
        """The student's own file."""
        return self.folder and self.folder / f"{self.lesson.id}.{self.step.id}{SUFFIX}"

    def open(self) -> None:
        """Open the file in the editor; it starts as the last drawing built, or as the lesson's drawing."""
        file = self.file
        if file is None:
            return
        try:
            if not file.exists():
                atomic_write(file, self._starting_content(), make_folder=True)
        except (OSError, ValueError) as error:
            self.failed.emit(str(error))
            return
        self.editor_wanted.emit(file)

    def _starting_content(self) -> bytes:
        answer = self.play.entry.answer
        if isinstance(answer, dict) and isinstance(answer.get(DRAWING), str):
            return str(answer[DRAWING]).encode()
        return starting_drawing(self.lesson, self.step)

    def look(self) -> StepDrawing:
        """Return the current content of the file and the links in it that would be simulated."""
        file = self.file
        try:
            state = file.stat() if file is not None else None
        except OSError:
            state = None
        if file is None or state is None:
            return StepDrawing("", None, "")
        key = (file, state.st_mtime_ns, state.st_size)
        if key != self._looked[0]:
            self._looked = key, self._read(file)
        return self._looked[1]

    def _read(self, file: Path) -> StepDrawing:
        try:
            data = read_bytes(file, MAX_DRAWING_BYTES)
            drawn = drawing_answer(self.lesson, self.step, data, file.name)
            return StepDrawing(data.decode("utf-8", "replace"), drawn, "")
        except (FileError, DrawnError) as error:
            return StepDrawing("", None, str(error))

    def may_build(self) -> bool:
        """Return True if the step is still open and its drawing can be simulated."""
        return self.look().drawn is not None and self._builder.may_build()

    def build(self) -> None:
        """Build the machine with the drawn links, and run it."""
        found = self.look()
        if found.drawn is None:
            return
        self.play.drawn(found.text, found.drawn.text)
        self._builder.build(found.drawn.settings)


class DialsBuilder(PlayerPart):
    """Builds the machine of a step with dials."""

    def __init__(self, play: Play, builder: MachineBuilder, parent: QObject) -> None:
        super().__init__(play, parent)
        self._builder = builder
        self._turned: dict[str, dict[str, str | int]] = {}  # of each step, also after it was restarted

    def values(self) -> dict[str, str | int]:
        """Return the dial values of the last machine built, or the initial values."""
        kept: Any = self._turned.get(self.step.id) or self.play.entry.answer
        try:
            return chosen(self.step, kept if isinstance(kept, dict) else {})
        except DialError:
            return chosen(self.step, {})

    def build(self, values: Mapping[str, str | int]) -> None:
        """Build a machine with these values, and run it."""
        self.play.built(values)
        self._turned[self.step.id] = dict(values)
        self._builder.build(settings_of(self.step, values))
