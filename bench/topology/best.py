"""The search for the best layout of a link: how fast, how much of everything it looks at, and how good."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from bench.report import Report, Table, Target, figure
from engine.ficon.drawing.best import LayoutQuestion, Limits, Ranking, SearchProgress, question, search
from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.search import LONG, rates, tried
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates.layouts import draw
from engine.studies.relocation import layouts
from engine.studies.relocation.layouts import Layout

SECONDS = 60.0  # that a search may take
CANCEL = 1.0  # s between two words of it, at most: then it can be canceled
CASES = {
    "1 shared channel": layouts.straight(1),
    "2 shared channels": layouts.straight(2),
    "4 shared channels": layouts.straight(4),
    "7 shared channels": layouts.straight(7),
    "2 channels of each end's own": layouts.non_shared(2),
    "4 channels of each end's own": layouts.non_shared(4),
}
STUDY = {4: layouts.optimised(4), 7: layouts.optimised(7)}
SMALL, MAX_CONNECTIONS = layouts.straight(2), 3  # of which everything is tried
SHORT = 1.0  # s of a trial of everything


@dataclass(frozen=True)
class Took:
    """A search: s, the longest silence in s, and what was found."""

    seconds: float
    silence: float
    ranking: Ranking


def asked(layout: Layout, limits: Limits | None = None) -> LayoutQuestion:
    """Return the question for a drawing of this layout."""
    drawing = Drawing()
    draft = Draft(drawing, "")
    draw(draft, Place(0, 0), layout)
    drawing.apply(draft.done())
    return question(drawing, drawing.of(IsfcLink)[0].id, limits)


def took(given: LayoutQuestion) -> Took:
    """Search once; the kernels are loaded."""
    began = last = time.perf_counter()
    silence = 0.0
    for said in search(given):
        now = time.perf_counter()
        silence, last = max(silence, now - last), now
        if isinstance(said, Ranking):
            return Took(now - began, silence, said)
        assert isinstance(said, SearchProgress)
    raise AssertionError("a search ends with a ranking")


def everything(given: LayoutQuestion) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
    """MB/s of both directions, and the order, of every sequence of connections."""
    for count in range(1, given.connections + 1):
        for order in product(given.pairs, repeat=count):
            first, second = rates(given, order, SHORT)
            yield first.mbs[0] + second.mbs[1], order


def of_study(given: LayoutQuestion, layout: Layout) -> Candidate:
    """Return the study's layout among the trials of the search."""
    names = [one.name for one in given.channels]
    order = tuple((names.index(first), names.index(second)) for _, (first, second) in layout.connections)
    return tried(given, "as drawn", order, (0.0, 0.0))


def _searches(cases: dict[str, Layout]) -> tuple[Table, dict[str, Took]]:
    found, rows = {}, []
    for name, layout in cases.items():
        found[name] = one = took(asked(layout))
        best = one.ranking.candidates[0]
        figures = (one.ranking.counted, one.ranking.tried, one.seconds, one.ranking.counted / one.seconds)
        texts = (f"{figures[0]:,}", str(figures[1]), figure(figures[2]), figure(figures[3]))
        rows.append(
            (name, *texts, f"{one.silence:.2f}", best.family, str(len(best.order)), figure(best.mean))
        )
    columns = ("", "layouts", "tried", "s", "layouts/s", "longest silence, s", "best", "connections", "MB/s")
    return Table(columns, tuple(rows)), found


def _against_everything() -> tuple[Table, float]:
    """Searched and exhaustive, of a small link; the share of the best rate that the search has found."""
    given = asked(SMALL, Limits(connections=MAX_CONNECTIONS))
    mine = took(given)
    began = time.perf_counter()
    every = list(everything(given))
    passed = time.perf_counter() - began
    best = max(mbs for mbs, _ in every)
    orders = (one.order for one in mine.ranking.candidates)
    own = max(first.mbs[0] + second.mbs[1] for first, second in (rates(given, one, SHORT) for one in orders))
    rows = (
        ("everything", f"{len(every):,}", figure(passed), figure(len(every) / passed), figure(best / 2)),
        ("searched", f"{mine.ranking.counted:,}", figure(mine.seconds),
         figure(mine.ranking.counted / mine.seconds), figure(own / 2)),
    )  # fmt: skip
    columns = (f"2 channels, up to {MAX_CONNECTIONS} connections", "layouts", "s", "layouts/s", "MB/s")
    return Table(columns, rows), own / best


def _against_the_study(found: dict[str, Took]) -> tuple[Table, float]:
    rows, least = [], 1.0
    for channels, layout in STUDY.items():
        one = found.get(f"{channels} shared channels")
        if one is not None:
            study, best = of_study(one.ranking.question, layout), one.ranking.candidates[0]
            least = min(least, best.mean / study.mean)
            share = f"{best.mean / study.mean:.2%}"
            rows.append((f"{channels} shared channels", figure(study.mean), figure(best.mean), share))
    return Table(("", "optimised link of the study, MB/s", "found, MB/s", "share"), tuple(rows)), least


def run(quick: bool = False) -> Report:
    """Measure; `quick` searches for one small link."""
    took(asked(SMALL, Limits(connections=1)))  # loads the kernels
    cases = dict(list(CASES.items())[:1]) if quick else CASES
    searches, found = _searches(cases)
    everything_table, share = _against_everything()
    study, least = _against_the_study(found)
    slowest = max(one.seconds for one in found.values())
    silence = max(one.silence for one in found.values())
    tables = (searches, everything_table, study) if study.rows else (searches, everything_table)
    return Report(
        "the best layout of a link",
        tables,
        (
            Target("the slowest search", SECONDS, slowest, at_least=False, unit=" s"),
            Target("longest silence of a search", CANCEL, silence, at_least=False, unit=" s"),
            Target("of the best rate of all layouts", 0.99, share, at_least=True),
            Target("of the rate of the study's optimised links", 0.998, least, at_least=True),
        ),
        (
            "Layouts are judged by capacity, the best of them in trials of the link model, the last of "
            f"{LONG:g} s in each direction. MB/s are means of both directions. One process.",
        ),
    )
