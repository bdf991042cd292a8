"""Memory pressure in Linux: scans, swaps, the OOM killer; and moves of the cmm pool."""

from __future__ import annotations

from engine.kernel.units import SECOND
from engine.measures.linux_rows import gauge, linux_column, rate
from engine.measures.measure import Measure

_COUNTED = "counted by Linux as it happens"


def _rate(name: str, title: str, *fields: str, unit: str = "pages/s") -> Measure:
    return rate(name, title, unit, _COUNTED, linux_column(*fields), SECOND)


MEASURES = (
    _rate("scans", "pages that are scanned", "scan_kswapd", "scan_direct"),
    _rate("kswapd_scans", "pages that kswapd scans", "scan_kswapd"),
    _rate("direct_scans", "pages that tasks scan which wait for memory", "scan_direct"),
    _rate("reclaimed", "pages that scans make free", "steal_kswapd", "steal_direct"),
    _rate("stalls", "times that a task has to scan itself", "stalls", unit="1/s"),
    _rate("swap_in", "pages that come back from swap space", "swap_ins"),
    _rate("swap_out", "pages that go to swap space", "swap_outs"),
    _rate("reads", "pages read from files on disks", "read_ins"),
    _rate("writes", "pages written to files on disks", "written"),
    _rate("pool_changes", "pages that go into the cmm pool or come out of it", "pool_moves"),
    gauge("kills", "processes that the OOM killer has ended so far", "", _COUNTED, linux_column("ooms")),
)
