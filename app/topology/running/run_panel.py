"""The run panel: press Run, and the guest moves; flows are shown in the picture and as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QTableView,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.theme import fixed_font
from app.relocation.model import MovesModel
from app.run.worker.console_commands import ConsoleAnswer
from app.topology.button_row import ButtonRow
from app.topology.editor import Editor
from app.topology.panel_context import EditorContext
from app.topology.running import faults
from app.topology.running.bar import RunBar
from app.topology.running.fitting import Fitting
from app.topology.running.guests import GuestsForm
from app.topology.running.rates_model import REPEATED, RatesModel
from app.topology.running.run import DrawnRun
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import ROW
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.running.load import without_guests
from engine.scenario.model.site_release import short_caution

if TYPE_CHECKING:
    pass

ROW_HEIGHT = 24
MOVES_HEIGHT = 84
SHORT_BAR = 40  # px: the words beside it come first
MAX_MOVES = 12  # guests of an LPAR that are offered to be moved
MOVES = ("guest", "stage", "pass", "elapsed", "quiesce", "finish")  # columns of the relocations
IMPORTANT = ("guest", "stage", "finish", "quiesce", "elapsed", "pass")  # the same; the last hide first


class RunPanel(QWidget):
    """All controls and values of the drawing's run."""

    told = Signal(str)
    failed = Signal(str)
    offered = Signal(str, str, object)  # the error, a remedy, and the function that performs it

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.others: Callable[[], Iterable[tuple[str, Drawing]]] = tuple
        self.drawn = DrawnRun(editor, self)
        self.bar = RunBar(self.drawn, self)
        self.progress = ProgressLine(self)
        self.progress.bar.setMinimumWidth(SHORT_BAR)
        self.guests = GuestsForm(editor, self)
        self.moves, self.rates = MovesModel(self), RatesModel(self)
        self.moves_table, self.rates_table = QTableView(self), QTableView(self)
        self.tabs = QTabWidget(self)
        self.state = QLabel("", self)
        self.answer = QLabel("", self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.relocate = QToolButton(self, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.relocate.setMenu(QMenu(self.relocate))
        self.faults = {what: QPushButton("", self) for what in ("cable", "path", "devices")}
        self.degrade = QPushButton("", self)
        self.open_in_lab, self.compare, self.best = (QPushButton(self) for _ in range(3))
        self._set_up_tables()
        self._name_controls()
        self._lay_out()
        self._connect()
        self._show_state()

    def _set_up_tables(self) -> None:
        for table, model in ((self.moves_table, self.moves), (self.rates_table, self.rates)):
            table.setModel(model)
            for_reading(table, ROW_HEIGHT)
            header = table.horizontalHeader()
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setMinimumSectionSize(30)
            table.setObjectName("runRates")
            table.setFont(theme.font(9))
            header.setFont(theme.font(9))
        self.moves_table.setFixedHeight(MOVES_HEIGHT)
        for place, column in enumerate(self.moves.columns):
            self.moves_table.setColumnHidden(place, column.id not in MOVES)
        places = {column.id: place for place, column in enumerate(self.moves.columns)}
        self._moves_fitting = Fitting(self.moves_table, [places[name] for name in IMPORTANT])
        order = (*range(REPEATED - 2), REPEATED, *range(REPEATED - 2, REPEATED))
        self._rates_fitting = Fitting(self.rates_table, order)
        self._rates_fitting.leave_out(REPEATED, True)

    def _name_controls(self) -> None:
        make_accessible(
            self.moves_table, self.tr("Relocations"), self.tr("Stage, passes and times of each relocation.")
        )
        make_accessible(
            self.rates_table,
            self.tr("Rates"),
            self.tr(
                "Rates of links, channels and devices. Selecting a row selects the element on the canvas."
            ),
        )
        make_accessible(self.tabs.tabBar(), self.tr("Guests and rates"))
        self.answer.setObjectName("caption")
        self.answer.setAccessibleName(self.tr("CP response"))
        self.answer.setFont(fixed_font())
        self.answer.hide()
        self.relocate.setText(self.tr("Relocate"))
        self.relocate.setFont(theme.font(9))
        make_accessible(
            self.relocate, self.tr("Relocate"), self.tr("Relocates a guest now, or cancels its relocation.")
        )
        self.relocate.setToolTip(self.relocate.whatsThis())
        self.state.setObjectName("caption")
        self.state.setWordWrap(True)
        for button, name, text in (
            (self.faults["cable"], self.tr("Pull cable"), self.tr("Pulls the cables of the selection.")),
            (self.faults["path"], self.tr("Channel off"), self.tr("Varies the selected channels off or on.")),
            (
                self.faults["devices"],
                self.tr("Devices off"),
                self.tr("Varies the selected devices off or on."),
            ),
            (
                self.degrade,
                self.tr("Degrade channel…"),
                self.tr(
                    "Degrades the selected channels (damaged or lost data, lower rate, added "
                    "delay), or repairs them."
                ),
            ),
            (
                self.open_in_lab,
                self.tr("Open in lab"),
                self.tr("Writes the run as a scenario and opens it in the lab with all charts."),
            ),
            (
                self.compare,
                self.tr("Compare…"),
                self.tr("Runs the same load on another layout, side by side."),
            ),
            (self.best, self.tr("Best layout…"), self.tr("Searches for the best layout of a logical link.")),
        ):
            button.setText(name)
            button.setFont(theme.font(9))
            button.setMinimumWidth(60)
            make_accessible(button, name, text)
            button.setToolTip(text)

    def _scrolling(self, inside: QWidget) -> QScrollArea:
        scroll = QScrollArea(self)
        scroll.setObjectName("inspectorScroll")
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside.setObjectName("inspectorBody")
        scroll.setWidget(inside)
        return scroll

    def _lay_out(self) -> None:
        scroll = self._scrolling(self.guests)
        happening = QWidget(self)
        inside = QVBoxLayout(happening)
        inside.setContentsMargins(0, 4, 0, 0)
        inside.setSpacing(4)
        inside.addWidget(self.moves_table)
        inside.addWidget(self.rates_table, 1)
        inside.addWidget(ButtonRow((*self.faults.values(), self.degrade), self))
        inside.addWidget(self.relocate, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.answer)
        self.tabs.addTab(scroll, self.tr("Guests"))
        self.tabs.addTab(happening, self.tr("Rates"))
        self.tabs.setDocumentMode(True)
        body, edge = QWidget(self), QVBoxLayout(self)
        whole = QVBoxLayout(body)
        edge.setContentsMargins(0, 0, 0, 0)
        edge.addWidget(self._scrolling(body))  # the panel may be low
        whole.setContentsMargins(8, 4, 8, 8)
        whole.setSpacing(6)
        whole.addWidget(self.bar)
        whole.addWidget(self.progress)
        whole.addWidget(self.state)
        whole.addWidget(self.tabs, 1)
        whole.addWidget(ButtonRow((self.open_in_lab, self.compare, self.best), self))
        tab_through(
            [self.tabs.tabBar(), *self.guests.controls(), self.moves_table, self.rates_table]
            + [*self.faults.values(), self.degrade, self.relocate, self.open_in_lab, self.compare, self.best]
        )
        self.setFocusProxy(self.bar.play)

    def _connect(self) -> None:
        run = self.drawn
        self.bar.wanted.connect(self.run)
        run.changed.connect(self._show_state)
        run.moved.connect(self._show_moment)
        run.failed.connect(self.failed)
        run.answered.connect(self._show_answer)
        run.not_begun.connect(self._offer)
        run.compiler.began.connect(self._show_compiling)
        run.compiler.progress.connect(lambda counts: self.progress.show_progress(*counts))
        for signal in (run.compiler.done, run.compiler.failed, run.compiler.stopped):
            signal.connect(self.progress.finish)
        run.compiler.stopped.connect(self._say_stopped)
        self.progress.cancelled.connect(run.end)
        self.rates_table.selectionModel().selectionChanged.connect(self._select_things)
        self.editor.selection_changed.connect(self._show_faults)
        self.editor.changed.connect(self._show_state)
        self.editor.replaced.connect(run.end)
        self.relocate.menu().aboutToShow.connect(self.fill_moves)
        self.faults["cable"].clicked.connect(lambda: self.break_channels("cable"))
        self.faults["path"].clicked.connect(lambda: self.break_channels("path"))
        self.faults["devices"].clicked.connect(self.break_devices)
        self.degrade.clicked.connect(self.open_bad_channel)
        self.open_in_lab.clicked.connect(self.write_scenario)
        self.compare.clicked.connect(self.open_comparison)
        self.best.clicked.connect(self.open_best)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.drawn.prepare_soon()

    def refresh(self) -> None:
        """Apply the theme colors."""
        self.bar.refresh()

    # ---- the run

    def run(self) -> None:
        """Run the current drawing from the beginning."""
        try:
            self.drawn.start(self.guests.load)
        except DrawingError as error:
            self.editor.refused.emit(str(error), error.things)
            return
        made = self.drawn.machine
        assert made is not None
        self.tabs.setCurrentIndex(1)
        if made.left_out:
            more = len(made.left_out) - 1
            text = self.tr("Part of the drawing is not simulated. {0}").format(made.left_out[0].text)
            self.told.emit(text + (self.tr(" (and {0} more)").format(more) if more else ""))

    def _show_state(self, *_: object) -> None:
        run = self.drawn
        if not run.running:
            self.state.setText("" if self.guests.entries else without_guests(self.editor.drawing))
            self.rates.show_figures(None, None)
            self.moves.show_at(None, None)
        elif run.compiler.busy:
            self.state.setText(
                self.tr("The run starts when the simulator is compiled, once for this computer.")
            )
        elif run.loading:
            self.state.setText(self.tr("Loading the engine; the run starts when it is ready."))
        elif run.stale:
            self.state.setText(self.tr("The drawing has changed since this run started. Run again."))
        else:
            left = [left_out.text for left_out in run.machine.left_out[:2]] if run.machine else []
            short = short_caution(run.machine.scenario.lpar) if run.machine else ""
            self.state.setText("\n".join(filter(None, [short, *left])))
            self.state.setToolTip(run.machine.caution if run.machine else "")
        self.state.setVisible(bool(self.state.text()))
        for button in (self.open_in_lab, self.best, self.compare):
            button.setEnabled(bool(self.guests.entries))
        self.relocate.setEnabled(run.running)
        self._show_faults()

    def _show_moment(self) -> None:
        run = self.drawn
        if run.now is None:
            return
        self.rates.show_figures(run.machine, run.now)
        bad = any(rate.retries or rate.bad for rate in (*run.now.links.values(), *run.now.channels.values()))
        self._rates_fitting.leave_out(REPEATED, not bad)
        self.moves.show_at(run.session.recording, run.now.at)
        stage = [column.id for column in self.moves.columns].index("stage")
        self._moves_fitting.leave_out(stage, run.now.ended)  # "ended" is not informative
        self._show_faults()

    def _show_compiling(self) -> None:
        self.progress.begin(self.tr("Compiling"))
        self._show_state()

    def _say_stopped(self) -> None:
        self.told.emit(
            self.tr("Nothing can run until the simulator is compiled. Press Run to compile again.")
        )

    def _offer(self, reason: str) -> None:
        self.offered.emit(reason, self.tr("Run again"), self.run)

    def _select_things(self) -> None:
        rows = self.rates_table.selectionModel().selectedRows()
        if rows:
            self.editor.select(thing for row in rows for thing in row.data(ROW).things)

    # ---- faults

    def _fault(self, what: str) -> faults.Fault | None:
        run, drawing = self.drawn, self.editor.drawing
        if run.machine is None or run.now is None:
            return None
        chosen = self.editor.selection
        if what == "devices":
            return faults.of_devices(drawing, run.machine, run.now, chosen)
        return faults.of_channels(drawing, run.machine, run.now, chosen, what)

    def _show_faults(self) -> None:
        texts = {
            "cable": (self.tr("Pull cable"), self.tr("Plug in")),
            "path": (self.tr("Channel off"), self.tr("Channel on")),
            "devices": (self.tr("Devices off"), self.tr("Devices on")),
        }
        for what, button in self.faults.items():
            fault = self._fault(what)
            button.setEnabled(fault is not None)
            text = texts[what][bool(fault and fault.on)]
            button.setText(text)
            button.setAccessibleName(text)
        self.degrade.setEnabled(bool(self._channels()))

    def _channels(self) -> tuple[str, ...]:
        """Return the channels of the run that correspond to the selection."""
        run = self.drawn
        if run.machine is None or run.now is None:
            return ()
        return faults.channels_of(self.editor.drawing, run.machine, self.editor.selection)

    def open_bad_channel(self) -> None:
        """Open the form that degrades the selected channels, or repairs them."""
        from app.topology.running.bad_channel_dialog import BadChannelDialog  # imported late for speed

        run, channels = self.drawn, self._channels()
        if run.machine is None or run.now is None or not channels:
            self._give(None)
            return
        names = ", ".join(called(self.editor.drawing, channel) for channel in channels)
        fault = faults.fault_now(run.now, channels[0])
        dialog = BadChannelDialog(names, fault, run.machine.scenario.parameters, self)
        dialog.chosen.connect(lambda chosen: self._degrade(channels, chosen))
        self._open(dialog)

    def _degrade(self, channels: tuple[str, ...], fault: faults.ChannelFault) -> None:
        if self.drawn.machine is not None:
            for order in faults.degraded(self.drawn.machine, channels, fault):
                self.drawn.order(order.system, order.line)

    def break_channels(self, what: str) -> None:
        """Pull or plug the cables of the selected elements ("cable"), or vary their channels ("path")."""
        self._give(self._fault(what))

    def break_devices(self) -> None:
        """Vary the selected devices off or on."""
        self._give(self._fault("devices"))

    def _give(self, fault: faults.Fault | None) -> None:
        if fault is None and self.drawn.machine is None:
            self.told.emit(self.tr("Start the run first: cables and channels can fail only during a run."))
        elif fault is None:
            self.told.emit(self.tr("Select a channel, a cable, a port or devices of the run."))
        for order in fault.orders if fault else ():
            self.drawn.order(order.system, order.line)

    def _show_answer(self, answer: ConsoleAnswer) -> None:
        text = " · ".join(answer.lines)
        if answer.branch:
            text = self.tr("{0} (another branch of the run begins here)").format(text)
        self.answer.setText(text)
        self.answer.setVisible(bool(text))

    def fill_moves(self) -> None:
        """Fill the menu with the possible relocations and with those that can be canceled."""
        run, menu = self.drawn, self.relocate.menu()
        menu.clear()
        if run.machine is None or run.now is None:
            return
        names = {lpar: system for system, lpar in run.machine.systems.items()}
        guests = run.machine.scenario.guests
        going = {guests[move.guest].userid for move in run.now.moves if move.ended_at is None}
        for lpar, userids in run.now.guests.items():
            for userid in userids[:MAX_MOVES]:
                if userid in going:
                    text = self.tr("Cancel the relocation of {0}").format(userid)
                    self._add_order(menu, text, names[lpar], f"VMRELOCATE CANCEL {userid}")
                    continue
                for other in (name for name in names.values() if name != names[lpar]):
                    line = f"VMRELOCATE MOVE {userid} TO {other}"
                    self._add_order(menu, self.tr("Move {0} to {1}").format(userid, other), names[lpar], line)

    def _add_order(self, menu: QMenu, text: str, system: str, line: str) -> None:
        menu.addAction(text).triggered.connect(lambda: self.drawn.order(system, line))

    # ---- further

    def write_scenario(self) -> None:
        """Write a scenario file of the run, and open it in the lab."""
        from app.topology.running.to_lab import open_in_lab  # imported late to keep the start fast

        try:
            text = open_in_lab(self.editor.drawing, self.guests.load, self)
        except (DrawingError, OSError) as error:
            self.failed.emit(str(error))
            return
        if text:
            self.told.emit(text)

    def open_comparison(self) -> None:
        """Open the dialog that runs the same load on two layouts."""
        self._compare(None)

    def _compare(self, found: tuple[str, Drawing] | None) -> None:
        from app.topology.running.compare_dialog import CompareDialog  # imported late to keep the start fast

        self._open(CompareDialog(self.editor, self.guests.load, self, self.others(), found))

    def open_best(self) -> None:
        """Open the dialog that searches for the best layout."""
        from app.topology.running.best_dialog import BestDialog  # imported late to keep the start fast

        dialog = BestDialog(self.editor, self)
        dialog.compare_asked.connect(lambda name, other: self._compare((name, other)))
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def make_panel(context: EditorContext, parent: QWidget) -> RunPanel:
    """Return the panel for a window."""
    panel = RunPanel(context.editor, parent)
    panel.drawn.canvas, panel.others = context.canvas, context.other_drawings
    context.closing.connect(panel.drawn.close)
    panel.told.connect(context.messages.say)
    panel.failed.connect(context.messages.refuse)
    panel.offered.connect(partial(context.messages.offer, error=True))
    return panel
