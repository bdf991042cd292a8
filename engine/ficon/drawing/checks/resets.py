"""Access lists: channels that no LPAR has after a reset, and paths that are missing after a reset."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.resets import READS, ResetPaths, null_channels, reset_paths
from engine.ficon.drawing.meaning.scene import Scene
from engine.language import enumerated, joined, say

_SOURCE = "IBM: IOCP User's Guide, access list and candidate list of CHPID"


@check(
    "null-access",
    "warning",
    "The access list specifies the LPARs that have the channel online at activation after a "
    "power-on reset. If it is empty, an operator must configure the channel online in each LPAR.",
    _SOURCE,
    READS,
)
def no_access(scene: Scene) -> Iterator[FoundProblem]:
    """The access list of a channel contains an LPAR."""
    for channel in null_channels(scene.drawing):
        lost = [each for each in reset_paths(scene.drawing) if channel.id in each.missing]
        text = say("No LPAR has {0} online at reset", scene.words(channel.id))
        if lost:
            text = say("{0}: {1}", text, _told(scene, lost))
        yield FoundProblem(text, (channel.id, *dict.fromkeys(each.unit for each in lost)))


@check(
    "reset-paths",
    "warning",
    "After a power-on reset, an LPAR has only the paths over channels whose access list includes "
    "it: of two redundant paths, only one path or no path remains until an operator configures the others "
    "online.",
    _SOURCE,
    READS,
)
def lost_paths(scene: Scene) -> Iterator[FoundProblem]:
    """An LPAR has several paths after a reset, if several are defined."""
    null = {channel.id for channel in null_channels(scene.drawing)}
    alike: dict[tuple[str, tuple[str, ...]], list[ResetPaths]] = {}
    for each in reset_paths(scene.drawing):
        if len(each.online) < min(2, len(each.defined)) and not null.issuperset(each.missing):
            alike.setdefault((each.lpar, each.missing), []).append(each)
    for (lpar, missing), lost in alike.items():
        named = joined(scene.words(channel) for channel in missing)
        text = say("{0} does not have {1} at reset: {2}", scene.words(lpar), named, _told(scene, lost))
        yield FoundProblem(text, (*missing, lpar, *(each.unit for each in lost)))


def _told(scene: Scene, lost: list[ResetPaths]) -> str:
    """Return, as text, the number of paths that are left, with the worst control unit first."""
    worst = sorted(lost, key=lambda each: (len(each.online), -len(each.defined)))
    told = [
        say(
            "{0} reaches {1} over {2} of {3} paths",
            scene.words(each.lpar),
            scene.words(each.unit),
            len(each.online),
            len(each.defined),
        )
        for each in worst[:2]
    ]
    more = [say("{0} more", len(worst) - 2)] if len(worst) > 2 else []
    return enumerated([*told, *more])
