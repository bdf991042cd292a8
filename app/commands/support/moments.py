"""--until, --from and --to: times, or the names of phases and marks; for --until, also conditions."""

from __future__ import annotations

from app.commands.support.failure import Failure
from engine.conditions.condition import Condition, parse_condition
from engine.conditions.reader import ConditionError
from engine.kernel.units import clock_text
from engine.measures.moments import moment, named_moments
from engine.measures.selectors import UnknownName
from engine.scenario.scenario import Scenario


def end_of_run(scenario: Scenario, until: str | None) -> tuple[int, Condition | None]:
    """Return the latest end of a run, ns, and the condition that ends it earlier. Raises Failure."""
    if until is None:
        return scenario.until, None
    try:
        end = moment(scenario, until)[1]
    except UnknownName as error:
        return scenario.until, _condition(scenario, until, error)
    return _bounded(scenario, "--until", until, end), None


def _condition(scenario: Scenario, text: str, no_time: UnknownName) -> Condition:
    try:
        return parse_condition(text, scenario)
    except ConditionError as error:
        one_word = len(text.split()) == 1  # probably meant as a time or a name
        raise Failure(f"--until = {no_time if one_word and not error.why else error}") from None


def period(scenario: Scenario, start: str | None, end: str | None) -> tuple[int, int]:
    """Return (from, to) in ns; a phase covers itself, a mark is one moment. Raises Failure."""
    if start is None and end is None:
        return 0, scenario.until
    first = _named(scenario, "--from", start) if start is not None else (0, 0)
    last = _named(scenario, "--to", end) if end is not None else None
    if last is None:
        last = first if start in named_moments(scenario) else (0, scenario.until)
    _bounded(scenario, "--from", start or "", first[0])
    _bounded(scenario, "--to", end or "", last[1])
    if last[1] < first[0]:
        raise Failure(
            f'--to = "{end}": expected {clock_text(first[0])} or later, because --from is at that time'
        )
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
