"""The content of a page about one or two runs: pages, states and figures at the columns of a time grid.

The room of a page is limited: long runs with many guests have fewer columns, and not all curves of single
guests. The page shows the length of a column, and whether curves were omitted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.charts.memory_bars import values as bars
from app.charts.toolkit.panes.pane import PaneDescription
from app.charts.toolkit.state_look import HATCHES, PLACE_HATCHES, PLACE_LABELS, REAL_LABELS, Form, state_label
from app.charts.toolkit.words import tr
from app.export.page.numbers import PageGrid, PageRun, curves, pages, seen, shares
from app.export.page.writing import LINES, packed, page
from app.language import scenario_text
from app.look import axis_text as axis
from app.panels.charts import chart_kind, chart_specs
from engine.atomic import atomic_write
from engine.kernel.kinds import VcpuState
from engine.kernel.units import SECOND
from engine.language import joined, say
from engine.measures.moments import periods
from engine.reading_notes import ReadingNote
from engine.scenario.model.guests import alias
from engine.scenario.model.site_release import caution
from engine.session_file.annotation import WHOLE, Annotation

MOST, FEWEST = 600, 60  # columns
ROOM = 3_400_000  # bytes of numbers of all runs; as text they are a third longer
FOR_GUESTS = 0.55  # of the room, at most, for bars and states; the rest is for curves
_STATES = 8  # in a usual run, for the estimate
SHOWN = ("processor.busy", "system.available", "system.page_rate", "load.response", "lock.share")
TICKS = 6  # times below a chart


@dataclass(frozen=True)
class PageStep:
    """A step of a lesson: its title, lines below it, and its moment of the run, s; None if it has no
    moment.
    """

    title: str
    lines: tuple[str, ...] = ()
    at: float | None = None


@dataclass(frozen=True)
class PageContent:
    """A run, or two compared runs; `steps`: the steps of a lesson that was played with the first run."""

    runs: tuple[PageRun, ...]
    steps: tuple[PageStep, ...] = ()
    score: str = ""
    notes: tuple[ReadingNote, ...] = ()  # on the files that were read


class NothingRecordedError(ValueError):
    """A run without samples; the message states the required action."""


def write_page(content: PageContent, path: Path, span: tuple[int, int] | None = None) -> Iterator[float]:
    """Write the page completely or not at all; yield the progress. span: ns; None: the whole runs.

    Raises NothingRecordedError, OSError.
    """
    runs = content.runs
    start, end = span or (0, max(run.recording.now for run in runs))
    grid, form, states = _grid(runs, start, end), _form(runs), seen(runs)
    room = ROOM // len(runs) - len(grid.edges) * _width(runs, form)
    yield 0.0
    found, complete = curves(runs, grid, room)
    shown: list[dict[str, Any]] = []
    for run, own in zip(runs, found, strict=True):
        yield 0.5 + 0.5 * len(shown) / len(runs)
        shown.append(_run(run, grid, form, states) | {"curves": own})
    lesson = {"score": content.score, "lesson": [asdict(step) for step in content.steps]}
    notes = {"notes": [str(note) for note in content.notes]}
    facts = {"facts": [*_facts(runs), *_limits(grid, complete)], "runs": shown, **lesson, **notes}
    atomic_write(path, page("run", facts | _common(runs, grid, form, states) | {"shown": _first(found[0])}))
    yield 1.0


def _common(
    runs: Sequence[PageRun], grid: PageGrid, form: Form, states: Sequence[VcpuState]
) -> dict[str, Any]:
    """Return the data that all runs share."""
    names = [run.name for run in runs]
    return {
        "title": joined(names) if len(names) > 1 else scenario_text(runs[0].recording.scenario.title),
        "start": grid.start / SECOND,
        "end": grid.end / SECOND,
        "step": grid.step / SECOND,
        "columns": len(grid.edges) - 1,
        "ticks": [at / SECOND for at in axis.time_ticks(grid.start, grid.end, TICKS)],
        "places": [_place(name, form) for name in bars.shown(form)],
        "states": [_state(state) for state in states],
    }


def _form(runs: Sequence[PageRun]) -> Form:
    return bars.form_of(*(run.recording for run in runs))


def _grid(runs: Sequence[PageRun], start: int, end: int) -> PageGrid:
    """Return as many columns as fit. Raises NothingRecordedError."""
    if end <= start or any(len(run.recording.time) < 2 for run in runs):
        raise NothingRecordedError(say("nothing has been recorded yet; play the run first"))
    fitting = int(FOR_GUESTS * ROOM / len(runs)) // _width(runs, _form(runs))
    most = min(max(fitting, FEWEST), MOST)
    step = axis.time_step(end - start, most)
    full = start - (start - end) // step * step  # complete columns up to the current end of the run
    return PageGrid(start, min(full, max(run.recording.now for run in runs)), step)


def _width(runs: Sequence[PageRun], form: Form) -> int:
    """Return the bytes for a column of the largest run, for bars and states."""
    guests = max(len(run.recording.scenario.guests) for run in runs)
    return guests * (4 * len(bars.shown(form)) + _STATES)


def _facts(runs: Sequence[PageRun]) -> Iterator[str]:
    yield say("Simulated figures are not measurements.")
    for run in runs:
        scenario = run.recording.scenario
        yield say("{0}: {1}, seed {2}", run.name, scenario_text(scenario.title), run.recording.seed)
        if note := caution(scenario.lpar):
            yield note


def _limits(grid: PageGrid, complete: bool) -> Iterator[str]:
    yield say("Each step of the slider and of the curves is {0} long.", axis.span_text(grid.step))
    yield say("Curves that stay 0 are not listed.")
    if not complete:
        yield say("There is not enough room for the curves of all individual guests.")


def _run(run: PageRun, grid: PageGrid, form: Form, states: Sequence[VcpuState]) -> dict[str, Any]:
    recording, scenario = run.recording, run.recording.scenario
    marks = [
        *run.markers,
        *((period.end, say("End of {0}", scenario_text(period.title))) for period in periods(recording)),
    ]
    return {
        "name": run.name,
        "end": recording.now / SECOND,
        "guests": [
            {"userid": guest.userid, "label": alias(guest), "role": scenario_text(guest.role)}
            for guest in scenario.guests
        ],
        "marks": [{"at": at / SECOND, "title": title} for at, title in marks if grid.start <= at <= grid.end],
        "annotations": list(_annotations(run, grid)),
        "bars": packed(pages(recording, grid, form), "i4"),
        "lanes": packed(shares(recording, grid, states), "u1"),
    }


def _annotations(run: PageRun, grid: PageGrid) -> Iterator[dict[str, Any]]:
    """Yield the annotations of a run in the displayed time, with the titles of their charts."""
    titles = {id: spec.title for id, spec in chart_specs().items()}
    for own in run.annotations:
        if own.scenario == run.recording.scenario.id and own.start <= grid.end and own.end >= grid.start:
            times = {"start": own.start / SECOND, "end": own.end / SECOND, "level": own.level / WHOLE}
            shown = {key: value for key, value in own._asdict().items() if key != "scenario"}
            yield {**shown, **times, "title": titles.get(own.chart, own.chart), "name": _row_name(own)}


def _row_name(own: Annotation) -> str:
    """Return the name of an annotation's row; "" for a pane, whose id is not shown to users."""
    is_pane = own.chart in chart_specs() and isinstance(chart_kind(own.chart), PaneDescription)
    return "" if is_pane else own.row


def _place(name: str, form: Form) -> dict[str, str]:
    title = tr(REAL_LABELS[form]) if name == "real" else tr(PLACE_LABELS[name])
    return {"id": name, "title": title, "lines": LINES[PLACE_HATCHES.get(name)]}


def _state(state: VcpuState) -> dict[str, str]:
    return {"id": state.name.lower(), "title": state_label(state), "lines": LINES[HATCHES.get(state)]}


def _first(curves: Sequence[dict[str, Any]]) -> list[str]:
    """Return the keys of the curves that are visible when the page opens."""
    found = {curve["key"].split("/")[0]: curve["key"] for curve in reversed(curves)}
    return [found[id] for id in SHOWN if id in found]
