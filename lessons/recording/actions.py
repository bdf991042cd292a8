"""The actions of a trainer while a lesson is recorded."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

How = Literal["cp", "shell", "change"]
MAX_ACTIONS = 500  # actions of a lesson


@dataclass(frozen=True)
class OpenedScenario:
    """A scenario was opened: an id of the catalog or a file. seed None: the scenario's own."""

    scenario: str
    settings: tuple[str, ...] = ()
    seed: int | None = None


@dataclass(frozen=True)
class Ran:
    """The run stands at a time (ns) now: it ran there, or was taken back. `condition`: what it ran until."""

    at: int
    condition: str = ""


@dataclass(frozen=True)
class Typed:
    """A command at a time (ns): to CP as a userid, in the shell of a guest, or a change of a parameter."""

    at: int
    userid: str
    line: str
    how: How = "cp"


@dataclass(frozen=True)
class Looked:
    """A panel was pointed at, and maybe a guest in it."""

    chart: str
    guest: str = ""


@dataclass(frozen=True)
class Noted:
    """A text for the student. Of several lines the first one is the title of the step."""

    text: str


Action = OpenedScenario | Ran | Typed | Looked | Noted


@dataclass
class ActionLog:
    """The actions in order."""

    actions: list[Action] = field(default_factory=list)

    def add(self, action: Action) -> None:
        """Note an action. Replace the last one if both only say where the trainer is now."""
        last = self.actions[-1] if self.actions else None
        passing = isinstance(action, Ran) and isinstance(last, Ran) and not last.condition
        if passing or (isinstance(action, Looked) and isinstance(last, Looked)):
            self.actions.pop()
        if len(self.actions) < MAX_ACTIONS:
            self.actions.append(action)

    @property
    def opened(self) -> bool:
        """True if a scenario was opened."""
        return any(isinstance(action, OpenedScenario) for action in self.actions)
