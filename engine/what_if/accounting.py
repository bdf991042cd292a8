"""The accounting of a run: figures of users, guests, processors, storage, devices and locks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from engine.against.run_figures import span_of
from engine.language import later
from engine.measures.selectors import find_measure
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

STATES = ("running", "ready", "limited", "page_wait", "io_wait", "sim_wait", "eligible")
AT_WORK = ("running", "ready", "limited", "page_wait", "io_wait", "eligible")  # without waiting for users


@dataclass(frozen=True)
class ComparisonFigure:
    """A figure of a comparison. better: +1 if more is better, -1 if less is better, 0 if neither is
    better.
    """

    name: str
    unit: str
    better: int = 0


FIGURES = {
    "transactions": ComparisonFigure(later("Transactions"), "1/s", 1),
    "response": ComparisonFigure(later("Response time"), "ms", -1),
    "served": ComparisonFigure(later("Files served"), "1/s", 1),
    "busy": ComparisonFigure(later("Processors in use"), "%"),
    "spinning": ComparisonFigure(later("Processors spinning"), "%", -1),
    "waiting for CPU": ComparisonFigure(later("Guests waiting for a processor"), "%", -1),
    "waiting for pages": ComparisonFigure(later("Guests waiting for pages"), "%", -1),
    "waiting for I/O": ComparisonFigure(later("Guests waiting for disks"), "%", -1),
    "eligible": ComparisonFigure(later("Guests on the eligible list"), "%", -1),
    "limited": ComparisonFigure(later("Guests held by their limit shares"), "%", -1),
    "available below": ComparisonFigure(later("Available frames below 2 GB"), later("frames"), 1),
    "available above": ComparisonFigure(later("Available frames above 2 GB"), later("frames"), 1),
    "page reads": ComparisonFigure(later("Pages read from paging volumes"), later("pages/s"), -1),
    "page writes": ComparisonFigure(later("Pages written to paging volumes"), later("pages/s"), -1),
    "paging queue": ComparisonFigure(later("Paging I/Os that wait for an exposure"), "", -1),
    "page moves": ComparisonFigure(later("Pages to and from expanded storage"), later("pages/s"), -1),
    "swap": ComparisonFigure(later("Pages swapped by Linux"), later("pages/s"), -1),
    "scans": ComparisonFigure(later("Pages scanned by Linux"), later("pages/s"), -1),
    "volume": ComparisonFigure(later("Busiest shared volume"), "%"),
    "channel": ComparisonFigure(later("Busiest channel"), "%"),
    "link": ComparisonFigure(later("Data sent over links"), "MB/s"),
    "relocation": ComparisonFigure(later("Relocation time"), "s", -1),
    "quiesce": ComparisonFigure(later("Quiesce time"), "s", -1),
}


def accounting(simulation: Simulation, span: tuple[int, int] | None = None) -> dict[str, float]:
    """Return the figures of a run, by their keys in FIGURES; those that it lacks are omitted.

    They are means over `span` (ns), or over the run without its beginning. States of guests are shares of
    the time during which the guests have work.
    """
    found = _figures(simulation, span or span_of(simulation.scenario))
    return {key: value for key, value in found if math.isfinite(value)}


@dataclass(frozen=True)
class _View:
    scenario: Scenario
    recording: Recording
    start: int
    end: int

    def value(self, name: str, of: list[int]) -> float:
        return find_measure(name).value(self.recording, of, self.start, self.end) if of else math.nan

    def most(self, name: str, count: int) -> float:
        """Return the largest of the first `count` values."""
        return max((self.value(name, [number]) for number in range(count)), default=math.nan)

    def at_end(self, name: str, of: list[int]) -> float:
        return find_measure(name).value(self.recording, of, self.end, self.end)


def _figures(simulation: Simulation, span: tuple[int, int]) -> Iterator[tuple[str, float]]:
    scenario = simulation.scenario
    view = _View(scenario, simulation.recording(), *span)
    yield from _work(view)
    yield from _processors(view)
    yield from _states(view)
    yield from _storage(view)
    yield from _devices(view)
    yield from _relocations(view)


def _work(view: _View) -> Iterator[tuple[str, float]]:
    loads = list(range(len(_groups_of_users(view.scenario))))
    if loads:
        yield "transactions", view.value("load.transactions", loads)
        yield "response", view.value("load.response", loads)
    if view.scenario.sessions:
        members = list(range(max(1, len(view.scenario.systems))))
        yield "served", view.value("member.tx", members)
        yield "response", view.value("member.response", members)


def _groups_of_users(scenario: Scenario) -> list[str]:
    counts = {name: sum(guest.group == name for guest in scenario.guests) for name in scenario.groups}
    return [name for name, load in scenario.loads.items() for _ in range(counts[load.way[0].guests])]


def _processors(view: _View) -> Iterator[tuple[str, float]]:
    count = _processors_of(view.scenario)
    everyone = list(range(count))
    yield "busy", 100 * view.value("processor.busy", everyone) / count
    if view.scenario.lpar.locks:
        yield "spinning", 100 * view.value("processor.spin", everyone) / count


def _processors_of(scenario: Scenario) -> int:
    if not scenario.systems:
        return scenario.lpar.processors
    return sum(system.processors or scenario.lpar.processors for system in scenario.systems.values())


def _states(view: _View) -> Iterator[tuple[str, float]]:
    guests = list(range(len(view.scenario.guests)))
    shares = {state: view.value(f"guest.{state}", guests) for state in STATES}
    at_work = sum(shares[state] for state in AT_WORK)
    if at_work <= 0:
        return
    for key, state in (
        ("waiting for CPU", "ready"),
        ("waiting for pages", "page_wait"),
        ("waiting for I/O", "io_wait"),
        ("eligible", "eligible"),
        ("limited", "limited"),
    ):
        yield key, 100 * shares[state] / at_work


def _storage(view: _View) -> Iterator[tuple[str, float]]:
    for key, name in (
        ("available below", "system.available_low"),
        ("page reads", "system.page_reads"),
    ):
        yield key, view.value(name, [0])
    lpars = [system.lpar for system in view.recording.systems]
    if any(lpar.frames > lpar.frames_below_2g for lpar in lpars):
        yield "available above", view.value("system.available_high", [0])
    yield "page writes", view.value("system.paging_rate", [0]) - view.value("system.page_reads", [0])
    if view.scenario.paging is not None:
        yield "paging queue", view.value("system.paging_queue", [0])
    if any(lpar.xstor for lpar in lpars):
        yield "page moves", view.value("system.page_rate", [0])
    kinds = view.scenario.kinds
    linux = [guest.index for guest in view.scenario.guests if kinds[guest.kind].linux is not None]
    if linux:
        yield "swap", view.value("linux.swap_in", linux) + view.value("linux.swap_out", linux)
        yield "scans", view.value("linux.scans", linux)


def _devices(view: _View) -> Iterator[tuple[str, float]]:
    scenario = view.scenario
    if scenario.packs:
        yield "volume", view.most("pack.util", len(scenario.packs))
    if scenario.channels and scenario.links:
        yield "channel", 100 * view.most("channel.busy", len(scenario.channels))
        yield "link", view.value("link.mbs", list(range(len(scenario.links))))


def _relocations(view: _View) -> Iterator[tuple[str, float]]:
    steps = [step for step in view.scenario.timeline if step.do == "relocate"]
    moved = [
        guest.index for guest in view.scenario.guests if any(guest.group in step.guests for step in steps)
    ]
    if not moved:
        return
    times = [view.at_end("move.relocation_time", [number]) for number in moved]
    done = [time for time in times if time > 0]
    if done:
        yield "relocation", sum(done) / len(done)
        yield "quiesce", sum(view.at_end("move.quiesce_time", [number]) for number in moved) / len(done)
