"""Input to a command: the machine, and the user who issued the command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from engine.cp.reply import refuse
from engine.kernel.kinds import Activity, Pause
from engine.recording.command_log import GivenCommand
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import LparSettings, Scenario
from engine.state.tables import State


class RunningMachine(Protocol):
    """The parts of a Simulation that commands and setting changes need."""

    scenario: Scenario

    @property
    def state(self) -> State:
        """The tables and blocks of all systems."""

    @property
    def now(self) -> int:
        """Simulated time, ns."""

    @property
    def commands(self) -> tuple[GivenCommand, ...]:
        """The commands that have changed the machine so far."""

    @property
    def settings_in_force(self) -> Mapping[str, str]:
        """Settings changed so far."""

    def past(self) -> Recording:
        """Return everything recorded so far."""


@dataclass(frozen=True)
class Call:
    """A command that is being executed; s and blocks are the tables that kernels take."""

    machine: RunningMachine
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
        """The tables of the system that takes the command."""
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
    def lpar(self) -> LparSettings:
        """The logical partition of the system that takes the command."""
        return systems(self.scenario)[self.system].lpar

    @property
    def granule(self) -> int:
        return self.scenario.lpar.granule

    def name(self, guest: int) -> str:
        return self.scenario.guests[guest].userid

    def own_guest(self) -> np.int64:
        """Return the issuer's virtual machine. Raises CPError if the issuer has none here."""
        guest = guest_number(self.scenario, self.userid)
        if guest is None:
            refuse(
                f"{self.userid} has no virtual machine in this model. "
                f"For a guest use: FOR userid CMD command, or SEND CP userid command"
            )
        return np.int64(guest)

    def vcpus(self, guest: int) -> Any:
        """Return the rows of a guest's virtual CPUs."""
        u = self.guests[guest]
        return self.s["vcpu"][u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]


def is_down(guests: Any) -> bool:
    """Return whether z/VM is being IPLed, so that its guests are not yet logged on. guests: all rows."""
    return bool(((guests["pause"] == Pause.IPLING) & (guests["activity"] == Activity.OFF)).any())


def logged_on(u: Any) -> bool:
    """Return whether the guest has a virtual machine. u: its row."""
    return bool(u["activity"] != Activity.OFF)


EVERY_CLASS = "ABCDEFG"
SYSTEM_USERS = {"MAINT": EVERY_CLASS, "OPERATOR": EVERY_CLASS}
GENERAL = "G"


def guest_number(scenario: Scenario, userid: str) -> int | None:
    """Return the number of the guest with this user ID (in capitals)."""
    return next((guest.index for guest in scenario.guests if guest.userid == userid), None)


def classes_of(scenario: Scenario, userid: str) -> str | None:
    """Return a user's privilege classes; None = unknown user. A guest may have a system user's name."""
    if guest_number(scenario, userid) is not None:
        return GENERAL
    return SYSTEM_USERS.get(userid)


def first_record(call: Call) -> Any:
    """Return the record with the tables that all systems share."""
    return call.tables[0]


def names(scenario: Scenario) -> list[str]:
    """Return the names of all systems, in order."""
    return [system.name for system in systems(scenario)]


def member(call: Call, system: int | None = None) -> Any:
    """Return the row of a member of the cluster; None selects the system that takes the command."""
    return first_record(call)["member"][call.system if system is None else system]


def is_member_down(call: Call, system: int) -> bool:
    """Return whether CP is not running on a member."""
    row = member(call, system)
    return bool(row["slot"] and not row["up"])
