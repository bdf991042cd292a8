"""Rates of links, channels and devices as a table: the accessible counterpart of the flows over the
picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor

from app.look import theme
from app.topology.running.figures import LinkRate, RunFigures
from app.widgets.rows_model import RowsModel, TableColumn
from engine.ficon.drawing.running.machine import DrawnMachine
from engine.language import numeral

_tr = partial(QCoreApplication.translate, "RunRates")
BUSY, QUEUE, REPEATED = 1, 5, 6  # columns
FLAT = 0.05  # MB/s and SSCH/s below count as zero


@dataclass(frozen=True)
class RateRow:
    """things: selected with the row. channel: whether it can be saturated; a device is either busy or
    idle.
    """

    name: str
    things: tuple[str, ...]
    rate: LinkRate
    channel: bool = False

    @property
    def full(self) -> bool:
        return self.channel and self.rate.full


class RatesModel(RowsModel[RateRow]):
    """`show_figures` fills it at each moment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_columns(), lambda row: row.name, parent)

    def show_figures(self, machine: DrawnMachine | None, now: RunFigures | None) -> None:
        """Show the current rates; None means that nothing is running."""
        self.show_rows(_rows(machine, now) if machine is not None and now is not None else [])


def _columns() -> list[TableColumn[RateRow]]:
    headings = (
        (_tr("Of"), _tr("Logical link, channel, or device")),
        (_tr("Busy"), _tr("Share of time; a channel is saturated at 95% or more")),
        (_tr("→ MB/s"), _tr("Out of a channel; for links and devices, from the first end of the link")),
        (_tr("← MB/s"), _tr("Into a channel; for links and devices, toward the first end of the link")),
        (_tr("SSCH/s"), _tr("Transfers started per second, in both directions")),
        (_tr("Queue"), _tr("Mean number of transfers in progress")),
        (_tr("Repeated"), _tr("Transfers of links and devices repeated per second after an error or a loss")),
    )
    return [
        TableColumn(
            title,
            partial(_text, place),
            help_text,
            number=place > 0,
            tip=partial(_same, help_text),
            colour=_colour if place in (0, BUSY) else None,
        )
        for place, (title, help_text) in enumerate(headings)
    ]


def _same(text: str, row: RateRow) -> str:
    return _tr("degraded: {0}").format(row.rate.bad) if row.rate.bad else text


def _colour(row: RateRow) -> QColor | None:
    tones = theme.current()
    if row.full or not row.rate.up:
        return tones.error
    return tones.warning if row.rate.bad else None


def _rows(machine: DrawnMachine, now: RunFigures) -> list[RateRow]:
    found = []
    systems = {name: link.systems for name, link in machine.scenario.links.items()}
    for name, thing in machine.links.items():
        found.append(RateRow(" → ".join(systems[name]), (thing,), now.links[thing]))
    for name, thing in machine.channels.items():
        found.append(RateRow(_tr("CHPID {0}").format(name), (thing,), now.channels[thing], True))
    for crossed, rate in zip(machine.trunks, now.trunks, strict=True):
        cables = tuple(cable.id for cable in crossed.trunk.cables)
        found.append(RateRow(_tr("ISLs {0}").format(crossed.name), cables, rate, True))
    for wire, rate in zip(machine.wires, now.wires, strict=True):
        several = f"{wire.number:04X}"
        if len(machine.links) > 1:
            (link,) = (name for name, thing in machine.links.items() if thing == wire.link)
            several += f" {'–'.join(systems[link])}"
        found.append(RateRow(several, tuple(dict.fromkeys(wire.devices)), rate))
    return found


def _text(column: int, row: RateRow) -> str:
    rate = row.rate
    if column == 0:
        return _tr("{0}, degraded").format(row.name) if rate.bad else row.name
    if not rate.up:
        return _tr("off") if column == BUSY else "–"
    if column == BUSY:
        share = numeral(rate.busy, ".0%")
        return _tr("{0} full").format(share) if row.full else share
    if column == REPEATED and row.channel:
        return "–"
    value = (0.0, *rate.mbs, sum(rate.starts), rate.queue, rate.retries)[column - 1]
    if value < FLAT:
        return "0"
    return numeral(value, ".1f") if column in (QUEUE, REPEATED) else numeral(value, ",.0f")
