"""Units of fields of sysstat, vmstat, dstat, nmon and /proc: most of their headings contain no units.

Sources: the manuals sar(1), sadf(1), iostat(1) and mpstat(1) of sysstat 10 to 12.7, vmstat(8) of procps 3 and
4, dstat(1), proc(5), and the Linux documentation files accounting/psi and admin-guide/iostats. In sysstat,
blocks and sectors are 512 bytes.
"""

from __future__ import annotations

import re
from functools import lru_cache

_SYSSTAT = {
    "%": "cap",  # the others begin with a sign of percent
    "%/min": "cap/min",
    "KB": "areq-sz rareq-sz wareq-sz dareq-sz kB_read kB_wrtn kB_dscd kB_w+d",  # and those with kb
    "KB/s": "rkB/s wkB/s dkB/s kB/s rxkB/s txkB/s pgpgin/s pgpgout/s kB_read/s kB_wrtn/s kB_dscd/s kB_w+d/s",
    "MB": "MBfsfree MBfsused MB_read MB_wrtn MB_dscd MB_w+d",
    "MB/s": "rMB/s wMB/s dMB/s MB/s MB_read/s MB_wrtn/s MB_dscd/s MB_w+d/s",
    "sectors": "avgrq-sz Blk_read Blk_wrtn Blk_dscd Blk_w+d",
    "sectors/s": (
        "rd_sec/s wr_sec/s dc_sec/s bread/s bwrtn/s bdscd/s sec/s rsec/s wsec/s dsec/s Blk_read/s "
        "Blk_wrtn/s Blk_dscd/s Blk_w+d/s"
    ),
    "ms": "await r_await w_await d_await f_await svctm",
    "pages/s": (
        "pswpin/s pswpout/s pgfree/s pgscank/s pgscand/s pgsteal/s pgprom/s pgdem/s frmpg/s bufpg/s "
        "campg/s shmpg/s"
    ),
    "4 bytes/s": "fch_rxw/s fch_txw/s",
    "1/s": (
        "tps rtps wtps dtps fault/s majflt/s proc/s cswch/s intr/s r/s w/s d/s f/s rqm/s rrqm/s wrqm/s "
        "drqm/s rcvin/s xmtin/s txmtin/s framerr/s prtyerr/s brk/s ovrun/s rxpck/s txpck/s rxcmp/s "
        "txcmp/s rxmcst/s rxerr/s txerr/s coll/s rxdrop/s txdrop/s txcarr/s rxfram/s rxfifo/s txfifo/s "
        "call/s retrans/s read/s write/s access/s getatt/s scall/s badcall/s packet/s udp/s tcp/s hit/s "
        "miss/s sread/s swrite/s saccess/s sgetatt/s irec/s fwddgm/s idel/s orq/s asmrq/s asmok/s "
        "fragok/s fragcrt/s ihdrerr/s iadrerr/s iukwnpr/s idisc/s odisc/s onort/s asmf/s fragf/s imsg/s "
        "omsg/s iech/s iechr/s oech/s oechr/s itm/s itmr/s otm/s otmr/s iadrmk/s iadrmkr/s oadrmk/s "
        "oadrmkr/s ierr/s oerr/s idstunr/s odstunr/s itmex/s otmex/s iparmpb/s oparmpb/s isrcq/s osrcq/s "
        "iredir/s oredir/s active/s passive/s iseg/s oseg/s atmptf/s estres/s isegerr/s orsts/s idgm/s "
        "odgm/s noport/s idgmerr/s irec6/s fwddgm6/s idel6/s orq6/s asmrq6/s asmok6/s imcpck6/s omcpck6/s "
        "fragok6/s fragcr6/s ihdrer6/s iadrer6/s iukwnp6/s i2big6/s idisc6/s odisc6/s inort6/s onort6/s "
        "asmf6/s fragf6/s itrpck6/s imsg6/s omsg6/s iech6/s iechr6/s oechr6/s igmbq6/s igmbr6/s ogmbr6/s "
        "igmbrd6/s ogmbrd6/s irtsol6/s ortsol6/s irtad6/s inbsol6/s onbsol6/s inbad6/s onbad6/s ierr6/s "
        "idtunr6/s odtunr6/s itmex6/s otmex6/s iprmpb6/s oprmpb6/s iredir6/s oredir6/s ipck2b6/s "
        "opck2b6/s idgm6/s odgm6/s noport6/s idgmer6/s fch_rxf/s fch_txf/s total/s dropd/s squeezd/s "
        "rx_rps/s flw_lim/s"
    ),
    "count": (
        "avgqu-sz aqu-sz blg_len dentunusd file-sz file-nr inode-sz inode-nr super-sz dquot-sz rtsig-sz "
        "pty-nr runq-sz plist-sz ldavg-1 ldavg-5 ldavg-15 blocked totsck tcpsck udpsck rawsck ip-frag "
        "tcp-tw tcp6sck udp6sck raw6sck ip6-frag Ifree Iused"
    ),
    "MHz": "MHz wghMHz",
    "rpm": "rpm drpm",
    "degC": "degC",
    "V": "inV",
    "mA": "maxpower",
}
_VMSTAT = {
    "count": "r b w procs",
    "KB": "swpd free buff cache inact active",
    "KB/s": "si so bi bo",  # blocks of 1024 bytes in procps 3
    "1/s": "in cs",
    "%": "us sy id wa st gu",
}
_DISK = {  # of /proc/diskstats and `vmstat -d`
    "count": "reads/reads merged/writes/writes merged/in progress",
    "sectors": "sectors read/sectors written",
    "ms": "ms reading/ms writing/ms busy/ms weighted",
    "s": "s busy",
}
_DSTAT = {  # of its CSV, which contains whole numbers of bytes
    "%": "usr sys idl wai hiq siq stl",
    "bytes/s": "read writ recv send in out",
    "bytes": "used free buff cach",
    "1/s": "int csw new",
    "count": "1m 5m 15m run blk",
}


