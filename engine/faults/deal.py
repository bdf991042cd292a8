"""Creates cases: a case number always leads to the same fault, with the same size and at the same place."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.faults.catalog import DIFFICULTIES, fault_kinds, fault_studies
from engine.faults.figures import shown, shown_range, title
from engine.faults.kind import SAME, SYSTEM, FaultKind, FaultPlace
from engine.kernel.units import clock_text
from engine.language import enumerated, say
from engine.runs.ranges import Range
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

ANY = "any"  # instead of a study
MAX_NUMBER = 999_999
SEEDS = 8  # a run has one of these seeds; the healthy machine runs with each of them
_CODE = re.compile(r"([a-z]+)-([123])-(\d{1,6})")


class FaultError(ValueError):
    """A case that cannot be created, or an answer that cannot be judged; the text is for the user."""


@dataclass(frozen=True)
class DealtFault:
    """A fault in a machine. code: the case, as "relocation-2-17"; seed: the seed of the run."""

    code: str
    kind: FaultKind
    place: FaultPlace
    size: str
    seed: int

    @cached_property
    def healthy(self) -> Scenario:
        """The machine without the fault."""
        return self.kind.machine.load()

    @cached_property
    def faulty(self) -> Scenario:
        """The machine with the fault."""
        return self.kind.machine.load([self.fill(setting) for setting in self.kind.change])

    @property
    def symptom(self) -> str:
        """The figure that shows the fault."""
        return self.fill(self.kind.symptom)

    @property
    def repair(self) -> tuple[str, ...]:
        """The model solution."""
        return tuple(self.fill(line) for line in self.kind.repair)

    @property
    def cause(self) -> str:
        """The title of the kind in the current language."""
        return say(self.kind.title)

    def fill(self, text: str) -> str:
        """Return a text of the fault kind with this place and size inserted."""
        return self.place.fill(text, self.size)

    def table(self) -> dict[str, Any]:
        """Return the machine with the fault as a complete scenario, without texts that reveal the fault."""
        own = {
            "id": f"fault-{self.code}",
            "title": say("Find the fault: case {0}", self.code),
            "summary": say("This machine has one fault. Find it, and repair it."),
            "seed": self.seed,
        }
        return scenario_table(self.faulty) | own

    def complaint(self, value: float | None, healthy: Range | None) -> str:
        """Return the symptom in one sentence, compared with the healthy machine."""
        start, end = (clock_text(time) for time in self.kind.machine.span)
        template = "{0}: {1}. The healthy machine has {2}. Both are measured from {3} to {4}."
        name = self.symptom
        return say(template, title(name), shown(name, value), shown_range(name, healthy), start, end)

    def hints(self) -> list[str]:
        """Return the hints, from the weakest to the strongest."""
        names = [name.partition("@")[0] for name, way in self.kind.evidence.items() if way != SAME]
        others = [kind for kind in fault_kinds(self.kind.machine.study) if kind is not self.kind]
        other = others[_pick(f"{self.code} hint", len(others))] if others else self.kind
        causes = sorted({say(kind.title) for kind in (self.kind, other)})
        where = say("The fault is at {0}.", self.place.name)
        if self.place.name == SYSTEM:
            where = say("The fault is in the whole system, not in a single guest or device.")
        return [
            say("Compare these figures: {0}.", enumerated(title(name) for name in names)),
            where,
            say("It is one of these causes: {0}.", " / ".join(causes)),
        ]


def deal(study: str, difficulty: int, number: int) -> DealtFault:
    """Return the fault of a case. study: a folder of a study, or "any". Raises FaultError."""
    if study not in (ANY, *fault_studies()):
        known = ", ".join((ANY, *fault_studies()))
        raise FaultError(say('Study "{0}": expected one of {1}', study[:40], known))
    if difficulty not in DIFFICULTIES or not 0 <= number <= MAX_NUMBER:
        text = "Difficulty {0}, number {1}: expected a difficulty from 1 to 3 and a number up to {2}"
        raise FaultError(say(text, difficulty, number, MAX_NUMBER))
    kinds = fault_kinds("" if study == ANY else study, difficulty)
    if not kinds:
        raise FaultError(say("{0} has no faults of difficulty {1}", study, difficulty))
    code = f"{study}-{difficulty}-{number}"
    return deal_kind(kinds[_pick(code, len(kinds))], number, code)


def deal_kind(kind: FaultKind, number: int, code: str = "") -> DealtFault:
    """Return a fault of this kind; the number determines the place, size and seed of the run."""
    code = code or f"{kind.id}-{number}"
    place = kind.places[_pick(f"{code} place", len(kind.places))]
    size = kind.sizes[_pick(f"{code} size", len(kind.sizes))]
    return DealtFault(code, kind, place, size, 1 + _pick(f"{code} run", SEEDS))


def case(code: str) -> DealtFault:
    """Return the fault of a case by its code, such as "relocation-2-17". Raises FaultError."""
    found = _CODE.fullmatch(code.strip().lower())
    if found is None:
        raise FaultError(
            say('Case "{0}": expected study, difficulty and number, like {1}', code[:40], "relocation-2-17")
        )
    return deal(found[1], int(found[2]), int(found[3]))


def _pick(text: str, count: int) -> int:
    """Return a number below `count` that depends only on the text."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) % count
