"""Readable forms of names from ledgers: quantities and conditions."""

from __future__ import annotations

import re
from functools import cache

from engine.language import enumerated, say
from engine.scenario.files.catalog import catalog
from engine.studies.ledger import studies

_WHOLE = {
    "tx_per_s": "transactions per second",
    "users_at_which_master_reaches_100%": "number of users at which the master reaches 100%",
}
_WORDS = {
    "avg": "average",
    "cp": "CP",
    "cpu": "CPU",
    "cpus": "CPUs",
    "dasd": "DASD",
    "emul": "emulation",
    "html": "HTML",
    "ifls": "IFLs",
    "io": "I/O",
    "itr": "internal throughput rate",
    "linux": "Linux",
    "mdc": "minidisk cache",
    "max": "maximum",
    "pct": "share of",
    "proc": "processor",
    "ssi": "SSI",
    "tx": "transaction",
    "util": "utilization",
    "vcpus": "virtual CPUs",
    "vms": "guests",
    "xstor": "XSTOR",
    "1mb": "of 1 MB",
    "2g": "2 GB",
    "mb": "in MB",
    "s": "second",
}
_UNITS = {
    "us": "µs",
    "io/s": "I/O/s",
    "tx/s": "transactions/s",
    "% (utilization per processor / users)": "% a user",
}
_TIMER_RUN = re.compile(r"(?:(?:(\d+)/)?(\d\.\d)\.\d/)?(no)?patch")
_CODE = re.compile(r"[a-z0-9%]+(_[a-z0-9%]+)*")


def quantity(code: str) -> str:
    """Return a quantity in readable form: "total_util_per_proc" is "total utilization per processor".

    A name that is not a code is returned unchanged, including names of rules such as CMM_MAX.
    """
    if _CODE.fullmatch(code) is None:
        return code
    return _WHOLE.get(code) or " ".join(_WORDS.get(word, word) for word in code.split("_"))


def condition(code: str) -> str:
    """Return a condition in readable form: "900/4.3.0/nopatch" is "900 guests, z/VM 4.3, without timer
    patch".
    """
    match = _TIMER_RUN.fullmatch(code)
    if match is None:
        return code
    guests, release, no = match.groups()
    parts = [guests and say("{0} guests", int(guests)), release and f"z/VM {release}"]
    patch = say("without timer patch") if no else say("with timer patch")
    return enumerated([*filter(None, parts), patch])


def unit(code: str) -> str:
    """Return a unit in its written form."""
    return _UNITS.get(code, code)


def scenario(id: str) -> str:
    """Return the title of a shipped scenario; the id if no shipped scenario has it."""
    return next((entry.title for entry in catalog() if entry.id == id), id)


@cache
def ledgers() -> dict[str, str]:
    """Return ledger names by the title of their study."""
    known = studies()
    folders = ((entry.study, entry.path.parents[1].name) for entry in catalog())
    return {study: folder for study, folder in folders if folder in known}


def title_of(ledger: str) -> str:
    """Return the English title of a ledger's study; the ledger's name if no shipped scenario belongs to
    it.
    """
    return next((title for title, name in ledgers().items() if name == ledger), ledger)
