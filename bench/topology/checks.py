"""The live checks of the topology editor: an edit of a drawing of 1,000 things, next to a check from scratch.

Random edits of a plant without errors, as the inspector and the Delete key make them; most are undone again,
so that the drawing stays as large as it is. Both candidates look at the same drawing after the same change
and find the same (asserted). The parts: what the definitions mean over the cabling, for 5,000 devices; and
single points of failure by the articulation points of a graph, next to taking each thing out in turn.
"""

from __future__ import annotations

import gc
import time
from collections import defaultdict
from collections.abc import Callable
from random import Random

import networkx as nx

from bench.report import Report, Table, Target
from bench.rounds import Spread, interleave
from bench.topology.plant import edit, plant
from engine.ficon.drawing.checking.live_checks import Checker, check
from engine.ficon.drawing.checks.single_points import cut_by
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.scene import PairItem, Scene
from engine.ficon.drawing.model.drawing import Change, Drawing

EDITS, QUICK = 400, 20
ROUNDS = 7
KEPT = 0.02  # of the edits are not undone
LIMIT_MS, RESOLVE_MS = 50.0, 100.0
DEVICES = 5_000

Times = dict[str, list[float]]  # ms


def edits(drawing: Drawing, count: int) -> tuple[Times, Times]:
    """Check each edit and its undo live and from scratch; by candidate, and the live ones by kind."""
    rng, checker = Random(1), Checker(drawing, time.thread_time)
    checker.update()
    gc.freeze()  # as the window does when it has started
    times: Times = {"live": [], "from scratch": []}
    kinds: Times = defaultdict(list)

    def step(change: Change) -> None:
        drawing.apply(change)
        gc.collect()  # what the check from scratch has left is not the live one's
        live = checker.update(change)
        times["live"].append(live.milliseconds)
        kinds[_kind(change)].append(live.milliseconds)
        copy = drawing.copy()
        found, took = timed(lambda: check(copy))
        times["from scratch"].append(took)
        assert found == live.findings

    for _ in range(count):
        change = edit(drawing, rng, destroy=0.05)
        step(change)
        if rng.random() > KEPT:
            step(change.inverse())
    gc.unfreeze()
    return times, kinds


def _kind(change: Change) -> str:
    """Return the kind of the edit: the class of the edited thing, or that things were added or removed."""
    before, after = next(iter(change.things.values()), (None, None))
    if before is None or after is None:
        return "things added or removed"
    return type(after).__name__


def timed(call: Callable[[], object]) -> tuple[object, float]:
    """Return the result of a call, and ms of CPU time."""
    began = time.thread_time()
    found = call()
    return found, 1000 * (time.thread_time() - began)


def cut_by_removal(item: PairItem) -> set[str]:
    """Return things without which no connection is left: each is taken out in turn."""
    found = set()
    for thing in {thing for way in item.ways for thing in way}:
        graph = nx.Graph()
        graph.add_nodes_from(item.lpars)
        for way in item.ways:
            if thing not in way:
                nx.add_path(graph, (item.lpars[0], *way, item.lpars[1]))
        if not nx.has_path(graph, *item.lpars):
            found.add(thing)
    return found


def share(values: list[float], part: float) -> float:
    """Return the value below which this part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def _row(name: str, values: list[float]) -> tuple[str, ...]:
    spread = Spread(tuple(values))
    cells = (spread.median, share(values, 0.95), max(values))
    return name, f"{len(values)}", *(f"{one:.1f}" for one in cells)


def _parts(rounds: int) -> tuple[Table, float]:
    large = plant(12, DEVICES // (12 * 6 * 3 * 2) + 1)
    pairs = Scene(plant()).pairs
    count = sum(2 * one.count for one in resolve(large).stretches)
    found = interleave(
        rounds,
        {
            f"connections of {count:,} devices": lambda: timed(lambda: resolve(large.copy()).connections)[1],
            f"single points of {len(pairs)} links, one graph each": lambda: timed(
                lambda: [cut_by(one) for one in pairs]
            )[1],
            "the same, taking each thing out": lambda: timed(lambda: [cut_by_removal(one) for one in pairs])[
                1
            ],
        },
    )
    assert [cut_by(one) for one in pairs] == [cut_by_removal(one) for one in pairs]
    rows = tuple((name, spread.text(".1f")) for name, spread in found.items())
    return Table(("part", "ms"), rows), next(iter(found.values())).median


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes a few edits."""
    drawing = plant(2 if quick else 12)
    things = len(drawing)
    times, kinds = edits(drawing, QUICK if quick else EDITS)
    columns = ("checked", "edits", "median, ms", "95%, ms", "most, ms")
    parts, resolving = _parts(1 if quick else ROUNDS)
    live = times["live"]
    return Report(
        "live checks of the topology editor",
        (
            Table(columns, tuple(_row(name, values) for name, values in times.items())),
            Table(
                ("live, by what was edited", *columns[1:]), tuple(_row(*one) for one in sorted(kinds.items()))
            ),
            parts,
        ),
        (
            Target("live check of an edit, median", LIMIT_MS, Spread(tuple(live)).median, False, " ms"),
            Target("live check of an edit, 95%", LIMIT_MS, share(live, 0.95), False, " ms"),
            Target("connections of 5,000 devices", RESOLVE_MS, resolving, False, " ms"),
        ),
        (f"The drawing has {things:,} things when it begins. Times are CPU time of the thread.",),
    )
