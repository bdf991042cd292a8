"""Conversion of a load to scenario tables: kinds of guests, guests, the timeline, phases."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from typing import Any

from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.running.load import KINDS, DrawnLoad, DrawnRelocation, Guests
from engine.kernel.units import parse_size
from engine.language import say
from engine.scenario.files.layers import Layers, shipped_file
from engine.studies.relocation import workloads

Table = dict[str, Any]
CLUSTER = "relocation/cluster.toml"  # common part of all relocation scenarios
SOFTWARE = "relocation/base.toml"  # of which this is the part that a file can extend
MAX_KINDS = 16
LABELS = {"java": "JAVA", "oltp": "OLTP", "cached": "FILE", "direct": "DIRECT", "idle": "IDLE"}
_GROWS = {"java": ("heap", "not written"), "cached": ("cache metadata", "page cache")}
_LOAD = "load"


def software() -> Table:
    """Return a copy of the tables of the study's cluster."""
    return deepcopy(_cluster())


@lru_cache(maxsize=1)
def _cluster() -> Table:
    return Layers(shipped_file(CLUSTER), CLUSTER).table


def load_tables(load: DrawnLoad, names: dict[str, str]) -> Table:
    """Return the tables kinds (custom kinds only), guests, timeline, phases. names: LPAR -> system."""
    kinds = _kinds(load)
    userids = _userids(load)
    guests = {
        f"{group.kind}-{place}": _group(
            group, kinds[_variant(group)], names[group.lpar], userids[place], label
        )
        for place, (group, label) in enumerate(zip(load.guests, _labels(load), strict=True))
    }
    steps = [_start(load), *_moves(load, names)]
    moved = [move.at for guest in load.guests for move in guest.moves if move.at > 0]
    tables: Table = {"guests": guests, "timeline": [step for step in steps if step["guests"]]}
    tables["kinds"] = {name: kind_table(*key) for key, name in kinds.items() if name not in KINDS}
    if moved and min(moved) < load.until:
        before = {"id": "before", "title": "Before the first relocation"}
        tables["phases"] = [before | {"from": "0s", "to": _time(min(moved))}]
    return tables


def _variant(group: Guests) -> tuple[str, int, float]:
    """Return the kind, size and rate; a kind for which the size does not matter has the same size as in the
    study.
    """
    size = group.gb if group.kind in _GROWS or group.kind == "oltp" else KINDS[group.kind].gb
    return group.kind, size, group.speed


def _kinds(load: DrawnLoad) -> dict[tuple[str, int, float], str]:
    """Return the name of each variant; those that match the study keep its names."""
    found: dict[tuple[str, int, float], str] = {}
    for guest in load.guests:
        key = _variant(guest)
        own = key == (guest.kind, KINDS[guest.kind].gb, KINDS[guest.kind].rate)
        size = f"{guest.kind}-{key[1]}G-{key[2]:g}".replace(".", "_")
        found.setdefault(key, guest.kind if own else size)
    if len(set(found.values()) | set(KINDS)) > MAX_KINDS:
        most = MAX_KINDS - len(KINDS)
        raise DrawingError(say("More than {0} combinations of workload, size and rate: expected fewer", most))
    return found


@lru_cache(maxsize=64)
def kind_table(kind: str, gb: int, rate: float) -> Table:
    """Return the table of a kind with a different size (GiB) and rate (MiB/s)."""
    layers = Layers(shipped_file(CLUSTER), CLUSTER)
    if kind in workloads.FILES:
        _set(layers, workloads.preset(kind, rate))
    if kind == "oltp":
        _set(layers, [text for text in workloads.database(gb) if text.startswith("kinds.")])
    found: Table = layers.table["kinds"][kind]
    if kind in ("java", "oltp"):
        _faster(found, rate / KINDS[kind].rate)
    if kind in _GROWS:
        _larger(found, gb / KINDS[kind].gb, _GROWS[kind])
    return found


def _set(layers: Layers, settings: Any) -> None:
    for setting in settings:
        layers.apply(setting)


def _faster(kind: Table, times: float) -> None:
    """Multiply the work of a kind: its page touches, except those of the system, and its disk rate."""
    load = kind["activities"][_LOAD]
    first, *others = load["touches"]
    load["touches"] = [first, *(round(each * times, 1) for each in others)]
    if "rate" in kind.get("disks", {}):
        kind["disks"]["rate"] = round(kind["disks"]["rate"] * times, 2)


def _larger(kind: Table, times: float, tiers: tuple[str, ...]) -> None:
    """Multiply the storage that grows with the guest: these tiers, and the pages in use."""
    for tier in kind["tiers"]:
        if tier["title"] in tiers:
            tier["pages"] = f"{round(parse_size(tier['pages']) * times)}p"
    kind["load_pages"] = f"{round(parse_size(kind['load_pages']) * times)}p"


def _userids(load: DrawnLoad) -> list[list[str]]:
    """Return the user IDs of each entry: LNXJAVA1, LNXJAVA2 ..."""
    counts: dict[str, int] = {}
    found = []
    for guest in load.guests:
        first = counts.get(guest.kind, 0)
        counts[guest.kind] = first + guest.count
        found.append([_userid(guest.kind, first + place) for place in range(1, guest.count + 1)])
    return found


def _userid(kind: str, number: int) -> str:
    return f"{f'LNX{LABELS[kind]}'[: 8 - len(str(number))]}{number}"


def _labels(load: DrawnLoad) -> list[str]:
    """Return the labels: JAVA for the first entry with this workload, JAVA-2 for the next, so that all
    labels are distinct.
    """
    counts: dict[str, int] = {}
    found = []
    for guest in load.guests:
        number = counts[guest.kind] = counts.get(guest.kind, 0) + 1
        found.append(LABELS[guest.kind] if number == 1 else f"{LABELS[guest.kind]}-{number}")
    return found


def _group(group: Guests, kind: str, system: str, userids: list[str], label: str) -> Table:
    role = "guests that move" if group.moves else "guests that stay"
    return {
        "kind": kind,
        "label": label,
        "role": role,
        "userids": userids,
        "memory": f"{group.gb}G",
        "processors": KINDS[group.kind].processors,
        "up": True,
        "system": system,
    }


def _start(load: DrawnLoad) -> Table:
    names = [f"{group.kind}-{place}" for place, group in enumerate(load.guests) if group.kind != "idle"]
    return {"at": "0s", "do": _LOAD, "guests": names}


def _moves(load: DrawnLoad, names: dict[str, str]) -> list[Table]:
    steps = [
        (move.at, _move(f"{group.kind}-{place}", move, names[move.to]))
        for place, group in enumerate(load.guests)
        for move in group.moves
    ]
    return [step for _, step in sorted(steps, key=lambda step: step[0])]


def _move(group: str, move: DrawnRelocation, to: str) -> Table:
    step: Table = {"at": _time(move.at), "do": "relocate", "guests": [group], "to": to}
    if move.immediate:
        step["immediate"] = True
    for name, given in (("maxtotal", move.maxtotal), ("maxquiesce", move.maxquiesce)):
        if given is not None:
            step[name] = _time(given)
    return step | ({"every": _time(move.every)} if move.every else {})


def _time(seconds: float) -> str:
    return f"{round(1000 * seconds)}ms"
