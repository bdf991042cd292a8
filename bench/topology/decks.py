"""IOCP decks of a drawing of 5,000 device ranges: written, read, and made into a drawing again."""

from __future__ import annotations

from functools import partial

from bench.report import Report, Table, Target
from bench.topology.canonical import canonical
from bench.topology.files import DEVICES, ROUNDS, site, timed
from engine.ficon.drawing.decks.connections_csv import connections_csv
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.deck.definitions import Deck
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.rules.rule import check
from engine.ficon.iocp.writer import write

EXPORT_MS, IMPORT_MS = 1000.0, 1000.0


def exported(drawing: Drawing) -> list[str]:
    """Return the decks of a drawing as text, without results of earlier exports."""
    return [write(deck).text for deck in noted(drawing.copy()).values()]


def bare(texts: list[str]) -> list[Deck]:
    """Return the decks without the comment cards that name the ports."""
    lines = ([line for line in text.splitlines() if not line.startswith("*")] for text in texts)
    return [read("\n".join(one)).deck for one in lines]


def parts(drawing: Drawing, rounds: int) -> dict[str, float]:
    """Measure the operations on decks, ms."""
    texts = exported(drawing)
    found = [read(text).deck for text in texts]
    ported = bare(texts)
    return {
        "export": timed(partial(exported, drawing), rounds),
        "import": timed(lambda: drawing_of([read(text).deck for text in texts]), rounds),
        "  of that: read the text": timed(lambda: [read(text) for text in texts], rounds),
        "  of that: draw and lay out": timed(partial(drawing_of, found), rounds),
        "draw decks whose ports must be found": timed(partial(drawing_of, ported), rounds),
        "rules of IOCP": timed(lambda: [check(deck) for deck in found], rounds),
        "connections as CSV": timed(lambda: connections_csv(drawing.copy()), rounds),
    }


def run(quick: bool = False) -> Report:
    """Measure; `quick`: one round of a drawing of 500 ranges."""
    devices, rounds = (500, 1) if quick else (DEVICES, ROUNDS)
    drawing = site(devices)
    found = parts(drawing, rounds)
    texts = exported(drawing)
    again = drawing_of([read(text).deck for text in texts])
    assert canonical(again.drawing) == canonical(drawing)
    lines = sum(text.count("\n") for text in texts)
    rows = tuple((name, f"{value:.1f}") for name, value in found.items())
    targets = (
        Target(f"export {devices:,} device ranges", EXPORT_MS, found["export"], False, " ms"),
        Target(f"import {devices:,} device ranges", IMPORT_MS, found["import"], False, " ms"),
    )
    title = f"{len(drawing):,} things, {len(texts)} decks of {lines:,} cards"
    return Report("decks of the topology editor", (Table((title, "ms"), rows),), targets)
