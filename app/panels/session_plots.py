"""The plots of the session: what is on them is kept with it, also before their panel is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.run.session import Session

if TYPE_CHECKING:
    from app.plot.plot_panel import PlotPanel


class SessionPlots(QObject):
    """Draws from the run of the session and from the one beside it."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._text = ""  # of the session that was opened
        self._panel: PlotPanel | None = None
        session.files.plots_opened.connect(self.restore)

    def attach(self, panel: PlotPanel) -> None:
        """Show the plots in their panel from now on."""
        self._panel = panel
        if self._text:
            panel.restore(self._text, self._session.scenario)
        panel.arranged.connect(self._keep)
        self.show_runs()

    def _keep(self) -> None:
        if self._panel is not None:
            self._session.files.keep_plots(self._panel.text())

    def restore(self, text: str) -> None:
        """Put back the plots of the session that was opened; not before they are first seen."""
        self._text = text
        if self._panel is None:
            self._session.files.keep_plots(text)
        elif text:
            self._panel.restore(text, self._session.scenario)
            self.show_runs()

    def show_scenario(self) -> None:
        """Draw from another run; the session has no plots of its own until it says so."""
        self.show_runs()
        self.restore("")

    def show_runs(self) -> None:
        """Let the plots take values from the run and from the one beside it."""
        if self._panel is not None:
            branches = self._session.branches
            own, other = branches.find(branches.active), branches.find(branches.compared)
            names = ("" if own is None else own.name, "" if other is None else other.name)
            self._panel.set_runs(self._session.recording, branches.compared_recording, *names)
