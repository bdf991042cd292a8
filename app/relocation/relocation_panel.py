"""The relocation panel: a table of all relocations, the options of the next command, and its buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.charts.toolkit.comparing import Compare, heading, make_other
from app.charts.values.multisystem import several, system_names
from app.frame.panels import while_seen
from app.look.theme import fixed_font
from app.panels.context import PanelContext
from app.relocation.model import MovesModel
from app.run.console import MAINT, Console
from app.run.worker.console_commands import ConsoleAnswer
from app.widgets.card import Card
from app.widgets.elided import ElidedLabel
from app.widgets.menus import add_plot_action
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from engine.recording.recorder import Recording


class Verb(StrEnum):
    """The commands, in button order."""

    TEST = "TEST"
    MOVE = "MOVE"
    MODIFY = "MODIFY"
    CANCEL = "CANCEL"


@dataclass(frozen=True)
class RelocationOrder:
    """The selected options; a limit is "" (omitted), "NOLIMIT" or seconds."""

    userid: str
    to: str
    immediate: bool = False
    maxtotal: str = ""
    maxquiesce: str = ""

    def line(self, verb: Verb) -> str:
        """Return the command line as the user would type it."""
        words = ["VMRELOCATE", verb, self.userid]
        if verb in (Verb.TEST, Verb.MOVE):
            words += ["TO", self.to]
        if verb == Verb.MOVE and self.immediate:
            words.append("IMMEDIATE")
        if verb in (Verb.MOVE, Verb.MODIFY):
            words += [*_limit("MAXTOTAL", self.maxtotal), *_limit("MAXQUIESCE", self.maxquiesce)]
        return " ".join(words)


def _limit(name: str, value: str) -> list[str]:
    if not value:
        return []
    return [name, value] if value == "NOLIMIT" else [name, value, "SEC"]


ROW_HEIGHT = 24
MIN_COLUMN, MAX_COLUMN = 44, 150  # px of a column
SORT_MARK = 14  # px that Qt keeps for it beside a heading
LIMITS = ("", "NOLIMIT", "1", "2", "5", "10", "20", "30", "60", "120", "300")  # s
MEASURES = ("guest.steal", "move.listed", "guest.cpu")  # of a guest that moves, in plots


class RelocationPanel(QWidget):
    """The relocation panel. `show_moment` fills it; a button emits `wanted` with the console and the line."""

    wanted = Signal(object, str)  # Console, line
    plot_wanted = Signal(object)  # plots: lists of measures, with numbers of their members

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = MovesModel(self)
        self.table = QTableView(self)
        self.guest, self.to = QComboBox(self), QComboBox(self)
        for box in (self.guest, self.to):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.immediate = QCheckBox(self.tr("IMMEDIATE"), self)
        self.maxtotal, self.maxquiesce = self._limit_box(), self._limit_box()
        self.line, self.answer = ElidedLabel("", self), ElidedLabel("", self)
        self.buttons = {verb: QPushButton(self.tr(verb.value), self) for verb in Verb}
        self.runs = QLabel(self, wordWrap=True)  # which runs are compared
        self.runs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._scenario: Any = None
        self._places: list[int] = []  # the system of each guest
        self._verb = Verb.MOVE
        self._asked = ""  # the line whose answer is awaited
        self._compared: tuple[Any, ...] = (None,)
        self._fitted: dict[int, object] = {}  # what each column was last made as wide as
        self._set_up_table()
        self._name_controls()
        self._lay_out()
        self._connect()
        self._show_line()

    def _limit_box(self) -> QComboBox:
        box = QComboBox(self)
        texts = {"": self.tr("CP's default"), "NOLIMIT": self.tr("no limit")}
        for limit in LIMITS:
            box.addItem(texts.get(limit, self.tr("{0} s").format(limit)), limit)
        return box

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        for_reading(table, ROW_HEIGHT, sortable=True)
        add_plot_action(table, self._ask_for_plots)
        header = table.horizontalHeader()
        header.setStretchLastSection(True)
        for number in range(len(self.model.columns)):
            header.resizeSection(number, MIN_COLUMN)
        self.setFocusProxy(table)

    def _widen(self) -> None:
        """Make columns as wide as their contents; during a relocation they only grow."""
        header = self.table.horizontalHeader()
        going = any(row.pair.any.ended_at is None for row in self.model.rows)
        stages = [column.id for column in self.model.columns].index("stage")
        self.table.setColumnHidden(stages, bool(self.model.rows) and not going)  # "ended" is not informative
        for number in range(len(self.model.columns) - 1):
            texts = going, self.table.font().pointSizeF(), [row.texts[number] for row in self.model.rows]
            if texts == self._fitted.get(number):
                continue
            self._fitted[number] = texts
            heading_needs = header.sectionSizeHint(number) - SORT_MARK
            wanted = min(max(self.table.sizeHintForColumn(number), heading_needs, MIN_COLUMN), MAX_COLUMN)
            now = header.sectionSize(number)
            if wanted > now or (wanted != now and not going):
                header.resizeSection(number, wanted)

    def _name_controls(self) -> None:
        make_accessible(
            self.table,
            self.tr("Relocations"),
            self.tr("A table of all relocations. Selecting a row selects its guest for the commands below."),
        )
        make_accessible(
            self.guest, self.tr("Guest to relocate"), self.tr("The guest to which the commands apply.")
        )
        make_accessible(self.to, self.tr("Destination"), self.tr("The system to which the guest moves."))
        make_accessible(
            self.immediate,
            self.tr("IMMEDIATE"),
            self.tr("One pass while the guest runs; then, the guest is stopped immediately."),
        )
        make_accessible(self.maxtotal, self.tr("MAXTOTAL"), self.tr("Maximum time for the whole relocation."))
        make_accessible(
            self.maxquiesce,
            self.tr("MAXQUIESCE"),
            self.tr("Maximum time for which the guest may be stopped."),
        )
        self.line.setFont(fixed_font())
        self.line.setObjectName("caption")
        self.line.setAccessibleName(self.tr("Command entered by the button"))
        self.answer.setAccessibleName(self.tr("CP response"))
        for verb, button in self.buttons.items():
            make_accessible(button, button.text(), self._about(verb))
        self.runs.setContentsMargins(8, 2, 8, 4)
        self.runs.hide()

    def _about(self, verb: Verb) -> str:
        return {
            Verb.TEST: self.tr("Asks CP whether the guest can be relocated and, if not, why."),
            Verb.MOVE: self.tr("Relocates the guest."),
            Verb.MODIFY: self.tr("Changes the limits of the relocation in progress."),
            Verb.CANCEL: self.tr("Cancels the relocation in progress; the guest stays where it is."),
        }[verb]

    def _lay_out(self) -> None:
        limits, row = QHBoxLayout(), QHBoxLayout()
        limits.addWidget(self.immediate)
        for text, box in ((self.tr("Total"), self.maxtotal), (self.tr("Quiesce"), self.maxquiesce)):
            caption = QLabel(text, self)
            caption.setObjectName("caption")
            caption.setBuddy(box)
            limits.addWidget(caption)
            limits.addWidget(box)
        limits.addStretch(1)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        for line in (limits, row):
            line.setContentsMargins(8, 0, 8, 0)
            line.setSpacing(6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 6)
        layout.setSpacing(4)
        layout.addWidget(self.runs)
        layout.addWidget(self.table, 1)
        layout.addLayout(limits)
        layout.addLayout(row)
        for label in (self.line, self.answer):
            label.setContentsMargins(8, 0, 8, 0)
            layout.addWidget(label)
        policy = self.answer.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # otherwise, all panels would move at each answer
        self.answer.setSizePolicy(policy)
        self.answer.hide()

    def _connect(self) -> None:
        for box in (self.guest, self.to, self.maxtotal, self.maxquiesce):
            box.currentIndexChanged.connect(self._show_line)
        self.guest.currentIndexChanged.connect(self._aim)
        self.immediate.toggled.connect(self._show_line)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        for verb, button in self.buttons.items():
            button.clicked.connect(partial(self.enter, verb))
            button.installEventFilter(self)

    def controls(self) -> list[QWidget]:
        """Return the controls for the title bar."""
        return [self.guest, self.to]

    # ---- selection

    def show_scenario(self, scenario: Any) -> None:
        """Offer the guests and the systems of another run."""
        known = several(scenario)
        self._scenario, self._places = scenario if known else None, []
        self.setEnabled(known)
        for box, texts in (
            (self.guest, [guest.userid for guest in scenario.guests] if known else []),
            (self.to, system_names(scenario) if known else ()),
        ):
            box.clear()
            box.addItems(list(texts))
            box.updateGeometry()
        self._say("")
        self._aim()

    @property
    def order(self) -> RelocationOrder:
        """The current options."""
        limits = (str(box.currentData() or "") for box in (self.maxtotal, self.maxquiesce))
        return RelocationOrder(
            self.guest.currentText(), self.to.currentText(), self.immediate.isChecked(), *limits
        )

    @property
    def console(self) -> Console:
        """The operator of the system on which the guest runs."""
        place = self._place()
        return Console(MAINT, system=system_names(self._scenario)[place] if place else "")

    def _place(self) -> int:
        row = self.guest.currentIndex()
        return self._places[row] if 0 <= row < len(self._places) else 0

    def _aim(self) -> None:
        """Select another system if the guest's own system is selected as the target."""
        if self._scenario is not None and self.to.currentIndex() == self._place():
            self.to.setCurrentIndex((self._place() + 1) % self.to.count())

    def _on_row(self, row: QModelIndex) -> None:
        if row.isValid():
            self.guest.setCurrentText(self.model.rows[row.row()].pair.key[0])

    def _ask_for_plots(self) -> None:
        """Request plots of the guest in the selected row."""
        index = self.table.currentIndex()
        if index.isValid():
            guest = int(self.model.move(index.row()).guest)
            self.plot_wanted.emit([[(id, (guest,))] for id in MEASURES])

    # ---- the lines

    def text_of(self, verb: Verb) -> str:
        """Return the line that the button of a command enters."""
        return self.console.wrapped(self.order.line(verb)) if self._scenario is not None else ""

    def enter(self, verb: Verb) -> None:
        """Send the line to CP."""
        if self._scenario is not None:
            self._verb, self._asked = verb, self.order.line(verb)
            self._say("")
            self._show_line()
            self.wanted.emit(self.console, self._asked)

    def show_answer(self, line: str, answer: ConsoleAnswer) -> None:
        """Show CP's response to a console line, if the line came from this panel."""
        if self._asked and line == self._asked:
            self._asked = ""
            self._say(" · ".join(answer.lines) or self.tr("Done; no response from CP."), bool(answer.number))

    def _say(self, text: str, refused: bool = False) -> None:
        self.answer.setText(text)
        self.answer.setToolTip(text)
        self.answer.setProperty("refused", refused)
        self.answer.style().unpolish(self.answer)
        self.answer.style().polish(self.answer)
        self.answer.setVisible(bool(text))

    def _show_line(self) -> None:
        text = self.text_of(self._verb)
        self.line.setText(text)
        self.line.setToolTip(text)
        for verb, button in self.buttons.items():
            button.setToolTip(f"{self.text_of(verb)}\n{self._about(verb)}")
            button.setAccessibleDescription(self.text_of(verb))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the line of the button that is under the pointer or has the focus."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._verb = next(verb for verb, button in self.buttons.items() if button is watched)
            self._show_line()
        return super().eventFilter(watched, event)

    # ---- the run

    def set_compared(
        self, recording: Recording | None, name: str = "", mode: Compare = Compare.OVERLAY, own: str = ""
    ) -> None:
        """Compare with another run from the next displayed time on; None: stop comparing."""
        self._compared = recording, name, mode, own
        other = make_other(*self._compared) if recording is not None else None
        self.runs.setText("" if other is None else heading(other))
        self.runs.setVisible(other is not None)

    def show_moment(self, recording: Recording | None, time: int | None) -> None:
        """Show the relocations as known at a time (ns); None: the current time."""
        other = make_other(*self._compared) if self._compared[0] is not None else None
        self.model.show_at(recording, time, other)
        self._widen()
        if recording is None or self._scenario is None or not len(recording.time):
            return
        places = [int(place) for place in recording.guest_system[-1]]
        if places != self._places:
            self._places = places
            self._aim()
            self._show_line()


def make_panel(context: PanelContext, card: Card) -> RelocationPanel:
    """Return the panel for the lab."""
    panel, session = RelocationPanel(), context.session

    def show() -> None:
        panel.show_moment(session.recording, context.time_view.cursor)

    panel.wanted.connect(context.line_entered)
    panel.plot_wanted.connect(context.plot_wanted)
    if session.scenario is not None:
        panel.show_scenario(session.scenario)
    panel.set_compared(*context.compared)
    show()
    card.add_controls(*panel.controls(), leading=True)
    context.scenario_opened.connect(panel.show_scenario)
    context.recording_changed.connect(lambda _, another: show() if another else None)
    context.compared_changed.connect(panel.set_compared)
    context.moment_changed.connect(while_seen(panel, show))
    context.answered.connect(panel.show_answer)
    return panel
