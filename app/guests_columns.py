"""The columns of the guests table: what each shows, and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app import moment as figures
from app.moment import Moment


@dataclass(frozen=True)
class Column:
    """A column: its values for all guests at a moment, and how one is written."""

    id: str
    title: str
    help: str
    values: Callable[[Moment], Sequence[Any]]
    text: Callable[[Any], str] = str
    number: bool = False


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuestsTable", text)


def _label(text: str) -> str:
    """A label of the engine."""
    return QCoreApplication.translate("Engine", text) if text else ""


def _guest(name: str) -> Callable[[Moment], Sequence[Any]]:
    return lambda moment: [getattr(guest, name) for guest in moment.recording.scenario.guests]


def _pages(place: str) -> Callable[[Moment], Sequence[int]]:
    return lambda moment: figures.place_pages(moment, place)


def _whole(value: float) -> str:
    return f"{value:,.0f}"


def _tenth(value: float) -> str:
    return f"{value:.1f}"


def columns() -> list[Column]:
    """All columns, in their order on the screen."""
    return [
        Column("userid", _tr("Userid"), _tr("The guest's userid"), _guest("userid")),
        Column("label", _tr("Label"), _tr("Its name in the study"), _guest("label")),
        Column("state", _tr("State"), _tr("What it does, or where it is in a pause"), figures.states, _label),
        Column("real", _tr("Real"), _tr("Pages in real storage only"), _pages("real"), _whole, True),
        Column("xstor", _tr("XSTOR"), _tr("Pages in expanded storage only"), _pages("xstor"), _whole, True),
        Column("both", _tr("Both"), _tr("Pages in both of them"), _pages("both"), _whole, True),
        Column("dasd", _tr("DASD"), _tr("Pages on paging volumes only"), _pages("dasd"), _whole, True),
        Column("cpu", _tr("CPU %"), _tr("Percent of one IFL, last 10 s"), figures.cpu_shares, _tenth, True),
        Column("list", _tr("List"), _tr("The scheduler's list that it is on"), figures.lists, _label),
        Column(
            "wakes",
            _tr("Wakes/min"),
            _tr("Times a minute put on the dispatch list"),
            figures.wakes,
            _whole,
            True,
        ),
        Column("role", _tr("Role"), _tr("Its part in the study"), _guest("role")),
    ]
