"""Record layouts for Linux guests with simulated memory, their cpuplugd and their users."""

from __future__ import annotations

import numpy as np

from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT

LINUX_SAMPLE = np.dtype(
    [
        (name, "i4")
        for name in (
            "online runnable disk average total overhead free fresh kernel anon shmem cached once buffers "
            "huge pool target swapped mark_min mark_low mark_high up threads busy waiting managed"
        ).split()
    ]
    + [
        (name, "i8")
        for name in (
            "system_ns iowait_ns scan_kswapd scan_direct steal_kswapd steal_direct stalls wakeups swap_ins "
            "swap_outs read_ins written allocated freed ooms pool_moves visits readings"
        ).split()
    ]
    + [
        ("now_s", "f8"),
        ("cpustat", "f8", len(CPUSTAT)),
        ("meminfo", "f8", len(MEMINFO)),
        ("vmstat", "f8", len(VMSTAT)),
    ]
)
DAEMON_SAMPLE = np.dtype(
    [
        (name, "i8")
        for name in "readings ended inc dec cpu cpu_step mem flags pool pool_wanted intervals".split()
    ]
    + [("result", "i4", 4)]
)
LOAD_SAMPLE = np.dtype(
    [(name, "i8") for name in "active on done failed response_ns".split()] + [("wave", "f8")]
)
