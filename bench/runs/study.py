"""Test case 2 of the pause study, headless: speed against real time, memory, and where the time goes."""

from __future__ import annotations

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import Run, in_process
from bench.runs.profile import Profile, profile
from engine.kernel.kinds import EventKind
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario

SCENARIOS = ("pause-suspend", "pause-stop")
ROUNDS = 5
QUICK_UNTIL = 60 * SECOND


def _spread(runs: list[Run], figure: str) -> Spread:
    return Spread(tuple(float(getattr(run, figure)) for run in runs))


def _speeds(runs: dict[str, list[Run]]) -> Table:
    columns = (
        "scenario",
        "simulated s",
        "events",
        "run, s",
        "times real time",
        "times CPU time",
        "start, s",
        "peak memory, MB",
    )
    return Table(columns, tuple(_row(name, found) for name, found in runs.items()))


def _row(name: str, runs: list[Run]) -> tuple[str, ...]:
    return (
        name,
        f"{runs[0].simulated_s:,.0f}",
        f"{runs[0].events:,}",
        _spread(runs, "run_s").text(),
        _spread(runs, "ratio").text(".0f"),
        _spread(runs, "cpu_ratio").text(".0f"),
        _spread(runs, "start_s").text(".2f"),
        _spread(runs, "peak_mb").text(".0f"),
    )


def _kinds(found: Profile) -> Table:
    rows = [
        (
            kind.name,
            f"{found.counts[kind]:,}",
            f"{found.counts[kind] / found.simulated_s:,.1f}",
            f"{found.nanoseconds(kind):.0f}",
            f"{found.clocks[kind] / max(1, found.clocks.sum()):.1%}",
        )
        for kind in EventKind
        if found.counts[kind]
    ]
    return Table(("event", "number", "a simulated second", "ns each", "share"), tuple(rows))


def _parts(found: Profile) -> Table:
    total = sum(found.seconds.values())
    rows = [(part, f"{took:.2f}", f"{took / total:.1%}") for part, took in found.seconds.items()]
    return Table(("part of the run", "s", "share"), tuple(rows))


def _profile(until: int | None, plain: Run) -> Profile:
    """Return the profile; it must be of the very run that was timed."""
    scenario = load_scenario(SCENARIOS[0])
    found = profile(scenario, min(until or scenario.until, scenario.until))
    if found.digest != plain.digest:
        raise RuntimeError(
            f"bench/runs/profile.py ended with digest {found.digest} and Simulation.run with {plain.digest}: "
            "its loop is no longer that of engine/loop.py; copy the difference."
        )
    return found


def _measure(rounds: int, until: int | None) -> dict[str, list[Run]]:
    """Measure every scenario once a round, after one run that is not counted."""
    in_process(SCENARIOS[0], SECOND)
    runs: dict[str, list[Run]] = {name: [] for name in SCENARIOS}
    for _ in range(rounds):
        for name in SCENARIOS:
            runs[name].append(in_process(name, until))
    return runs


def run(quick: bool = False) -> Report:
    """Measure; `quick` runs the first minute only, once."""
    until = QUICK_UNTIL if quick else None
    runs = _measure(1 if quick else ROUNDS, until)
    suspend = runs[SCENARIOS[0]]
    found = _profile(until, suspend[0])
    targets = (
        Target("test case 2 headless, simulated time to real time", 500, _spread(suspend, "ratio").median),
        Target("memory of the process", 600, _spread(suspend, "peak_mb").median, at_least=False, unit=" MB"),
    )
    return Report(
        "test case 2 of the pause study, headless",
        (_speeds(runs), _kinds(found), _parts(found)),
        targets,
        (
            "When the machine is busy with other things, the ratio to CPU time is the better measure. "
            f"The second and third table are a profile of {SCENARIOS[0]}: events by kind in the loop of the "
            "machine, then the loop, the recorder and the keyframes for going back in time.",
        ),
    )
