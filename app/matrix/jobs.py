"""What is asked of a process: one simulation of one run."""

from __future__ import annotations

from typing import NamedTuple

from engine.studies.probes import Run


class Key(NamedTuple):
    """What tells a run from all others: a scenario and settings on top."""

    scenario: str
    settings: tuple[str, ...] = ()

    @classmethod
    def of(cls, run: Run) -> Key:
        """The key of a run; its name does not matter."""
        return cls(run.scenario, run.settings)


class Job(NamedTuple):
    """A run with one seed: `place` counts on from that of the scenario."""

    study: str
    key: Key
    place: int
