"""The members of a cluster and the links between them at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.cluster.lanes import ended_label, mode_label, state_label
from app.charts.cluster.states import Track
from app.charts.values.curves import member_names
from app.charts.values.multisystem import link_pairs
from app.look import axis_text as axis
from engine.kernel.units import SECOND, clock_text
from engine.language import filled, numeral
from engine.measures import measures
from engine.measures.measure import RATE_SPAN
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.state.member import DOWN_LABELS, Down, MemberState, Mode

tr = partial(QCoreApplication.translate, "Cluster")


@dataclass(frozen=True)
class MemberNow:
    """A cluster member at one moment."""

    number: int
    name: str
    state: MemberState
    since: int  # ns
    mode: Mode
    down: Down
    heartbeat: int | None  # age of its latest heartbeat in the PDR, ns
    received: int | None  # of the latest one that another member has received over their link
    rate: float | None  # transactions a second, None = there are no sessions
    views: tuple[str, ...]  # state that others see, if it differs
    held: bool  # new logons are held
    counts: tuple[int, int, int]  # joins, leaves, suspends so far
    up: bool  # its CP runs

    @property
    def state_text(self) -> str:
        """The state, and the reason why the member is down."""
        if self.state != MemberState.DOWN:
            label = state_label(self.state)
            return label if self.up else tr("{0}, but {1}").format(label, ended_label())
        why = QCoreApplication.translate("Engine", DOWN_LABELS[self.down])
        return tr("{0} ({1})").format(state_label(self.state), why)

    @property
    def since_text(self) -> str:
        """The time when the state began."""
        return tr("since {0}").format(clock_text(self.since))

    @property
    def mode_text(self) -> str:
        """The cluster mode as seen by this member."""
        return mode_label(self.mode) if self.up else "–"

    @property
    def heartbeat_text(self) -> str:
        """The age of the member's heartbeat."""
        return _ago(self.heartbeat)

    @property
    def received_text(self) -> str:
        """The age of the heartbeat that other members have received from this member."""
        return _ago(self.received)

    @property
    def rate_text(self) -> str:
        """Transactions per second."""
        return "" if self.rate is None else tr("{0} tx/s").format(f"{self.rate:,.0f}")


@dataclass(frozen=True)
class LinkNow:
    """The logical link between two members at one moment."""

    members: tuple[int, int]
    usable: int  # connections that can carry data
    all: int  # 0 = there is no link

    @property
    def up(self) -> bool:
        """Whether any message can pass."""
        return self.usable > 0

    @property
    def text(self) -> str:
        """The state of the link as text."""
        if not self.all:
            return tr("no link")
        state = tr("up") if self.up else tr("down")
        return filled(tr("{0}, {1} of {2} {2:connection|connections}"), state, self.usable, self.all)


def row_at(recording: Recording, time: int | None) -> int:
    """Return the sample at a time in ns, or the last sample for None."""
    last = len(recording.time) - 1
    return (
        last
        if time is None
        else min(max(int(np.searchsorted(recording.time, time, side="right")) - 1, 0), last)
    )


def members_now(recording: Recording, tracks: tuple[Track, ...], time: int | None) -> tuple[MemberNow, ...]:
    """Return all members at the given time."""
    row = row_at(recording, time)
    at = int(recording.time[row]) if time is None else min(time, recording.now)
    return tuple(_member(recording, tracks[number], number, row, at) for number in range(len(tracks)))


def _member(recording: Recording, track: Track, number: int, row: int, at: int) -> MemberNow:
    sample, names = recording.members[row, number], member_names(recording.scenario)
    stretch, beat = track.state_at(at), int(sample["pdr_at"])
    heard = int(recording.members["received_at"][row, :, number].max())
    own = MemberState(stretch.what)
    since = max(stretch.start, int(sample["since"])) if int(sample["state"]) == own else stretch.start
    views = [
        tr("{0} for {1}").format(state_label(MemberState(int(view))), names[other])
        for other, view in enumerate(_seen(recording, row, number))
        if other != number and recording.members["up"][row, other] and view != int(sample["state"])
    ]
    return MemberNow(
        number,
        names[number],
        own,
        since,
        Mode(int(sample["mode"])),
        Down(int(sample["down"])),
        None if beat < 0 or own == MemberState.DOWN else max(at - beat, 0),
        None if heard < 0 or own == MemberState.DOWN else max(at - heard, 0),
        _rate(recording, number, at),
        tuple(views),
        bool(sample["held"]),
        (int(sample["joins"]), int(sample["leaves"]), int(sample["suspends"])),
        bool(sample["up"]),
    )


def _seen(recording: Recording, row: int, number: int) -> list[int]:
    """Return the state that each member sees for this member."""
    return list(recording.members[row]["seen"][:, number].tolist())


def _rate(recording: Recording, number: int, at: int) -> float | None:
    """Return transactions per second over the last 10 s."""
    return rate_at(recording, [number], at) if getattr(recording.scenario, "sessions", None) else None


def links_now(recording: Recording, time: int | None) -> tuple[LinkNow, ...]:
    """Return the link between each pair of members."""
    scenario, row = recording.scenario, row_at(recording, time)
    names, pairs = member_names(scenario), [frozenset(pair) for pair in link_pairs(scenario)]
    counts = _connections(scenario)
    ends = np.cumsum([0, *counts])
    usable = recording.connections["usable"][row] != 0
    found = []
    for number, other in combinations(range(len(names)), 2):
        pair = frozenset((names[number], names[other]))
        place = pairs.index(pair) if pair in pairs else None
        both = (0, 0) if place is None else (int(usable[ends[place] : ends[place + 1]].sum()), counts[place])
        up = all(recording.members["up"][row, member] for member in (number, other))
        found.append(LinkNow((number, other), both[0] if up else 0, both[1]))
    return tuple(found)


def _connections(scenario: Scenario) -> list[int]:
    """Return the number of connections for each link."""
    return [sum(some.count for some in link.connections) for link in scenario.links.values()]


def _ago(age: int | None) -> str:
    return "–" if age is None else tr("{0} ago").format(_age(age))


def _age(ns: int) -> str:
    return f"{numeral(ns / SECOND, '.1f')} s" if ns < 10 * SECOND else axis.span_text(ns // SECOND * SECOND)


def rate_at(recording: Recording, of: list[int], at: int | None) -> float:
    """Return transactions per second of the given members over the 10 s before a time (ns), or before the
    current time.
    """
    last = int(recording.time[-1])
    end = last if at is None else min(max(at, 1), last)
    return measures()["member.tx"].value(recording, of, max(end - RATE_SPAN, 0), end)
