"""Channels of a logical link: their speed, their number, and their writable devices in each direction."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.checks.link_devices import ISLINK, MAX_DEVICES
from engine.ficon.drawing.meaning.releases import CLUSTERS, older
from engine.ficon.drawing.meaning.scene import LINKED, LinkItem, Scene
from engine.ficon.drawing.meaning.write_sides import Painted, Writer
from engine.language import joined, say
from engine.scenario.derived.generations import GENERATIONS
from engine.studies.relocation.layouts import ENOUGH

STUDY = "IBM: Live guest relocation with Linux middleware, recommendations for the logical link"
MAX_CHANNELS = 7
ACTIVE = 3  # devices on which a side writes to a channel
RESERVED = 2  # of sixteen, for each direction
_ONE_WAY = ("first", "second")


@check(
    "link-speed",
    "warning",
    "The channels of one link should have the same speed: the slowest channel delays the others.",
    ISLINK,
    LINKED,
    over="links",
)
def mixed(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """The channels of a link have the same speed."""
    speeds = sorted({GENERATIONS[channel.generation].gbit for channel in item.channels})
    if len(speeds) > 1:
        listed = joined(f"{speed} Gb/s" for speed in speeds)
        yield FoundProblem(say("{0} mixes channels of {1}", item.between, listed), (item.name, *_ids(item)))


@check(
    "link-channels",
    "warning",
    "More than seven channels bring no benefit: sixteen devices give each channel fewer than two in "
    "each direction.",
    STUDY,
    LINKED,
    over="links",
)
def too_many(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """A link has at most seven channels."""
    for side in (0, 1):
        names = {row.connection.ends[side].channel for row in item.rows if row.connection}
        if len(names) > MAX_CHANNELS:
            yield FoundProblem(
                say(
                    "{0} is on {1} channels of {2}: more than {3} bring little benefit",
                    item.between,
                    len(names),
                    item.words(side),
                    MAX_CHANNELS,
                ),
                (item.name, *sorted(names)),
            )


@check(
    "link-active",
    "warning",
    f"{ENOUGH} devices saturate a channel; with fewer than {ACTIVE} devices that write in one direction, it "
    f"starves. The more channels share the {MAX_DEVICES} devices of a link, the fewer devices each channel "
    "has.",
    STUDY,
    LINKED,
    over="links",
)
def few_active(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """Each system writes to enough devices of each channel: on three, if the link has room for them."""
    if any(older(lpar, CLUSTERS) for lpar in item.lpars):
        return  # such a link has one device
    painted = scene.painted(item)
    for side in (0, 1):
        least = _least(_used(painted, side))
        for channel in _used(painted, side):
            count = painted.usable.get((channel, side), 0)
            if count < least and not _all_one_way(painted, channel, 1 - side):
                few = "{0} writes to 1 device of {2}: expected {3} or more"
                few = few if count == 1 else "{0} writes to {1} devices of {2}: expected {3} or more"
                text = say(few, item.words(side), count, scene.words(channel), least)
                yield FoundProblem(text, (item.name, channel))


@check(
    "link-one-way",
    "warning",
    "Only one side writes to the devices with the lowest and the highest numbers. If all of them are on "
    "a channel with few other devices, the channel starves in the other direction: move them to a "
    "channel with more devices.",
    STUDY,
    LINKED,
    over="links",
)
def one_way(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """A channel with devices that only one system writes to also has enough devices for the other."""
    if any(older(lpar, CLUSTERS) for lpar in item.lpars):
        return  # such a link has one device
    painted = scene.painted(item)
    for side in (0, 1):
        least = _least(_used(painted, side))
        for channel in _used(painted, side):
            count = painted.usable.get((channel, side), 0)
            if count < least and _all_one_way(painted, channel, 1 - side):
                own = [row for row in painted.rows if row.writes == _ONE_WAY[1 - side]]
                alone = say(
                    "only {0} writes to {1}; all of these are on {2}",
                    item.words(1 - side),
                    _listed(own),
                    scene.words(channel),
                )
                left = "{0}; {1} writes to 1 other device there: expected {3} or more"
                left = (
                    left if count == 1 else "{0}; {1} writes to {2} other devices there: expected {3} or more"
                )
                yield FoundProblem(say(left, alone, item.words(side), count, least), (item.name, channel))


def _least(channels: list[str]) -> int:
    """Return the number of devices on which each channel should write."""
    return min(ACTIVE, (MAX_DEVICES - RESERVED) // max(1, len(channels)))


def _used(painted: Painted, side: int) -> list[str]:
    """Return channels of a side with working connections."""
    works = (row for row in painted.rows if row.channels and row.writes != "nobody")
    return list(dict.fromkeys(work.channels[side] for work in works if work.channels))


def _all_one_way(painted: Painted, channel: str, writer: int) -> bool:
    """Return True if all devices on which only this side may write are on one channel."""
    own = [row for row in painted.rows if row.writes == _ONE_WAY[writer] and row.channels]
    return bool(own) and all(item.channels and item.channels[1 - writer] == channel for item in own)


def _listed(rows: list[Writer]) -> str:
    return joined(f"{row.number:04X}" for row in rows)


def _ids(item: LinkItem) -> list[str]:
    return [channel.id for channel in item.channels]
