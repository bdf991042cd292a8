"""The study's tables 4 to 10, with a column for three members where there is such a run.

No values for three members were printed: their column is a prediction that cannot be tested.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.studies.ledger import load_ledger
from engine.studies.probes import StudyRun
from engine.studies.ssi import runs
from engine.studies.ssi.facts import RATIO
from engine.studies.ssi.figures import figures as figures  # contents of a table's columns
from engine.studies.tables import PublishedTable, RunColumn, TableRow

LEDGER = load_ledger("ssi")
IDS = {fact.id for fact in LEDGER.facts}
TX, UTIL = ("tx_per_s", "Tx/sec", "tx/s", 2), ("total_util_per_proc", "Total util/proc", "%", 1)
EFFICIENCY = (  # quantity, title, unit, decimals
    ("itr", "ITR", "tx/s", 2),
    UTIL,
    ("cycles_per_instruction", "Cycles/instruction", "cycles", 2),
    ("instructions_per_tx", "Instructions/tx", "", 0),
    ("cache_miss_cycles_per_instruction", "Cache miss cycles/instruction", "cycles", 2),
)
VIRTUAL = (TX, ("virtual_io_rate", "Total virtual I/O rate", "io/s", 0))
VOLUME = (
    ("aggregate_io_rate", "Aggregate I/O rate", "io/s", 0),
    ("avg_service_time", "Avg service time", "ms", 1),
    ("volume_util", "Volume %util", "%", 0),
    ("avg_wait_time", "Avg wait time", "ms", 1),
    ("avg_response_time", "Avg response time", "ms", 1),
)
STORAGE = (
    ("resident_pages_below_2g", "Resident pages <2 GB", "pages", 0),
    ("available_frames_below_2g", "Avlst <2G AvailFrms", "frames", 0),
    ("available_frames_above_2g", "Avlst >2G AvailFrms", "frames", 0),
    ("dasd_paging", "LXA_SERV DASD paging", "pages/s", 1),
)
RATIOS = {  # a quantity -> its row of ratios
    "tx_per_s": "Throughput ratio",
    "itr": "ITR ratio",
    "virtual_io_rate": "Total virtual I/O rate ratio",
}
_RATIO_OF = {quantity: ratio for ratio, quantity in RATIO.items()}
Quantities = Sequence[tuple[str, str, str, int]]
HEADS = ("Number of SSI cluster members", "Run ID")


def _row(table: str, quantity: tuple[str, str, str, int], conditions: Sequence[str]) -> TableRow:
    """Return a quantity with its facts for each column."""
    name, title, unit, decimals = quantity
    ids = _ids(table, name, conditions)
    return TableRow(name, title, unit, decimals, LEDGER.printed(ids), ids)


def _ratio(table: str, quantity: str, conditions: Sequence[str]) -> TableRow:
    ids = _ids(table, _RATIO_OF[quantity], conditions)
    return TableRow(quantity, RATIOS[quantity], "", 2, LEDGER.printed(ids), ids, ratio=True)


def _ids(table: str, quantity: str, conditions: Sequence[str]) -> tuple[str, ...]:
    each = (f"ssi.{table}.{quantity}.{condition}" for condition in conditions)
    return tuple(id if id in IDS else "" for id in each)


def _by_members(
    table: str,
    title: str,
    own: Mapping[int, StudyRun],
    names: Mapping[int, str],
    quantities: Quantities,
    ratios: Sequence[str] = (),
) -> PublishedTable:
    """Return a table with a column for each number of members; `names`: the study's runs."""
    columns = tuple(RunColumn(own[n], (str(n), names.get(n, "untested prediction"))) for n in sorted(own))
    conditions = [f"{n}-member" for n in sorted(own)]
    rows = [_row(table, quantity, conditions) for quantity in quantities]
    rows += [_ratio(table, ratio, conditions) for ratio in ratios]
    return PublishedTable(title, HEADS, columns, tuple(rows))


