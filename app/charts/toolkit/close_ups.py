"""Charts with lanes that support close-ups: a Detail has every change, a thin recording only shares of time.

The window requests the Detail (app/window/charts.py) and passes it to `set_detail`; until then, the chart
shows the shares and indicates this.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import comparing
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.recordings import interval
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_chart import TimeChart
from app.look import axis_text as axis
from engine.recording.recorder import Recording

if TYPE_CHECKING:
    from app.charts.toolkit.lanes.layout import Lanes
    from engine.recording.detail import Detail

_tr = partial(QCoreApplication.translate, "CloseUps")
Array = npt.NDArray[Any]


def known(recording: Recording, step: int, detail: Detail | None = None) -> int:
    """Return the time (ns) up to which columns of `step` ns are known."""
    if not recording.thin:
        return recording.now
    sampled = int(recording.time[-1])
    exact = exact_span(recording, step, detail)
    return max(sampled, exact[1]) if exact else sampled


def exact_span(recording: Recording, step: int, detail: Detail | None) -> tuple[int, int] | None:
    """Return the time range (ns) that a Detail covers for columns of `step` ns."""
    if detail is None or not recording.thin or step >= interval(recording):
        return None
    return int(detail.start), min(int(detail.end), recording.now)


def covered(within: tuple[int, int], now: int, step: int, origin: int, count: int) -> tuple[int, int]:
    """Return the columns (from, to), out of `count`, that lie entirely between two times (ns); a column that
    ends at the current time counts.
    """
    first, end = -(-(within[0] - origin) // step), (within[1] - origin) // step
    if within[1] == now:
        end = -(-(within[1] - origin) // step)
    return max(first, 0), min(end, count)


def _rounded(time: int) -> int:
    """Return a time with one significant figure; otherwise the text would change with each sample."""
    power = int(10 ** (len(str(time)) - 1))
    return time // power * power


class CloseUps(TimeChart):
    """A chart with a lane for each guest, processor or core, which shows a Detail if there is one."""

    has_rows = True
    detail: Detail | None = None
    number = 0  # of the Detail: each new one has another
    looking = False  # a Detail has been requested
    longest = 0  # ns that can be looked at closely at a time; 0 = not in use

    def set_detail(self, detail: Detail | None, looking: bool = False, longest: int = 0) -> None:
        """Set the Detail, whether another Detail was requested, and the longest time that may be requested,
        ns.
        """
        longest = _rounded(longest)
        if detail is self.detail and (looking, longest) == (self.looking, self.longest):
            return
        before = self.detail, self.precision()
        self.number += detail is not self.detail
        self.detail, self.looking, self.longest = detail, looking, longest
        if detail is not before[0] or self.precision() != before[1]:
            self.update()

    def compare_legend(self) -> list[StateKey]:
        """Return legend keys for the two parts of a lane."""
        return comparing.legend(self.compared, differs=True)

    def lane_under_pointer(self, lanes: Lanes, place: ChartPlaces) -> int | None:
        """Return the lane at the pointer's vertical position, or None."""
        return None if self.pointer is None else lanes.at_point(self.pointer, place)

    def detail_for(self, grid: TimeColumns) -> Detail | None:
        """Return the Detail if it is more precise than the samples in these columns."""
        detail, recording = self.detail, self.recording
        if detail is None or recording is None or not recording.thin:
            return None
        view = self.time_view
        apart = detail.end <= view.start or detail.start >= view.end
        return None if apart or grid.step >= interval(recording) else detail

    def source(self, grid: TimeColumns) -> object:
        """Return the values on which the columns depend, in addition to the recording: the Detail and the
        samples around it.
        """
        return self.detail_for(grid) and (self.number, len(self.run.time))

    @property
    def exact(self) -> bool:
        """Whether everything shown is known exactly."""
        detail, recording, view = self.detail, self.recording, self.time_view
        if detail is None or recording is None:
            return False
        return bool(detail.start <= view.start and detail.end >= min(view.end, recording.now))

    def precision(self) -> str:
        """Return the precision (shares of a time, or every change), or "" when the recording is not thin."""
        if self.recording is None or not self.recorded or not self.recording.thin:
            return ""
        if self.exact:
            return _tr("exact")
        step, view = interval(self.recording), self.time_view
        text = _tr("shares of {0}").format(axis.span_text(max(step, 1)))
        if self.looking:
            return _tr("{0}, detailed search in progress…").format(text)
        if self.longest and view.span > self.longest and view.span < 100 * self.longest:
            return _tr("{0}, exact below {1}").format(text, axis.span_text(self.longest))
        return text
