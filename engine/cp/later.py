"""What CP says of its own accord, when what a command has begun comes to its end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.move_labels import FINISH_LABELS
from engine.move_state import Finish, Stage, Tell
from engine.recorder import Recording


def later(recording: Recording, since: int, until: int) -> Iterator[tuple[int, str]]:
    """(time, text) of messages after `since` and up to `until` (ns): relocations that have ended.

    The texts are ours, after what is remembered of CP's.
    """
    rows = recording.moves
    ended = (rows["stage"] == Stage.ENDED) & (rows["what"] == Tell.STAGE)
    for row in rows[ended & (rows["time"] > since) & (rows["time"] <= until)]:
        yield int(row["time"]), told(recording, row["guest"], row["source"], row["target"], row["finish"])


def told(recording: Recording, guest: int, source: int, target: int, finish: int) -> str:
    """A sentence on the end of a relocation."""
    userid = recording.scenario.guests[int(guest)].userid
    here, there = (recording.systems[int(system)].name for system in (source, target))
    if finish == Finish.COMPLETED:
        return f"User {userid} has been relocated from {here} to {there}"
    why = FINISH_LABELS[Finish(int(finish))]
    return f"Relocation of {userid} from {here} to {there} ended with code {int(finish):02d}: {why}"
