"""The engine for runs of drawings: its kernels are loaded before somebody presses Run."""

from __future__ import annotations

from typing import Any

from app.run.machines import EngineMachines

FIRST = "relocation-idle"  # a machine with everything that drawings have


class DrawnMachines(EngineMachines):
    """No catalogue; a small machine is made beforehand."""

    def prepare(self) -> None:
        """Import the engine, and load the kernels if they are compiled."""
        super().prepare()
        if self.is_warm():
            self.load(FIRST, (), None)

    def is_warm(self) -> bool:
        """Charts need not be compiled."""
        from engine.warm import is_warm

        return is_warm()

    def catalog(self) -> list[Any]:
        """Nobody asks."""
        return []
