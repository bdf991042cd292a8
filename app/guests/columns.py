"""The columns of the guests table: their contents and formats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.run import moment as figures
from app.run.moment import Moment
from engine.language import numeral


@dataclass(frozen=True)
class GuestColumn:
    """A column: its values for all guests at a moment, and their format."""

    id: str
    title: str
    help: str
    values: Callable[[Moment], Sequence[Any]]
    text: Callable[[Any], str] = str
    number: bool = False
    linux: bool | None = None  # only with guests whose Linux is simulated, or only without; None: always
    systems: bool = False  # only with several systems
    pools: bool = False  # only with resource pools


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuestsTable", text)


def _label(text: str) -> str:
    """Return a translated label from the engine."""
    return QCoreApplication.translate("Engine", text) if text else ""


def _guest(name: str) -> Callable[[Moment], Sequence[Any]]:
    return lambda moment: [getattr(guest, name) for guest in moment.recording.scenario.guests]


def _pages(place: str) -> Callable[[Moment], Sequence[int]]:
    return lambda moment: figures.place_pages(moment, place)


def _whole(value: float) -> str:
    return numeral(value, ",.0f")


def _tenth(value: float) -> str:
    return numeral(value, ".1f")


def _two(value: float) -> str:
    return numeral(value, ".2f")


def _pool(name: str) -> str:
    return _tr("by a command") if name == figures.OTHER_POOL else name


def _share(value: float | None) -> str:
    return "–" if value is None else _tenth(value)


def columns() -> list[GuestColumn]:
    """Return all columns in their screen order."""
    return [
        GuestColumn("userid", _tr("User ID"), _tr("The guest's user ID"), _guest("userid")),
        GuestColumn("label", _tr("Label"), _tr("Guest name in the study"), _guest("label")),
        GuestColumn(
            "system", _tr("System"), _tr("The guest's z/VM system"), figures.system_names, systems=True
        ),
        GuestColumn("state", _tr("State"), _tr("Guest state, or stage of a pause"), figures.states, _label),
        GuestColumn("real", _tr("Real"), _tr("Pages in real storage only"), _pages("real"), _whole, True),
        *_linux_columns(),
        GuestColumn(
            "xstor", _tr("XSTOR"), _tr("Pages in expanded storage only"), _pages("xstor"), _whole, True, False
        ),
        GuestColumn(
            "both",
            _tr("Both"),
            _tr("Pages in both real and expanded storage"),
            _pages("both"),
            _whole,
            True,
            False,
        ),
        GuestColumn("dasd", _tr("DASD"), _tr("Pages on paging volumes only"), _pages("dasd"), _whole, True),
        GuestColumn(
            "cpu", _tr("CPU %"), _tr("Percentage of one IFL, last 10 s"), figures.cpu_shares, _tenth, True
        ),
        GuestColumn(
            "respool",
            _tr("Resource pool"),
            _tr(
                "The guest's resource pool. QUERY RESPOOL lists pools defined by a command; "
                "these pools have no measures."
            ),
            figures.pool_names,
            _pool,
            pools=True,
        ),
        GuestColumn(
            "of_pool",
            _tr("Pool %"),
            _tr("Percentage of the pool limit that all guests in the pool use, last 10 s"),
            figures.pool_shares,
            _share,
            True,
            pools=True,
        ),
        GuestColumn(
            "list", _tr("List"), _tr("The scheduler list that contains the guest"), figures.lists, _label
        ),
        GuestColumn(
            "wakes",
            _tr("Wakes/min"),
            _tr("Additions to the dispatch list per minute"),
            figures.wakes,
            _whole,
            True,
            False,
        ),
        GuestColumn("role", _tr("Role"), _tr("Guest role in the study"), _guest("role")),
    ]


def _linux_columns() -> list[GuestColumn]:
    """Return the columns for guests whose Linux is simulated."""

    def gauge(field: str, scale: float = 1.0) -> Callable[[Moment], Sequence[float]]:
        return lambda moment: figures.linux(moment, field, scale)

    def size(moment: Moment) -> Sequence[float]:
        given = [guest.size for guest in moment.recording.scenario.guests]
        pools = figures.linux(moment, "pool")
        return [pages - pool for pages, pool in zip(given, pools, strict=True)]

    def scans(moment: Moment) -> Sequence[float]:
        return figures.linux_rate(moment, "scan_kswapd", "scan_direct")

    def column(id: str, title: str, help: str, values: Callable[[Moment], Sequence[float]]) -> GuestColumn:
        return GuestColumn(id, title, help, values, _two if id == "load" else _whole, True, True)

    waiting = _tr("Transactions that wait for a server thread")
    return [
        column("cpus", _tr("CPUs"), _tr("CPUs online in Linux"), gauge("online")),
        column("load", _tr("Load"), _tr("Load average over 1 minute"), gauge("average", 1 / 2048)),
        column("size", _tr("Linux size"), _tr("Guest memory without the pool, pages"), size),
        column("pool", _tr("Pool"), _tr("Pages in the CMM pool"), gauge("pool")),
        column("scans", _tr("Scans/s"), _tr("Pages scanned per second, last 10 s"), scans),
        column("waiting", _tr("Waiting"), waiting, gauge("waiting")),
    ]
