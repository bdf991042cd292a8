"""Throughput of the members of a cluster: transactions, how long they take, and virtual I/Os."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.need import Need
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.linux import tenths
from app.charts.values.members import each, member_names, members, rate_at
from app.charts.values.published import marks, published_cluster
from engine.recording.recorder import Recording

SESSIONS = Need(
    lambda scenario: bool(getattr(scenario, "sessions", None)),
    "This scenario has no web server sessions.",
    "Members",
    of_both=True,
)
DIGITS = 7  # of a number with its separators: the head keeps so much room
FIGURE_SPACE = "\u2007"


class MemberRatesChart(PaneChart):
    """Transactions of the members one on another, response times, and virtual I/Os."""

    id = "members"
    title = "Throughput of members"
    need = SESSIONS

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return the panes with a curve for each member."""
        scenario, ms = recording.scenario, _tr("ms")
        per_s, ios = _tr("transactions/s"), _tr("I/O/s")
        names, known = member_names(scenario), published_cluster(scenario)
        done, times, reads = (
            each(f"member.{name}", members, scenario) for name in ("tx", "response", "virtual_ios")
        )
        of_tx, of_reads = (marks(known, name, names) for name in ("tx_per_s", "virtual_io_rate"))
        return [
            Pane(
                "tx",
                _tr("Transactions"),
                per_s,
                done,
                tenths,
                True,
                weight=1.6,
                published=of_tx,
            ),
            Pane("response", _tr("Response time"), ms, times, tenths, least_top=10.0),
            Pane("ios", _tr("Virtual I/Os"), ios, reads, tenths, True, weight=0.8, published=of_reads),
        ]

    # ---- the sum in the head

    def moment(self) -> str:
        """Return transactions a second of all members at the cursor or now."""
        if not self.recorded or self.recording is None:
            return ""
        value = rate_at(self.recording, members(self.recording.scenario, ""), self.time_view.cursor)
        number = f"{value:,.1f}"
        return _tr("together {0} transactions/s").format(number) + FIGURE_SPACE * (DIGITS - len(number))

    def set_recording(self, recording: Recording | None) -> None:
        """Another state of the run: the head has a number of it."""
        super().set_recording(recording)
        if box := self.here()[0].header.moment:
            self.update_part(box.adjusted(-2, -2, 2, 2))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Members", text)
