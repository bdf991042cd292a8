"""Laws of Linux guests: what must be true of their memory, tasks and CPUs between any two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Pause, Task, TaskState
from engine.state.tables import State

PARTS = "free kernel anon shmem cached once buffers huge pool".split()
POSITIVE = (
    "fresh swapped runnable disk on_cpu online busy waiting start_left cp_debt target average average_tick"
).split()


def check_linux(state: State) -> None:
    """Raise AssertionError for the first law that is broken."""
    s = state.tables[0]
    tasks, loads = s["task"][: s["n_task"]], s["load"][: s["n_load"]]
    for place, row in enumerate(s["linux"][: s["n_linux"]]):
        own = tasks[tasks["linux"] == place]
        u = s["guest"][row["guest"]]
        vcpus = s["vcpu"][u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]
        _memory(row, own)
        _known_to_cp(s, row, u)
        _states(s, place, row, own)
        _cpus(s, place, row, vcpus)
        _queue(s, row, vcpus)
    _users(s, tasks, loads)


def _memory(row: Any, own: Any) -> None:
    """Check that each page is in one place; pages that tasks hold are extra."""
    parts = {name: int(row[name]) for name in PARTS}
    assert min(parts.values()) >= 0, parts
    held = int(own["pages"].sum())
    assert held >= 0
    assert int(row["total"]) == sum(parts.values()) + held, (parts, held, int(row["total"]))
    for name in POSITIVE:
        assert row[name] >= 0, name
    assert row["fresh"] <= row["free"], "free pages without a frame of CP"
    assert row["swapped"] <= row["swap_size"]
    assert row["target"] <= row["total"]


def _known_to_cp(s: Any, row: Any, u: Any) -> None:
    """CP has what Linux has touched and not given back: the pool is what CP has got back."""
    if u["boots"] == 0 or u["inst"] == 0:
        return
    touched = int(row["overhead"] + row["total"] - row["pool"] - row["fresh"])
    granule = int(s["granule"])
    assert int(u["inst"]) == min(int(u["size"]), -(-touched // granule)), (int(u["inst"]), touched, granule)


def _states(s: Any, place: int, row: Any, own: Any) -> None:
    """Check that counters agree with the tasks."""
    counted = {
        "runnable": int((own["state"] == TaskState.RUN).sum()),
        "disk": int((own["state"] == TaskState.DISK).sum()),
    }
    assert counted == {name: int(row[name]) for name in counted}, place
    users = own[own["kind"] == Task.USER]
    at_work = np.isin(users["state"], (TaskState.RUN, TaskState.DISK)).sum()
    called = (users["state"] == TaskState.THREAD).sum() - len(_chain(s["task"], row["wait_head"]))
    assert int(row["waiting"]) == len(_chain(s["task"], row["wait_head"]))
    assert called >= 0
    assert int(row["busy"]) == at_work + called, "transactions that the server works on"


def _cpus(s: Any, place: int, row: Any, vcpus: Any) -> None:
    if row["online"] == 0:  # the guest is down
        return
    assert int(row["online"]) == int(vcpus["online"].sum()) >= 1
    assert vcpus["online"][0] == 1, "CPU 0 stays"
    assert int(row["on_cpu"]) == int((vcpus["task"] > 0).sum())
    assert not (vcpus["task"][vcpus["online"] == 0] > 0).any(), "a task on a CPU that is off line"
    assert not (vcpus["counted"][vcpus["task"] == 0] > 0).any(), "an idle CPU counts for the load average"


def _queue(s: Any, row: Any, vcpus: Any) -> None:
    """Check that each runnable task is in the queue or on a CPU, once."""
    waiting = _chain(s["task"], row["head"])
    running = [int(task) - 1 for task in vcpus["task"] if task > 0]
    found = [*waiting, *running]
    assert len(found) == len(set(found))
    assert len(found) == int(row["runnable"]), (waiting, running)
    assert all(s["task"]["state"][t] == TaskState.RUN for t in found)
    if waiting:
        assert int(row["tail"]) == waiting[-1]


def _chain(tasks: Any, head: int) -> list[int]:
    found: list[int] = []
    while head >= 0:
        assert head not in found, "the queue runs in a circle"
        found.append(int(head))
        head = int(tasks[head]["next"])
    return found


def _users(s: Any, tasks: Any, loads: Any) -> None:
    """Check that each user thinks, or is at one of the stations of its way."""
    for load in loads:
        own = tasks[load["first_task"] : load["first_task"] + load["users"]]
        assert (own["kind"] == Task.USER).all()
        assert ((own["step"] >= -1) & (own["step"] < load["n_visit"])).all()
        thinking = own["step"] < 0
        assert (own["state"][thinking] == TaskState.SLEEP).all()
        assert (own["pages"][thinking] == 0).all()
        for name in ("done", "failed", "response_ns"):
            assert load[name] >= 0


def going(u: Any) -> bool:
    """Return whether a guest is up and not paused."""
    return bool(u["pause"] == Pause.RUNNING)
