"""The daemon's life: start, decisions, limits, reload, polarization, end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cpuplugd.daemon import interval
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import HORIZONTAL, VERTICAL, LinuxMachine
from engine.cpuplugd.language import messages
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.language.messages import DaemonEnded
from tests.engine.cpuplugd.readings import BASE, daemon, reading, rules


def run(running: Daemon, seconds: int = 3, start: int = 0) -> list[Interval]:
    return [running.interval(reading(start + second)) for second in range(seconds)]


def refused(text: str, machine: LinuxMachine) -> Any:
    running = Daemon(machine, read(text))
    with pytest.raises(DaemonEnded) as caught:
        running.start()
    return caught.value.message


def test_nothing_is_decided_before_the_history_is_full() -> None:
    first, second, third, fourth = run(daemon(rules(hotplug="time[3]>0")), 4)
    assert not any(one.evaluated for one in (first, second, third))
    assert fourth.cpu == interval.PLUG


def test_plugging_goes_before_unplugging_and_stops_at_the_limit() -> None:
    running = daemon(rules(hotplug="1", hotunplug="1"))
    states = [one.cpu for one in run(running, 5)[1:]]
    assert states == [interval.PLUG] * 3 + [interval.BLOCKED_BY_MAX]
    assert running.machine.online == {0, 1, 2, 3}


def test_cpus_come_and_go_in_alphabetical_order() -> None:
    machine = LinuxMachine(present=12)
    running = daemon(rules(hotplug="1"), machine, BASE.replace('MAX="4"', 'MAX="0"', 1))
    assert [one.cpu_id for one in run(running, 5)[1:]] == [1, 10, 11, 2]
    running.stop()
    assert machine.online == {0}


def test_the_number_of_cpus_comes_back_not_the_set() -> None:
    machine = LinuxMachine(online={0, 1, 2, 3})
    running = daemon(rules(hotunplug="1"), machine, BASE.replace('CPU_MAX="4"', 'CPU_MAX="2"'))
    assert machine.online == {0, 3}
    running.stop()
    assert len(machine.online) == 4
    low = LinuxMachine(online={0, 1})
    running = daemon(rules(hotplug="1"), low)
    run(running, 3)
    running.stop()
    assert low.online == {0, 3}


def test_deconfigured_cpus_are_not_plugged() -> None:
    machine = LinuxMachine(deconfigured=frozenset({1, 3}))
    running = daemon(rules(hotplug="1"), machine)
    states = [(one.cpu, one.cpu_id) for one in run(running, 3)[1:]]
    assert states == [(interval.PLUG, 2), (interval.NO_CPU_ON, None)]


def test_nothing_can_be_switched_off() -> None:
    machine = LinuxMachine(online={0, 1}, hotpluggable=frozenset())
    assert run(daemon(rules(hotunplug="1"), machine), 2)[1].cpu == interval.NO_CPU_OFF


@pytest.mark.parametrize(
    ("memory", "pool"),
    [
        ({"memplug": "1", "memunplug": "1"}, 960),
        ({"memunplug": "1"}, 1100),
        ({"memunplug": "1", "cmm_inc": "0-5"}, 1000),
        ({"memplug": "1", "cmm_dec": "5000"}, 0),
        ({"memunplug": "1", "cmm_inc": "9e18"}, 1_000_000),
        ({"memunplug": "1", "cmm_inc": "9223372036854774784"}, 1_000_000),
    ],
)
def test_the_pool(memory: dict[str, str], pool: int) -> None:
    running = daemon(rules(**memory))
    assert run(running, 2)[1].pool_after == pool
    running.stop()
    assert running.machine.pool == 1000


def test_an_increment_that_leaves_64_bits_begins_again_at_the_other_end() -> None:
    running = daemon(rules(memunplug="1", cmm_inc="9223372036854774784"), LinuxMachine(pool=900_000))
    assert run(running, 2)[1].pool_after == 0


def test_the_pool_that_was_reached_counts() -> None:
    running = daemon(rules(memunplug="1"))
    run(running, 2)
    running.machine.pool = 500
    (now,) = run(running, 1, 2)
    assert (now.pool_before, now.pool_after) == (500, 600)


def test_a_trap_skips_one_part_only() -> None:
    cpu, memory = daemon(rules(hotplug="1/0", memunplug="1")), daemon(rules(hotplug="1", cmm_inc="1/0"))
    now = run(cpu, 2)[1]
    assert (now.cpu, now.memory, now.pool_after) == (interval.SKIPPED, interval.EVALUATED, 1100)
    now = run(memory, 2)[1]
    assert (now.cpu, now.memory, now.pool_after) == (interval.PLUG, interval.SKIPPED, 1000)
    assert "Floating point exception, skipping memory rule evaluation." in [one.text for one in now.messages]


def test_two_readings_at_the_same_time_skip_the_memory_part() -> None:
    running = daemon(rules(memunplug="1"))
    running.interval(reading(1))
    assert running.interval(reading(1)).memory == interval.SKIPPED


def test_an_unknown_counter_ends_the_daemon_and_all_is_as_before() -> None:
    running = daemon(rules(hotplug="1", memunplug="vmstat.pgscan>1"))
    now = run(running, 2)[1]
    assert now.error.code == messages.SYMBOL
    assert (now.error.line, now.error.column) == (9, 12)
    assert running.ended
    assert (running.machine.pool, running.machine.online) == (1000, {0})


@pytest.mark.parametrize(
    ("text", "machine", "code"),
    [
        (rules(), LinuxMachine(), messages.UPDATE_MISSING),
        ('UPDATE="1"\nCPU_MIN="2"\n' + rules(), LinuxMachine(), messages.CPU_MAX_BELOW_MIN),
        (
            BASE.replace('MIN="1"', 'MIN="6"').replace('MAX="4"', 'MAX="6"') + rules(),
            LinuxMachine(),
            messages.CPU_MIN_ABOVE_PRESENT,
        ),
        (
            BASE.replace('CPU_MAX="4"', 'CPU_MAX="0"').replace('MIN="1"', 'MIN="6"') + rules(),
            LinuxMachine(),
            messages.CPU_MAX_BELOW_MIN,
        ),
        (
            BASE.replace('MIN="1"', 'MIN="3"') + rules(),
            LinuxMachine(deconfigured=frozenset({2, 3})),
            messages.CPU_MIN_NOT_REACHED,
        ),
        (BASE + rules(hotplug="", memplug=""), LinuxMachine(), messages.NOTHING_MANAGED),
        (
            'UPDATE="1"\nCMM_MIN="0"\nCMM_MAX="9"\n' + rules(),
            LinuxMachine(zvm=False),
            messages.NOTHING_MANAGED,
        ),
    ],
)
def test_the_daemon_does_not_start(text: str, machine: LinuxMachine, code: str) -> None:
    before = set(machine.online)
    message = refused(text, machine)
    assert message.code == code
    assert message.line >= 1
    assert machine.online == before


def test_start_brings_cpus_and_pool_within_the_limits() -> None:
    machine = LinuxMachine(pool=5)
    base = BASE.replace('CPU_MIN="1"', 'CPU_MIN="3"').replace('CMM_MIN="0"', 'CMM_MIN="50"')
    running = daemon(rules(), machine, base)
    assert (machine.online, machine.pool) == ({0, 1, 2}, 50)
    running.stop()
    assert (len(machine.online), machine.pool) == (1, 5)


def test_a_reload_keeps_values_and_the_start() -> None:
    running = daemon(rules(hotplug="1", memunplug="1"))
    run(running, 2)
    running.reload('HOTPLUG="0"\nHOTUNPLUG="0"\nCMM_INC="7"\nCPU_MAX="1"\n')
    now = run(running, 1, 2)[0]
    assert now.messages[0].text == "cpuplugd restarted"
    assert (now.cpu, now.online_before, now.pool_after) == (interval.NONE, 1, 1107)
    running.stop()
    assert (len(running.machine.online), running.machine.pool) == (1, 1000)


def test_a_reload_with_deeper_history_waits_and_forgets_a_reload_meanwhile() -> None:
    running = daemon(rules(memunplug="1"))
    run(running, 2)
    running.reload('CMM_INC="meminfo.MemFree[2]"\n')
    first = running.interval(reading(2))
    running.reload('CMM_INC="(("\n')
    second, third = run(running, 2, 3)
    assert [one.evaluated for one in (first, second, third)] == [False, False, True]
    assert third.values["cmm_inc"] == 1024000


def test_a_reload_meanwhile_at_the_start_is_not_forgotten() -> None:
    running = daemon(rules())
    running.reload('CMM_INC="(("\n')
    first, second = run(running, 2)
    assert first.error is None
    assert second.error.code == messages.EXPRESSION


def test_a_reload_loses_the_first_variable() -> None:
    running = daemon(rules())
    run(running, 2)
    running.reload('step="33"\nCMM_INC="step"\n')
    assert run(running, 1, 2)[0].error.text == "parsing error at cmm_inc, position: step"


def test_a_rule_that_is_kept_looks_no_further_back_than_there_are_readings() -> None:
    running = daemon(rules(hotplug="time[0]-time[5]>1"))
    run(running, 6)
    running.reload('CMM_INC="1"\n')
    first, second = run(running, 2, 6)
    assert [first.evaluated, second.evaluated] == [False, True]
    assert second.cpu == interval.NONE


def test_vertical_polarization_gives_all_cpus_back_and_waits() -> None:
    running = daemon(rules(hotplug="1"))
    run(running, 3)
    running.machine.polarization = VERTICAL
    now = run(running, 1, 3)[0]
    assert (now.cpu, len(now.online_after)) == (interval.VERTICAL, 1)
    running.machine.polarization = HORIZONTAL
    assert run(running, 1, 4)[0].cpu == interval.PLUG


def test_memory_keywords_are_one_interval_old_in_cpu_rules() -> None:
    running = daemon(rules(hotplug="freemem>0"))
    states = [one.cpu for one in run(running, 3)]
    assert states == [interval.NOT_MANAGED, interval.NONE, interval.PLUG]
