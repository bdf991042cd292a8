"""Printed tables of links: the channels and devices of each, and the part that remains if a director
fails.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from app.topology.printing.tables import Cells, PaperTable
from app.topology.printing.targets import labels
from app.topology.shapes.captions import link as name_of
from engine.ficon.drawing.meaning.addresses import port_of
from engine.ficon.drawing.meaning.resolve import ConnectionRun, resolve
from engine.ficon.drawing.meaning.write_sides import Writer, painted
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

_tr = partial(QCoreApplication.translate, "TopologyPrint")
MOST = 100  # links: of more there are reports
COLUMNS = 4  # directors: of more, a cell names them
ONE_WAY = "first", "second"


def tables(drawing: Drawing, picture: Drawing) -> list[PaperTable]:
    """Return the link tables of a drawing, or none if it has no links or too many.

    picture: the drawn part of it; one of its control units explains the labels.
    """
    links = drawing.of(IsfcLink)
    if not links or len(links) > MOST:
        return []
    directors = _crossed(drawing)
    example = next(iter(labels(picture).values()), "")
    return [_links(drawing, example), *([_failures(drawing, directors)] if directors else [])]


def _links(drawing: Drawing, example: str) -> PaperTable:
    ways = {link.id: _ways(drawing, link) for link in drawing.of(IsfcLink)}
    through = list(dict.fromkeys(where for found in ways.values() for where in sorted(found)))
    few = len(through) <= COLUMNS
    middle = tuple(through) if few else (_tr("channels and devices"),)
    rows = []
    for link in drawing.of(IsfcLink):
        found = ways[link.id]
        cells = (
            tuple(", ".join(found.get(where, ())) for where in through)
            if few
            else ("; ".join(f"{where}: {', '.join(items)}" for where, items in found.items()),)
        )
        rows.append((name_of(drawing, link), *cells, _one_way(drawing, link)))
    about = _tr(
        "A link shows the names of its LPARs and the number of its devices; below a director, it "
        "shows CHPIDs in that order and their devices, with the same numbers at both ends. Numbers "
        "belong to an LPAR: links of other LPARs can have the same numbers. One way: the only LPAR "
        "that writes, with its CHPID; both LPARs write to all other devices."
    )
    about = " ".join([about, *([_example(*example.split(" ", 2))] if example else [])])
    return PaperTable(_tr("Links"), about, (_tr("link"), *middle, _tr("one way")), rows)


def _example(unit: str, cuadd: str, lpar: str) -> str:
    return _tr(
        "In the picture, D000,3 means the devices D000 to D002, and {0} is control unit {1}, "
        "which leads to LPAR {2}: its CUADD, {3}, is the CSS and the MIF ID of that LPAR."
    ).format(f"{unit} {cuadd} {lpar}", unit, lpar, cuadd)


def _failures(drawing: Drawing, directors: list[str]) -> PaperTable:
    """Return the part of each link that remains if a director fails: devices, and channels at either end."""
    heads = tuple(_tr("without {0}").format(_director_named(drawing, name)) for name in directors)
    rows: list[Cells] = []
    for link in drawing.of(IsfcLink):
        runs = runs_of(drawing, link)
        cells = tuple(_left(runs, [run for run in runs if name not in run.passed]) for name in directors)
        rows.append((name_of(drawing, link), *cells))
    about = _tr("Devices of each link, and channels at both ends, that still work, out of all that work now.")
    return PaperTable(_tr("After a director failure"), about, (_tr("link"), *heads), rows)


def runs_of(drawing: Drawing, link: IsfcLink) -> list[ConnectionRun]:
    """Return the working connections of a link individually."""
    between = resolve(drawing).pairs.get(frozenset(link.ends), ())
    own = dict(zip(link.ends, map(set, link.devices), strict=True))
    found = ((run, run.at(place)) for run in between if not run.fault for place in range(run.count))
    return [
        ConnectionRun(one.ends, one.address, 1, "", run.passed)
        for run, one in found
        if all(end.number in own[end.lpar] for end in one.ends)
    ]


def _left(runs: list[ConnectionRun], kept: list[ConnectionRun]) -> str:
    if not kept:
        return _tr("nothing")
    (devices, channels), (those, ends) = (
        (sum(run.count for run in part), _channels(part)) for part in (kept, runs)
    )
    text = _tr("{0} of {1} devices, {2} of {3} channels")
    return text.format(devices, those, channels, ends)


def _channels(runs: Iterable[ConnectionRun]) -> int:
    return len({end.channel for run in runs for end in run.ends})


def _crossed(drawing: Drawing) -> list[str]:
    """Return the directors through which links pass, by number."""
    passed = {name for link in drawing.of(IsfcLink) for run in runs_of(drawing, link) for name in run.passed}
    found = (each for each in drawing.of(Director) if each.id in passed)
    return [each.id for each in sorted(found, key=lambda each: (each.switch, each.id))]


def _ways(drawing: Drawing, link: IsfcLink) -> dict[str, list[str]]:
    """Return channels with their devices, grouped by connection."""
    found: dict[str, list[str]] = {}
    for channels, run in groupby(painted(drawing, link.id).rows, key=lambda row: row.channels):
        numbers = spans(row.number for row in run)
        if channels is None:
            found.setdefault(_tr("no connection"), []).append(numbers)
        else:
            pair = "–".join(f"{drawing.get(name, Channel).chpid:02X}" for name in channels)
            found.setdefault(over(drawing, channels[0]), []).append(f"{pair}\u00a0{numbers}")
    return found


def _one_way(drawing: Drawing, link: IsfcLink) -> str:
    found = painted(drawing, link.id).rows
    return ", ".join(text for side in (0, 1) if (text := _alone(drawing, link, found, side)))


def _alone(drawing: Drawing, link: IsfcLink, found: Iterable[Writer], side: int) -> str:
    """Return the LPAR of a side with the devices on which only it writes, by CHPID, or "" if there are
    none.
    """
    own = [row for row in found if row.writes == ONE_WAY[side] and row.channels is not None]
    parts = [
        f"{spans(row.number for row in run)} ({drawing.get(name, Channel).chpid:02X})"
        for name, run in groupby(own, key=lambda row: row.channels[side] if row.channels else "")
    ]
    return " ".join([drawing.get(link.ends[side], Lpar).name, *parts]) if parts else ""


def over(drawing: Drawing, channel: str) -> str:
    """Return a description of the element to which a channel is cabled: "director 21"."""
    port = port_of(drawing, channel)
    return _tr("without a director") if port is None else _director_named(drawing, port.director)


def port_named(drawing: Drawing, channel: str) -> str:
    """Return a description of the element to which a channel is cabled, with the port: "director 21, port
    C0".
    """
    port = port_of(drawing, channel)
    where = over(drawing, channel)
    return where if port is None else _tr("{0}, port {1}").format(where, f"{port.address:02X}")


def _director_named(drawing: Drawing, name: str) -> str:
    return _tr("director {0}").format(f"{drawing.get(name, Director).switch:02X}")


def spans(numbers: Iterable[int]) -> str:
    """Return consecutive numbers as ranges: "D000-D003 D010"."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(f"{a:04X}" if a == b else f"{a:04X}-{b:04X}" for a, b in found)
