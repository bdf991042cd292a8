"""A plan to evacuate a member of a cluster, and the commands that perform it.

Each console issues one relocation after the other, because CP responds to VMRELOCATE MOVE when the relocation
has ended. The timeout of a guest's applications is its MAXQUIESCE: CP cancels a relocation that would stop
the guest for longer.
"""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict

from engine.kernel.units import SECOND
from engine.language import later

TIMEOUT = 10 * SECOND
TIMEOUT_SOURCE = later("assumed: CP's default MAXQUIESCE, 10 s; scenarios do not describe timeouts")
MOST_AT_ONCE = 8


class PlannedMove(BaseModel):
    """The relocation of a guest. timeout: the timeout of its applications, ns; typed: the user has specified
    it.

    enable: relocation is off for the guest, and is set on for the move.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    userid: str
    to: str
    timeout: int = TIMEOUT
    typed: bool = False
    enable: bool = False


class EvacuationPlan(BaseModel):
    """The relocations of a member's guests, in order. at, window: ns; at_once: number of consoles."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    member: str
    at: int
    window: int
    at_once: int
    moves: tuple[PlannedMove, ...]

    @property
    def until(self) -> int:
        """The end of the maintenance window, ns: no relocation begins later."""
        return self.at + self.window

    def reordered(self, place: int, to: int) -> EvacuationPlan:
        """Return the plan with a relocation moved to another position in the order."""
        moves = list(self.moves)
        moves.insert(to, moves.pop(place))
        return self.model_copy(update={"moves": tuple(moves)})

    def changed(self, place: int, move: PlannedMove) -> EvacuationPlan:
        """Return the plan with the relocation at a position replaced."""
        return self.model_copy(update={"moves": (*self.moves[:place], move, *self.moves[place + 1 :])})


def max_quiesce_seconds(timeout: int) -> int:
    """Return the MAXQUIESCE for a timeout: rounded down to whole seconds, but at least 1."""
    return max(1, timeout // SECOND)


def move_lines(source: str, move: PlannedMove) -> tuple[str, ...]:
    """Return the commands that move a guest away from a member."""
    on = (f"AT {source} CMD SET VMRELOCATE {move.userid} ON",) if move.enable else ()
    return (*on, _move(source, move.userid, move.to, move.timeout))


def back_lines(member: str, move: PlannedMove) -> tuple[str, ...]:
    """Return the commands that bring a guest back to the member."""
    off = (f"AT {member} CMD SET VMRELOCATE {move.userid} OFF",) if move.enable else ()
    return (_move(move.to, move.userid, member, move.timeout), *off)


def test_line(source: str, userid: str, to: str) -> str:
    """Return the command that tests whether a guest may go to a system."""
    return f"AT {source} CMD VMRELOCATE TEST {userid} TO {to}"


def _move(source: str, userid: str, to: str, timeout: int) -> str:
    return f"AT {source} CMD VMRELOCATE MOVE {userid} TO {to} MAXQUIESCE {max_quiesce_seconds(timeout)} SEC"


def by_console(consoles: Sequence[int], lines: Sequence[Sequence[str]]) -> dict[int, list[str]]:
    """Return the lines of each console in order. consoles: the console that issues each group of lines."""
    found: dict[int, list[str]] = {}
    for console, group in zip(consoles, lines, strict=True):
        found.setdefault(console, []).extend(group)
    return dict(sorted(found.items()))
