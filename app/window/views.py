"""All views of a recording, and the two clocks that feed them.

The frame clock pulls at most one recording per frame and hands it to the visible views; the text clock, twice
a second, is for texts. No view has a separate clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from app.annotations.model import Annotations
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.recordings import forget_all, sources
from app.charts.toolkit.time_view import TimeNote, TimeView
from app.frame.docks import is_seen, set_height
from app.frame.panels import Panels, PanelSpec
from app.help.hover import explain_headings
from app.panels import specs
from app.panels.context import PanelContext
from app.panels.specs import ChartSpec
from app.run import moment
from app.run.console import MAINT, Console
from app.run.markers import Markers
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel import upcoming
from app.time_travel.cursor import COLUMNS, Cursor
from app.widgets.card import Card
from app.widgets.spotlight import SpotlightFrame
from app.window.charts import ChartPanels, CloseUp
from app.window.footer import Footer
from app.window.run_news import RunNews
from app.window.transport import Transport
from engine.kernel.units import clock_text

if TYPE_CHECKING:
    from app.console.console_panel import ConsolePanel
    from app.guests.guests_panel import GuestsPanel
    from app.plot.plot_panel import PlotPanel
    from app.storage.storage_panel import StorageArea
    from app.time_travel.runs_panel import RunsPanel

FRAME_MS = 16
TEXT_MS = 500


class Views(QObject):
    """The charts and panels of the window, filled from one session."""

    framed = Signal()  # after each frame's work
    told = Signal()  # after everything that is read was brought up to date
    plots_opened = Signal()  # other series are in the plots and must be shown

    def __init__(
        self,
        session: Session,
        cards: Mapping[str, Card],
        transport: Transport,
        footer: Footer,
        markers: Markers,
        annotations: Annotations,
        settings: Settings,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._transport, self._footer = session, transport, footer
        self._cards, self._light = cards, SpotlightFrame()
        self.time_view = TimeView(self, annotations)
        self.context = PanelContext(session, settings, self.time_view, markers, self)
        others = [spec for spec in specs.panels() if spec.factory and not isinstance(spec, ChartSpec)]
        self.panels: Panels[Any] = Panels(others, cards, self._make_panel)
        self.guests: GuestsPanel = self.panels["guests"]
        self.storage: StorageArea = self.panels["storage"]
        self.console: ConsolePanel = self.panels["console"]
        self.runs: RunsPanel = self.panels["runs"]
        self.charts = ChartPanels(cards, self.context, self._populate_chart, actions, self.guests.menu)
        self._ghosts_toggled = False
        self._pointed_at = ""  # guest that a lesson highlights
        self._measured: dict[str, Sequence[Any]] = {}  # series by the name of their file
        self.cursor = Cursor(session, self.time_view, footer.scrub, self)
        self._compared: Any = None  # the Recording of the compared run that is shown
        self._beside: int | None = None  # its branch
        self._mode = Compare.OVERLAY
        self._frames, self._since = 0, perf_counter()
        self._told = False  # have texts been updated since the last frame?
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._catch_up)
        self._fill_cards()
        self.run_news = RunNews(session, self.time_view, footer)
        self.close_up = CloseUp(session, self.time_view, self.charts, is_seen, self)
        self._connect()
        self._frame_clock = self._clock(FRAME_MS, self.frame, Qt.TimerType.PreciseTimer)
        self._text_clock = self._clock(TEXT_MS, self.text, Qt.TimerType.CoarseTimer)

    def _make_panel(self, spec: PanelSpec, card: Card) -> QWidget:
        panel: QWidget = spec.load()(self.context, card)
        card.set_body(panel)
        explain_headings(panel)
        return panel

    def _fill_cards(self) -> None:
        self._fit_storage(self.storage.sizeHint().height())
        self.storage.height_changed.connect(self._fit_storage)
        self.charts.fill_cards()
        self.panels.fill_cards()
        for card in self.charts.cards.values():
            card.visibilityChanged.connect(self._on_chart_shown)

    def _populate_chart(self, chart: Chart) -> None:
        """Let a newly created chart show the same as the others."""
        chart.member_chosen.connect(self._show_member)
        chart.plot_wanted.connect(self.context.plot_wanted)
        if self._session.recording is not None:
            chart.set_recording(self._session.recording)
            chart.set_compared(self._compared, *self._names())
        if self._measured:
            chart.set_measured(self._all_measured())
        if self._ghosts_toggled:
            chart.toggle_ghosts()
        chart.point_at(self._pointed_at)

    def show_measured(self, file: str, series: Sequence[Any]) -> None:
        """Show the measured series of a file, with its name, alongside the curves of the charts."""
        self._measured[file] = series
        for chart in self.charts.values():
            chart.set_measured(self._all_measured())

    def _all_measured(self) -> list[Any]:
        return [item for series in self._measured.values() for item in series]

    def _fit_storage(self, height: int) -> None:
        """Make the storage panel as high as its contents."""
        card = self._cards["storage"]
        card.setMaximumHeight(height + 2)
        desk = card.parentWidget()
        if isinstance(desk, QMainWindow) and not card.isFloating():
            set_height(desk, card, height + 2)

    def _connect(self) -> None:
        self.time_view.cursor_moved.connect(self._show_cursor)
        self.time_view.changed.connect(self._show_window)
        self.context.compare_asked.connect(self._session.branches.add_run)
        self.context.plot_wanted.connect(self._open_in_plot)
        self.guests.console_wanted.connect(self._open_console)
        self._session.opened.connect(self._new_run)
        self._session.time_travel.moved.connect(self._on_moved)

    def _clock(self, interval: int, call: Any, kind: Qt.TimerType) -> QTimer:
        clock = QTimer(self, interval=interval, timerType=kind)
        clock.timeout.connect(call)
        clock.start()
        return clock

    def stop(self) -> None:
        """Stop the clocks and all background work when the window closes."""
        self.context.closing.emit()
        self._soon.stop()
        self._frame_clock.stop()
        self._text_clock.stop()

    def _mark_commands(self) -> None:
        """Mark the moments when a command changed the machine."""
        given = self._session.commands
        if len(given) != len(self.time_view.notes):
            notes = tuple(
                TimeNote(command.time, f"{command.userid}: {getattr(command, 'title', command.line)}")
                for command in given
            )
            self.time_view.set_notes(notes)
            self._footer.scrub.set_notes([note.at for note in notes])

    def frame(self) -> None:
        """Show new data; called by the frame clock."""
        self._frames += 1
        self.time_view.begin_frame()
        self.refresh()
        texts_due = self._text_clock.isActive() and self._text_clock.remainingTime() <= FRAME_MS
        self.time_view.schedule_repaints(busy=texts_due or self._told)  # charts are painted after this
        self._told = False
        self.close_up.look()
        self.framed.emit()

    def refresh(self) -> None:
        """Pass the newest recording, if it is new, to all visible charts.

        A recording of another run also goes to the hidden charts, which would otherwise keep their last
        recording, possibly for hours.
        """
        before, recording = self._session.recording, self._session.pull()
        if self._other_has_changed():
            self.set_compared(self._session.branches.compared_recording, self._mode)
        if recording is not None:
            another = _are_two(before, recording)
            self._footer.scrub.set_recorded(recording.now)
            self.cursor.show()
            for chart in self.charts.values():
                if another or is_seen(chart):
                    chart.set_recording(recording)
            self.context.recording_changed.emit(recording, another)
            if another:
                self.time_view.show_path(())
                self._clear_cache()
            self._mark_commands()
            self._show_time()

    def _clear_cache(self) -> None:
        """Discard everything computed from previously shown runs."""
        for chart in self.charts.values():
            chart.clear_cache()
        self.context.cache_cleared.emit()
        forget_all()

    def _on_moved(self) -> None:
        self.refresh()
        self.cursor.show()
        self._show_time()
        self.context.moved.emit()

    def _other_has_changed(self) -> bool:
        """Return whether the compared run is a different run or is visibly longer, so that charts must be
        repainted.
        """
        new, old, session = self._session.branches.compared_recording, self._compared, self._session
        if new is old or new is None or old is None or session.branches.compared != self._beside:
            return new is not old
        return not session.playing or abs(new.now - old.now) >= self.time_view.span // COLUMNS

    def set_compared(self, recording: Any, mode: Compare) -> None:
        """Show the recording of another run alongside the playing run; None removes it."""
        another = _are_two(self._compared, recording)
        self._compared, self._mode = recording, mode
        self._beside = self._session.branches.compared
        name, mode, own = self._names()
        for chart in self.charts.values():
            if another or is_seen(chart):
                chart.set_compared(recording, name, mode, own)
        self.context.compare(recording, name, mode, own)
        if another:
            self._clear_cache()

    def _names(self) -> tuple[str, Compare, str]:
        """Return the name of the compared run, its display mode, and the name of the playing run."""
        branches = self._session.branches
        name, own = (
            branch.name if branch else ""
            for branch in (branches.find(branches.compared), branches.find(branches.active))
        )
        return name, self._mode, own

    def runs_shown(self) -> list[tuple[Any, str]]:
        """Return the recordings that the charts show, with the names of their runs; the playing run is
        first.
        """
        other, _, own = self._names()
        pairs = [(self._session.recording, own), (self._compared, other)]
        return [(recording, name) for recording, name in pairs if recording is not None]

    def set_compare_mode(self, mode: Compare) -> None:
        """Set how the other run is shown."""
        self.set_compared(self._session.branches.compared_recording, mode)

    def show_markers(self, markers: Markers) -> None:
        """Mark these moments in all time charts and in the scrub bar."""
        self.time_view.set_markers(markers.all, markers.pair)
        self._footer.scrub.set_markers([marker.at for marker in markers.all], markers.pair)

    def text(self) -> None:
        """Update all texts."""
        session, now = self._session, perf_counter()
        if session.playing:
            self._footer.show_rates(self._frames / max(now - self._since, 1e-3), session.events_per_second)
        self._told = self._frames > 2  # otherwise frames are so rare that charts would never have a turn
        self._frames, self._since = 0, now
        self._transport.show_speed(session.speed, session.achieved, session.slowed)
        self.show_moment()
        if not session.playing:
            self._footer.show_upcoming(
                *upcoming.texts(session.time_travel.upcoming, session.time_travel.position)
            )
        self.context.texts_due.emit()
        self.told.emit()

    def show_moment(self) -> None:
        """Show the values of guests and storage at the cursor, or at the current time."""
        self.context.moment_changed.emit(moment.at(self._session.recording, self.time_view.cursor))

    def _open_in_plot(self, wanted: Any) -> None:
        from app.panels.plots import open_plots  # imported late: rarely needed

        open_plots(self.plots, wanted)
        self.plots_opened.emit()

    @property
    def plots(self) -> PlotPanel:
        """The panel of plots, created on first use."""
        plots: PlotPanel = self.panels["plot"]
        return plots

    def _open_console(self, console: Console, line: str) -> None:
        self._cards["console"].focus_body()
        self.console.run(console, line)

    def _show_member(self, name: str) -> None:
        """Show the console and the guests of a member, or all guests for ""."""
        self.guests.filter.setText(name)
        if name:
            self._cards["console"].show()
            self._cards["console"].raise_()  # the focus stays: a click more, and all guests are shown
            first = next(iter(self._session.scenario.systems), "") if self._session.scenario else ""
            self.console.show_console(Console(MAINT, system="" if name == first else name))

    def toggle_ghosts(self) -> None:
        """Show or hide published data: bars behind those of the guests, lines over curves."""
        self._ghosts_toggled = not self._ghosts_toggled
        for chart in self.charts.values():
            chart.toggle_ghosts()

    @property
    def spotlit(self) -> str:
        """The highlighted panel, or "" for none."""
        card = self._light.around
        return card.objectName() if card is not None else ""

    def spotlight(self, chart: str, guest: str = "") -> None:
        """Highlight a panel, and a guest in it; "" removes the highlight."""
        card = self._cards.get(chart)
        self._pointed_at = guest if card is not None else ""
        for each in self.charts.values():
            each.point_at(self._pointed_at)
        if card is None:
            self._light.take_off()
            return
        card.bring_to_front()
        self.context.guest_pointed.emit(chart, guest)
        self._light.put(card)

    def look_at(self, span: int) -> None:
        """Show this much time (ns) up to the machine's position, or everything for 0."""
        view, at = self.time_view, self._session.time_travel.position
        if not span:
            view.fit()
            return
        view.follow(at)
        view.zoom(view.span / span)
        view.go(at - span)
        view.set_following(True)

    def _on_chart_shown(self, visible: bool) -> None:
        """Update the charts, but only once, however many panels are arranged."""
        if visible and all(card.may_fill for card in self.charts.cards.values()):
            self._catch_up()
        elif visible:
            self._soon.start()

    def _catch_up(self) -> None:
        """Show in the charts the data that they missed while they were not visible."""
        recording = self._session.recording
        if recording is not None:
            self.set_compared(self._session.branches.compared_recording, self._mode)
            for chart in self.charts.values():
                chart.set_recording(recording)

    def _new_run(self, scenario: Any) -> None:
        self.time_view.set_cursor(None)
        self.time_view.show_path(())
        self.time_view.set_following(True)
        self.time_view.fit(scenario.until)
        self._footer.show_scenario(scenario, clock_text(scenario.until))
        self.context.scenario_opened.emit(scenario)
        self.frame()
        if self._session.recording is not None and self._session.shown:  # so frame() got nothing new
            self._footer.scrub.set_recorded(self._session.recording.now)
        self.text()

    def _show_cursor(self) -> None:
        self._footer.scrub.set_cursor(self.time_view.cursor)
        self._show_time()
        self.show_moment()

    def _show_time(self) -> None:
        cursor = self.time_view.cursor
        self._footer.show_past(self._session.time_travel.in_the_past)
        if cursor is None or (self._session.playing and self.time_view.pinned):
            cursor = self._session.time_travel.position
        self._footer.show_time(clock_text(cursor))

    def _show_window(self) -> None:
        view, scenario = self.time_view, self._session.scenario
        whole = scenario is None or (view.start <= 0 and view.end >= scenario.until)
        self._footer.scrub.set_window(None if whole else (view.start, view.end))


def _are_two(before: Any, now: Any) -> bool:
    """Return whether these are recordings of two different runs, or exactly one is None."""
    if before is None or now is None:
        return before is not now
    return sources(before) != sources(now)
