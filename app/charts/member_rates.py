"""Throughput of the members of a cluster: transactions, how long they take, and virtual I/Os."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.fitting import Fitting
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.panes import Pane, Published
from app.charts.values.linux import tenths
from app.charts.values.members import each, member_names, members
from app.charts.values.published_cluster import published_cluster
from app.charts.values.published_run import PublishedRun
from app.run.moment import RATE_SPAN
from engine.measures import measures
from engine.recording.recorder import Recording

WITHOUT = "This scenario has no sessions of web servers."
DIGITS = 7  # of a number with its separators: the head keeps so much room
FIGURE_SPACE = "\u2007"


class MemberRatesChart(Fitting, PaneChart):
    """Transactions of the members one on another, response times, and virtual I/Os."""

    id = "members"
    title = "Throughput of members"

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only sessions have transactions."""
        return bool(getattr(scenario, "sessions", None))

    def without(self) -> str:
        """No sessions."""
        return _tr(WITHOUT)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Of each member."""
        scenario, rate, ms = recording.scenario, _tr("a second"), _tr("ms")
        names, known = member_names(scenario), published_cluster(scenario)
        done, times, reads = (
            each(f"member.{name}", members, scenario) for name in ("tx", "response", "virtual_ios")
        )
        marks, marks_of_reads = (published(known, name, names) for name in ("tx_per_s", "virtual_io_rate"))
        return [
            Pane("tx", _tr("Transactions"), rate, done, tenths, True, weight=1.6, published=marks),
            Pane("response", _tr("Response time"), ms, times, tenths, least_top=10.0),
            Pane("ios", _tr("Virtual I/Os"), rate, reads, tenths, True, weight=0.8, published=marks_of_reads),
        ]

    # ---- the sum in the head

    def moment(self) -> str:
        """Transactions a second of all members at the cursor or now."""
        if not self.recorded or self.recording is None:
            return ""
        value = rate_at(self.recording, members(self.recording.scenario, ""), self.time_view.cursor)
        number = f"{value:,.1f}"
        return _tr("together {0} a second").format(number) + FIGURE_SPACE * (DIGITS - len(number))

    def set_recording(self, recording: Recording | None) -> None:
        """Another state of the run: the head has a number of it."""
        super().set_recording(recording)
        if box := self.here()[0].header.moment:
            self.update(box.adjusted(-2, -2, 2, 2).toAlignedRect())


def rate_at(recording: Recording, of: list[int], at: int | None) -> float:
    """Transactions a second of some members over the last 10 s before a time, ns, or before now."""
    last = int(recording.time[-1])
    end = last if at is None else min(max(at, 1), last)
    return measures()["member.tx"].value(recording, of, max(end - RATE_SPAN, 0), end)


def published(known: PublishedRun, quantity: str, of: tuple[str, ...]) -> tuple[Published, ...]:
    """A published value of these curves together, if there is one."""
    if quantity not in known.values:
        return ()
    return (Published(known.values[quantity], _tr("published, {0}").format(known.where), of),)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Members", text)
