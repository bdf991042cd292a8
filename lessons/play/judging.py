"""Judges an answer: one sentence, and a key that selects hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations
from typing import Any

import numpy as np

from engine.kernel.units import clock_text
from engine.language import later, numeral, say, title_said, with_unit
from engine.measures import measures
from lessons.format.models import Step
from lessons.play.work import Judgement

PLACES = {"real": later("real storage"), "xstor": "XSTOR", "both": later("both"), "dasd": "DASD"}
MIN_TOLERANCE = 0.01  # of the field's range: a manual guess cannot be nearer to a truth of about 0

TOLERANCES = {  # what `tolerance` means for each form; shown in AUTHORING.md
    "number": "it is off by at most `tolerance` of the run's value, or 1% of the range",
    "series": "each point is right as a number",
    "bars": "no part of a bar is off by more than `tolerance` of the run's largest part",
    "curve": "the mean distance is at most `tolerance` of the range from least to most",
    "order": "every pair is in the right order; there is no tolerance",
    "choice": "it is the option that the run decides for; there is no tolerance",
}


def judge(step: Step, answer: Any, truth: Any, points: Mapping[str, str] | None = None) -> Judgement:
    """Judge an answer against the truth, which has the same shape. points: names of the runs of a series.

    The error of a number is relative to the truth; for bars, it is the largest difference relative to the
    largest bar; for a curve, the mean difference relative to the axis; for an order, the share of misplaced
    pairs.
    """
    judges: dict[str, Callable[..., Judgement]] = {
        "number": _number,
        "choice": _choice,
        "order": _order,
        "bars": _bars,
        "curve": _curve,
        "series": partial(_series, points or {}),
    }
    form = step.form or "text"
    return judges[form](step, answer, truth) if form in judges else Judgement(right=True, key="text")


_BARS_HIGH = later("The largest error is {0:.0%} of the largest bar: {1}, {2}, is too high.")
_BARS_LOW = later("The largest error is {0:.0%} of the largest bar: {1}, {2}, is too low.")
_CURVE_HIGH = later(
    "The average error is {0:.0%} of the axis; the largest error is at {1}, where the curve is too high."
)
_CURVE_LOW = later(
    "The average error is {0:.0%} of the axis; the largest error is at {1}, where the curve is too low."
)


def unit_of(step: Step) -> str:
    """Return the unit in which a step's values are shown, in the current language."""
    return title_said(stated_unit(step))


def stated_unit(step: Step) -> str:
    """Return the unit of a step as stated by the lesson or its measure, the same in every language."""
    found = measures().get(step.measure)
    return step.unit if step.unit is not None else found.unit if found else ""


def figure_text(value: float, unit: str = "") -> str:
    """Return a value with three significant digits: 1,534 pages, 51.2 MB, 0.25."""
    size = abs(value)
    digits = 0 if size >= 100 or size == 0 else 1 if size >= 10 else 2
    return with_unit(numeral(value, f",.{digits}f"), unit)


def _number(step: Step, answer: Any, truth: Any) -> Judgement:
    off = answer - truth
    error = off / abs(truth) if truth else None
    allowed = max(step.tolerance * abs(truth), MIN_TOLERANCE * (step.most - step.least))
    unit = unit_of(step)
    said = say("Your answer is {0}; this run has {1}", figure_text(answer, unit), figure_text(truth, unit))
    by = _by(off, unit, error)
    if abs(off) <= allowed:
        near = figure_text(answer, unit) != figure_text(truth, unit)
        sentence = say("{0}: {1}, which is close enough.", said, by) if near else say("{0}.", said)
        return Judgement(right=True, error=error, key="right", sentence=sentence)
    return Judgement(right=False, error=error, key=_key(off), sentence=say("{0}: {1}.", said, by))


def _by(off: float, unit: str, error: float | None) -> str:
    if unit == "%":  # a share of the share next to it would be read as the same percentage
        size = say("{0} percentage points", figure_text(abs(off)))
    else:
        size = figure_text(abs(off), unit) + (f" ({numeral(abs(error), '.0%')})" if error is not None else "")
    return say("too low by {0}", size) if off < 0 else say("too high by {0}", size)


def _key(off: float) -> str:
    return "too-low" if off < 0 else "too-high"


