"""A presentation of the open lesson: the current step, the part of it that the class sees, and the revealed
content.

Both windows show it; it depends on neither of them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Signal

from app.classroom.clock import ClassClock, KeyMoment, key_moments
from app.classroom.content import ClassContent, ClassView, content_of, question_of, right_of
from app.classroom.expectations import Expectations
from app.classroom.vote.ballot import Ballot, BallotQuestion
from app.classroom.voting import Voting
from app.lesson.playing.player import Player
from app.run.markers import Markers
from lessons.format.models import Step
from lessons.format.plan import planned
from lessons.play.expected import Expected, expected

NO_PANEL = ""


class Presentation(QObject):
    """`changed`: something shown in both windows; `pointed`: the pointer; `paged`: a page was turned."""

    changed = Signal()
    pointed = Signal()
    paged = Signal(int)  # pages to turn: 1 or -1
    step_changed = Signal()
    panel_wanted = Signal(str)  # to be opened in the lab

    def __init__(
        self,
        player: Player,
        markers: Markers,
        panels: Collection[str],
        expectations: Expectations,
        parent: QObject | None = None,
    ) -> None:
        """Create the presentation. panels: ids of the panels that a class may see."""
        super().__init__(parent)
        self.player, self.markers, self._panels = player, markers, panels
        self.voting, self.expectations = Voting(self), expectations
        self.clock = ClassClock(planned(player.lesson))
        self.view, self.panel = ClassView.BESIDE, NO_PANEL
        self.frozen = self.black = False
        self.joining = False  # the class sees how to join
        self.pointer: QPointF | None = None  # shares of the width and height of the class's window
        self.revealed: frozenset[str] = frozenset()
        self._own: frozenset[str] = frozenset()  # steps in which the trainer asked a custom question
        self.pages = (1, 1)  # the one that the class reads, and the last one
        self._place = player.index
        self.voting.changed.connect(self.changed)
        expectations.changed.connect(self.changed)
        markers.changed.connect(self.changed)
        player.step_changed.connect(self._on_step)
        player.refreshed.connect(self._learn)
        player.starts.ready.connect(self.changed)
        self._begin_step()

    # ---- facts

    @property
    def step(self) -> Step:
        """The open step."""
        return self.player.step

    @property
    def coming(self) -> Step | None:
        """The next step, or None at the last step."""
        steps, place = self.player.lesson.steps, self.player.index + 1
        return steps[place] if place < len(steps) else None

    @property
    def key(self) -> str:
        """The id of the step whose question applies to this step."""
        return self.player.lesson.asked_by(self.step).id

    @property
    def ballot(self) -> Ballot | None:
        """The votes on the question of this step."""
        return self.voting.ballot(self.key)

    @property
    def may_ask(self) -> bool:
        """True if the step has a question to vote on."""
        return self.ballot is not None or question_of(self.player.lesson, self.step, "") is not None

    @property
    def is_revealed(self) -> bool:
        """True once the answer of this step may be seen."""
        return self.key in self.revealed

    def content(self) -> ClassContent:
        """Return what the class may see."""
        answers = self.expectations.answers
        return content_of(self.player.lesson, self.player.index, self.revealed, self.voting, answers)

    def expected(self) -> Expected:
        """Return the expected answers in this step; for the trainer only."""
        return expected(self.player.lesson, self.step, self.expectations.answers)

    def moments(self) -> list[KeyMoment]:
        """Return the key moments of the open run."""
        player, scenario = self.player, self.player.session.scenario
        if scenario is None:
            return []
        return key_moments(player.lesson, player.starts.run, scenario, self.markers)

    # ---- steps

    def next(self) -> None:
        """Turn the page, or go to the next step after the last page."""
        page, last = self.pages
        if page < last:
            self.paged.emit(1)
        elif self.coming is not None:
            self.player.next()

    def back(self) -> None:
        """Go back a page, or to the previous step."""
        if self.pages[0] > 1:
            self.paged.emit(-1)
        else:
            self.player.back()

    def next_step(self) -> None:
        """Go to the next step, whichever page is shown."""
        if self.coming is not None:
            self.player.next()

    def previous_step(self) -> None:
        """Go to the previous step."""
        self.player.back()

    def run_step(self) -> None:
        """Run until the event for which the step waits, or stop the run."""
        player = self.player
        if player.machine.under_way:
            player.machine.stop()
        elif player.step.kind in ("watch", "run"):
            player.wait.run()
        elif player.step.kind == "compare" and player.lesson.asked_by(player.step).form != "series":
            player.answers.run_to_truth()
        elif player.step.kind == "sweep" and not player.sweeps.busy:
            player.sweeps.begin()
        else:
            player.session.toggle()

    def jump(self, moment: KeyMoment) -> None:
        """Go to a key moment; continue the run if the moment has not been recorded yet."""
        self.player.machine.then(lambda: self.player.machine.at(moment.at))

    def bookmark(self, title: str = "") -> None:
        """Bookmark the current moment with a title."""
        self.markers.put(self.player.session.time_travel.position, title)

    def _on_step(self) -> None:
        if self.player.index != self._place:
            self.joining = False
            self._begin_step()

    def _begin_step(self) -> None:
        self._place = self.player.index
        self.clock.go(self._place)
        self.pages = (1, 1)
        light = self.step.spotlight
        if light is not None and light.chart in self._panels:
            self.panel = light.chart
        self.voting.go_to(self.key, self._right() if self.is_revealed else ())
        if self.step.kind == "compare":
            self.voting.close()
        self.step_changed.emit()
        self.changed.emit()

    # ---- questions

    def ask(self, own: BallotQuestion | None = None) -> None:
        """Open the vote on the question of this step, or on the trainer's own question."""
        question = own or question_of(self.player.lesson, self.step, self.voting.new_id())
        if question is not None:
            self._own = self._own | {self.key} if own is not None else self._own - {self.key}
            self.revealed -= {self.key}
            self.joining = False
            self.voting.ask(self.key, question)

    def ask_again(self) -> None:
        """Ask the same question again; a vote that was only closed is reopened."""
        if self.ballot is not None:
            self.revealed -= {self.key}
            self.voting.ask(self.key, replace(self.ballot.question, id=self.voting.new_id()))

    def vote_on(self) -> None:
        """Take the next action: open the vote, close it, or show it."""
        ballot = self.ballot
        if ballot is None:
            self.ask()
        elif ballot.state == "open":
            self.voting.close()
        elif ballot.state == "closed":
            self.voting.show_votes()

    def reveal(self) -> None:
        """Show the answer and published values of this step, or hide them again."""
        if self.is_revealed:
            self.revealed -= {self.key}
            self.voting.go_to(self.key)
        else:
            self.revealed |= {self.key}
            if self.ballot is not None:
                self.voting.reveal(self._right())
        self.changed.emit()

    def _right(self) -> list[str]:
        answers = self.expectations.answers
        own = self.key in self._own
        return [] if own else right_of(self.player.lesson, self.step, answers.get(self.key))

    def _learn(self) -> None:
        """Add answers that the run itself has produced by now."""
        player = self.player
        if player.step.kind == "compare" and self.key not in self.expectations.answers:
            found = player.answers.compared().truth
            if found is not None:
                self.expectations.answers[self.key] = found
                self.changed.emit()

    # ---- the class's window

    def show_view(self, view: ClassView) -> None:
        """Select the part that the class sees."""
        self.view = view
        self.changed.emit()

    def show_panel(self, name: str) -> None:
        """Select the panel that the class sees."""
        self.panel = name
        if name:
            self.panel_wanted.emit(name)
        if self.view is ClassView.TEXT and name:
            self.view = ClassView.BESIDE
        self.changed.emit()

    def toggle_black(self) -> None:
        """Black out the class window, or show it again."""
        self.black = not self.black
        self.changed.emit()

    def serve(self, address: str) -> None:
        """Serve the students' page at an address, and show the class how to join. Raises AddressError."""
        self.voting.serve(address)
        self.joining = True
        self.changed.emit()

    def toggle_join(self) -> None:
        """Show the class how to join, or show the step again; nothing happens while no page is served."""
        self.joining = not self.joining and self.voting.server is not None
        self.changed.emit()

    def toggle_frozen(self) -> None:
        """Freeze the picture that the class sees while the trainer prepares something, or unfreeze it."""
        self.frozen = not self.frozen
        self.changed.emit()

    def toggle_clock(self) -> None:
        """Pause or resume the class clock."""
        if self.clock.running:
            self.clock.pause()
        else:
            self.clock.start()
        self.changed.emit()

    def toggle_light(self) -> None:
        """Let the panel fill the class window, or show the text next to it again."""
        self.show_view(ClassView.BESIDE if self.view is ClassView.PANEL else ClassView.PANEL)

    def point(self, at: QPointF | None) -> None:
        """Move the pointer to a position in fractions of the class window; None removes it."""
        self.pointer = at
        self.pointed.emit()

    def show_pages(self, page: int, last: int) -> None:
        """Record which page of the text the class is reading."""
        if (page, last) != self.pages:
            self.pages = (page, last)
            self.changed.emit()

    def close(self) -> None:
        """End votes and background work."""
        self.voting.stop_serving()
        self.expectations.stop()
