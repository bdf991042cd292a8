"""Judges an answer: the repair is applied to the machine with the fault, and its figures are compared."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.faults.catalog import fault_kinds
from engine.faults.deal import SEEDS, DealtFault, case
from engine.faults.figures import healthy_ranges, seen, worse
from engine.faults.kind import SAME
from engine.faults.machine import FILE, FaultMachine
from engine.faults.work import RepairError, check_work
from engine.language import say
from engine.runs.pool import Pool, Progress, all_answers
from engine.runs.ranges import Range
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import SimulationError

CAUSE, PLACE, REPAIR, HINT = 4, 2, 4, 1  # points
POINTS = CAUSE + PLACE + REPAIR
MAX_LINES = 100  # of a repair
_SETTING = re.compile(r"\s*[\w.\-]+\s*=.*", re.DOTALL)


@dataclass(frozen=True)
class FaultExamination:
    """The measurements of a case: the healthy machine over seeds, and the machine with the fault."""

    code: str
    healthy: Mapping[str, Range]
    faulty: Mapping[str, float]

    @property
    def dealt(self) -> DealtFault:
        """The fault."""
        return case(self.code)

    @property
    def complaint(self) -> str:
        """The complaint of the machine's users."""
        name = self.dealt.symptom
        return self.dealt.complaint(self.faulty.get(name), self.healthy.get(name))

    def as_json(self) -> dict[str, Any]:
        """Return a table that `examination_of_json` reads."""
        return {
            "code": self.code,
            "healthy": {name: asdict(found) for name, found in self.healthy.items()},
            "faulty": dict(self.faulty),
        }


def examination_of_json(table: Mapping[str, Any]) -> FaultExamination:
    """Return what `as_json` wrote."""
    healthy = {name: Range(**found) for name, found in table["healthy"].items()}
    return FaultExamination(table["code"], healthy, table["faulty"])


@dataclass(frozen=True)
class FaultAnswer:
    """A student's answer. cause: id of a kind; repair: settings (KEY=VALUE) or CP commands."""

    cause: str
    place: str
    repair: tuple[str, ...]
    hints: int = 0


@dataclass(frozen=True)
class FaultVerdict:
    """Judgment of an answer. repaired: figures with the repair. again: the right answer was shown before."""

    cause: bool
    place: bool
    restored: bool
    hints: int
    repaired: Mapping[str, float] = field(default_factory=dict)
    again: bool = False

    @property
    def points(self) -> int:
        """Points of the answer, minus the cost of hints; 0 for an answer that was shown before."""
        if self.again:
            return 0
        found = CAUSE * self.cause + PLACE * self.place + REPAIR * self.restored
        return max(0, found - HINT * self.hints)

    def as_json(self) -> dict[str, Any]:
        """Return a table that `verdict_of_json` reads, with the points."""
        return asdict(self) | {"points": self.points}


def verdict_of_json(table: Mapping[str, Any]) -> FaultVerdict:
    """Return what `as_json` wrote."""
    return FaultVerdict(**{name: value for name, value in table.items() if name != "points"})


def examine(dealt: DealtFault, pool: Pool, progress: Progress = lambda done, total: None) -> FaultExamination:
    """Run the healthy machine with all seeds, and the machine with the fault."""
    machine, names = dealt.kind.machine, names_of(dealt)
    jobs = [(machine, dealt.healthy, seed, names) for seed in range(1, SEEDS + 1)]
    jobs.append((machine, dealt.faulty, dealt.seed, names))
    *healthy, faulty = all_answers(pool, _figures, jobs, progress)
    return FaultExamination(dealt.code, healthy_ranges(healthy), faulty)


def names_of(dealt: DealtFault) -> tuple[str, ...]:
    """Return the figures that are evidence for the kinds of faults of a machine."""
    kinds = [kind for kind in fault_kinds() if kind.machine == dealt.kind.machine]
    return tuple(dict.fromkeys(name for kind in kinds for name in kind.names()))


def _figures(machine: FaultMachine, scenario: Scenario, seed: int, names: Sequence[str]) -> dict[str, float]:
    return machine.figures(scenario, seed, names)


def judge(found: FaultExamination, answer: FaultAnswer, dealt: DealtFault | None = None) -> FaultVerdict:
    """Apply the repair of an answer to the machine with the fault, and judge the answer.

    A repair counts, whatever it is, if it returns the symptom to the range of the healthy machine, and the
    machine does its work as well as the healthy machine. Raises RepairError for a repair that cannot be
    applied: it is not judged, so that a mistyped setting reveals nothing.
    """
    dealt = dealt or found.dealt
    cause = answer.cause == dealt.kind.id
    place = answer.place.strip().upper() == dealt.place.name.upper()
    repaired = repaired_figures(dealt, answer.repair)
    ways = seen(repaired, found.healthy)
    restored = ways.get(dealt.symptom) == SAME and not worse(ways)
    return FaultVerdict(cause, place, restored, answer.hints, repaired)


def repaired_figures(dealt: DealtFault, repair: Sequence[str]) -> dict[str, float]:
    """Return the figures of the machine with the fault and a repair. Raises RepairError."""
    scenario, commands = repaired(dealt, repair)
    try:
        return dealt.kind.machine.figures(scenario, dealt.seed, names_of(dealt), commands)
    except SimulationError as error:
        raise RepairError(str(error)) from error


def repaired(dealt: DealtFault, repair: Sequence[str]) -> tuple[Scenario, list[str]]:
    """Return the machine with the fault and the settings of a repair, and the commands of the repair.

    Settings apply from the start of the run; commands are given at the machine's `fork`. Raises RepairError.
    """
    lines = [line.strip() for line in repair if line.strip()]
    if len(lines) > MAX_LINES:
        raise RepairError(say("{0} lines: expected at most {1}", len(lines), MAX_LINES))
    settings = [line for line in lines if _SETTING.fullmatch(line)]
    commands = [line for line in lines if line not in settings]
    try:
        scenario = load_scenario(FILE, settings, dealt.table()) if settings else dealt.faulty
        check_work(scenario, dealt.healthy)
    except ScenarioError as error:
        raise RepairError(str(error).removeprefix(f"{FILE} with --set ")) from error
    return scenario, commands
