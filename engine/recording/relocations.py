"""The relocations of a run, read from its recording."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.language import later
from engine.recording.recorder import Recording
from engine.state.relocation import Finish, MoveEntry, Stage, Why

STAGE_LABELS = {
    Stage.PLANNED: "planned",
    Stage.CHECK: "eligibility check",
    Stage.SKELETON: "skeleton",
    Stage.MOVING: "moving memory",
    Stage.QUIESCE: "stopping the guest",
    Stage.DEVICES: "state and devices",
    Stage.PENULTIMATE: "penultimate pass",
    Stage.FINAL: "final pass",
    Stage.RESUME: "resuming the guest",
    Stage.ENDED: "ended",
}
FINISH_LABELS = {
    Finish.COMPLETED: "completed",
    Finish.CANCELLED: "canceled",
    Finish.CPHX: "halted by CPHX",
    Finish.LINK_LOST: "link lost",
    Finish.MAXTOTAL: "MAXTOTAL exceeded",
    Finish.MAXQUIESCE: "MAXQUIESCE exceeded",
    Finish.NOT_ELIGIBLE: "not eligible",
    Finish.GUEST_GONE: "guest logged off or reset",
    Finish.INTERNAL: "internal error",
    Finish.EXIT_REJECTED: "rejected by an exit",
    Finish.EXIT_INVALID: "exit returned an invalid answer",
    Finish.NOT_YET: "in progress",
}
WHY_TEXTS = {
    Why.NOT_HERE: later("it is not logged on at the source"),
    Why.SAME_SYSTEM: later("it is already on that system"),
    Why.BUSY: later("it is already being relocated"),
    Why.UNSTABLE: later("the SSI cluster is not stable"),
    Why.NO_LINK: later("no ISFC link to the destination is up"),
    Why.NOT_ENABLED: later("relocation is disabled for it"),
    Why.DOMAIN: later("the destination is outside its relocation domain"),
    Why.ARCHITECTURE: later("the destination lacks facilities that the guest has"),
    Why.DEVICE: later("one of its devices does not exist at the destination"),
    Why.STATE: later("it is booting, stopped, suspended or being paused"),
    Why.LINUX: later("its Linux memory is simulated page by page"),
    Why.STORAGE: later("it does not fit at the destination"),
    Why.TOO_MANY: later("the table of relocations is full"),
}


QUIESCED = (Stage.QUIESCE, Stage.DEVICES, Stage.PENULTIMATE, Stage.FINAL, Stage.RESUME)


@dataclass(frozen=True)
class Pass:
    """A pass over the memory of a guest; times in ns, sizes in pages. ended is None while it is in progress.

    An aborted pass has ended with its relocation; it has sent fewer pages than were listed.
    """

    number: int  # from 1 on
    began: int
    ended: int | None
    listed: int
    sent: int
    changed: int
    quiesced: bool  # the guest was stopped


@dataclass(frozen=True)
class Relocation:
    """A relocation as known at a given time; times in ns, sizes in pages; None = has not happened."""

    number: int  # row of the table of relocations
    guest: int
    source: int  # system
    target: int
    asked_at: int
    moving_at: int | None
    quiesced_at: int | None
    resumed_at: int | None
    ended_at: int | None
    stage: Stage
    finish: Finish
    why: int  # mask of Why
    passes: tuple[Pass, ...]
    pages: int
    bytes: int
    maxtotal: int  # NEVER = no limit
    maxquiesce: int
    stages: tuple[tuple[Stage, int, int], ...]  # the last one ends at the moment, or at ended_at
    drain: int
    at: int  # the moment

    @property
    def relocation_ns(self) -> int:
        """The time from the command to the end, or until now."""
        return (self.at if self.ended_at is None else self.ended_at) - self.asked_at

    @property
    def quiesce_ns(self) -> int:
        """The time for which the guest was stopped, or has been stopped so far."""
        if self.quiesced_at is None:
            return 0
        ends = (self.resumed_at, self.ended_at, self.at)
        return next(end for end in ends if end is not None) - self.quiesced_at

    @property
    def reasons(self) -> tuple[Why, ...]:
        """The reasons why the guest was not eligible."""
        return tuple(why for why in Why if self.why >> why & 1)


def relocations(recording: Recording) -> tuple[Relocation, ...]:
    """Return the relocations requested, in order, as known at recording.at."""
    at = recording.at
    rows = recording.moves[: int(np.searchsorted(recording.moves["time"], at, side="right"))]
    return tuple(_relocation(rows[rows["move"] == move], int(move), at) for move in np.unique(rows["move"]))


def _relocation(rows: Any, number: int, at: int) -> Relocation:
    last = rows[-1]
    ended = int(last["time"]) if last["stage"] == Stage.ENDED else None
    if ended is not None:
        ended = int(rows["time"][rows["stage"] == Stage.ENDED][0])
    stages = tuple(_stages(rows, at if ended is None else ended))
    quiesced, resumed = int(last["quiesced_at"]), int(last["resumed_at"])
    return Relocation(
        number=number,
        guest=int(last["guest"]),
        source=int(last["source"]),
        target=int(last["target"]),
        asked_at=int(last["asked_at"]),
        moving_at=next((start for stage, start, _ in stages if stage == Stage.MOVING), None),
        quiesced_at=quiesced or None,
        resumed_at=resumed or None,
        ended_at=ended,
        stage=Stage(int(last["stage"])),
        finish=Finish(int(last["finish"])),
        why=int(last["why"]),
        passes=tuple(_passes(rows, last, ended)),
        pages=int(last["pages"]),
        bytes=int(last["bytes"]),
        maxtotal=int(last["maxtotal"]),
        maxquiesce=int(last["maxquiesce"]),
        stages=stages,
        drain=int(last["drain"]),
        at=at,
    )


def _stages(rows: Any, end: int) -> Iterator[tuple[Stage, int, int]]:
    """Yield each stage from its first row to that of the next stage."""
    first = np.flatnonzero(np.diff(rows["stage"], prepend=-1))
    starts = [*rows["time"][first].tolist(), end]
    for place, row in enumerate(first):
        stage = Stage(int(rows["stage"][row]))
        if stage != Stage.ENDED:
            yield stage, starts[place], starts[place + 1]


def _passes(rows: Any, last: Any, ended: int | None) -> Iterator[Pass]:
    """Yield the ended passes and the current or aborted one; the changes are those listed for the next
    pass.
    """
    done = rows[rows["what"] == MoveEntry.PASS]
    going = last["passes"] > len(done)
    listed = [*done["listed"].tolist(), int(last["listed"]) if going else 0]
    for number, row in enumerate(done, start=1):
        yield _pass(row, number, int(row["time"]), max(int(row["changed"]), listed[number]))
    if going:
        yield _pass(last, len(done) + 1, ended, int(last["changed"]))


def _pass(row: Any, number: int, ended: int | None, changed: int) -> Pass:
    listed, sent, began = int(row["listed"]), int(row["sent"]), int(row["began"])
    stopped = 0 < int(row["quiesced_at"]) <= began
    return Pass(number, began, ended, listed, sent, changed, stopped)
