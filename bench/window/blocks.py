"""What clicks cost: until something is there, and the longest stretch in which the window does not answer.

`python -m bench.window.blocks NAME` does the acts of a group in a window of its own and prints JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT, in_process
from bench.window.screen import SIZE, Screen, virtual_screen

if TYPE_CHECKING:
    from app.lab.idle_imports import IdleImports
    from app.lab.lab import Lab

FIRST = "pause-suspend"
OTHERS = ("timers-430-900", "cpuplugd-shift", "relocation-java", "ssi-cpu-4")
ROUNDS = 3
SETTLE = 0.7  # s after it is there: what follows counts as part of the act
PATIENCE = 30.0  # s
LOOK = 0.01  # s between two looks whether it is there
MOST = {"scenario": 250, "lesson": 400, "editor": 800}  # ms until it is there
BLOCK = 100  # ms, at most


@dataclass(frozen=True)
class Act:
    """Something that a user does with a click, and what shows that it is there."""

    title: str
    do: Callable[[Lab], object]
    is_there: Callable[[Lab], bool]


@dataclass(frozen=True)
class Done:
    """An act that was done; ms."""

    title: str
    there: float  # after the click
    block: float  # the longest
    cpu: float  # of the window's thread in it
    where: str  # the code in it


def _by_action(title: str, action: str, is_there: Callable[[Lab], bool]) -> Act:
    return Act(title, lambda lab: lab.window.actions_by_id[action].trigger(), is_there)


def _panel(title: str, name: str) -> Act:
    return _by_action(title, name, lambda lab: lab.views is not None and name in lab.views.panels)


def _window(title: str, action: str, kind: str) -> Act:
    def is_there(_: Lab) -> bool:
        from PySide6.QtWidgets import QApplication

        return any(type(top).__name__ == kind and top.isVisible() for top in QApplication.topLevelWidgets())

    return _by_action(title, action, is_there)


def _switch(name: str) -> Act:
    return Act(
        f"switch to {name}",
        lambda lab: lab.files.open(name),
        lambda lab: lab.session.name == name and not lab.session.requests.pending,
    )


def _lesson(title: str, number: int) -> Act:
    from lessons.format.load import folders

    folder = folders()[number - 1]
    return Act(
        title,
        lambda lab: lab.teaching.open_lesson(folder),
        lambda lab: lab.teaching.player is not None and lab.teaching.player.lesson.folder.path == folder,
    )


def _drawing(title: str, count: int) -> Act:
    def is_there(_: Lab) -> bool:
        from app.topology.window import windows

        return len(windows.windows()) == count and windows.windows()[-1].is_furnished

    return _by_action(title, "new-drawing", is_there)


def _data() -> Act:
    file = Path(tempfile.mkdtemp(prefix="lparlab-")) / "measured.csv"
    rows = (f"2026-01-01T00:{s // 60:02}:{s % 60:02}Z,{s % 97},{s % 31}\n" for s in range(3600))
    file.write_text("time,busy %,pages\n" + "".join(rows), "utf-8")
    return Act(
        "own data", lambda lab: lab.files.open_all([file]), lambda lab: lab.files.data.dialog is not None
    )


GROUPS: dict[str, Callable[[], Sequence[Act]]] = {  # each in a process of its own
    "scenario": lambda: [_switch(name) for name in (*OTHERS, FIRST)],
    "lesson": lambda: [_lesson("first lesson", 1), _lesson("later lesson", 5)],
    "lessons": lambda: [
        _by_action("list of lessons", "lesson", lambda lab: lab.teaching.lessons is not None)
    ],
    "editor": lambda: [_drawing("first editor", 1), _drawing("later editor", 2)],
    "plots": lambda: [_panel("Plots", "plot")],
    "sweep": lambda: [_panel("Sweep", "sweep")],
    "data": lambda: [_data()],
    "settings": lambda: [_window("settings", "settings", "SettingsDialog")],
    "documentation": lambda: [_window("documentation", "documentation", "HelpWindow")],
}


class Probe:
    """Does one act after the other, each when the window has come to rest."""

    def __init__(self, lab: Lab, imports: IdleImports, acts: Sequence[Act]) -> None:
        from bench.window.watchdog import Watchdog

        self.done: list[Done] = []
        self._lab, self._imports, self._acts = lab, imports, iter(acts)
        self._watchdog = Watchdog(lab)
        _after(LOOK, self._wait)

    def _wait(self) -> None:
        """Wait until everything is imported that may be wanted."""
        _after(SETTLE, self._next if self._imports.done else self._wait)

    def _next(self) -> None:
        act = next(self._acts, None)
        if act is None:
            self._watchdog.stop()
            _end(self._lab)
            return
        self._watchdog.take()
        _after(0, partial(act.do, self._lab))
        _after(LOOK, partial(self._look, act, perf_counter()))

    def _look(self, act: Act, began: float) -> None:
        passed = perf_counter() - began
        if act.is_there(self._lab):
            _after(SETTLE, partial(self._note, act, 1000 * passed))
        elif passed < PATIENCE:
            _after(LOOK, partial(self._look, act, began))
        else:
            raise RuntimeError(f"{act.title}: nothing was there after {PATIENCE:g} s")

    def _note(self, act: Act, there: float) -> None:
        block = self._watchdog.take()
        self.done.append(Done(act.title, there, block.wall, block.cpu, block.where))
        self._next()


def _after(seconds: float, do: Callable[[], object]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(round(1000 * seconds), do)


def _end(lab: Lab) -> None:
    from PySide6.QtWidgets import QApplication

    from app.topology.window import windows

    windows.close_all(ask=False)
    for top in QApplication.topLevelWidgets():
        if top is not lab.window:
            top.close()
    lab.window.ask_before_closing = False
    lab.window.close()


def measure(name: str) -> list[Done]:
    """Open the window as the program does, and do the acts of a group."""
    from app.run import process

    process.prepare()
    from PySide6.QtWidgets import QApplication

    from app.lab.idle_imports import IdleImports
    from app.lab.lab import Lab
    from app.run.worker.machines import Machines
    from app.settings.settings import APPLICATION, ORGANISATION, Settings
    from app.start import SWITCH_INTERVAL

    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication(["lparlab"])
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    lab = Lab(Settings(), Machines(elsewhere=True), scenario=FIRST)
    probe = Probe(lab, IdleImports(lab), GROUPS[name]())
    lab.session.failed.connect(lambda text: app.exit(1))
    lab.window.painted.connect(lambda: _after(0, lab.start))
    lab.window.resize(*SIZE)
    lab.window.show()
    app.exec()
    return probe.done


def in_window(screen: Screen, name: str) -> list[Done]:
    """Do the acts of a group in a process of its own."""
    command = [sys.executable, "-m", "bench.window.blocks", name]
    done = subprocess.run(
        command, cwd=ROOT, env=screen.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return [Done(**fields) for fields in json.loads(done.stdout.splitlines()[-1])]


def _acts(rounds: Sequence[Sequence[Done]]) -> Iterator[tuple[Done, ...]]:
    """Yield what was measured of each act, over the rounds."""
    return zip(*rounds, strict=True)


def _row(rounds: Sequence[Done]) -> tuple[str, ...]:
    figures = [Spread(tuple(getattr(done, name) for done in rounds)) for name in ("there", "block", "cpu")]
    longest = max(rounds, key=lambda done: done.block)
    return longest.title, *(figure.text(".0f") for figure in figures), longest.where


def _median(rounds: Sequence[Done], figure: str) -> float:
    return Spread(tuple(getattr(done, figure) for done in rounds)).median


def run(quick: bool = False) -> Report:
    """Measure the acts of all groups; `quick`: once."""
    in_process(FIRST, 1)  # the kernels are compiled now
    found: dict[str, list[list[Done]]] = {name: [] for name in GROUPS}
    for _ in range(1 if quick else ROUNDS):
        for name, rounds in found.items():
            with virtual_screen() as screen:  # settings of its own: each begins as a first start does
                rounds.append(in_window(screen, name))
    acts = {name: list(_acts(rounds)) for name, rounds in found.items()}
    blocks = [_median(act, "block") for of_group in acts.values() for act in of_group]
    heads = ("act", "there, ms", "longest block, ms", "CPU of the window's thread in it, ms", "in")
    there = {name: max(_median(act, "there") for act in acts[name]) for name in MOST}
    return Report(
        "clicks that block the window",
        (Table(heads, tuple(_row(act) for of_group in acts.values() for act in of_group)),),
        (
            Target("longest block of all acts", BLOCK, max(blocks), at_least=False, unit=" ms"),
            *(
                Target(
                    f"{name} until it is there, the slowest", most, there[name], at_least=False, unit=" ms"
                )
                for name, most in MOST.items()
            ),
        ),
        (
            f"Screen: {screen.name}, {SIZE[0]} x {SIZE[1]}. A block is the longest stretch between two turns "
            f"of the event loop, up to {SETTLE:g} s after the act is done. The study runs meanwhile; modules "
            "have been imported while the window had nothing to do.",
        ),
    )


if __name__ == "__main__":
    print(json.dumps([asdict(done) for done in measure(sys.argv[1])]))
