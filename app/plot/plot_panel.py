"""The plot workbench: the tree of measures on the left, plots on the right, their values below."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.language import NEXT_TAB
from app.look import theme
from app.plot import export, menu, readout
from app.plot.arranging import PlotArranging
from app.plot.board import Board
from app.plot.plot import POINTS, TIME, Plot
from app.plot.published import Ledgers
from app.plot.series import SeriesSource
from app.plot.sources import Sources, recorded
from app.plot.statistics import FITS
from app.plot.template import PlotTemplate, TemplateError, read_text, text_of
from app.plot.templates import Templates
from app.plot.tree import MIME, SeriesTree
from app.widgets.announce import announce
from app.widgets.copy_menu import KEY
from app.widgets.note_label import sentence_of
from app.widgets.reach import make_accessible, tab_through
from engine.recording.recorder import Recording

TREE = 240  # px
LINES = 3.4  # of values: it is visible that there are more


class PlotPanel(QWidget):
    """Shows any series of the sources; `set_runs` and `add_source` define the sources."""

    failed = Signal(str)
    wrote = Signal(str)  # a file
    arranged = Signal()  # something else is on the plots: `text`

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plotBody")
        self.tree, self.board = SeriesTree(self), Board(MIME, self)
        self.values, self.expression = QLabel(self), QLineEdit(self)
        self.kind, self.fit = QComboBox(self), QComboBox(self)
        self.log, self.right = QCheckBox(self.tr("Log scale"), self), QCheckBox(self.tr("Right axis"), self)
        self.linked, self.measure = QCheckBox(self.tr("Linked"), self), QCheckBox(self.tr("Time range"), self)
        self.sources, self.templates = Sources(), Templates()
        self.arranging = PlotArranging(self.board, self.sources, self)
        self.missing, self.simulate = QLabel(self), QPushButton(self.tr("Simulate"), self)
        self._pointed: readout.Pointed | None = None
        self._failure = ""  # last error: the window's own line may be behind this one
        self._revealed = True  # the figures of the studies
        self._text, self._reported = "", False  # for the session
        self._restoring: tuple[PlotTemplate, object] | None = None  # and the scenario of its run
        self._set_up()
        self._lay_out()
        self._connect()
        self.sources.add_ledgers(Ledgers(self.tr("Published values")))
        self._show_state()

    def _set_up(self) -> None:
        kinds = (
            (TIME, self.tr("Over time")),
            ("scatter", self.tr("Scatter")),
            ("histogram", self.tr("Histogram")),
            ("cumulative", self.tr("Cumulative")),
            ("boxes", self.tr("Box plot")),
            ("heat", self.tr("Heat map")),
            (POINTS, self.tr("Run values")),
        )
        for name, title in kinds:
            self.kind.addItem(title, name)
        self.fit.addItem(self.tr("No fit"), "")
        polynomials = self.tr("Line"), self.tr("Parabola"), self.tr("Cubic")
        for name, title in zip(FITS, (*polynomials, self.tr("Exponential"), self.tr("Power")), strict=True):
            self.fit.addItem(title, name)
        self.linked.setChecked(True)
        self.expression.setPlaceholderText(self.tr("Expression, such as (a + b) / 2"))
        self.expression.setMaxLength(500)
        self.values.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.values.setWordWrap(True)
        self.values.setObjectName("caption")
        self._name_controls()

    def _name_controls(self) -> None:
        for control, name, about in (
            (self.kind, self.tr("Plot type"), self.tr("The type of the current plot.")),
            (
                self.fit,
                self.tr("Fit"),
                self.tr("Adds the best-fit curve and its residuals for the first measure."),
            ),
            (self.log, self.tr("Logarithmic axis"), ""),
            (self.right, self.tr("Right axis"), self.tr("Adds further measures to an axis on the right.")),
            (self.linked, self.tr("Linked time axes"), ""),
            (self.measure, self.tr("Time range"), self.tr("Measures a time range: drag its edges.")),
            (
                self.expression,
                self.tr("Expression"),
                self.tr("a is the first measure of the plot, b the second."),
            ),
        ):
            make_accessible(control, name, about)
            control.setToolTip(about or name)

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        make_accessible(button, about)
        button.setToolTip(about)
        button.clicked.connect(lambda: do())
        return button

    def _lay_out(self) -> None:
        self.add = self._button(self.tr("Add plot"), self.tr("Add a plot below"), self.board.add_plot)
        self.remove = self._button(self.tr("Remove plot"), self.tr("Remove the current plot"), self._remove)
        self.copy = self._button(self.tr("Copy"), self.tr("Copy the plots as an image"), self.copy_picture)
        self.save = self._button(
            self.tr("Save as…"), self.tr("Save the plots as PNG, SVG, PDF or CSV"), self.choose_file
        )
        self.templated = self._button(
            self.tr("Templates…"), self.tr("Save the plots as a template, or apply one"), self.choose_template
        )
        runs = QHBoxLayout()
        self.missing.setWordWrap(True)
        self.missing.setObjectName("caption")
        runs.addWidget(self.missing, 1)
        runs.addWidget(self.simulate)
        above = QHBoxLayout()
        for part in (self.kind, self.log, self.right, self.linked, self.measure, self.fit):
            above.addWidget(part)
        above.addStretch(1)
        left = QWidget(self)
        choice = QVBoxLayout(left)
        choice.setContentsMargins(0, 0, 0, 0)
        choice.addWidget(self.tree, 1)
        choice.addWidget(self.expression)
        right = QWidget(self)
        inside = QVBoxLayout(right)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addLayout(above)
        inside.addWidget(self.board, 1)
        inside.addLayout(runs)
        values = self._scrolled(self.values)
        inside.addWidget(values)
        splitter = QSplitter(self)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([TREE, 4 * TREE])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        layout.addWidget(splitter)
        tab_through(
            [self.tree.search, self.tree.view, self.expression, self.kind, self.log, self.right]
            + [self.linked, self.measure, self.fit, self.simulate, values]
        )
        self.setFocusProxy(self.tree)

    def _scrolled(self, label: QLabel) -> QScrollArea:
        """Return a scroll area for many lines that takes little room from the plots."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(label)
        for part in (area.viewport(), label):
            part.setAutoFillBackground(False)
        area.setFixedHeight(round(LINES * self.fontMetrics().lineSpacing()))
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        area.setObjectName("values")
        make_accessible(area, self.tr("Values"), self.tr("Plot statistics."))
        return area

    def controls(self) -> list[QWidget]:
        """Return the controls for the title bar."""
        return [self.add, self.remove, self.templated, self.copy, self.save]

    def _connect(self) -> None:
        self.tree.chosen.connect(lambda key: self.draw(self.board.current, key))
        self.board.dropped.connect(self.draw)
        self.board.changed.connect(self._show_current)
        self.board.pointed.connect(self._point)
        self.board.menu_wanted.connect(self._open_menu)
        self.kind.activated.connect(lambda: self._choose_kind(self.kind.currentData()))
        self.simulate.clicked.connect(self._simulate)
        self.arranging.failed.connect(self.failed)
        self.arranging.failed.connect(self._say_failure)
        self.arranging.changed.connect(self._show_state)
        self.board.annotations.all_annotations.changed.connect(self.arranged)
        self.log.clicked.connect(self._set_log)
        self.linked.clicked.connect(self.board.link)
        self.measure.clicked.connect(self._measure)
        self.fit.activated.connect(self._add_fit)
        self.expression.returnPressed.connect(self._add_expression)
        theme.notifier.changed.connect(self.board.apply_theme)
        rename = QShortcut(QKeySequence(Qt.Key.Key_F2), self.board, self.choose_titles)
        rename.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for key, do in (
            (QKeySequence(Qt.Key.Key_Delete), self._remove_last),
            (QKeySequence(NEXT_TAB), self.board.next_plot),
            (QKeySequence(KEY), self.board.open_menu),
        ):
            shortcut = QShortcut(key, self, do)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # ---- sources

    def set_runs(
        self, recording: Recording | None, compared: Recording | None, name: str, other: str
    ) -> None:
        """Offer the run, the comparison run, and their differences; update the drawn curves."""
        scenario = None if recording is None else recording.scenario
        is_new = scenario is not self.arranging.scenario
        if is_new or scenario is None:
            self.arranging.forget_live()
        self.arranging.scenario = scenario
        own = recorded(recording, name or self.tr("This run"))
        beside = recorded(compared, other or self.tr("Comparison run"))
        if self.sources.show_runs(own, beside, self.tr("Difference")) or is_new:
            self._list_sources()
        if self._restoring is not None and self._restoring[1] is scenario:
            template, self._restoring = self._restoring[0], None
            self.apply(template)
        self.arranging.refresh()
        self._say()

    def _list_sources(self) -> None:
        self.tree.show_sources(list(self.sources.all().values()))

    def add_source(self, source: SeriesSource) -> None:
        """Offer the series of a data file."""
        self.sources.add_file(source)
        self._list_sources()
        self.arranging.refresh()

    def draw(self, plot: Plot, text: str) -> None:
        """Draw the series that `text` identifies (source number, line break, key) on a plot."""
        number, _, key = text.partition("\n")
        found = self.sources.at(int(number)) if number.isdigit() else None
        if found is not None:
            self._make_room(plot)
            self._failure = ""
            self.arranging.draw(plot, source=found[0], key=key, right=self.right.isChecked())

    def _make_room(self, plot: Plot) -> None:
        if plot.kind == POINTS:
            plot.clear()

    # ---- templates

    def reveal(self, seen: bool) -> None:
        """Offer the studies' values, or hide them while a lesson asks about them."""
        self._revealed = seen

    def choose_template(self) -> None:
        """Open the dialog in which templates are saved, applied, renamed and deleted."""
        from app.plot.template_dialog import TemplateDialog  # imported late: rarely needed

        dialog = TemplateDialog(self.templates, self.arranging.captured, self, figures=self._revealed)
        dialog.apply_wanted.connect(self.apply)
        dialog.open()

    def apply(self, template: PlotTemplate) -> None:
        """Replace all plots with those of a template."""
        self.arranging.apply(template)
        self._show_current()

    def open(self, template: PlotTemplate) -> None:
        """Show the plots of a template below the existing plots."""
        self.arranging.add(template)
        self._show_current()

    def text(self) -> str:
        """Return the plots as template text; "" when they are empty. The reason why a session cannot hold
        them is reported once, and the text stays that of the last plots that it could hold.
        """
        try:
            template = self.arranging.captured()
            self._text = text_of(template) if template is not None else ""
            self._reported = False
        except TemplateError as error:
            if not self._reported:
                text = self.tr("The session cannot hold these plots, and keeps their earlier state. {0}")
                self.failed.emit(text.format(error))
            self._reported = True
        return self._text

    def restore(self, text: str, scenario: object) -> None:
        """Restore the plots in `text` when the run of this scenario is shown; `failed` if the text is
        damaged. No plots of another session are kept.
        """
        self._text, self._reported, self._restoring = text, False, None
        if scenario is not self.arranging.scenario:
            self.arranging.forget_live()
        if not text:
            return
        try:
            self._restoring = (read_text(text, self.tr("plots of the session")), scenario)
        except TemplateError as error:
            self.failed.emit(str(error))

    def _simulate(self) -> None:
        if self.arranging.simulator.busy:
            self.arranging.simulator.stop()
        else:
            self.arranging.simulate()

    def stop(self) -> None:
        """Stop the background runs."""
        self.arranging.simulator.stop()

    def _show_state(self) -> None:
        """Show which runs the plots still need, and the latest values."""
        missing, busy = self.arranging.missing, self.arranging.simulator.busy
        self.missing.setVisible(bool(missing))
        self.simulate.setVisible(bool(missing))
        self.simulate.setText(self.tr("Stop") if busy else self.tr("Simulate"))
        text = self.tr("Simulating: {0}") if busy else self.tr("Not simulated yet: {0}")
        self.missing.setText(text.format(", ".join(missing[:8]) + ("…" if len(missing) > 8 else "")))
        self._list_ended()
        self._say()
        self.arranged.emit()

    def _list_ended(self) -> None:
        if len(self.sources.all()) != self.tree.count:
            self._list_sources()

    # ---- the current plot

    def _choose_kind(self, kind: str) -> None:
        self.board.current.set_kind(kind)
        self.board.link(self.board.linked)
        self.arranged.emit()

    def _show_current(self) -> None:
        plot = self.board.current
        self.kind.setCurrentIndex(self.kind.findData(plot.kind))
        self.log.setChecked(plot.log)
        self.linked.setChecked(self.board.linked)
        self.measure.setChecked(plot.measuring)
        self._say()
        self.arranged.emit()

    def _remove(self) -> None:
        self.board.remove_plot()
        self.arranged.emit()

    def _remove_last(self) -> None:
        self.board.current.remove_last()
        self._say()
        self.arranged.emit()

    def _set_log(self, on: bool) -> None:
        self.board.current.set_log(on)
        self.arranged.emit()

    def _measure(self, on: bool) -> None:
        self.board.current.measure(on)
        self._say()

    def _add_expression(self) -> None:
        text = self.expression.text().strip()
        self._failure = ""
        if text:
            self.arranging.draw(self.board.current, expression=text)

    def _add_fit(self) -> None:
        kind, self._failure = self.fit.currentData(), ""
        self.fit.setCurrentIndex(0)
        if kind:
            self.arranging.draw(self.board.current, fit=kind)

    def choose_titles(self) -> None:
        """Open the dialog for the titles of the current plot and of its axes."""
        from app.plot.titles_dialog import PlotTitlesDialog  # imported late: rarely needed

        dialog = PlotTitlesDialog(self.board.current, self)
        dialog.titled.connect(self._show_current)
        dialog.open()

    # ---- descriptions of the plots

    def _point(self, plot: Plot | None, x: float | None, y: float | None) -> None:
        self._pointed = (plot, x, y) if plot is not None and x is not None else None
        self._failure = "" if self._pointed is not None else self._failure
        self._say()
        if self._pointed is not None and y is None:  # moved by keys
            announce(self.board.view, self.values.text())

    def _say_failure(self, text: str) -> None:
        self._failure = sentence_of(text)
        self._say()

    def _open_menu(self, at: QPoint) -> None:
        switches = [self.log, self.measure, self.linked, self.add, self.remove, self.copy, self.save]
        menu.of_plot(self, self.board, self.kind, switches, self._show_current, self.choose_titles).popup(at)

    def _say(self) -> None:
        """Show the values under the crosshair, or the statistics of the region."""
        text = self._failure or readout.said(self.board.plots, self.board.current, self._pointed)
        self.values.setText(text)

    # ---- files

    def copy_picture(self) -> None:
        """Copy the plots to the clipboard as an image."""
        self.board.mark_current(False)
        QGuiApplication.clipboard().setImage(export.picture(self.board.view))
        self.board.mark_current(True)

    def choose_file(self) -> None:
        """Ask for a file and write the plots to it."""
        kinds = "PNG (*.png);;SVG (*.svg);;PDF (*.pdf);;CSV (*.csv)"
        file = save_path(self, self.tr("Save plots as"), begin_in(FolderKind.EXPORTS), kinds, self._beside)
        if file is not None:
            self.write(file)

    def _beside(self, file: Path) -> list[Path]:
        return export.beside(file, self.board.plots)

    def write(self, file: Path) -> None:
        """Write the plots to a file; `wrote` or `failed` follows."""
        self.board.mark_current(False)
        try:
            files = export.save(file, self.board.view, self.board.plots)
        except (OSError, ValueError) as error:
            self.failed.emit(str(error))
        else:
            self.wrote.emit(", ".join(map(str, files)))
        finally:
            self.board.mark_current(True)
