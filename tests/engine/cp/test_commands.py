"""What commands do to the machine, and that what they show is what it is."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from engine.cp.command import all_commands, find
from engine.kernel.kinds import Activity, Pause, VcpuState
from engine.kernel.units import MINUTE, MS, SECOND
from engine.sim import Simulation
from tests.engine.cp.transcripts import MOMENT, scenario
from tests.engine.small import group, kind, small, step

DB1, DB2, LATE = 2, 3, 4


def _machine(until: int = MOMENT) -> Simulation:
    sim = Simulation(scenario())
    sim.run(until)
    return sim


def _guest(sim: Simulation, g: int) -> Any:
    return sim.state.tables[0]["guest"][g]


def _vcpus(sim: Simulation, g: int) -> Any:
    u = _guest(sim, g)
    return sim.state.tables[0]["vcpu"][u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]


def done(sim: Simulation, line: str, userid: str = "MAINT") -> tuple[str, ...]:
    """The answer to a command that succeeds."""
    reply = sim.execute(line, userid)
    assert reply.number == 0, reply
    return reply.lines


def test_stop_and_begin() -> None:
    sim = _machine()
    done(sim, "for db0001 cmd stop cpu all")
    used = int(_guest(sim, DB1)["emul_ns"])
    sim.run(MOMENT + 200 * MS)
    assert _guest(sim, DB1)["pause"] == Pause.STOPPED
    assert _guest(sim, DB1)["emul_ns"] == used
    done(sim, "begin", "DB0001")
    sim.run(MOMENT + 300 * MS)
    assert _guest(sim, DB1)["pause"] == Pause.RUNNING
    assert _guest(sim, DB1)["emul_ns"] > used


def test_one_virtual_cpu_of_two() -> None:
    """The guest runs on the other; with the last one stopped it is stopped."""
    sim = _machine()
    done(sim, "stop cpu 1", "DB0001")
    sim.run(MOMENT + 100 * MS)
    before = _vcpus(sim, DB1)["time_in"][:, VcpuState.RUNNING].copy()
    sim.run(MOMENT + 200 * MS)
    after = _vcpus(sim, DB1)["time_in"][:, VcpuState.RUNNING]
    assert after[0] > before[0]
    assert after[1] == before[1]
    done(sim, "stop cpu 0", "DB0001")
    assert _guest(sim, DB1)["pause"] == Pause.STOPPED
    done(sim, "cpu 1 begin", "DB0001")
    assert list(_vcpus(sim, DB1)["stopped"]) == [1, 0]
    sim.run(MOMENT + 300 * MS)
    last = _vcpus(sim, DB1)["time_in"][:, VcpuState.RUNNING]
    assert last[1] > after[1] - 1
    done(sim, "begin", "DB0001")
    assert _guest(sim, DB1)["pause"] == Pause.RUNNING
    assert not _vcpus(sim, DB1)["stopped"].any()


def test_begin_does_not_resume_a_suspended_guest() -> None:
    sim = _machine()
    before = sim.digest()
    assert sim.execute("begin", "APP0001").number != 0
    assert sim.execute("cpu 0 begin", "APP0001").number != 0
    assert sim.digest() == before


def test_indicate_load_agrees_with_the_recording() -> None:
    """By a naive count over the last minute of samples."""
    long = {"db": group("db", 2, "DB")}
    sim = Simulation(small("stop", until="100s", guests=long, timeline=[step("0s", "boot", "db")]))
    for until in (0, 30 * SECOND, 90 * SECOND):
        sim.run(until)
        lines = done(sim, "indicate load")
        r = sim.recording()
        seen = np.flatnonzero(r.time >= r.time[-1] - MINUTE)
        span = max(1, int(r.time[-1] - r.time[seen[0]]))
        busy = [
            float((row["emul_ns"] + row["cp_ns"] - first["emul_ns"] - first["cp_ns"]) / span)
            for row, first in zip(r.cpus[-1], r.cpus[seen[0]], strict=True)
        ]
        shown = [int(n) for text in lines for n in re.findall(r"PROC \d+-(\d+)%", text)]
        assert shown == [round(100 * share) for share in busy]
        assert lines[0] == f"AVGPROC-{round(100 * sum(busy) / 2):03d}% 02"


def test_lists_of_indicate_load_count_every_virtual_cpu_once() -> None:
    sim = _machine(0)
    while sim.now < 700 * MS:
        sim.run(sim.now + 37 * MS)
        text = "\n".join(done(sim, "indicate load"))
        counted = [int(n) for n in re.findall(r"(?:[QE][0-3]|DORMANT)-(\d+)", text)]
        on = [g for g in range(5) if _guest(sim, g)["activity"]]
        assert sum(counted) == sum(int(_guest(sim, g)["n_vcpu"]) for g in on)


def test_queues_are_those_of_indicate_load() -> None:
    sim = _machine()
    entries = done(sim, "indicate queues exp")
    load = "\n".join(done(sim, "indicate load"))
    for class_number in "0123":
        on = int(re.findall(rf"Q{class_number}-(\d+)", load)[0])
        assert sum(f" Q{class_number} " in entry for entry in entries) == on
    running = {int(c) for entry in entries for c in re.findall(r" R(\d\d) ", entry)}
    assert running == {c for c in range(2) if sim.state.tables[0]["cpu"][c]["vcpu"] >= 0}


def test_time_used() -> None:
    sim = _machine()
    u = _guest(sim, DB1)
    line = done(sim, "query time", "DB0001")[1]
    shown = [int(m) * 60 + float(s) for m, s in re.findall(r"(\d{3}):(\d\d\.\d\d)", line)]
    assert shown == pytest.approx([u["emul_ns"] / 1e9, (u["emul_ns"] + u["cp_ns"]) / 1e9], abs=0.01)


def test_storage_adds_up() -> None:
    sim = _machine()
    given = sim.state.tables[0]["param"]
    low = int(given["high_2g"])
    for row, reserve in ((1, int(given["high"]) + low), (3, low)):
        text = done(sim, "query frames")[row]
        pageable, available, guests, cache = (int(n) for n in re.findall(r"=(\d+)", text))
        assert available + guests + cache == pageable + reserve
    lines = done(sim, "q alloc page")
    volumes = [[int(n) for n in text.split()[4:6]] for text in lines[3:-3]]
    both = [sum(row[k] for row in volumes) for k in (0, 1)]
    assert [[int(n) for n in text.split()[1:3]] for text in lines[-2:]] == [both, both]
    s = sim.state.tables[0]
    assert both[1] == s["dasd"] - s["dasd_free"]
    cylinders = [
        int(n) for text in done(sim, "q alloc") for n in re.findall(r"PAGE +TOTAL=(\d{11}) INUSE", text)
    ]
    assert cylinders == [-(-total // 180) for total, _ in volumes]


def _reading() -> Simulation:
    """A guest that reads the same files again and again, until 460 ms."""
    reader = kind("idle", file_pages=400)
    reader["activities"]["load"] |= {"reads": 4.0}
    guests, steps = {"db": group("db", 1, "DB")}, [step("0s", "boot", "db"), step("50ms", "load", "db")]
    lpar = {"frames": 4000, "mdc": "4M", "mdc_min": "1M"}
    sim = Simulation(small("stop", guests=guests, kinds={"db": reader}, timeline=steps, lpar=lpar))
    sim.run(MOMENT)
    return sim


def test_minidisk_cache() -> None:
    """What QUERY MDCACHE and INDICATE LOAD say of it."""
    sim = _reading()
    sim.run(sim.scenario.until)
    s = sim.state.tables[0]
    assert s["mdc"] > 0
    assert done(sim, "q mdcache")[:2] == (
        "Minidisk cache ON for system",
        f"Storage MDC min=1M max=4M, usage={round(100 * int(s['mdc']) / 1024)}%",
    )
    ratio = int(re.findall(r"HIT RATIO-(\d+)%", done(sim, "indicate load")[1])[0])
    last = sim.recording().system[-1]
    assert ratio == round(100 * int(last["mdc_hits"]) / int(last["mdc_hits"] + last["mdc_misses"]))
    assert f"MinidiskCache={s['mdc']}" in done(sim, "q frames")[1]


def test_set_mdcache_takes_effect_at_once() -> None:
    """A cache that is larger than it may be gives its frames back; one that may be larger grows."""
    sim = _reading()
    s = sim.state.tables[0]
    had, free = int(s["mdc"]), int(s["available"])
    assert had > 256
    assert "max=1M, usage=100%" in done(sim, "set mdcache storage 0m 1m")[1]
    assert (int(s["mdc"]), int(s["available"])) == (256, free + had - 256)
    sim.run(MOMENT + 100 * MS)
    assert s["mdc"] == 256
    done(sim, "set mdcache storage 0m 0m")
    assert s["mdc"] == s["mdc_low"] == 0
    done(sim, "set mdcache storage 0m 2m")
    sim.run(MOMENT + 300 * MS)
    assert 0 < s["mdc"] <= 512


def test_set_reorder() -> None:
    """For one guest, for all, and again."""
    given = {"reorder_share": 0.01, "reorder_page": "1us"}
    sim = Simulation(small("stop", parameters=given))
    sim.run(MOMENT)
    assert all(_guest(sim, g)["reorders"] > 0 for g in range(4))

    def since(line: str) -> list[int]:
        done(sim, line)
        before = [int(_guest(sim, g)["reorders"]) for g in range(4)]
        sim.run(sim.now + 100 * MS)
        return [int(_guest(sim, g)["reorders"]) - was for g, was in enumerate(before)]

    of_each = since("set reorder off for db0001")
    assert of_each[DB1] == 0 < of_each[DB2]
    assert since("set reorder off system") == [0, 0, 0, 0]
    assert done(sim, "q reorder db0001")[0].startswith("REORDER OFF FOR DB0001, ")
    done(sim, "set reorder on for db0001")
    assert since("set reorder on system")[DB1] > 0


def _reserve(sim: Simulation) -> int:
    """Free frames that CP keeps: the high thresholds of both available lists."""
    param = sim.state.tables[0]["param"]
    return int(param["high"] + param["high_2g"])


def frames_add_up(sim: Simulation) -> None:
    """Every frame is a guest's, the minidisk cache's, or free."""
    s = sim.state.tables[0]
    resident = sum(int(_guest(sim, g)["real"]) for g in range(len(sim.scenario.guests)))
    assert resident + int(s["available"] + s["mdc"]) == int(s["frames"]) + _reserve(sim)


def test_force_frees_what_the_guest_had() -> None:
    sim = _machine()
    had, free = int(_guest(sim, DB1)["real"]), int(sim.state.tables[0]["available"])
    assert had > 0
    done(sim, "force db0001")
    assert sim.state.tables[0]["available"] == free + had
    assert _guest(sim, DB1)["inst"] == 0
    assert sim.execute("q db0001").number == 45
    frames_add_up(sim)
    sim.run(sim.scenario.until)
    frames_add_up(sim)


def test_a_suspended_guest_survives_a_logoff() -> None:
    """Its image stays on disk: logged on again it goes on; memory is back after the resume."""
    sim = _machine()
    assert _guest(sim, 0)["pause"] == Pause.SUSPENDED
    done(sim, "logoff", "APP0001")
    assert _guest(sim, 0)["real"] == 0
    done(sim, "xautolog app0001")
    boots = int(_guest(sim, 0)["boots"])
    sim.run(700 * MS)
    assert _guest(sim, 0)["pause"] == Pause.RUNNING
    assert _guest(sim, 0)["boots"] == boots
    assert _guest(sim, 0)["image_valid"] == 0


def test_noresume_boots_and_loses_the_image() -> None:
    sim = _machine()
    boots = int(_guest(sim, 0)["boots"])
    done(sim, "ipl 150 parm noresume", "APP0001")
    sim.run(700 * MS)
    assert _guest(sim, 0)["boots"] == boots + 1
    assert _guest(sim, 0)["image_valid"] == 0


def test_xautolog_of_a_guest_that_never_ran_boots_it() -> None:
    sim = _machine()
    done(sim, "xautolog late0001")
    sim.run(690 * MS)  # its own step comes at 700 ms
    assert _guest(sim, LATE)["activity"] == Activity.IDLE
    assert sim.shell("LATE0001", "hostname").lines == ("late0001",)


def test_shutdown_reipl_loses_memory_and_starts_the_guests_again() -> None:
    sim = _machine()
    done(sim, "shutdown reipl")
    assert sim.state.tables[0]["guest"]["real"][:5].sum() == 0
    assert sim.execute("q names").lines == ("[no answer: z/VM is being IPLed]",)
    frames_add_up(sim)
    sim.run(sim.scenario.until)
    frames_add_up(sim)
    assert any("DB0001" in text for text in done(sim, "q names"))


def _busy() -> Simulation:
    """Four guests under load on two processors, with frames enough."""
    steps = [step("0s", "boot", "db"), step("100ms", "load", "db")]
    sim = Simulation(
        small("stop", until="10s", guests={"db": group("db", 4, "DB")}, lpar={"frames": 6000}, timeline=steps)
    )
    sim.run(SECOND)
    return sim


def _used(sim: Simulation, g: int, time: int) -> float:
    """The share of all processors that a guest uses until `time`."""
    start, before = sim.now, int(_guest(sim, g)["emul_ns"] + _guest(sim, g)["cp_ns"])
    sim.run(time)
    return (int(_guest(sim, g)["emul_ns"] + _guest(sim, g)["cp_ns"]) - before) / (2 * (time - start))


def test_a_hard_limit_is_kept() -> None:
    sim = _busy()
    assert _used(sim, 0, 3 * SECOND) > 0.2
    done(sim, "set share db0001 relative 100 absolute 5% limithard")
    assert _used(sim, 0, 6 * SECOND) == pytest.approx(0.05, abs=0.01)
    assert "LIMITHARD ABSOLUTE 5%" in done(sim, "q share db0001")[1]
    done(sim, "set share db0001 initial")
    assert _used(sim, 0, 9 * SECOND) > 0.2


def test_a_larger_share_gets_more() -> None:
    sim = _busy()
    done(sim, "set share db0001 relative 1000")
    first = _used(sim.fork(), 0, 4 * SECOND)
    assert first > 1.3 * _used(sim, 1, 4 * SECOND)


def test_dspbuf_holds_guests_on_the_eligible_list() -> None:
    sim = _busy()
    waiting = 0
    done(sim, "set srm dspbuf 2 2 2")
    for _ in range(60):
        sim.run(sim.now + 20 * MS)
        waiting = max(waiting, int(sim.state.tables[0]["n_eligible"]))
    assert waiting > 0
    done(sim, "set srm dspbuf initial")
    assert sim.state.tables[0]["n_eligible"] == 0
    sim.run(2 * sim.now)
    assert sim.state.tables[0]["n_eligible"] == 0


def test_settings_are_what_query_shows_and_initial_is_the_scenario() -> None:
    sim = _machine()
    first = done(sim, "q srm")
    for line, shown in [
        ("iabias 80 3", "IABIAS : INTENSITY=80%; DURATION=3"),
        ("ldubuf 90 80 70", "LDUBUF : Q1=90% Q2=80% Q3=70%"),
        ("storbuf 300 250 200", "STORBUF: Q1=300% Q2=250% Q3=200%"),
        ("dspbuf 30 20 10", "DSPBUF : Q1=30 Q2=20 Q3=10"),
        ("dspslice 10", "DISPATCHING MINOR TIMESLICE = 10 MS"),
    ]:
        assert done(sim, f"set srm {line}") == (shown,)
        assert shown in done(sim, "q srm")
    for name in "iabias ldubuf storbuf dspbuf dspslice".split():
        done(sim, f"set srm {name} initial")
    assert done(sim, "q srm") == first


def test_quick_dispatch() -> None:
    sim = _machine()
    done(sim, "set quickdsp db0001 on")
    sim.run(MOMENT + 100 * MS)
    assert _guest(sim, DB1)["transaction_class"] == 0
    assert " Q0 " in "".join(entry for entry in done(sim, "ind q exp") if entry.startswith("DB0001"))
    done(sim, "set quickdsp db0001 off")
    assert _guest(sim, DB1)["transaction_class"] > 0


def test_a_failed_system_says_why() -> None:
    """And does nothing any more."""
    sim = Simulation(small("stop", lpar={"xstor": 100, "paging_space": 100}))
    with pytest.raises(Exception, match="PGT004"):
        sim.run(800 * MS)
    before = sim.digest()
    reply = sim.execute("for db0001 cmd stop")
    assert "PGT004" in reply.lines[0]
    assert reply.number != 0
    assert sim.digest() == before


def test_the_spaces_hold_as_many_pages_as_the_system_has_given() -> None:
    sim = Simulation(scenario())
    sim.run(460 * MS)
    answers = [
        sim.execute(f"ind spaces user {name}").lines[1] for name in ("app0001", "app0002", "db0001", "db0002")
    ]
    resident = [int(re.search(r"MAIN=(\d+)", line)[1]) for line in answers]  # type: ignore[index]
    assert sum(resident) == int(sim.state.tables["guest"]["real"][0].sum())


@pytest.mark.parametrize("line", ["vary core 1 off", "q crypto", "set timezone est", "monitor start"])
def test_a_command_that_is_not_simulated_says_so(line: str) -> None:
    assert "not in this model" in Simulation(scenario()).execute(line).lines[0]


def test_no_simulated_command_counts_as_absent() -> None:
    for one in all_commands():
        tokens = [word.split("|")[0] for word in one.name]
        assert find("ABCDEFG", tokens).name == one.name
