"""A source of machines for the worker: the engine, imported late and in the worker's thread.

The imports take several hundred milliseconds; the window is on the screen before they begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # the engine is imported late
    from engine.build.live_parameters import Changeable
    from engine.recording.recorder import Recording
    from engine.scenario.files.catalog import CatalogEntry
    from engine.scenario.scenario import Scenario
    from engine.session_file.annotation import Annotation
    from engine.session_file.saved import SavedSession
    from engine.shell.watch import ShellWatch
    from engine.sim import Simulation
    from engine.tree import Branch, Tree

MachineSource = tuple[str, tuple[str, ...], int | None]  # id or file of a scenario, settings, seed


class MomentSearch(Protocol):
    """Finds moments in a recording, like engine.conditions.Condition."""

    @property
    def text(self) -> str: ...
    def next(self, recording: Recording, after: int) -> int | None: ...
    def previous(self, recording: Recording, before: int) -> int | None: ...
    def why_not(self, recording: Recording, at: int) -> str: ...


class Machines:
    """The real engine. `elsewhere`: missing kernels are compiled in another process, not here."""

    def __init__(self, elsewhere: bool = False) -> None:
        self._elsewhere = elsewhere
        self._tables: dict[str, dict[str, Any]] = {}  # scenarios of sessions that were opened, by name

    def prepare(self) -> None:
        """Import the engine, but not its commands, for which the run does not wait."""
        import engine.kernel.store  # imported late to keep the start fast
        import engine.scenario.files.catalog
        import engine.scenario.scenario
        import engine.sim  # noqa: F401

        if self._elsewhere:
            engine.kernel.store.leave_compiling()

    def is_warm(self) -> bool:
        """Return whether every kernel is in the cache, so that this process compiles nothing."""
        from engine import warm  # imported late to keep the start fast
        from engine.kernel import store

        return warm.is_warm() and warm.has_set(store.CHARTS)

    def first_is_ready(self) -> bool:
        """Return whether the kernels for small machines and for the charts are in their files."""
        from engine.kernel import store  # imported late to keep the start fast

        if store.can_run(store.ENGINE) and store.can_run(store.CHARTS):
            return True
        sets = (store.FIRST, store.CHARTS)
        return all(store.path_of(set_).exists() for set_ in sets) and all(map(store.usable, sets))

    def refresh(self) -> None:
        """Load the kernels that have been compiled since the start."""
        from engine.kernel import store  # imported late to keep the start fast

        store.refresh()

    def expected_errors(self) -> tuple[type[Exception], ...]:
        """Return the error classes of the simulated system, whose messages are for users."""
        from engine.kernel.store import NotCompiledError  # imported late to keep the start fast
        from engine.sim import SimulationError

        return (SimulationError, NotCompiledError)

    def catalog(self) -> list[CatalogEntry]:
        """Return the scenarios that ship with the program."""
        from engine.scenario.files.catalog import catalog  # imported late to keep the start fast

        return list(catalog())

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Simulation:
        """Return a machine at time 0; `name` is a catalog id or a file. Raises ScenarioError."""
        from engine.scenario.scenario import load_scenario  # imported late to keep the start fast
        from engine.sim import Simulation

        machine = Simulation(load_scenario(name, settings, self._tables.get(name)), seed)
        machine.run(0)  # loads the kernels, and takes the sample of time 0
        return machine

    def plant(self, title: str, source: MachineSource, machine: Simulation) -> Tree:
        """Return a session with one run."""
        from engine.tree import MachineSource, Tree  # imported late to keep the start fast

        return Tree(title, MachineSource(*source), machine)

    def add(self, tree: Tree, source: MachineSource, machine: Simulation, name: str) -> Branch:
        """Add another run to the runs of a session. Raises TreeError."""
        from engine.tree import MachineSource  # imported late to keep the start fast

        return tree.add(MachineSource(*source), machine, name)

    def condition(self, text: str, scenario: Scenario) -> MomentSearch:
        """Return the parsed form of a condition to wait for. Raises ConditionError, with a message."""
        from engine.conditions.condition import parse_condition  # imported late to keep the start fast

        return parse_condition(text, scenario)

    def condition_help(self) -> str:
        """Return the syntax of conditions, as Markdown."""
        from engine.conditions.help import condition_help  # imported late to keep the start fast

        return condition_help()

    def complete_condition(self, scenario: Scenario, head: str) -> list[str]:
        """Return longer partial or complete versions of a condition."""
        from engine.conditions.help import complete_condition  # imported late to keep the start fast

        return complete_condition(scenario, head)

    def changeable(self, scenario: Scenario) -> Sequence[Changeable]:
        """Return the settings that can be changed in a running machine."""
        from engine.build.live_parameters import changeable  # imported late to keep the start fast

        return changeable(scenario)

    def session_text(
        self,
        tree: Tree,
        active: int,
        markers: Sequence[tuple[int, str]],
        plots: str,
        annotations: Sequence[Annotation],
    ) -> str:
        """Return a session as the text of a file. plots: the contents of the plots, as text."""
        from engine.session_file.models import NamedMarker  # imported late to keep the start fast
        from engine.session_file.text import session_text

        named = [NamedMarker(at, title) for at, title in markers]
        return session_text(tree, active, named, plots, annotations)

    def load_session(self, path: Path) -> SavedSession:
        """Read a session from a file. Raises SessionError, with a message."""
        from engine.session_file.text import load_session  # imported late to keep the start fast

        session = load_session(path)
        self._tables |= session.tables
        return session

    def complete(self, scenario: Scenario, userid: str, head: str, shell: bool) -> list[str]:
        """Return words that may replace the last word of a partial command."""
        from engine.cp import help as cp  # imported late to keep the start fast
        from engine.shell import terminal as linux

        return linux.complete(head) if shell else cp.complete(scenario, head, userid)

    def help_text(self, words: str, shell: bool) -> str:
        """Return the explanation of a command; "" explains all commands."""
        from engine.cp import help as cp  # imported late to keep the start fast
        from engine.shell import terminal as linux

        return linux.help_text(words) if shell else cp.help_text(words)

    def watch(self, machine: Simulation, userid: str, line: str) -> ShellWatch | None:
        """Return the program that continues to print after a line typed at a guest's terminal; None if there
        is no such program.
        """
        from engine.shell.watch import watch  # imported late: no console is used at the start

        return watch(machine, userid, line)
