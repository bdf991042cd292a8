"""Exact mean-value analysis of a closed queueing network: what theory says of sessions, processors and packs.

Source: Reiser and Lavenberg, mean-value analysis; the station with several processors by its marginal
probabilities. Exponential service and first come, first served, as in the simulation.
"""

from __future__ import annotations

from collections.abc import Sequence


def throughput(
    sessions: int, delay: float, stations: Sequence[float], processors: tuple[float, int] = (0.0, 1)
) -> float:
    """Return the transactions per second of this many sessions.

    delay: time of a transaction in which nobody waits for anybody, s; stations: time that it needs at each
    single server, s; processors: time that it needs of them, s, and how many there are.
    """
    demand, count = processors
    waiting, busy, rate = [0.0] * len(stations), [1.0] + [0.0] * sessions, 0.0
    for n in range(1, sessions + 1):
        times = [time * (1.0 + queue) for time, queue in zip(stations, waiting, strict=True)]
        computing = sum(k * demand / min(k, count) * busy[k - 1] for k in range(1, n + 1))
        rate = n / (delay + sum(times) + computing)
        waiting = [rate * time for time in times]
        busy = [0.0] + [rate * demand / min(k, count) * busy[k - 1] for k in range(1, sessions + 1)]
        busy[0] = 1.0 - sum(busy)
    return rate
