"""Locks: how often a processor must wait for one, how long, and what share of all processors that takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane, Published
from app.charts.values.locks import LOCKS, system_curve
from app.charts.values.published import PublishedRun, marks, published_run
from app.look.theme import current as current_theme
from engine.kernel.kinds import LOCK_LABELS, Lock
from engine.recording.recorder import Recording

WITH_TIMER_LOCK = "4.4"
FULL = 100.0


class LockChart(PaneChart):
    """Spins a second and their share by lock, one on another; the time of a spin by lock and of all."""

    id = "lock"
    title = "Locks"
    need = LOCKS
    margins = (48.0, 24.0, 38.0, 27.0)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Rate, time, share; the mean number of processors that wait is the share in another unit."""
        scenario = recording.scenario
        published = published_run(scenario)
        locks = [lock for lock in Lock if lock != Lock.TIMER or scenario.lpar.release == WITH_TIMER_LOCK]
        spins, shares = by_lock(locks, "spins"), by_lock(locks, "share", FULL)
        every = system_curve(_tr("all locks"), current_theme().label, "lock.spin_time")
        times = (every, *by_lock(locks, "spin_time"))
        queue = scenario.lpar.processors / FULL, _tr("processors")
        return [
            Pane(
                "spins",
                _tr("Requests that had to wait"),
                _tr("spins/s"),
                spins,
                axis.whole,
                stacked=True,
                least_top=100.0,
                published=_marks(published, "spin_lock_rate", spins),
            ),
            Pane(
                "time",
                _tr("Time that such a request spins"),
                _tr("µs"),
                times,
                microseconds,
                least_top=1.0,
                published=_marks(published, "spin_time_per_request", (every,)),
            ),
            Pane(
                "share",
                _tr("Spinning"),
                _tr("% of all processors"),
                shares,
                axis.percent,
                stacked=True,
                least_top=0.1,
                right=queue,
                published=_marks(published, "pct_spin_time", shares),
            ),
        ]


def _marks(published: PublishedRun | None, quantity: str, curves: Sequence[Curve]) -> tuple[Published, ...]:
    """Return the published value of a quantity, which is the sum of some curves."""
    return marks(published, quantity, tuple(curve.label for curve in curves))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Locks", text)


def by_lock(locks: Sequence[Lock], name: str, scale: float = 1.0) -> tuple[Curve, ...]:
    """Return a curve a lock."""
    colours = current_theme().series
    return tuple(
        system_curve(
            LOCK_LABELS[lock], colours[number % len(colours)], f"lock.{lock.name.lower()}.{name}", scale
        )
        for number, lock in enumerate(locks)
    )


def microseconds(value: float) -> str:
    """Return microseconds with two decimals."""
    return f"{value:.2f} µs"
