"""Where the runner gets its machines from: the engine, imported late and in the worker's thread.

The imports cost several hundred milliseconds; the window is on the screen before they begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Reply(Protocol):
    """What engine.cp says to a command."""

    @property
    def lines(self) -> tuple[str, ...]: ...
    @property
    def number(self) -> int: ...


class Machine(Protocol):
    """What the runner needs of engine.sim.Simulation."""

    @property
    def scenario(self) -> Any: ...
    @property
    def seed(self) -> int: ...
    @property
    def now(self) -> int: ...
    @property
    def events(self) -> int: ...
    @property
    def finished(self) -> bool: ...
    @property
    def commands(self) -> Sequence[Any]: ...
    def run(self, until: int, budget: int = 0) -> Any: ...
    def recording(self) -> Any: ...
    def execute(self, line: str, userid: str) -> Reply: ...
    def shell(self, userid: str, line: str) -> Reply: ...


class Machines(Protocol):
    """A source of machines; the tests have another one."""

    def prepare_views(self) -> None: ...
    def prepare(self) -> None: ...
    def is_warm(self) -> bool: ...
    def expected_errors(self) -> tuple[type[Exception], ...]: ...
    def catalog(self) -> list[Any]: ...
    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Machine: ...
    def complete(self, scenario: Any, userid: str, head: str, shell: bool) -> list[str]: ...
    def help_text(self, words: str, shell: bool) -> str: ...


class EngineMachines:
    """The real engine."""

    def prepare_views(self) -> None:
        """Import what the charts need, all in one thread, so that no import lock is fought over."""
        import app.views  # noqa: F401
        from app.charts import chart_classes

        chart_classes()

    def prepare(self) -> None:
        """Import the engine; its commands only when somebody types one: the study is not to wait for them."""
        import engine.catalog
        import engine.scenario
        import engine.sim  # noqa: F401

    def is_warm(self) -> bool:
        """Whether every kernel is in the cache, so that nothing will be compiled in this process."""
        from app.warm import is_warm

        return is_warm()

    def expected_errors(self) -> tuple[type[Exception], ...]:
        """Errors of the simulated system, whose messages are for people."""
        from engine.sim import SimulationError

        return (SimulationError,)

    def catalog(self) -> list[Any]:
        """The scenarios that come with the program."""
        from engine.catalog import catalog

        return list(catalog())

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Machine:
        """A machine at time 0; `name` is an id of the catalog or a file. Raises ScenarioError."""
        from engine.scenario import load_scenario
        from engine.sim import Simulation

        machine: Machine = Simulation(load_scenario(name, settings), seed)
        machine.run(0)  # loads the kernels, and takes the sample of time 0
        return machine

    def complete(self, scenario: Any, userid: str, head: str, shell: bool) -> list[str]:
        """Words that may stand in place of the last one of the beginning of a command."""
        from engine import cp
        from engine import shell as linux

        return linux.complete(head) if shell else cp.complete(scenario, head, userid)

    def help_text(self, words: str, shell: bool) -> str:
        """What a command means; "" explains all commands."""
        from engine import cp
        from engine import shell as linux

        return (linux if shell else cp).help_text(words)
