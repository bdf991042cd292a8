"""The order in which problems must be repaired: a repair depends on definitions that are correct.

A consequence of a problem disappears with the problem, so it has no separate repair. A repair that depends on
elements with an error waits until the error is repaired.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.roots import LISTS, ORDER, folded, level
from engine.ficon.drawing.checking.unit_names import with_name_fixes
from engine.ficon.drawing.meaning.ends import Half
from engine.ficon.drawing.meaning.facing import facing
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

OF_THINGS, OF_NAMES = -3, 1  # before all roots; with those of elements that definitions name


def rank(finding: CheckFinding) -> int:
    """Return the position of a problem in the order of repairs: problems of a single element come first."""
    known = level(finding)
    if known is None and finding.check.startswith(("link-", "cluster-", "release-")):
        return ORDER[LISTS]
    return known if known is not None else OF_NAMES if finding.message else OF_THINGS


def withheld(drawing: Drawing, findings: Sequence[CheckFinding]) -> list[CheckFinding]:
    """Return the findings; those that must wait refer to the problem that must be repaired first, instead of
    their repair.
    """
    findings = with_name_fixes(drawing, findings)
    if not any(finding.fix for finding in findings):
        return findings
    waits = {
        id(consequence): each.root for each in folded(drawing, findings) for consequence in each.consequences
    }
    errors, scene = _Errors(findings), Scene(drawing)
    for finding in findings:
        if finding.fix is not None and id(finding) not in waits and (before := errors.below(scene, finding)):
            waits[id(finding)] = before
    return [
        _waiting(finding, waits[id(finding)]) if id(finding) in waits else finding for finding in findings
    ]


def _waiting(finding: CheckFinding, before: CheckFinding) -> CheckFinding:
    """Return a finding without its repair, unless the repair also repairs the problem that comes first."""
    same = finding.fix is not None and before.fix is not None and finding.fix.title == before.fix.title
    return replace(finding, fix=finding.fix if same else None, first="" if same else before.text)


class _Errors:
    """Errors by the elements that cause them: the first element, or all elements if any of them may be the
    cause.
    """

    def __init__(self, findings: Sequence[CheckFinding]) -> None:
        self._by_thing: dict[str, list[CheckFinding]] = {}
        for finding in findings:
            any_of_them = finding.message or finding.check.endswith("-twice")
            for name in finding.things if any_of_them else finding.things[:1]:
                if finding.severity == "error":
                    self._by_thing.setdefault(name, []).append(finding)

    def below(self, scene: Scene, finding: CheckFinding) -> CheckFinding | None:
        """Return an error in an element on which the repair of a finding depends."""
        own = rank(finding)
        if own == OF_THINGS or not self._by_thing:
            return None
        errors = (
            check_finding for name in _needs(scene, finding) for check_finding in self._by_thing.get(name, ())
        )
        return next((error for error in errors if rank(error) < own), None)


def _needs(scene: Scene, finding: CheckFinding) -> dict[str, None]:
    """Return the elements that a finding concerns, and those below them, on both sides; without CECs."""
    found, names = dict[str, None](), list(finding.things)
    while names:
        name = names.pop()
        if name not in found and not isinstance(scene.drawing.find(name), Cec):
            found[name] = None
            names += _below(scene, name)
    return found


def _below(scene: Scene, name: str) -> Iterator[str]:
    """Yield the elements on which an element depends."""
    match scene.drawing.find(name):
        case IsfcLink() as link:
            sides = zip(link.ends, link.devices, strict=True)
            yield from (
                text
                for lpar, each in sides
                for number in each
                for text in scene.behind.seen(lpar).get(number, ())
            )
        case DeviceRange() as device:
            yield from device.control_units
            yield from (half.end.unit for half in _facing(scene, device))
        case ControlUnit() as unit:
            yield from (path.channel for path in unit.paths)
            yield from filter(None, (scene.routes.route(path.channel, path.link).far for path in unit.paths))
            yield from (facing(scene.drawing).meant(name) or ())[:1]
        case Channel() as channel:
            yield from filter(None, [channel.card])
            for cable in scene.routes.cables.get(name, ()):
                yield from (
                    cable.id,
                    *(end for end in cable.ends if not isinstance(scene.drawing[end], Channel)),
                )


def _facing(scene: Scene, device: DeviceRange) -> Iterator[Half]:
    """Yield the halves that face those of a device range."""
    known = facing(scene.drawing)
    halves = (half for unit in device.control_units for half in known.of_unit.get(unit, ()))
    for half in halves:
        if half.end.device == device.id:
            yield from known.naming(half)
            yield from known.named(half)