def _choice(step: Step, answer: Any, truth: Any) -> Judgement:
    chosen = next(option for option in step.options if option.id == answer)
    if answer == truth:
        because = chosen.why if chosen.right and not chosen.decided else None
        sentence = say("That is right. {0}", because) if because else say("That is right.")
        return Judgement(right=True, key=answer, sentence=sentence)
    return Judgement(right=False, key=answer, sentence=chosen.why or say("That is not right."))


def _order(step: Step, answer: Any, truth: Any) -> Judgement:
    place = {id: number for number, id in enumerate(truth)}
    pairs = list(combinations(answer, 2))
    wrong = sum(place[a] > place[b] for a, b in pairs)
    error = wrong / len(pairs) if pairs else 0.0
    if not wrong:
        return Judgement(right=True, error=0.0, key="order", sentence=say("That is the right order."))
    sentence = say("{0} of {1} pairs are in the wrong order.", wrong, len(pairs))
    return Judgement(right=False, error=error, key="order", sentence=sentence)


def _bars(step: Step, answer: Any, truth: Any) -> Judgement:
    pairs = [
        (item, place, answer[item][place], truth[item][place])
        for item in truth
        for place in truth[item]
        if truth[item][place] is not None
    ]
    most = max((value for *_, value in pairs), default=0.0) or 1.0
    off = {(item, place): (given - value) / most for item, place, given, value in pairs}
    worst = max(off, key=lambda pair: abs(off[pair]), default=None)
    error = abs(off[worst]) if worst else 0.0
    right = error <= step.tolerance
    if worst is None or error < 0.005:
        return Judgement(right=right, error=error, key="bars", sentence=say("All bars are as in this run."))
    title = next(item.title for item in step.items if item.id == worst[0])
    place = say(PLACES[worst[1]])
    sentence = say(_BARS_HIGH if off[worst] > 0 else _BARS_LOW, error, title, place)
    return Judgement(right=right, error=error, key="bars", sentence=sentence)


def _series(points: Mapping[str, str], step: Step, answer: Any, truth: Any) -> Judgement:
    """Judge each point like a number; the message identifies the worst point. A curve that bends in the
    opposite direction has a wrong shape.
    """
    off = {id: answer[id] - value for id, value in truth.items() if id in answer}
    room = MIN_TOLERANCE * (step.most - step.least)
    over = {id: abs(by) / max(step.tolerance * abs(truth[id]), room) for id, by in off.items()}
    worst = max(over, key=lambda id: over[id])
    by, unit = off[worst], unit_of(step)
    error = abs(by) / max(abs(truth[worst]), room)
    sentence = say(
        "The largest relative error is at {0}: your answer is {1}; this run has {2}: {3}.",
        points.get(worst, worst),
        figure_text(answer[worst], unit),
        figure_text(truth[worst], unit),
        _by(by, unit, None),
    )
    if over[worst] <= 1.0:
        same = all(figure_text(answer[id], unit) == figure_text(truth[id], unit) for id in off)
        near = (
            say("All points are as in this run.")
            if same
            else say("All points are close enough. {0}", sentence)
        )
        return Judgement(right=True, error=error, key="right", sentence=near)
    key = "shape" if _turned(answer, truth, room) else _key(by)
    if key == "shape":
        sentence = say("{0} The curve of the run goes in the opposite direction.", sentence)
    return Judgement(right=False, error=error, key=key, sentence=sentence)


def _turned(answer: Any, truth: Any, room: float) -> bool:
    first, *_, last = truth
    rise = truth[last] - truth[first]
    return bool(abs(rise) > room and (answer[last] - answer[first]) * rise <= 0)


def _curve(step: Step, answer: Any, truth: Any) -> Judgement:
    times, values = np.array(truth, float).T
    drawn = np.interp(times, *np.array(answer, float).T)
    span = step.most - step.least
    error = float(np.abs(drawn - values).mean() / span)
    worst = int(np.abs(drawn - values).argmax())
    at = clock_text(int(times[worst]))
    sentence = say(_CURVE_HIGH if drawn[worst] > values[worst] else _CURVE_LOW, error, at)
    right = error <= step.tolerance
    return Judgement(right=right, error=error, key="curve", sentence=sentence)
