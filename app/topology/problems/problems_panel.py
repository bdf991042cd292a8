"""The list of problems, with the remedy for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QActionGroup, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.topology.button_row import ButtonRow
from app.topology.editor import Editor
from app.topology.panel_context import EditorContext
from app.topology.problems.checking import Checking
from app.topology.problems.model import MESSAGE, REMEDY, SEVERITY, TEXT, ProblemRow, ProblemsModel, rows
from app.topology.problems.waive_dialog import WaiveDialog
from app.topology.problems.words import counted, severity_name
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import for_reading
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.checking.finding import SEVERITIES, CheckFinding, Level, Severity, take_as
from engine.ficon.drawing.checking.fixes import mend, mend_all, repair
from engine.ficon.drawing.checking.live_checks import Checked
from engine.ficon.drawing.checking.roots import Folded, folded
from engine.ficon.drawing.differences.deck_lines import fix_lines
from engine.ficon.drawing.differences.effects import effects
from engine.ficon.drawing.model.paper import SeverityRule

ROW = 22  # px: one line
REMEDIES = (110, 190)  # px of the last column, where there is little room and where there is more
WIDE = 700  # px of the panel
NARROW = 560  # px, where the table has severities and problems only
TARGET = 24  # px
MIN_HEIGHT = 72  # px: the head and two problems
TITLES = 12  # of fixes that are told
DETAIL, MOST_DETAIL = 3, 8  # lines of the chosen problem below the table, at least and at most
EDGES = 20  # px beside a text in its cell
MARK = 62  # px of the mark, the icon and the edges beside the word for a severity
UNRULED = ("rule-off", "waiver-unused")  # about the rules themselves
_FOLD = (Qt.Key.Key_Right, Qt.Key.Key_Left)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _AtTop(QStyledItemDelegate):
    """Aligns marks and texts with the top of their cells, where a long problem begins."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        top = Qt.AlignmentFlag.AlignTop
        option.displayAlignment = top | Qt.AlignmentFlag.AlignLeft
        option.decorationAlignment = top | Qt.AlignmentFlag.AlignHCenter


