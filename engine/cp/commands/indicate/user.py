"""The INDICATE USER command."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.query.time import since_logon
from engine.cp.operands import Guest
from engine.cp.reply import cpu_time, invalid_option, minutes
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MINUTE, PAGES_PER_MB

DEVICE = "0150"  # that a guest's Linux is on


@command("INDicate USER user EXP", classes="EG")
def indicate_user_exp(call: Call, user: Guest) -> Iterator[str]:
    """Show a guest's resource use in more detail; class G: your own (*). Not CP's layout.

    Pages: in real storage, in expanded storage (those with a copy in real storage in parentheses), on paging
    volumes only; instantiated: ever touched. Moved: brought in from expanded storage, read from volumes,
    frames taken away. The CPU time of each virtual CPU includes CP's work for it.
    """
    g = _permitted(call, int(user))
    u = call.guests[g]
    pages = {name: int(u[name]) * call.granule for name in _COUNTS}
    yield f"Userid={call.name(g):8}  Mach=ESA  V=V  Stor={_megabytes(call, g)}M"
    yield f"Pages: Main={pages['real']}  Xstore={pages['xstor']} ({pages['both']})  Dasd={pages['dasd']}"
    yield f"       Instan={pages['inst']}  WS={pages['wss']}  Locked={_locked(call, g)}"
    yield f"Moved: Xstore in={pages['page_ins']}  Dasd reads={pages['page_reads']}  Stolen={pages['stolen']}"
    yield f"Vtime={cpu_time(int(u['emul_ns']))}  Ttime={cpu_time(int(u['emul_ns'] + u['cp_ns']))}"
    for v, w in enumerate(call.vcpus(g)):
        yield f"CPU {v:02X}: Ttime={cpu_time(int(w['time_in'][VcpuState.RUNNING]))}"


_COUNTS = "real xstor both dasd inst wss page_ins page_reads stolen".split()


@command("INDicate USER", classes="G")
def indicate_own(call: Call) -> Iterator[str]:
    """Show your own resource use. HELP INDICATE USER USER explains it. Parts are left out."""
    yield from _usage(call, int(call.own_guest()))


@command("INDicate USER user", classes="EG")
def indicate_user(call: Call, user: Guest) -> Iterator[str]:
    """Show a guest's resource use: storage, pages, time; class G: your own (*).

    RES: resident; WS: working set; NPREF: on paging volumes, with READS from them; XSTORE: copies in expanded
    storage, with READS from it. CTIME: connect time; VTIME and TTIME: CPU time in the guest's own code and in
    total, summed over all its virtual CPUs. Fields that this model does not have (I/O, spooling, writes by
    guest) are left out.
    """
    yield from _usage(call, _permitted(call, int(user)))


def _usage(call: Call, g: int) -> Iterator[str]:
    u = call.guests[g]
    pages = {name: int(u[name]) * call.granule for name in _COUNTS}
    yield f"USERID={call.name(g):8} MACH=ESA STOR={_megabytes(call, g)}M VIRT=V XSTORE=NONE"
    yield f"IPLSYS=DEV {DEVICE}"
    yield f"PAGES: RES={pages['real']:08d} WS={pages['wss']:08d} LOCK={_locked(call, g):08d} RESVD={0:08d}"
    yield f"NPREF={pages['dasd']:08d} PREF={0:08d} READS={pages['page_reads']:08d}"
    yield f"XSTORE={pages['xstor']:06d} READS={pages['page_ins']:06d}"
    since, virtual, total = since_logon(call, g), int(u["emul_ns"]), int(u["emul_ns"] + u["cp_ns"])
    hours = since // MINUTE
    cpus = "CPU 00" if u["n_vcpu"] == 1 else f"CPU 00-{u['n_vcpu'] - 1:02X}"
    yield f"{cpus}: CTIME={hours // 60:02d}:{hours % 60:02d} VTIME={minutes(virtual)} TTIME={minutes(total)}"


def _permitted(call: Call, guest: int) -> int:
    if "E" not in call.classes and call.name(guest) != call.userid:
        invalid_option(call.name(guest))
    return guest


def _megabytes(call: Call, guest: int) -> int:
    return call.scenario.guests[guest].size // PAGES_PER_MB


def _locked(call: Call, guest: int) -> int:
    """Return the guest's resident pages that are never stolen."""
    locked = int(call.guests[guest]["locked"]).bit_count()
    return min(locked, int(call.guests[guest]["inst"])) * call.granule
