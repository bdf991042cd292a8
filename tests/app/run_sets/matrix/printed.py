"""The figures of made-up tables and runs; it imports nothing, so that a process starts at once."""

from __future__ import annotations

FIRST = tuple(f"timers-{name}" for name in ("420-600", "430-600", "430-900"))
SECOND = tuple(f"timers-{name}-patch" for name in ("420-600", "430-600", "420-900", "430-900"))
Printed = tuple[str, str, int, tuple[float, ...], tuple[float, ...]]
FAILS = "timers-420-900"
OFF = {FIRST[1]: 1.2}  # how far simulated values are off
# quantity: title, unit, decimals, and the values of both tables
PRINTED: dict[str, Printed] = {
    "total_util_per_proc": ("Total Util/Proc", "%", 1, (47.8, 68.5, 97.3), (4.5, 4.6, 15.5, 13.8)),
    "emul_util_per_proc": ("Emul Util/Proc", "%", 1, (13.3, 13.5, 24.7), (2.0, 2.0, 4.3, 4.0)),
    "cp_util_per_proc": ("CP Util/Proc", "%", 1, (34.5, 55.0, 72.6), (2.5, 2.6, 11.2, 9.8)),
    "master_total_util": ("Master Total Util", "%", 1, (91.1, 69.0, 97.4), (16.2, 11.1, 30.3, 16.6)),
    "master_emul_util": ("Master Emul Util", "%", 1, (24.6, 13.5, 24.5), (7.0, 4.8, 8.3, 4.7)),
    "master_cp_util": ("Master CP Util", "%", 1, (66.5, 55.5, 72.9), (9.2, 6.3, 22.0, 11.9)),
    "xstor_page_rate": (
        "Xstor Page Rate", "pages/s", 0, (33816.0, 35131.0, 75380.0), (30052.0, 30731.0, 101000.0, 98322.0),
    ),
    "pct_spin_time": ("Pct Spin Time", "%", 3, (7.254, 16.3, 20.61), (0.002, 0.003, 0.088, 0.039)),
}  # fmt: skip


def figures(scenario: str, settings: tuple[str, ...], place: int) -> dict[str, float]:
    """Return the figures of a run: the published ones, or others where nothing was published."""
    off = OFF.get(scenario, 1.0) + 0.01 * place
    if scenario in FIRST and not settings:
        found = {name: first[FIRST.index(scenario)] * off for name, (_, _, _, first, _) in PRINTED.items()}
    elif scenario in SECOND and not settings:
        found = {name: second[SECOND.index(scenario)] * off for name, (*_, second) in PRINTED.items()}
    else:
        found = {name: first[2] * 0.8 for name, (_, _, _, first, _) in PRINTED.items()}
    return {**found, "spin_util_per_proc": found["pct_spin_time"], "master_spin_util": found["pct_spin_time"]}
