"""A loaded lesson: its steps with their texts, and the machines that they use."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.language import say
from engine.scenario.files.catalog import catalog as scenarios
from engine.scenario.files.error import ScenarioError, nearest, text_key
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.ledger import Fact, Ledger, load_ledger
from lessons.format.error import KeyLines, LessonError, sentence
from lessons.format.fields import STUDENT
from lessons.format.folder import MAX_PICTURE_BYTES, Folder
from lessons.format.models import Figure, Run, Step, Sweep
from lessons.format.pictures import relabelled
from lessons.format.text import LessonText

TABLE = "lesson.toml"
MAX_DURATION = 12 * 3600 * 1_000_000_000  # ns of a run; no student waits longer


@dataclass(frozen=True)
class Lesson:
    """A lesson. `lines` maps keys to their lines in lesson.toml."""

    folder: Folder
    id: str
    title: str
    study: str
    minutes: int
    summary: str
    runs: Mapping[str, Run]
    steps: tuple[Step, ...]
    text: LessonText
    lines: KeyLines
    figures: tuple[Figure, ...] = ()
    sweeps: Mapping[str, Sweep] = field(default_factory=dict)
    part: str = ""
    objectives: tuple[str, ...] = ()
    misconceptions: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    mastery: int = 70  # percent of the points
    senses: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)  # English texts in pictures -> theirs
    _scenarios: dict[str, Scenario] = field(default_factory=dict)

    @property
    def introduction(self) -> str:
        """Markdown before the first step."""
        return self.text.introduction.markdown

    def index(self, id: str) -> int:
        """Return the index of a step. Raises KeyError."""
        places = {step.id: place for place, step in enumerate(self.steps)}
        return places[id]

    def asked_by(self, step: Step) -> Step:
        """Return the step whose question a step is about: for a comparison, the prediction; otherwise the
        step itself.
        """
        return step if step.predict is None else self.steps[self.index(step.predict)]

    def run_of(self, place: int) -> str:
        """Return the run that is open in a step; "" if none has been opened yet."""
        named = [step.run for step in self.steps[: place + 1] if step.run]
        return named[-1] if named else ""

    def machine(self, run: str) -> tuple[str, tuple[str, ...]]:
        """Return the arguments of load_scenario: a file or the id of a shipped scenario, and settings."""
        name = self.runs[run].scenario
        return (str(self.folder.path / name) if name.endswith(".toml") else name), self.runs[run].settings

    def seed(self, run: str, student: str = "") -> int:
        """Return the seed with which a student runs a run."""
        given = self.runs[run].seed
        if given == STUDENT:
            return student_seed(student, self.id)
        return self.scenario(run).seed if given is None else int(given)

    def scenario(self, run: str) -> Scenario:
        """Return the scenario of a run. Raises LessonError with file and line."""
        if run not in self._scenarios:
            self._scenarios[run] = self._load(run)
        return self._scenarios[run]

    def built(self, run: str, settings: Sequence[str]) -> Scenario:
        """Return the scenario of a run with additional settings. Raises ScenarioError."""
        name, below = self.machine(run)
        return load_scenario(name, (*below, *settings))

    def asked_of(self, sweep: str) -> list[Step]:
        """Return the steps that ask about a sweep."""
        return [step for step in self.steps if step.form == "series" and step.sweep == sweep]

    @property
    def ledger(self) -> Ledger:
        """The ledger of the lesson's study. Raises LedgerError."""
        return load_ledger(self.study)

    def fact(self, id: str) -> Fact:
        """Return a published figure of the lesson's study. Raises LedgerError."""
        return self.ledger.fact(id)

    def picture(self, name: str) -> bytes:
        """Return a picture from the folder, with its texts in the lesson's language. Raises LessonError."""
        data = self.folder.bytes(name, MAX_PICTURE_BYTES)
        return relabelled(data, self.labels) if self.labels and name.endswith(".svg") else data

    def wrong(self, key: tuple[str | int, ...], expected: str, near: str = "") -> LessonError:
        """Return the error for a key of lesson.toml."""
        return LessonError(TABLE, self.lines.of(key), sentence(key, expected, nearest=near))

    def _load(self, run: str) -> Scenario:
        self._check_name(run)
        name, settings = self.machine(run)
        try:
            scenario = load_scenario(name, settings)
        except ScenarioError as error:
            raise self._placed(error, run) from None
        if scenario.until > MAX_DURATION:
            raise self.wrong(("runs", run, "scenario"), say("expected a scenario that ends within 12 hours"))
        return scenario

    def _check_name(self, run: str) -> None:
        name = self.runs[run].scenario
        known = [entry.id for entry in scenarios()] if not name.endswith(".toml") else self.folder.names
        if name not in known:
            hint = say("expected a scenario file in the lesson folder, or the ID of a shipped scenario")
            raise self.wrong(("runs", run, "scenario"), hint, nearest(name, known))

    def _placed(self, error: ScenarioError, run: str) -> LessonError:
        """Return the error with the line that it concerns: in a file of the folder, or in the settings."""
        file = Path(error.file).name
        text = str(error).replace(f"{self.folder.path}{os.sep}", "")
        if " with " in error.file or file not in self.folder.names:
            return self.wrong(("runs", run, "settings" if " with " in error.file else "scenario"), text)
        return LessonError(file, self._line(file, error.key), text.removeprefix(f"{file}: "))

    def _line(self, file: str, key: str) -> int:
        try:
            return KeyLines(self.folder.text(file)).of(text_key(key))
        except LessonError:
            return 0


def student_seed(student: str, lesson_id: str) -> int:
    """Return a student's own seed for a lesson, 1 to 999,999; it is the same on every computer."""
    name = " ".join(student.split()).casefold()
    number = hashlib.blake2b(f"{lesson_id}\n{name}".encode(), digest_size=8).digest()
    return int.from_bytes(number, "big") % 999_999 + 1
