"""The guests of a run, their workloads, and their relocations with destinations and times."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.topology.editor import Editor
from app.widgets.copy_menu import CopyMenu, Rows, buttons_menu
from app.widgets.number_boxes import RealBox, WholeBox
from app.widgets.reach import make_accessible
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.running.load import (
    KINDS,
    LATEST,
    MAX_GB,
    MAX_GUESTS,
    NO_LIMIT,
    DrawnLoad,
    DrawnRelocation,
    Guests,
    usual,
)

MINUTES = 60.0  # minimum s of a run after its last relocation was requested
SLOWEST = 30.0  # s for a GiB of memory, over a lone connection and with all passes
ROWS = 74  # px of the list


class GuestsForm(QWidget):
    """A list of entries, and a form for the selected entry."""

    changed = Signal()

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.entries: list[Guests] = []
        self._lost: list[tuple[int, Guests, Guests | None]] = []  # place, previous state, remaining part
        self._stand_in = False  # do entries replace those whose LPARs no longer exist?
        self.list = QListWidget(self)
        self.add, self.remove = QPushButton(self.tr("Add"), self), QPushButton(self.tr("Remove"), self)
        self.kind, self.here, self.to = (QComboBox(self) for _ in range(3))
        self.count, self.gb = WholeBox(self), WholeBox(self)
        self.rate, self.at = RealBox(self), RealBox(self)
        self.immediate = QCheckBox(self.tr("IMMEDIATE"), self)
        self.limited = QCheckBox(self.tr("Quiesce for at most 10 s"), self)
        self._filling = False
        self._set_up()
        self._name_controls()
        self._lay_out()
        self._connect()
        self.read()

    def controls(self) -> list[QWidget]:
        """Return all controls in reading order."""
        above = [self.list, self.add, self.remove, self.kind, self.here, self.count, self.gb, self.rate]
        return [*above, self.to, self.at, self.immediate, self.limited]

    def _set_up(self) -> None:
        self.list.setFixedHeight(ROWS)
        CopyMenu(
            self.list,
            self._rows,
            lambda: self.list.grab().toImage(),
            lambda _: buttons_menu(self.list, (self.add, self.remove)),
        )
        for spin in (self.count, self.gb, self.rate, self.at):
            spin.setProperty("bare", True)
            spin.lineEdit().setTextMargins(6, 0, 0, 0)
        for name in KINDS:
            self.kind.addItem(self._title(name), name)
        self.count.setRange(1, MAX_GUESTS)
        self.gb.setRange(1, MAX_GB)
        self.gb.setSuffix(self.tr(" GiB"))
        self.rate.setDecimals(1)
        self.rate.setSuffix(self.tr(" MiB/s"))
        self.at.setRange(0.0, LATEST)
        self.at.setSuffix(self.tr(" s"))
        for box in (self.kind, self.here, self.to):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)

    def _rows(self) -> Rows:
        texts = [self.list.item(row).text() for row in range(self.list.count())]
        return [[self.list.accessibleName()], *([text] for text in texts)]

    def _title(self, kind: str) -> str:
        return {
            "java": self.tr("Java, a constantly rewritten heap"),
            "oltp": self.tr("Database, transactions"),
            "cached": self.tr("Files, through the page cache"),
            "direct": self.tr("Files, bypassing the page cache"),
            "idle": self.tr("Idle Linux"),
        }[kind]

    def _name_controls(self) -> None:
        for control, name, text in (
            (
                self.list,
                self.tr("Guests in the run"),
                self.tr("The form below edits the selected guest."),
            ),
            (self.add, self.tr("Add guests"), self.tr("Adds guests like the selected guests.")),
            (self.remove, self.tr("Remove guests"), self.tr("Removes the selected guests.")),
            (
                self.kind,
                self.tr("Workload"),
                self.tr("Guest workload, as in the relocation study."),
            ),
            (self.here, self.tr("On"), self.tr("The LPAR on which the guests start.")),
            (self.count, self.tr("How many"), self.tr("Number of identical guests.")),
            (self.gb, self.tr("Memory"), self.tr("Memory of each guest. Guests in the study have 4 GiB.")),
            (
                self.rate,
                self.tr("Rate"),
                self.tr("Rate at which the guests change memory, in MiB/s."),
            ),
            (self.to, self.tr("Move to"), self.tr("The LPAR to which the guests are relocated.")),
            (self.at, self.tr("After"), self.tr("Start of the relocation, in seconds of simulated time.")),
            (
                self.immediate,
                self.tr("IMMEDIATE"),
                self.tr("One pass while the guest runs; then, the guest is quiesced immediately."),
            ),
            (
                self.limited,
                self.tr("Quiesce for at most 10 s"),
                self.tr("CP's default MAXQUIESCE: longer relocations are canceled."),
            ),
        ):
            make_accessible(control, name, text)
            control.setToolTip(text)

    def _lay_out(self) -> None:
        whole, buttons, form = QVBoxLayout(self), QHBoxLayout(), QFormLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(4)
        form.addRow(self.tr("Workload"), self.kind)
        form.addRow(self.tr("On"), self.here)
        form.addRow(self.tr("How many"), self.count)
        form.addRow(self.tr("Memory"), self.gb)
        form.addRow(self.tr("Rate"), self.rate)
        form.addRow(self.tr("Move to"), self.to)
        form.addRow(self.tr("After"), self.at)
        form.addRow("", self.immediate)
        form.addRow("", self.limited)
        whole.setContentsMargins(0, 4, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self.list)
        whole.addLayout(buttons)
        whole.addLayout(form)
        whole.addStretch(1)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_entry)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.kind.currentIndexChanged.connect(self._take_kind)
        for box in (self.here, self.to):
            box.currentIndexChanged.connect(self._take)
        for spin in (self.count, self.gb, self.rate, self.at):
            spin.valueChanged.connect(self._take)
        for check in (self.immediate, self.limited):
            check.toggled.connect(self._take)
        self.editor.changed.connect(self.read)
        self.editor.replaced.connect(self.begin_anew)

    def begin_anew(self) -> None:
        """Start over for another drawing, with its usual guests."""
        self.entries, self._lost = [], []
        self.read()

    # ---- the drawing

    def read(self, *_: object) -> None:
        """Follow the drawing: guests are removed and restored with their LPARs; if there are no guests, show
        the usual guest.
        """
        drawing = self.editor.drawing
        there = {lpar.id for lpar in drawing.of(Lpar)}
        self._drop(there)
        self._bring_back(there)
        if not self.entries:
            self._stand_in = bool(self._lost)
            try:
                self.entries = list(usual(drawing).guests)
            except DrawingError:
                self.entries = []
        self._fill_lpars([lpar for lpar in drawing.of(Lpar) if lpar.name != "*"])
        self._show_list()

    def _drop(self, there: AbstractSet[str]) -> None:
        """Remove the entries that refer to LPARs that no longer exist, and remember these entries."""
        kept = []
        for place, group in enumerate(self.entries):
            moves = tuple(move for move in group.moves if move.to in there)
            left = replace(group, moves=moves) if group.lpar in there else None
            if left != group and not self._stand_in:
                self._lost.append((place, group, left))
            kept += [left] if left else []
        self.entries = kept

    def _bring_back(self, there: AbstractSet[str]) -> None:
        """Restore guests whose LPARs exist again, replacing stand-ins."""
        back = [lost for lost in self._lost if {lost[1].lpar, *(move.to for move in lost[1].moves)} <= there]
        if back and self._stand_in:
            self.entries, self._stand_in = [], False
        for place, group, left in reversed(back):
            self._lost.remove((place, group, left))
            if left is None:
                self.entries.insert(place, group)
            elif left in self.entries:
                self.entries[self.entries.index(left)] = group

    def _fill_lpars(self, lpars: Sequence[Lpar]) -> None:
        rows = [(lpar.name, lpar.id) for lpar in lpars]
        self._fill(self.here, rows)
        self._fill(self.to, [(self.tr("nowhere"), ""), *rows])

    def _fill(self, box: QComboBox, rows: Sequence[tuple[str, str]]) -> None:
        if [(box.itemText(i), box.itemData(i)) for i in range(box.count())] == list(rows):
            return
        self._filling = True
        box.clear()
        for text, data in rows:
            box.addItem(text, data)
        self._filling = False

    @property
    def load(self) -> DrawnLoad:
        """The selected load, which runs for as long as the slowest link may need."""
        moved = [(move.at, entry.count * entry.gb) for entry in self.entries for move in entry.moves]
        latest = max((at for at, _ in moved), default=0.0)
        until = MINUTES + latest + SLOWEST * sum(gb for _, gb in moved)
        return DrawnLoad(tuple(self.entries), min(until, LATEST))

    # ---- the list and the form

    def _show_list(self, row: int = -1) -> None:
        row = min(max(self.list.currentRow() if row < 0 else row, 0), len(self.entries) - 1)
        self._filling = True
        self.list.clear()
        self.list.addItems([self._text(entry) for entry in self.entries])
        self.list.setCurrentRow(row)
        self._filling = False
        self._show_entry(row)

    def _text(self, group: Guests) -> str:
        names = {lpar.id: lpar.name for lpar in self.editor.drawing.of(Lpar)}
        what = self._title(group.kind).partition(",")[0]
        many = f"{group.count} × " if group.count > 1 else ""
        where = names.get(group.lpar, "")
        where += "".join(f" → {names[move.to]}" for move in group.moves if move.to in names)
        return f"{many}{what}, {group.gb} GiB: {where}"

    def _show_entry(self, row: int) -> None:
        known = 0 <= row < len(self.entries)
        for control in (self.kind, self.here, self.to, self.count, self.gb, self.rate, self.at):
            control.setEnabled(known)
        self.add.setEnabled(self.here.count() > 0)
        self.remove.setEnabled(known)
        if not known or self._filling:
            return
        group, self._filling = self.entries[row], True
        move = group.moves[0] if group.moves else None
        self.kind.setCurrentIndex(list(KINDS).index(group.kind))
        self.here.setCurrentIndex(self.here.findData(group.lpar))
        self.to.setCurrentIndex(self.to.findData(move.to if move else ""))
        self.count.setValue(group.count)
        self.gb.setValue(group.gb)
        usual_rate = KINDS[group.kind].rate
        self.rate.setRange(min(1.0, usual_rate), 10 * usual_rate)
        self.rate.setValue(group.speed)
        self.rate.setEnabled(usual_rate > 0)
        self.at.setValue(move.at if move else 2.0)
        self.immediate.setChecked(bool(move and move.immediate))
        self.limited.setChecked(move is None or move.maxquiesce is None)
        for option in (self.at, self.immediate, self.limited):
            option.setEnabled(move is not None)
        self._filling = False

    def _take_kind(self) -> None:
        """Set the study's rate for a newly selected workload."""
        if not self._filling:
            usual_rate = KINDS[str(self.kind.currentData())].rate
            self._filling = True
            self.rate.setRange(min(1.0, usual_rate), 10 * usual_rate)
            self.rate.setValue(usual_rate)
            self._filling = False
            self._take()

    def _take(self, *_: object) -> None:
        row = self.list.currentRow()
        if self._filling or not 0 <= row < len(self.entries):
            return
        kind, to = str(self.kind.currentData()), str(self.to.currentData() or "")
        rate = round(self.rate.value(), 1)
        limit = None if self.limited.isChecked() else NO_LIMIT
        moves = (
            (DrawnRelocation(self.at.value(), to, self.immediate.isChecked(), maxquiesce=limit),)
            if to
            else ()
        )
        rate_now = None if abs(rate - KINDS[kind].rate) < 0.1 else rate
        here = str(self.here.currentData())
        self._stand_in = False
        self.entries[row] = Guests(kind, here, self.count.value(), self.gb.value(), rate_now, moves)
        self._show_list(row)
        self.changed.emit()

    def _add(self) -> None:
        row = self.list.currentRow()
        here = str(self.here.itemData(0))
        self._stand_in = False
        self.entries.append(self.entries[row] if 0 <= row < len(self.entries) else Guests("java", here))
        self._show_list(len(self.entries) - 1)
        self.changed.emit()

    def _remove(self) -> None:
        row = self.list.currentRow()
        self._stand_in = False
        del self.entries[row]
        self._show_list(row)
        self.changed.emit()
