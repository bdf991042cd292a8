"""What CP says of its own accord, when what a command has begun comes to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.move_labels import FINISH_LABELS
from engine.move_state import Finish, Stage, Tell
from engine.recorder import Recording


class Message(NamedTuple):
    """A line that nobody has asked for just now."""

    time: int  # ns
    system: int  # on whose console it is
    text: str


def later(recording: Recording, since: int, until: int) -> Iterator[Message]:
    """Messages after `since` and up to `until` (ns): relocations that have ended, told where they began.

    The texts are ours, after what is remembered of CP's.
    """
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
