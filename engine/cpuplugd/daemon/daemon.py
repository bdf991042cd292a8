"""The daemon: start, successive intervals, reload and end, all as in the real daemon."""

from __future__ import annotations

from dataclasses import replace

from engine.cpuplugd.daemon import interval as happened
from engine.cpuplugd.daemon.checks import Managed, check_cpus, cpu_max, managed
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import HORIZONTAL, VERTICAL, LinuxMachine
from engine.cpuplugd.daemon.reading import CounterReading, ReadingHistory
from engine.cpuplugd.daemon.steps import CpuStep, MemoryStep, keywords_at_start
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.messages import INFO, DaemonEnded, RuleMessage

_HISTORY = "Waiting {} intervals to accumulate history."


class Daemon:
    """A daemon on a machine, which it changes. The time is taken from its readings."""

    def __init__(self, machine: LinuxMachine, configuration: Configuration) -> None:
        self.machine, self.configuration = machine, configuration
        self.managed = Managed(False, False, ())
        self.history = ReadingHistory(configuration.depth)
        self.keywords = keywords_at_start()
        self.ended = False
        self._cpus_at_start, self._pool_at_start = 0, 0
        self._polarization = machine.polarization
        self._waiting = 0  # readings until the history is full
        self._text: str | bytes | None = None  # of the file that a reload is to read
        self._checks_after_history = False

    # ---- start and end

    def start(self) -> list[RuleMessage]:
        """Check the configuration and bring the machine within its limits. Raises DaemonEnded."""
        try:
            if self.configuration.fatal:
                raise DaemonEnded(self.configuration.fatal)
            self._check()
        except DaemonEnded:
            self.stop()
            raise
        self._collect()
        text = _HISTORY.format(self.configuration.depth)
        return [*self.configuration.messages, *self.managed.messages, RuleMessage(INFO, "", text)]

    def _check(self) -> None:
        self.managed = Managed(False, False, ())
        self.managed = managed(self.configuration, self.machine)
        self._polarization = self.machine.polarization
        self._cpus_at_start = len(self.machine.online)
        if self.managed.cpu and self._polarization == HORIZONTAL:
            self._apply_cpu_limits()
        if self.managed.memory:
            self._pool_at_start = self.machine.pool
            least, most = self.configuration.value("cmm_min"), self.configuration.value("cmm_max")
            self.machine.pool = min(max(self.machine.pool, least), most)

    def _apply_cpu_limits(self) -> None:
        least, most = self.configuration.value("cpu_min"), cpu_max(self.configuration, self.machine)
        self.machine.switch_within(least if self._cpus_at_start < least else 0, most)
        check_cpus(self.configuration, self.machine)

    def _collect(self) -> None:
        self.history = ReadingHistory(self.configuration.depth)
        self._waiting = self.configuration.depth

    def stop(self) -> None:
        """End the daemon: restore the CPUs and the pool to their values at the daemon's start."""
        if self.ended:
            return
        self.ended = True
        if self._cpus_at_start:
            self.machine.restore(self._cpus_at_start)
        if self.managed.memory:
            self.machine.pool = self._pool_at_start

    def reload(self, text: str | bytes) -> None:
        """Read the changed file before the next interval, as after SIGHUP."""
        self._text = text

    # ---- intervals

    def interval(self, reading: CounterReading) -> Interval:
        """Run one interval with this reading; `error` is set if the daemon ended in it."""
        now = Interval()
        try:
            self._interval(reading, now)
        except DaemonEnded as ended:
            now.error = ended.message
            now.messages += [*ended.said, ended.message]
            self.stop()
        now.online_after = sorted(self.machine.online)
        now.pool_after = self._pool()
        return now

    def _interval(self, reading: CounterReading, now: Interval) -> None:
        if not self._waiting:
            self._reload(now)
        reading = replace(reading, online=len(self.machine.online))
        self.history.add(reading)
        if self._waiting:
            self._waiting -= 1
            return
        now.evaluated = True
        now.online_before, now.pool_before = reading.online, self._pool()
        if self.managed.cpu:
            self._cpu_step(now)
        if self.managed.memory:
            MemoryStep(self.configuration, self.machine, self.history, self.keywords, now).run()

    def _pool(self) -> int | None:
        return self.machine.pool if self.machine.cmm else None

    def _cpu_step(self, now: Interval) -> None:
        if self.machine.polarization != self._polarization:
            self._turn(self.machine.polarization)
        if self._polarization == VERTICAL:
            now.cpu = happened.VERTICAL
        else:
            CpuStep(self.configuration, self.machine, self.history, self.keywords, now).run()

    def _turn(self, polarization: str) -> None:
        """Adapt to the polarization: vertical restores the initial CPUs, horizontal applies the limits."""
        self._polarization = polarization
        if polarization == VERTICAL:
            self.machine.restore(self._cpus_at_start)
        else:
            self._apply_cpu_limits()

    # ---- reload

    def _reload(self, now: Interval) -> None:
        if self._checks_after_history:
            self._checks_after_history, self._text = False, None  # a reload meanwhile is forgotten
            self._check_again(now)
        elif self._text is not None:
            before, text = self.configuration, self._text
            self._text = None
            self.configuration = read(text, before)
            self._use_reloaded(before.depth, now)

    def _use_reloaded(self, depth: int, now: Interval) -> None:
        now.messages += [RuleMessage(INFO, "", "cpuplugd restarted")]
        if self.configuration.fatal:
            raise DaemonEnded(self.configuration.fatal)
        if self.configuration.depth == depth:
            self._check_again(now)
            return
        self._collect()
        self._checks_after_history = True
        now.messages += [RuleMessage(INFO, "", _HISTORY.format(self.configuration.depth))]

    def _check_again(self, now: Interval) -> None:
        """Check as at the start, but keep the values from the start as the values to restore.

        If the check ends the daemon, the values are instead those that the check has set by then, as in the
        real daemon: it returns to the number of CPUs at this moment.
        """
        cpus, pool = self._cpus_at_start, self._pool_at_start
        self._check()
        self._cpus_at_start, self._pool_at_start = cpus, pool
        now.messages += self.managed.messages
