"""The time range that all charts show, and their shared cursor. Times are in ns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from app.annotations.model import Annotations
from engine.kernel.units import MINUTE, US

if TYPE_CHECKING:
    from engine.explain.answer import CausalStep

MIN_SPAN = 20 * US  # the closest zoom
DEFAULT = 60 * MINUTE  # shown before a scenario is known
SAME = 300  # times that are closer than this part of what is shown are the same to a hand
BUDGET = 0.0013  # s a frame for all charts, where a chart that is zoomed or panned leaves some
PAGE = 0.25  # where `now` stands after following has turned a page


class TimeNote(NamedTuple):
    """A manual action to be marked."""

    at: int  # ns
    title: str


class Marked(Protocol):
    """A moment marked manually."""

    @property
    def at(self) -> int:
        """The time, ns."""

    @property
    def title(self) -> str:
        """The title of the marker."""


class Waiting(Protocol):
    """A chart that waits until a frame has time for it."""

    @property
    def pointed(self) -> bool:
        """Whether the pointer is over the chart, so that it does not wait for others."""

    @property
    def cost(self) -> float:
        """The time needed to paint the new part, s."""

    def catch_up(self) -> None:
        """Paint the pending part."""


class TimeView(QObject):
    """The time range shown by all time charts, whether it follows the run, and the cursor."""

    changed = Signal()  # start, end or following
    cursor_moved = Signal()
    selected_changed = Signal()  # another span is selected, or none
    guest_chosen = Signal()  # another one, or all of them
    path_changed = Signal()  # another chain of causes is shown, or another of its steps is chosen
    chosen = Signal(object)  # the cursor was moved to a time manually (ns) or removed (None)

    def __init__(self, parent: QObject | None = None, annotations: Annotations | None = None) -> None:
        super().__init__(parent)
        self.annotations = annotations or Annotations(self)
        self.start, self.end = 0, DEFAULT
        self.limit = DEFAULT  # the end of the scenario
        self.now = 0
        self.following = True
        self.cursor: int | None = None
        self.waiting = ""  # why there is no run to show; "" = it can be started
        self.notes: Sequence[TimeNote] = ()
        self.markers: Sequence[Marked] = ()
        self.pair: tuple[int, int] | None = None  # numbers of the two markers that are chosen
        self.frames = 0  # begun by the window's clock; 0 = each chart is painted at once
        self._waiting: list[Waiting] = []  # waiting for a turn, longest wait first
        self.selected: tuple[int, int] | None = None  # a span, from its beginning to its end
        self.guest = ""  # userid of the one whose Linux is shown; "" = all together
        self.path: Sequence[Sequence[CausalStep]] = ()  # chains of causes that are shown
        self.step = -1  # number of the step of the path that is chosen, from 0; -1 = none
        self.pinned = False  # a pinned cursor stays when the pointer leaves

    def wait(self, chart: Waiting) -> None:
        """Update a chart in one of the next frames."""
        if chart not in self._waiting:
            self._waiting.append(chart)

    def begin_frame(self) -> None:
        """Record that the window's clock is beginning a frame."""
        self.frames += 1

    def schedule_repaints(self, busy: bool = False) -> None:
        """Update a chart that is zoomed or panned under the pointer, and the others as time permits.

        busy: the frame has other work, so no other charts are updated; otherwise, at least one of them is.
        """
        waiting, later, self._waiting = [item for item in self._waiting if isValid(item)], [], []
        spent, given = 0.0, busy
        for chart in sorted(waiting, key=lambda item: not item.pointed):
            cost, first = chart.cost, chart.pointed
            if not first and given and (busy or spent + cost > BUDGET):
                later.append(chart)
            else:
                spent, given = spent + cost, given or (cost > 0 and not first)
                chart.catch_up()
        again = [item for item in self._waiting if item not in later]  # the chart that had its turn is last
        self._waiting = [*later, *again]

    def set_waiting(self, text: str) -> None:
        """Set the text that explains why there is no run to show yet, and its progress."""
        if text != self.waiting:
            self.waiting = text
            self.changed.emit()

    @property
    def span(self) -> int:
        """Length of the displayed time, ns."""
        return self.end - self.start

    def choose_guest(self, userid: str) -> None:
        """Show the Linux of this guest; "" = all guests together."""
        if userid != self.guest:
            self.guest = userid
            self.guest_chosen.emit()

    def set_notes(self, notes: Sequence[TimeNote]) -> None:
        """Mark only these moments."""
        self.notes = notes
        self.changed.emit()

    def set_markers(self, markers: Sequence[Marked], pair: tuple[int, int] | None = None) -> None:
        """Show only these markers; the pair (two marker numbers) delimits a time range."""
        self.markers = tuple(markers)
        self.pair = pair if pair and max(pair) < len(self.markers) else None
        self.changed.emit()

    @property
    def stretch(self) -> tuple[int, int] | None:
        """The time range from the earlier to the later marker of the pair, ns."""
        if self.pair is None:
            return None
        first, last = sorted(self.markers[number].at for number in self.pair)
        return first, last

    def show_path(self, chains: Sequence[Sequence[CausalStep]]) -> None:
        """Show these chains of causes over the chart rows, with no step selected; no chains: hide them."""
        self.path, self.step = tuple(chains), -1
        self.path_changed.emit()

    @property
    def path_steps(self) -> list[CausalStep]:
        """The steps of all chains of the path, ordered by number."""
        return [step for chain in self.path for step in chain]

    def choose_step(self, number: int) -> None:
        """Select a step of the path by its number, from 0, and bring its time into view."""
        steps = self.path_steps
        if not 0 <= number < len(steps):
            return
        self.step, at = number, steps[number].start
        if not self.start <= at <= self.end:
            self.go(at - self.span // 2)
        self.path_changed.emit()

    def zoom(self, factor: float, at: int | None = None) -> None:
        """Divide the displayed time by `factor`; the time `at` (the middle, if not given) stays in place."""
        at = self.start + self.span // 2 if at is None else at
        span = min(max(round(self.span / factor), MIN_SPAN), self.limit)
        part = (at - self.start) / self.span
        self._show(round(at - part * span), span, by_hand=True)

    def pan(self, fraction: float) -> None:
        """Move by a fraction of the displayed time, to the right when positive."""
        self._show(self.start + round(fraction * self.span), self.span, by_hand=True)

    def show_span(self, start: int, end: int) -> None:
        """Show the time from `start` to `end`, ns."""
        self._show(start, max(end - start, MIN_SPAN), by_hand=True)

    def go(self, start: int) -> None:
        """Show a time range of the same length, starting at `start`."""
        self._show(start, self.span, by_hand=True)

    def fit(self, until: int | None = None) -> None:
        """Show everything from 0 to `until`, the end of the scenario."""
        self.limit = max(until or self.limit, MIN_SPAN)
        self._show(0, self.limit)

    def follow(self, now: int) -> None:
        """Record that the run has reached `now`; move to another page when `now` leaves the displayed
        time.
        """
        self.now = now
        if self.following and not self.start <= now <= self.end:
            self._show(round(now - PAGE * self.span), self.span)

    def set_following(self, following: bool) -> None:
        """Follow the run, or stay at the current time."""
        if following != self.following:
            self.following = following
            self.changed.emit()
        self.follow(self.now)

    def set_cursor(self, at: int | None) -> None:
        """Place the cursor at a time, or remove it."""
        at = None if at is None else min(max(int(at), 0), self.limit)
        self.pinned = self.pinned and at is not None
        if at != self.cursor:
            self.cursor = at
            self.cursor_moved.emit()

    def hover(self, at: int | None) -> None:
        """Move the cursor with the pointer, or remove it, unless it is pinned."""
        if not self.pinned:
            self.set_cursor(at)

    def choose(self, at: int | None) -> None:
        """Pin the cursor at a time in response to a user action, or remove it."""
        self.set_cursor(at)
        self.pinned = at is not None
        self.chosen.emit(self.cursor)

    def select(self, span: tuple[int, int] | None) -> None:
        """Select the time range between two times, in any order, or clear the selection."""
        if span is not None:
            first, last = (min(max(int(at), 0), self.limit) for at in sorted(span))
            span = (first, last) if first < last else None
        if span != self.selected:
            self.selected = span
            self.selected_changed.emit()

    def pin(self, at: int) -> None:
        """Pin the cursor at a time; a second call at the same place releases it."""
        same = self.pinned and self.cursor is not None and abs(at - self.cursor) <= self.span // SAME
        self.choose(None if same else at)

    def _show(self, start: int, span: int, by_hand: bool = False) -> None:
        start = min(max(start, 0), max(self.limit - span, 0))
        changed = (start, start + span) != (self.start, self.end)
        self.start, self.end = start, start + span
        if by_hand and self.following and not self.start <= self.now <= self.end:
            self.following = False
        if changed:
            self.changed.emit()
