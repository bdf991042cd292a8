"""--until, --from and --to: times, or the names of phases and marks."""

from __future__ import annotations

from app.cli.failure import Failure
from engine.members import UnknownName
from engine.moments import moment, named_moments
from engine.scenario import Scenario
from engine.units import clock_text


def end_of_run(scenario: Scenario, until: str | None) -> int:
    """When a run ends, ns. Raises Failure."""
    if until is None:
        return scenario.until
    return _bounded(scenario, "--until", until, _named(scenario, "--until", until)[1])


def period(scenario: Scenario, start: str | None, end: str | None) -> tuple[int, int]:
    """(from, to) in ns; a phase covers itself, a mark is one moment. Raises Failure."""
    if start is None and end is None:
        return 0, scenario.until
    first = _named(scenario, "--from", start) if start is not None else (0, 0)
    last = _named(scenario, "--to", end) if end is not None else None
    if last is None:
        last = first if start in named_moments(scenario) else (0, scenario.until)
    _bounded(scenario, "--from", start or "", first[0])
    _bounded(scenario, "--to", end or "", last[1])
    if last[1] < first[0]:
        raise Failure(f'--to = "{end}": expected {clock_text(first[0])} or later, since --from is then')
    return first[0], last[1]


def _named(scenario: Scenario, option: str, text: str) -> tuple[int, int]:
    try:
        return moment(scenario, text)
    except UnknownName as error:
        raise Failure(f"{option} = {error}") from None


def _bounded(scenario: Scenario, option: str, text: str, at: int) -> int:
    if at > scenario.until or (option == "--until" and at == 0):
        most = clock_text(scenario.until)
        raise Failure(f'{option} = "{text}": expected a time up to {most}, the end of {scenario.id}')
    return at