def _by_name(table: dict[str, str], between: str | None = None) -> dict[str, str]:
    return {name: unit for unit, names in table.items() for name in names.split(between)}


_OF_SYSSTAT, _OF_DISK = _by_name(_SYSSTAT), _by_name(_DISK, "/")
_OF_MONITOR = {"vmstat": _by_name(_VMSTAT), "dstat": _by_name(_DSTAT)}
_PERCENT = {"rrqm", "wrqm", "drqm", "util"}  # of `iostat -o JSON`, beside rrqm/s and so on
_GROUPS = {  # of `sadf -j`: unit of all values except percentages and those in the table
    "cpu-load": "%",
    "avg-cpu": "%",
    "memory": "KB",
    "hugepages": "KB",
    "psi": "%",
    "interrupts": "1/s",
    "sum-interrupts": "1/s",
    "cpu-frequency": "MHz",
    "cpu-weighted-frequency": "MHz",
    "temperature": "degC",
    "voltage-input": "V",
    "fan-speed": "rpm",
}
_PAGES = re.compile(
    r"nr_(?!kernel_stack$|foll_)\w+|pswp(?:in|out)|"
    r"pg(?:free|scan|steal|alloc|activate|deactivate|promote|demote)\w*"
)
_TITLED = re.compile(
    r"(?:^|[\s_,.:-]|(?-i:(?<=[a-z])(?=[A-Z])))"
    r"([kmgt]i?b|bytes|pages|sectors|ms|usec|percent|pct)(?:(?:/|_per_| per |_)(s|sec|second|min)|(ps))?$",
    re.IGNORECASE,
)
_KB = re.compile(r"kb[a-z]+")
_INTERRUPTS = re.compile(r"[\w-]+/s|CPU\d+|cpu\d+|all")  # of mpstat by their names, of sar by CPUs
_SECOND_OF_NAME = re.compile(r" \(\d{1,4}\)$")
_LEADING = re.compile(r"([kKMGT]i?B)(/s)?[ _.-]")  # as "MB used"
_SAME = {"percent": "%", "pct": "%", "usec": "us"}
_BITS = re.compile(r"[KMGTkmgt]b(?:ps|/s)$")  # as Mbps
KEPT = 4_096  # series
SHOWN = 40  # characters of the end of a title that may name its unit


def is_of_sysstat(name: str) -> bool:
    """Return whether a field of sysstat has this name."""
    known = name in _OF_SYSSTAT or _KB.fullmatch(name) is not None or _INTERRUPTS.fullmatch(name) is not None
    return known or bool(re.fullmatch(r"%[a-zA-Z][\w-]*", name))


@lru_cache(KEPT)
def known_unit(path: tuple[str, ...], kind: str) -> str:
    """Return the unit of a series, determined from its path in a file of this kind; "" when the path does not
    determine it.
    """
    name = _SECOND_OF_NAME.sub("", path[-1])
    path = (*path[:-1], name)
    if name.startswith("%") or name.endswith(("%", "-percent")):
        return "%"
    if kind in _OF_MONITOR and path[0] != "disk":
        return _OF_MONITOR[kind].get(name, "")
    if kind in ("samples", "vmstat"):
        return _of_proc(path[0], name)
    if kind == "json" and (found := _of_json(path)):
        return found
    found = _OF_SYSSTAT.get(name) or ("KB" if _KB.fullmatch(name) else _in_title(name))
    interrupts = name.startswith("CPU*") or (kind == "sysstat" and _INTERRUPTS.fullmatch(name) is not None)
    return found or ("1/s" if interrupts else "")


def _of_json(path: tuple[str, ...]) -> str:
    """Return the unit of a series from `sadf -j`, whose names lack the units that the headings of sar add."""
    name, groups = path[-1], path[:-1]
    if not groups:
        return ""
    if name in _PERCENT:
        return "%"
    found = _OF_SYSSTAT.get(f"{name}/s") or _OF_SYSSTAT.get(name)
    return found or next((unit for group, unit in _GROUPS.items() if group in groups), "")


def _of_proc(group: str, name: str) -> str:
    if group == "disk":
        return _OF_DISK.get(name, "")
    if group == "network":
        return "bytes" if name.endswith(" bytes") else "count"
    if group == "pressure":
        return "us" if name == "total" else "%"
    if group == "values":
        return "pages" if _PAGES.fullmatch(name) else {"pgpgin": "KB", "pgpgout": "KB"}.get(name, "")
    return "ticks" if group.startswith("cpu") else "count" if group in ("loadavg", "stat") else ""


def _in_title(name: str) -> str:
    """Return the unit at the end of a title, as in "mem_MB" or "read KB/s"; "" for other titles."""
    end = name[-SHOWN:]
    if begin := _LEADING.match(name[:SHOWN]):
        return f"{begin[1].upper()}{begin[2] or ''}"
    if bits := _BITS.search(end):
        return bits[0]
    found = _TITLED.search(end)
    if found is None:
        return ""
    unit, below = found[1].lower(), found[2] or ("s" if found[3] else "")
    unit = _SAME.get(unit, unit.upper() if unit.endswith("b") else unit)
    return f"{unit}/{below}" if below else unit
