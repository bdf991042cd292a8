"""A recording at one moment, as numbers for the guests table and the status strip.

Gauges are those of the last sample before the moment; rates are averages over a short period before it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.kernel.kinds import LEGEND, PAUSE_LABELS, STATE_LABELS, Pause, QueueList, VcpuState
from engine.kernel.units import MINUTE, SECOND
from engine.language import later
from engine.measures.linux import every_row
from engine.measures.measure import RATE_SPAN
from engine.recording.recorder import Recording

WAKE_SPAN = MINUTE  # wake-ups are counted over the last minute
PLACES = ("real", "xstor", "both", "dasd")
LIST_LABELS = {
    QueueList.NOWHERE: "",
    QueueList.DORMANT: "dormant",
    QueueList.ELIGIBLE: "E{0}",
    QueueList.DISPATCH: "Q{0}",
}
SCAN_PASSES = (later("pass 1"), later("pass 2"), later("emergency pass"))
SCAN_LISTS = (
    later("long-term dormant"),
    later("short-term dormant"),
    later("shared pages"),
    later("eligible list"),
    later("dispatch list"),
)

OTHER_POOL = "?"  # shown for a pool without a recorded name; no pool has it


@dataclass(frozen=True)
class Moment:
    """A row of a recording's samples, at a given moment."""

    recording: Recording
    row: int

    @property
    def pages(self) -> int:
        """The number of pages that one page in the tables represents."""
        return int(self.recording.scenario.lpar.granule)

    def before(self, span: int) -> int:
        """Return the row of the sample `span` ns earlier, or the first row."""
        time = self.recording.time
        return int(np.searchsorted(time, time[self.row] - span, side="left"))

    def rate(self, table: Any, span: int) -> Any:
        """Return the average growth of a counter per ns over the last `span` ns; 0 at the beginning."""
        first, time = self.before(span), self.recording.time
        passed = int(time[self.row] - time[first])
        return (table[self.row] - table[first]) / passed if passed else np.zeros_like(table[0], "f8")


def at(recording: Recording | None, time: int | None) -> Moment | None:
    """Return the moment at `time` ns, or the last moment when it is None; None when nothing is recorded."""
    if recording is None or not len(recording.time):
        return None
    if time is None:
        return Moment(recording, len(recording.time) - 1)
    return Moment(recording, max(int(np.searchsorted(recording.time, time, side="right")) - 1, 0))


def states(moment: Moment) -> list[str]:
    """Return each guest's state as text; a pause takes precedence over the state of its virtual CPUs."""
    pauses = moment.recording.guests[moment.row]["pause"].tolist()
    of_guest = _busiest(moment).tolist()
    return [
        PAUSE_LABELS[Pause(pause)] if pause else STATE_LABELS[VcpuState(state)]
        for pause, state in zip(pauses, of_guest, strict=True)
    ]


def system_names(moment: Moment) -> list[str]:
    """Return the name of each guest's z/VM system; the names are empty when there is only one system."""
    recording = moment.recording
    names = list(getattr(recording.scenario, "systems", ())) or [""]
    return [names[place] for place in recording.guest_system[moment.row].tolist()]


def state_codes(moment: Moment) -> list[int]:
    """Return the VcpuState of each guest, for its color."""
    codes: list[int] = _busiest(moment).tolist()
    return codes


def _busiest(moment: Moment) -> Any:
    """Return the state of each guest's busiest virtual CPU, which is the state that comes first in the
    legend.
    """
    recording = moment.recording
    places = np.argsort(LEGEND)[recording.vcpus[moment.row]["state"]]
    busiest = np.full(recording.guests.shape[1], len(LEGEND) - 1)
    np.minimum.at(busiest, recording.vcpu_guest, places)
    return np.array(LEGEND)[busiest]


def place_pages(moment: Moment, place: str) -> list[int]:
    """Return each guest's pages in a place; pages in both real storage and XSTOR count only as "both"."""
    row = moment.recording.guests[moment.row]
    pages = row[place].astype("i8")
    if place in ("real", "xstor"):
        pages = pages - row["both"]
    shown: list[int] = (pages * moment.pages).tolist()
    return shown


