"""Scenario -> tables of Linux guests with simulated memory and run queue, and of their users."""

from __future__ import annotations

from math import isqrt
from typing import Any

import numpy as np

from engine.build.paged_out import lend_frames, page_out
from engine.kernel.kinds import Task
from engine.kernel.options import late_kernel
from engine.kernel.queue import NEVER
from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB
from engine.scenario.derived.linux import linux_guests, programs
from engine.scenario.model.linux import LinuxKind, Load
from engine.scenario.scenario import Guest, Scenario
from engine.state.tables import State

boot_linux = late_kernel("engine.mechanisms.linux.power", "boot_linux")
set_load = late_kernel("engine.mechanisms.servers.transactions", "set_load")
OWN_TASKS = 4  # of each guest's kernel
PAGE_STRUCT = 64  # pages whose descriptions fill one page
KERNEL_TEXT = 5 * PAGES_PER_MB
MIN_FREE_KB = (128, 65_536)
BELOW_2G = 2 * PAGES_PER_GB
LOWMEM_RATIO = 256  # vm.lowmem_reserve_ratio of the zone below 2 GB
_ON, _FILLED = np.int64(1), np.int64(1)


def linux_tables(s: Any, scenario: Scenario) -> None:
    """Fill the rows of guests, and of their tasks, users and daemons, at time 0, before any event."""
    guests = linux_guests(scenario)
    s["n_linux"] = len(guests)
    for place, guest in enumerate(guests):
        s["guest"][guest.index]["linux"] = place + 1
        _linux(s, scenario, guest, place)
    _loads(s, scenario, guests)


def build_linux(state: State, scenario: Scenario) -> None:
    """Set up the daemons' rules, bring up the guests that are up at time 0, and start loads that are on."""
    s, guests = state.tables[0], linux_guests(scenario)
    if not guests:
        return
    from engine.cpuplugd.language.program import install  # imported late: most scenarios have no rules

    install(state.tables, programs(scenario))
    up = [guest for guest in guests if guest.up]
    lent = lend_frames(s, up) if scenario.lpar.paged_out else 0
    for guest in up:
        group = scenario.groups[guest.group]
        filled = np.int64(group.serves and group.server_start == 0)
        boot_linux(s, state.blocks, np.int64(guest.index), filled)
    if lent:
        page_out(state, scenario, up, lent)
    place = 0
    for load in scenario.loads.values():
        for _ in range(_copies(scenario, load)):
            if load.on:
                set_load(s, np.int64(place), _ON)
            place += 1


def min_free_kb(pages: int) -> int:
    """Return the vm.min_free_kbytes of a Linux system with this many pages. Source: mm/page_alloc.c."""
    return min(MIN_FREE_KB[1], max(MIN_FREE_KB[0], isqrt(pages * 4 * 16)))


def lowmem_reserve(size: int) -> int:
    """Return the pages below 2 GB that a Linux guest of this size reserves from users of memory above it.

    Source: mm/page_alloc.c, setup_per_zone_lowmem_reserve; s390 has a zone up to 2 GB and one above.
    """
    return max(0, size - BELOW_2G) // LOWMEM_RATIO


def _linux(s: Any, scenario: Scenario, guest: Guest, place: int) -> None:
    group, row = scenario.groups[guest.group], s["linux"][place]
    kind = scenario.kinds[guest.kind].linux
    assert kind is not None
    row["guest"], row["first_task"] = guest.index, place * OWN_TASKS
    row["overhead"] = guest.size // PAGE_STRUCT + KERNEL_TEXT
    row["total"] = guest.size - row["overhead"]
    least, kept = min_free_kb(int(row["total"])) // 4, lowmem_reserve(guest.size)
    row["mark_min"], row["mark_low"] = least + kept, least * 5 // 4 + kept
    row["mark_high"] = least * 3 // 2 + kept
    row["swap_size"] = sum(pages for pages, _ in guest.swap)
    row["daemon_at"] = -1 if group.cpuplugd is None else group.daemon_start
    row["server_at"] = group.server_start if group.serves else NEVER
    row["patched"] = scenario.lpar.vm65060
    for name in ("head", "tail", "wait_head", "wait_tail"):
        row[name] = -1
    _software(row, kind)
    for own in (Task.KSWAPD, Task.CMM, Task.DAEMON, Task.JOB):
        task = s["task"][place * OWN_TASKS + own]
        task["kind"], task["linux"], task["step"] = own, place, -1
    s["n_task"] = (place + 1) * OWN_TASKS


def _software(row: Any, kind: LinuxKind) -> None:
    for name in ("base", "buffers", "huge", "heap", "buffer", "buffer_share", "reads", "writes", "system"):
        row[name] = getattr(kind, name)
    row["set"], row["touch"] = kind.files, 1.0 / kind.touched_every
    row["job_every"], row["job_pages"], row["job_hold"] = kind.job_every, kind.job_pages, kind.job_hold
    row["threads_per_cpu"], row["follows"] = kind.threads_per_cpu, kind.follows_cpus


def _copies(scenario: Scenario, load: Load) -> int:
    """Return the number of user groups of a load: one for each guest of its first station."""
    return sum(guest.group == load.way[0].guests for guest in scenario.guests)


def _loads(s: Any, scenario: Scenario, guests: list[Guest]) -> None:
    places: dict[str, list[int]] = {}
    for place, guest in enumerate(guests):
        places.setdefault(guest.group, []).append(place)
    for load in scenario.loads.values():
        for copy in range(_copies(scenario, load)):
            _load(s, load, copy, places)


def _load(s: Any, load: Load, copy: int, places: dict[str, list[int]]) -> None:
    number, first = int(s["n_load"]), int(s["n_task"])
    row = s["load"][number]
    row["first_task"], row["users"], row["active"] = first, load.users, load.users
    row["think"], row["swing"], row["period"] = load.think, load.swing, load.period
    row["wave"], row["first_visit"], row["n_visit"] = 1.0, s["n_visit"], len(load.way)
    for visit in load.way:
        at, own = s["visit"][int(s["n_visit"])], places[visit.guests]
        at["linux"] = own[copy % len(own)]
        at["cpu"], at["io"], at["pages"] = visit.cpu, visit.io, visit.pages
        s["n_visit"] += 1
    tasks = s["task"][first : first + load.users]
    tasks["kind"], tasks["load"], tasks["step"] = Task.USER, number, -1
    tasks["linux"] = s["visit"][int(row["first_visit"])]["linux"]
    s["n_task"] += load.users
    s["n_load"] += 1
