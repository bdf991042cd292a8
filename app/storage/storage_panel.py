"""The strip with the state of storage: free frames, XSTOR, DASD, paging, demand scan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.charts.memory_bars.values import is_split
from app.run import moment as figures
from app.run.moment import Moment
from app.storage.values import Frames, frames
from app.widgets.strip import Strip, short
from engine.language import numeral

MANY = 100_000  # frames


class StoragePanel(Strip):
    """Values of the whole machine at a moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_titles(), parent, missable=("out", "in", "resident", "scan", "dasd"))
        self.setAccessibleName(self.tr("Storage"))

    def show_moment(self, moment: Moment | None) -> None:
        """Show the values at a moment; None leaves them as they are."""
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
        shown_elsewhere = [] if of.unused else ["resident"]  # the bars tell
        self.leave_out(*shown_elsewhere, *([] if lpar.xstor else ["xstor"]))
        self.show_values(values, captions)


def _tr(text: str) -> str:
    return QCoreApplication.translate("StoragePanel", text)


def _label(text: str) -> str:
    """Return a label of a figure."""
    return QCoreApplication.translate("Engine", text) if text else ""


def _titles() -> dict[str, tuple[str, str, int]]:
    """Title, help and share of the width of each value."""
    scan = _tr("The deepest pass of the demand scans in the last 10 s, and the list that lost most frames.")
    return {
        "available": (_tr("Available frames"), _available_help(), 11),
        "resident": (_tr("Guests below / above 2 GB"), _tr("Pages of guests in real storage."), 11),
        "xstor": (_tr("XSTOR used"), _tr("Expanded storage in use, of the total."), 12),
        "dasd": (_tr("DASD used"), _tr("Pages on paging volumes."), 5),
        "in": (_tr("Paged in"), _tr("Pages per second brought back into real storage."), 5),
        "out": (_tr("Paged out"), _tr("Pages per second taken out of real storage."), 5),
        "scan": (_tr("Demand scan"), scan, 11),
    }


def _available_help() -> str:
    return _tr(
        "Free frames; a demand scan maintains a reserve. Large systems from z/VM 6.2 on "
        "never use those below 2 GB."
    )


def _available(of: Frames, split: bool) -> str:
    """Free frames; `split`: those below and above 2 GB apart."""
    if not split:
        return _frames(of.available_low + of.available_high)
    text = _tr("{0} unused / {1}") if of.unused else "{0} / {1}"
    return text.format(_frames(of.available_low), _frames(of.available_high))


def _frames(count: int) -> str:
    """Return a number of frames, short when it is so large that a single frame does not matter."""
    return numeral(count, ",") if count < MANY else short(count)


def _share(used: int, all_there_is: int) -> str:
    if not all_there_is:
        return "0"
    text = _tr("{0} of {1} ({2} %)")
    return text.format(short(used), short(all_there_is), numeral(100 * used / all_there_is, ".0f"))
