"""A session as a small text file: scenario, seed, branches, commands and markers, but no pictures of memory.

A run is repeatable, so the file is opened by running everything again; then each machine must be the one
that was saved. Everything in it is checked first: anybody may have written it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

import tomli_w
from pydantic import ValidationError

from engine.cache import fingerprint
from engine.keys import key_text
from engine.model_errors import first_wrong
from engine.saved_scenario import scenario_table, shipped, shipped_scenario, table_scenario
from engine.scenario import Scenario
from engine.scenario_error import ScenarioError, one_line, shown
from engine.session_models import Saved, SavedBranch, SavedScenario, command_line
from engine.sim import Simulation, SimulationError
from engine.snapshots import MEMORY
from engine.toml_input import parse_toml
from engine.tree import Branch, Source, Tree, TreeError
from engine.units import clock_text

FORMAT = 1
MOST_BYTES = 1_000_000
SLICE = 400_000  # events between two calls of progress
_HEAD = "# A session of LPAR Lab: open it there. A change by hand is noticed, and the file refused.\n"
_CHECKSUM = "# checksum "
_SAVE_AGAIN = "save the session again where it was made"


class SessionError(ValueError):
    """A session file cannot be used, and nothing has been changed by it; the text is meant for people."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        super().__init__(one_line(f"{name}: {text}" if name else text))

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return SessionError, (self.name, self.text)


class SessionCancelled(Exception):
    """Somebody did not want to wait until a session was open."""


@dataclass(frozen=True)
class Marker:
    """A named moment of the window."""

    at: int  # ns
    title: str


# ---- to a file


def session_text(tree: Tree, active: int, markers: Sequence[Marker] = ()) -> str:
    """The file's text. `active`: the id of the branch that is shown.

    Raises SessionError when it is more than a file may hold.
    """
    scenarios: list[dict[str, Any]] = []
    branches = [_branch(branch, scenarios) for branch in tree.branches]
    table = {
        "format": FORMAT,
        "version": _version(),
        "machine": _machine(),
        "active": active,
        "scenarios": scenarios,
        "branches": branches,
        "markers": [{"at": int(marker.at), "title": _plain(marker.title)[:200]} for marker in markers],
    }
    text = _sealed(_plain(_HEAD + tomli_w.dumps(table)))
    read_session(text, "this session")  # what cannot be opened must not be saved
    return text


def _branch(branch: Branch, scenarios: list[dict[str, Any]]) -> dict[str, Any]:
    machine = branch.simulation
    saved = {
        "id": branch.id,
        "name": branch.name,
        "scenario": _number(_scenario(branch), scenarios),
        "own_seed": branch.source.seed is not None,
        "seed": machine.seed,
        "parent": branch.parent,
        "forked_at": branch.forked_at,
        "forked_events": branch.forked_events,
        "time": machine.now,
        "events": machine.events,
        "recorded": machine.recorded,
        "digest": machine.digest(),
        "commands": [command_line(given) for given in machine.all_commands],
    }
    return {key: value for key, value in saved.items() if value is not None}


def _scenario(branch: Branch) -> dict[str, Any]:
    """By its id when that gives the same one, else in full."""
    source, scenario = branch.source, branch.simulation.scenario
    if _shipped(source) == scenario:
        return {"id": source.name, "settings": list(source.settings)}
    return {"source": source.name, "settings": list(source.settings), "table": scenario_table(scenario)}


def _number(scenario: dict[str, Any], scenarios: list[dict[str, Any]]) -> int:
    """Its place among the scenarios, from 1; each is written once."""
    if scenario not in scenarios:
        scenarios.append(scenario)
    return scenarios.index(scenario) + 1


def _shipped(source: Source) -> Scenario | None:
    """The scenario that comes with the program under this name, if there is one."""
    try:
        return shipped_scenario(source.name, source.settings) if source.name in shipped() else None
    except ScenarioError:
        return None


@cache
def _machine() -> str:
    return fingerprint()


@cache
def _version() -> str:
    try:
        return installed("lparlab")
    except PackageNotFoundError:
        return "0"


