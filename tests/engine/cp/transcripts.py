"""Golden answers: what CP says to each command at one moment of a small machine, as a terminal shows it.

`python -m tests.engine.runs.golden` writes them anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.cp.reply import Reply
from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.cp import two_systems
from tests.engine.hiperdispatch.driven import shared_machine
from tests.engine.loaded import busy_guests
from tests.engine.paging.paged import paged
from tests.engine.shell import guests
from tests.engine.small import TIMELINE, group, small, step

FOLDER = Path(__file__).parents[2] / "golden" / "cp"
MOMENT = 460 * MS

# "userid: command" is for CP, "userid$ command" for the guest's shell; without a userid MAINT asks CP.
TRANSCRIPTS: dict[str, Sequence[str]] = {
    "query": [
        "query time",
        "APP0002: q t",
        "q names",
        "q userid",
        "q users",
        "q app0001",
        "q db0003",
        "q user app0001",
        "q timezone",
        "q chpids",
        "q fcp",
        "q 0150",
        "APP0001: q frames",
        "APP0001: q stor",
        "APP0001: q v",
        "APP0001: q v stor",
        "APP0001: q v cpus",
        "APP0001: q cpus",
        "APP0001: q v xstore",
        "APP0001: q v dasd",
        "APP0001: q dasd",
        "q dasd all",
        "q proc topology",
        "set srm maxwss 100",
        "APP0001: q v nic",
        "APP0001: q virtual 0150",
    ],
    "power": [
        "force db0001",
        "q names",
        "q db0001",
        "force db0001",
        "DB0001: q time",
        "xautolog db0002",
        "DB0002: xautolog late0001",
        "xautolog nobody",
        "xautolog db0001",
        "xautolog late0001",
        "q names",
        "DB0002: ipl 15",
        "DB0002: ipl cms",
        "DB0002: ipl 150 parm foo",
        "DB0002: ipl 150 parm",
        "DB0002: ipl 150 now",
        "DB0002: ipl 0150 clear parm noresume",
        "DB0002$ free",
        "APP0001: ipl 150",
        "APP0002: logoff",
        "APP0001: logout",
        "force maint",
        "DB0002: force db0001",
        "shutdown",
        "shutdown reipl",
        "q names",
        "xautolog db0001",
    ],
    "share": [
        "q share db0001",
        "set share db0001 rel 200",
        "set share db0001 absolute 20%",
        "set share db0001 abs 20 limits",
        "set share db0001 abs 20% 40.5% limith",
        "set share db0001 rel 300 abs 30% limithard",
        "set share db0001 rel 300 nolimit",
        "set share db0001 rel 300 limithard",
        "set share db0001 abs 10 20 nolimit",
        "set share db0001 abs 10 20",
        "set share db0001 abs 0",
        "set share db0001 rel 10001",
        "set share db0001 init",
        "set share db0001",
        "set share db0001 foo",
        "DB0001: set share db0001 rel 200",
        "q quickdsp db0001",
        "set quickdsp db0001 on",
        "set quickdsp db0001 maybe",
        "set reserved db0001 50000",
        "q reserved",
        "q reserved db0001",
        "set reserved db0001 off",
        "q reserved",
    ],
    "hiperdispatch": [
        "q srm",
        "q srm polarization",
        "q srm excessuse",
        "q srm cpupad",
        "q srm unparking",
        "q srm dspwdmethod",
        "q srm warningtrack",
        "q proc",
        "ind load",
        "set srm excess type ifl high",
        "set srm cpupad 250%",
        "set srm cpupad type cp 250%",
        "set srm unpark s",
        "set srm dspwdm rebalance",
        "set srm warn off",
        "set srm polar horizontal",
        "q proc",
        "ind load",
        "set srm polar upright",
    ],
    "srm": [
        "q srm",
        "set srm storbuf 300 250 200",
        "q srm storbuf",
        "set srm storbuf 1 2 3",
        "set srm storbuf 1 2",
        "set srm storbuf init",
        "set srm ldubuf 100% 80% 60%",
        "q srm ldubuf",
        "set srm ldubuf initial",
        "set srm dspbuf 30 20 10",
        "q srm dspbuf",
        "set srm dspbuf init",
        "set srm iabias 80 3",
        "q srm iabias",
        "set srm iabias init",
        "set srm dspslice 10",
        "set srm dspslice 101",
        "q srm dspslice",
        "set srm dspslice init",
        "q srm",
    ],
    "storage": [
        "query frames",
        "q mdcache",
        "set mdcache storage 1m 2m",
        "set mdcache storage 2m 1m",
        "set mdcache storage 0m 1g",
        "set mdcache storage 1 2",
        "set mdc stor 0m 0m",
        "q xstor",
        "q stor",
        "q alloc page",
        "q alloc",
        "q alloc page page02",
        "q alloc page02",
        "q alloc spool",
        "q alloc m01p01",
        "query processors",
    ],
    "reorder": [
        "q reorder",
        "q agelist",
        "set agelist size 5.0%",
        "set reorder off system",
        "q reorder system",
        "q reorder db0001",
        "set reorder off for db0001",
        "set reorder on for late0001",
        "set reorder maybe system",
        "set reorder on",
        "DB0001: q reorder",
    ],
    "indicate": [
        "indicate load",
        "DB0001: ind",
        "ind queues exp",
        "ind q",
        "ind user app0001",
        "DB0001: ind user",
        "DB0001: ind user *",
        "DB0001: ind user db0002",
        "ind user db0001 exp",
        "ind user",
    ],
    "pausing": [
        "for db0001 cmd stop cpu 0",
        "for db0001 cmd stop cpu 1",
        "q names",
        "send cp db0001 begin",
        "send cp db0002 stop cpu all",
        "DB0002: cpu 0 begin",
        "APP0001: stop",
        "APP0001: begin",
        "stop",
    ],
    "shell": [
        "DB0001$ hostname",
        "DB0001$ uname",
        "DB0001$ uname -a",
        "DB0001$ uptime",
        "DB0001$ free",
        "DB0001$ free -m",
        "DB0001$ cat /proc/meminfo",
        "DB0001$ swapon -s",
        "DB0001$ cat /proc/swaps",
        "DB0001$ dmesg",
        "DB0001$ cat /proc/cpuinfo /proc/cmdline",
        "DB0001$ cat /sys/power/state /sys/power/image_size",
        "DB0001$ echo  hello world",
        "DB0001$ vmcp query userid",
        "DB0001$ vmcp force db0002",
        "DB0001$ vmcp q foo",
        "DB0001$ vmcp stop cpu 1",
        "DB0002$ echo disk > /sys/power/state",
        "DB0002$ free",
        "DB0001$ vmcp stop cpu all",
        "DB0001$ free",
    ],
    "shell-errors": [
        "DB0001$ foo",
        "DB0001$ /bin/foo",
        "DB0001$ cat /etc/passwd",
        "DB0001$ cat /proc/cmdline nothing",
        "DB0001$ free -x",
        "DB0001$ uname -x",
        "DB0001$ echo mem > /sys/power/state",
        "DB0001$ echo disk > /proc/meminfo",
        "DB0001$ echo disk > /sys/power/stat",
        "DB0001$ echo 'disk > /sys/power/state",
        "DB0001$ free; free",
        "DB0001$ hostname new",
        "DB0001$ swapon /dev/dasdb1",
        "DB0001$ vmcp",
        "DB0001$ vmstat",
        "DB0001$ lscpu",
        "DB0001$ chcpu -d 1",
        "DB0001$ ps",
        "DB0001$ cpuplugd status",
        "DB0001$ cat /proc/vmstat",
        "DB0001$ echo 1 > /proc/sys/vm/cmm_pages",
        "APP0001$ free",
        "LATE0001$ free",
        "MAINT$ free",
    ],
    "linux": [
        "AUTO0001$ free -m",
        "AUTO0001$ cat /proc/loadavg /proc/stat",
        "AUTO0001$ cat /proc/meminfo",
        "AUTO0001$ vmstat",
        "AUTO0001$ top -b -n 1",
        "AUTO0001$ lscpu",
        "AUTO0001$ ps",
        "AUTO0001$ uptime",
        "AUTO0001$ cat /proc/cpuinfo /proc/swaps /etc/cpuplugd.conf",
        "AUTO0001$ cat /proc/sys/vm/cmm_pages /sys/devices/system/cpu/online",
        "AUTO0001$ cpuplugd status",
        "AUTO0001$ chcpu -d 2",
        "AUTO0001$ chcpu -d 0,9",
        "AUTO0001$ chcpu -e 0-3",
        "AUTO0001$ chcpu",
        "AUTO0001$ echo 0 > /sys/devices/system/cpu/cpu2/online",
        "AUTO0001$ cat /sys/devices/system/cpu/cpu2/online /sys/devices/system/cpu/cpu0/online",
        "AUTO0001$ echo 0 > /sys/devices/system/cpu/cpu3/online",
        "AUTO0001$ echo on > /sys/devices/system/cpu/cpu2/online",
        "AUTO0001$ echo 400 > /proc/sys/vm/cmm_pages",
        "AUTO0001$ echo many > /proc/sys/vm/cmm_pages",
        "AUTO0001$ echo 1 > /proc/stat",
        "AUTO0001$ echo disk > /sys/power/state",
        "AUTO0001$ cpuplugd start",
        "AUTO0001$ cpuplugd reload",
        "AUTO0001$ cpuplugd restart memory-4",
        "AUTO0001$ cpuplugd status",
        "AUTO0001$ cpuplugd reload memory-4",
        "AUTO0001$ cpuplugd stop",
        "AUTO0001$ cpuplugd stop",
        "AUTO0001$ cpuplugd status",
        "AUTO0001$ cpuplugd start nothing",
        "AUTO0001$ cpuplugd",
        "HAND0001$ cpuplugd status",
        "HAND0001$ cpuplugd start",
        "HAND0001$ cpuplugd reload manual",
        "HAND0001$ cat /etc/cpuplugd.conf",
        "HAND0001$ cpuplugd start cpu-load",
        "ind user auto0001",
        "ind queues",
        "query frames",
        "q users",
    ],
    "ssi": [
        "query ssi",
        "query relodomain",
        "query relodomain all",
        "query relodomain prod",
        "define relodomain test members vmsys01",
        "at vmsys02 cmd query names",
        "at vmsys02 cmd query userid",
        "at vmsys02 cmd query processors",
        "at vmsys02 cmd at vmsys01 cmd query users",
        "at vmsys03 cmd query names",
        "APP0001: at vmsys02 cmd query names",
        "xautolog far0001",
        "set ssi timeouts disable",
        "set ssi time ena",
        "set ssi vmsys02 down",
        "#lab crash vmsys02",
        "set ssi vmsys02 down",
        "at vmsys02 cmd query time",
        "#lab load vmsys02",
        "#lab load vmsys02",
        "query ssi",
        "xautolog late0001",
        "shutdown reipl",
        "shutdown",
        "query ssi",
    ],
    "islink": [
        "query islink",
        "query fctc",
        "at vmsys02 cmd query fctc",
        "query chpid 3c",
        "query chpids",
        "query paths d000-d001 d010",
        "query path to d000",
        "query paths d0ff",
        "deactive islink d000 d011",
        "deactivate islink d000",
        "query islink",
        "activate islink d011 node vmsys02 buffers 20",
        "activate islink d011",
        "activate islink 0150",
        "vary off d001",
        "activate islink d001",
        "vary online d001",
        "vary off chpid 3d",
        "query fctc",
        "vary online chpid 3d",
        "#lab unplug chpid 3c",
        "query ssi",
        "#lab plug chpid 3c",
        "#lab degrade chpid 3c errors 1% rate 50% delay 2ms",
        "#lab degrade chpid 3c loss 0.01%",
        "#lab degrade chpid 3c loss",
        "#lab degrade chpid 3c",
        "#lab degrade chpid 3c rate 0.5%",
        "#lab degrade chpid 3c loss 101%",
        "#lab degrade chpid 3c loss 1% loss 2%",
        "#lab degrade chpid 3c delay 11s",
        "#lab repair chpid 3c",
        "deactive islink d001 d010 d011",
        "query islink",
        "activate islink d010",
    ],
    "relocation": [
        "query vmrelocate app0001",
        "set vmrelocate app0001 off",
        "vmrelocate test app0001 to vmsys02",
        "set vmrelocate app0001 on domain prod",
        "set vmrelocate app0002 on domain ssi",
        "set vmrelocate app0002 on domain ssi force architecture",
        "vmrelocate move app0001 to vmsys02",
        "vmrelocate status",
        "vmrelocate move app0001 to vmsys02 force domain maxquiesce 5 sec",
        "vmrelocate app0002 to vmsys02 asynchronous",
        "vmrelocate status all",
        "vmrelocate status incoming",
        "vmrelocate status outgoing",
        "vmrelocate status user app0002",
        "vmrelocate modify app0002 maxtotal 60",
        "vmrelocate cancel app0002",
        "vmrelocate cancel app0002",
        "vmrelocate test db0001 to vmsys02",
        "vmrelocate test operator to vmsys02",
        "vmrelocate test far0001 to vmsys02",
        "APP0001: vmrelocate move app0001 to vmsys02",
    ],
    "console": [
        "q cplevel",
        "q lpars",
        "q dasd",
        "q monitor",
        "ind paging",
        "ind paging wait",
        "ind paging all",
        "ind i/o",
        "DB0001: ind spaces",
        "ind spaces user db0001",
        "DB0001: ind spaces user db0002",
        "DB0001: q v all",
        "DB0001: q set",
        "for db0001 cmd q v all",
        "msg * hello",
        "message operator hello",
        "m db0001 hello",
        "msg nobody hello",
        "msg operator",
        "set timezone est",
        "vary core 1 off",
        "DB0001: vary core 1 off",
        "signal external db0001",
        "monitor event",
        "q crypto",
        "DB0001: force db0002",
        "DB0001$ #cp q userid",
        "DB0001$ #cp stop",
        "DB0001$ hostname",
        "DB0001$ #CP begin",
        "DB0001$ top",
        "vary offline processor 1",
        "q processors",
        "vary online processor 1",
        "vary off proc 0",
        "monitor",
        "monitor sample",
        "monitor sample interval 2 min",
        "signal shutdown db0001 within 30",
        "signal shutdown user db0001",
    ],
    "pools": [
        "q respool",
        "define respool new cpu capacity 1.5 type ifl",
        "define respool new cpu nolimit",
        "define respool other cpu limithard 101%",
        "set respool new cpu limithard 25%",
        "set respool nothing cpu nolimit",
        "schedule user ga0001 pool new",
        "schedule user gb0001 pool nothing",
        "schedule user nobody pool new",
        "q respool",
        "delete respool new",
        "schedule user ga0001 nopool",
        "schedule user ga0001 nopool",
        "delete respool new",
        "q respool",
        "vary off processor 3",
        "GA0001: q respool",
    ],
    "paging": [
        "q paging",
        "q pav",
        "set paging alias on",
        "set paging hpf on",
        "q paging",
        "q pav",
        "set paging alias off",
        "set paging hpf maybe",
        "q paging",
    ],
    "errors": [
        "foo",
        "query",
        "query foo",
        "q time now",
        "set foo",
        "DB0001: set foo",
        "for db0001",
        "for db0001 cmd",
        "for nobody cmd stop",
        "send db0001 free",
        "for !!! cmd stop",
        "for maint cmd stop",
        "DB0001: for db0002 cmd stop",
        "DB0001: stop cpu x",
        "DB0001: stop cpu 1-0",
        "DB0001: stop cpu",
        "NOBODY: q time",
        "LATE0001: stop",
    ],
}


def scenario() -> Scenario:
    """The small machine with two virtual CPUs in each database guest, and a guest that is logged off."""
    groups = {
        "app": group("app", 2, "APP"),
        "db": group("db", 2, "DB", processors=2, userids=["DB0001", "DB0002"]),
        "late": group("db", 1, "LATE", userids=["LATE0001"]),
    }
    return small("suspend", guests=groups, timeline=[*TIMELINE, step("700ms", "boot", "late")])


def transcript(name: str) -> str:
    """Commands and answers as text."""
    sim = machine(name)
    return "".join(f"{text}\n" for line in TRANSCRIPTS[name] for text in asked(sim, line))


def machine(name: str) -> Simulation:
    """The machine that a transcript is made on."""
    if name in ("ssi", "islink", "relocation"):
        return two_systems.machine()
    if name == "hiperdispatch":
        return shared_machine()
    if name == "pools":
        return _with_pools()
    if name == "paging":
        return _with_aliases()
    sim = guests.machine() if name == "linux" else Simulation(scenario())
    sim.run(max(MOMENT, sim.now))
    return sim


def _with_pools() -> Simulation:
    groups: list[dict[str, Any]] = [{"count": 2, "pool": "LNXTEST"}, {"pool": "HALF"}]
    pools = {"LNXTEST": {"capacity": 1.0}, "HALF": {"limithard": 50.0}}
    sim = Simulation(busy_guests(*groups, processors=4, lpar={"release": "7.3"}, pools=pools))
    sim.run(20 * MS)
    return sim


def _with_aliases() -> Simulation:
    sim = Simulation(paged(aliases=3))
    sim.run(200 * MS)
    return sim


def asked(sim: Simulation, line: str) -> list[str]:
    """A command and its answer."""
    if "$ " in line:
        userid, command = line.split("$ ", 1)
        reply = sim.shell(userid, command)
        return [f"{userid}$ {command}{_number(reply)}", *reply.lines, ""]
    userid, command = line.split(": ", 1) if ": " in line else ("MAINT", line)
    reply = sim.execute(command, userid)
    return [f"{userid}> {command}{_number(reply)}", *reply.lines, ""]


def _number(reply: Reply) -> str:
    return f"   [{reply.number}]" if reply.number else ""


def path(name: str) -> Path:
    """The file that keeps a transcript."""
    return FOLDER / f"{name}.txt"


def write() -> None:
    """Write all transcripts anew."""
    for name in TRANSCRIPTS:
        path(name).write_text(transcript(name), encoding="utf-8")
