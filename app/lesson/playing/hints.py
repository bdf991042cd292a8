"""The hints of a step, and its solution, which is played on a copy of the run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.machine_control import Checkpoint, MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import Starts
from app.run.session import Session
from lessons.format.folder import ENDING
from lessons.format.models import ASKS, MAKES
from lessons.play.machine_settings import act_settings, act_text
from lessons.play.play import SOLUTION, Play

MAX_BRANCHES = 10  # beyond that, the copy is deleted when it is left


class Solution(QObject):
    """The solution: `show` plays it in a separate branch; `leave` returns to the student's own branch."""

    changed = Signal()

    def __init__(self, play: Play, machine: MachineControl, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._play, self._machine, self._session = play, machine, session
        self._own: Checkpoint | None = None
        self._said: list[str] = []

    @property
    def on_copy(self) -> bool:
        """True while the copy is active."""
        return self._own is not None

    @property
    def own_run(self) -> bool:
        """True while the student's own run is stopped for the lesson: nothing moves it, and no copy is
        playing.
        """
        return not self._machine.busy and not self.on_copy

    def show(self, acts: Sequence[Any], began: Checkpoint, run: str) -> None:
        """Perform a solution from the start of the step."""
        machine = self._machine
        self._own, self._said = machine.checkpoint, []
        machine.back_to(began, self.tr("Solution"))
        for act in acts:
            self._queue(act, run)
        machine.then(self.changed.emit)
        self.changed.emit()

    def _queue(self, act: Any, run: str) -> None:
        machine, session = self._machine, self._session
        machine.then(lambda: self._say(act))
        if act.cp is not None:
            machine.ask(lambda: session.console.execute(act.userid or "MAINT", act.cp))
        elif act.shell is not None:
            machine.ask(lambda: session.console.execute(act.on, act.shell, True))
        elif act.change is not None:
            machine.ask(lambda: session.change(act.change))
        elif act.rules is not None:
            text = self._play.lesson.folder.text(act.rules)
            machine.ask(lambda: session.give_rules(act.on, act.rules.removesuffix(ENDING), text))
        elif act.tool in MAKES:
            step, lesson = self._play.step, self._play.lesson
            machine.build(run, act_settings(lesson, step, act), self.tr("Solution"))
        else:
            machine.to(act.run, run)

    def _say(self, act: Any) -> None:
        if act.cp is not None:
            line = self.tr("`{0}`, as {1}").format(act.cp, act.userid or "MAINT")
        elif act.shell is not None:
            line = self.tr("`{0}`, in the Linux of {1}").format(act.shell, act.on)
        elif act.change is not None:
            line = f"`{act.change}`"
        elif act.rules is not None:
            line = self.tr("the rules `{0}`, for {1}").format(act.rules, act.on)
        elif act.tool in MAKES:
            line = self.tr("build: {0}").format(act_text(self._play.step, act))
        else:
            line = self.tr("run: {0}").format(act.run)
        self._said.append(line)
        self.changed.emit()

    def text(self) -> str:
        """Return the actions so far as Markdown."""
        head = self.tr("This is a copy of your run. The solution:")
        return "\n".join([head, "", *(f"{number}. {line}" for number, line in enumerate(self._said, 1))])

    def leave(self) -> None:
        """Return to the student's own run, at the position where it was left."""
        own, self._own = self._own, None
        if own is not None:
            copy = self._session.branches.active
            self._machine.stop()
            self._machine.select(own.branch)
            if len(self._session.branches.all) > MAX_BRANCHES and copy != own.branch:
                self._machine.forget(copy)
        self.changed.emit()


class Ladder(PlayerPart):
    """Tracks which hints were shown and which hint comes next."""

    def __init__(self, play: Play, starts: Starts, solution: Solution, parent: QObject) -> None:
        super().__init__(play, parent)
        self._starts, self._solution = starts, solution

    def given(self) -> list[str]:
        """Return the texts of the hints that were shown in this step."""
        _, entry = self.play.helped()
        texts = [self.play.rung_text(rung) for rung in entry.rungs if rung != SOLUTION]
        return [text for text in texts if text] if self.step.kind != "predict" else []

    def has_more(self) -> bool:
        """Return True if another suitable hint is available."""
        _, entry = self.play.helped()
        return not self._needless(entry) and self.play.next_rung() is not None

    def _needless(self, entry: Any) -> bool:
        """Return True if no help is needed."""
        if self.step.kind == "do" or self.step.kind in ASKS:
            return self.done
        if self.step.kind == "compare":
            return entry.judged is None or bool(entry.judged.right)
        return self.step.kind == "predict" and entry.answer is not None

    def due(self) -> str:
        """Return the hint for the wrong answer that was just judged; "" if no hint is due."""
        _, entry = self.play.helped()
        return "" if self._needless(entry) or not self.play.hint_is_due else self.climb(asked=False)

    def climb(self, asked: bool = True) -> str:
        """Return the next hint, or "" if the next help is the solution, which is then shown."""
        found = self.play.hint(asked)
        self.kept.emit()
        if found is None:
            return ""
        if found.solution:
            self.show_solution()
        return found.text

    def may_show_solution(self) -> bool:
        """Return True if all hints were shown and the solution may be played."""
        return SOLUTION in self.play.entry.rungs and self._solution.own_run

    def show_solution(self) -> None:
        """Play the solution in a separate branch, from the start of the step."""
        if self.play.entry.began_at is not None:
            self._solution.show(self.step.solution, self._starts.first(), self._starts.run)