class ProblemsPanel(QWidget):
    """Enter shows the affected elements, Ctrl+Enter fixes the problem, and W accepts it with a reason.

    Right and Left show and hide the rows folded below a row.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self._editor = editor
        self.checking = Checking(editor)
        self.model = ProblemsModel(self._remedy, self)
        self.table = QTableView(self)
        self.detail = QLabel("", wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.reader = QScrollArea(self)
        self.shown: dict[Severity, QPushButton] = {}
        self.accepted = QCheckBox(self.tr("Accepted problems"), self)
        self.go = self._button(
            self.tr("Go there"), self.tr("Selects the affected elements (Enter)."), self._go
        )
        self.fix = self._button(self.tr("Fix"), self.tr("Applies the proposed fix (Ctrl+Enter)."), self._fix)
        self.waive = self._button(
            self.tr("Accept…"),
            self.tr("Accepts the problem with a reason, or withdraws the acceptance (W)."),
            self._waive,
        )
        self.fix_all = self._button(
            self.tr("Fix all"),
            self.tr(
                "Applies all safe fixes, including those made possible by other fixes, in one step; "
                "adds no elements."
            ),
            self._fix_all,
        )
        self._fit_later = QTimer(self, singleShot=True, interval=0)
        self._fit_later.timeout.connect(self._fit_rows)
        self._make_table()
        self._lay_out()
        self._opened: set[tuple[object, ...]] = set()  # keys of rows whose contents are shown
        self._found: tuple[Checked | None, list[Folded]] = (None, [])
        self.checking.checked.connect(self.show_checked)
        for signal in (self.checking.begun, self.checking.cancelled, editor.awaited_changed):
            signal.connect(lambda: self.show_checked(self.checking.latest))
        self.show_checked(self.checking.latest)
        self.setFocusProxy(self.table)

    def _button(self, text: str, help_text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        make_accessible(button, text, help_text)
        button.setToolTip(help_text)
        button.clicked.connect(do)
        return button

    def _make_table(self) -> None:
        about = self.tr(
            "Enter shows the affected elements, Ctrl+Enter fixes the problem, W accepts it "
            "with a reason, and Right and Left expand and collapse it."
        )
        make_accessible(self.table, self.tr("Problems"), about)
        for_reading(self.table, ROW, menu=self._menu)
        self.table.setItemDelegate(_AtTop(self.table))
        self.table.setModel(self.model)
        self.table.setMinimumHeight(MIN_HEIGHT)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.table.installEventFilter(self)
        self.table.doubleClicked.connect(self._go)
        self.table.clicked.connect(self._clicked)
        header, modes = self.table.horizontalHeader(), QHeaderView.ResizeMode
        longest = max(self.table.fontMetrics().horizontalAdvance(severity_name(text)) for text in SEVERITIES)
        for column, width in ((SEVERITY, longest + MARK), (MESSAGE, 84), (REMEDY, REMEDIES[1])):
            header.resizeSection(column, width)
        header.sectionResized.connect(self._fit_later.start)
        header.setSectionResizeMode(TEXT, modes.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._show_detail)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 6)
        column.setSpacing(4)
        counts = [self._filter_button(severity) for severity in SEVERITIES]
        about = self.tr("Also shows accepted problems, with the reasons.")
        self.accepted.setMinimumHeight(TARGET)
        make_accessible(self.accepted, self.tr("Show accepted problems"), about)
        self.accepted.toggled.connect(lambda: self.show_checked(self.checking.latest))
        self._make_reader()
        column.addWidget(ButtonRow([*counts, self.accepted], self))
        column.addWidget(self.table, 2)
        column.addWidget(self.reader, 1)
        column.addWidget(ButtonRow([self.go, self.fix, self.waive, self.fix_all], self))
        tab_through(
            [*self.shown.values(), self.accepted, self.table, self.reader]
            + [self.go, self.fix, self.waive, self.fix_all]
        )

    def _make_reader(self) -> None:
        self.detail.setObjectName("caption")
        self.detail.setFont(theme.font(9))
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.reader.setObjectName("reader")
        self.reader.setWidget(self.detail)
        self.reader.setWidgetResizable(True)
        for part in (self.detail, self.reader.viewport()):
            part.setAutoFillBackground(False)
        self.reader.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        line, frame = self.detail.fontMetrics().lineSpacing(), 2 * self.reader.frameWidth()
        self.reader.setMinimumHeight(DETAIL * line + frame)
        self.reader.setMaximumHeight(MOST_DETAIL * line + frame)
        about = self.tr("The selected problem and its explanation. Up and Down scroll.")
        make_accessible(self.reader, self.tr("Selected problem"), about)

    def _filter_button(self, severity: Severity) -> QPushButton:
        button = self.shown[severity] = QPushButton(self)
        button.setProperty("filter", True)
        button.setCheckable(True)
        button.setChecked(True)
        self._names = {"error": self.tr("Errors"), "warning": self.tr("Warnings"), "info": self.tr("Notes")}
        make_accessible(button, self._names[severity], self.tr("Shows or hides these problems."))
        button.toggled.connect(lambda: self.show_checked(self.checking.latest))
        return button

    def show_checked(self, checked: Checked) -> None:
        """Show the problems; the selected problem stays selected while it exists."""
        before = self.row()
        if self._found[0] is not checked:
            self._found = checked, folded(self._editor.drawing, checked.findings)
        wanted = rows(self._filtered(self._found[1]), self._opened)
        self._count(checked)
        if wanted != self.model.rows:
            self.model.show_rows(wanted)
            self._choose_again(before)
            self._fit_later.start()
        self._show_detail()
        safe = list(
            dict.fromkeys(
                finding.fix.title for finding in checked.open if finding.fix and finding.fix.automatic
            )
        )
        self.fix_all.setEnabled(bool(safe))
        self.fix_all.setToolTip("\n".join((self.fix_all.whatsThis(), *safe[:TITLES])))

    def _filtered(self, found: Iterable[Folded]) -> Iterator[Folded]:
        """Yield the problems that pass the filter; a consequence whose root is hidden becomes a separate
        row.
        """
        for item in found:
            inside = tuple(each for each in item.consequences if self._wanted(each))
            if self._wanted(item.root):
                yield Folded(item.root, inside)
            else:
                yield from map(Folded, inside)

    def _fit_rows(self) -> None:
        """Show all texts in full if there is room for that; otherwise show one line of each."""
        head, room = self.table.verticalHeader(), self.table.viewport().height()
        line = head.defaultSectionSize()
        heights = [line] * len(self.model.rows)
        if sum(heights) <= room:
            heights = [max(line, self._height(row)) for row in self.model.rows]
        whole = sum(heights) <= room
        self.table.setWordWrap(whole)
        for place, height in enumerate(heights):
            self.table.setRowHeight(place, height if whole else line)

    def _height(self, row: ProblemRow) -> int:
        metrics, highest = self.table.fontMetrics(), 0
        for column, text in ((MESSAGE, row.message), (TEXT, row.text)):
            room = QRect(0, 0, self.table.columnWidth(column) - EDGES, 10_000)
            box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            highest = max(highest, box.height())
        return highest + EDGES // 2

    def _menu(self, place: QPoint) -> QMenu | None:
        """Return a menu that sets the severity of the rule of a row."""
        finding = self.current()
        if finding is None or finding.check in UNRULED:
            return None
        menu = QMenu(self.table)
        levels = menu.addMenu(self.tr("Severity of rule {0}").format(finding.check))
        group = QActionGroup(levels)
        now = next(
            (rule.severity for rule in self._editor.drawing.of(SeverityRule) if rule.of == finding.check),
            None,
        )
        for level, text in self._levels():
            action = levels.addAction(text, partial(self._take_as, finding.check, level))
            action.setCheckable(True)
            action.setChecked(level == now)
            group.addAction(action)
        return menu

    def _levels(self) -> tuple[tuple[Level | None, str], ...]:
        return (
            (None, self.tr("As defined by the rule")),
            ("error", self.tr("Error")),
            ("warning", self.tr("Warning")),
            ("info", self.tr("Note")),
            ("off", self.tr("Off: hide these problems")),
        )

    def _take_as(self, of: str, level: Level | None) -> None:
        self._editor.attempt(lambda: take_as(self._editor.drawing, of, level))

    def _wanted(self, finding: CheckFinding) -> bool:
        accepted = finding.waiver is None or self.accepted.isChecked()
        return accepted and self.shown[finding.severity].isChecked()

    def _count(self, checked: Checked) -> None:
        for severity, button in self.shown.items():
            pending = self.checking.pending
            button.setText(self._names[severity] if pending else counted(severity, checked.count(severity)))
        waived = len(checked.findings) - len(checked.open)
        self.accepted.setText(self.tr("{0} accepted").format(waived))

    def _choose_again(self, before: ProblemRow | None) -> None:
        if not self.model.rows:
            return
        same = [n for n, row in enumerate(self.model.rows) if before and _same(row, before)]
        self.table.setCurrentIndex(self.model.index(same[0] if same else 0, 0))

    def row(self) -> ProblemRow | None:
        """Return the selected row."""
        row = self.table.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def current(self) -> CheckFinding | None:
        """Return the selected problem; for a row with many problems of a rule, return the first."""
        row = self.row()
        return row.finding if row else None

    def open_row(self, opened: bool) -> None:
        """Show or hide the rows folded below the selected row."""
        row = self.row()
        if row is not None and row.inside and opened != row.opened:
            (self._opened.add if opened else self._opened.discard)(row.key)
            self.show_checked(self.checking.latest)

    def _show_detail(self, *_: object) -> None:
        row, finding = self.row(), self.current()
        text = told(row, self._remedy(row)) if row else self._nothing()
        if text != self.detail.text():
            self.detail.setText(text)
            self.reader.verticalScrollBar().setValue(0)
        stopped = self.checking.is_cancelled
        self.go.setText(self.tr("Check") if stopped else self.tr("Go there"))
        self.go.setAccessibleName(self.go.text())
        self.go.setEnabled(finding is not None or stopped)
        self.waive.setEnabled(row is not None and not row.of_rule)
        self.fix.setEnabled(row is not None and bool(row.fixes))
        self.fix.setToolTip(self._remedy(row) if row else "")
        accepted = finding is not None and finding.waiver is not None
        self.waive.setText(self.tr("Withdraw") if accepted else self.tr("Accept…"))

    def _remedy(self, row: ProblemRow) -> str:
        """Return the effect of a row's remedy, or the problem that must be repaired first."""
        finding = row.finding
        if row.of_rule or finding.fix is None:
            waits = self.tr("Repair first: {0}").format(finding.first)
            return "" if row.of_rule else waits if finding.first else finding.decide
        does = effects(self._editor.drawing, finding.fix)
        fix = self.tr("Fix: {0}: {1}.").format(finding.fix.title, does) if does else finding.fix.title
        return "\n".join((fix, *fix_lines(self._editor.drawing, finding.fix)))

    def _nothing(self) -> str:
        """Return the text for an empty list, which may be pending or filtered."""
        if self._editor.awaited:
            return self.tr("{0} is being opened…").format(self._editor.awaited)
        if self.checking.is_cancelled:
            return self.tr(
                "The check was canceled, so there is no result. Press Check (Enter) to check again."
            )
        if self.checking.pending:
            return self.tr("The drawing is being checked…")
        if self.checking.latest.findings:
            return self.tr("All problems are hidden or accepted.")
        return self.tr("No problems.")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        assert isinstance(event, QKeyEvent)
        do = self._of_key(event)
        if do is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            do()
        return True

    def _of_key(self, event: QKeyEvent) -> Callable[[], None] | None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in _ENTER:
            return self._fix if control else self._go
        row = self.row()
        if row is not None and row.inside and event.key() in _FOLD:
            return partial(self.open_row, event.key() == Qt.Key.Key_Right)
        return self._waive if event.key() == Qt.Key.Key_W and not control else None

    def _clicked(self, index: QModelIndex) -> None:
        row = self.row()
        if index.column() == REMEDY:
            self._fix()
        elif index.column() == SEVERITY and row is not None:
            self.open_row(not row.opened)

    def _go(self, *_: object) -> None:
        if self.checking.is_cancelled:
            self.checking.again()
            return
        row = self.row()
        if row is not None:
            each = row.inside if row.of_rule else (row,)
            self._editor.show([thing for row in each for thing in row.finding.things])

    def _fix(self) -> None:
        row = self.row()
        if row is None or not row.fixes:
            return
        if row.of_rule:
            self._editor.attempt(lambda: mend(self._editor.drawing, row.fixes))
        else:
            self._editor.attempt(lambda: repair(self._editor.drawing, row.finding))

    def _fix_all(self) -> None:
        self._editor.attempt(lambda: mend_all(self._editor.drawing, self.checking.latest.open))

    def _waive(self) -> None:
        row, finding = self.row(), self.current()
        if finding is None or row is None or row.of_rule:
            return
        if finding.waiver is not None:
            waiver = finding.waiver.id
            self._editor.attempt(lambda: remove(self._editor.drawing, [waiver]))
        else:
            WaiveDialog(self._editor, finding, self).open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reduce the room for the remedy if the panel is narrow."""
        super().resizeEvent(event)
        self.table.horizontalHeader().resizeSection(REMEDY, REMEDIES[self.width() >= WIDE])
        for column in (MESSAGE, REMEDY):  # the selected problem and the button have the same text
            self.table.setColumnHidden(column, self.width() < NARROW)
        self._fit_later.start()

    def refresh(self) -> None:
        """Apply the theme colors."""
        self.table.viewport().update()


def _same(row: ProblemRow, other: ProblemRow) -> bool:
    mine, theirs = row.finding, other.finding
    return (row.of_rule, mine.check, mine.things) == (other.of_rule, theirs.check, theirs.things)


def told(row: ProblemRow, remedy: str = "") -> str:
    """Return the whole problem, followed by its remedy, and the reason why it is a problem, with the
    source.
    """
    finding = row.finding
    why = " ".join(filter(None, (finding.why, f"[{finding.source}]" if finding.source else "")))
    return "\n".join(filter(None, (f"{row.message}: {row.text}", remedy, why)))


def make_panel(context: EditorContext, parent: QWidget) -> ProblemsPanel:
    """Return the panel for a window, which also shows problems in its status line and in the picture."""
    panel = ProblemsPanel(context.editor, parent)
    checking = panel.checking

    def show(checked: Checked) -> None:
        counts = {severity: checked.count(severity) for severity in SEVERITIES}
        context.show_problems(counts, checked.milliseconds)
        context.canvas.show_problems(checking.marks())

    checking.checked.connect(show)
    checking.begun.connect(context.show_checking)
    checking.cancelled.connect(context.show_unchecked)
    return panel
