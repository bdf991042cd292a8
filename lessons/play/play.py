"""Playing a lesson: which step is open, what has been answered, and the next hint. No window, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.format.models import Act, Step
from lessons.play.answers import AnswerError as AnswerError
from lessons.play.answers import checked
from lessons.play.dials import Values, chosen, text_of
from lessons.play.goals import GoalState, goal_state, reached
from lessons.play.grade_table import grade_sentence
from lessons.play.judging import judge
from lessons.play.machine_settings import DRAWING
from lessons.play.truth import option_truth, truth
from lessons.play.work import MAX_COMMANDS, MAX_ORDER_CHARS, Judgement, StepWork, Work

PASSED = 50  # points: half of the way
SOLUTION = -1  # among the rungs that were shown


@dataclass(frozen=True)
class Hint:
    """The next rung: a text (Markdown), or at last the solution, to be shown on a copy."""

    text: str
    number: int  # from 1
    solution: tuple[Act, ...] = ()


def _reached_text(states: Sequence[GoalState]) -> str:
    """Return the sentence for reached goals; it names the last bonus goal that holds."""
    best = [state.text for state in states if state.bonus and state.holds]
    return f"All goals are reached. Bonus: {best[-1]}" if best else "All goals are reached."


class Play:
    """A student's way through a lesson; `work` is kept up to date with everything."""

    def __init__(self, lesson: Lesson, work: Work) -> None:
        self.lesson, self.work = lesson, work
        known = [step.id for step in lesson.steps]
        self.index = known.index(work.current) if work.current in known else 0
        work.current = self.step.id

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.lesson.steps[self.index]

    @property
    def entry(self) -> StepWork:
        """The student's work in the open step."""
        return self.work.step(self.step.id)

    @property
    def progress(self) -> float:
        """Share of the steps that are done, 0 to 1; those that may be left out count when they are done."""
        counted = [
            place for place, step in enumerate(self.lesson.steps) if not step.optional or self.done(place)
        ]
        return sum(self.done(place) for place in counted) / len(counted) if counted else 1.0

    @property
    def finished(self) -> bool:
        """Has every step been done, or skipped on purpose?"""
        states = {step.id: self.work.step(step.id).state for step in self.lesson.steps}
        return all(states[step.id] != "open" or step.optional for step in self.lesson.steps)

    def done(self, place: int) -> bool:
        """Return True if a step has been done."""
        return self.work.step(self.lesson.steps[place].id).state == "done"

    def go(self, place: int) -> None:
        """Open a step; nothing is lost. Raises IndexError."""
        if not 0 <= place < len(self.lesson.steps):
            raise IndexError(f"expected a step from 0 to {len(self.lesson.steps) - 1}")
        self.index = place
        self.work.current = self.step.id

    def next(self) -> bool:
        """Go to the next step when this one is done (what is only read, is then); False at the end."""
        if self.step.kind in ("read", "reflect"):
            self.entry.state = "done"
        if self.entry.state == "open" and not self.step.optional:
            return False
        if self.index + 1 == len(self.lesson.steps):
            return False
        self.go(self.index + 1)
        return True

    def skip(self) -> bool:
        """Leave this step as it is and go to the next; False at the end."""
        if self.entry.state == "open":
            self.entry.state = "skipped"
        if self.index + 1 == len(self.lesson.steps):
            return False
        self.go(self.index + 1)
        return True

    def began(self, at: int, events: int | None = None) -> None:
        """Note the time (ns) at which the run stood when the step was first opened."""
        if self.entry.began_at is None:
            self.entry.began_at, self.entry.began_events = at, events

    def spend(self, seconds: float) -> None:
        """Add time that was spent with this step."""
        self.entry.seconds += max(0.0, seconds)

    def command(self, line: str) -> None:
        """Note what was typed or changed in this step."""
        if len(self.entry.commands) < MAX_COMMANDS:
            self.entry.commands = [*self.entry.commands, line[:600]]

    def built(self, values: Values) -> None:
        """Note that a machine was built with these values of the step's dials. Raises DialError."""
        self.entry.answer = dict(chosen(self.step, values))
        self.entry.attempts += 1
        self.command(text_of(self.step, values))

    def drawn(self, text: str, told: str) -> None:
        """Note that a machine was built from a drawing; `told` says which links run."""
        self.entry.answer = {DRAWING: text}
        self.entry.attempts += 1
        self.command(f"drawing: {told}")

    def ordered(self, run: str, lines: Sequence[str]) -> None:
        """Keep the commands of a run, as a session file has them: they are graded. Too many are not kept."""
        if sum(map(len, lines)) <= MAX_ORDER_CHARS and self.work.given.get(run) != list(lines):
            self.work.given = {**self.work.given, run: list(lines)}

    def graded(self, grade: dict[str, Any], step: str = "") -> None:
        """Note the grade of a step, as `Grade.as_json` returns it; step "" is the open one."""
        entry = self.work.step(step or self.step.id)
        entry.answer = grade
        entry.attempts += 1
        entry.state = "done"
        entry.judged = Judgement(right=grade["points"] >= PASSED, sentence=grade_sentence(grade))

    def reached(self) -> None:
        """Note that a watch or run step has reached its condition."""
        if self.step.kind in ("watch", "run"):
            self.entry.state = "done"

    @property
    def locked(self) -> bool:
        """A prediction cannot be changed any more once it has been compared."""
        return self.step.kind == "predict" and self.entry.judged is not None

    def answer(self, value: Any) -> None:
        """Keep an answer. Raises AnswerError with what was expected."""
        if self.locked:
            raise AnswerError("the prediction has already been compared with the run")
        if self.step.kind not in ("predict", "explain", "reflect"):
            raise AnswerError("this step has no question")
        self.entry.answer = checked(self.step, value)
        self.entry.attempts += 1
        if self.step.kind != "explain" or self.step.form == "text":
            self.entry.state = "done"

    def judge(self, recording: Recording | None) -> Judgement | None:
        """Judge this step against the run so far; return None if there is nothing to judge yet.

        explain: the answer. compare: the answer to the step that it names. do: the goals.
        """
        found = {"explain": self._explained, "compare": self._compared, "do": self._goals}.get(self.step.kind)
        return found(recording) if found else None

    def restart(self) -> None:
        """Restart this step; time, attempts and hints stay counted."""
        if not self.locked:
            entry = self.entry
            entry.state, entry.answer, entry.judged, entry.commands = "open", None, None, []

    def hint(self) -> Hint | None:
        """Return the next hint: those for the present wrong answer, then those for any, then the solution."""
        step, entry = self._helped()
        first = "1" if step.kind == "do" else ""  # goals that nobody has looked at yet: the first one is open
        key = entry.judged.key if entry.judged else first
        wanted = [place for on in (key, "any") for place, rung in enumerate(step.hints) if rung.on == on]
        place = next((place for place in wanted if place not in entry.rungs), SOLUTION)
        if place == SOLUTION and (not step.solution or SOLUTION in entry.rungs):
            return None
        entry.rungs = [*entry.rungs, place]
        entry.hints_shown += 1
        if place == SOLUTION:
            return Hint("", entry.hints_shown, step.solution)
        return Hint(step.hints[place].text, entry.hints_shown)

    def _helped(self) -> tuple[Step, StepWork]:
        """Beside a comparison the hints are those of the prediction."""
        if self.step.kind != "compare":
            return self.step, self.entry
        step = self.lesson.steps[self.lesson.index(self.step.predict or "")]
        return step, self.work.step(step.id)

    def _explained(self, recording: Recording | None) -> Judgement | None:
        entry = self.entry
        if entry.answer is None:
            return None
        right = option_truth(self.step, recording) if self.step.form == "choice" else entry.answer
        if right is None:
            return None
        entry.judged = judge(self.lesson, self.step, entry.answer, right)
        if entry.judged.right:
            entry.state = "done"
        return entry.judged

    def _compared(self, recording: Recording | None) -> Judgement | None:
        step, entry = self._helped()
        right = truth(self.lesson, step, recording) if recording is not None else None
        if right is None:
            return None
        self.entry.state = "done"
        if entry.answer is None:
            return None
        if entry.judged is None:
            entry.judged = judge(self.lesson, step, entry.answer, right)
        self.entry.judged = entry.judged
        return entry.judged

    def _goals(self, recording: Recording | None) -> Judgement | None:
        if recording is None:
            return None
        states = goal_state(self.lesson, self.step, recording, self.entry.began_at or 0)
        if reached(states):
            judged = Judgement(right=True, sentence=_reached_text(states))
            self.entry.state = "done"
        else:
            numbered = enumerate(states, 1)
            number, state = next(one for one in numbered if not one[1].holds and not one[1].bonus)
            judged = Judgement(right=False, key=str(number), sentence=f"{state.text}: {state.why_not}")
        if self.entry.judged != judged:
            self.entry.judged = judged
        return judged
