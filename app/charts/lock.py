"""Locks: the number and duration of waits for a lock, and the share of processor time that they take."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.curves import of_system
from app.charts.values.needs import LOCKS
from app.charts.values.published import of_sum, published_run
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.kinds import LOCK_LABELS, Lock
from engine.recording.recorder import Recording

WITH_TIMER_LOCK, FULL = "4.4", 100.0


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return spins/s and their share, with the locks stacked, and the spin time by lock and overall."""
    lpar, known, theme = recording.scenario.lpar, published_run(recording.scenario), current_theme()
    locks = [lock for lock in Lock if lock != Lock.TIMER or lpar.release == WITH_TIMER_LOCK]
    looks = [(lock.name.lower(), LOCK_LABELS[lock], theme.series[row]) for row, lock in enumerate(locks)]
    spins, times, shares = (
        tuple(of_system(label, colour, f"lock.{name}.{kind}", scale) for name, label, colour in looks)
        for kind, scale in (("spins", 1.0), ("spin_time", 1.0), ("share", FULL))
    )
    times = (of_system(tr("all locks"), theme.label, "lock.spin_time"), *times)
    a, b, c = of_sum(known, spin_lock_rate=spins, spin_time_per_request=times[:1], pct_spin_time=shares)
    title, long = tr("Requests that had to wait"), tr("Spin time of these requests")
    part, right = tr("% of all processors"), (lpar.processors / FULL, tr("processors"))
    return [
        Pane("spins", title, tr("spins/s"), spins, axis.whole, True, None, 100.0, published=a),
        Pane("time", long, tr("µs"), times, axis.micros, published=b),
        Pane("share", tr("Spinning"), part, shares, axis.percent, True, None, 0.1, 1.0, right, c),
    ]


CHART = PaneKind("lock", "Locks", panes, need=LOCKS)
