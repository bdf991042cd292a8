"""The body of the storage panel: a strip for one z/VM system, a table for several."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.frame.docks import is_seen
from app.panels.context import PanelContext
from app.run.moment import Moment
from app.storage.storage_panel import StoragePanel
from app.storage.table import StorageTable
from app.widgets.card import Card
from app.widgets.copy_menu import CopyMenu
from app.widgets.plot_action import add_plot_action

OF_SYSTEM = (("system.available", "system.available_low"), ("system.xstor_used", "system.dasd_used"))
OF_MEMBER = (("member.available_low", "member.available_high"), ("member.page_reads",))


class StorageArea(QWidget):
    """`show_moment` shows what fits the run; `height_changed` is emitted when another height is needed."""

    height_changed = Signal(int)  # px
    plot_wanted = Signal(object)  # plots: lists of measures, with numbers of their members

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strip, self.table = StoragePanel(self), StorageTable(self)
        self.table.hide()
        for view in (self.strip, self.table):
            add_plot_action(view, self._ask_for_plots)
        CopyMenu(self.strip, self.strip.rows, lambda: self.strip.grab().toImage())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.strip)
        layout.addWidget(self.table)
        self.setFocusProxy(self.strip)
        self._wanted = self.sizeHint().height()

    def show_moment(self, moment: Moment | None) -> None:
        """Show the values at a moment; None leaves them as they are."""
        if moment is None:
            return
        several = len(moment.recording.systems) > 1
        if self.table.isHidden() == several:
            self.strip.setVisible(not several)
            self.table.setVisible(several)
            self.setFocusProxy(self.table if several else self.strip)
        (self.table if several else self.strip).show_moment(moment)
        wanted = (self.table if several else self.strip).sizeHint().height()
        if wanted != self._wanted:
            self._wanted = wanted
            self.height_changed.emit(wanted)

    def _ask_for_plots(self) -> None:
        """Ask for plots of storage: of the system in the chosen row where there are several."""
        if self.strip.isHidden():
            number = max(self.table.currentIndex().row(), 0)
            self.plot_wanted.emit([[(id, (number,)) for id in plot] for plot in OF_MEMBER])
        else:
            self.plot_wanted.emit([[(id, (0,)) for id in plot] for plot in OF_SYSTEM])

    def value(self, name: str) -> str:
        """Return the text of the strip for an id."""
        return self.strip.value(name)


def make_panel(context: PanelContext, card: Card) -> StorageArea:
    """Return the panel of the lab."""
    panel = StorageArea()

    def show(moment: Moment | None) -> None:
        if is_seen(panel):
            panel.show_moment(moment)

    panel.plot_wanted.connect(context.plot_wanted)
    context.moment_changed.connect(show)
    return panel
