"""Plays a lesson: between what a student does in the page, the machine, and what is kept of it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.lesson import comparison
from app.lesson.solution import Solution
from app.lesson.trip import Stand, Trip

if TYPE_CHECKING:
    from app.session import Session
    from lessons.lesson import Lesson
    from lessons.models import Step
    from lessons.play import Play
    from lessons.work import Judgement

MOST_TRIES = 12  # branches; beyond that a step that is restarted forgets what was done in it
MOST_LOOKS = 40  # moments at which goals are looked at, twice a second
LONGEST_LOOK = 5.0  # s counted between two looks: the computer may have slept


class Player(QObject):
    """What the page shows and asks for. `kept` says that there is something new to be written down."""

    step_changed = Signal()
    refreshed = Signal()
    kept = Signal()
    console_wanted = Signal()
    change_wanted = Signal()
    pointed = Signal(str, str)  # spotlight: panel and guest; "" = none
    explained = Signal(str, str)  # a heading and a text (Markdown) to be shown beside the link
    said = Signal(str)  # a sentence for the banner

    def __init__(self, play: Play, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play, self.session = play, session
        self.trip = Trip(play.lesson, play.work.student, session, self)
        self.solution = Solution(self.trip, session, self)
        self.missed = ""  # why a wait ended without what it was for
        self._stand: Stand | None = None  # where the lesson stands; the next step begins there
        self._began: dict[int, Stand] = {}
        self._seen_commands = self._goals_seen = 0
        self.recordings: dict[str, Any] = {}  # the Recording of each run, as it was seen last
        self._looked = monotonic()
        self._truth: tuple[object, Any] = (None, None)
        self.trip.arrived.connect(self._on_arrived)
        self.trip.waited.connect(self._on_waited)
        self.trip.failed.connect(self.said)
        self.solution.changed.connect(self.refreshed)
        session.changed.connect(self.refreshed)

    # ---- facts

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.play.lesson

    @property
    def index(self) -> int:
        """The place of the present step."""
        return self.play.index

    @property
    def step(self) -> Step:
        """The present step."""
        return self.play.step

    @property
    def answer(self) -> Any:
        """What was answered in this step; None when nothing was."""
        return self.play.entry.answer

    @property
    def judged(self) -> Judgement | None:
        """How good that was."""
        return self.play.entry.judged

    @property
    def done(self) -> bool:
        """Has this step been done?"""
        return self.play.entry.state == "done"

    @property
    def last(self) -> bool:
        """Is this the last step?"""
        return self.index + 1 == len(self.lesson.steps)

    @property
    def ended(self) -> int:
        """How many steps are done or skipped."""
        return sum(self.state_of(place) != "open" for place in range(len(self.lesson.steps)))

    def state_of(self, place: int) -> str:
        """open, done or skipped."""
        return str(self.play.work.step(self.lesson.steps[place].id).state)

    def place_of(self, step_id: str | None) -> int:
        """The place of a step by its id."""
        return int(self.lesson.index(step_id or ""))

    @property
    def run(self) -> str:
        """The run of this step; "" when there is none."""
        return str(self.lesson.run_of(self.index))

    @property
    def position(self) -> int:
        """Where the machine stands, ns."""
        return self.session.position

    @property
    def playing(self) -> bool:
        """Does the machine run?"""
        return self.session.playing

    # ---- going from step to step

    def start(self) -> None:
        """Show the present step, and bring the machine to where it is wanted."""
        self._enter()

    def go(self, place: int) -> None:
        """Open any step."""
        self._leave()
        self.play.go(place)
        self._enter()

    def next(self) -> None:
        """On to the next step."""
        self._leave()
        if not self.play.next() and not self.last:
            self.play.go(self.index + 1)
        self._enter()

    def back(self) -> None:
        """To the step before."""
        if self.index > 0:
            self.go(self.index - 1)

    def skip(self) -> None:
        """Leave this step out."""
        self._leave()
        self.play.skip()
        self._enter()

    def finish(self) -> None:
        """The last step is read as well."""
        if self.step.kind in ("read", "reflect"):
            self.play.entry.state = "done"
        self.kept.emit()
        self.refreshed.emit()

    def leave(self) -> None:
        """The lesson is put away, or the window closed."""
        self._leave()

    def _leave(self) -> None:
        if self.trip.busy or self.trip.waiting:
            self.trip.stop()
        if self.solution.on_copy:
            self.solution.leave()
        self._note_time()

    def _enter(self) -> None:
        self.missed = ""
        self._truth = (None, None)
        entry = self.play.entry
        if self.run:
            self._travel(fresh=entry.began_at is None)
        light = self.step.spotlight
        self.pointed.emit(light.chart if light else "", (light.guest or "") if light else "")
        self.step_changed.emit()
        self.kept.emit()

    def _travel(self, fresh: bool) -> None:
        trip, stand = self.trip, self._stand
        here = trip.branch_of(self.run)
        if fresh and stand is not None and stand.branch == here and self._strayed(stand):
            trip.back_to(stand)
        trip.open_run(self.run)
        if not fresh:
            trip.catch_up(self.play.entry.began_at or 0)
        elif self.step.at:
            trip.to(self.step.at, self.run)
        trip.then(self._begin)

    def _strayed(self, stand: Stand) -> bool:
        """Has the machine been moved since the step before ended?"""
        now = self.trip.stand
        return now.branch != stand.branch or now.time != stand.time

    def _begin(self) -> None:
        """The machine is where the step begins."""
        self.trip.note_run(self.run)
        here = self.trip.stand
        if self.play.entry.began_at is None:
            self.play.began(here.time)
            self._began[self.index] = self._stand = here
            if self.step.kind == "do":  # what is done goes to a branch of its own; this one stays as it is
                self.trip.back_to(here, self.step.title)
                self.trip.then(self._begun)
        self._seen_commands = len(self.session.commands)
        self.kept.emit()

    def _begun(self) -> None:
        self.trip.note_run(self.run)
        self._stand = self.trip.stand
        self._seen_commands = len(self.session.commands)
        self.kept.emit()
        self.refreshed.emit()

    def _pristine(self) -> Stand:
        """Where the machine stood when the step began, in a branch without what was done in it."""
        began = self.play.entry.began_at or 0
        branch = self.session.branch(self.session.active)
        while branch is not None and branch.parent is not None and (branch.forked_at or 0) >= began:
            branch = self.session.branch(branch.parent)
        found = branch or self.session.branch(self.session.active)
        return Stand(found.id, began, found.commands) if found is not None else self.trip.stand

    def _on_arrived(self) -> None:
        self.refreshed.emit()

    # ---- restarting

    def may_restart(self) -> bool:
        """Is there a machine that can be put back?"""
        return (
            bool(self.run)
            and self.play.entry.began_at is not None
            and self.step.kind in ("watch", "run", "do")
        )

    def restart_step(self) -> None:
        """Begin the step again, from where the machine was."""
        began = self.play.entry.began_at
        if began is None:
            return
        self._leave()
        self.play.restart()
        self.missed = ""
        stand = self._began.setdefault(self.index, self._pristine())
        if len(self.session.branches) >= MOST_TRIES and self.session.active != stand.branch:
            self.trip.forget(self.session.active)
        self.trip.back_to(stand, self.step.title if self.step.kind == "do" else "")
        self.trip.then(self._begun)
        self.step_changed.emit()

    # ---- watch and run

    @property
    def waiting(self) -> bool:
        """Is the machine on its way to something?"""
        return self.trip.waiting or self.trip.busy

    @property
    def reached(self) -> bool:
        """Has what this step waits for come?"""
        return self.done and self.step.kind in ("watch", "run")

    def run_step(self) -> None:
        """Run until what this step waits for."""
        self.missed = ""
        self.trip.wait(self._until(), self.step.speed if self.step.kind == "watch" else None)

    def stop(self) -> None:
        """Stop on the way."""
        self.trip.stop()

    def _until(self) -> str:
        """The condition; "+30s" counts from where the machine stands."""
        text = self.step.until or ""
        if text.startswith("+"):
            from engine.quantities import to_time

            return f"{(self.position + to_time(text[1:])) / 1e9:.9f}s"
        return text

    def _on_waited(self, text: str) -> None:
        if text and self._came():
            self.play.reached()
            self._stand = self.trip.stand
            self.kept.emit()
        elif text:
            self.missed = self.tr("It did not come. {0}").format(text)
        self.refreshed.emit()

    def _came(self) -> bool:
        """Does the recording say that it has come, here?"""
        from lessons.moments import condition

        wanted = condition(self.session.scenario, self._until())
        recording, at = self.session.recording, self.position
        return recording is not None and wanted.next(recording, at - 1) == at

    def until_text(self) -> str:
        """What is waited for, in words."""
        return self.step.until or ""

    def why_not(self) -> str:
        """Why it has not come yet."""
        from lessons.moments import Never, condition

        recording = self.session.recording
        if recording is None or self.session.scenario is None:
            return ""
        try:
            return str(condition(self.session.scenario, self._until()).why_not(recording, self.position))
        except Never:
            return ""

    def way_share(self) -> int:
        """How far the run has come, in thousandths of the scenario."""
        scenario = self.session.scenario
        return round(1000 * self.position / scenario.until) if scenario is not None else 0

    # ---- answers

    def give(self, value: Any) -> None:
        """Answer; an explanation is judged at once."""
        self.play.answer(value)
        self.play.judge(self.session.recording)
        self.kept.emit()
        self.refreshed.emit()

    def may_change(self) -> bool:
        """May the answer be taken back?"""
        explained = self.step.kind == "explain" and self.judged is not None and self.judged.right
        return not self.play.locked and not (explained and self.step.form == "choice")

    def take_back(self) -> None:
        """Forget the answer, to give another one."""
        if not self.play.locked:
            entry = self.play.entry
            entry.answer, entry.judged, entry.state = None, None, "open"
            self.kept.emit()
            self.refreshed.emit()

    def note(self, text: str) -> None:
        """Keep words while they are written."""
        self.play.entry.answer = text or None

    def verdict_text(self) -> str:
        """What is to be said about the answer."""
        return self.judged.sentence if self.judged is not None else ""

    def compared(self) -> comparison.Found:
        """Answer, run and publication for a step that compares."""
        from lessons.truth import published

        step = self.lesson.steps[self.place_of(self.step.predict)]
        work = self.play.work.step(step.id)
        right = self._truth_of(step)
        judged = self.play.judge(self.session.recording) if right is not None else None
        return comparison.Found(work.answer, right, published(self.lesson, step), judged)

    def _truth_of(self, step: Step) -> Any:
        from lessons.truth import truth

        recording = self.session.recording
        if recording is None or self.waiting and self.trip.busy:
            return None
        key = (step.id, self.session.active, id(recording))
        if key != self._truth[0]:
            self._truth = key, truth(self.lesson, step, recording)
        return self._truth[1]

    def run_to_truth(self) -> None:
        """Run to the moment that was predicted."""
        if self.waiting:
            self.stop()
            return
        step = self.lesson.steps[self.place_of(self.step.predict)]
        self.trip.to(step.at_time or step.to_time or "", self.run)

    # ---- goals

    def goals(self) -> list[Any]:
        """The states of the goals, here and now."""
        from lessons.truth import goal_state

        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None or self.trip.busy and not self.solution.on_copy:
            return []
        reached = self._stand.time if self.done and self._stand is not None else None
        return list(goal_state(self.lesson, self.step, recording, began, reached))

    def time_left(self) -> int | None:
        """Simulated time that is left, ns; None without a limit."""
        began = self.play.entry.began_at
        if self.step.within is None or began is None:
            return None
        return int(began + self.step.within - self.position)

    @property
    def commanded(self) -> bool:
        """Has a command been given in this step?"""
        return bool(self.play.entry.commands)

    def forbidden(self) -> str:
        """A command of a kind that this step does not allow; "" when there was none."""
        for given in self.session.commands[self._seen_at_start() :]:
            if self._tool(given) not in self.step.allow:
                return str(given.line)
        return ""

    def _seen_at_start(self) -> int:
        stand = self._began.get(self.index)
        return stand.commands if stand is not None else len(self.session.commands)

    @staticmethod
    def _tool(given: Any) -> str:
        return str(getattr(given, "how", "") or ("shell" if given.shell else "cp"))

    @property
    def changes_only(self) -> bool:
        """Whether nothing but parameters may be changed in this step."""
        return self.step.allow == ("change",)

    def open_tool(self) -> None:
        """To where what this step allows is done: commands are typed, or a parameter is changed."""
        (self.change_wanted if self.changes_only else self.console_wanted).emit()

    def toggle(self) -> None:
        """Let the machine run, or stop it."""
        self.session.toggle()

    def _look_at_goals(self) -> None:
        steady = not self.trip.busy and not self.solution.on_copy
        if self.step.kind != "do" or self.done or not steady or self.forbidden():
            return
        judged = self.play.judge(self.session.recording)
        at = self.position if judged is not None and judged.right else self._held_at()
        self._goals_seen = self.position
        if at is not None:
            self.play.entry.state = "done"
            self._stand = Stand(self.session.active, at, self.trip.stand.commands)
            self.session.seek(at)
            self.kept.emit()

    def _held_at(self) -> int | None:
        """The first sample since the last look at which all goals held, ns; a fast run may be past it."""
        from lessons.truth import goal_state

        recording, began = self.session.recording, self.play.entry.began_at
        if recording is None or began is None:
            return None
        since = max(self._goals_seen, began)
        first, last = recording.time.searchsorted([since + 1, self.position])
        times = recording.time[first:last].tolist()
        for at in times[:: max(len(times) // MOST_LOOKS, 1)]:
            if all(goal.holds for goal in goal_state(self.lesson, self.step, recording, began, at)):
                return at
        return None

    # ---- hints

    def hints_given(self) -> list[str]:
        """The texts of the hints that were shown in this step."""
        step, entry = self._helped()
        return [step.hints[rung].text for rung in entry.rungs if 0 <= rung < len(step.hints)]

    def _helped(self) -> tuple[Step, Any]:
        step = self.step
        if step.kind == "compare":
            step = self.lesson.steps[self.place_of(step.predict)]
        return step, self.play.work.step(step.id)

    def has_hint(self) -> bool:
        """Is there another hint that fits?"""
        step, entry = self._helped()
        if self.step.kind in ("do", "explain") and self.done:
            return False
        if self.step.kind == "compare" and (entry.judged is None or entry.judged.right):
            return False
        if self.step.kind == "predict" and entry.answer is not None:
            return False
        key = entry.judged.key if entry.judged else ""
        left = [n for n, rung in enumerate(step.hints) if rung.on in (key, "any") and n not in entry.rungs]
        return bool(left) or (bool(step.solution) and -1 not in entry.rungs)

    def hint(self) -> str:
        """The next hint; "" when it is the solution, which is shown then."""
        found = self.play.hint()
        self.kept.emit()
        if found is None:
            return ""
        if found.solution:
            self.show_solution()
        return found.text

    def may_show_solution(self) -> bool:
        """Has the ladder been climbed to its end?"""
        return -1 in self.play.entry.rungs and not self.on_copy and not self.trip.busy

    @property
    def on_copy(self) -> bool:
        """Is the solution being shown, on a copy of the run?"""
        return self.solution.on_copy

    def show_solution(self) -> None:
        """Play the solution in a branch of its own, from where the step began."""
        began = self.play.entry.began_at
        if began is not None:
            stand = self._began.setdefault(self.index, self._pristine())
            self.solution.show(self.step.solution, stand, self.run)

    def leave_copy(self) -> None:
        """Back to the student's own run."""
        self.solution.leave()

    def copy_text(self) -> str:
        """What is being done on the copy."""
        return self.solution.text()

    # ---- links

    def follow(self, address: str) -> None:
        """A link of the text: another step, a measure, or a published figure."""
        kind, _, target = address.partition(":")
        if address.startswith("#"):
            self.go(self.place_of(address[1:]))
        elif kind == "fact":
            fact = self.lesson.fact(target)
            self.explained.emit(fact.where, f"{fact.condition}, {fact.quantity}: **{fact.text} {fact.unit}**")
        elif kind == "measure":
            from engine.members import find_measure

            measure = find_measure(target)
            self.explained.emit(measure.title, f"`{measure.id}`, {measure.unit}")

    # ---- clocks

    def frame(self) -> None:
        """Once a frame: go on with what is being done."""
        self.trip.look()

    def look(self) -> None:
        """Twice a second: time that was spent, commands that were given, goals that were reached."""
        self._note_time()
        self._note_commands()
        self._keep_recording()
        self._look_at_goals()
        self.refreshed.emit()

    def _keep_recording(self) -> None:
        """What the run of this step has recorded, for the report."""
        if self.run and not self.trip.busy and not self.on_copy and self.session.recording is not None:
            self.recordings[self.run] = self.session.recording

    def _note_time(self) -> None:
        now = monotonic()
        self.play.spend(min(now - self._looked, LONGEST_LOOK))
        self._looked = now

    def _note_commands(self) -> None:
        commands = self.session.commands
        if self.solution.on_copy or self.trip.busy:
            return
        for given in commands[self._seen_commands :]:
            self.play.command(f"{given.userid}: {given.line}")
        self._seen_commands = len(commands)
