"""CP's unsolicited messages: the end of an operation started by a command, and cluster changes.

The operator of each member receives the events visible to that member, regardless of their cause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from engine.kernel.kinds import Incident
from engine.recording.recorder import Recording
from engine.recording.relocations import FINISH_LABELS
from engine.state.member import MODE_LABELS, STATE_LABELS, MemberState, Mode
from engine.state.relocation import Finish, MoveEntry, Stage

_OF_MEMBERS = (Incident.MEMBER_STATE, Incident.SSI_MODE, Incident.JOIN_FAILED)


class Heard(NamedTuple):
    """The position up to which messages have been read. A paused machine may add more messages at the same
    moment.
    """

    time: int = -1  # ns
    log: int = 0  # rows of the log at that very moment
    moves: int = 0  # and of relocations


class Message(NamedTuple):
    """A message line that is not a response to a command."""

    time: int  # ns
    system: int  # on whose console it is
    text: str


def heard(recording: Recording) -> Heard:
    """Return the position of all messages up to the machine's current time."""
    counts = [int((rows["time"] == recording.at).sum()) for rows in (recording.log, recording.moves)]
    return Heard(recording.at, *counts)


def messages_since(recording: Recording, since: Heard) -> Iterator[Message]:
    """Yield the messages after `since`, up to the machine's current time, in chronological order."""
    found = [*_moves(recording, since), *_members(recording, since)]
    yield from sorted(found, key=lambda message: message.time)


def _new(rows: Any, time: int, known: int, at: int) -> range:
    """Return the rows up to the moment `at`, from `time` (ns) on, without the first `known` rows at that
    time.
    """
    first, last = rows["time"].searchsorted(time, "left"), rows["time"].searchsorted(at, "right")
    return range(int(first) + known, int(last))


def _moves(recording: Recording, since: Heard) -> Iterator[Message]:
    """Yield the ends of relocations, for the console of the source system. The texts are not CP's."""
    rows = recording.moves
    for place in _new(rows, since.time, since.moves, recording.at):
        row = rows[place]
        if row["stage"] == Stage.ENDED and row["what"] == MoveEntry.STAGE:
            text = end_of_relocation(recording, row["guest"], row["source"], row["target"], row["finish"])
            yield Message(int(row["time"]), int(row["source"]), text)


def end_of_relocation(recording: Recording, guest: int, source: int, target: int, finish: int) -> str:
    """Return a sentence about the end of a relocation."""
    userid = recording.scenario.guests[int(guest)].userid
    here, there = (recording.systems[int(system)].name for system in (source, target))
    if finish == Finish.COMPLETED:
        return f"User {userid} has been relocated from {here} to {there}"
    why = FINISH_LABELS[Finish(int(finish))]
    return f"Relocation of {userid} from {here} to {there} ended with code {int(finish):02d}: {why}"


def _members(recording: Recording, since: Heard) -> Iterator[Message]:
    """Yield changes of state and mode, for the console of each member that sees them."""
    new = _new(recording.log, since.time, since.log, recording.at)
    if not new:
        return
    rows = recording.log[new.start : new.stop]
    for place in np.flatnonzero(np.isin(rows["what"], _OF_MEMBERS)).tolist():
        time, what, value = (int(rows[place][name]) for name in ("time", "what", "value"))
        if what == Incident.MEMBER_STATE:
            old = _before(recording, new.start + place, value)
            yield Message(time, value // 256, _state(recording.scenario, value, old))
        else:
            yield Message(time, value // 16, _other(what, value))


def _before(recording: Recording, place: int, value: int) -> int:
    """Return the previous state of a member as another member saw it. place: row of the log."""
    rows: Any = recording.log[:place]
    same = rows["value"][(rows["what"] == Incident.MEMBER_STATE) & (rows["value"] // 16 == value // 16)]
    if len(same):
        return int(same[-1]) % 16
    joined = recording.systems[value // 16 % 16].joined
    return MemberState.JOINED if joined else MemberState.DOWN


def _state(scenario: Any, value: int, old: int) -> str:
    """Return the message about a member's change of state. Source of the texts: Broadcom article 12487."""
    name = list(scenario.systems)[value // 16 % 16]
    before, after = (STATE_LABELS[MemberState(code)].upper() for code in (old, value % 16))
    return f"HCPPLM1697I The state of SSI system {name} has changed from {before} to {after}"


def _other(what: int, value: int) -> str:
    """Return the message about a change of mode or a failed join; the service's name is not CP's."""
    if what == Incident.SSI_MODE:
        return f"HCPPLM1698I The mode of the SSI cluster is {MODE_LABELS[Mode(value % 16)].upper()}"
    return "HCPPLM1663E SSI function JOIN has failed for service Communication."
