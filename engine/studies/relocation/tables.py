"""The study's charts as tables: times over connections, channels, preset rates and sizes; part III.

The study printed its figures as charts without numbers: its verbal statements are in claims.csv, and the few
numbers that it prints are in their columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.studies.ledger import load_ledger
from engine.studies.probes import Figures, MeasuredProbe, StudyRun
from engine.studies.relocation import runs, workloads
from engine.studies.relocation.facts import FACTS
from engine.studies.relocation.figures import (
    K,
    copying_s,
    moved,
    quiesce_s,
    rate,
    relocation_s,
    sent,
)
from engine.studies.run_view import RunView
from engine.studies.tables import PublishedTable, RunColumn, TableRow

LEDGER = load_ledger("relocation")
TIMES = (  # quantity, title, unit, decimals
    ("relocation", "Relocation time", "s", 2),
    ("quiesce", "Quiesce time", "s", 2),
    ("rate", "Data rate, one way", "MB/s", 0),
)
PASSES = (
    ("passes", "Passes", "", 0),
    ("first", "Pages of the first pass", "k", 0),
    ("later", "Pages of the last pass but one", "k", 1),
    ("pages", "Pages of all passes", "k", 0),
    ("devices", "Quiesce without pages", "s", 2),
)
Heads = tuple[str, ...]
Named = dict[Heads, StudyRun]
Quantities = tuple[tuple[str, str, str, int], ...]
Facts = Mapping[str, Sequence[str]]  # ids by quantity, one a column, "" = none


def figures(view: RunView) -> Figures:
    """Return all quantities of a column."""
    move = moved(view)
    pages = sent(move)
    return {
        "relocation": relocation_s(move),
        "quiesce": quiesce_s(move),
        "rate": rate(view),
        "passes": float(len(pages)),
        "first": pages[0] / K,
        "later": pages[-2] / K,
        "pages": sum(pages) / K,
        "devices": quiesce_s(move) - copying_s(move),
        **_own(view),
    }


def _own(view: RunView) -> Figures:
    """Return the published figures of this run alone, under the ids of the facts."""
    found: Figures = {}
    for id in OWN.get(view.scenario.id, ()):
        probe = FACTS[id]
        assert isinstance(probe, MeasuredProbe)
        found[id] = probe.take(view)
    return found


OWN: Mapping[str, Sequence[str]] = {
    "relocation-unidirectional": [
        f"relocation.{id}"
        for id in (
            "io.shared3x3.channel io.shared3x3.device io.shared3x3.d002 io.shared3x3.reserved "
            "steal.before steal.passes steal.quiesce steal.after"
        ).split()
    ],
    "relocation-mixed": [f"relocation.mix.others.{id}" for id in "before after steal".split()],
}


def _rows(columns: int, quantities: Quantities, facts: Facts) -> list[TableRow]:
    """Return a row for each quantity."""
    return [
        TableRow(quantity, title, unit, decimals, LEDGER.printed(ids), tuple(ids))
        for quantity, title, unit, decimals in quantities
        for ids in [facts.get(quantity, [""] * columns)]
    ]


def _table(
    title: str,
    heads: Heads,
    named: Named,
    *more: TableRow,
    quantities: Quantities = TIMES,
    facts: Facts = MappingProxyType({}),
) -> PublishedTable:
    """Return a table. `named`: the heading lines of each run."""
    columns = tuple(RunColumn(run, head) for head, run in named.items())
    rows = _rows(len(columns), quantities, facts)
    return PublishedTable(title, heads, columns, (*rows, *more))


def _relative(*ids: str) -> TableRow:
    """Return relocation times, relative to that of the first column."""
    title = "Relocation time to that of the first"
    return TableRow("relocation", title, "", 3, LEDGER.printed(ids), ids, ratio=True)


CONNECTIONS = ("Connections",)


def _by_connections(title: str, own: Mapping[int, StudyRun]) -> PublishedTable:
    return _table(title, CONNECTIONS, {(str(n),): own[n] for n in sorted(own)})


def _scaling() -> PublishedTable:
    """Return the table of scaling; the best link of four channels is that of part II."""
    named: Named = {(str(n), "4 each, if any"): runs.SHARED[n] for n in range(1, 9)}
    named |= {("4", "optimised"): runs.JAVA, ("7", "optimised"): runs.BEST_7}
    ids = [f"relocation.scale.channels.{n}" if n in (2, 3) else "" for n in range(1, 9)]
    row = _relative(*ids, "relocation.scale.channels.4", "")
    return _table("Table 5. Scaling channels", ("Channels", "Connections"), named, row)


def _single(title: str, run: StudyRun) -> PublishedTable:
    """Return the published figures of one run."""
    facts = [LEDGER.fact(id) for id in OWN[run.scenario]]
    rows = (
        TableRow(fact.id, f"{fact.condition}: {fact.quantity}", fact.unit, 2, (fact.value,), (fact.id,))
        for fact in facts
    )
    return PublishedTable(title, ("Link",), (RunColumn(run, (run.name or "part II",)),), tuple(rows))


def _files() -> PublishedTable:
    kinds = {"page cache": runs.CACHED, "direct": runs.DIRECT}
    named: Named = {
        (kind, "none" if rate == workloads.UNLIMITED else f"{rate:g}"): run
        for kind, own in kinds.items()
        for rate, run in own.items()
    }
    return _table("Table 7. File system", ("I/O", "Preset rate, MiB/s"), named, quantities=TIMES + PASSES)


def _compared() -> PublishedTable:
    named: Named = {
        ("Java",): runs.JAVA,
        ("file system, cached",): runs.CACHED[runs.REFERENCE],
        ("file system, direct",): runs.DIRECT[runs.REFERENCE],
        ("database",): runs.OLTP,
        ("idle",): runs.IDLE,
    }
    first = [f"relocation.pages.first.{name}" for name in ("java", "file-cached", "file-direct", "oltp")]
    return _table(
        "Table 9. Workload comparison",
        ("Workload",),
        named,
        quantities=TIMES + PASSES,
        facts={"first": [*first, ""]},
    )


def _tables() -> Iterator[PublishedTable]:
    yield _by_connections("Table 1. One shared channel", runs.ONE)
    yield _by_connections("Table 2. Two shared channels, straight", runs.TWO_STRAIGHT)
    yield _by_connections("Table 3. Two shared channels, crossed", runs.TWO_CROSSED)
    named: Named = {("1", str(n)): runs.OWN_ONE[n] for n in sorted(runs.OWN_ONE)}
    named |= {("2", str(n)): runs.OWN_TWO[n] for n in sorted(runs.OWN_TWO)}
    rate = ["relocation.io.nonshared.rate" if head == ("1", "12") else "" for head in named]
    heads = ("Channels of each system", "Connections")
    yield _table("Table 4. Channels that are not shared", heads, named, facts={"rate": rate})
    yield _scaling()
    yield _single("Table 6. Three channels with three connections each", runs.THREE)
    yield _files()
    sizes: Named = {(f"{size} GiB",): runs.DATABASES[size] for size in runs.SIZES}
    yield _table("Table 8. Database", ("Guest",), sizes, quantities=TIMES + PASSES)
    yield _compared()
    yield _table("Table 10. Two guests", ("Moved",), {("one",): runs.JAVA, ("both at once",): runs.TWICE})
    yield _single("Table 11. A constrained system", runs.MIXED)


TABLES = tuple(_tables())
