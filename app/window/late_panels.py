"""Panels that are imported and made when they are first seen, or when something asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.time_view import TimeView
from app.frame.docks import is_seen
from app.frame.later import later
from app.help.hover import explain_headings
from app.run.session import Session
from app.settings.settings import Settings
from app.widgets.card import Card

if TYPE_CHECKING:
    from app.plot.plot_panel import PlotPanel
    from app.relocation.relocation_panel import RelocationPanel
    from app.rules.rules_panel import RulesPanel
    from app.run_sets.experiment.experiment_runs import ExperimentRuns
    from app.run_sets.matrix.matrix_runs import MatrixRuns
    from app.run_sets.run_set_panel import Runs, RunSetPanel
    from app.run_sets.sweep.sweep_runs import SweepRuns
    from app.study.study_panel import StudyPanel
    from app.window.guide_panel import GuidePanel

NAMES = ("study", "matrix", "sweep", "plot", "experiment", "rules", "moves", "guide")


class LatePanels(QObject):
    """Each property is a panel; the methods concern only the panels that have been made."""

    open_asked = Signal(str, object)  # scenario, settings
    compare_asked = Signal(str, str, object)  # name, scenario, settings
    line_entered = Signal(object, str)  # Console, line
    failed = Signal(str)
    told = Signal(str)
    wrote = Signal(str)  # a file
    plots_asked = Signal()  # what is in the plots is to be seen
    made = Signal()  # another panel, which knows of no compared run yet

    def __init__(
        self,
        session: Session,
        cards: Mapping[str, Card],
        time_view: TimeView,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._cards, self._time_view = session, cards, time_view
        self._settings = settings
        self._plots = ""  # of the session that was opened, as text
        self._revealed: frozenset[str] | None = None  # facts that the lesson lets be seen; None = all
        session.files.plots_opened.connect(self._restore_plots)

    def fill_cards(self) -> None:
        """Make the panels that are seen; the others follow when they are."""
        for name in NAMES:
            self._cards[name].fill_when_seen(partial(getattr, self, name))

    def reveal(self, facts: frozenset[str] | None) -> None:
        """Show only these facts, and no guide, while a lesson asks about others; None = everything."""
        self._revealed = facts
        for study in self._made("study"):
            study.reveal(facts)
        for guide in self._made("guide"):
            guide.reveal(facts is None)
        for plot in self._made("plot"):
            plot.reveal(facts is None)

    # ---- the panels; each import is late: the start stays short

    @cached_property
    def study(self) -> StudyPanel:
        """Published and simulated."""
        from app.study.study_panel import StudyPanel

        panel = StudyPanel()
        panel.open_asked.connect(self.open_asked)
        panel.run_asked.connect(self._session.run_to)
        panel.failed.connect(self.failed)
        panel.plot_wanted.connect(self.open_in_plot)
        panel.set_entries(self._session.entries)
        panel.reveal(self._revealed)
        self._place("study", panel, panel.controls())
        later(self, self.text)  # the panel is seen at once, its rows a moment later
        return panel

    @cached_property
    def matrix(self) -> RunSetPanel[MatrixRuns]:
        """The runs of the study."""
        from app.run_sets.matrix.matrix_runs import MatrixRuns

        runs = MatrixRuns()
        if self._session.scenario is not None:
            runs.show_scenario(self._session.scenario)
        return self._place_runs("matrix", runs)

    @cached_property
    def sweep(self) -> RunSetPanel[SweepRuns]:
        """Relocations over connections, channels and layouts."""
        from app.run_sets.sweep.sweep_runs import SweepRuns

        runs = SweepRuns()
        runs.restore(self._settings.sweep)
        runs.grid_changed.connect(self._keep_grid)
        return self._place_runs("sweep", runs)

    @cached_property
    def plot(self) -> PlotPanel:
        """Plots of any measures."""
        from app.plot.plot_panel import PlotPanel

        panel = PlotPanel()
        panel.failed.connect(self.failed)
        panel.wrote.connect(self.wrote)
        panel.templates.folder = self._settings.plots
        panel.reveal(self._revealed is None)
        self._place("plot", panel, panel.controls())
        if self._plots:
            panel.restore(self._plots, self._session.scenario)
        panel.arranged.connect(lambda: self._session.files.keep_plots(panel.text()))
        self._show_runs(panel)
        return panel

    @cached_property
    def experiment(self) -> RunSetPanel[ExperimentRuns]:
        """Experiments of one's own."""
        from app.run_sets.experiment.experiment_runs import ExperimentRuns

        runs = ExperimentRuns(self._settings.sessions.parent / "experiments")
        runs.cluster = self._settings.cluster
        runs.cluster_changed.connect(self._keep_cluster)
        return self._place_runs("experiment", runs)

    @cached_property
    def rules(self) -> RulesPanel:
        """The rules of cpuplugd."""
        from app.rules.rules_panel import RulesPanel

        panel = RulesPanel(self._session, self._time_view)
        panel.failed.connect(self.failed)
        panel.told.connect(self.told)
        panel.files.use_folder(self._settings.rules)
        if self._session.scenario is not None:
            panel.show_scenario(self._session.scenario)
        panel.set_recording(self._session.recording)
        panel.look()
        self._cards["rules"].visibilityChanged.connect(lambda: panel.set_recording(self._session.recording))
        self._place("rules", panel, panel.controls())
        return panel

    @cached_property
    def moves(self) -> RelocationPanel:
        """Relocations, and the commands for them."""
        from app.relocation.relocation_panel import RelocationPanel

        panel = RelocationPanel()
        panel.wanted.connect(self.line_entered)
        panel.plot_wanted.connect(self.open_in_plot)
        if self._session.scenario is not None:
            panel.show_scenario(self._session.scenario)
        panel.show_moment(self._session.recording, self._time_view.cursor)
        self._place("moves", panel, panel.controls())
        return panel

    @cached_property
    def guide(self) -> GuidePanel:
        """What the scenario is about."""
        from app.window.guide_panel import GuidePanel

        panel = GuidePanel()
        if self._session.scenario is not None:
            panel.show_scenario(self._session.scenario)
        panel.reveal(self._revealed is None)
        self._place("guide", panel, ())
        return panel

    def _place_runs(self, name: str, runs: Runs) -> RunSetPanel[Runs]:
        """Make the panel of a set of runs."""
        from app.run_sets.run_set_panel import RunSetPanel

        panel = RunSetPanel(runs)
        panel.open_asked.connect(self.open_asked)
        panel.compare_asked.connect(self.compare_asked)
        panel.plot_wanted.connect(self.open_in_plot)
        panel.failed.connect(self.failed)
        panel.wrote.connect(self.wrote)
        self._place(name, panel, panel.controls())
        return panel

    def _place(self, name: str, panel: QWidget, controls: Any) -> None:
        card = self._cards[name]
        card.set_body(panel)
        explain_headings(panel)
        for control in controls:
            card.add_control(control)
        vars(self)[name] = panel  # `made` is heard before the property has returned
        self.made.emit()

    def open_in_plot(self, wanted: Any) -> None:
        """Show a template, or lists of measures of this run with numbers, below the other plots."""
        from app.plot.wanted import of_measures  # late: few need it

        plots = of_measures(wanted) if isinstance(wanted, list) else wanted
        self.plot.open(plots)
        self.plots_asked.emit()

    def _keep_cluster(self, address: str) -> None:
        self._settings.cluster = address

    def _keep_grid(self, text: str) -> None:
        self._settings.sweep = text

    def _made(self, *names: str) -> list[Any]:
        return [vars(self)[name] for name in names if name in vars(self)]

    def _seen(self, name: str) -> list[Any]:
        return [panel for panel in self._made(name) if is_seen(panel)]

    # ---- what they show

    def show_scenario(self, scenario: Any) -> None:
        """Show another run from its beginning; the rules hear of it themselves."""
        for panel in self._made("guide", "moves"):
            panel.show_scenario(scenario)
        for matrix in self._made("matrix"):
            matrix.runs.show_scenario(scenario)
        for study in self._made("study"):
            study.set_entries(self._session.entries)
        for plot in self._made("plot"):
            self._show_runs(plot)
        self._restore_plots("")

    def set_recording(self, recording: Any, another: bool) -> None:
        """Show what is new; another run in panels that are not seen too."""
        for rules in self._made("rules") if another else self._seen("rules"):
            rules.set_recording(recording)
        for moves in self._made("moves") if another else ():
            moves.show_moment(recording, self._time_view.cursor)

    def clear_cache(self) -> None:
        """Forget what was computed from the runs that were shown before."""
        for rules in self._made("rules"):
            rules.side.chart.clear_cache()
        for plot in self._made("plot"):
            self._show_runs(plot)

    def _show_runs(self, plot: PlotPanel) -> None:
        """Let the plots take values from the run and from the one beside it."""
        branches = self._session.branches
        own, other = branches.find(branches.active), branches.find(branches.compared)
        names = ("" if own is None else own.name, "" if other is None else other.name)
        plot.set_runs(self._session.recording, branches.compared_recording, *names)

    def _restore_plots(self, text: str) -> None:
        """Put back the plots of the session that was opened; not before they are first seen."""
        self._plots = text
        if not self._made("plot"):
            self._session.files.keep_plots(text)
        for plot in self._made("plot") if text else ():
            plot.restore(text, self._session.scenario)
            self._show_runs(plot)

    def set_compared(self, recording: Any, name: str, mode: Compare, own: str) -> None:
        """Show another run beside that of the session; None: no longer."""
        for panel in self._made("moves", "rules"):
            panel.set_compared(recording, name, mode, own)

    def show_cursor(self) -> None:
        """Show the moment of the cursor."""
        for moves in self._seen("moves"):
            moves.show_moment(self._session.recording, self._time_view.cursor)

    def show_moment(self) -> None:
        """Show the moment to which the run has been moved."""
        for rules in self._seen("rules"):
            rules.show_moment()

    def text(self) -> None:
        """Bring texts up to date."""
        for study in self._seen("study"):
            study.show_recording(self._session.recording, self._session.settings)
        for rules in self._seen("rules"):
            rules.look()
        for plot in self._seen("plot"):
            self._show_runs(plot)

    def show_answer(self, line: str, answer: Any) -> None:
        """Show CP's answer to a line."""
        for moves in self._made("moves"):
            moves.show_answer(line, answer)

    def stop(self) -> None:
        """End what runs in the background; the window is closing."""
        for panel in self._made("study", "matrix", "sweep", "plot", "experiment"):
            panel.stop()
        for rules in self._made("rules"):
            rules.files.keep_draft()
