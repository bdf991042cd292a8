"""What CP says of its own accord: when what a command has begun comes to its end, or a cluster changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.cp.call import Call
from engine.kinds import Incident
from engine.member_state import MODE_LABELS, STATE_LABELS, MemberState, Mode
from engine.move_labels import FINISH_LABELS
from engine.move_state import Finish, Stage, Tell
from engine.recorder import Recording


class Message(NamedTuple):
    """A line that nobody has asked for just now."""

    time: int  # ns
    system: int  # on whose console it is
    text: str


def later(recording: Recording, since: int, until: int) -> Iterator[Message]:
    """Messages after `since` and up to `until` (ns), in order of time."""
    found = [*_moves(recording, since, until), *_members(recording, since, until)]
    yield from sorted(found, key=lambda message: message.time)


def _moves(recording: Recording, since: int, until: int) -> Iterator[Message]:
    """Relocations that have ended, told where they began. The texts are ours, after what is remembered."""
    rows = recording.moves
    ended = (rows["stage"] == Stage.ENDED) & (rows["what"] == Tell.STAGE)
    for row in rows[ended & (rows["time"] > since) & (rows["time"] <= until)]:
        text = told(recording, row["guest"], row["source"], row["target"], row["finish"])
        yield Message(int(row["time"]), int(row["source"]), text)


def told(recording: Recording, guest: int, source: int, target: int, finish: int) -> str:
    """A sentence on the end of a relocation."""
    userid = recording.scenario.guests[int(guest)].userid
    here, there = (recording.systems[int(system)].name for system in (source, target))
    if finish == Finish.COMPLETED:
        return f"User {userid} has been relocated from {here} to {there}"
    why = FINISH_LABELS[Finish(int(finish))]
    return f"Relocation of {userid} from {here} to {there} ended with code {int(finish):02d}: {why}"


def _members(recording: Recording, since: int, until: int) -> Iterator[Message]:
    """Changes of states and modes, on the console of each member that sees them."""
    rows = recording.log
    first, last = rows["time"].searchsorted([since, until], side="right")
    for place in range(int(first), int(last)):
        what, value = int(rows["what"][place]), int(rows["value"][place])
        if what == Incident.MEMBER_STATE:
            old = _before(recording, place, value)
            yield Message(int(rows["time"][place]), value // 256, _state(recording.scenario, value, old))
        elif text := _other(what, value):
            yield Message(int(rows["time"][place]), value // 16, text)


def _before(recording: Recording, place: int, value: int) -> int:
    """The state that the same member has seen before in the same other one. place: row of the log."""
    rows: Any = recording.log[:place]
    same = rows["value"][(rows["what"] == Incident.MEMBER_STATE) & (rows["value"] // 16 == value // 16)]
    if len(same):
        return int(same[-1]) % 16
    joined = recording.systems[value // 16 % 16].joined
    return MemberState.JOINED if joined else MemberState.DOWN


def _state(scenario: Any, value: int, old: int) -> str:
    """A member's change of state. Source of these texts: Broadcom article 12487."""
    name = list(scenario.systems)[value // 16 % 16]
    before, after = (STATE_LABELS[MemberState(code)].upper() for code in (old, value % 16))
    return f"HCPPLM1697I The state of SSI system {name} has changed from {before} to {after}"


def _other(what: int, value: int) -> str:
    """A change of mode, or a join that has failed: the name of the service that it names is ours."""
    if what == Incident.SSI_MODE:
        return f"HCPPLM1698I The mode of the SSI cluster is {MODE_LABELS[Mode(value % 16)].upper()}"
    if what == Incident.JOIN_FAILED:
        return "HCPPLM1663E SSI function JOIN has failed for service Communication."
    return ""


class AtOnce:
    """What a command changes at once in the cluster, told on the console it is given on."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._rows = int(call.s["log_n"])
        self._seen = call.tables[0]["member"][call.system]["seen"].copy()

    def lines(self) -> Iterator[str]:
        """The messages since then."""
        for row in self._call.s["log"][self._rows : int(self._call.s["log_n"])]:
            what, value = int(row["what"]), int(row["value"])
            if what == Incident.MEMBER_STATE:
                member = value // 16 % 16
                yield _state(self._call.scenario, value, int(self._seen[member]))
                self._seen[member] = value % 16
            elif text := _other(what, value):
                yield text
