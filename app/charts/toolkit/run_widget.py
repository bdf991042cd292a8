"""RunWidget: a chart's own run and the other run, and the timing for painting their new parts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.charts.toolkit.comparing import Compare, Other, make_other
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.time_view import TimeView
from engine.platform import thread_seconds
from engine.recording.recorder import Recording


class Turn:
    """The part of a chart that waits until a frame has time for it, and the cost of painting it."""

    def __init__(self) -> None:
        self.cost = 0.0  # s: a mean in which the last times count most
        self._prepared = 0.0  # s of the next one, before it is painted
        self._since: tuple[Recording | None, ...] = ()  # the run as it is painted; None: everything waits

    @property
    def due(self) -> float:
        """The cost of painting the pending part, s."""
        return self.cost if self._since else 0.0

    @property
    def is_for_all(self) -> bool:
        """True if everything is to be painted."""
        return bool(self._since) and self._since[0] is None

    def put_off(self, since: Recording | None) -> None:
        """Postpone painting the changes since a state of the run; None: everything."""
        if since is None or not self._since:
            self._since = (since,)

    def give_up(self) -> None:
        """Cancel pending painting."""
        self._since = ()

    def take(self, paint: Callable[[Recording | None], None]) -> None:
        """Paint the pending part."""
        if self._since:
            began, (since,), self._since = thread_seconds(), self._since, ()
            paint(since)
            self._prepared = thread_seconds() - began

    def end(self, took: float) -> None:
        """Record the time that painting took, s."""
        self.cost, self._prepared = (self.cost + self._prepared + took) / 2, 0.0


class RunWidget(QWidget):
    """Charts share the time of a frame, so new parts of a longer run wait for their turn."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind, self.time_view = kind, time_view
        self.recording: Recording | None = None
        self.other: Other | None = None  # the run that it is compared with
        self.turn = Turn()
        self._fits = self._recorded = False

    # ---- its own run

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run, at most once per frame; paint a longer run in the chart's turn."""
        old, self.recording = self.recording, recording
        other = old is None or recording is None or old.scenario is not recording.scenario
        if other:
            self._fits = recording is not None and self.kind.fits(recording.scenario)
        self._recorded = self._fits and recording is not None and len(recording.time) > 1
        if old is None or other:
            self.turn.give_up()
            self.paint_new(None)
        else:
            self.put_off(old)

    @property
    def run(self) -> Recording:
        """The widget's own run, if the widget is known to have a run."""
        assert self.recording is not None
        return self.recording

    @property
    def recorded(self) -> bool:
        """True if there is something to show."""
        return self._recorded

    def clear_cache(self) -> None:
        """Discard data from another run, since a seldom painted chart would hold it for a long time."""

    # ---- the other run

    def set_compared(
        self, recording: Recording | None, name: str = "", mode: Compare = Compare.OVERLAY, own: str = ""
    ) -> None:
        """Show another run too, with its name and that of this run in the legend; None: stop showing it."""
        before, self.other = self.other, make_other(recording, name, mode, own)
        if before is None or self.other is None or before.look != self.other.look:
            self.update()
        elif before.recording is not self.other.recording:
            self.other_grew(before.recording, self.other.recording)

    @property
    def compared(self) -> Other | None:
        """The other run, if both have something to show."""
        other = self.other
        if other is None or not self.recorded or len(other.recording.time) < 2:
            return None
        return other if not self.kind.need.of_both or self.kind.fits(other.recording.scenario) else None

    @property
    def apart(self) -> bool:
        """Whether the difference between two runs is shown."""
        return self.compared is not None and self.compared.difference

    def runs(self) -> list[Recording]:
        """Return the displayed runs: the widget's own run and, if there is one, the other run."""
        runs = [self.recording, self.compared.recording if self.compared else None]
        return [run for run in runs if run is not None]

    def compare_look(self) -> object:
        """Return the properties of the other run on which the static parts depend."""
        return self.compared.look if self.compared else None

    # ---- updates

    def paint_new(self, old: Recording | None) -> None:
        """Paint the part that has been added since a recording; None for everything."""
        self.update()

    def other_grew(self, old: Recording, new: Recording) -> None:
        """Paint the additional part of the other run, which has become longer."""
        self.update()

    def put_off(self, since: Recording | None) -> None:
        """Paint the part added since a recording (None: all) in turn: once per frame while the widget
        is zoomed or panned.
        """
        self.turn.put_off(since)
        if not self.time_view.frames or not self.isVisible():
            self.catch_up()
        else:
            self.time_view.wait(self)

    def catch_up(self) -> None:
        """Paint the pending part."""
        self.turn.take(self.paint_new)

    @property
    def pointed(self) -> bool:
        """Whether the widget must keep up with the hand that zooms or pans it; new data wait for a turn."""
        return self.turn.is_for_all and self.underMouse()

    @property
    def cost(self) -> float:
        """The time needed to paint the new part, s."""
        return self.turn.due
