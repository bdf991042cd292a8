"""The worker's answers to the window's requests, and facts about branches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.run.worker.machines import MachineSource

if TYPE_CHECKING:  # the engine is imported late
    from engine.scenario.scenario import Scenario
    from engine.tree import Branch


@dataclass(frozen=True)
class Done:
    """The result of a request."""

    error: str = ""  # a sentence; in this case, nothing has changed
    text: str = ""  # for users, if there is a message
    failed: bool = False  # the run has stopped at an error, which was reported already
    hunting: bool = False  # the run continues until a match is found; another response follows
    opened: bool = False  # another session is open
    branch: str = ""  # the name of the branch that was made and plays now
    value: Any = None


@dataclass(frozen=True)
class BranchInfo:
    """Information about one of the runs in a session."""

    id: int
    name: str
    parent: int | None  # the branch that it was forked from
    forked_at: int | None  # ns
    position: int  # ns: position of the machine
    recorded: int  # ns: how far it has come
    source: MachineSource
    scenario: Scenario
    seed: int
    commands: int  # commands so far, including those to be repeated


def infos(branches: Iterable[Branch]) -> tuple[BranchInfo, ...]:
    """Return information about the branches of a tree, in tree order."""
    return tuple(_info(branch) for branch in branches)


def _info(branch: Branch) -> BranchInfo:
    machine, source = branch.simulation, branch.source
    return BranchInfo(
        branch.id,
        branch.name,
        branch.parent,
        branch.forked_at,
        machine.now,
        machine.recorded,
        (source.name, tuple(source.settings), source.seed),
        machine.scenario,
        machine.seed,
        len(machine.all_commands),
    )
