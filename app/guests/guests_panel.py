"""The guests table with its filter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.charts.toolkit.comparing import Compare, heading, make_other
from app.frame.docks import is_seen
from app.guests.table import ALIKE, CHIP, WIDER, GuestsModel
from app.look import theme
from app.panels.context import PanelContext
from app.run.console import Console
from app.run.moment import Moment, pool_numbers
from app.widgets.card import Card
from app.widgets.menus import add_plot_action
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from engine.recording.recorder import Recording

if TYPE_CHECKING:
    from engine.scenario.scenario import Guest

ROW_HEIGHT = 24
FILTER_WIDTH, WIDEST_FILTER = 150, 200  # px at 100%, and at most
WIDTH = 74
COMMANDS = ("STOP CPU ALL", "BEGIN")  # of CP, for a guest
SUSPEND = "echo disk > /sys/power/state"  # of its Linux
WIDTHS = {"userid": 82, "label": 59, "system": 70, "state": 148, "real": 80, "xstor": 70}
WIDTHS |= {"list": 84, "wakes": 88, "role": 160, "cpus": 54, "load": 58, "size": 84, "pool": 84}


class GuestsPanel(QWidget):
    """A table that is sorted by clicking a heading; `filter` is a field for the title line."""

    console_wanted = Signal(object, str)  # Console; the line to be entered there, or ""
    plot_wanted = Signal(object)  # Template
    why_wanted = Signal(str)  # userid

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GuestsModel(self)
        self.filter = QLineEdit(placeholderText=self.tr("Filter"))
        self.filter.setFixedWidth(_filter_width())
        self._text = theme.text_scale()
        theme.notifier.changed.connect(self._text_resized)
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self.model.find)
        self.table = QTableView(self)
        self._guests: Mapping[str, Guest] = {}  # by userid
        self._set_up_table()
        self._show_columns(False, False, False)
        make_accessible(
            self.filter,
            self.tr("Filter the guests"),
            self.tr("Shows only guests with this text in a column."),
        )
        make_accessible(
            self.table,
            self.tr("Guests"),
            self.tr(
                "A table of all guests. Click a heading to sort. Enter or a double click opens "
                "a guest's console; the Menu key or a right click lists commands for the guest."
            ),
        )
        self.setFocusProxy(self.table)
        self.runs = QLabel(self, wordWrap=True)  # names of the compared runs
        self.runs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.runs.setContentsMargins(8, 2, 8, 4)
        self.runs.hide()
        self._beside = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(0)
        layout.addWidget(self.runs)
        layout.addWidget(self.table)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        for_reading(table, ROW_HEIGHT, sortable=True, menu=self._menu_at)
        table.setIconSize(CHIP)
        table.activated.connect(self._open_console)
        add_plot_action(table, self._ask_for_plots)
        header = table.horizontalHeader()
        header.setSectionsMovable(True)
        self._size_columns(header)

    def _size_columns(self, header: QHeaderView) -> None:
        for number, column in enumerate(self.model.guest_columns):
            header.resizeSection(number, round(WIDTHS.get(column.id, WIDTH) * theme.text_scale()))

    def _text_resized(self, *_: object) -> None:
        """Keep the column widths proportional to the text size."""
        by, self._text = theme.text_scale() / self._text, theme.text_scale()
        self.filter.setFixedWidth(_filter_width())
        header = self.table.horizontalHeader()
        for number in range(len(self.model.guest_columns)) if by != 1 else ():
            header.resizeSection(number, round(header.sectionSize(number) * by))

    def go_to(self, userid: str) -> None:
        """Select a guest if it exists at the displayed moment; a filter that hides it is cleared."""
        self.filter.clear()
        for row in range(self.model.rowCount()):
            if self.model.userid(row) == userid:
                self.table.selectRow(row)
                self.table.scrollTo(self.model.index(row, 0))
                return

    def _open_console(self, index: QModelIndex) -> None:
        self.console_wanted.emit(Console(self.model.userid(index.row())), "")

    def _ask_for_plots(self) -> None:
        """Request plots of the guest in the selected row, for the measure in the selected column."""
        from app.guests.plots import plots_of  # imported late: rarely needed

        index = self.table.currentIndex()
        guest = self._guests.get(self.model.userid(index.row())) if index.isValid() else None
        if guest is not None:
            self.plot_wanted.emit(plots_of(guest, self.model.guest_columns[index.column()].id))

    def _menu_at(self, place: QPoint) -> QMenu | None:
        index = self.table.indexAt(place)
        if not index.isValid():  # by the Menu key: the row that is selected
            index = self.table.currentIndex()
        return self.menu(self.model.userid(index.row()), self) if index.isValid() else None

    def menu(self, userid: str, parent: QWidget) -> QMenu:
        """Return the menu of a guest; each entry enters its command at the guest's console."""
        menu = QMenu(userid, parent)
        cp, linux = Console(userid), Console(userid, shell=True)
        entries = [
            (self.tr("&Console of {0}").format(userid), cp, ""),
            (self.tr("&Linux of {0}").format(userid), linux, ""),
            *((line, cp, line) for line in COMMANDS),
            (self.tr("&Suspend ({0})").format(SUSPEND), linux, SUSPEND),
        ]
        for title, console, line in entries:
            menu.addAction(title).setData((console, line))
        menu.triggered.connect(self._on_entry)
        menu.addAction(self.tr("&Why is it waiting?")).triggered.connect(lambda: self.why_wanted.emit(userid))
        return menu

    def _on_entry(self, entry: QAction) -> None:
        if entry.data() is not None:  # others copy the table, or open the plots
            self.console_wanted.emit(*entry.data())

    def set_compared(
        self, recording: Recording | None, name: str = "", mode: Compare = Compare.OVERLAY, own: str = ""
    ) -> None:
        """Compare with another run from the next moment on; None: stop comparing."""
        other = make_other(recording, name, mode, own)
        self.runs.setText("" if other is None else heading(other))
        self.runs.setVisible(other is not None)
        beside = other is not None and other.beside
        if beside != self._beside:
            self._beside = beside
            self._widen(WIDER if beside else -WIDER)
        self.model.set_compared(other)

    def _widen(self, by: int) -> None:
        """Widen the columns for two numbers, or narrow them again."""
        header = self.table.horizontalHeader()
        for number, column in enumerate(self.model.guest_columns):
            if column.id not in ALIKE:
                header.resizeSection(number, max(header.sectionSize(number) + by, WIDTH // 2))

    def show_moment(self, moment: Moment | None) -> None:
        """Show the guests at a moment."""
        self.model.show_moment(moment)
        if moment is not None:
            recording = moment.recording
            self._guests = {guest.userid: guest for guest in recording.scenario.guests}
            linux = recording.linux.shape[-1] > 0
            pools = recording.pools.shape[-1] > 0 or any(pool_numbers(moment))
            self._show_columns(linux, len(recording.scenario.systems) > 1, pools)

    def _show_columns(self, linux: bool, several: bool, pools: bool) -> None:
        """Show the columns that are meaningful for these guests."""
        for number, column in enumerate(self.model.guest_columns):
            hidden = column.linux is not None and column.linux != linux
            hidden = hidden or (column.systems and not several)
            hidden = hidden or (column.pools and not pools)
            if self.table.isColumnHidden(number) != hidden:
                self.table.setColumnHidden(number, hidden)


def _filter_width() -> int:
    return min(round(FILTER_WIDTH * theme.text_scale()), WIDEST_FILTER)


def make_panel(context: PanelContext, card: Card) -> GuestsPanel:
    """Return the panel for the lab."""
    panel = GuestsPanel()

    def show(moment: Moment | None) -> None:
        if is_seen(panel):
            panel.show_moment(moment)

    panel.plot_wanted.connect(context.plot_wanted)
    card.add_controls(panel.filter)
    context.compared_changed.connect(panel.set_compared)
    context.moment_changed.connect(show)
    return panel