def _plain(text: str) -> str:
    """The text without what a file cannot hold."""
    return text.encode("utf-8", "replace").decode()


def _sealed(text: str) -> str:
    return f"{text}{_CHECKSUM}{_checksum(text)}\n"


def _checksum(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# ---- from a file


def load_session(path: Path) -> SavedSession:
    """The session in a file. Raises SessionError."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SessionError(str(path), f"cannot be read ({reason}); expected a session file") from None
    try:
        return read_session(data.decode("utf-8"), path.name)
    except UnicodeDecodeError:
        raise _damaged(path.name, "is not UTF-8") from None


def read_session(text: str, name: str) -> SavedSession:
    """The session that a text holds, checked but not opened yet. Raises SessionError, which names it."""
    text = text.replace("\r\n", "\n")
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise SessionError(name, f"is too large; expected a session of at most {MOST_BYTES:,} bytes")
    body, mark, checksum = text.rpartition(_CHECKSUM)
    if not body.startswith(_HEAD.partition(":")[0]) or not mark:
        raise SessionError(
            name, "is no session file, or its end is missing; open a file that LPAR Lab has saved"
        )
    if _checksum(_plain(body)) != checksum.strip():
        raise _damaged(name, "does not fit its checksum")
    table = _table(body, name)
    _check_version(table, name)
    try:
        session = SavedSession(Saved.model_validate(table), name)
    except ValidationError as error:
        raise SessionError(name, f"{_wrong(error, table)}; {_SAVE_AGAIN}") from None
    assert session.scenarios  # raises SessionError for what no machine can be made of
    return session


def _wrong(error: ValidationError, table: dict[str, Any]) -> str:
    """The first thing that is wrong: where, which value, what was expected."""
    wrong = first_wrong(error, Saved, table)
    value = "" if wrong.value is None or isinstance(wrong.value, dict) else f" = {shown(wrong.value)}"
    return f"{key_text(wrong.key)}{value}: {wrong.expected}" if wrong.key else wrong.expected


def _table(body: str, name: str) -> dict[str, Any]:
    try:
        return parse_toml(body, name)
    except ScenarioError as error:
        raise SessionError("", f"{error}; {_SAVE_AGAIN}") from None


def _check_version(table: dict[str, Any], name: str) -> None:
    made_by = f"LPAR Lab {shown(table.get('version', '?'))}"
    if table.get("format") != FORMAT:
        raise SessionError(
            name,
            f"format = {shown(table.get('format', '?'))}, written by {made_by}; expected format {FORMAT}: "
            "open it with the version that wrote it",
        )
    if table.get("machine") != _machine():
        raise SessionError(
            name,
            f"was saved with another version of the machine ({made_by}), which would run otherwise; "
            "open it with the version that wrote it",
        )


def _damaged(name: str, how: str) -> SessionError:
    return SessionError(name, f"{how}: it is damaged or was changed by hand; take a copy, or {_SAVE_AGAIN}")


class SavedSession:
    """A session that has been read: it can be opened."""

    def __init__(self, saved: Saved, name: str) -> None:
        self.saved, self.name = saved, name

    @property
    def active(self) -> int:
        """The id of the branch that was shown."""
        return self.saved.active

    @property
    def markers(self) -> tuple[Marker, ...]:
        """The markers."""
        return tuple(Marker(marker.at, marker.title) for marker in self.saved.markers)

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of the branches. Raises SessionError."""
        try:
            return tuple(self._read(one, place) for place, one in enumerate(self.saved.scenarios, 1))
        except ScenarioError as error:
            raise SessionError("", f"{error}; {_SAVE_AGAIN}") from None

    def _read(self, one: SavedScenario, place: int) -> Scenario:
        if one.table is not None:
            return table_scenario(one.table, f"{self.name}: scenarios.{place}.table")
        return shipped_scenario(one.id or "", one.settings)

    def open(self, progress: Callable[[float], bool] = lambda share: True, memory: int = MEMORY) -> Tree:
        """The branches, each run again to where it stood; `progress` gets the share done, False cancels.

        Raises SessionCancelled, or SessionError when a machine is not the one that was saved.
        """
        work = _Work(sum(_length(one) for one in self.saved.branches), progress)
        opened: dict[int, Simulation] = {}
        for one in self.saved.branches:
            machine = self._begun(one, opened, memory)
            _run_again(machine, one, work)
            opened[one.id] = machine
        for one in self.saved.branches:
            if (opened[one.id].now, opened[one.id].events) != (one.time, one.events):
                _seek(opened[one.id], one.events, one.time)
            self._check(opened[one.id], one)
        try:
            return Tree.of([self._branch(one, opened[one.id]) for one in self.saved.branches], memory)
        except TreeError as error:
            raise SessionError(self.name, f"{error} {_SAVE_AGAIN}") from None

    def _begun(self, one: SavedBranch, opened: dict[int, Simulation], memory: int) -> Simulation:
        """The machine at the moment of the fork when its parent has that past still, else at time 0."""
        parent = next((other for other in self.saved.branches if other.id == one.parent), None)
        if parent and _has_past(one, parent):
            _seek(opened[parent.id], one.forked_events or 0, one.forked_at or 0)
            machine = opened[parent.id].fork()
        else:
            machine = Simulation(self.scenarios[one.scenario - 1], one.seed, memory)
        machine.repeat(one.given[len(machine.commands) :])
        return machine

    def _check(self, machine: Simulation, one: SavedBranch) -> None:
        stands = (machine.now, machine.events, machine.recorded, machine.digest())
        if stands != (one.time, one.events, one.recorded, one.digest):
            raise SessionError(
                self.name,
                f'"{one.name}" is another machine at {clock_text(one.time)} than the one that was saved: '
                f"the file was made by another version of the machine, or was changed; {_SAVE_AGAIN}",
            )

    def _branch(self, one: SavedBranch, machine: Simulation) -> Branch:
        made_of = self.saved.scenarios[one.scenario - 1]
        source = Source(made_of.id or made_of.source, made_of.settings, one.seed if one.own_seed else None)
        return Branch(one.id, one.name, source, one.parent, one.forked_at, one.forked_events, machine)


@dataclass
class _Work:
    """What is to be run in all, ns, and what has been."""

    total: int
    progress: Callable[[float], bool]
    done: int = 0

    def tell(self, more: int) -> None:
        """Raises SessionCancelled."""
        self.done += more
        if not self.progress(min(1.0, self.done / max(1, self.total))):
            raise SessionCancelled


def _length(one: SavedBranch) -> int:
    return max(0, one.recorded - (one.forked_at or 0))


def _has_past(one: SavedBranch, parent: SavedBranch) -> bool:
    """Is what both were up to the fork still the past of both? Either may have gone back and been changed."""
    if one.forked_at is None or one.forked_events is None:
        return False
    fork = (one.forked_at, one.forked_events)
    before = [given for given in parent.given if (given.time, given.events) <= fork]
    after = one.given[len(before) :]
    return (
        (one.scenario, one.seed) == (parent.scenario, parent.seed)
        and min(one.recorded, parent.recorded) >= one.forked_at
        and list(one.given[: len(before)]) == before
        and all((given.time, given.events) >= fork for given in after)
    )


def _run_again(machine: Simulation, one: SavedBranch, work: _Work) -> None:
    """Run to the end of the recording; at that end, no event further than the machine had come."""
    last = one.recorded - (one.time == one.recorded)
    try:
        while machine.now < last:
            began = machine.now
            machine.run(last, SLICE)
            work.tell(machine.now - began)
    except SimulationError:
        return  # as it did when it was saved, or the check will tell
    if one.time == one.recorded:  # with the commands that were given there
        _seek(machine, one.events, one.time)


def _seek(machine: Simulation, events: int, time: int) -> None:
    """Go there; a machine that cannot go on so far stays where it stops."""
    try:
        machine.seek_event(events, time)
    except SimulationError:
        return