def cpu_shares(moment: Moment) -> list[float]:
    """Return the percentage of a processor used by each guest, including CP's work for it."""
    guests = moment.recording.guests
    used: list[float] = (100 * moment.rate(guests["emul_ns"] + guests["cp_ns"], RATE_SPAN)).tolist()
    return used


def pool_numbers(moment: Moment) -> list[int]:
    """Return each guest's pool number, from 1; 0 = none. Pools defined by commands come last."""
    pooled = moment.recording.pooled
    guests = len(moment.recording.scenario.guests)
    numbers: list[int] = pooled[moment.row].tolist() if pooled.shape[-1] else [0] * guests
    return numbers


def pool_names(moment: Moment) -> list[str]:
    """Return the name of each guest's pool; "" for none, OTHER_POOL for a pool defined by a command."""
    names = ["", *moment.recording.scenario.pools]
    return [names[number] if number < len(names) else OTHER_POOL for number in pool_numbers(moment)]


def pool_shares(moment: Moment) -> list[float | None]:
    """Return the share of its limit that each guest's pool has recently used, percent.

    0 without a limit; None for a pool that was defined by a command, which is not recorded.
    """
    pools, numbers = moment.recording.pools, pool_numbers(moment)
    shares: list[float | None] = [0.0]
    if pools.shape[-1]:
        used, limits = moment.rate(pools["used"], RATE_SPAN), pools["cores"][moment.row]
        shares += np.divide(100 * used, limits, out=np.zeros(len(limits)), where=limits > 0).tolist()
    return [shares[number] if number < len(shares) else None for number in numbers]


def linux(moment: Moment, field: str, scale: float = 1.0) -> list[float]:
    """Return a value from each guest's Linux; 0 where Linux is not simulated."""
    return _of_guests(moment, lambda rows: moment.recording.linux[field][moment.row, rows] * scale)


def linux_rate(moment: Moment, *fields: str) -> list[float]:
    """Return the rate per second of counters in each guest's Linux; 0 where Linux is not simulated."""
    table = moment.recording.linux

    def rates(rows: Any) -> Any:
        return SECOND * sum(moment.rate(table[field][:, rows], RATE_SPAN) for field in fields)

    return _of_guests(moment, rates)


def _of_guests(moment: Moment, values: Callable[[Any], Any]) -> list[float]:
    rows = every_row(moment.recording)
    out = np.zeros(len(rows))
    known = rows >= 0
    if known.any():
        out[known] = values(rows[known])
    shown: list[float] = out.tolist()
    return shown


def lists(moment: Moment) -> list[str]:
    """Return the scheduler list of each guest: dormant, E1 to E3 (eligible) or Q1 to Q3 (dispatch)."""
    guests = moment.recording.guests[moment.row]
    pairs = zip(guests["list"].tolist(), guests["transaction_class"].tolist(), strict=True)
    return [LIST_LABELS[QueueList(code)].format(class_number) for code, class_number in pairs]


def wakes(moment: Moment) -> list[float]:
    """Return the number of times per minute that each guest was put on the dispatch list."""
    per_minute: list[float] = (MINUTE * moment.rate(moment.recording.guests["wakes"], WAKE_SPAN)).tolist()
    return per_minute


def system(moment: Moment, name: str) -> int:
    """Return a page count of the whole machine, e.g. "available"."""
    return int(moment.recording.system[name][moment.row]) * moment.pages


def page_rates(moment: Moment) -> tuple[float, float]:
    """Return the pages per second that are paged in and paged out."""
    rows = moment.recording.system
    names = ("page_ins", "page_reads", "page_outs")
    moved, read, out = (float(moment.rate(rows[name], RATE_SPAN)) * SECOND for name in names)
    return (moved + read) * moment.pages, out * moment.pages


def demand_scan(moment: Moment) -> tuple[str, str]:
    """Return the deepest pass of the last demand scans, and the list that supplied the most frames."""
    first, rows = moment.before(RATE_SPAN), moment.recording.system
    ended = rows["scan_ended"][moment.row] - rows["scan_ended"][first]
    taken = rows["taken"][moment.row] - rows["taken"][first]
    if not ended.any():
        return "", ""
    deepest = SCAN_PASSES[int(np.flatnonzero(ended)[-1])]
    return deepest, SCAN_LISTS[int(taken.argmax())] if taken.any() else ""