def _members() -> PublishedTable:
    """Return table 8: the members of one run."""
    ids = tuple(f"ssi.table8.throughput_ratio.member{n}" for n in (1, 2, 3, 4))
    names = ("z10", "z10", "z196", "z196")
    columns = tuple(
        RunColumn(runs.TERABYTE[4], (str(n), name), part=f"member{n}") for n, name in enumerate(names, 1)
    )
    bare = (None,) * 4
    rows = (
        TableRow(*TX, bare),
        TableRow("tx_per_s", "Throughput ratio", "", 2, LEDGER.printed(ids), ids, ratio=True),
    )
    title = "Table 8. Throughput of each member of the 1 TB workload"
    return PublishedTable(title, ("Member", "Processor model"), columns, rows)


def _during(
    title: str, heads: tuple[str, str], run: StudyRun, facts: Mapping[str, tuple[str, str]]
) -> PublishedTable:
    """Return tables 9 and 10: without state transitions and with them; `facts`: ids by quantity."""
    columns = (RunColumn(runs.IDLE, ("no", heads[0])), RunColumn(run, ("yes", heads[1])))
    bare = {"number_of_processors": (12.0, 12.0)} | ({UTIL[0]: (99.3, 100.0)} if UTIL[0] not in facts else {})
    rows = []
    for name, text, unit, decimals in (TX, ("number_of_processors", "Number of processors", "", 0), UTIL):
        ids = facts.get(name, ())
        rows.append(TableRow(name, text, unit, decimals, bare.get(name) or LEDGER.printed(ids), ids))
    return PublishedTable(title, ("SSI state transitions", "Run ID"), columns, tuple(rows))


def _tables() -> Iterator[PublishedTable]:
    cpu = {1: "A1NWA190", 2: "A2NWA120", 4: "A1NWA101"}
    title = "Table 4. Processor-bound workload"
    yield _by_members("table4", title, runs.CPU, cpu, (TX, *EFFICIENCY), ("tx_per_s", "itr"))
    io = {1: "A0VWA310", 2: "A2VWA120", 4: "A1VWA100"}
    title = "Table 5. Virtual I/O-bound workload"
    yield _by_members("table5", title, runs.IO, io, VIRTUAL, ("tx_per_s", "virtual_io_rate"))
    yield _by_members("table5_1", "Table 5.1. Real I/O of volume LNX026", runs.IO, io, VOLUME)
    memory = {1: "A0SWB040", 2: "A2SWA120", 4: "A1SWA100"}
    title, rows = "Table 6. Memory-constrained workload", (TX, UTIL, EFFICIENCY[0], *EFFICIENCY[2:], *STORAGE)
    yield _by_members("table6", title, runs.MEMORY, memory, rows, ("tx_per_s", "itr"))
    terabyte = {1: "A0T6A240", 2: "A3T6A250", 4: "A3T6A260"}
    title = "Table 7. Workload of 256 GB, 512 GB and 1 TB"
    yield _by_members("table7", title, runs.TERABYTE, terabyte, (TX, UTIL), ("tx_per_s",))
    yield _members()
    facts = {
        "tx_per_s": ("ssi.table9.tx_per_s.no", "ssi.table9.tx_per_s.yes"),
        "total_util_per_proc": ("ssi.table9.util.no", "ssi.table9.util.yes"),
    }
    title = "Table 9. Members 2 to 4 repeatedly shut down and IPLed"
    yield _during(title, ("A1NWA190", "A1NWA191"), runs.TRANSITIONS, facts)
    facts = {"tx_per_s": ("ssi.table9.tx_per_s.no", "ssi.table10.tx_per_s.yes")}
    title = "Table 10. Links of member 1 repeatedly deactivated and activated"
    yield _during(title, ("A1NWA190", "A0NWB080"), runs.LINKS, facts)


TABLES = tuple(_tables())
