"""Tables 1 and 2 of the study, and the method that takes each of their quantities from a run.

"Util/Proc" is a percentage of a processor, the mean of all processors; "Util/User" is that value divided by
the number of users. Spin figures cover all locks of CP, as in the study. Pages are means over the measured
phase.
"""

from __future__ import annotations

from engine.studies.ledger import load_ledger
from engine.studies.probes import Figures
from engine.studies.run_view import RunView
from engine.studies.tables import PublishedTable, RunColumn, TableRow
from engine.studies.timers.runs import RUNS

PHASE = "measure"
HEADS = ("z/VM Version", "Linux Users", "Run ID")
RUN_IDS = {
    "600/4.2.0/nopatch": "2600NP",
    "600/4.3.0/nopatch": "3600NP1",
    "900/4.3.0/nopatch": "3900NP1",
    "600/4.2.0/patch": "2600P",
    "600/4.3.0/patch": "3600P1",
    "900/4.2.0/patch": "2900P",
    "900/4.3.0/patch": "3900P1",
}
# quantity as in facts.csv, title and unit as printed, decimals with which it is printed
QUANTITIES = (
    ("total_util_per_proc", "Total Util/Proc", "%", 1),
    ("emul_util_per_proc", "Emul Util/Proc", "%", 1),
    ("cp_util_per_proc", "CP Util/Proc", "%", 1),
    ("master_total_util", "Master Total Util/Proc", "%", 1),
    ("master_emul_util", "Master Emul Util/Proc", "%", 1),
    ("master_cp_util", "Master CP Util/Proc", "%", 2),
    ("total_util_per_user", "Total Util/User", "%", 3),
    ("emul_util_per_user", "Emul Util/User", "%", 3),
    ("cp_util_per_user", "CP Util/User", "%", 3),
    ("xstor_page_rate", "Xstor Page Rate", "pages/s", 0),
    ("dasd_page_rate", "DASD Page Rate", "pages/s", 0),
    ("spin_lock_rate", "Spin Lock Rate", "spins/s", 0),
    ("spin_time_per_request", "Spin Time/Request", "us", 3),
    ("pct_spin_time", "Pct Spin Time", "%", 3),
    ("resident_pages_per_user", "Resident Pages/User", "pages", 0),
    ("xstor_pages_per_user", "Xstor Pages/User", "pages", 0),
    ("dasd_pages_per_user", "DASD Pages/User", "pages", 0),
    ("total_pages_per_user", "Total Pages/User", "pages", 0),
)
DECIMALS = {quantity: decimals for quantity, _, _, decimals in QUANTITIES}
MASTER = 0  # the number of the master processor
_PARTS = {"total": "busy", "emul": "emulation", "cp": "cp", "spin": "spin"}


def _table(number: int, title: str, patch: str, bases: tuple[int, ...]) -> PublishedTable:
    conditions = [condition for condition in RUNS if condition.rpartition("/")[2] == patch]
    columns = tuple(
        RunColumn(RUNS[condition], (release, users, RUN_IDS[condition]), base)
        for condition, base in zip(conditions, bases, strict=True)
        for users, release, _ in [condition.split("/")]
    )
    rows = tuple(_row(f"timers.t{number}", conditions, *quantity) for quantity in QUANTITIES)
    ratios = tuple(_ratio(row, bases) for row in rows)
    return PublishedTable(
        f"Table {number}. Enhanced Timer Management: {title}", HEADS, columns, (*rows, *ratios)
    )


def _row(table: str, conditions: list[str], quantity: str, title: str, unit: str, decimals: int) -> TableRow:
    facts = tuple(f"{table}.{quantity}.{condition}" for condition in conditions)
    return TableRow(quantity, title, unit, decimals, load_ledger("timers").printed(facts), facts)


def _ratio(row: TableRow, bases: tuple[int, ...]) -> TableRow:
    """Return the row of ratios to the base columns, which the study calculated from the figures as
    printed.
    """
    printed = [value or 0.0 for value in row.published]
    ratios = tuple(
        value / printed[base] if printed[base] else None for value, base in zip(printed, bases, strict=True)
    )
    return TableRow(row.quantity, row.title, "", 3, ratios, ratio=True)


def figures(view: RunView) -> Figures:
    """Return all quantities of a column, and the share of the CP time that is spinning.

    Nothing is rounded: where the tables have one digit (2.0% of 600 users is printed as 0.003 per user), the
    ledger's tolerances are wide enough for it. The study's ratios are those of figures as printed.
    """
    span = view.phase(PHASE)
    users = len(view.scenario.guests)
    shares = _shares(view, span)
    per_user = {
        f"{part}_util_per_user": shares[f"{part}_util_per_proc"] / users for part in ("total", "emul", "cp")
    }
    return {**shares, **per_user, **_rates(view, span), **_pages(view, span, users)}


def _shares(view: RunView, span: tuple[int, int]) -> Figures:
    """Return processor time, %: the mean of all processors, and that of the master."""
    everyone = range(view.scenario.lpar.processors)
    found: Figures = {}
    for part, measure in _PARTS.items():
        name = f"processor.{measure}"
        found[f"{part}_util_per_proc"] = 100 * view.together(name, everyone, *span) / len(everyone)
        found[f"master_{part}_util"] = 100 * view.together(name, (MASTER,), *span)
    return found


def _rates(view: RunView, span: tuple[int, int]) -> Figures:
    """Return page moves between real and expanded storage and paging volumes, and spins on all locks."""
    reads, migrated = (view.over(f"system.{name}", None, *span) for name in ("page_reads", "migration"))
    return {
        "xstor_page_rate": view.over("system.page_rate", None, *span),
        "dasd_page_rate": reads + migrated,
        "spin_lock_rate": view.over("lock.spins", None, *span),
        "spin_time_per_request": view.over("lock.spin_time", None, *span),
        "pct_spin_time": 100 * view.over("lock.share", None, *span),
    }


def _pages(view: RunView, span: tuple[int, int], users: int) -> Figures:
    """Return the pages per user; a page with a copy in expanded storage counts as resident."""
    everyone = range(users)
    real, xstor, both, dasd, pages = (
        view.together(f"guest.{name}", everyone, *span) / users
        for name in ("real", "xstor", "both", "dasd", "pages")
    )
    return {
        "resident_pages_per_user": real,
        "xstor_pages_per_user": xstor - both,
        "dasd_pages_per_user": dasd,
        "total_pages_per_user": pages,
    }


TABLES = (
    _table(1, "No Timer Patch", "nopatch", (0, 0, 0)),
    _table(2, "Timer Patch", "patch", (0, 0, 2, 2)),
)
