"""The context in which each panel of the lab is created: the run, the settings, the session's plots, and
signals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.time_view import TimeView
from app.run.markers import Markers
from app.run.session import Session
from app.settings.settings import Settings

if TYPE_CHECKING:
    from app.plot.plot_panel import PlotPanel


class SessionPlots(QObject):
    """Draws from the run of the session and from the comparison run."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._text = ""  # of the session that was opened
        self._panel: PlotPanel | None = None
        session.files.plots_opened.connect(self.restore)

    def attach(self, panel: PlotPanel) -> None:
        """From now on, show the plots in their panel."""
        self._panel = panel
        if self._text:
            panel.restore(self._text, self._session.scenario)
        panel.arranged.connect(self._keep)
        self.show_runs()

    def _keep(self) -> None:
        if self._panel is not None:
            self._session.files.keep_plots(self._panel.text())

    def restore(self, text: str) -> None:
        """Restore the plots of the opened session, but not before they are first shown."""
        self._text = text
        self._session.files.keep_plots(text)
        if self._panel is None:
            return
        self._panel.restore(text, self._session.scenario)
        self.show_runs()
        if not text:
            self._keep()

    def show_scenario(self) -> None:
        """Draw from another run; the session has no plots until they are restored."""
        self.restore("")

    def show_runs(self) -> None:
        """Let the plots take values from the run and from the comparison run."""
        if self._panel is not None:
            branches = self._session.branches
            own, other = branches.find(branches.active), branches.find(branches.compared)
            names = ("" if own is None else own.name, "" if other is None else other.name)
            self._panel.set_runs(self._session.recording, branches.compared_recording, *names)


class PanelContext(QObject):
    """A panel factory connects the signals it needs; a panel that is created late first shows the
    existing state.
    """

    # events
    scenario_opened = Signal(object)  # another run, from its beginning
    recording_changed = Signal(object, bool)  # a Recording; it is of another run than the one before
    compared_changed = Signal(object, str, object, str)  # as `compared`
    moment_changed = Signal(object)  # the Moment at the cursor, or at the machine's current time; or None
    moved = Signal()  # the machine's current time has changed
    texts_due = Signal()  # twice a second
    facts_revealed = Signal(object)  # as `facts`
    guest_pointed = Signal(str, str)  # id of a panel, userid
    answered = Signal(str, object)  # a line at the console, ConsoleAnswer
    cache_cleared = Signal()  # values computed from earlier runs are no longer needed
    closing = Signal()

    # requests of panels
    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    line_entered = Signal(object, str)  # Console, line
    plot_wanted = Signal(object)  # a template, or lists of measures with numbers
    failed = Signal(str)
    told = Signal(str)
    annotated = Signal(object, str, object, object)  # Annotations of plots; as their `edited`
    wrote = Signal(str)  # a file

    def __init__(
        self, session: Session, settings: Settings, time_view: TimeView, markers: Markers, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.session, self.settings = session, settings
        self.time_view, self.markers = time_view, markers
        self.plots = SessionPlots(session, self)
        self.scenario_opened.connect(self.plots.show_scenario)
        self.compared: tuple[Any, str, Compare, str] = (None, "", Compare.OVERLAY, "")
        """The Recording of the compared run, its name, how it is shown, and the name of the current run."""
        self.facts: frozenset[str] | None = None  # that a lesson lets be seen; None = all

    def compare(self, recording: Any, name: str, mode: Compare, own: str) -> None:
        """Show another run next to the session's run, as `compared`."""
        self.compared = (recording, name, mode, own)
        self.compared_changed.emit(recording, name, mode, own)

    def reveal(self, facts: frozenset[str] | None) -> None:
        """Show only these facts, and no guide, while a lesson asks about other facts; None = show
        everything.
        """
        self.facts = facts
        self.facts_revealed.emit(facts)
