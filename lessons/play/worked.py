"""The worked solution of a prediction, based on the run: which value of which guests at which time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.units import clock_text
from engine.language import later, say
from engine.measures import measures
from lessons.format.models import Step
from lessons.play.judging import PLACES, figure_text, unit_of


def worked(step: Step, found: Any) -> str:
    """Return Markdown that identifies the measure and its value in the student's run; `found`: the value
    compared.
    """
    return say("**Worked solution.** {0}", _SAYS[step.form](step, found)) if step.form in _SAYS else ""


def _what(step: Step, whose: str | None = None) -> str:
    measure = measures().get(step.measure)
    title = f"*{measure.title}*" if measure is not None else say("the value")
    return say("{0} of {1}", title, whose) if whose else title


def _when(step: Step) -> str:
    return (
        say("at {0}", step.at_time)
        if step.at_time
        else say("from {0} to {1}, on average", step.from_time, step.to_time)
    )


def _number(step: Step, found: Any) -> str:
    return say("Take {0} {1}: {2}.", _what(step, step.of), _when(step), figure_text(found, unit_of(step)))


def _choice(step: Step, found: Any) -> str:
    right = next(option for option in step.options if option.id == found)
    how = say("`{0}` holds {1}", right.when, _when(step)) if right.when else say("look at {0}", _what(step))
    return say("{0} In this run {1}.", right.text, how) if right.decided else right.text


def _order(step: Step, found: Any) -> str:
    titles = {item.id: item.title for item in step.items}
    names = " > ".join(titles[id] for id in found)
    return say("Compare {0} {1}: {2}.", _what(step), _when(step), names)


def _bars(step: Step, found: Any) -> str:
    lines = [
        f"* {item.title}, {say(PLACES[place])}: {figure_text(found[item.id][place])}"
        for item in step.items
        for place in step.places
        if found[item.id][place] is not None
    ]
    return "\n".join([say("Count the pages of each guest {0}:", _when(step)), "", *lines])


def _curve(step: Step, found: Any) -> str:
    low, high = min(found, key=lambda point: point[1]), max(found, key=lambda point: point[1])
    ends = [
        say(name, figure_text(value, unit_of(step)), clock_text(int(at)))
        for name, (at, value) in (
            (later("it starts at {0} ({1})"), found[0]),
            (later("is lowest, {0}, at {1}"), low),
            (later("highest, {0}, at {1}"), high),
        )
    ]
    return say("Follow {0}: {1}.", _what(step, step.of), ", ".join(ends))


def _series(step: Step, found: Any) -> str:
    values = "; ".join(f"{point}: {figure_text(value, unit_of(step))}" for point, value in found.items())
    return say("Take {0} {1} of each run: {2}.", _what(step, step.of), _when(step), values)


_SAYS: dict[str | None, Callable[[Step, Any], str]] = {
    "number": _number,
    "choice": _choice,
    "order": _order,
    "bars": _bars,
    "curve": _curve,
    "series": _series,
}
