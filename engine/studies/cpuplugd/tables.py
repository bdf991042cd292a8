"""The study's tables: manual sizing, CPU rules, memory rules, and also the rules of each server.

The study prints throughput, processor time and sizes relative to the manually sized run; both the relative
values and the figures themselves are here. "Linux" is a guest's memory minus its pool, "z/VM" its resident
pages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.studies.cpuplugd import runs
from engine.studies.cpuplugd.figures import figures as figures
from engine.studies.ledger import load_ledger
from engine.studies.probes import StudyRun
from engine.studies.tables import PublishedTable, RunColumn, TableRow

LEDGER = load_ledger("cpuplugd")
HEADS = ("Rules", "Memory comes when", "Memory goes when")
GUESTS = "lnweb1 lnwas1 lnudb1 lnweb2 lnwas2 lnudb2 lncombo1 lncombo2 total".split()
SIZED = (  # quantity as in facts.csv, title, unit, decimals with which it is printed
    ("configured_cpus", "configured CPUs", "CPUs", 0),
    ("cpu_load", "CPU load", "IFL", 1),
    ("configured_memory", "configured memory", "MB", 0),
    ("allocated_memory", "allocated memory", "MB", 0),
)
QUANTITIES = (  # quantity of figures.py, title, unit, decimals, where facts.csv has it
    ("tps", "Throughput", "1/s", 1, "tps"),
    ("cpu", "LPAR CPU load", "IFL", 2, "load"),
    ("linux", "Guest size, Linux", "MiB", 0, "linux"),
    ("zvm", "Guest size, z/VM", "MiB", 0, "zvm"),
)
MORE = (
    ("cost", "CPU time of a transaction", "ms", 2),
    ("swap_ins", "Pages swapped in", "1/s", 1),
    ("pool_moves", "Pages into pools and out", "MiB/min", 0),
)
MEMORY_HEADS = (  # study
    ("1", "page scans > 20", "free > 10% or cache > 50%"),
    ("2", "page scans > 20", "free > 10%"),
    ("3", "page scans > 20", "free + page cache > 10%"),
    ("4", "direct scans > 20", "free + page cache > 10%"),
    ("7", "direct scans > 20", "free + page cache > 5%"),
)
_MANUAL = RunColumn(runs.MANUAL, ("manual", "", ""))
Ids = Sequence[str]


def _sized() -> PublishedTable:
    """Return a table with guests and their sizes in rows; its only column is the manually sized run."""
    rows = []
    for quantity, title, unit, decimals in SIZED:
        for guest in GUESTS:
            fact = LEDGER.fact(f"cpuplugd.manual.{quantity}.{guest}")
            name = f"{quantity}.{guest}"
            rows.append(TableRow(name, f"{guest}: {title}", unit, decimals, (fact.value,), (fact.id,)))
    return PublishedTable("Table 1. The manually sized setup", HEADS, (_MANUAL,), tuple(rows))


def _compared(title: str, columns: Sequence[RunColumn], facts: Mapping[str, Ids]) -> PublishedTable:
    """Return figures of some runs, and their values relative to the first run; `facts` by quantity, "" =
    none.
    """
    nothing = (None,) * len(columns)
    rows = [TableRow(*quantity[:4], nothing) for quantity in QUANTITIES]
    rows += [TableRow(*quantity, nothing) for quantity in MORE]
    for name, text, *_ in QUANTITIES:
        ids = tuple(facts.get(name, ("",) * len(columns)))
        printed = LEDGER.printed(ids)
        rows.append(TableRow(name, text, "% of manual", 0, printed, ids, ratio=True, times=100.0))
    return PublishedTable(title, HEADS, tuple(columns), tuple(rows))


def _columns(*named: tuple[StudyRun, tuple[str, ...]]) -> list[RunColumn]:
    return [_MANUAL, *(RunColumn(run, heads) for run, heads in named)]


def _cpu_rules() -> PublishedTable:
    columns = _columns((runs.LOADAVG, ("loadavg based", "", "")), (runs.LOAD, ("CPU load based", "", "")))
    ids = {
        name: ("", f"cpuplugd.cpu.loadavg.{name}", f"cpuplugd.cpu.cpuload.{name}") for name in ("tps", "cpu")
    }
    return _compared("Table 2. CPU management", columns, ids)


def _memory_rules() -> PublishedTable:
    columns = _columns(*zip(runs.MEMORY.values(), MEMORY_HEADS, strict=True))
    ids = {
        name: ("", *(f"cpuplugd.mem.{where}.{condition}" for condition in runs.MEMORY))
        for name, _, _, _, where in QUANTITIES
    }
    return _compared("Table 3. Memory plugging", columns, ids)


def _own_rules() -> PublishedTable:
    """Return the table of rules that the study recommends without printing their results."""
    heads = ("separate for each server", "direct scans > 20", "free + page cache > 5%")
    columns = _columns((runs.RULES_4, MEMORY_HEADS[3]), (runs.RULES_7, MEMORY_HEADS[4]), (runs.SERVER, heads))
    return _compared("Table 4. Rules for each kind of server", columns, {})


def _intervals() -> PublishedTable:
    named = zip(runs.INTERVALS, range(1, 6), strict=True)
    columns = _columns(*((run, (f"2, every {n} s", *MEMORY_HEADS[1][1:])) for run, n in named))
    table = _compared("Table 5. The update interval", columns, {})
    printed = (1.0,) * len(columns)
    cost = TableRow("cost", "CPU time of a transaction", "of manual", 2, printed, (), ratio=True)
    return PublishedTable(table.title, table.heads, table.columns, (*table.rows, cost))


TABLES = (_sized(), _cpu_rules(), _memory_rules(), _own_rules(), _intervals())
