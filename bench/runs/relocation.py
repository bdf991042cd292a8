"""Live guest relocation, headless: speed against real time, and what a large guest takes of memory."""

from __future__ import annotations

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import Run, in_process
from engine.kernel.units import SECOND

ONE_CHANNEL = "relocation-one-channel"
IDS = (ONE_CHANNEL, "relocation-java", "relocation-oltp", "relocation-mixed")
LARGE = ("guests.idle.memory=64G", "lpar.frames=80G", "kinds.idle.load_pages=16000000p", "until=70s")
ROUNDS = 3
QUICK = 6 * SECOND


def run(quick: bool = False) -> Report:
    """Measure; `quick` stops soon after the relocations have begun, once."""
    in_process(ONE_CHANNEL, SECOND)  # the kernels are in the cache after it
    until = QUICK if quick else None
    runs = {id: [in_process(id, until) for _ in range(1 if quick else ROUNDS)] for id in IDS}
    large = in_process("relocation-idle", until, LARGE)
    ratios = {id: Spread(tuple(one.cpu_ratio for one in each)) for id, each in runs.items()}
    lines = [_line(id, each[0], ratios[id].text(".4g")) for id, each in runs.items()]
    lines.append(_line("a guest of 64 GB, 61 of them in use", large, f"{large.cpu_ratio:.4g}"))
    return Report(
        "relocation",
        (Table(("run", "events a simulated s", "times real time", "peak MB"), tuple(lines)),),
        (
            Target("Java guest of 4 GB over one channel, times real time", 200, ratios[ONE_CHANNEL].median),
            Target("a guest of 64 GB, MB", 1024, large.peak_mb, at_least=False),
        ),
        ("Times are processor time, with the recording and the moments kept for time travel.",),
    )


def _line(name: str, one: Run, ratio: str) -> tuple[str, ...]:
    return name, f"{one.events / one.simulated_s:,.0f}", ratio, f"{one.peak_mb:,.0f}"
