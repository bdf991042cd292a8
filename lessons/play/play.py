"""Playing a lesson: the open step, the answers so far, and the next hint. No window, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.language import say
from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.format.models import ASKS, READ, Act, Step
from lessons.format.text import filled
from lessons.play.answer_text import answer_line, grade_sentence, point_texts
from lessons.play.answers import AnswerError, checked
from lessons.play.goals import GoalState, goal_state, reached
from lessons.play.guide import with_opening
from lessons.play.judging import judge
from lessons.play.machine import series
from lessons.play.machine_settings import DRAWING, Values, chosen, text_of
from lessons.play.truth import option_truth, passed, truth
from lessons.play.work import MAX_COMMANDS, MAX_ORDER_CHARS, Judgement, StepWork, StudentWork
from lessons.play.worked import worked

PASSED = 50  # points: half of the way
SOLUTION = -1  # among the rungs that were shown: the solution on a copy
WORKED = -2  # the worked solution


@dataclass(frozen=True)
class Hint:
    """The next hint: a text (Markdown), or finally the solution, to be shown on a copy."""

    text: str
    number: int  # from 1
    solution: tuple[Act, ...] = ()


def _reached_text(states: Sequence[GoalState]) -> str:
    """Return the sentence for reached goals; it names the last bonus goal that holds."""
    best = [state.text for state in states if state.bonus and state.holds]
    return say("All goals are reached. Bonus: {0}", best[-1]) if best else say("All goals are reached.")


class Play:
    """A student's progress through a lesson; `work` is kept up to date with everything."""

    def __init__(self, lesson: Lesson, work: StudentWork) -> None:
        self.lesson, self.work = lesson, work
        known = [step.id for step in lesson.steps]
        self.index = known.index(work.current) if work.current in known else 0
        work.current = self.step.id

    @property
    def step(self) -> Step:
        """The open step."""
        return self.lesson.steps[self.index]

    @property
    def entry(self) -> StepWork:
        """The student's work in the open step."""
        return self.work.step(self.step.id)

    @property
    def finished(self) -> bool:
        """True if every step has been done, or skipped on purpose."""
        states = {step.id: self.work.step(step.id).state for step in self.lesson.steps}
        return all(states[step.id] != "open" or step.optional for step in self.lesson.steps)

    def done(self, place: int) -> bool:
        """Return True if a step has been done."""
        return self.work.step(self.lesson.steps[place].id).state == "done"

    def go(self, place: int) -> None:
        """Open a step; nothing is lost. Raises IndexError."""
        if not 0 <= place < len(self.lesson.steps):
            raise IndexError(say("expected a step from 0 to {0}", len(self.lesson.steps) - 1))
        self.index = place
        self.work.current = self.step.id

    def next(self) -> bool:
        """Go to the next step if this step is done (this call completes a step that only has to be read);
        return False at the end.
        """
        if self.step.kind in READ:
            self.entry.state = "done"
        if self.entry.state == "open" and not self.step.optional:
            return False
        if self.index + 1 == len(self.lesson.steps):
            return False
        self.go(self.index + 1)
        return True

    def skip(self) -> bool:
        """Leave this step as it is and go to the next; return False at the end."""
        if self.entry.state == "open":
            self.entry.state = "skipped"
        if self.index + 1 == len(self.lesson.steps):
            return False
        self.go(self.index + 1)
        return True

    def began(self, at: int, events: int | None = None) -> None:
        """Note the time (ns) of the run when the step was first opened."""
        if self.entry.began_at is None:
            self.entry.began_at, self.entry.began_events = at, events

    def spend(self, seconds: float) -> None:
        """Add time that was spent on this step."""
        self.entry.seconds += max(0.0, seconds)

    def command(self, line: str) -> None:
        """Note a command or change in this step."""
        if len(self.entry.commands) < MAX_COMMANDS:
            self.entry.commands = [*self.entry.commands, line[:600]]

    def built(self, values: Values) -> None:
        """Note that a machine was built with these values of the step's dials. Raises DialError."""
        self.entry.answer = dict(chosen(self.step, values))
        self.entry.attempts += 1
        self.command(text_of(self.step, values))

    def drawn(self, text: str, told: str) -> None:
        """Note that a machine was built from a drawing; `told` describes the links that run."""
        self.entry.answer = {DRAWING: text}
        self.entry.attempts += 1
        self.command(f"drawing: {told}")

    def ordered(self, run: str, lines: Sequence[str]) -> None:
        """Keep the commands of a run in the form used in session files: they are graded. If there are too
        many, they are not kept.
        """
        if sum(map(len, lines)) <= MAX_ORDER_CHARS and self.work.given.get(run) != list(lines):
            self.work.given = {**self.work.given, run: list(lines)}

    def graded(self, grade: dict[str, Any], step: str = "") -> None:
        """Note the grade of a step, as returned by `Grade.as_json`; step "" is the open step."""
        entry = self.work.step(step or self.step.id)
        entry.answer = grade
        entry.attempts += 1
        entry.state = "done"
        entry.judged = Judgement(right=grade["points"] >= PASSED, sentence=grade_sentence(grade))

    def reached(self) -> None:
        """Note that a watch or run step has reached its condition."""
        if self.step.kind in ("watch", "run"):
            self.entry.state = "done"

    # ---- predictions

    @property
    def locked(self) -> bool:
        """True if a prediction can no longer be changed, because the run has passed the moment that it is
        about.
        """
        return self.step.kind == "predict" and (self.entry.locked or self.entry.judged is not None)

    def look(self, run: str, recording: Recording) -> bool:
        """Lock the predictions whose moment this run has passed; return True if one was locked.

        A student who has not answered by then counts as having looked first.
        """
        asked = [
            step
            for place, step in enumerate(self.lesson.steps)
            if step.kind == "predict" and not step.sweep and self.lesson.run_of(place) == run
        ]
        open_ones = [step for step in asked if not self.work.step(step.id).locked]
        found = [step for step in open_ones if passed(step, recording)]
        for step in found:
            self._lock(step)
        return bool(found)

    @property
    def revealed(self) -> frozenset[str] | None:
        """Ids of the published facts that may be shown; None = all, once nothing is left to predict or grade.

        Until then, a comparison shows those of its own prediction, and other steps show none.
        """
        if not any(self._secret(step) for step in self.lesson.steps):
            return None
        step, _ = self.helped()
        facts = [step.fact, *step.facts.values()] if self.step.kind == "compare" else []
        return frozenset(fact for fact in facts if fact)

    def _secret(self, step: Step) -> bool:
        """Return True if a guide or a published figure may still reveal an answer."""
        entry = self.work.step(step.id)
        if step.kind == "grade":
            return entry.state != "done"
        return step.kind == "predict" and not (entry.locked or entry.told or entry.judged is not None)

    def _lock(self, step: Step) -> None:
        entry = self.work.step(step.id)
        entry.locked, entry.looked = True, entry.answer is None

    def tell(self) -> None:
        """Note that a trainer's window or pack shows all answers: answers given after this earn no points."""
        for step in self.lesson.steps:
            entry = self.work.step(step.id)
            given = entry.locked and entry.answer is not None
            final = entry.judged is not None or given or (step.kind == "do" and entry.state == "done")
            if step.kind in ("predict", "do", *ASKS) and not final:
                entry.told = True

    def swept(self, sweep: str, point: str, figures: dict[str, float]) -> None:
        """Keep the figures of one point of a sweep; predictions about the sweep lock."""
        for step in self.lesson.asked_of(sweep):
            if not self.work.step(step.id).locked:
                self._lock(step)
        known = self.work.sweeps.get(sweep, {})
        self.work.sweeps = {**self.work.sweeps, sweep: {**known, point: figures}}
        if len(self.work.sweeps[sweep]) == len(self.lesson.sweeps[sweep].points):
            self._end_sweep(sweep)

    def _end_sweep(self, sweep: str) -> None:
        """Record that a sweep has all its figures, including those of comparisons passed earlier."""
        for place, step in enumerate(self.lesson.steps):
            if step.kind == "sweep" and step.sweep == sweep:
                self.work.step(step.id).state = "done"
            if step.kind == "compare" and place < self.index and self.lesson.asked_by(step).sweep == sweep:
                self._compare(step, None)

    def truth_of(self, step: Step, recording: Recording | None) -> Any:
        """Return the answer to a step from the student's own runs; None before it is known."""
        if step.form == "series":
            return series(self.lesson, step, self.work.sweeps.get(step.sweep, {}))
        return truth(self.lesson, step, recording) if recording is not None else None

    def answer(self, value: Any) -> None:
        """Keep an answer. Raises AnswerError with a description of a valid answer."""
        if self.locked and self.entry.answer is not None:
            raise AnswerError(say("the run has passed the moment to which the prediction refers"))
        if self.step.kind not in ("predict", "reflect", *ASKS):
            raise AnswerError(say("this step has no question"))
        self.entry.answer, self.entry.draft = checked(self.step, value), None
        self.entry.attempts += 1
        if self.step.kind not in ASKS or self.step.form == "text":
            self.entry.state = "done"

    def text_of(self, place: int) -> str:
        """Return the text of a step (Markdown) with the numbers from the student's own run and answers.

        The first step begins with the introduction of the lesson.
        """
        text = filled(self.lesson.steps[place].markdown, self._inset)
        return with_opening(self.lesson, place, text)

    def _inset(self, own: bool, id: str) -> str:
        step, entry = self.lesson.steps[self.lesson.index(id)], self.work.step(id)
        value = entry.answer if own else entry.found
        return answer_line(self.lesson, step, value) if value is not None else "–"

    def draft(self, value: Any) -> None:
        """Keep an unfinished answer until the lesson is opened again."""
        if self.entry.answer is None:
            self.entry.draft = value

    def tick(self, number: int, ticked: bool) -> None:
        """Note whether the student's text meets a line of the rubric."""
        ticks = [*self.entry.ticks, *[False] * len(self.step.rubric)][: len(self.step.rubric)]
        ticks[number] = ticked
        self.entry.ticks = ticks

    def judge(self, recording: Recording | None) -> Judgement | None:
        """Judge this step against the run so far; return None if there is nothing to judge yet.

        explain: judges the answer. compare: judges the answer to the step that it names. do: judges the
        goals.
        """
        found = {**dict.fromkeys(ASKS, self._explained), "compare": self._compared, "do": self._goals}.get(
            self.step.kind
        )
        return found(recording) if found else None

    def restart(self) -> None:
        """Restart this step; time, attempts and hints remain counted."""
        if not self.locked:
            entry = self.entry
            entry.restarts += 1
            entry.state, entry.answer, entry.judged, entry.commands = "open", None, None, []

    def hint(self, asked: bool = True) -> Hint | None:
        """Return the next hint and note that it was shown; hints that were not requested are not counted."""
        place = self.next_rung()
        if place is None:
            return None
        step, entry = self.helped()
        entry.rungs = [*entry.rungs, place]
        entry.hints_shown += asked
        if place == SOLUTION:
            return Hint("", entry.hints_shown, step.solution)
        return Hint(self.rung_text(place), entry.hints_shown)

    def next_rung(self) -> int | None:
        """Return the next hint: a hint for the wrong answer, a hint for any answer, the worked solution, or
        the solution on a copy.

        None: there are no more hints, or nothing was answered yet.
        """
        step, entry = self.helped()
        key = entry.judged.key if entry.judged else "1" if step.kind == "do" else ""
        if not key or self.step.kind == "predict":
            return None
        wanted = [place for on in (key, "any") for place, rung in enumerate(step.hints) if rung.on == on]
        by_run = step.kind == "predict" and entry.found is not None
        wanted += [WORKED] if step.worked or by_run else []
        wanted += [SOLUTION] if step.solution else []
        return next((place for place in wanted if place not in entry.rungs), None)

    def rung_text(self, place: int) -> str:
        """Return the text (Markdown) of a hint for this step, or for the prediction that it compares."""
        step, entry = self.helped()
        if place == WORKED:
            return step.worked or worked(step, entry.found)
        return step.hints[place].text if 0 <= place < len(step.hints) else ""

    @property
    def hint_is_due(self) -> bool:
        """True if a wrong answer was judged and no hint for it was shown: the first hint appears
        automatically.
        """
        step, entry = self.helped()
        if step.kind == "do" or entry.judged is None or entry.judged.right:
            return False
        place = self.next_rung()
        return place is not None and place >= 0 and step.hints[place].on == entry.judged.key

    def helped(self) -> tuple[Step, StepWork]:
        """Return the step that hints are about, with its work: for a comparison, it is the prediction."""
        step = self.lesson.asked_by(self.step)
        return step, self.work.step(step.id)

    def _explained(self, recording: Recording | None) -> Judgement | None:
        entry = self.entry
        if entry.answer is None:
            return None
        right = option_truth(self.step, recording) if self.step.form == "choice" else entry.answer
        if right is None:
            return None
        entry.judged = judge(self.step, entry.answer, right)
        if entry.judged.right:
            entry.state = "done"
        return entry.judged

    def _compared(self, recording: Recording | None) -> Judgement | None:
        return self._compare(self.step, recording)

    def _compare(self, compare: Step, recording: Recording | None) -> Judgement | None:
        step = self.lesson.asked_by(compare)
        own, entry = self.work.step(compare.id), self.work.step(step.id)
        right = self.truth_of(step, recording)
        if right is None:
            return None
        own.state = "done"
        if entry.judged is None:
            entry.found = right
        if entry.answer is None:
            return None
        if entry.judged is None:
            entry.judged = judge(step, entry.answer, right, point_texts(self.lesson, step))
        own.judged = entry.judged
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
            number, state = next(pair for pair in numbered if not pair[1].holds and not pair[1].bonus)
            judged = Judgement(right=False, key=str(number), sentence=f"{state.text}: {state.why_not}")
        if self.entry.judged != judged:
            self.entry.judged = judged
        return judged
