"""The runs panel: the session's branches, what is compared and how, and the markers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from app.charts.toolkit import comparing
from app.charts.toolkit.comparing import Compare
from app.frame.panels import while_seen
from app.panels.context import PanelContext
from app.run import moment
from app.run.markers import Markers
from app.run.session import Session
from app.time_travel.branch_tree import BranchTree
from app.time_travel.marker_list import MarkerList
from app.widgets import looks
from app.widgets.card import Card
from app.widgets.copy_menu import buttons_menu, copy_table
from app.widgets.reach import make_accessible, tab_through
from engine.kernel.units import clock_text
from engine.language import filled
from engine.recording.recorder import Recording

MIN_HEIGHTS = (64, 30)  # px, heights of the tree and the list in a small window


class RunsPanel(QWidget):
    """A tree, a list, and a line about the time between two selected markers."""

    mode_chosen = Signal(object)  # Compare
    run_wanted = Signal()  # another run to compare with

    def __init__(self, session: Session, markers: Markers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("runsBody")
        self._session, self._markers = session, markers
        self.tree, self.list = BranchTree(session, self), MarkerList(markers, self)
        self.between = QLabel(self, wordWrap=True)
        self.mode = self._mode_box()
        self._buttons: list[QPushButton] = []
        self.go_on = self._button(self.tr("Play this run"), self.tr("Plays the selected run."), self._select)
        self.beside = self._button(
            self.tr("Compare"), self.tr("Shows the selected run next to the current run."), self._compare
        )
        self.beside.setCheckable(True)
        self.another = self._button(
            self.tr("Another run…"),
            self.tr("Adds a run with another test, method or seed for comparison."),
            self.run_wanted.emit,
        )
        self.remove = self._button(
            self.tr("Remove"),
            self.tr("Removes the selected run; the last run cannot be removed."),
            self._remove,
        )
        self.setFocusProxy(self.tree)  # before the order of Tab: Qt would turn that round
        self._lay_out()
        self._connect()

    def _mode_box(self) -> QComboBox:
        box = QComboBox(self)
        for mode in Compare:
            box.addItem(comparing.title(mode))
        make_accessible(box, self.tr("Run comparison"), self.tr("Display of the compared run in the charts."))
        box.activated.connect(lambda: self.mode_chosen.emit(list(Compare)[box.currentIndex()]))
        return box

    def _button(self, text: str, about: str, do: Callable[[], object]) -> QPushButton:
        made = looks.button(text, about, self, on_click=do)
        self._buttons.append(made)
        return made

    def _lay_out(self) -> None:
        row = QGridLayout()  # two lines: there is room for a lesson at the side
        row.setContentsMargins(6, 2, 6, 0)
        row.setSpacing(6)
        for place, button in enumerate(self._buttons):
            row.addWidget(button, place // 2, place % 2)
        row.setColumnStretch(3, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 6)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self.tree, 3)
        layout.addWidget(self.list, 2)
        layout.addWidget(self.between)
        self.between.setContentsMargins(8, 0, 8, 0)
        self.tree.setMinimumHeight(MIN_HEIGHTS[0])
        self.list.setMinimumHeight(MIN_HEIGHTS[1])
        self.between.hide()
        self.list.hide()
        tab_through([*self._buttons, self.tree, self.list])

    def _connect(self) -> None:
        session = self._session
        copy_table(self.tree, self._menu_of_runs)
        self.tree.wanted.connect(session.branches.select)
        self.tree.removed.connect(session.branches.remove)
        self.tree.renamed.connect(session.branches.rename)
        self.tree.currentItemChanged.connect(self._show_buttons)
        self.list.wanted.connect(session.time_travel.seek)
        session.branches.changed.connect(self._fill)
        self._markers.changed.connect(self.show_between)

    def _menu_of_runs(self, place: QPoint) -> QMenu:
        """Return a menu of actions for the selected run."""
        menu = buttons_menu(self.tree, self._buttons)
        menu.addAction(self.tr("Re&name"), self.tree.edit_name).setEnabled(self.tree.chosen is not None)
        return menu

    def _fill(self) -> None:
        self.tree.fill()
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen, session = self.tree.chosen, self._session
        other = chosen is not None and chosen != session.branches.active
        self.go_on.setEnabled(other)
        self.beside.setEnabled(other)
        self.beside.setChecked(chosen is not None and chosen == session.branches.compared)
        self.remove.setEnabled(chosen is not None and len(session.branches.all) > 1)

    def show_times(self) -> None:
        """Update all texts."""
        self.tree.show_times()
        self.show_between()

    def show_between(self) -> None:
        """Show the difference between the two selected markers."""
        self.list.setVisible(bool(self._markers.all))
        chosen = self._markers.chosen
        text = ""
        if len(chosen) == 2:
            text = difference(self._session.recording, chosen[0].at, chosen[1].at)
        self.between.setText(text)
        self.between.setVisible(bool(text))

    def _select(self) -> None:
        if self.tree.chosen is not None:
            self._session.branches.select(self.tree.chosen)

    def _compare(self) -> None:
        chosen = self.tree.chosen
        self._session.branches.compare(None if chosen == self._session.branches.compared else chosen)

    def _remove(self) -> None:
        if self.tree.chosen is not None:
            self._session.branches.remove(self.tree.chosen)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Difference", text)


def difference(recording: Recording | None, first: int, last: int) -> str:
    """Return how much time passed and how storage and paging changed; times are in ns."""
    passed = clock_text(last - first)
    before, after = moment.at(recording, first), moment.at(recording, last)
    if recording is None or before is None or after is None or last > recording.now:
        return passed
    rows = recording.system
    gauge = {
        name: (int(rows[name][after.row]) - int(rows[name][before.row])) * after.pages
        for name in ("available", "xstor_free", "dasd_free", "page_ins", "page_outs")
    }
    parts = [
        filled(_tr("available frames {0:+,}"), gauge["available"]),
        filled(_tr("XSTOR {0:+,} pages"), -gauge["xstor_free"]),
        filled(_tr("DASD {0:+,} pages"), -gauge["dasd_free"]),
        filled(_tr("{0:,} pages in, {1:,} out"), gauge["page_ins"], gauge["page_outs"]),
    ]
    return f"{passed}: {'; '.join(parts)}"


def make_panel(context: PanelContext, card: Card) -> RunsPanel:
    """Return the panel for the lab."""
    panel = RunsPanel(context.session, context.markers)
    card.add_controls(panel.mode)
    context.texts_due.connect(while_seen(panel, panel.show_times))
    return panel
