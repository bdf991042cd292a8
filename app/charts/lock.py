"""Locks: how often a processor must wait for one, how long, and what share of all processors that takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.charts.processors import FULL, percent
from app.charts.timers import WITHOUT, count, curve
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.panes import Curve, Pane, Published
from app.charts.values.published_run import published_run
from app.look import theme
from engine.kernel.kinds import LOCK_LABELS, Lock
from engine.recording.recorder import Recording

WITH_TIMER_LOCK = "4.4"


class LockChart(PaneChart):
    """Spins a second and their share by lock, one on another; the time of a spin by lock and of all."""

    id = "lock"
    title = "Locks"
    margins = (48.0, 24.0, 38.0, 27.0)

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only machines with locks have them."""
        return bool(scenario.lpar.locks)

    def without(self) -> str:
        """What stands in its place."""
        return _tr(WITHOUT)

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Rate, time, share; the mean number of processors that wait is the share in another unit."""
        scenario = recording.scenario
        published = published_run(scenario)
        locks = [lock for lock in Lock if lock != Lock.TIMER or scenario.lpar.release == WITH_TIMER_LOCK]
        spins, shares = by_lock(locks, "spins"), by_lock(locks, "share", FULL)
        every = curve(_tr("all locks"), theme.current().label, "lock.spin_time")
        times = (every, *by_lock(locks, "spin_time"))
        queue = scenario.lpar.processors / FULL, _tr("processors")
        known = _Known(published)
        return [
            Pane(
                "spins",
                _tr("Requests that had to wait"),
                _tr("a second"),
                spins,
                count,
                stacked=True,
                least_top=100.0,
                published=known.of("spin_lock_rate", spins),
            ),
            Pane(
                "time",
                _tr("Time that such a request spins"),
                _tr("µs"),
                times,
                microseconds,
                least_top=1.0,
                published=known.of("spin_time_per_request", (every,)),
            ),
            Pane(
                "share",
                _tr("Spinning"),
                _tr("% of all processors"),
                shares,
                percent,
                stacked=True,
                least_top=0.1,
                right=queue,
                published=known.of("pct_spin_time", shares),
            ),
        ]


class _Known:
    """Published values of a run, as the panes want them."""

    def __init__(self, published: Any) -> None:
        self._published = published

    def of(self, quantity: str, curves: Sequence[Curve]) -> tuple[Published, ...]:
        """The value of a quantity, which is the sum of some curves; nothing where none is published."""
        value = None if self._published is None else self._published.values.get(quantity)
        if value is None:
            return ()
        label = _tr("published, {0}").format(self._published.where)
        return (Published(value, label, tuple(curve.label for curve in curves)),)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Locks", text)


def by_lock(locks: Sequence[Lock], name: str, scale: float = 1.0) -> tuple[Curve, ...]:
    """A curve a lock."""
    colours = theme.current().series
    return tuple(
        curve(LOCK_LABELS[lock], colours[number % len(colours)], f"lock.{lock.name.lower()}.{name}", scale)
        for number, lock in enumerate(locks)
    )


def microseconds(value: float) -> str:
    """Two decimals."""
    return f"{value:.2f} µs"
