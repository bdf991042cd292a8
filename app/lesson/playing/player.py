"""Plays a lesson: connects the page, the machine and the student's work."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.building import DialsBuilder, DrawingBuilder, MachineBuilder
from app.lesson.playing.conditions import Goals, RunWait
from app.lesson.playing.hints import Ladder, Solution
from app.lesson.playing.jobs import Grader, Sweeps
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import Starts
from app.lesson.playing.work import Answers, WorkNotes
from app.lesson.standing import StandingCache
from app.run.session import Session
from engine.language import say, title_said, with_unit
from engine.measures.selectors import find_measure
from engine.studies.exhibits import place_said
from lessons.format.models import READ
from lessons.play.play import Play


class Player(PlayerPart):
    """Goes from step to step; its parts fulfill the steps' requests."""

    step_changed = Signal()
    console_wanted = Signal()
    change_wanted = Signal()
    pointed = Signal(str, str)  # spotlight: panel and guest; "" = none
    zoomed = Signal(object)  # how much time is to be shown, ns; 0 = everything
    explained = Signal(str, str)  # a heading and a text (Markdown) to be shown beside the link
    said = Signal(str)  # a sentence for the banner

    def __init__(self, play: Play, session: Session, parent: QObject | None = None) -> None:
        machine = MachineControl(play.lesson, play.work.student, session)
        super().__init__(play, parent)
        self.session, self.machine = session, machine
        machine.setParent(self)
        self.solution = Solution(play, machine, session, self)
        self.starts = Starts(play, session, machine, self)
        self.wait = RunWait(play, session, machine, self.starts, self)
        self.notes = WorkNotes(play, session, self.starts, self.solution, self)
        self.answers = Answers(play, session, machine, self.starts, self.notes, self)
        self.goals = Goals(play, session, machine, self.starts, self.solution, self)
        self.builder = MachineBuilder(play, session, machine, self.starts, self.solution, self)
        self.dials_builder = DialsBuilder(play, self.builder, self)
        self.drawing_builder = DrawingBuilder(play, self.builder, self)
        self.grader, self.sweeps = Grader(play, self), Sweeps(play, self)
        self.ladder = Ladder(play, self.starts, self.solution, self)
        self.standing = StandingCache(play)
        self._close = False  # the charts show the range requested by a step, not everything
        self._connect()

    def _connect(self) -> None:
        parts = (self.starts, self.wait, self.answers, self.goals, self.builder, self.ladder, self.notes)
        for part in (*parts, self.grader, self.sweeps):
            part.kept.connect(self.kept)
            part.refreshed.connect(self.refreshed)
        for changed in (self.machine.arrived, self.solution.changed, self.session.changed):
            changed.connect(self.refreshed)
        self.machine.failed.connect(self.said)
        self.drawing_builder.failed.connect(self.said)
        self.starts.ready.connect(self._point)
        self.starts.ready.connect(self._zoom)
        self.machine.waited.connect(self._zoom)

    # ---- facts

    @property
    def last(self) -> bool:
        """True if this is the last step."""
        return self.index + 1 == len(self.lesson.steps)

    @property
    def ended(self) -> int:
        """Number of steps done or skipped."""
        return sum(self.state_of(place) != "open" for place in range(len(self.lesson.steps)))

    def state_of(self, place: int) -> str:
        """Return the state of a step: open, done or skipped."""
        return self.play.work.step(self.lesson.steps[place].id).state

    def is_told(self, place: int) -> bool:
        """Return True if the title of a step may be shown: the title of a later step may reveal an answer."""
        return place <= self.index and self.state_of(place) != "open" or place == self.index

    # ---- going from step to step

    def start(self) -> None:
        """Show the current step, and move the machine to the position that it needs."""
        self._enter()

    def go(self, place: int) -> None:
        """Open any step."""
        self.leave()
        self.play.go(place)
        self._enter()

    def next(self) -> None:
        """Go to the next step."""
        self.leave()
        if not self.play.next() and not self.last:
            self.play.go(self.index + 1)
        self._enter()

    def back(self) -> None:
        """Go to the previous step."""
        if self.index > 0:
            self.go(self.index - 1)

    def skip(self) -> None:
        """Skip this step."""
        self.leave()
        self.play.skip()
        self._enter()

    def restart_step(self) -> None:
        """Restart the step from the machine's original position."""
        if self.play.entry.began_at is None:
            return
        self.leave()
        self.play.restart()
        self.wait.missed = ""
        self.starts.again()
        self.step_changed.emit()

    def finish(self) -> None:
        """Mark the last step as read."""
        if self.step.kind in READ:
            self.play.entry.state = "done"
        self.kept.emit()
        self.refreshed.emit()

    def leave(self) -> None:
        """Stop the machine and save the time when a step, the lesson or the window is closed."""
        if self.machine.under_way:
            self.machine.stop()
        if self.solution.on_copy:
            self.solution.leave()
        self.notes.note_time()

    def _enter(self) -> None:
        self.wait.missed = ""
        self.answers.forget_truth()
        self.starts.travel()
        self._point()
        self.step_changed.emit()
        self.kept.emit()

    def _point(self) -> None:
        """Highlight the panel of this step; opening a scenario rearranges all panels."""
        light = self.step.spotlight
        self.pointed.emit(light.chart if light else "", (light.guest or "") if light else "")

    def _zoom(self) -> None:
        """Show the time range that the step requests, and the whole range again after the step."""
        light = self.step.spotlight
        span = light.span if light and light.span else 0
        if span or self._close:
            self.zoomed.emit(span)
        self._close = bool(span)

    # ---- links and tools

    def follow(self, address: str) -> None:
        """Follow a link in the text: to another step, a measure, or a published figure."""
        kind, _, target = address.partition(":")
        if address.startswith("#"):
            self.go(self.lesson.index(address[1:]))
        elif kind == "fact":
            fact = self.lesson.fact(target)
            amount = with_unit(fact.text, fact.unit)
            self.explained.emit(place_said(fact.where), f"{fact.condition}, {fact.quantity}: **{amount}**")
        elif kind == "measure":
            measure = find_measure(target)
            self.explained.emit(say(measure.title), f"`{measure.id}`, {title_said(measure.unit)}")

    def open_tool(self) -> None:
        """Open the tool that this step allows: the console, or the parameter dialog."""
        (self.change_wanted if self.goals.changes_only else self.console_wanted).emit()

    # ---- clocks

    def frame(self) -> None:
        """Continue the machine's queue; called once a frame."""
        self.machine.look()
        self.notes.see()

    def look(self) -> None:
        """Record time and commands, and check the goals; called twice a second."""
        self.notes.look()
        self.goals.look()
        self.refreshed.emit()
