"""What a command is given: the machine, and who issued it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from engine.cp.reply import ours
from engine.cp.users import guest_number
from engine.kernel.kinds import Activity, Pause
from engine.recording.command_log import Given
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Lpar, Scenario
from engine.state.tables import State


class Machine(Protocol):
    """What commands need of a Simulation."""

    scenario: Scenario

    @property
    def state(self) -> State:
        """Tables and blocks of all systems."""

    @property
    def now(self) -> int:
        """Simulated time, ns."""

    @property
    def commands(self) -> tuple[Given, ...]:
        """The commands that have changed the machine by now."""

    def past(self) -> Recording:
        """Everything recorded up to now."""


@dataclass(frozen=True)
class Call:
    """One command on its way; s and blocks are the tables that kernels take."""

    machine: Machine
    userid: str
    classes: str
    cpus: tuple[int, ...] = ()  # virtual CPUs named by the prefix CPU; none = the command's own choice
    system: int = 0  # the number of the z/VM system that takes it

    @property
    def tables(self) -> Any:
        """The tables of all systems."""
        return self.machine.state.tables

    @property
    def s(self) -> Any:
        """Those of the system that takes the command."""
        return self.tables[self.system]

    @property
    def blocks(self) -> Any:
        return self.machine.state.blocks

    @property
    def scenario(self) -> Scenario:
        return self.machine.scenario

    @property
    def now(self) -> int:
        return self.machine.now

    @property
    def guests(self) -> Any:
        """The rows of all guests."""
        return self.s["guest"][: len(self.scenario.guests)]

    @property
    def lpar(self) -> Lpar:
        """The logical partition of the system that takes the command."""
        return systems(self.scenario)[self.system].lpar

    @property
    def granule(self) -> int:
        return self.scenario.lpar.granule

    def name(self, guest: int) -> str:
        return self.scenario.guests[guest].userid

    def own_guest(self) -> np.int64:
        """The issuer's virtual machine. Raises CPError when it has none here."""
        guest = guest_number(self.scenario, self.userid)
        if guest is None:
            ours(
                f"{self.userid} has no virtual machine in this model. "
                f"For a guest use: FOR userid CMD command, or SEND CP userid command"
            )
        return np.int64(guest)

    def vcpus(self, guest: int) -> Any:
        """The rows of a guest's virtual CPUs."""
        u = self.guests[guest]
        return self.s["vcpu"][u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]


def is_down(guests: Any) -> bool:
    """Is z/VM being IPLed? Its guests are to be started then, and are not logged on yet. guests: all rows."""
    return bool(((guests["pause"] == Pause.IPLING) & (guests["activity"] == Activity.OFF)).any())


def logged_on(u: Any) -> bool:
    """Does the guest have a virtual machine? u: its row."""
    return bool(u["activity"] != Activity.OFF)
