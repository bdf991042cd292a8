"""--until, --from and --to: times, or the names of phases and marks."""

from __future__ import annotations

from app.cli.failure import Failure
from engine.quantities import TIME_HINT, to_time
from engine.right_keys import nearest
from engine.scenario import Scenario
from engine.units import clock_text


def end_of_run(scenario: Scenario, until: str | None) -> int:
    """When a run ends, ns. Raises Failure."""
    return (
        scenario.until
        if until is None
        else _bounded(scenario, "--until", until, _named(scenario, "--until", until)[1])
    )


def period(scenario: Scenario, start: str | None, end: str | None) -> tuple[int, int]:
    """(from, to) in ns; a phase covers itself, a mark is one moment. Raises Failure."""
    if start is None and end is None:
        return 0, scenario.until
    first = _named(scenario, "--from", start) if start is not None else (0, 0)
    last = _named(scenario, "--to", end) if end is not None else None
    if last is None:
        last = first if start in _names(scenario) else (0, scenario.until)
    _bounded(scenario, "--from", start or "", first[0])
    _bounded(scenario, "--to", end or "", last[1])
    if last[1] < first[0]:
        raise Failure(f'--to = "{end}": expected {clock_text(first[0])} or later, since --from is then')
    return first[0], last[1]


def _names(scenario: Scenario) -> dict[str, tuple[int, int]]:
    """Start and end of all phases and marks, ns."""
    names = {phase.id: (phase.start, phase.end) for phase in scenario.phases}
    return names | {mark.id: (mark.at, mark.at) for mark in scenario.marks}


def _named(scenario: Scenario, option: str, text: str) -> tuple[int, int]:
    names = _names(scenario)
    if text in names:
        return names[text]
    try:
        at = to_time(0 if text == "0" else text)
    except ValueError:
        near = nearest(text, names)
        hint = f"; the nearest right name is {near}" if near else ""
        listed = f", or one of {', '.join(names)}" if names else ""
        raise Failure(f'{option} = "{text}": expected {TIME_HINT}{listed}{hint}') from None
    return at, at


def _bounded(scenario: Scenario, option: str, text: str, at: int) -> int:
    if at > scenario.until or (option == "--until" and at == 0):
        most = clock_text(scenario.until)
        raise Failure(f'{option} = "{text}": expected a time up to {most}, the end of {scenario.id}')
    return at
