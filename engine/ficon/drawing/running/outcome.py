"""The outcome of a run of a drawing: times, and the distribution of the load over its channels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import short
from engine.ficon.drawing.running.load import DrawnLoad
from engine.ficon.drawing.running.machine import DrawnMachine
from engine.kernel.kinds import Transfer
from engine.kernel.units import SECOND
from engine.language import later, say
from engine.recording.recorder import Recording
from engine.recording.relocations import FINISH_LABELS, Relocation, relocations
from engine.scenario.derived.connections import channels_in_use
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.relocation import Finish

STEP = SECOND // 2  # of simulated time between two looks
POINTS = 160  # of a curve at most
MB = 1e-6


@dataclass(frozen=True)
class DrawingOutcome:
    """Times in s, rates in MB/s. For several relocations: from the first command to the last end.

    channels: of the links that carried data: name -> MB/s out and in together, share of time in which its
    adapter works. curve: times, and MB/s of all links. queue: average number of transfers under way.
    """

    relocation: float
    quiesce: float  # the longest
    passes: int
    pages: int
    finish: str
    mbs: float
    queue: float
    channels: dict[str, tuple[float, float]]
    curve: tuple[tuple[float, float], ...]

    @property
    def balance(self) -> float:
        """The lowest load of a channel divided by the highest: 1 = the load is even."""
        rates = [rate for rate, _ in self.channels.values()]
        most = max(rates, default=0.0)
        return min(rates) / most if most else 1.0


def outcome(scenario: Scenario, notify: Callable[[float], None] = lambda share: None) -> DrawingOutcome:
    """Run until all relocations have ended. Raises SimulationError, and ValueError when there are no
    relocations.
    """
    for found in steps(scenario):
        if isinstance(found, DrawingOutcome):
            return found
        notify(found)
    raise AssertionError("a run has an outcome")


def steps(scenario: Scenario) -> Iterator[float | DrawingOutcome]:
    """Yield the progress, 0..1 of the longest duration, and then the outcome."""
    asked = sum(
        len(group.userids) * sum(name in step.guests for step in scenario.timeline if step.do == "relocate")
        for name, group in scenario.groups.items()
    )
    if not asked:
        raise ValueError(say("Nothing moves: select a guest to relocate"))
    simulation = Simulation(scenario)
    while simulation.now < scenario.until:
        simulation.run(min(simulation.now + STEP, scenario.until))
        moves = relocations(simulation.recording())
        if len(moves) == asked and all(move.ended_at is not None for move in moves):
            break
        yield simulation.now / scenario.until
    yield _outcome(simulation.recording())


def _outcome(recording: Recording) -> DrawingOutcome:
    moves = relocations(recording)
    if not moves:
        raise ValueError(say("No relocation began before the end of the run"))
    began = min(move.asked_at for move in moves)
    ended = max(recording.at if move.ended_at is None else move.ended_at for move in moves)
    first, last = (int(np.searchsorted(recording.time, moment)) for moment in (began, ended))
    last = max(min(last, len(recording.time) - 1), first + 1)
    seconds = max(ended - began, 1) / SECOND
    return DrawingOutcome(
        round((ended - began) / SECOND, 3),
        round(max(move.quiesce_ns for move in moves) / SECOND, 3),
        max(len(move.passes) for move in moves),
        sum(move.pages for move in moves),
        _finish(moves),
        round(sum(move.bytes for move in moves) * MB / seconds, 1),
        _queue(recording, first, last),
        _channels(recording, first, last),
        _curve(recording),
    )


def _finish(moves: tuple[Relocation, ...]) -> str:
    worst = max(moves, key=lambda relocation: relocation.finish != Finish.COMPLETED)
    return FINISH_LABELS[worst.finish]


def _queue(recording: Recording, first: int, last: int) -> float:
    busy = recording.connections["state"][first : last + 1] != Transfer.IDLE
    return round(float(busy.sum(axis=1).mean()), 2)


def _channels(recording: Recording, first: int, last: int) -> dict[str, tuple[float, float]]:
    rows = recording.channels
    passed = float(recording.time[last] - recording.time[first]) / SECOND
    carried = (rows["sent"] + rows["received"]).sum(axis=2)

    def mean(table: Any, place: int) -> float:
        return float(table[last, place] - table[first, place]) / passed

    used = np.flatnonzero(recording.links["sent"][last].sum(axis=1)).tolist()
    wanted = channels_in_use(recording.scenario, used)
    return {
        name: (round(mean(carried, place) * MB, 1), round(mean(rows["busy_ns"], place) / SECOND, 3))
        for place, name in enumerate(recording.scenario.channels)
        if name in wanted
    }


def _curve(recording: Recording) -> tuple[tuple[float, float], ...]:
    """Return the MB/s of all links, over as many intervals of the run as a picture can show."""
    sent = recording.links["sent"].sum(axis=(1, 2))
    places = np.unique(np.linspace(0, len(sent) - 1, min(len(sent), POINTS + 1)).astype(int))
    times = recording.time[places] / SECOND
    rates = np.diff(sent[places]) * MB / np.diff(times)
    return tuple(
        (round(float(time), 2), round(float(rate), 1)) for time, rate in zip(times[1:], rates, strict=True)
    )


# ---- two drawings


def translated(load: DrawnLoad, own: Drawing, other: Drawing) -> DrawnLoad:
    """Return the load for another drawing, whose LPARs are matched by system or name. Raises DrawingError."""
    found = {name: _counterpart(own.get(name, Lpar), other) for name in load.lpars}
    guests = tuple(
        replace(
            guest,
            lpar=found[guest.lpar],
            moves=tuple(replace(move, to=found[move.to]) for move in guest.moves),
        )
        for guest in load.guests
    )
    return replace(load, guests=guests)


def _counterpart(own: Lpar, other: Drawing) -> str:
    lpars = other.of(Lpar)
    alike = [lpar for lpar in lpars if own.system and lpar.system == own.system]
    alike = alike or [lpar for lpar in lpars if lpar.name == own.name]
    if not alike:
        raise DrawingError(
            say(
                "The other drawing has neither {0} nor a system named {1}", short(own), own.system or own.name
            )
        )
    return alike[0].id


def differences(own: DrawnMachine, other: DrawnMachine) -> tuple[str, ...]:
    """Return the differences between two machines, one sentence each; the value of the second machine
    follows "instead of".
    """
    said = []
    for what, take in _ASPECTS.items():
        mine, theirs = take(own.scenario), take(other.scenario)
        if mine != theirs:
            said.append(say("{0}: {1} instead of {2}", say(what), mine, theirs))
    return tuple(said)


def _connections(scenario: Scenario) -> str:
    return ", ".join(
        str(sum(connection.count for connection in link.connections)) for link in scenario.links.values()
    )


def _pairs(scenario: Scenario) -> str:
    """Return the number of connections for each pair of channels, by device number."""
    parts = []
    for link in scenario.links.values():
        for connection in sorted(link.connections, key=lambda item: int(item.device, 16)):
            name = (
                connection.channels[0]
                if connection.channels[0] == connection.channels[1]
                else "-".join(connection.channels)
            )
            parts.append(f"{connection.count} x {name}")
    return ", ".join(parts)


def _names(scenario: Scenario) -> str:
    return ", ".join(scenario.channels)


def _generations(scenario: Scenario) -> str:
    return ", ".join(sorted({channel.generation for channel in scenario.channels.values()}))


def _distances(scenario: Scenario) -> str:
    return ", ".join(sorted({f"{channel.distance:g} km" for channel in scenario.channels.values()}))


def _systems(scenario: Scenario) -> str:
    return ", ".join(
        say("{0}: {1} {1:processor|processors}, {2} frames", name, system.processors, system.frames)
        for name, system in scenario.systems.items()
    )


_ASPECTS: dict[str, Callable[[Scenario], str]] = {
    later("Channels"): _names,
    later("Connections"): _connections,
    later("Layout"): _pairs,
    later("Generation"): _generations,
    later("Distance"): _distances,
    later("Systems"): _systems,
}
