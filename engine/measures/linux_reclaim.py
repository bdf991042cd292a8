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
    _rate("kswapd_scans", "pages scanned by kswapd", "scan_kswapd"),
    _rate("direct_scans", "pages scanned by tasks that wait for memory", "scan_direct"),
    _rate("reclaimed", "pages freed by scans", "steal_kswapd", "steal_direct"),
    _rate("stalls", "times that a task must scan for memory itself", "stalls", unit="1/s"),
    _rate("swap_in", "pages swapped in", "swap_ins"),
    _rate("swap_out", "pages swapped out", "swap_outs"),
    _rate("reads", "pages read from files on disks", "read_ins"),
    _rate("writes", "pages written to files on disks", "written"),
    _rate("pool_changes", "pages moved into or out of the cmm pool", "pool_moves"),
    gauge("kills", "processes killed by the OOM killer so far", "", _COUNTED, linux_column("ooms")),
)
