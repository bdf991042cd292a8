"""The ladder of hints of a step; its last rung is the solution, on a copy of the run."""

from __future__ import annotations

from typing import Any

from app.lesson.playing.step_part import StepPart
from lessons.format.models import Step


class Ladder(StepPart):
    """Tracks which hints were shown and which one comes next."""

    def given(self) -> list[str]:
        """Return the texts of the hints that were shown in this step."""
        step, entry = self._helped()
        return [step.hints[rung].text for rung in entry.rungs if 0 <= rung < len(step.hints)]

    def _helped(self) -> tuple[Step, Any]:
        step = self.predicted() if self.step.kind == "compare" else self.step
        return step, self.play.work.step(step.id)

    def has_more(self) -> bool:
        """Return True if another hint fits."""
        step, entry = self._helped()
        if self._needless(entry):
            return False
        key = entry.judged.key if entry.judged else ""
        left = [n for n, rung in enumerate(step.hints) if rung.on in (key, "any") and n not in entry.rungs]
        return bool(left) or (bool(step.solution) and -1 not in entry.rungs)

    def _needless(self, entry: Any) -> bool:
        """Return True if no help is needed."""
        if self.step.kind in ("do", "explain"):
            return self.done
        if self.step.kind == "compare":
            return entry.judged is None or bool(entry.judged.right)
        return self.step.kind == "predict" and entry.answer is not None

    def climb(self) -> str:
        """Return the next hint; "" if it is the solution, which is then shown."""
        found = self.play.hint()
        self.kept.emit()
        if found is None:
            return ""
        if found.solution:
            self.show_solution()
        return found.text

    def may_show_solution(self) -> bool:
        """Return True if all hints were shown and the solution may be played."""
        return -1 in self.play.entry.rungs and not self.solution.on_copy and not self.machine.busy

    def show_solution(self) -> None:
        """Play the solution in a branch of its own, from where the step began."""
        if self.play.entry.began_at is not None:
            self.solution.show(self.step.solution, self.starts.first(), self.starts.run)
