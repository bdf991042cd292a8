"""The storage panel: a strip with free frames, XSTOR, DASD and scans; a table if there are several
systems.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.charts.memory_bars.values import is_split
from app.frame.docks import is_seen
from app.panels.context import PanelContext
from app.run import moment as figures
from app.run.moment import Moment
from app.storage.table import StorageTable
from app.storage.values import Frames, frames
from app.widgets.card import Card
from app.widgets.copy_menu import CopyMenu
from app.widgets.menus import add_plot_action
from app.widgets.strip import Strip, short
from engine.language import numeral

MANY = 100_000  # frames
OF_SYSTEM = (("system.available", "system.available_low"), ("system.xstor_used", "system.dasd_used"))
OF_MEMBER = (("member.available_low", "member.available_high"), ("member.page_reads",))


class StoragePanel(Strip):
    """The values of the whole machine at a given time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_titles(), parent, missable=("out", "in", "resident", "scan", "dasd"))
        self.setAccessibleName(self.tr("Storage"))

    def show_moment(self, moment: Moment | None) -> None:
        """Show the values at a given time; None leaves them unchanged."""
        if moment is None:
            return
        lpar, of = moment.recording.scenario.lpar, frames(moment, 0)
        used = lpar.xstor - figures.system(moment, "xstor_free")
        into, out = figures.page_rates(moment)
        deepest, taken = figures.demand_scan(moment)
        values = {
            "available": _available(of, is_split(moment.recording)),
            "resident": f"{_frames(of.resident_low)} / {_frames(of.resident_high)}",
            "xstor": _share(used, lpar.xstor),
            "dasd": numeral(lpar.paging_space - figures.system(moment, "dasd_free"), ","),
            "in": self.tr("{0} /s").format(numeral(into, ",.0f")),
            "out": self.tr("{0} /s").format(numeral(out, ",.0f")),
            "scan": _label(taken) or self.tr("none"),
        }
        scan = self.tr("Demand scan")
        whole, parts = self.tr("Available frames"), self.tr("Free below / above 2 GB")
        captions = {
            "scan": f"{scan} · {_label(deepest)}" if deepest else scan,
            "available": parts if is_split(moment.recording) else whole,
        }
        shown_elsewhere = [] if of.unused else ["resident"]  # the bars show this
        without = ["scan"] if lpar.has("aging") else []  # its panel shows where frames are taken
        self.leave_out(*shown_elsewhere, *without, *([] if lpar.xstor else ["xstor"]))
        self.show_values(values, captions)


def _tr(text: str) -> str:
    return QCoreApplication.translate("StoragePanel", text)


def _label(text: str) -> str:
    """Return a label for a value."""
    return QCoreApplication.translate("Engine", text) if text else ""


def _titles() -> dict[str, tuple[str, str, int]]:
    """Return the title, help and share of the width of each value."""
    scan = _tr("The deepest demand scan pass in the last 10 s, and the list that lost the most frames.")
    return {
        "available": (_tr("Available frames"), _available_help(), 11),
        "resident": (_tr("Guests below / above 2 GB"), _tr("Guest pages in real storage."), 11),
        "xstor": (_tr("XSTOR used"), _tr("Expanded storage in use, of the total."), 12),
        "dasd": (_tr("DASD used"), _tr("Pages on paging volumes."), 5),
        "in": (_tr("Paged in"), _tr("Pages per second read back into real storage."), 5),
        "out": (_tr("Paged out"), _tr("Pages per second taken out of real storage."), 5),
        "scan": (_tr("Demand scan"), scan, 11),
    }


def _available_help() -> str:
    return _tr(
        "Free frames; a demand scan maintains a reserve. From z/VM 6.2 on, large systems never use "
        "frames below 2 GB."
    )


def _available(of: Frames, split: bool) -> str:
    """Return the free frames; `split`: separately for below and above 2 GB."""
    if not split:
        return _frames(of.available_low + of.available_high)
    text = _tr("{0} unused / {1}") if of.unused else "{0} / {1}"
    return text.format(_frames(of.available_low), _frames(of.available_high))


def _frames(count: int) -> str:
    """Return a number of frames, abbreviated when it is so large that single frames do not matter."""
    return numeral(count, ",") if count < MANY else short(count)


def _share(used: int, all_there_is: int) -> str:
    if not all_there_is:
        return "0"
    text = _tr("{0} of {1} ({2}%)")
    return text.format(short(used), short(all_there_is), numeral(100 * used / all_there_is, ".0f"))


class StorageArea(QWidget):
    """The strip or the table, whichever `show_moment` selects for the run; `height_changed` is emitted when a
    different height is needed.
    """

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
        """Show the values at a given time; None leaves them unchanged."""
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
        """Ask for plots of storage, for the system in the selected row if there are several."""
        if self.strip.isHidden():
            number = max(self.table.currentIndex().row(), 0)
            self.plot_wanted.emit([[(id, (number,)) for id in plot] for plot in OF_MEMBER])
        else:
            self.plot_wanted.emit([[(id, (0,)) for id in plot] for plot in OF_SYSTEM])

    def value(self, name: str) -> str:
        """Return the strip text with an id."""
        return self.strip.value(name)


def make_panel(context: PanelContext, card: Card) -> StorageArea:
    """Return the panel for the lab."""
    panel = StorageArea()

    def show(moment: Moment | None) -> None:
        if is_seen(panel):
            panel.show_moment(moment)

    panel.plot_wanted.connect(context.plot_wanted)
    context.moment_changed.connect(show)
    return panel
