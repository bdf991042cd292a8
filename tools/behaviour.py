"""Record the program's behavior, and compare two records: run it before and after a structural change.

    python tools/behaviour.py record FILE [--seed N] [--verify SEEDS] [--pictures]
    python tools/behaviour.py compare BEFORE AFTER

A record contains the digest of every shipped scenario at its end, the verdicts of all studies and, with
--pictures, a hash of each chart of one scenario per study. Two records of equal behavior are equal. Runs from
the root of a checkout with that checkout's own modules.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, os.getcwd())
PICTURED = ("pause-suspend", "timers-440-900", "cpuplugd-compile", "relocation-idle", "ssi-memory-2")


def found(*places: str) -> Any:
    """Return the first existing "module:name" from some alternatives, because modules have moved between
    versions.
    """
    for place in places:
        module, name = place.split(":")
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise SystemExit(f"none of {', '.join(places)} exists in {os.getcwd()}")


def load(scenario: str, seed: int) -> Any:
    """Load a shipped scenario with a seed."""
    loader = found("engine.scenario.scenario:load_scenario", "engine.scenario:load_scenario")
    return loader(scenario, [f"seed={seed}"])


def digest(scenario: str, seed: int) -> str:
    """Run a scenario to its end; return the digest of the machine, its events and its time."""
    machine = found("engine.sim:Simulation")(load(scenario, seed))
    machine.run(machine.scenario.until)
    return f"{machine.digest()} {machine.events} {machine.now}"


def scenarios() -> list[str]:
    """Return the names of all shipped scenarios."""
    catalog = found("engine.scenario.files.catalog:catalog", "engine.catalog:catalog")
    return sorted(entry.id for entry in catalog())


def digests(seed: int) -> dict[str, str]:
    """Return the digest of every shipped scenario, calculated by two processes."""
    names = scenarios()
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        made = pool.map(digest, names, [seed] * len(names))
        return {name: shown(name, text) for name, text in zip(names, made, strict=True)}


def shown(name: str, text: str) -> str:
    """Print a result as soon as it is known; return it."""
    print(name, text, flush=True)  # noqa: T201  # a tool for a terminal
    return text


def lparlab(*words: str) -> None:
    """Run a command from this checkout; if it fails, this program ends."""
    code = "import sys; from app.command import main; sys.argv[0] = 'lparlab'; main()"
    environment = dict(os.environ, PYTHONPATH=os.getcwd(), QT_QPA_PLATFORM="offscreen")
    subprocess.run(
        [sys.executable, "-c", code, *words], check=True, env=environment, stdout=subprocess.DEVNULL
    )


def verdicts(seeds: int) -> Any:
    """Return the figures and verdicts of all studies over some seeds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "verify.json"
        lparlab("verify", "--seeds", str(seeds), "--json", str(file))
        return json.loads(file.read_text("utf-8"))


def pictures() -> dict[str, str]:
    """Return a hash of every chart of some scenarios."""
    made = {}
    for name in (name for name in PICTURED if name in scenarios()):
        with tempfile.TemporaryDirectory() as folder:
            lparlab("run", name, "--png", folder)
            for file in sorted(Path(folder).glob("*.png")):
                made[f"{name}/{file.name}"] = hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()
    return made


def record(file: Path, seed: int, seeds: int, with_pictures: bool) -> None:
    """Write the record of this checkout to a file."""
    made: dict[str, Any] = {"seed": seed, "digests": digests(seed)}
    file.write_text(json.dumps(made, indent=1), "utf-8")
    if with_pictures:
        made["pictures"] = pictures()
    if seeds:
        made["verify"] = verdicts(seeds)
    file.write_text(json.dumps(made, indent=1), "utf-8")


def leaves(value: Any, place: str = "") -> dict[str, Any]:
    """Return every single value in a record by its location."""
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = [(str(number), one) for number, one in enumerate(value)]
    else:
        return {place: value}
    return {key: leaf for name, one in pairs for key, leaf in leaves(one, f"{place}/{name}").items()}


def compare(before: Path, after: Path) -> int:
    """Print every difference between two records; return 1 if there are any."""
    one, other = (leaves(json.loads(file.read_text("utf-8"))) for file in (before, after))
    different = sorted(key for key in one.keys() | other.keys() if one.get(key) != other.get(key))
    for key in different:
        print(f"{key}: {one.get(key)} -> {other.get(key)}")  # noqa: T201
    print(f"{len(one)} values compared, {len(different)} differ")  # noqa: T201
    return 1 if different else 0


def main() -> int:
    """Read the command line and run the requested command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    recording = ways.add_parser("record")
    recording.add_argument("file", type=Path)
    recording.add_argument("--seed", type=int, default=1)
    recording.add_argument("--verify", type=int, default=0, metavar="SEEDS")
    recording.add_argument("--pictures", action="store_true")
    comparing = ways.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    given = parser.parse_args()
    if given.way == "compare":
        return compare(given.before, given.after)
    record(given.file, given.seed, given.verify, given.pictures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
