"""Paths to disks, tapes and FCP devices: open paths, and the elements on which all of them depend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.checks.storages import aim
from engine.ficon.drawing.meaning.device_paths import DevicePath, device_paths, on_all
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene
from engine.ficon.drawing.meaning.storages import FCP, paths_into, reaching
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.language import enumerated, say

AVAILABLE = "IBM: IOCP User's Guide, availability guidelines"


@check(
    "device-path",
    "warning",
    "A path that is defined but not open cannot replace a path that fails: I/O then has fewer paths "
    "than the deck defines.",
    "IBM: IOCP User's Guide, channel configuration considerations",
    RESOLVED,
)
def closed(scene: Scene) -> Iterator[FoundProblem]:
    """Paths to disks and tapes whose channel has a cable are open."""
    faults: dict[tuple[str, str], list[str]] = {}
    for unit, paths in device_paths(scene.drawing).items():
        for path in paths:
            if path.fault and path.channel in scene.routes.cables:
                faults.setdefault((path.channel, path.fault), []).append(unit)
    for (channel, fault), units in faults.items():
        text = say("{0} does not reach {1}: {2}", scene.words(channel), _units(scene, units), fault)
        names = list(dict.fromkeys(units))
        yield FoundProblem(text, (channel, *names), aim(scene, names, _box(scene, names, channel)))


def _box(scene: Scene, units: list[str], channel: str) -> str:
    """Return the storage unit that all control units are in, if the channel reaches it; else ""."""
    inside = paths_into(scene.drawing)
    boxes = {next((box for box in inside if unit in inside[box]), "") for unit in units}
    found = boxes.pop() if len(boxes) == 1 else ""
    ways = reaching(scene.drawing, found).get(channel, []) if found else []
    return found if any(not device_path.fault for device_path in ways) else ""


@check(
    "device-single-point",
    "warning",
    "If it fails, the disks behind the control unit are lost: use paths over two or more channels on "
    "separate cards and directors.",
    AVAILABLE,
    RESOLVED,
)
def single_points(scene: Scene) -> Iterator[FoundProblem]:
    """No control unit depends on a single channel, card or director."""
    alike: dict[tuple[tuple[str, ...], int], list[str]] = {}
    for unit, paths in device_paths(scene.drawing).items():
        opened = [path for path in paths if not path.fault]
        culprits = on_all(scene.drawing, opened)
        if culprits and scene.drawing.get(unit, ControlUnit).unit != FCP:
            alike.setdefault((culprits, _ways(opened)), []).append(unit)
    for (culprits, count), units in alike.items():
        yield FoundProblem(f"{_units(scene, units)}: {_through(scene, count, culprits)}", (*culprits, *units))


@check(
    "fcp-single-point",
    "warning",
    "If it fails, the LPAR loses its SCSI disks: use two or more FCP channels on separate cards and "
    "directors.",
    AVAILABLE,
    RESOLVED,
)
def fcp_single_points(scene: Scene) -> Iterator[FoundProblem]:
    """No LPAR reaches its FCP devices, or a storage unit, over only a single channel, card or director."""
    for (lpar, box), opened in _by_lpar(scene).items():
        if culprits := on_all(scene.drawing, opened):
            inside = "FCP devices of {0} in {2}: {1}" if box else "FCP devices of {0}: {1}"
            through = _through(scene, _ways(opened), culprits)
            text = say(inside, scene.words(lpar), through, scene.words(box) if box else "")
            yield FoundProblem(text, (*culprits, lpar, *filter(None, (box,))))


def _by_lpar(scene: Scene) -> dict[tuple[str, str], list[DevicePath]]:
    """Return the open FCP paths by LPAR and storage unit; "" = the LPAR reaches no drawn storage unit."""
    inside = paths_into(scene.drawing)
    found: dict[tuple[str, str], list[DevicePath]] = {}
    for box, paths in inside.items():
        _sort_in(scene, found, box, chain.from_iterable(paths.values()))
    met = {lpar for lpar, _ in found}
    bare: dict[tuple[str, str], list[DevicePath]] = {}
    _sort_in(scene, bare, "", chain.from_iterable(device_paths(scene.drawing).values()))
    return found | {key: paths for key, paths in bare.items() if key[0] not in met}


def _sort_in(
    scene: Scene, found: dict[tuple[str, str], list[DevicePath]], box: str, paths: Iterable[DevicePath]
) -> None:
    for path in paths:
        channel = scene.drawing.get(path.channel, Channel)
        if channel.type == FCP and not path.fault:
            for lpar in scene.images.holders_in(channel, path.css):
                found.setdefault((lpar, box), []).append(path)


def _ways(paths: list[DevicePath]) -> int:
    return len({(path.channel, path.link) for path in paths})


def _through(scene: Scene, count: int, culprits: tuple[str, ...]) -> str:
    named = enumerated(scene.words(culprit) for culprit in culprits)
    return (
        say("all {0} paths go through {1}", count, named)
        if count > 1
        else say("the only path goes through {0}", named)
    )


def _units(scene: Scene, units: list[str]) -> str:
    names = list(dict.fromkeys(units))
    if len(names) == 1:
        return scene.words(names[0])
    return say("{0} and {1} more", scene.words(names[0]), len(names) - 1)
