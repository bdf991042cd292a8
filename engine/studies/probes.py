"""The probes of a study: the measurement of its facts and claims, and the runs for it.

Each study's folder has facts.py with FACTS and claims.py with CLAIMS: one probe for every id in its ledger. A
probe specifies the runs that it needs. It examines one run at a time, in the process that made the run, and
returns a few numbers; the remaining work is done where all numbers are combined. A search, which consists of
many runs, counts as one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

from engine.scenario.scenario import Scenario

Figures = dict[str, float]
Look = Callable[[Any], Figures]  # at a run: Seen; at a search: engine.studies.capacity_search.Found
Rule = Callable[..., bool]  # the figures of each run, in the order of the runs
Across = Callable[[Sequence[Sequence[Figures]]], bool]  # those of each seed


@dataclass(frozen=True)
class StudyRun:
    """A scenario with settings on top, to be run with each seed."""

    scenario: str
    settings: tuple[str, ...] = ()
    name: str = ""  # its difference from the other runs of a probe


@dataclass(frozen=True)
class ProbeSearch:
    """The smallest number at which a figure reaches a value, for each seed: capacity_search."""

    scenario: str
    of: str  # the setting that is the number; "users"
    until: str  # what is reached: "master=100%"
    settings: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class MeasuredProbe:
    """A fact taken from runs. If there are several runs, each results in a value, unless `combine` combines
    them into one value.
    """

    take: Callable[[Any], float]  # from Seen, or from engine.studies.capacity_search.Found
    runs: tuple[StudyRun | ProbeSearch, ...]
    combine: Callable[..., float] | None = None
    note: str = ""  # the suspected cause, when it is known to miss


@dataclass(frozen=True)
class Given:
    """A fact that is an input of the machine: read from the scenario."""

    take: Callable[[Scenario], float | str]
    scenario: str
    note: str = ""  # why the scenario has something else

    runs = ()


@dataclass(frozen=True)
class Claimed:
    """A claim: the function that examines each run, and the rule that determines from the figures whether it
    holds.
    """

    look: Look
    runs: tuple[StudyRun | ProbeSearch, ...]
    holds: Rule
    across: Across | None = None  # condition for all seeds together, beside that
    note: str = ""


Probe = TypeVar("Probe", bound=MeasuredProbe | Given | Claimed)


class Probes(dict[str, Probe]):
    """Probes by the id of the fact or claim that they measure. A second probe for an id raises ValueError."""

    def __setitem__(self, id: str, probe: Probe) -> None:
        if id in self:
            raise ValueError(f"{id} has two probes")
        super().__setitem__(id, probe)


class Facts(Probes[MeasuredProbe | Given]):
    """The probes of a study's facts.

    `causes`: patterns of ids, and the suspected cause if such a fact misses; the first match counts.
    """

    def __init__(self, causes: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__()
        self._causes = causes

    def measured(
        self,
        id: str,
        take: Callable[[Any], float],
        *runs: StudyRun | ProbeSearch,
        combine: Callable[..., float] | None = None,
        note: str = "",
    ) -> None:
        """Add a measured fact; `take` examines each of the runs."""
        self[id] = MeasuredProbe(take, runs, combine, note or self._cause(id))

    def given(self, id: str, scenario: str, take: Callable[[Scenario], float | str], note: str = "") -> None:
        """Add a given fact; `take` reads the scenario and returns a number, or the text if a text was
        published.
        """
        self[id] = Given(take, scenario, note or self._cause(id))

    def _cause(self, id: str) -> str:
        return next((cause for pattern, cause in self._causes if re.search(pattern, id)), "")


class Claims(Probes[Claimed]):
    """The probes of a study's claims."""

    def look(
        self,
        id: str,
        *runs: StudyRun | ProbeSearch,
        holds: Rule,
        across: Across | None = None,
        note: str = "",
    ) -> Callable[[Look], Look]:
        """Return a decorator for the function that takes the figures of one run."""

        def keep(look: Look) -> Look:
            self[id] = Claimed(look, runs, holds, across, note)
            return look

        return keep


def probes(study: str) -> tuple[Facts, Claims]:
    """Return all probes of a study, from its folder."""
    folder = f"engine.studies.{study}"
    return import_module(f"{folder}.facts").FACTS, import_module(f"{folder}.claims").CLAIMS
