"""The worked solution of a prediction, made from the run: which figure of which guests at which moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.units import clock_text
from engine.measures import measures
from lessons.format.models import Step
from lessons.play.judging import PLACES, figure_text, unit_of


def worked(step: Step, found: Any) -> str:
    """Return Markdown that names the figure and its value in the student's run; `found` as compared."""
    return f"**Worked solution.** {_SAYS[step.form](step, found)}" if step.form in _SAYS else ""


def _what(step: Step, whose: str | None = None) -> str:
    measure = measures().get(step.measure or "")
    title = f"*{measure.title}*" if measure is not None else "the figure"
    return f"{title} of {whose}" if whose else title


def _when(step: Step) -> str:
    return f"at {step.at_time}" if step.at_time else f"from {step.from_time} to {step.to_time}, on average"


def _number(step: Step, found: Any) -> str:
    return f"Take {_what(step, step.of)} {_when(step)}: {figure_text(found, unit_of(step))}."


def _choice(step: Step, found: Any) -> str:
    right = next(option for option in step.options if option.id == found)
    how = f"`{right.when}` holds {_when(step)}" if right.when else f"look at {_what(step)}"
    return f"{right.text} In this run {how}." if right.decided else right.text


def _order(step: Step, found: Any) -> str:
    titles = {item.id: item.title for item in step.items}
    names = " > ".join(titles[id] for id in found)
    return f"Compare {_what(step)} {_when(step)}: {names}."


def _bars(step: Step, found: Any) -> str:
    lines = [
        f"* {item.title}, {PLACES[place]}: {figure_text(found[item.id][place])}"
        for item in step.items
        for place in step.places
        if found[item.id][place] is not None
    ]
    return "\n".join([f"Count the pages of each guest {_when(step)}:", "", *lines])


def _curve(step: Step, found: Any) -> str:
    low, high = min(found, key=lambda point: point[1]), max(found, key=lambda point: point[1])
    ends = [
        f"{name} {figure_text(value, unit_of(step))} at {clock_text(int(at))}"
        for name, (at, value) in (
            ("it starts with", found[0]),
            ("is lowest with", low),
            ("highest with", high),
        )
    ]
    return f"Follow {_what(step, step.of)}: {', '.join(ends)}."


def _series(step: Step, found: Any) -> str:
    values = "; ".join(f"{point}: {figure_text(value, unit_of(step))}" for point, value in found.items())
    return f"Take {_what(step, step.of)} {_when(step)} of each run: {values}."


_SAYS: dict[str | None, Callable[[Step, Any], str]] = {
    "number": _number,
    "choice": _choice,
    "order": _order,
    "bars": _bars,
    "curve": _curve,
    "series": _series,
}
