"""Session files for machines that are none."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.scenario.scenario import load_scenario
from engine.session_file.annotation import Annotation
from engine.tree import MachineSource, Tree


def fake_session_text(
    tree: Any,
    active: int,
    markers: Sequence[tuple[int, str]],
    plots: str,
    annotations: Sequence[Annotation],
) -> str:
    first = tree.branches[0]
    machine = first.simulation
    found = {"name": first.source.name, "seed": machine.seed, "at": machine.now, "end": machine.recorded}
    return json.dumps(
        {**found, "markers": [list(marker) for marker in markers], "plots": plots, "annotations": annotations}
    )


class FakeMark(NamedTuple):
    at: int
    title: str


class FakeSaved:
    """Like engine.session_file.SavedSession."""

    active = 1

    def __init__(self, table: dict[str, Any], make: Callable[[Any, int], Any]) -> None:
        self._table, self._make = table, make
        self.markers = tuple(FakeMark(*marker) for marker in table["markers"])
        self.plots = str(table["plots"])
        self.annotations = tuple(Annotation(*own) for own in table["annotations"])

    def open(self, progress: Callable[[float], bool]) -> Tree:
        machine = self._make(load_scenario(self._table["name"]), self._table["seed"])
        for part in range(5):
            if not progress(part / 5):
                raise InterruptedError
        machine.seek(self._table["end"])
        machine.seek(self._table["at"])
        return Tree("Run 1", MachineSource(self._table["name"], (), self._table["seed"]), machine)


def load_fake_session(path: Path, make: Callable[[Any, int], Any]) -> FakeSaved:
    try:
        return FakeSaved(json.loads(path.read_bytes()), make)
    except (OSError, ValueError, KeyError, TypeError):
        raise ValueError(f"{path.name}: not a session, or a damaged one") from None
