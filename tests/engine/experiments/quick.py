"""A quick experiment for tests: two parameters, one of which matters, in runs of one simulated second."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.experiments.experiment import Experiment, experiment_of

TABLE: dict[str, Any] = {
    "title": "Idle users",
    "scenario": "timers-430-600",
    "settings": ["until=1s", "phases=[]", "lpar.xstor=64M"],
    "seeds": 2,
    "design": {"kind": "grid"},
    "parameters": [
        {"key": "guests.linux.count", "name": "users", "from": 2, "to": 12, "steps": 3},
        {"key": "parameters.hold", "from": "4us", "to": "6us", "steps": 2},
    ],
    "figures": [{"name": "busy", "measure": "processor.busy", "of": "0"}],
}
TOML = """title = "Idle users"
scenario = "timers-430-600"
settings = ["until=1s", "phases=[]", "lpar.xstor=64M"]
seeds = 2

[[parameters]]
key = "guests.linux.count"
name = "users"
from = 2
to = 12

[[parameters]]
key = "parameters.hold"
from = "4us"
to = "6us"
steps = 2

[[figures]]
name = "busy"
measure = "processor.busy"
of = "0"
"""


def quick(design: Mapping[str, Any] | None = None, folder: Path = Path(), **more: Any) -> Experiment:
    """Return the experiment with another design, and other keys."""
    return experiment_of({**TABLE, "design": dict(design or TABLE["design"]), **more}, folder, "quick.toml")
